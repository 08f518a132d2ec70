"""What the tests of known faults of other programs say and look at."""

from datetime import datetime
from zoneinfo import ZoneInfo

from memory.records import Record, Ruling, Utterance
from memory.vocabulary import Kind, Origin, Reason, Speaker, Status
from tests.memory.talking import Memory


def tell(memory: Memory, *texts: str) -> list[Ruling]:
    """Say each as the owner; return the rulings on what the last states of the world."""
    rulings: list[Ruling] = []
    for text in texts:
        rulings = memory.say(text)
    facts = [one for one in rulings if one.kind is Kind.SEMANTIC]
    return [one for one in facts if one.reason is not Reason.SMALL_TALK]


def facts(memory: Memory, status: Status | None = Status.ACTIVE) -> list[Record]:
    return memory.of_kind(Kind.SEMANTIC, status)


def statements(memory: Memory, status: Status | None = Status.ACTIVE) -> list[str]:
    return [record.statement.rstrip(".") for record in facts(memory, status)]


def tell_at(
    memory: Memory,
    text: str,
    at: datetime,
    *,
    zone: str = "UTC",
    origin: Origin = Origin.OWNER_TEXT,
    external_id: str | None = None,
) -> list[Ruling]:
    """Say something at another time or place than the memory's clock shows."""
    turn = Utterance(text, Speaker.OWNER, at, "then", origin, zone=zone, external_id=external_id)
    kept = memory.router.submit(turn)
    turn = Utterance(text, Speaker.OWNER, at, "then", origin, zone=zone, id=kept.record_id or "")
    return [one for one in memory.remembering.remember(turn) if one.kind is Kind.SEMANTIC]


def on(day: str, zone: str = "UTC") -> datetime:
    return datetime.fromisoformat(day).replace(tzinfo=ZoneInfo(zone))
