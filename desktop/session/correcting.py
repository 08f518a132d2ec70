"""From the owner's words about a record that is wrong to what takes its place."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from memory import lifecycle
from memory.details import CausalLink, Commitment, Skill
from memory.errors import WriteRefusedError
from memory.extraction.normalise import plain, value
from memory.extraction.rules import extract
from memory.kinds import causal, preference, procedural, prospective, timetable
from memory.kinds.offering import offer
from memory.records import Candidate, Claim, Record, Ruling, Subject, Utterance
from memory.review.subjects import as_written
from memory.vocabulary import Act, Kind, Modality

CONVERSATION = "corrections"
"""The conversation that the owner's corrections are kept in."""

_OFFERS: Mapping[Kind, Callable[[Utterance], Sequence[Candidate]]] = {
    Kind.SEMANTIC: extract,
    Kind.PROSPECTIVE: prospective.offers,
    Kind.PROCEDURAL: procedural.offers,
    Kind.PREFERENCE: preference.offers,
    Kind.CAUSAL: causal.offers,
}
"""How each kind that words can correct reads them."""

_LONGEST_VALUE = 6
"""In words; what is longer is a sentence and no bare value. Chosen by hand."""

Who = Callable[[Subject], Subject]
"""Tells whom a subject is in truth."""


def can_be_corrected(record: Record) -> bool:
    """Tell whether words can take the place of a record."""
    return record.kind in _OFFERS and (record.status, Act.REPLACE) in lifecycle.TRANSITIONS


def require_correctable(record: Record) -> None:
    """Make sure that words can take the place of a record.

    Raises:
        WriteRefusedError: its kind is never corrected, or it is out of use already.
    """
    if record.kind not in _OFFERS:
        raise WriteRefusedError(f"a {record.kind} record can be rejected, but not put otherwise")
    lifecycle.after(record.status, Act.REPLACE)


def correction(record: Record, heard: Utterance, who: Who) -> Candidate:
    """Return what the owner's words put in the place of a record.

    A sentence is taken as it reads, a bare value in the wrong one's place.

    Args:
        record: What is wrong; ``require_correctable`` has passed it.
        heard: The owner's words, as a turn that was kept.
        who: Who is who.
    """
    offers = _OFFERS[record.kind](heard)
    about = [one for one in offers if _slot(one) == _slot(record) and _fits(one, record, who)]
    if about:
        return _placed(about[0], record)
    told = [one for one in offers if one.claim is not None and one.subject.key]
    refusable = [one for one in offers if one.modality is not Modality.ASSERTED]
    if told or refusable:
        return replace((told or refusable)[0], project_id=record.project_id)
    if record.claim is None or len(heard.text.split()) > _LONGEST_VALUE:
        return _as_said(record, heard)
    return _in_place(record, record.claim, heard)


def insisted(refused: Ruling, heard: Utterance) -> Candidate:
    """Return what the owner wants remembered though it was refused, as it reads.

    Args:
        refused: The refusal.
        heard: Its words, as a turn of the owner's that was kept.
    """
    kind = refused.kind if refused.kind in _OFFERS else Kind.SEMANTIC
    offers = [one for one in _OFFERS[kind](heard) if one.subject.key]
    found = offers[0] if offers else offer(heard, kind, 0, len(heard.text))
    return replace(found, modality=Modality.ASSERTED)


def _slot(one: Candidate | Record) -> str | None:
    return one.claim.slot if one.claim else None


def _fits(one: Candidate, record: Record, who: Who) -> bool:
    """Tell whether a candidate may be about whom the record is about: "she" may be anybody."""
    return not one.subject.key or who(one.subject).key == who(record.subject).key


def _placed(one: Candidate, record: Record) -> Candidate:
    return replace(
        one,
        subject=record.subject,
        scope=record.scope,
        project_id=one.project_id or record.project_id,
    )


def _as_said(record: Record, heard: Utterance) -> Candidate:
    """Return the owner's words as they are, about whom the record is about."""
    return _placed(offer(heard, record.kind, 0, len(heard.text)), record)


def _in_place(record: Record, wrong: Claim, heard: Utterance) -> Candidate:
    """Return the record's claim with a bare value in the wrong one's place.

    Raises:
        WriteRefusedError: it is the same value.
    """
    bare = _as_said(record, heard)
    said, statement = _put(record.statement, wrong.value, heard.text.strip().rstrip(".!"))
    right = replace(wrong, value=value(said))
    if right == wrong:
        raise WriteRefusedError("that is what the record says already")
    match record.detail:
        case Commitment() as planned:
            due = timetable.due(timetable.read(said), heard.at, heard.zone)
            if due.at is not None:
                rule = str(due.rule) if due.rule else None
                detail = replace(planned, due_at=due.at, recurrence=rule)
                return replace(bare, statement=f"{wrong.value}, {said}", claim=wrong, detail=detail)
            return replace(bare, statement=statement, claim=right, detail=planned)
        case Skill() as skill:
            approved = replace(skill, approved_at=heard.at)
            return replace(bare, statement=statement, claim=right, detail=approved)
        case CausalLink() as link:
            other = replace(link, effect=plain(said))
            return replace(bare, statement=statement, claim=right, detail=other)
        case _:
            return replace(bare, statement=statement, claim=right)


def _put(statement: str, wrong: str, said: str) -> tuple[str, str]:
    """Return what was said without a word that stands there already, and the statement with it.

    "in Turin" in the place of Rome makes "lives in Turin". Where the wrong value does not occur
    as it is, what was said is the whole statement.
    """
    written = as_written(wrong, statement)
    before, found, after = statement.partition(written)
    if not found:
        return said, said
    first, _, rest = said.partition(" ")
    if rest and before.split()[-1:] == [first.casefold()]:
        said = rest
    return said, before + said + after
