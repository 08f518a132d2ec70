"""Every way out of a conflict and of every status, and the way back from each."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from memory.errors import CannotUndoError, NotInConflictError, WriteRefusedError
from memory.records import Candidate, Record, Ruling, Source, Utterance
from memory.store import tables
from memory.vocabulary import (
    Act,
    AuditedAct,
    Decision,
    Keep,
    Kind,
    Origin,
    Reason,
    SourceType,
    Speaker,
    Status,
    StoreName,
)
from tests.memory.talking import Memory, written

OLD, NEW = "I am vegetarian.", "I am not vegetarian."


@pytest.fixture
def torn(memory: Memory) -> Memory:
    """A memory in which two statements of the owner's contradict each other."""
    memory.say(OLD)
    memory.say(NEW)
    memory.pass_time(hours=1)
    return memory


def known(memory: Memory, statement: str) -> Record:
    found = [one for one in memory.of_kind(Kind.SEMANTIC, None) if one.statement == statement]
    assert len(found) == 1, [one.statement for one in memory.records()]
    return found[0]


def pair(memory: Memory) -> tuple[Record, Record]:
    return known(memory, OLD), known(memory, NEW)


def resolve(memory: Memory, keep: Keep, **how: datetime) -> Ruling:
    return memory.router.resolve(known(memory, NEW).id, keep, changed_on=how.get("on"))


MARCH = datetime(2026, 3, 1, tzinfo=UTC)


def test_keeping_the_old_one_lets_the_new_one_be_contradicted(torn: Memory) -> None:
    resolve(torn, Keep.OLD)
    old, new = pair(torn)
    assert (old.status, new.status) == (Status.ACTIVE, Status.CONTRADICTED)
    assert (old.source_type, old.confidence) == (SourceType.CONFIRMED, 1.0)
    assert new.rival_id is None
    assert new.invalidated_at == torn.now


def test_keeping_the_new_one_supersedes_the_old(torn: Memory) -> None:
    resolve(torn, Keep.NEW)
    old, new = pair(torn)
    assert (old.status, new.status) == (Status.SUPERSEDED, Status.ACTIVE)
    assert (old.superseded_by, new.supersedes_id) == (new.id, old.id)
    assert (new.source_type, new.rival_id) == (SourceType.CONFIRMED, None)
    assert old.invalidated_at == torn.now


def test_keeping_both_leaves_both_in_use(torn: Memory) -> None:
    resolve(torn, Keep.BOTH)
    old, new = pair(torn)
    assert (old.status, new.status) == (Status.ACTIVE, Status.ACTIVE)
    assert {old.source_type, new.source_type} == {SourceType.CONFIRMED}
    assert (old.superseded_by, new.supersedes_id, new.rival_id) == (None, None, None)


def test_keeping_both_with_a_date_is_then_and_now(torn: Memory) -> None:
    resolve(torn, Keep.BOTH, on=MARCH)
    old, new = pair(torn)
    assert (old.status, new.status) == (Status.SUPERSEDED, Status.ACTIVE)
    assert (old.validity.until_utc, new.validity.from_utc) == (MARCH, MARCH)
    assert old.invalidated_at is None  # it was so; it only ended
    later = datetime(2026, 3, 2, tzinfo=UTC)
    assert torn.recalled("Am I vegetarian?", valid_at=later) == [NEW.rstrip(".")]


def test_keeping_neither_withdraws_both(torn: Memory) -> None:
    resolve(torn, Keep.NEITHER)
    assert [one.status for one in pair(torn)] == [Status.RETRACTED, Status.RETRACTED]
    assert torn.recalled("Am I vegetarian?") == []


def correction(memory: Memory, text: str) -> Candidate:
    """Return what the owner writes into a record in its place, quoted from a turn of its own."""
    turn = Utterance(text, Speaker.OWNER, memory.now, "edits", Origin.OWNER_CONFIRMED)
    kept = memory.router.submit(turn)
    source = Source(memory.now, text, 0, len(text), turn_id=kept.record_id)
    return Candidate(text, source, Origin.OWNER_CONFIRMED)


