import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from personality.chat_model import Message, Piece, Prompt, Role
from personality.cognition.intent import Intent
from personality.errors import (
    ChatModelError,
    ModelMissingError,
    NotRunningError,
    ServerFailedError,
    TooSlowError,
)
from personality.ollama_chat import OllamaChat, Usage
from personality.ollama_line import DEFAULT_PATIENCE, Patience
from tests.ollama_server import (
    PULLED,
    SPECIFICATION,
    Failure,
    HangUp,
    OllamaServer,
    Part,
    Pause,
    Raw,
    Silence,
    finished,
    saying,
    thinking,
)

HASTY = Patience(connect_s=1, probe_s=0.4, first_token_s=0.4, between_tokens_s=0.4, pull_s=0.4)
"""For servers that fall silent; whoever is to answer gets the usual patience."""
PROMPT = Prompt(
    utterance="Hello?",
    intent=Intent.CHAT,
    messages=(Message(Role.SYSTEM, "You are Candor."), Message(Role.USER, "Hello?")),
    estimated_tokens=20,
)


def chat(
    server: OllamaServer,
    model: str = "llama3.2",
    num_ctx: int = 4096,
    patience: Patience = DEFAULT_PATIENCE,
) -> OllamaChat:
    return OllamaChat(server.host, model, num_ctx, patience=patience)


def hasty(server: OllamaServer) -> OllamaChat:
    return chat(server, patience=HASTY)


def heard(pieces: Iterator[Piece]) -> str:
    return "".join(piece.text for piece in pieces if not piece.is_thinking)


def read(pieces: Iterator[Piece]) -> tuple[str, str]:
    """The reply as (what is spoken, what was thought)."""
    arrived = list(pieces)
    thought = "".join(piece.text for piece in arrived if piece.is_thinking)
    return heard(iter(arrived)), thought


def wait_until(claim: Callable[[], bool], within_s: float = 3.0) -> None:
    deadline = time.monotonic() + within_s
    while not claim():
        assert time.monotonic() < deadline, "it did not come about"
        threading.Event().wait(0.005)


def test_the_test_server_is_checked_against_the_real_description() -> None:
    if not SPECIFICATION.exists():
        pytest.skip("Ollama's description is not beside the repository")
    server = OllamaServer()
    with server:
        server.check("ChatRequest", {"model": 1})
        assert len(server.violations) == 2
        server.violations.clear()
        server.check("ChatRequest", {"model": "a", "messages": []})
    assert server.violations == []


def test_a_reply_streams_piece_by_piece(server: OllamaServer) -> None:
    server.behaviour.chat = [*saying("One, ", "two, ")[:2], Silence()]
    with closing(chat(server).stream(PROMPT)) as pieces:
        assert next(piece.text for piece in pieces if piece.text).startswith("One, ")


def test_the_request_names_the_context_size_and_the_messages(server: OllamaServer) -> None:
    assert heard(chat(server, num_ctx=2048).stream(PROMPT)) == "Hello there."
    (request,) = server.asked("/api/chat")
    assert request.body["options"] == {"num_ctx": 2048}
    assert request.body["stream"] is True
    assert request.body["messages"] == [
        {"role": "system", "content": "You are Candor."},
        {"role": "user", "content": "Hello?"},
    ]


def test_closing_in_mid_stream_hangs_up(server: OllamaServer) -> None:
    server.behaviour.chat = [*saying("One. ")[:1], Silence()]
    pieces = chat(server).stream(PROMPT)
    assert next(piece.text for piece in pieces if piece.text) == "One. "
    assert not server.hung_up.is_set()
    pieces.close()
    assert server.hung_up.wait(1)


