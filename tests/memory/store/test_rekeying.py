"""A change of the key: all stores or none, whenever it is killed."""

import os
import shutil
import signal
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from memory.errors import StoreBusyError, StoreCorruptError, StoreLockedError
from memory.store import keys, rekeying
from memory.store.files import open_stores
from memory.store.keys import Cost, KeyNote, KeySource
from memory.vocabulary import StoreName
from tests.memory.talking import Memory

CANARY = b"marzipan"
OLD = "0123456789abcdef" * 4
CHEAP = Cost(n=2**4)
NEW, NOTE = keys.from_passphrase("correct horse", CHEAP)


@pytest.fixture
def told(memory: Memory, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed folder that knows the canary."""
    memory.say(f"I like {CANARY.decode()}.")
    memory.close()
    folder: Path = tmp_path_factory.mktemp("told") / "copy"
    shutil.copytree(memory.folder, folder)
    return folder


def seen_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if CANARY in path.read_bytes())


def opens(folder: Path, key: str | None) -> bool:
    """Tell whether every store opens with a key, or none does."""
    stores = open_stores(folder, key)
    stores.close()
    assert len(stores.broken) in (0, len(StoreName) - 1, len(StoreName))
    return not stores.broken


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.db")}


def test_nothing_is_left_in_the_clear(told: Path, memory: Memory) -> None:
    memory.open()
    memory.say("I like marzipan cake.")
    shutil.rmtree(told)
    shutil.copytree(memory.folder, told)  # as a crash would leave it
    assert "semantic.db-wal" in seen_in(told)  # control
    rekeying.rekey(told, None, NEW, NOTE)
    assert seen_in(told) == []
    assert keys.read(told) == NOTE
    assert opens(told, NEW)
    assert seen_in(told) == []
    with (
        closing(open_stores(told, NEW)) as stores,
        stores.reading(StoreName.SEMANTIC) as connection,
    ):
        found = connection.exec_driver_sql("SELECT statement FROM records").scalars().all()
        assert any("marzipan cake" in statement for statement in found)
        assert seen_in(told) == []
    rekeying.rekey(told, NEW, None, None)
    assert "semantic.db" in seen_in(told)
    assert keys.read(told) is None
    assert opens(told, None)


def test_killed_at_any_point_all_stores_have_one_key(
    told: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    kills, ended = 0, set()
    for after in range(1, 60, 3):
        folder = tmp_path_factory.mktemp("killed") / "copy"
        shutil.copytree(told, folder)
        kills += killed_while_changing(folder, after)
        new = rekeying.is_unfinished(folder) or keys.read(folder) is not None
        assert opens(folder, NEW if new else None)
        assert (keys.read(folder) == NOTE) is new
        assert list(folder.glob("*.rekeyed*")) == []
        assert bool(seen_in(folder)) is not new
        ended.add(new)
    assert kills > 15
    assert ended == {False, True}


def killed_while_changing(folder: Path, after: int) -> bool:
    """Change the key in a child that is killed at its ``after``th call of the system."""
    pid = os.fork()
    if pid == 0:
        left = after

        def counted(act: Callable[..., Any]) -> Callable[..., Any]:
            def count(*arguments: Any, **named: Any) -> Any:
                nonlocal left
                left -= 1
                if left == 0:
                    os.kill(os.getpid(), signal.SIGKILL)
                return act(*arguments, **named)

            return count

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "fsync", counted(os.fsync))
            patch.setattr(Path, "replace", counted(Path.replace))
            patch.setattr(Path, "unlink", counted(Path.unlink))
            patch.setattr(rekeying, "_counts", counted(rekeying._counts))  # noqa: SLF001
            rekeying.rekey(folder, None, NEW, NOTE)
        os._exit(0)
    _, status = os.waitpid(pid, 0)
    return os.WIFSIGNALED(status)


def test_while_another_has_it_open_nothing_is_changed(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    with pytest.raises(StoreBusyError):
        rekeying.rekey(memory.folder, None, NEW, NOTE)
    assert memory.statements() == ["I live in Ghent"]
    assert list(memory.folder.glob("*.rekeyed*")) == []
    memory.reopen()
    assert memory.statements() == ["I live in Ghent"]


def test_a_damaged_store_keeps_all_as_they_are(told: Path) -> None:
    path = told / "semantic.db"
    path.write_bytes(path.read_bytes()[:-8192])
    before = files(told)
    with pytest.raises(StoreCorruptError):
        rekeying.rekey(told, None, NEW, NOTE)
    assert files(told) == before


def test_with_the_wrong_key_nothing_is_changed(told: Path) -> None:
    rekeying.rekey(told, None, NEW, NOTE)
    before = files(told)
    with pytest.raises(StoreLockedError):
        rekeying.rekey(told, OLD, None, None)
    assert files(told) == before
    assert opens(told, NEW)


def test_a_passphrase_makes_its_key_again_and_no_other_does() -> None:
    assert keys.derive("correct horse", NOTE) == NEW
    assert keys.fits(NEW, NOTE)
    assert not keys.fits(keys.derive("Correct horse", NOTE), NOTE)
    assert keys.from_passphrase("correct horse", CHEAP)[0] != NEW  # another salt
    decomposed, composed = "cafe\u0301", "caf\u00e9"
    assert keys.derive(decomposed, NOTE) == keys.derive(composed, NOTE)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"source": "passphrase"}', '{"cost": {"n": 1e9}}']
)
def test_a_spoilt_note_is_told_and_not_taken_for_none(tmp_path: Path, text: str) -> None:
    keys.write(tmp_path, NOTE)
    assert keys.read(tmp_path) == NOTE  # control
    (tmp_path / keys.FILE).write_text(text)
    with pytest.raises(StoreLockedError):
        keys.read(tmp_path)


def test_the_note_holds_no_key(tmp_path: Path) -> None:
    key, note = keys.for_keyring()
    keys.write(tmp_path, note)
    assert note.source is KeySource.KEYRING
    assert key not in (tmp_path / keys.FILE).read_text()
    assert isinstance(keys.read(tmp_path), KeyNote)
