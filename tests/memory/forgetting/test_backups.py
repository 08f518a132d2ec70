"""A backup made before a forget is written anew; restoring one brings nothing forgotten back."""

import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.session.backups import back_up, restore
from memory.errors import StoreForeignError
from memory.forgetting import receipt
from memory.forgetting.values import Selection
from memory.vocabulary import ForgetMode, Status
from tests.memory.talking import Memory

CANARY, TWIN = "Quixzabble77", "Trundlewick88"


def held(file: Path, word: str) -> bool:
    """Tell whether anything in a backup holds a word."""
    with zipfile.ZipFile(file) as archive:
        return any(
            word.lower().encode() in archive.read(name).lower() for name in archive.namelist()
        )


@pytest.fixture
def backup(memory: Memory, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a memory that holds a canary and its twin; it is elsewhere."""
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    file = tmp_path_factory.mktemp("elsewhere") / "mine.candor"
    memory.close()
    back_up(memory.folder, file)
    memory.open()
    assert held(file, CANARY)
    assert held(file, TWIN)
    return file


def forget(memory: Memory) -> None:
    found = memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)
    assert found.is_complete, found
    assert any("backup" in each.copy and each.gone for each in found.copies)


def test_a_backup_is_written_anew_when_something_is_forgotten(memory: Memory, backup: Path) -> None:
    forget(memory)
    assert not held(backup, CANARY)
    assert held(backup, TWIN)


def test_an_old_copy_of_a_backup_brings_nothing_forgotten_back(
    memory: Memory, backup: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    copied = tmp_path_factory.mktemp("copied") / "old.candor"
    copied.write_bytes(backup.read_bytes())
    forget(memory)
    memory.say("I live in Ghent.")
    memory.close()
    assert held(copied, CANARY)
    kept = restore(memory.folder, copied)
    memory.open()
    assert memory.recalled(TWIN)  # control
    assert memory.recalled(CANARY) == []
    assert not any(CANARY in said for said in memory.statements(None))
    assert not memory.recalled("Where do I live?")  # what came later is not in it
    assert held(kept, "Ghent")
    assert receipt.is_chain(receipt.issued(memory.stores))
    assert len(receipt.issued(memory.stores)) == 1


def test_what_was_said_anew_after_the_forget_comes_back(
    memory: Memory, backup: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    forget(memory)
    memory.say(f"My locker code is {CANARY}.")
    memory.close()
    later = tmp_path_factory.mktemp("later") / "later.candor"
    back_up(memory.folder, later)
    restore(memory.folder, later)
    memory.open()
    assert memory.recalled(CANARY)
    assert memory.records(Status.ACTIVE)


def test_what_is_no_backup_changes_nothing(memory: Memory, tmp_path: Path) -> None:
    memory.say("I live in Ghent.")
    memory.close()
    other = tmp_path.parent / f"{datetime.now(UTC):%f}.zip"
    for content in (b"", b"not a zip"):
        other.write_bytes(content)
        with pytest.raises(StoreForeignError):
            restore(memory.folder, other)
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("../outside.db", "x")
        archive.writestr("ledger.db", "x")
    with pytest.raises(StoreForeignError):
        restore(memory.folder, other)
    memory.open()
    assert memory.recalled("Where do I live?")
