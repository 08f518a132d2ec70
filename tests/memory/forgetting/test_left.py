"""What stands in the data folder besides the stores is searched too."""

import shutil

from memory.forgetting.values import Selection
from memory.vocabulary import ForgetMode
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory

CANARY, TWIN = "Quixzabble77", "Trundlewick88"


def test_old_copies_of_stores_go(memory: Memory) -> None:
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    for suffix in ("before", "part", "rekeyed", "new"):
        shutil.copy(memory.folder / "semantic.db", memory.folder / f"semantic.db.{suffix}")
    assert memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET).is_complete
    assert holders(memory.folder, CANARY) == []
    assert memory.recalled(TWIN)


def test_a_strange_file_that_holds_it_keeps_the_receipt_back(memory: Memory) -> None:
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    notes = memory.folder / "mine" / "notes.md"
    notes.parent.mkdir()
    notes.write_text(f"The code is {CANARY}, they say.")
    found = memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)
    assert not found.is_complete
    (left,) = [each.left for each in found.copies if each.left]
    assert "notes.md" in left
    assert notes.read_text() == f"The code is {CANARY}, they say."
    notes.unlink()
    (found,) = memory.router.finish_forgetting()
    assert found.is_complete
    assert holders(memory.folder, CANARY) == []
