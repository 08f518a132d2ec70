"""How relevant what was found is to what is sought, and why."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from memory.extraction.times import Timing
from memory.recall import within
from memory.recall.dense import Near
from memory.records import Recollection, Record
from memory.terms import indexed_text, terms

FLOOR = 0.3
"""The least relevance that what is known must have to be recalled at all; see ``known``."""

ALIKE = 0.25
"""The cosine from which meaning counts; chosen by hand."""

IN_TIME = 0.25
"""What being of the time asked about adds: less than the floor, so that something else must be
right too. Chosen by hand."""

OVER = 0.15
"""What a fact that is over counts less where what is so now is asked: "where do I live?". What was
so stands behind what is, and is not hidden. Chosen by hand."""

IN_FOCUS = 0.1
"""What belonging to the project in focus adds: enough between near equals. Chosen by hand."""


@dataclass(frozen=True)
class Surroundings:
    """What a question stands in besides its words."""

    now: datetime
    zone: str = "UTC"
    timing: Timing | None = None
    """The stretch of time that it speaks of."""
    meant: Mapping[str, str] = field(default_factory=dict)
    """Subject keys of whom its pointing words mean, with the word that does."""
    asks_what_is: bool = False
    """It asks what is so now, and not what was so once."""
    project: str | None = None
    """The key of the project in focus."""
    project_name: str = ""


@dataclass(frozen=True)
class Sought:
    """A question as it is compared with what was found."""

    wanted: Sequence[str]
    """Its content terms."""
    names: Mapping[str, int]
    """Terms that it writes as names and few records are about, with how often those say them."""
    rarity: Mapping[str, float]
    bm25: Mapping[str, float]
    near: Near | None
    around: Surroundings


def known(record: Record, sought: Sought) -> Recollection:
    """Return what is known with how relevant it is.

    That is the share of the question's content that it holds, weighted by rarity, and what its
    meaning, its subject and its time add to that.
    """
    held = terms(indexed_text(record))
    matched = [term for term in sought.wanted if term in set(held)]
    covered = sum(sought.rarity[term] for term in matched) / (sum(sought.rarity.values()) or 1.0)
    meaning = 0.0 if sought.near is None else sought.near.of(record.id)
    parts = {
        "words": round(covered, 4),
        "meaning": round(meaning, 4),
        "bm25": round(sought.bm25.get(record.id, 0.0), 4),
    }
    score = covered + meant(meaning)
    reasons = [_why(matched, meaning)]
    is_named = any(held.count(name) >= least for name, least in sought.names.items())
    if is_named or record.subject.key in sought.around.meant:
        parts["named"] = 1.0
        score += FLOOR
    for name, added, reason in _besides(record, sought.around):
        parts[name] = 1.0
        score += added
        reasons.append(reason)
    return Recollection(record, score, parts, "; ".join(reasons))


def _besides(record: Record, around: Surroundings) -> list[tuple[str, float, str]]:
    """Return what speaks for a record besides words and meaning: part, amount, reason."""
    found = []
    if word := around.meant.get(record.subject.key):
        found.append(("meant", 0.0, f"'{word}' means {record.subject.name}"))
    if around.timing is not None and within.touches(record, around.timing):
        reason = _reason(record, around)
        found.append(("time", IN_TIME, reason))
    if around.asks_what_is and _is_over(record, around.now):
        found.append(("over", -OVER, "it is over"))
    if around.project is not None and _belongs(record, around.project, around.project_name):
        found.append(("project", IN_FOCUS, f"it belongs to {around.project_name}, now in focus"))
    return found


def _is_over(record: Record, now: datetime) -> bool:
    until = record.validity.until_utc
    is_past = record.validity.ended or (until is not None and until <= now)
    return record.claim is not None and is_past


def _belongs(record: Record, key: str, name: str) -> bool:
    """Tell whether a record is of a project: kept as its own, or naming it."""
    is_own = key in (record.project_id, record.subject.key)
    return is_own or set(terms(name)) <= set(terms(indexed_text(record)))


def standing(one: Recollection) -> float:
    """Return what a floor is held against: that something is over puts it behind, not away."""
    return one.score + OVER * one.parts.get("over", 0.0)


def relevance(one: Recollection) -> float:
    """Return what others are held against: the time asked about leads, and hides nothing."""
    return standing(one) - IN_TIME * one.parts.get("time", 0.0)


def in_order(one: Recollection) -> tuple[float, float, float, float]:
    """Sort by relevance; between equals by what matters, is sure, and is newest."""
    record = one.record
    newest = -record.recorded_at.timestamp()
    return (-round(one.score, 4), -record.importance, -record.confidence, newest)


def moment(
    record: Record, score: float, parts: Mapping[str, float], sought: Sought
) -> Recollection:
    """Return an imported turn with why it was found."""
    matched = _matched(f"{record.statement} {record.subject.name}", sought.wanted)
    why = f"{_why(matched, parts['meaning'])}, as do the turns around it"
    around = sought.around
    if around.timing is not None and within.was_said(record, around.timing):
        reason = _reason(record, around)
        return Recollection(record, score, {**parts, "time": 1.0}, f"{why}; {reason}")
    return Recollection(record, score, parts, why)


def of_the_time(records: Sequence[Record], around: Surroundings) -> tuple[Recollection, ...]:
    """Return what a question about nothing but a time brings: facts first, the newest first."""
    assert around.timing is not None
    best = len(records)
    return tuple(
        Recollection(
            record,
            1 - place / (best + 1),
            {"time": 1.0},
            _reason(record, around),
        )
        for place, record in enumerate(records)
    )


def _reason(record: Record, around: Surroundings) -> str:
    assert around.timing is not None
    return within.because(record, around.timing, around.now, around.zone)


def meant(cosine: float) -> float:
    """Return what a nearness in meaning adds to a score."""
    return 1.2 * max(0.0, cosine - ALIKE)


def _matched(text: str, wanted: Sequence[str]) -> list[str]:
    held = set(terms(text))
    return [term for term in wanted if term in held]


def _why(matched: Collection[str], meaning: float) -> str:
    if matched:
        return f"it shares the words {', '.join(matched)}"
    return f"it means something alike (cosine {meaning:.2f})"
