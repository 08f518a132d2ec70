"""The words in which commands show memory to people: plain, short, from the owner's side."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from memory.records import COMPANION, OWNER, Record, Subject
from memory.vocabulary import Status
from personality.attribution import said_at
from personality.dates import spoken_date

_STATUS: Mapping[Status, str] = {
    Status.ACTIVE: "in use",
    Status.PENDING: "waiting for you",
    Status.CONTRADICTED: "set aside",
    Status.SUPERSEDED: "replaced",
    Status.STALE: "stale",
    Status.RETRACTED: "withdrawn",
    Status.ARCHIVED: "put away",
}
"""A status that is missing here is called by its own word."""


_SELVES = {OWNER.key: "You", COMPANION.key: "Candor"}


def day(at: datetime, zone: ZoneInfo) -> str:
    """Return the day: ``5 March``, with its year when it is not this one."""
    return spoken_date(at, zone.key, datetime.now(UTC))


def moment(at: datetime, zone: ZoneInfo) -> str:
    """Return day and time of day: ``5 March, 19:04``."""
    return f"{day(at, zone)}, {at.astimezone(zone):%H:%M}"


def who(subject: Subject) -> str:
    """Return whom a record is about, seen from the owner."""
    name = _SELVES.get(subject.key) or subject.name or "somebody"
    return name[:1].upper() + name[1:]


def span(record: Record, zone: ZoneInfo) -> str:
    """Return when a record is true: ``since 5 March``; when it was told, where nobody said."""
    validity = record.validity
    if validity.until_utc is not None:
        return f"until {day(validity.until_utc, zone)}"
    if validity.ended:
        return "no longer"
    if validity.from_utc is not None:
        return f"since {day(validity.from_utc, zone)}"
    return f"told on {day(said_at(record), zone)}"


def line(record: Record, zone: ZoneInfo) -> str:
    """Return a record on one line."""
    words = _STATUS.get(record.status, record.status.replace("_", " "))
    state = f"{words}, {span(record, zone)}"
    return f"{record.id}  {who(record.subject)}: \u201c{record.statement}\u201d ({state})"


def quotes(record: Record, zone: ZoneInfo) -> Iterator[str]:
    """Yield what supports a record, with its day and how sure the record is."""
    for source in record.sources:
        yield f"{day(source.at, zone)}: \u201c{source.quote}\u201d"
    yield f"sure {record.confidence:.2f}"
