"""What went wrong, as the owner reports it, and patterns over such reports.

A report says what happened to the owner; why it happened is at most told with it, and being told
never verifies a cause, however often. A pattern is a conclusion and is marked as one.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime

from memory.details import Failure
from memory.extraction.times import zone_named
from memory.kinds.complaints import complaint
from memory.kinds.offering import Said, offer_sentence, said_by_owner
from memory.records import COMPANION, Candidate, Claim, Record, Utterance, Verdict
from memory.vocabulary import (
    Decision,
    FailureKind,
    Kind,
    Origin,
    Reason,
    SourceType,
    Status,
)

SLOT = "failure"
"""The slot of a report; its value is the kind of failure."""
PATTERN_SLOT = "failure_pattern"
"""The slot of a pattern; its value is the kind of failure."""
REPORTS_FOR_A_PATTERN = 3
"""On as many different days or in as many conversations; chosen by hand, as for preferences."""

_CAUSE = re.compile(r"\b(?:because(?: of)?|since|due to|as) (?P<cause>.{3,120})$")


def offers(heard: Utterance, about_id: str | None = None) -> tuple[Candidate, ...]:
    """Return what the owner complains of.

    Args:
        heard: What was said.
        about_id: The answer just before it, or the record it came from; None when there was none.
    """
    return tuple(
        _offer(heard, said, kind, about_id)
        for said in said_by_owner(heard)
        if (kind := complaint(said, answered=about_id is not None)) is not None
    )


def _offer(heard: Utterance, said: Said, kind: FailureKind, about_id: str | None) -> Candidate:
    cause = _CAUSE.search(said.text)
    return replace(
        offer_sentence(heard, Kind.FAILURE, said),
        subject=COMPANION,
        claim=Claim(SLOT, kind.value),
        detail=Failure(kind, about_id, cause["cause"] if cause else None),
    )


def review(candidate: Candidate, known: Sequence[Record]) -> Verdict:
    """Decide what to do with a report or a pattern.

    Every report counts, but one about the same answer is the same report; and a pattern that is
    known gains evidence.
    """
    for record in known:
        if _same(candidate, record):
            return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN, (record,))
    return Verdict(Decision.CREATE, Reason.NEW)


def _same(candidate: Candidate, record: Record) -> bool:
    new, old = candidate.detail, record.detail
    if not isinstance(new, Failure) or not isinstance(old, Failure):
        return False
    if (new.failure, new.is_pattern) != (old.failure, old.is_pattern):
        return False
    return new.is_pattern or (new.about_id is not None and new.about_id == old.about_id)


def verify(failure: Failure, by: Origin) -> Failure:
    """Return a failure whose cause the owner verified on purpose; unchanged for anybody else.

    A cause that was never told, and that of a pattern, cannot be verified at all.
    """
    if by is not Origin.OWNER_CONFIRMED or failure.cause is None or failure.is_pattern:
        return failure
    return replace(failure, cause_is_verified=True)


# Patterns


def patterns(
    records: Sequence[Record], conversation_of: Mapping[str, str], at: datetime
) -> tuple[Candidate, ...]:
    """Return what several reports of one kind amount to; conclusions, marked as such.

    Args:
        records: Failures; only reports that are believed count.
        conversation_of: The conversation of each turn, by the turn's id.
        at: Now; each pattern quotes the latest report that it came from.
    """
    return tuple(
        _pattern(kind, reports, at)
        for kind, reports in _by_kind(records).items()
        if _occasions(reports, conversation_of) >= REPORTS_FOR_A_PATTERN
    )


def _by_kind(records: Sequence[Record]) -> dict[FailureKind, list[Record]]:
    found: dict[FailureKind, list[Record]] = {}
    for record in records:
        detail = record.detail
        believed = record.status is Status.ACTIVE and record.sources
        if believed and isinstance(detail, Failure) and not detail.is_pattern:
            found.setdefault(detail.failure, []).append(record)
    return found


def _occasions(reports: Sequence[Record], conversation_of: Mapping[str, str]) -> int:
    """Return on how many days or in how many conversations something was reported."""
    return len({_occasion(report, conversation_of) for report in reports})


def _occasion(report: Record, conversation_of: Mapping[str, str]) -> tuple[date, str]:
    source = report.sources[0]
    day = source.at.astimezone(zone_named(report.zone)).date()
    return day, conversation_of.get(source.turn_id or "", "")


def _pattern(kind: FailureKind, reports: Sequence[Record], at: datetime) -> Candidate:
    latest = max(reports, key=lambda report: report.sources[0].at)
    return Candidate(
        statement=f"Reported {len(reports)} times: {kind.value.replace('_', ' ')}",
        source=latest.sources[0],
        origin=Origin.INFERRED,
        subject=COMPANION,
        claim=Claim(PATTERN_SLOT, kind.value),
        kind=Kind.FAILURE,
        source_type=SourceType.INFERRED,
        zone=latest.zone,
        detail=Failure(kind, is_pattern=True),
        derived_from=tuple(report.id for report in reports),
    )


# What the list of failures shows


@dataclass(frozen=True)
class FailureSummary:
    """All that was reported of one kind."""

    failure: FailureKind
    reports: tuple[Record, ...]
    """The latest first."""
    pattern: Record | None
    """What was concluded from them; None when nothing was."""
    causes: tuple[tuple[str, int], ...]
    """Causes as reported, with how often; the most frequent first; none is verified by that."""


def failures(records: Sequence[Record]) -> tuple[FailureSummary, ...]:
    """Return what went wrong by kind, the most frequent first."""
    found = sorted(_summaries(records), key=lambda one: (-len(one.reports), one.failure.value))
    return tuple(found)


def _summaries(records: Sequence[Record]) -> Iterator[FailureSummary]:
    for kind, reports in _by_kind(records).items():
        causes = Counter(
            report.detail.cause
            for report in reports
            if isinstance(report.detail, Failure) and report.detail.cause
        )
        yield FailureSummary(
            kind,
            tuple(sorted(reports, key=lambda report: report.sources[0].at, reverse=True)),
            next((record for record in records if _is_pattern_of(kind, record)), None),
            tuple(causes.most_common()),
        )


def _is_pattern_of(kind: FailureKind, record: Record) -> bool:
    detail = record.detail
    return (
        isinstance(detail, Failure)
        and (detail.failure, detail.is_pattern) == (kind, True)
        and record.status in (Status.ACTIVE, Status.PENDING)
    )
