"""Encryption at rest, as the owner chooses it on the command line."""

import json
from pathlib import Path

import pytest

from tests.command_line import Candor
from tests.keyring_in_a_file import FILE, KeyringInAFile

CANARY = "I like marzipan."
PASSPHRASE = "correct horse"


@pytest.fixture
def told(candor: Candor) -> Candor:
    """A memory that knows the canary."""
    candor.chat(CANARY)
    return candor


@pytest.fixture
def keyring(candor: Candor, tmp_path: Path) -> Path:
    """The file of a keyring that is unlocked."""
    file = tmp_path / "keyring.json"
    file.write_text("{}")
    backend = f"{KeyringInAFile.__module__}.{KeyringInAFile.__name__}"
    candor.environment |= {FILE: str(file), "PYTHON_KEYRING_BACKEND": backend}
    return file


def seen_in(folder: Path) -> list[str]:
    """Name the files in which the canary can be read."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(path.name for path in files if b"marzipan" in path.read_bytes())


def status(candor: Candor) -> object:
    done = candor("key", "status", "--json")
    assert done.code == 0, done.err
    return done.value


def statements(candor: Candor) -> list[str]:
    return [record["statement"] for record in candor.records("--kind", "semantic")]


def test_a_passphrase_is_set_changed_and_removed(told: Candor) -> None:
    assert status(told) == {"encrypted": False, "source": None}
    assert "semantic.db" in seen_in(told.folder)  # control: it is there to be seen
    before = statements(told)
    assert before

    assert told("key", "set", input=f"{PASSPHRASE}\n").code == 0
    assert status(told) == {"encrypted": True, "source": "passphrase"}
    assert seen_in(told.folder) == []
    told.environment["CANDOR_PASSPHRASE"] = PASSPHRASE
    assert statements(told) == before
    examined = told("doctor", "--json").lines
    kept = {each["kept"] for each in examined if each["engine"] == "memory"}
    assert kept == {"encrypted with a passphrase"}
    told.chat("I like marzipan cake.")
    assert seen_in(told.folder) == []  # neither does what is written later stand anywhere

    assert told("key", "change", input="another\n").code == 0
    assert told("memory", "list", "--json").code == 4
    told.environment["CANDOR_PASSPHRASE"] = "another"
    assert len(statements(told)) == len(before) + 1

    assert told("key", "remove").code == 0
    del told.environment["CANDOR_PASSPHRASE"]
    assert status(told) == {"encrypted": False, "source": None}
    assert len(statements(told)) == len(before) + 1


def test_without_its_passphrase_a_memory_says_so_and_stays_as_it_is(told: Candor) -> None:
    told.environment["CANDOR_PASSPHRASE"] = PASSPHRASE
    assert told("key", "set").code == 0
    kept = {path.name: path.read_bytes() for path in told.folder.glob("*.db")}
    for said, word in ((None, "locked with a passphrase"), ("wrong", "not its passphrase")):
        told.environment.pop("CANDOR_PASSPHRASE")
        told.environment |= {"CANDOR_PASSPHRASE": said} if said else {"CANDOR_PASSPHRASE": ""}
        done = told("memory", "list", "--json")
        assert done.code == 4
        assert done.error["error"] == "store_unusable"
        assert word in done.error["message"]
        assert done.error["remedy"]
    examined = told("doctor", "--json")
    assert examined.code == 4
    assert {each["engine"] for each in examined.lines} >= {"memory", "hearing", "voice"}
    (locked,) = (each for each in examined.lines if each["engine"] == "memory")
    assert (locked["state"], locked["kept"]) == ("unavailable", "encrypted with a passphrase")
    assert "not its passphrase" in locked["message"]
    assert {path.name: path.read_bytes() for path in told.folder.glob("*.db")} == kept
    told.environment["CANDOR_PASSPHRASE"] = PASSPHRASE
    assert statements(told)  # control


def test_the_keyring_holds_the_key(told: Candor, keyring: Path) -> None:
    assert told("key", "set", "--keyring").code == 0
    assert status(told) == {"encrypted": True, "source": "keyring"}
    assert seen_in(told.folder) == []
    (first,) = json.loads(keyring.read_text()).values()
    assert first not in (told.folder / "key.json").read_text()
    assert statements(told)

    assert told("key", "change", "--keyring").code == 0
    (second,) = json.loads(keyring.read_text()).values()
    assert second != first
    assert statements(told)

    kept = keyring.read_text()
    keyring.write_text("{}")
    lost = told("memory", "list", "--json")
    assert lost.code == 4
    assert "keyring does not have its key" in lost.error["message"]
    keyring.unlink()
    locked = told("memory", "list", "--json")
    assert locked.code == 4
    assert "locked" in locked.error["message"]
    keyring.write_text(kept)
    assert statements(told)  # control


def test_without_a_keyring_nothing_is_changed(told: Candor) -> None:
    told.environment["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"
    done = told("key", "set", "--keyring", "--json")
    assert done.code == 5
    assert "keyring" in done.error["message"]
    assert "passphrase" in done.error["remedy"]
    assert status(told) == {"encrypted": False, "source": None}
    assert statements(told)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(("set",), "\n"), (("change",), "new\n"), (("remove",), "")],
)
def test_what_cannot_be_done_is_refused(
    candor: Candor, arguments: tuple[str, ...], said: str
) -> None:
    done = candor("key", *arguments, "--json", input=said)
    assert done.code == 3
    assert done.error["error"] == "refused"
    assert status(candor) == {"encrypted": False, "source": None}