def test_an_edit_takes_the_place_of_the_one_that_waits(torn: Memory) -> None:
    text = "I eat fish on Fridays."
    ruling = torn.router.correct(known(torn, NEW).id, correction(torn, text))
    assert (ruling.decision, ruling.reason) == (Decision.UPDATE, Reason.CORRECTED)
    _, new = pair(torn)
    edited = known(torn, text)
    assert (new.status, new.superseded_by) == (Status.SUPERSEDED, edited.id)
    assert (edited.status, edited.supersedes_id) == (Status.ACTIVE, new.id)
    assert new.rival_id is None


def test_asking_later_changes_nothing(torn: Memory) -> None:
    before = pair(torn)
    torn.reopen()
    assert pair(torn) == before
    assert before[1].status is Status.PENDING


@pytest.mark.parametrize("act", [Act.CONFIRM, Act.REJECT])
def test_a_plain_verdict_on_what_waits_is_a_way_out(torn: Memory, act: Act) -> None:
    torn.router.act(known(torn, NEW).id, act)
    expected = {
        Act.CONFIRM: (Status.SUPERSEDED, Status.ACTIVE),
        Act.REJECT: (Status.ACTIVE, Status.CONTRADICTED),
    }
    assert tuple(one.status for one in pair(torn)) == expected[act]


WAYS: dict[str, Callable[[Memory], Ruling]] = {
    "old": lambda memory: resolve(memory, Keep.OLD),
    "new": lambda memory: resolve(memory, Keep.NEW),
    "both": lambda memory: resolve(memory, Keep.BOTH),
    "both since March": lambda memory: resolve(memory, Keep.BOTH, on=MARCH),
    "neither": lambda memory: resolve(memory, Keep.NEITHER),
    "archive the rival": lambda memory: memory.router.act(known(memory, OLD).id, Act.ARCHIVE),
    "reject the rival": lambda memory: memory.router.act(known(memory, OLD).id, Act.REJECT),
}


@pytest.mark.parametrize("way", list(WAYS))
def test_every_way_out_can_be_undone_once(torn: Memory, way: str) -> None:
    before = pair(torn)
    ruling = WAYS[way](torn)
    assert pair(torn) != before  # control: it did something
    torn.pass_time(minutes=1)
    torn.router.undo(ruling.id)
    assert pair(torn) == before
    with pytest.raises(CannotUndoError):
        torn.router.undo(ruling.id)
    torn.pass_time(minutes=1)
    WAYS[way](torn)  # the way out is open again


@pytest.mark.parametrize("way", list(WAYS))
def test_what_was_changed_since_is_not_undone(torn: Memory, way: str) -> None:
    ruling = WAYS[way](torn)
    torn.pass_time(minutes=1)
    old, new = pair(torn)
    for one, status, act in (
        (old, Status.ACTIVE, Act.ARCHIVE),
        (new, Status.ACTIVE, Act.ARCHIVE),
        (old, Status.RETRACTED, Act.RESTORE),
        (old, Status.ARCHIVED, Act.RESTORE),
    ):
        if one.status is status:
            torn.router.act(one.id, act)
            break
    after = pair(torn)
    with pytest.raises(CannotUndoError):
        torn.router.undo(ruling.id)
    assert pair(torn) == after


def test_a_way_out_is_for_what_waits_only(torn: Memory) -> None:
    with pytest.raises(NotInConflictError):
        torn.router.resolve(known(torn, OLD).id, Keep.NEW)
    resolve(torn, Keep.NEW)
    with pytest.raises(NotInConflictError):
        resolve(torn, Keep.NEW)


@pytest.mark.parametrize("way", list(WAYS))
def test_the_audit_trail_says_who_when_and_why_and_never_what(torn: Memory, way: str) -> None:
    ruling = WAYS[way](torn)
    with torn.stores.reading(StoreName.LEDGER) as connection:
        query = select(tables.audit).filter_by(decision_id=ruling.id)
        rows = connection.execute(query).mappings().all()
    assert rows
    for row in rows:
        assert row["actor"] is Origin.OWNER_CONFIRMED
        assert row["at_utc"] == torn.now
        assert row["why"] is ruling.reason
        assert row["act"] in AuditedAct
        assert "vegetarian" not in str(dict(row))
    changed = {row["record_id"] for row in rows}
    assert changed <= {one.id for one in pair(torn)}
    assert changed


# Restoring, confirming, rejecting, archiving, from every status


