"""A backup made before a forget is written anew; restoring one brings nothing forgotten back."""

import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.session.backups import back_up, restore
from memory.door.restoring import BackupCopy
from memory.errors import (
    BackupDamagedError,
    BackupLockedError,
    NoBackupError,
    OtherMemoryError,
    StillForgettingError,
    StoreFullError,
)
from memory.forgetting import backups, receipt
from memory.forgetting.values import Receipt, Selection
from memory.store import keys, rekeying
from memory.vocabulary import ForgetMode, Status
from tests.memory.forgetting.bytes import holders
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


def asked(memory: Memory) -> Receipt:
    return memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)


def left(found: Receipt) -> str:
    """Return what is left in backups, and that nothing is anywhere else."""
    (one,) = [each for each in found.copies if each.left]
    assert one.copy == BackupCopy.name
    return one.left or ""


def forget(memory: Memory) -> None:
    found = asked(memory)
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
        with pytest.raises(NoBackupError):
            restore(memory.folder, other)
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("../outside.db", "x")
        archive.writestr("ledger.db", "x")
    with pytest.raises(NoBackupError):
        restore(memory.folder, other)
    assert backups.noted(memory.folder) == ()
    assert not (memory.folder / backups.FOLDER).exists()
    memory.open()
    assert memory.recalled("Where do I live?")