def test_closing_while_the_model_is_silent_takes_no_longer_than_a_pulse(
    server: OllamaServer,
) -> None:
    server.behaviour.chat = [Silence()]
    pieces = OllamaChat(server.host, "llama3.2").stream(PROMPT)
    while not server.asked("/api/chat"):
        assert next(pieces) == Piece("")
    began = time.monotonic()
    pieces.close()
    assert server.hung_up.wait(1)
    assert time.monotonic() - began < 0.1


def test_a_reply_read_to_its_end_was_not_hung_up(server: OllamaServer) -> None:
    heard(chat(server).stream(PROMPT))
    assert not server.hung_up.is_set()


def test_nothing_runs(unused_host: str) -> None:
    model = OllamaChat(unused_host, "llama3.2", patience=HASTY)
    for attempt in (lambda: list(model.stream(PROMPT)), model.list_models, model.has_model):
        with pytest.raises(NotRunningError) as caught:
            attempt()
        assert caught.value.host == unused_host
        assert caught.value.model == "llama3.2"


@pytest.mark.parametrize("host", ["http://[broken", "nonsense://here", "http://127.0.0.1:0"])
def test_an_address_that_is_none_counts_as_not_running(host: str) -> None:
    with pytest.raises(NotRunningError):
        OllamaChat(host, "llama3.2", patience=HASTY).list_models()


def test_a_missing_model_is_told_from_a_server_that_does_not_run(server: OllamaServer) -> None:
    with pytest.raises(ModelMissingError) as caught:
        heard(chat(server, "qwen3").stream(PROMPT))
    assert caught.value.model == "qwen3"


BROKEN: dict[str, Failure | list[Part]] = {
    "500": Failure(500, "llama runner process has terminated"),
    "a page of something else": Failure(404, "<html>not found</html>"),
    "an error in mid-stream": [*saying("Hel")[:1], Raw(b'{"error":"out of memory"}\n')],
    "half a line": [*saying("Hel")[:1], Raw(b'{"model":"llama\n')],
    "a list": [Raw(b"[1]\n")],
    "a number": [Raw(b"7\n")],
    "no message": [Raw(b'{"message": 3}\n')],
    "not text": [Raw(b"\xff\xfe\n")],
    "an end without the last line": [*saying("Hel")[:1], HangUp()],
    "nothing at all": [HangUp()],
}


@pytest.mark.parametrize("script", BROKEN.values(), ids=BROKEN.keys())
def test_a_server_that_fails_is_said_to_fail(
    server: OllamaServer, script: Failure | list[Part]
) -> None:
    server.behaviour.chat = script
    with pytest.raises(ServerFailedError):
        heard(chat(server).stream(PROMPT))
    server.behaviour.chat = saying("Again.")
    assert heard(chat(server).stream(PROMPT)) == "Again."  # control: the next turn works


def test_the_servers_own_words_are_kept(server: OllamaServer) -> None:
    server.behaviour.chat = Failure(500, "llama runner process has terminated.")
    with pytest.raises(ServerFailedError, match=r"^llama runner process has terminated$"):
        heard(chat(server).stream(PROMPT))


@pytest.mark.parametrize("begun", [[], saying("Wait", "")[:1]], ids=["first", "between"])
def test_silence_is_too_slow(server: OllamaServer, begun: list[Part]) -> None:
    server.behaviour.chat = [*begun, Silence()]
    with pytest.raises(TooSlowError):
        heard(hasty(server).stream(PROMPT))
    assert server.hung_up.wait(1)


def test_slow_and_steady_is_not_too_slow(server: OllamaServer) -> None:
    lines = saying(*["One", "two", "three", "four", "five"])
    server.behaviour.chat = [part for line in lines for part in (Pause(0.15), line)]
    assert heard(hasty(server).stream(PROMPT)) == "Onetwothreefourfive"


def test_the_four_failures_are_four_kinds() -> None:
    kinds = {NotRunningError, ModelMissingError, ServerFailedError, TooSlowError}
    assert kinds == set(ChatModelError.__subclasses__())
    assert not any(issubclass(a, b) for a in kinds for b in kinds - {a})


