import pytest

from personality.choose import choose
from personality.errors import ModelMissingError, NotRunningError, ServerFailedError, TooSlowError
from personality.grounded import GroundedReply
from personality.ollama_chat import OllamaChat
from personality.ollama_line import Patience
from tests.ollama_server import Failure, OllamaServer, Silence

GROUNDED = GroundedReply()
HASTY = Patience(probe_s=0.3)


def ollama(host: str, model: str = "llama3.2") -> OllamaChat:
    return OllamaChat(host, model, patience=HASTY)


def test_auto_takes_ollama_when_it_answers_and_has_the_model(server: OllamaServer) -> None:
    chat = ollama(server.host)
    choice = choose("auto", chat, GROUNDED)
    assert choice.model is chat
    assert choice.why == f"Ollama answers at {server.host} and has llama3.2."
    assert choice.error is None


def test_auto_says_why_it_is_not_ollama(server: OllamaServer, unused_host: str) -> None:
    tags: list[tuple[str, str, Failure | Silence | None, type[Exception]]] = [
        (unused_host, "llama3.2", None, NotRunningError),
        (server.host, "qwen3", None, ModelMissingError),
        (server.host, "", None, ModelMissingError),
        (server.host, "llama3.2", Failure(500, "broken"), ServerFailedError),
        (server.host, "llama3.2", Silence(), TooSlowError),
    ]
    whys = set()
    for host, model, behaviour, kind in tags:
        server.behaviour.tags = behaviour
        choice = choose("auto", ollama(host, model), GROUNDED)
        assert choice.model is GROUNDED
        assert isinstance(choice.error, kind)
        whys.add(choice.why)
    assert len(whys) == len(tags)


@pytest.mark.parametrize("engine", ["ollama", "grounded"])
def test_what_the_owner_chose_is_taken_without_asking(server: OllamaServer, engine: str) -> None:
    chat = ollama(server.host)
    choice = choose("ollama" if engine == "ollama" else "grounded", chat, GROUNDED)
    assert choice.model is (chat if engine == "ollama" else GROUNDED)
    assert choice.why.startswith("You chose ")
    assert server.requests == []