def test_another_memorys_backup_is_refused_before_anything_is_made(
    memory: Memory, backup: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = Memory(tmp_path_factory.mktemp("other"))
    other.say("I live in Lisbon.")
    other.say("My shed code is Wigglespoon99.")
    other.close()
    restore(other.folder, backup)  # control: it has forgotten nothing, and becomes that memory
    other.open()
    assert other.recalled(TWIN)
    assert not other.recalled("Where do I live?")
    other.close()
    third = Memory(tmp_path_factory.mktemp("third"))
    third.say("My shed code is Wigglespoon99.")
    third.say("I live in Lisbon.")
    third.router.forget(Selection(query="shed code"), ForgetMode.FORGET)
    third.close()
    with pytest.raises(OtherMemoryError):
        restore(third.folder, backup)
    assert backups.noted(third.folder) == ()
    assert not (third.folder / backups.FOLDER).exists()
    assert not (third.folder / backups.SCRATCH).exists()
    assert list(third.folder.glob("*.rekeyed")) == []
    third.open()
    assert third.recalled("Where do I live?")
    third.close()


def test_a_restore_waits_until_what_is_being_forgotten_is_unreadable(
    memory: Memory, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(memory.router, "_erased", lambda id: iter(()))  # as if killed just then
        assert not asked(memory).is_complete
    memory.stores.close()
    with pytest.raises(StillForgettingError):
        restore(memory.folder, backup)
    memory.open()  # which goes on with it
    memory.close()
    restore(memory.folder, backup)
    memory.open()
    assert memory.recalled(CANARY) == []
    assert memory.recalled(TWIN)  # control


def test_what_is_not_proved_yet_is_proved_after_a_restore(
    memory: Memory, backup: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    copied = tmp_path_factory.mktemp("copied") / "old.candor"
    copied.write_bytes(backup.read_bytes())
    stranger = memory.folder / "notes.md"
    stranger.write_text(f"It is {CANARY}.")
    assert not asked(memory).is_complete
    memory.close()
    restore(memory.folder, copied)
    memory.open()
    assert receipt.issued(memory.stores) == ()
    assert memory.recalled(CANARY) == []
    stranger.unlink()
    memory.reopen()
    (found,) = receipt.issued(memory.stores)
    assert receipt.is_chain((found,))
    assert memory.recalled(TWIN)  # control


def test_a_damaged_backup_keeps_the_receipt_back_and_is_named(memory: Memory, backup: Path) -> None:
    whole = backup.read_bytes()
    for damaged in (whole[: len(whole) // 2], whole[:2000] + b"?" * 2000 + whole[4000:]):
        backup.write_bytes(damaged)
        memory.close()
        with pytest.raises(BackupDamagedError):
            restore(memory.folder, backup)
        memory.open()
        assert memory.recalled(TWIN)
    told = left(asked(memory))
    assert str(backup) in told
    assert "delete" in told
    assert memory.recalled(CANARY) == []
    backup.unlink()
    (found,) = memory.router.finish_forgetting()
    assert found.is_complete


def test_one_backup_that_fails_does_not_keep_the_others_from_being_written_anew(
    memory: Memory, backup: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    bad = tmp_path_factory.mktemp("a") / "bad.candor"
    with memory.stores.locked():
        backups.back_up(memory.stores, bad, memory.now)
    bad.write_bytes(bad.read_bytes()[:3000])
    told = left(asked(memory))
    assert str(bad) in told
    assert str(backup) not in told
    assert not held(backup, CANARY)
    assert held(backup, TWIN)


def test_what_the_owner_put_in_a_backups_place_is_searched_and_left_alone(
    memory: Memory, backup: Path
) -> None:
    backup.write_text(f"My own list: {CANARY}.")
    told = left(asked(memory))
    assert str(backup) in told
    assert backup.read_text() == f"My own list: {CANARY}."
    backup.write_text("My own list.")
    (found,) = memory.router.finish_forgetting()
    assert found.is_complete
    assert backup.read_text() == "My own list."


def test_another_memorys_backup_in_its_place_is_not_changed(
    memory: Memory, backup: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = Memory(tmp_path_factory.mktemp("other"))
    other.say(f"My locker code is {CANARY}.")
    other.close()
    back_up(other.folder, backup)
    written = backup.read_bytes()
    assert asked(memory).is_complete
    assert backup.read_bytes() == written
    assert held(backup, CANARY)  # control: it is another's


def test_a_backup_that_is_not_there_is_named_and_cleaned_once_it_is_back(
    memory: Memory, backup: Path
) -> None:
    away = backup.with_name("away")
    backup.rename(away)
    found = asked(memory)
    assert found.is_complete
    assert any(str(backup) in one for one in found.out_of_scope)
    away.rename(backup)
    assert held(backup, CANARY)  # control
    memory.say("My shed code is Wigglespoon99.")
    found = memory.router.forget(Selection(query="shed code"), ForgetMode.FORGET)
    assert found.is_complete
    assert not any(str(backup) in one for one in found.out_of_scope)
    assert not held(backup, CANARY)
    assert held(backup, TWIN)


def test_a_backup_that_cannot_be_written_is_not_listed(
    memory: Memory, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.say("I live in Ghent.")
    target = tmp_path_factory.mktemp("full") / "mine.candor"

    def full(store: object, fresh: Path) -> None:
        fresh.write_bytes(b"half of it")
        raise StoreFullError(fresh, "the disk is full")

    with monkeypatch.context() as patch, memory.stores.locked():
        patch.setattr(backups, "copy_whole", full)
        with pytest.raises(StoreFullError):
            backups.back_up(memory.stores, target, memory.now)
    assert list(target.parent.iterdir()) == []
    assert backups.noted(memory.folder) == ()
    with memory.stores.locked():
        backups.back_up(memory.stores, target, memory.now)
    assert [one.path for one in backups.noted(memory.folder)] == [str(target)]  # control


CHEAP = keys.Cost(2**4, 8, 1)


def rekeyed(memory: Memory, old: str | None, passphrase: str) -> str:
    """Give a memory that is not open another key; return it."""
    key, note = keys.from_passphrase(passphrase, CHEAP)
    rekeying.rekey(memory.folder, old, key, note)
    return key


def test_a_backup_under_an_earlier_key_keeps_the_receipt_back_until_it_is_replaced(
    memory: Memory, backup: Path
) -> None:
    memory.close()
    first = rekeyed(memory, None, "hazelnut tram")
    back_up(memory.folder, backup, first)
    second = rekeyed(memory, first, "walnut ferry")
    memory.key = second
    memory.open()
    told = left(asked(memory))
    assert str(backup) in told
    assert "earlier passphrase" in told
    assert "candor backup" in told
    assert memory.recalled(CANARY) == []
    memory.close()
    back_up(memory.folder, backup, second)
    memory.open()
    (found,) = receipt.issued(memory.stores)
    assert found.finished_at
    assert memory.recalled(TWIN)  # control


def test_a_restore_asks_for_the_passphrase_that_the_backup_was_made_with(
    memory: Memory, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.close()
    first = rekeyed(memory, None, "hazelnut tram")
    back_up(memory.folder, backup, first)
    second = rekeyed(memory, first, "walnut ferry")
    monkeypatch.setenv("CANDOR_PASSPHRASE", "walnut ferry")
    for ask in (None, lambda: "", lambda: "guessed"):
        with pytest.raises(BackupLockedError) as told:
            restore(memory.folder, backup, second, ask)
        assert told.value.path == backup
    assert not (memory.folder / backups.FOLDER).exists()
    restore(memory.folder, backup, second, lambda: "hazelnut tram")
    memory.key = second  # it stays as it was before
    memory.open()
    assert memory.recalled(TWIN)
    assert memory.recalled(CANARY)
    memory.close()
    backup.unlink()
    memory.open()
    forget(memory)  # from what the restore kept, too
    assert not memory.recalled(CANARY)


def test_a_plain_backup_does_not_take_encryption_away(memory: Memory, backup: Path) -> None:
    memory.close()
    memory.key = rekeyed(memory, None, "hazelnut tram")
    assert holders(memory.folder, TWIN) == []
    assert held(backup, TWIN)  # control: it is plain
    kept = restore(memory.folder, backup, memory.key)
    assert holders(memory.folder, TWIN) == []
    assert not held(kept, TWIN)
    memory.open()
    assert memory.recalled(TWIN)
    assert not list(memory.folder.glob(".unpacked/*"))


def test_an_encrypted_backup_stays_encrypted_in_a_new_folder(
    memory: Memory, backup: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    memory.close()
    key = rekeyed(memory, None, "hazelnut tram")
    back_up(memory.folder, backup, key)
    fresh = tmp_path_factory.mktemp("fresh")
    restore(fresh, backup, None, lambda: "hazelnut tram")
    assert holders(fresh, TWIN) == []
    found = keys.read(fresh)
    assert found is not None
    assert keys.fits(key, found)
    opened = Memory(fresh, key=key)
    assert opened.recalled(TWIN)
    opened.close()
    memory.key = key
    memory.open()
