import json
import subprocess
import sys

import pytest

from tests.command_line import REPOSITORY, Candor

LATER = ("tidy",)
HEAVY = ("sqlalchemy", "sqlcipher3", "PySide6", "numpy", "ollama", "faster_whisper", "piper")


def test_help_names_every_command(candor: Candor) -> None:
    done = candor("--help")
    assert done.code == 0
    for command in ("chat", "listen", "transcribe", "speak", "devices", "memory", "recall"):
        assert command in done.out
    for command in ("decisions", "import", "doctor", "self-test"):
        assert command in done.out


def test_help_imports_no_engine_and_no_database() -> None:
    program = (
        "import sys; sys.argv = ['candor', '--help']\n"
        "from desktop.__main__ import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)\n"
        "print('argparse' in sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    assert done.stderr.splitlines() == ["[]", "True"]


@pytest.mark.parametrize("command", LATER)
def test_a_command_that_is_not_there_is_a_usage_error(candor: Candor, command: str) -> None:
    done = candor(command, "--json")
    assert done.code == 2
    assert done.out == ""
    assert done.error["error"] == "usage"
    assert command in done.error["message"]
    assert done.error["remedy"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("memory",),
        ("memory", "show"),
        ("memory", "list", "--limit", "0"),
        ("memory", "list", "--after", "zzz"),
        ("--data-dir", "", "memory", "list"),
        ("memory", "list", "--status", "magic"),
        ("recall",),
        ("recall", "tea", "--batch", "file"),
        ("recall", "tea", "--k", "none"),
        ("chat", "--engine", "magic"),
        ("chat", "--nonsense"),
        ("decisions", "--since", "yesterday"),
        ("chat", "--tz", "Atlantis/City"),
        ("speak", "hello"),
        ("import",),
    ],
)
def test_wrong_arguments_are_told_plainly(candor: Candor, arguments: tuple[str, ...]) -> None:
    done = candor(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) >= 2


def test_global_options_are_taken_before_and_after_the_command(candor: Candor) -> None:
    elsewhere = str(candor.folder.with_name("elsewhere"))
    candor("--data-dir", elsewhere, "chat", "--engine", "grounded", input="I live in Ghent.\n")
    for arguments in (
        ("--data-dir", elsewhere, "--json", "memory", "list"),
        ("memory", "list", "--data-dir", elsewhere, "--json"),
        ("--json", "memory", "list", "--data-dir", elsewhere),
    ):
        statements = [record["statement"] for record in candor(*arguments).lines]
        assert statements == ["I live in Ghent."]
    assert candor.records() == []  # control: the usual folder knows nothing


def test_a_data_folder_that_cannot_be_made_has_words(candor: Candor) -> None:
    candor.folder.write_text("in the way")
    done = candor("memory", "list", "--json")
    assert done.code == 4
    assert json.loads(done.err)["error"] == "store_unusable"