def test_what_is_thought_is_never_said(server: OllamaServer) -> None:
    server.behaviour.chat = [thinking("sec"), thinking("ret"), *saying("Hello.")]
    assert read(chat(server).stream(PROMPT)) == ("Hello.", "secret")
    server.behaviour.chat = saying("<thi", "nk>secret</th", "ink>Hello.")
    assert read(chat(server).stream(PROMPT)) == ("Hello.", "secret")


@pytest.mark.parametrize("texts", [("secret</think>Hi",), ("se", "cret</th", "ink>", "Hi")])
def test_a_closing_tag_alone_makes_all_before_it_thinking(
    server: OllamaServer, texts: tuple[str, ...]
) -> None:
    server.behaviour.chat = saying(*texts)
    assert read(chat(server).stream(PROMPT)) == ("Hi", "secret")


def until_too_slow(pieces: Iterator[Piece]) -> Iterator[str]:
    """The texts that came before the patience ran out."""
    with contextlib.suppress(TooSlowError):
        yield from (piece.text for piece in pieces if piece.text)


def test_a_template_that_opens_the_thinking_is_waited_for(server: OllamaServer) -> None:
    server.behaviour.chat = [*saying("A long secret")[:1], Silence()]
    server.behaviour.template = "{{ .Prompt }}<think>\n"
    assert list(until_too_slow(hasty(server).stream(PROMPT))) == []
    server.behaviour.template = "{{ .Prompt }}"
    assert list(until_too_slow(hasty(server).stream(PROMPT))) == ["A long secret"]  # control


def test_a_reply_cut_short_of_its_closing_tag_is_all_thinking(server: OllamaServer) -> None:
    server.behaviour.template = "{{ .Prompt }}<think>"
    server.behaviour.chat = [*saying("secret")[:1], finished(reason="length")]
    assert read(chat(server).stream(PROMPT)) == ("", "secret")
    server.behaviour.chat = [*saying("Hello.")[:1], finished()]
    assert read(chat(server).stream(PROMPT)) == ("Hello.", "")  # control: it did not think


@pytest.mark.parametrize("end", [HangUp(), Silence(), Raw(b"{nonsense")])
def test_the_first_words_are_not_lost_when_the_reply_breaks_off(
    server: OllamaServer, end: Part
) -> None:
    server.behaviour.chat = [*saying("You live ", "in Gh")[:2], end]
    arrived: list[Piece] = []
    with pytest.raises((ServerFailedError, TooSlowError)):
        arrived.extend(hasty(server).stream(PROMPT))
    assert heard(iter(arrived)) == "You live in Gh"


def test_a_model_that_once_thought_unopened_is_waited_for_from_then_on(
    server: OllamaServer,
) -> None:
    model = hasty(server)
    server.behaviour.chat = saying("secret</think>Hi")
    assert heard(model.stream(PROMPT)) == "Hi"
    server.behaviour.chat = [*saying("more")[:1], Silence()]
    assert list(until_too_slow(model.stream(PROMPT))) == []
    assert list(until_too_slow(hasty(server).stream(PROMPT))) == ["more"]  # control: a new model


def test_the_count_of_the_server_corrects_the_next_budget(server: OllamaServer) -> None:
    model = chat(server, num_ctx=4096)
    before = model.context.prompt_tokens
    server.behaviour.chat = saying("Hello.", prompt_tokens=30)
    heard(model.stream(PROMPT))
    assert model.usage == Usage(20, 30)
    assert model.usage.ratio == 1.5
    assert model.context.prompt_tokens == int(before / 1.5)

    server.behaviour.chat = saying("Hello.", prompt_tokens=5)  # the rest was in its cache
    heard(model.stream(PROMPT))
    assert model.usage == Usage(20, 5)
    assert model.context.prompt_tokens == int(before / 1.5)


