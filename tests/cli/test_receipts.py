"""Receipts on the command line, a copy that fails, and a document that is forgotten by its name."""

import json
from pathlib import Path

import pytest
from sqlcipher3 import dbapi2

from desktop.cli.main import run
from memory.door.restoring import BackupCopy
from memory.forgetting import copies
from memory.forgetting.copies import Copy
from tests.command_line import NOWHERE, Candor
from tests.memory.forgetting.bytes import holders

CANARY, TWIN = "Quixzabble77", "Trundlewick88"
SAID = (f"My locker code is {CANARY}.", f"My bicycle code is {TWIN}.")
PLACES = (*copies.ALL, BackupCopy(lambda stores, ids: None))


def test_receipts_can_be_read_and_say_whether_they_can_be_trusted(candor: Candor) -> None:
    candor.chat(*SAID)
    none = candor("forget", "--receipts")
    assert none.code == 0, none.err
    assert none.out.splitlines() == ["Nothing has been forgotten yet, so there is no receipt."]
    for words in ("locker code", "bicycle code"):
        assert candor("forget", "--query", words, "--yes").code == 0
    shown = candor("forget", "--receipts", "--json")
    assert shown.code == 0, shown.err
    first, second = shown.value["receipts"]
    assert second["previous"] == first["digest"]
    assert (shown.value["chain_holds"], shown.value["waiting"]) == (True, [])
    assert all(one["complete"] and one["asked"] == "words" for one in (first, second))
    assert CANARY not in shown.out
    told = candor("forget", "--receipts").out
    assert told.count("Forgotten: 1 memory, which is gone for good.") == 2
    assert "2 receipts. No receipt was changed or taken out since it was written" in told
    assert first["id"] in told
    with dbapi2.connect(candor.folder / "ledger.db") as raw:
        raw.create_function("write_door", 0, lambda: 1)
        raw.execute("DELETE FROM receipts WHERE id = ?", (first["id"],))
    raw.close()
    broken = candor("forget", "--receipts")
    assert broken.code == 4
    assert "Careful: a receipt was changed, or one was taken out" in broken.out


@pytest.mark.parametrize("options", [("--yes",), ("--plan",)])
def test_receipts_go_alone(candor: Candor, options: tuple[str, ...]) -> None:
    refused = candor("forget", "--receipts", *options, "--json")
    assert refused.code == 2
    assert refused.error["error"] == "usage"


def test_neither_plan_nor_yes_is_a_fault_of_usage(candor: Candor) -> None:
    refused = candor("forget", "--query", "x", "--json")
    assert refused.code == 2
    assert "--plan" in refused.error["message"]


def in_process(candor: Candor, *arguments: str) -> int:
    """Run a command in this process, where its copies can be made to fail."""
    return run(
        ["--data-dir", str(candor.folder), *arguments],
        lambda args: 1,
        lambda args: None,
        lambda *given: {},
    )


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_a_copy_that_fails_for_good_makes_the_code_7_until_it_works(
    candor: Candor,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    place: Copy,
) -> None:
    candor.set(ollama_host=NOWHERE)
    monkeypatch.setenv("TZ", "UTC")
    transcript = candor.folder.parent / "said.jsonl"
    transcript.write_text(
        "".join(
            json.dumps({"external_id": str(at), "speaker": "owner", "text": text, "at": at_utc})
            + "\n"
            for at, (text, at_utc) in enumerate(
                zip(SAID, ("2026-03-01T10:00:00Z", "2026-03-01T10:01:00Z"), strict=True)
            )
        )
    )
    assert in_process(candor, "import", str(transcript)) == 0
    if isinstance(place, BackupCopy):
        assert in_process(candor, "backup", str(candor.folder.parent / "mine.candor")) == 0
    real = type(place).purge

    def failing(self: Copy, *given: object, **named: object) -> object:
        if self.name == place.name:
            raise PermissionError(13, "it is locked")
        return real(self, *given, **named)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(type(place), "purge", failing)
        capsys.readouterr()
        assert in_process(candor, "forget", "--query", "locker code", "--yes", "--json") == 7
        told = json.loads(capsys.readouterr().out)
        assert [one["copy"] for one in told["copies"] if one["left"]] == [place.name]
        assert (told["complete"], told["digest"]) == (False, "")
        assert in_process(candor, "forget", "--receipts") == 7
        shown = capsys.readouterr().out
        assert f"{place.name}: the system does not let Candor change it" in shown
        assert "1 request to forget is not finished yet" in shown
        assert in_process(candor, "recall", "locker code", "--json") == 0
        assert CANARY not in capsys.readouterr().out
    assert in_process(candor, "forget", "--receipts", "--json") == 0
    shown = json.loads(capsys.readouterr().out)
    assert (len(shown["receipts"]), shown["waiting"]) == (1, [])
    assert holders(candor.folder, CANARY) == []
    assert holders(candor.folder, TWIN)  # control


def test_a_document_is_forgotten_by_its_name_and_only_by_one_that_is_clear(
    candor: Candor, tmp_path: Path
) -> None:
    candor.chat("I live in Ghent.")
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "lease.txt").write_text(f"The code is {CANARY}, {folder}.")
        assert candor("documents", "add", str(tmp_path / folder / "lease.txt")).code == 0
    unclear = candor("forget", "--document", "lease.txt", "--yes", "--json")
    assert unclear.code == 2
    assert str(tmp_path / "b" / "lease.txt") in unclear.error["message"]
    file = tmp_path / "a" / "lease.txt"
    plan = candor("forget", "--document", str(file), "--plan", "--json")
    assert plan.code == 0, plan.err
    assert plan.value["files"] == [str(file)]
    done = candor("forget", "--document", str(file), "--yes")
    assert done.code == 0, done.err
    assert f"Your file is still in its place: {file}" in done.out
    assert file.exists()
    assert len(candor("documents", "list", "--json").lines) == 1
    last = candor("forget", "--document", "lease.txt", "--yes", "--json")
    assert last.code == 0
    assert holders(candor.folder, CANARY) == []
    assert candor("forget", "--document", "lease.txt", "--yes").code == 6
    assert candor.recall("Where do I live?")  # control
