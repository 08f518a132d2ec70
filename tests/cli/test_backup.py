"""``backup`` and ``restore``."""

from pathlib import Path

import pytest

from desktop.cli.arguments import build_parser
from desktop.cli.console import Console
from memory.store import keys
from memory.store.files import open_stores
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
    assert "No receipt was changed or taken out" in told
    other = Candor(tmp_path / "other")
    taken = other("import", str(folder / "conversations.jsonl"), "--json")
    assert taken.code == 0, taken.err


def test_another_memorys_backup_is_refused_with_the_way_to_put_it_elsewhere(
    candor: Candor, tmp_path: Path
) -> None:
    other = Candor(tmp_path / "other")
    other.chat("I live in Lisbon.")
    file = tmp_path / "theirs.candor"
    assert other("backup", str(file)).code == 0
    candor.chat("My number is 555-0142.", "I live in Ghent.")
    assert candor("forget", "--query", "my phone number", "--yes").code == 0
    refused = candor("restore", str(file), "--json")
    assert refused.code == 3
    assert "another memory" in refused.error["message"]
    assert f"restore {file}" in refused.error["remedy"]
    assert not (candor.folder / "backups").exists()
    assert candor.recall("Where do I live?")  # control
    elsewhere = Candor(tmp_path / "elsewhere")
    assert elsewhere("restore", str(file)).code == 0  # what the remedy says
    assert "Lisbon" in elsewhere.recall("Where do I live?")[0]["statement"]


def test_a_backup_under_an_earlier_passphrase_is_asked_for_it(
    candor: Candor, tmp_path: Path
) -> None:
    candor.chat("I live in Ghent.")
    candor.environment["CANDOR_PASSPHRASE"] = "hazelnut tram"
    assert candor("key", "set").code == 0
    file = tmp_path / "mine.candor"
    assert candor("backup", str(file)).code == 0
    assert candor("key", "change", input="walnut ferry\n").code == 0
    candor.environment["CANDOR_PASSPHRASE"] = "walnut ferry"
    refused = candor("restore", str(file), "--json")
    assert refused.code == 4
    assert str(file) in refused.error["message"]
    assert "passphrase" in refused.error["remedy"]
    done = candor("restore", str(file), input="hazelnut tram\n")
    assert done.code == 0, done.err
    assert candor.recall("Where do I live?")  # with the passphrase that it has now


@pytest.mark.parametrize("command", ["backup", "export"])
def test_a_passphrase_is_made_a_key_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    key, note = keys.from_passphrase("hazelnut tram", keys.Cost(2**4, 8, 1))
    open_stores(tmp_path / "data", key).close()
    keys.write(tmp_path / "data", note)
    monkeypatch.setenv("CANDOR_PASSPHRASE", "hazelnut tram")
    monkeypatch.setenv("CANDOR_HOME", str(tmp_path / "data"))
    derived: list[str] = []
    real = keys.derive

    def derive(passphrase: str, note: keys.KeyNote) -> str:
        derived.append(passphrase)
        return real(passphrase, note)

    monkeypatch.setattr(keys, "derive", derive)
    arguments = build_parser().parse_args([command, str(tmp_path / "out")])
    assert arguments.run(arguments, Console(is_json=True)) == 0
    assert derived == ["hazelnut tram"]