def test_models_are_listed_and_the_tag_latest_need_not_be_said(server: OllamaServer) -> None:
    server.behaviour.models = ("llama3.2:latest", "qwen3:8b")
    assert chat(server).list_models() == ("llama3.2:latest", "qwen3:8b")
    assert chat(server, "llama3.2").has_model()
    assert chat(server, "qwen3:8b").has_model()
    assert not chat(server, "qwen3").has_model()
    assert not chat(server, "").has_model()


def test_a_list_that_does_not_come_is_too_slow(server: OllamaServer) -> None:
    server.behaviour.tags = Silence()
    with pytest.raises(TooSlowError):
        hasty(server).list_models()


def test_the_environment_neither_redirects_nor_adds_a_key(
    server: OllamaServer, unused_host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy", "OLLAMA_HOST"):
        monkeypatch.setenv(name, unused_host)
    monkeypatch.setenv("OLLAMA_API_KEY", "for somebody else")
    assert heard(chat(server).stream(PROMPT)) == "Hello there."
    assert all("authorization" not in request.headers for request in server.requests)
    assert server.requests


def test_only_the_named_host_is_asked(
    server: OllamaServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    connect = socket.create_connection

    def recorded(address: tuple[str, int], *rest: object, **options: object) -> socket.socket:
        asked.append(address[0])
        return connect(address, *rest, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "create_connection", recorded)
    heard(chat(server).stream(PROMPT))
    list(chat(server).pull())
    assert set(asked) == {"127.0.0.1"}


def test_pulling_tells_its_progress(server: OllamaServer) -> None:
    steps = list(dict.fromkeys(chat(server).pull("qwen3")))
    assert [(step.done, step.total) for step in steps[-5:]] == [
        *((0, 0), (1, 4), (4, 4)),
        *((0, 0), (0, 0)),
    ]
    assert steps[-1].label == "the model is here"
    assert server.asked("/api/pull")[0].body["model"] == "qwen3"


def test_a_pull_can_be_cancelled(server: OllamaServer) -> None:
    server.behaviour.pull = [*PULLED[:2], Silence()]
    pulling = chat(server).pull("qwen3")
    assert next(step for step in pulling if step.done == 1).total == 4
    pulling.close()
    assert server.hung_up.wait(1)


STALLED: dict[str, list[Part]] = {
    "silent from the start": [Silence()],
    "silent in the middle": [*PULLED[:2], Silence()],
}


@pytest.mark.parametrize("script", STALLED.values(), ids=STALLED.keys())
def test_a_stalled_pull_is_too_slow(server: OllamaServer, script: list[Part]) -> None:
    server.behaviour.pull = script
    with pytest.raises(TooSlowError):
        list(hasty(server).pull("qwen3"))
    assert server.hung_up.wait(1)


def test_a_pull_that_only_repeats_itself_is_stalled(server: OllamaServer) -> None:
    patience = Patience(pull_s=0)
    server.behaviour.pull = [*PULLED[:2], PULLED[1], PULLED[1], PULLED[1], Silence()]
    with pytest.raises(TooSlowError):
        list(OllamaChat(server.host, patience=patience).pull("qwen3"))


@pytest.mark.parametrize(
    "script",
    [
        [PULLED[0], Raw(b'{"error":"pull model manifest: file does not exist"}\n')],
        [*PULLED[:3], HangUp()],
        Failure(500, "no space left on device"),
    ],
    ids=["unknown model", "broken off", "500"],
)
def test_a_pull_that_fails_says_so(server: OllamaServer, script: Failure | list[Part]) -> None:
    server.behaviour.pull = script
    with pytest.raises(ServerFailedError):
        list(chat(server).pull("qwen3"))


def test_no_thread_is_left(server: OllamaServer) -> None:
    server.behaviour.chat = [finished()]
    heard(chat(server).stream(PROMPT))
    wait_until(lambda: not [t for t in threading.enumerate() if t.name.startswith("reply-stream")])
