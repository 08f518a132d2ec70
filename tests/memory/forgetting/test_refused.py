"""What was forgotten and is offered again is refused without a word, and counted."""

from pathlib import Path

import pytest
from sqlalchemy import func, select

from desktop.session.backups import back_up, restore
from memory.forgetting.values import Selection
from memory.records import Ruling
from memory.store import tables
from memory.vocabulary import ForgetMode, Origin, Reason, StoreName
from tests.memory.talking import Memory

CANARY, TWIN = "Quixzabble77", "Trundlewick88"
SAID = (f"My locker code is {CANARY}.", f"My bicycle code is {TWIN}.")


def counted(memory: Memory) -> int:
    """Return how often a tombstone has kept something from coming back."""
    with memory.stores.reading(StoreName.LEDGER) as connection:
        return connection.scalar(select(func.sum(tables.tombstones.c.refused))) or 0


def refusals(memory: Memory) -> list[Ruling]:
    return [one for one in memory.inspector.decisions() if one.reason is Reason.FORGOTTEN]


def forget(memory: Memory) -> None:
    found = memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)
    assert found.is_complete, found


def test_an_imported_turn_that_says_it_is_counted_and_another_is_not(memory: Memory) -> None:
    for text in SAID:
        memory.say(text)
    forget(memory)
    memory.say(SAID[1], origin=Origin.IMPORT, conversation="imported")
    assert (counted(memory), refusals(memory)) == (0, [])  # control
    memory.say(f"I said: {SAID[0]}", origin=Origin.IMPORT, conversation="imported")
    assert counted(memory)
    refused = refusals(memory)
    turns = [one.id for one in memory.inspector.turns("imported")]
    assert {(one.statement, one.origin, one.turn_id) for one in refused} == {
        ("", Origin.IMPORT, turns[-1])
    }


def test_what_a_restored_backup_does_not_bring_back_is_counted(
    memory: Memory, tmp_path_factory: pytest.TempPathFactory
) -> None:
    for text in SAID:
        memory.say(text)
    memory.close()
    file = tmp_path_factory.mktemp("elsewhere") / "mine.candor"
    back_up(memory.folder, file)
    old = Path(f"{file}.old")
    old.write_bytes(file.read_bytes())
    memory.open()
    forget(memory)
    assert counted(memory) == 0
    memory.close()
    restore(memory.folder, file)  # written anew when it was forgotten: it holds nothing of it
    memory.open()
    assert counted(memory) == 0  # control
    memory.close()
    restore(memory.folder, old)
    memory.open()
    assert counted(memory)
    assert memory.recalled(TWIN)
    assert memory.recalled(CANARY) == []


def test_a_few_everyday_words_of_a_forgotten_turn_may_stand_in_another(memory: Memory) -> None:
    for text in ("Yes.", "Good morning!", "Shall we have another look at the quixzabble?"):
        memory.say(text)
    gone = memory.router.forget(Selection(conversation="first"), ForgetMode.FORGET)
    assert gone.is_complete, gone
    later = "Good morning! Yes, I live in Ghent."
    for text in (later, "Yes.", "Shall we have another look at the quixzabble? Fine."):
        memory.say(text, origin=Origin.IMPORT, conversation="imported")
    free, whole, part = (one.text for one in memory.inspector.turns("imported"))
    assert free == later
    assert "Yes" not in whole
    assert "quixzabble" not in part
    assert "Fine." in part
