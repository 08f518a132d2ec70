"""``backup`` and ``restore``."""

from pathlib import Path

from tests.command_line import Candor
from tests.memory.forgetting.bytes import holders


def test_a_backup_comes_back_without_what_was_forgotten(candor: Candor, tmp_path: Path) -> None:
    candor.chat("My number is 555-0142.", "I live in Ghent.")
    file, copied = tmp_path / "mine.candor", tmp_path / "copied.candor"
    done = candor("backup", str(file), "--json")
    assert done.code == 0, done.err
    assert done.value["bytes"] == file.stat().st_size
    copied.write_bytes(file.read_bytes())
    assert candor("forget", "--query", "my phone number", "--yes").code == 0
    back = candor("restore", str(copied), "--json")
    assert back.code == 0, back.err
    assert Path(back.value["before"]).exists()
    assert candor.recall("Where do I live?")
    assert not any("555" in one["statement"] for one in candor.recall("my phone number"))
    assert holders(candor.folder, "555-0142") == []


def test_an_encrypted_memory_has_encrypted_backups(candor: Candor, tmp_path: Path) -> None:
    candor.chat("My number is 555-0142.", "I live in Ghent.")
    candor.environment["CANDOR_PASSPHRASE"] = "hazelnut tram"
    assert candor("key", "set").code == 0
    file = tmp_path / "mine.candor"
    assert candor("backup", str(file)).code == 0
    forgotten = candor("forget", "--query", "my phone number", "--yes", "--json")
    assert forgotten.code == 0, forgotten.out
    assert candor("restore", str(file)).code == 0
    assert candor.recall("Where do I live?")
    assert not any("555" in one["statement"] for one in candor.recall("my phone number"))


def test_what_is_no_backup_is_refused(candor: Candor, tmp_path: Path) -> None:
    candor.chat("I live in Ghent.")
    assert candor("restore", str(tmp_path / "nothing")).code == 6
    (tmp_path / "other").write_bytes(b"something else")
    assert candor("restore", str(tmp_path / "other")).code == 4
    assert candor.recall("Where do I live?")


def test_an_export_is_readable_and_is_named_in_later_receipts(
    candor: Candor, tmp_path: Path
) -> None:
    candor.chat("My number is 555-0142.", "I live in Ghent.")
    folder = tmp_path / "out"
    done = candor("export", str(folder), "--json")
    assert done.code == 0, done.err
    assert "I live in Ghent." in (folder / "memories.txt").read_text()
    assert done.value["files"]["memories.jsonl"] == 2
    forgotten = candor("forget", "--query", "my phone number", "--yes", "--json")
    assert forgotten.code == 0, forgotten.err
    assert any(str(folder) in one for one in forgotten.value["out_of_scope"])
    again = candor("export", str(tmp_path / "again"))
    assert again.code == 0, again.err
    assert holders(tmp_path / "again", "555-0142") == []
    told = (tmp_path / "again" / "receipts.txt").read_text()
    assert "The chain of receipts is whole." in told
    other = Candor(tmp_path / "other")
    taken = other("import", str(folder / "conversations.jsonl"), "--json")
    assert taken.code == 0, taken.err
