import json
from typing import Any

import pytest

from desktop.cli.main import run
from desktop.session.errors import DisplayError
from tests.command_line import NOWHERE, Candor
from tests.pulse import private_pulse

PARTS = {"memory", "meaning", "replies", "hearing", "voice", "microphone", "loudspeaker"}


@pytest.mark.xdist_group("pulse")
def test_all_is_well_where_everything_is_there(candor: Candor) -> None:
    candor.set(ollama_host=NOWHERE)
    with private_pulse():
        done = candor("doctor", "--json")
    assert done.code == 0, done.out
    assert {each["engine"] for each in done.lines} == PARTS
    assert {each["state"] for each in done.lines} == {"ready"}
    assert {each["name"] for each in done.lines if each["engine"] == "memory"} >= {
        *("episodic", "semantic", "ledger")
    }


def test_what_is_missing_has_a_remedy_and_the_rest_is_well(candor: Candor) -> None:
    candor.set(ollama_host=NOWHERE)
    candor.environment["PULSE_SERVER"] = "unix:/nowhere"
    done = candor("doctor", "--json")
    assert done.code == 5
    by_engine = {each["engine"]: each for each in done.lines}
    for missing in ("microphone", "loudspeaker"):
        assert by_engine[missing]["state"] == "unavailable"
        assert by_engine[missing]["remedy"]
    for there in ("hearing", "voice", "memory", "replies", "meaning"):
        assert by_engine[there]["state"] == "ready"
    assert by_engine["meaning"]["name"] == "all-MiniLM-L6-v2-int8"
    assert by_engine["meaning"]["note"] == "384 numbers, 0 of 0 records embedded"
    plain = candor("doctor").out
    assert "all-MiniLM-L6-v2-int8 (384 numbers, 0 of 0 records embedded)" in plain
    assert by_engine["microphone"]["remedy"] in plain


def test_a_model_for_meaning_that_is_missing_has_a_remedy(candor: Candor) -> None:
    candor.set(ollama_host=NOWHERE, meaning="ollama", meaning_model="bge-m3")
    done = candor("doctor", "--json")
    assert done.code == 5
    (meaning,) = [each for each in done.lines if each["engine"] == "meaning"]
    assert (meaning["state"], meaning["name"]) == ("unavailable", "bge-m3 on Ollama")
    assert meaning["remedy"] == "Start Ollama: ollama serve."
    (answer,) = candor.chat("I live in Ghent.")  # and nothing else is hindered
    assert answer["reply"]
    skipped = candor("recall", "Where do I live, Ghent?", "--json").value["paths"]["meaning"]
    assert "nothing answers" in skipped["skipped"]


def test_a_broken_store_is_named_and_left_as_it_is(candor: Candor) -> None:
    candor.chat("I live in Ghent.")
    store = candor.folder / "semantic.db"
    broken = b"this is no database"
    store.write_bytes(broken)
    done = candor("doctor", "--json")
    assert done.code == 4
    (semantic,) = [each for each in done.lines if each["name"] == "semantic"]
    assert "semantic.db" in semantic["message"]
    assert semantic["remedy"]
    listed = candor("memory", "list", "--json")
    assert listed.code == 4
    assert listed.error["error"] == "store_unusable"
    assert store.read_bytes() == broken
    assert candor.records("--kind", "episodic")  # control: the other stores are readable


@pytest.mark.xdist_group("pulse")
def test_the_self_test_holds(candor: Candor) -> None:
    done = candor("self-test", "--json")
    assert done.code == 0, done.err
    assert [(each["step"], each["held"]) for each in done.lines] == [
        *(("voice", True), ("memory", True), ("window", True))
    ]
    assert not (candor.folder / "semantic.db").exists()


def test_the_self_test_says_what_does_not_hold(
    candor: Candor, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(args: object) -> None:
        raise DisplayError("libEGL.so.1 is missing")

    def measure(name: str, folder: object) -> dict[str, Any]:
        return {}

    arguments = ["self-test", "--json", "--data-dir", str(candor.folder)]
    code = run(arguments, lambda args: 1, fail, measure)
    assert code == 5
    out, complaints = capsys.readouterr()
    held = {each["step"]: each["held"] for each in map(json.loads, out.splitlines())}
    assert held == {"voice": True, "memory": True, "window": False}
    assert "libEGL.so.1" in json.loads(complaints)["message"]
