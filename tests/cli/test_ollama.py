"""``chat`` over a server that speaks Ollama's protocol."""

from collections.abc import Iterator

import pytest

from tests.command_line import Candor
from tests.ollama_server import MODEL, Failure, HangUp, OllamaServer, Raw, saying, thinking

LINE = '{"text": "I live in Ghent."}\n'


@pytest.fixture
def ollama(candor: Candor) -> Iterator[OllamaServer]:
    with OllamaServer() as server:
        candor.set(ollama_host=server.host, model=MODEL)
        yield server


@pytest.mark.parametrize("engine", ["auto", "ollama"])
def test_the_model_replies(candor: Candor, ollama: OllamaServer, engine: str) -> None:
    (answer,) = candor.chat("I live in Ghent.", engine=engine)
    assert (answer["reply"], answer["model"]) == ("Hello there.", MODEL)
    assert ollama.violations == []


def test_thinking_is_neither_shown_nor_remembered(candor: Candor, ollama: OllamaServer) -> None:
    ollama.behaviour.chat = [thinking("secret"), *saying("<thi", "nk>secret</th", "ink>Hello.")]
    (answer,) = candor.chat("Hi", engine="ollama")
    assert answer["reply"] == "Hello."
    done = candor("chat", "--engine", "ollama", input="Hi\n")
    assert "Hello." in done.out  # control
    assert "secret" not in done.out
    assert not any("secret" in t["statement"] for t in candor.records("--kind", "episodic"))


@pytest.mark.parametrize(
    ("chat", "words"),
    [
        (Failure(404, "model 'x' not found"), "ollama pull"),
        (Failure(500, "out of memory"), "start Ollama anew"),
        ([Raw(b"{broken\n")], "start Ollama anew"),
        ([*saying("Hel")[:-1], HangUp()], "start Ollama anew"),
    ],
)
def test_a_failure_has_its_words_and_nothing_is_lost(
    candor: Candor, ollama: OllamaServer, chat: object, words: str
) -> None:
    ollama.behaviour.chat = chat  # type: ignore[assignment]
    done = candor("chat", "--json", "--engine", "ollama", input=LINE)
    assert done.code == 5
    assert words in done.lines[0]["error"]["remedy"]
    assert done.lines[0]["decisions"][0]["decision"] == "CREATE"
    plain = candor("chat", "--engine", "ollama", input="Hi\n")
    assert plain.code == 5
    assert words in plain.err
