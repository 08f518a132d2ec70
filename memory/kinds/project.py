"""Projects: scopes of work that the owner starts, puts aside and takes up again."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from memory.details import Commitment, Project
from memory.extraction.normalise import fold, plain
from memory.extraction.times import zone_named
from memory.kinds.mentions import is_meant, mentions, project_subject
from memory.kinds.offering import Said, offer_sentence, said_by_owner
from memory.records import Candidate, Claim, Record, Subject, Utterance, Verdict
from memory.vocabulary import CommitmentState, Decision, Kind, Reason, Scope, Status

SLOT = "project"
"""The slot of the claim that says whether a project is open or suspended."""
FOCUS = timedelta(minutes=30)
"""A project stays in focus over pauses up to this: as long as an episode lasts."""
CONTEXT_TURNS = 2
"""How many of the owner's last turns say where the work stood (chosen by hand)."""


class State(StrEnum):
    """The value of a project's claim."""

    OPEN = "open"
    SUSPENDED = "suspended"


_LEAD_IN = (
    r"^(?:(?:ok|okay|now|so|and|well|right|please|then|let us|let's|we|i|am|are|will|can you|could "
    r"you|should|want to|would like to|need to|have to|going to|can),? )*"
)
_SUSPENDS = re.compile(
    r"\b(?:put|set|lay|leave|park)(?:ting|ing)? .{1,60}? (?:aside|away|on (?:hold|ice)|for (?:now|"
    r"later|the (?:moment|time being)))\b|\b(?:put|set|lay)(?:ting|ing)? (?:aside|away)\b"
    r"|\b(?:paus|suspend|shelv|postpon|park)(?:e|ed|ing)?\b"
)
_RESUMES = re.compile(
    rf"{_LEAD_IN}(?:(?:go|going|get|getting|come|coming|turn|switch) )?back (?:to|on)\b"
    r"|\b(?:went|got|came|go|get) back (?:to|on)\b|\b(?:return|resum|reopen)(?:e|ed|ing)?\b"
    r"|\b(?:continue|carry on|carrying on|continuing)\b"
    r"|\b(?:pick|picking|take|taking) .{0,60}?\bup\b"
)
_STARTS = re.compile(
    r"\b(?:start|begin|beginning|set up|setting up|create|creating|open|launch|kick off)(?:ed|ing)?"
    r"\b.*\bproject\b|\bnew project\b"
)
_CALLED = re.compile(
    r"(?i:\bproject(?:,? (?:called|named)|:)) [\"\u201c']?"
    r"(?P<name>[^\W_][\w'-]*(?: [A-Z\u00c0-\u00de][\w'-]*){0,2})"
)
_NEGATED = re.compile(r"\b(?:not|never|no)\b")
_THIS = re.compile(r"\b(?:it|this|that|the project|this project)\b")
_NO_PROJECT = frozenset(("manager", "management", "lead", "leader", "plan", "planning", "owner"))


@dataclass(frozen=True)
class Standing:
    """Where a project stands: what is said when it is taken up again, and shown in lists."""

    project: Subject
    state: State
    context: str
    """Where the work stood, in the owner's words; empty when it was never put aside."""
    since: datetime | None
    """When it was put aside; None while it is open."""
    commitments: tuple[Record, ...] = ()
    """What is still to be done for it, the soonest first."""
    zone: str = "UTC"

    @property
    def statement(self) -> str:
        """The summary in plain sentences, made of the owner's words."""
        parts = [f"{self.project.name} is {self.state.value}."]
        if self.since is not None:
            day = self.since.astimezone(zone_named(self.zone))
            parts = [f"{self.project.name} was put aside on {day.day} {day:%B %Y}."]
        if self.context:
            parts.append(f'Where we stood: "{self.context}"')
        if self.commitments:
            parts.append("Still open: " + "; ".join(one.statement for one in self.commitments))
        return " ".join(parts)


def offers(
    heard: Utterance, known: Sequence[Record] = (), turns: Sequence[Utterance] = ()
) -> tuple[Candidate, ...]:
    """Return the projects that a turn starts, puts aside or takes up again.

    Args:
        heard: The turn.
        known: The active records of all projects.
        turns: The turns of the conversation before this one, oldest first.
    """
    found: dict[str, Candidate] = {}
    for said in said_by_owner(heard):
        if not (_is_about_projects(said.text) and is_meant(said.sentence.text)):
            continue
        for subject in _named(said, known, in_focus(turns, known, heard.at)):
            state = _state(said.text, is_known=_record_of(subject.key, known) is not None)
            if state is not None:
                found[subject.key] = _offer(heard, said, subject, state, (known, turns))
    return tuple(found.values())


def review(candidate: Candidate, known: Sequence[Record]) -> Verdict:
    """Start a project once, and let each change of its state take the place of the last."""
    record = _record_of(candidate.subject.key, known)
    if record is None:
        return Verdict(Decision.CREATE, Reason.NEW)
    if record.claim == candidate.claim:
        return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN, (record,))
    return Verdict(Decision.UPDATE, Reason.CHANGED, (record,))


def suspended(project: Project, at: datetime, context: str) -> Project:
    """Return a project put aside, with where the work stood."""
    return replace(project, suspended_at=at, context=context or project.context)


def resumed(project: Project) -> Project:
    """Return a project taken up again; its context stays until it is put aside once more."""
    return replace(project, suspended_at=None)