def in_status(memory: Memory, status: Status) -> Record:
    """Return a record that came into a status the way the owner brings it there."""
    (ruling,) = memory.say("I live in Ghent.")
    id = written(ruling)
    match status:
        case Status.ACTIVE:
            pass
        case Status.PENDING:
            (ruling,) = memory.say("I live in Lyon.")
            id = written(ruling)
        case Status.CONTRADICTED:
            (ruling,) = memory.say("I live in Lyon.")
            id = written(ruling)
            memory.router.resolve(id, Keep.OLD)
        case Status.SUPERSEDED:
            memory.say("I moved to Lyon last week.")
        case Status.STALE:
            (ruling,) = memory.say("I am in Porto until 10 March 2026.")
            id = written(ruling)
            memory.pass_time(days=30)
            memory.router.expire()
        case Status.RETRACTED:
            memory.router.act(id, Act.REJECT)
        case Status.ARCHIVED:
            memory.router.act(id, Act.ARCHIVE)
        case _:
            raise AssertionError(status)
    record = memory.inspector.record(id)
    assert record.status is status
    memory.pass_time(minutes=1)
    return record


ALLOWED: dict[tuple[Status, Act], Status] = {
    (Status.ACTIVE, Act.CONFIRM): Status.ACTIVE,
    (Status.ACTIVE, Act.REJECT): Status.RETRACTED,
    (Status.ACTIVE, Act.ARCHIVE): Status.ARCHIVED,
    (Status.PENDING, Act.CONFIRM): Status.ACTIVE,
    (Status.PENDING, Act.REJECT): Status.CONTRADICTED,
    (Status.STALE, Act.CONFIRM): Status.ACTIVE,
    (Status.STALE, Act.REJECT): Status.RETRACTED,
    (Status.STALE, Act.ARCHIVE): Status.ARCHIVED,
    (Status.ARCHIVED, Act.RESTORE): Status.ACTIVE,
    (Status.RETRACTED, Act.RESTORE): Status.ACTIVE,
    # What the owner chose against waits against what is in use now; what the world outgrew
    # is true of its time, and contradicts nothing.
    (Status.CONTRADICTED, Act.RESTORE): Status.PENDING,
    (Status.SUPERSEDED, Act.RESTORE): Status.ACTIVE,
}
REACHABLE = [
    Status.ACTIVE,
    Status.PENDING,
    Status.CONTRADICTED,
    Status.SUPERSEDED,
    Status.STALE,
    Status.RETRACTED,
    Status.ARCHIVED,
]
ASKED = [Act.CONFIRM, Act.REJECT, Act.ARCHIVE, Act.RESTORE]


@pytest.mark.parametrize("status", REACHABLE)
@pytest.mark.parametrize("act", ASKED)
def test_every_verdict_on_every_status_is_carried_out_or_refused(
    memory: Memory, status: Status, act: Act
) -> None:
    record = in_status(memory, status)
    expected = ALLOWED.get((status, act))
    if expected is None:
        before = memory.records()
        with pytest.raises(WriteRefusedError):
            memory.router.act(record.id, act)
        assert memory.records() == before
        return
    ruling = memory.router.act(record.id, act)
    after = memory.inspector.record(record.id)
    assert (after.status, ruling.status) == (expected, expected)
    memory.pass_time(minutes=1)
    memory.router.undo(ruling.id)
    assert memory.inspector.record(record.id) == record


def test_what_is_brought_back_is_linked_to_by_nothing(memory: Memory) -> None:
    (old,) = memory.say("I am vegetarian.")
    (new,) = memory.say("Actually I am not vegetarian.")
    assert memory.inspector.record(written(new)).supersedes_id == written(old)
    memory.router.act(written(old), Act.RESTORE)
    back, successor = (memory.inspector.record(written(one)) for one in (old, new))
    assert (back.status, back.rival_id) == (Status.PENDING, successor.id)
    assert (back.superseded_by, successor.supersedes_id) == (None, None)


