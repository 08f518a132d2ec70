"""What stands in the data folder besides the stores is searched too."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from memory.forgetting import backups
from memory.forgetting.values import Selection
from memory.store import scrubbing
from memory.vocabulary import ForgetMode
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory
from voice.models import find_whisper

CANARY, TWIN = "Quixzabble77", "Trundlewick88"


def test_old_copies_of_stores_go(memory: Memory) -> None:
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    for suffix in ("before", "part", "rekeyed", "new"):
        shutil.copy(memory.folder / "semantic.db", memory.folder / f"semantic.db.{suffix}")
    assert memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET).is_complete
    assert holders(memory.folder, CANARY) == []
    assert memory.recalled(TWIN)


STRANGE = (
    "mine/notes.md",
    "notes.txt",
    "diary.json",
    "semantic.db.mine",
    "cache/notes.md",
    "cache/whisper-base/tokenizer.json",
    "backups/notes.md",
    "backups/old/mine.candor",
    ".unpacked/notes.md",
    ".unpacked/deep/semantic.db",
    "logs/mine.log",
    "logs/old/candor.log",
    "Candor.LOG",
)
"""Places that nothing of Candor's is in, or nothing with that name."""


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_file_that_holds_it_keeps_the_receipt_back(memory: Memory, name: str) -> None:
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    notes = memory.folder / name
    notes.parent.mkdir(parents=True, exist_ok=True)
    notes.write_text(f"The code is {CANARY}, they say.")
    found = memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)
    assert not found.is_complete
    (left,) = [each.left for each in found.copies if each.left]
    assert str(Path(name)) in left
    assert "delete" in left
    assert notes.read_text() == f"The code is {CANARY}, they say."  # not Candor's to change
    notes.write_text(f"The other code is {TWIN}.")
    (found,) = memory.router.finish_forgetting()
    assert found.is_complete
    assert notes.exists()
    assert holders(memory.folder, CANARY) == []


def test_a_file_that_cannot_be_read_keeps_the_receipt_back(
    memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    notes = memory.folder / "cache" / "notes.md"
    notes.parent.mkdir()
    notes.write_text("Nothing of it.")
    real = scrubbing.chunks

    def chunks(path: Path) -> Iterator[bytes]:
        if path == notes:
            raise PermissionError(13, "Permission denied")
        return real(path)

    with monkeypatch.context() as patch:
        patch.setattr(scrubbing, "chunks", chunks)
        found = memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)
    (left,) = [each.left for each in found.copies if each.left]
    assert "notes.md: it cannot be read" in left
    (found,) = memory.router.finish_forgetting()
    assert found.is_complete


def test_what_a_killed_backup_or_restore_left_goes(
    memory: Memory, tmp_path_factory: pytest.TempPathFactory
) -> None:
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    with memory.stores.locked():
        backups.back_up(memory.stores, elsewhere / "mine.candor", memory.now)
    store = memory.folder / "semantic.db"
    left = [
        memory.folder / ".unpacked" / "semantic.db",
        memory.folder / "backups" / "before-1.candor.part",
        memory.folder / "backups" / "before-1.candor.semantic.part",
        elsewhere / "mine.candor.part",
        elsewhere / "mine.candor.semantic.part",
    ]
    stranger = elsewhere / "mine.candor.semantic.part.txt"
    for path in (*left, stranger):
        path.parent.mkdir(exist_ok=True)
        shutil.copy(store, path)
    assert memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET).is_complete
    assert [path for path in left if path.exists()] == []
    assert stranger.exists()  # control: outside of the folder, and no name of Candor's
    assert holders(memory.folder, CANARY) == []
    assert memory.recalled(TWIN)


def test_words_in_the_log_are_written_over_where_they_stand(memory: Memory) -> None:
    memory.say(f"My locker code is {CANARY}.")
    log = memory.folder / "logs" / "candor.log"
    log.parent.mkdir()
    with log.open("w") as still_open:  # as the log is, while Candor runs
        still_open.write(f"before MY LOCKER CODE IS {CANARY.upper()} after\n")
        still_open.flush()
        assert memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET).is_complete
        still_open.write("later\n")
    text = log.read_text()
    assert text.startswith("before ***")
    assert text.endswith("*** after\nlater\n")
    assert CANARY.lower() not in text.lower()


def test_a_name_that_the_speech_model_knows_is_forgotten_all_the_same(memory: Memory) -> None:
    words = find_whisper(None, memory.folder / "cache") / "tokenizer.json"
    assert words.is_relative_to(memory.folder)  # where the program puts it together
    published = words.read_bytes()
    assert b"berlin" in published.lower()
    memory.say("I live in Berlin.")
    words.write_bytes(published + b" ")
    found = memory.router.forget(Selection(query="live in Berlin"), ForgetMode.FORGET)
    assert not found.is_complete  # control: somebody wrote into it
    words.write_bytes(published)
    (found,) = memory.router.finish_forgetting()
    assert found.is_complete
