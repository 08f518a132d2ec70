"""What is to come, and what came to an end."""

from dataclasses import replace
from functools import partial

from desktop.ui import times, words
from desktop.ui.lists.lines import Deed, Line, View
from desktop.ui.session_port import SessionPort
from desktop.ui.words import Tone, tr
from memory.kinds.prospective import Entry
from memory.records import Ruling
from memory.review.subjects import as_written
from memory.vocabulary import CommitmentState


def to_come(session: SessionPort) -> tuple[Line, ...]:
    """Return what is to come and what was missed."""
    return tuple(_line(one) for one in session.overview.agenda())


def what(entry: Entry) -> str:
    """Return what is to be done, as it was said, without its time."""
    record = entry.record
    said = as_written(record.claim.value, record.statement) if record.claim else record.statement
    return said[:1].upper() + said[1:]


def _line(entry: Entry) -> Line:
    planned, record = entry.commitment, entry.record
    when = times.moment(planned.due_at) if planned.due_at else tr("no time named")
    notes = [when, words.label(planned.sort)]
    if planned.recurrence:
        notes.append(tr("comes again"))
    back = None if planned.recurrence else partial(_reopen, record.id)  # it has moved on
    mark, tone = "", Tone.PAST
    if entry.waiting:
        mark, tone = tr("waiting for you"), Tone.WAITS
    elif planned.state is CommitmentState.MISSED:
        mark, tone = tr("missed while Candor was closed"), Tone.UNSURE
    elif entry.overdue:
        mark, tone = tr("was due"), Tone.UNSURE
    return Line(
        record.id,
        what(entry),
        " \N{MIDDLE DOT} ".join(notes),
        mark,
        tone,
        record.id,
        (Deed("done", tr("Done"), partial(_done, record.id), back),),
    )


def settled(session: SessionPort) -> tuple[Line, ...]:
    """Return what is done or was missed, the latest first."""
    return tuple(_ended(one) for one in session.overview.settled())


def _ended(entry: Entry) -> Line:
    line, id = _line(entry), entry.record.id
    is_done = entry.commitment.state is CommitmentState.DONE
    deeds = (Deed("reopen", tr("Not done after all"), partial(_reopen, id), partial(_done, id)),)
    if is_done:
        return replace(line, mark=tr("done"), tone=Tone.USE, deeds=deeds)
    return replace(line, mark=tr("missed"), tone=Tone.UNSURE)


def _reopen(id: str, session: SessionPort) -> Ruling:
    return session.amendments.reopen(id)


def _done(id: str, session: SessionPort) -> Ruling:
    return session.amendments.done(id)


VIEWS = (
    View(
        "to-come",
        "To come",
        to_come,
        "Nothing is to come. Say “remind me tomorrow at nine to call Anna”, or promise something, "
        "and it appears here.",
    ),
    View(
        "settled",
        "Done and missed",
        settled,
        "Nothing was done or missed yet. What you mark as done appears here.",
    ),
)