def test_undoing_a_change_takes_everything_that_hung_on_it_along(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    (moved,) = memory.say("I moved to Lyon last week.")
    lyon = memory.inspector.record(written(moved))
    made = made_from(memory, lyon, "French law applies.")
    (waiting,) = memory.say("I live in Porto.")
    memory.router.undo(moved.id)
    assert known(memory, "I live in Ghent.").status is Status.ACTIVE
    lyon = memory.inspector.record(lyon.id)
    assert (lyon.status, lyon.supersedes_id) == (Status.RETRACTED, None)
    assert memory.inspector.record(made.id).status is Status.STALE
    assert memory.inspector.record(written(waiting)).rival_id is None


# What hangs on a record


def made_from(memory: Memory, record: Record, text: str) -> Record:
    """Return a conclusion that was drawn from a record, and confirmed by the owner."""
    (source,) = record.sources
    offer = Candidate(text, source, Origin.INFERRED, derived_from=(record.id,))
    ruling = memory.router.submit(offer)
    memory.router.act(written(ruling), Act.CONFIRM)
    return memory.inspector.record(written(ruling))


@pytest.mark.parametrize("act", [Act.REJECT, Act.ARCHIVE])
def test_what_was_made_from_a_record_goes_stale_with_it(memory: Memory, act: Act) -> None:
    (ruling,) = memory.say("I live in Ghent.")
    first = made_from(memory, memory.inspector.record(written(ruling)), "Belgian law applies.")
    second = made_from(memory, first, "A Belgian lawyer is needed.")
    (other,) = memory.say("I play the cello.")
    memory.router.act(written(ruling), act)
    assert memory.inspector.record(first.id).status is Status.STALE
    assert memory.inspector.record(second.id).status is Status.STALE
    assert memory.inspector.record(written(other)).status is Status.ACTIVE  # control


def test_what_was_made_from_a_replaced_record_goes_stale(memory: Memory) -> None:
    (ruling,) = memory.say("I live in Ghent.")
    made = made_from(memory, memory.inspector.record(written(ruling)), "Belgian law applies.")
    memory.say("I moved to Lyon last week.")
    assert memory.inspector.record(made.id).status is Status.STALE


def test_what_waits_follows_its_rivals_successor(memory: Memory) -> None:
    (old,) = memory.say("I live in Ghent.")
    (waiting,) = memory.say("I live in Porto.")
    (successor,) = memory.say("I moved to Lyon last week.")
    assert memory.inspector.record(written(waiting)).rival_id == written(successor)
    assert memory.inspector.record(written(old)).status is Status.SUPERSEDED


def test_what_waits_alone_waits_for_the_owner(memory: Memory) -> None:
    (old,) = memory.say("I live in Ghent.")
    (waiting,) = memory.say("I live in Porto.")
    memory.router.act(written(old), Act.REJECT)
    left = memory.inspector.record(written(waiting))
    assert (left.status, left.rival_id) == (Status.PENDING, None)
    memory.router.act(left.id, Act.CONFIRM)
    assert memory.inspector.record(left.id).status is Status.ACTIVE


def test_two_that_wait_are_settled_one_by_one(memory: Memory) -> None:
    (old,) = memory.say("I live in Ghent.")
    (porto,) = memory.say("I live in Porto.")
    (lyon,) = memory.say("I live in Lyon.")
    memory.router.resolve(written(porto), Keep.NEW)
    assert memory.inspector.record(written(lyon)).rival_id == written(porto)
    assert memory.inspector.record(written(old)).status is Status.SUPERSEDED
    memory.router.resolve(written(lyon), Keep.NEW)
    homes = [one for one in memory.records(Status.ACTIVE) if one.claim and one.claim.slot == "home"]
    assert [one.id for one in homes] == [written(lyon)]


def test_undoing_brings_nothing_back_beside_what_took_its_place(memory: Memory) -> None:
    ghent = written(memory.say("I live in Ghent.")[0])
    put_away = memory.router.act(ghent, Act.ARCHIVE)
    turin = written(memory.say("I moved to Turin.")[0])
    with pytest.raises(CannotUndoError, match="taken its place"):
        memory.router.undo(put_away.id)
    assert known(memory, "I live in Ghent.").status is Status.ARCHIVED
    memory.router.act(turin, Act.ARCHIVE)
    memory.router.undo(put_away.id)  # control: nothing is in its place any more
    assert known(memory, "I live in Ghent.").status is Status.ACTIVE


def test_what_is_said_already_is_not_brought_back_beside_it(memory: Memory) -> None:
    first = written(memory.say("I live in Ghent.")[0])
    memory.router.act(first, Act.ARCHIVE)
    second = written(memory.say("I live in Ghent.")[0])
    assert second != first
    with pytest.raises(WriteRefusedError, match="says the same already"):
        memory.router.act(first, Act.RESTORE)
    memory.router.act(second, Act.ARCHIVE)
    assert memory.router.act(first, Act.RESTORE).status is Status.ACTIVE  # control
