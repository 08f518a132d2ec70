"""Whether a record may be used for a question, now or as of an instant."""

from dataclasses import dataclass
from datetime import datetime

from memory.extraction.times import Timing
from memory.records import Record
from memory.vocabulary import RECALLABLE, Status


@dataclass(frozen=True)
class AsOf:
    """From when a question looks at memory."""

    valid_at: datetime | None
    """What was true then; None means what is true now."""
    known_at: datetime | None
    """What was believed then; None means what is believed now."""
    now: datetime
    """The present of the one who asks."""
    window: Timing | None = None
    """The stretch that the question speaks of: what was so then may be used, though it is over."""


def why_not(record: Record, as_of: AsOf) -> str | None:
    """Return why a record may not be used, ``status`` or ``time``; None when it may."""
    if as_of.valid_at is None:
        if as_of.window is not None and _was_so(record, as_of.window):
            return None
        if record.status not in RECALLABLE:
            return "status"
        return "time" if _has_run_out(record, as_of.now) else None
    if record.status not in RECALLABLE and not _was_true_once(record):
        return "status"
    return None if _covers(record, as_of.valid_at) else "time"


def _was_so(record: Record, window: Timing) -> bool:
    """Tell whether a record was true in a stretch; that it was only said then does not make it."""
    ends = record.validity.until_utc
    is_over = _was_true_once(record) or (record.status is Status.STALE and ends is not None)
    if not (record.status in RECALLABLE or is_over):
        return False
    begins = _begins(record)
    is_late = begins is not None and window.end is not None and begins >= window.end
    return not is_late and (ends is None or window.start is None or ends > window.start)


def _was_true_once(record: Record) -> bool:
    """Tell a fact that the world outgrew from one that was never so."""
    return record.status is Status.SUPERSEDED and record.invalidated_at is None


def _has_run_out(record: Record, now: datetime) -> bool:
    """Tell what was to end and has ended from what was over when it was told, which stays true."""
    until = record.validity.until_utc
    return until is not None and _told(record) < until <= now and not _is_dated(record)


def _is_dated(record: Record) -> bool:
    """Tell what happened on the day that it was told ("today"): the day ends, what happened not."""
    begins = record.validity.from_utc
    return record.claim is None and begins is not None and begins <= _told(record)


def _told(record: Record) -> datetime:
    return min((source.at for source in record.sources), default=record.recorded_at)


def _covers(record: Record, valid_at: datetime) -> bool:
    begins, ends = _begins(record), record.validity.until_utc
    return (begins is None or begins <= valid_at) and (ends is None or valid_at < ends)


def _begins(record: Record) -> datetime | None:
    """Return from when a record is known to be so; None for what was over when it was told.

    An unknown beginning is not "always": it is from when it was said.
    """
    validity, told = record.validity, _told(record)
    if validity.from_utc is not None:
        return validity.from_utc
    return None if validity.until_utc is not None and validity.until_utc <= told else told