def belongs(text: str, known: Sequence[Record], focus: str | None = None) -> frozenset[str]:
    """Return the keys of the projects that a turn or a record belongs to.

    It belongs to every project that it names; when it names none, to the one in focus.
    """
    named = {subject.key for subject in _by_name(text, known)}
    return frozenset(named or ({focus} if focus else ()))


def in_focus(turns: Sequence[Utterance], known: Sequence[Record], now: datetime) -> str | None:
    """Return the key of the project that is being worked on, or None.

    The last one that the owner named is, until it is put aside or a pause is longer than FOCUS.
    """
    focus: str | None = None
    last: datetime | None = None
    for turn in turns:
        if last is not None and turn.at - last > FOCUS:
            focus = None
        last = turn.at
        focus = _focus_after(turn, known, focus)
    return None if last is None or now - last > FOCUS else focus


def standing(project: Record, records: Sequence[Record]) -> Standing:
    """Return where a project stands, with what is still to be done for it."""
    detail = project.detail
    kept = detail if isinstance(detail, Project) else Project(project.subject.name)
    due = [record for record in records if _is_open(record, project.subject.key)]
    return Standing(
        project.subject,
        State.OPEN if kept.suspended_at is None else State.SUSPENDED,
        kept.context,
        kept.suspended_at,
        tuple(sorted(due, key=_soonest)),
        project.zone,
    )


def _is_open(record: Record, key: str) -> bool:
    return (
        record.project_id == key
        and record.status is Status.ACTIVE
        and isinstance(record.detail, Commitment)
        and record.detail.state is CommitmentState.OPEN
    )


def _soonest(record: Record) -> tuple[bool, float]:
    due = record.detail.due_at if isinstance(record.detail, Commitment) else None
    return due is None, due.timestamp() if due else record.recorded_at.timestamp()


def _is_about_projects(text: str) -> bool:
    """Return whether a plain sentence can change anything; quick, for every sentence is asked."""
    return "project" in text or bool(_SUSPENDS.search(text) or _RESUMES.search(text))


def _record_of(key: str, known: Sequence[Record]) -> Record | None:
    return next(
        (one for one in known if one.subject.key == key and one.status is Status.ACTIVE), None
    )


def _named(said: Said, known: Sequence[Record], focus: str | None) -> Iterator[Subject]:
    """Yield the projects that a sentence is about, "it" included when one is in focus."""
    named = _by_name(said.sentence.text, known)
    yield from named
    record = _record_of(focus, known) if focus else None
    if not named and record is not None and _THIS.search(said.text):
        yield record.subject


def _by_name(text: str, known: Sequence[Record]) -> tuple[Subject, ...]:
    found = {
        one.subject.key: one.subject
        for one in mentions(text)
        if one.subject.key.startswith("project:") and fold(one.subject.name) not in _NO_PROJECT
    }
    if called := _CALLED.search(text):
        subject = project_subject(called["name"])
        found.setdefault(subject.key, subject)
    folded = fold(text)
    for record in known:
        if re.search(rf"(?<!\w){re.escape(fold(record.subject.name))}(?!\w)", folded):
            found[record.subject.key] = record.subject
    return tuple(found.values())


def _state(text: str, *, is_known: bool) -> State | None:
    """Return the state that a plain sentence puts a project in; None when it only names one."""
    for pattern, state in ((_SUSPENDS, State.SUSPENDED), (_RESUMES, State.OPEN)):
        if found := pattern.search(text):
            return None if _NEGATED.search(text[: found.end()]) else state
    if not is_known or _STARTS.search(text):
        return None if _NEGATED.search(text) else State.OPEN
    return None


def _offer(
    heard: Utterance,
    said: Said,
    subject: Subject,
    state: State,
    before: tuple[Sequence[Record], Sequence[Utterance]],
) -> Candidate:
    known, turns = before
    record = _record_of(subject.key, known)
    detail = record.detail if record is not None else None
    project = detail if isinstance(detail, Project) else Project(subject.name)
    if state is State.SUSPENDED:
        project = suspended(project, heard.at, _where_it_stood(subject.key, known, turns))
    else:
        project = resumed(project)
    return replace(
        offer_sentence(heard, Kind.PROJECT, said),
        subject=subject,
        claim=Claim(SLOT, state.value),
        scope=Scope.PROJECT,
        detail=project,
        project_id=subject.key,
    )


def _where_it_stood(key: str, known: Sequence[Record], turns: Sequence[Utterance]) -> str:
    """Return the owner's last words on a project."""
    own: list[str] = []
    for place, turn in enumerate(turns):
        focus = in_focus(turns[:place], known, turn.at)
        said = [sentence.text for sentence in said_by_owner(turn)]
        if key in belongs(turn.text, known, focus) and said and not _acts(turn):
            own.append(turn.text.strip())
    return " ".join(own[-CONTEXT_TURNS:])


def _acts(turn: Utterance) -> bool:
    """Return whether a turn starts, puts aside or takes up, so that it says nothing of the work."""
    text = plain(turn.text)
    return bool(_SUSPENDS.search(text) or _RESUMES.match(text) or _STARTS.search(text))


def _focus_after(turn: Utterance, known: Sequence[Record], focus: str | None) -> str | None:
    named = [subject.key for subject in _by_name(turn.text, known)]
    current = named[-1] if named else focus
    for said in said_by_owner(turn):
        about = named or _THIS.search(said.text)
        if (
            about
            and is_meant(said.sentence.text)
            and _state(said.text, is_known=True) is State.SUSPENDED
        ):
            return None
    return current
