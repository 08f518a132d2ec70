"""What was learnt besides facts: projects, skills, causes, and what went wrong."""

from collections.abc import Iterator
from functools import partial

from desktop.ui import times, words
from desktop.ui.lists.lines import Deed, Line, View
from desktop.ui.session_port import SessionPort
from desktop.ui.words import Tone, tr
from memory.kinds.project import Standing
from memory.records import Record
from memory.vocabulary import Status

_DOT = " \N{MIDDLE DOT} "


def projects(session: SessionPort) -> tuple[Line, ...]:
    """Return the projects and where each stands."""
    return tuple(
        Line(
            one.record.id,
            one.record.subject.name,
            _DOT.join((*_standing(one.standing), *(each.statement for each in one.belonging[:3]))),
            tr("open") if one.standing.since is None else tr("put aside"),
            Tone.USE if one.standing.since is None else Tone.PAST,
            one.record.id,
        )
        for one in session.overview.projects()
    )


def _standing(one: Standing) -> Iterator[str]:
    """Yield since when a project rests, where it stood, and what is to be done for it."""
    if one.since is not None:
        yield tr("since {day}").format(day=times.day(one.since))
    if one.context:
        yield words.quoted(one.context)
    if one.commitments:
        due = "; ".join(each.statement for each in one.commitments)
        yield tr("still to do: {what}").format(what=due)


def skills(session: SessionPort) -> tuple[Line, ...]:
    """Return every version of every skill: in use, waiting, replaced."""
    found: list[Line] = []
    for one in session.overview.skills():
        current = (one.current,) if one.current else ()
        found += [_version(one.name, each) for each in (*current, *one.drafts, *one.earlier)]
    return tuple(found)


def _version(name: str, record: Record) -> Line:
    waits = record.status is Status.PENDING
    return Line(
        record.id,
        name[:1].upper() + name[1:],
        words.quoted(record.statement),
        words.label(record.status),
        words.tone(record.status),
        record.id,
        _verdict(record.id) if waits else (),
    )


def causes(session: SessionPort) -> tuple[Line, ...]:
    """Return what may come of what, the best supported first."""
    return tuple(
        Line(
            one.record.id,
            one.words,
            _DOT.join((words.label(one.link.grade), *_quotes(one.record))),
            words.label(one.record.status),
            words.tone(one.record.status),
            one.record.id,
            _verdict(one.record.id) if one.waiting else (),
        )
        for one in session.overview.causes()
    )


def failures(session: SessionPort) -> tuple[Line, ...]:
    """Return what went wrong, each report under its kind."""
    return tuple(_reports(session))


def _reports(session: SessionPort) -> Iterator[Line]:
    for one in session.overview.failures():
        count = tr("reported {count} times").format(count=len(one.reports))
        for report in one.reports:
            yield Line(
                report.id,
                report.statement,
                _DOT.join((times.moment(report.recorded_at), count)),
                words.label(one.failure),
                Tone.UNSURE,
                report.id,
            )


def _quotes(record: Record) -> list[str]:
    return [words.quoted(source.quote) for source in record.sources[:2]]


def _verdict(id: str) -> tuple[Deed, ...]:
    return (
        Deed("confirm", tr("Yes, that is right"), partial(_confirm, id)),
        Deed("reject", tr("No"), partial(_reject, id), partial(_restore, id)),
    )


def _confirm(id: str, session: SessionPort) -> object:
    return session.curation.confirm(id)


def _restore(id: str, session: SessionPort) -> object:
    return session.curation.restore(id)


def _reject(id: str, session: SessionPort) -> object:
    return session.curation.reject(id)


VIEWS = (
    View(
        "projects",
        "Projects",
        projects,
        "There is no project yet. Say “I have started a project called …” and it appears here.",
    ),
    View(
        "skills",
        "Skills",
        skills,
        "There is no skill yet. Say how you like something done, “when you write status mails, …”, "
        "and approve the draft here.",
    ),
    View(
        "causes",
        "Causes",
        causes,
        "No cause is known. Say what comes of what, “coffee gives me headaches”, and it "
        "appears here.",
    ),
    View(
        "failures",
        "What went wrong",
        failures,
        "Nothing was reported. Tell Candor when it misheard or misremembered, and it appears here.",
    ),
)
