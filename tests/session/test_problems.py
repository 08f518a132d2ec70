from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.session import errors as session
from desktop.session.problems import explain
from memory import errors as memory
from personality import errors as personality
from voice import errors as voice

ROOTS = (
    memory.CandorMemoryError,
    voice.VoiceError,
    personality.PersonalityError,
    session.SessionError,
)
PACKAGES = ("memory", "voice", "personality", "desktop.session")
PATH = Path("/data/semantic.db")
FACTS: dict[str, object] = {
    "path": PATH,
    "folder": Path("/data"),
    "kept_as": Path("/data/settings.broken.json"),
    "id": "01abc",
    "status": "active",
    "act": "confirm",
    "engine": "Whisper",
    "host": "http://127.0.0.1:11434",
    "model": "llama3.2",
    "number": 3,
    "detail": "it is cut short",
    "zone": "Atlantis/City",
    "packages": (),
    "named": "Anna",
    "asked": "words",
    "ids": ("01abc", "01abd"),
    "remedy": "Start it anew.",
}


def below(root: type[Exception]) -> Iterator[type[Exception]]:
    for kind in root.__subclasses__():
        if kind.__module__.startswith(PACKAGES):
            yield kind
        yield from below(kind)


def made(kind: type[Exception]) -> Exception:
    """Make an error with every fact that any of ours has, whatever its constructor takes."""
    error = kind.__new__(kind, "something happened")
    for name, fact in FACTS.items():
        setattr(error, name, fact)
    return error


@pytest.mark.parametrize("kind", sorted({k for r in ROOTS for k in below(r)}, key=str))
def test_every_error_has_words_and_one_remedy(kind: type[Exception]) -> None:
    problem = explain(made(kind))
    assert problem is not None
    for words in (problem.title, problem.detail, problem.remedy):
        assert words
        assert "None" not in words


def test_a_bug_has_no_words() -> None:
    assert explain(KeyError("x")) is None
    assert explain(session.UnknownZoneError("x")) is not None  # control


def test_the_words_name_the_facts() -> None:
    missing = personality.ModelMissingError("no", host="http://h:1", model="qwen3")
    problem = explain(missing)
    assert problem is not None
    assert "qwen3" in problem.title
    assert "ollama pull qwen3" in problem.remedy


def test_the_four_failures_of_ollama_differ() -> None:
    kinds = (
        personality.NotRunningError,
        personality.ModelMissingError,
        personality.ServerFailedError,
        personality.TooSlowError,
    )
    titles = {p.title for k in kinds if (p := explain(k("e", host="h", model="m")))}
    assert len(titles) == 4
