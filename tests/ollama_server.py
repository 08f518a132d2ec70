"""A server that speaks Ollama's protocol over real HTTP, with the faults that a real one has."""

import json
import select
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from jsonschema import Draft202012Validator

SPECIFICATION = Path(__file__).parents[2] / "shared" / "data" / "ollama" / "openapi.yaml"
"""Ollama's own description of its protocol; beside the repository, or absent."""
MODEL = "llama3.2:latest"

Json = dict[str, Any]


@dataclass(frozen=True)
class Raw:
    """A line to be sent as it stands, broken as it may be."""

    line: bytes


@dataclass(frozen=True)
class Silence:
    """Send nothing more until the client hangs up or the server is closed."""


@dataclass(frozen=True)
class Pause:
    """Be slow here, for this long."""

    seconds: float


@dataclass(frozen=True)
class HangUp:
    """End the answer here, as if it were complete."""


@dataclass(frozen=True)
class Failure:
    """Answer with an error instead."""

    status: int
    error: str

    def body(self) -> Json:
        """The error as Ollama words it."""
        return {"error": self.error}


Part = Json | Raw | Silence | Pause | HangUp
Script = Failure | list[Part]


def saying(*texts: str, prompt_tokens: int = 0) -> list[Part]:
    """A whole reply, one streamed line for each text."""
    lines: list[Part] = [_event({"role": "assistant", "content": text}) for text in texts]
    return [*lines, finished(prompt_tokens)]


def thinking(text: str) -> Json:
    """A line of a reply that carries thinking in its own field."""
    return _event({"role": "assistant", "content": "", "thinking": text})


def finished(prompt_tokens: int = 0, reason: str = "stop") -> Json:
    """The last line of a reply; ``reason`` is "length" when it was cut short."""
    counts = {"prompt_eval_count": prompt_tokens} if prompt_tokens else {}
    message = {"role": "assistant", "content": ""}
    return _event(message) | {"done": True, "done_reason": reason, "eval_count": 3} | counts


def _event(message: Json) -> Json:
    created = "2026-03-03T10:00:00.5Z"
    return {"model": MODEL, "created_at": created, "message": message, "done": False}


PULLED: list[Part] = [
    {"status": "pulling manifest"},
    *({"status": "pulling aa", "digest": "sha256:aa", "total": 4, "completed": n} for n in (1, 4)),
    {"status": "verifying sha256 digest"},
    {"status": "success"},
]
"""A model fetched without trouble."""


@dataclass
class Behaviour:
    """What the server has and does; change it between requests."""

    models: tuple[str, ...] = (MODEL,)
    chat: Script = field(default_factory=lambda: saying("Hello", " there."))
    pull: Script = field(default_factory=lambda: list(PULLED))
    tags: Failure | Silence | None = None
    loaded: tuple[str, ...] = ()
    """Models in memory: whichever replied last."""
    running: Failure | None = None
    """What it says instead of which those are."""
    clings: bool = False
    """Whether it goes on holding a model that it is told to let go of."""
    embed: Failure | Silence | None = None
    digest: str = "78e26419b4469263f75331927a00a0284ef6544c1975b826b15abdaef17bb962"
    """Of every model."""
    means: Callable[[str], list[float]] = lambda text: _letters(text)
    """Returns the vector of a text."""
    template: str = "{{ .Prompt }}"
    capabilities: tuple[str, ...] = ("completion",)


@dataclass(frozen=True)
class Request:
    """One request as it arrived."""

    path: str
    body: Json
    headers: Mapping[str, str]


class OllamaServer:
    """The server, on a free port of this machine; a context manager.

    Attributes:
        behaviour: What it does.
        requests: What arrived, in order.
        hung_up: Set when a client closed its connection before the answer was complete.
        violations: Where a request or an answer of ours is not Ollama's protocol.
    """

    def __init__(self) -> None:
        self.behaviour = Behaviour()
        self.requests: list[Request] = []
        self.hung_up = threading.Event()
        self.violations: list[str] = []
        self.closing = threading.Event()
        self._check = _checker()
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._thread = threading.Thread(target=self._http.serve_forever, args=(0.02,))

    @property
    def host(self) -> str:
        """Its address, as the owner would name it."""
        return f"http://127.0.0.1:{self._http.server_port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.closing.set()
        self._http.shutdown()
        self._thread.join()
        self._http.server_close()

    def asked(self, path: str) -> list[Request]:
        """Return the requests that came for ``path``."""
        return [request for request in self.requests if request.path == path]

    def check(self, schema: str, value: object) -> None:
        """Note where ``value`` is not what Ollama's description calls ``schema``."""
        self.violations += [f"{schema}: {words}" for words in self._check(schema, value)]

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        server = self

        class Exchange(_Exchange):
            ollama = server

        return Exchange


class _Exchange(BaseHTTPRequestHandler):
    """One request and its answer."""

    ollama: OllamaServer
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet: a failing test shows ``requests``."""

    def do_GET(self) -> None:
        self._keep({})
        if self.path == "/api/version":
            self._answer("VersionResponse", {"version": "0.12.6"})
        elif self.path == "/api/tags":
            self._list()
        elif self.path == "/api/ps":
            self._running()
        else:
            self._fail(Failure(404, "page not found"))

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self._keep(body)
        behaviour = self.ollama.behaviour
        if self.path == "/api/show":
            self.ollama.check("ShowRequest", body)
            self._show(body)
        elif self.path == "/api/chat":
            self.ollama.check("ChatRequest", body)
            script = behaviour.chat if self._has(body) else _missing(body)
            behaviour.loaded = (str(body["model"]),)
            self._run(script, "ChatStreamEvent")
        elif self.path == "/api/generate":
            self.ollama.check("GenerateRequest", body)
            self._unload(body)
        elif self.path == "/api/embed":
            self.ollama.check("EmbedRequest", body)
            self._embed(body)
        elif self.path == "/api/pull":
            self.ollama.check("PullRequest", body)
            self._run(behaviour.pull, "StatusEvent")
        else:
            self._fail(Failure(404, "page not found"))

    def _keep(self, body: Json) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.ollama.requests.append(Request(self.path, body, headers))

    def _has(self, body: Json) -> bool:
        name = str(body["model"])
        return (name if ":" in name else f"{name}:latest") in self.ollama.behaviour.models

    def _list(self) -> None:
        tags = self.ollama.behaviour.tags
        if isinstance(tags, Failure):
            self._fail(tags)
        elif isinstance(tags, Silence):
            self._await_end()
        else:
            names = self.ollama.behaviour.models
            size, digest = 2_019_393_189, self.ollama.behaviour.digest
            models = [
                {"name": name, "model": name, "size": size, "digest": digest} for name in names
            ]
            self._answer("ListResponse", {"models": models})

    def _running(self) -> None:
        behaviour = self.ollama.behaviour
        if isinstance(behaviour.running, Failure):
            self._fail(behaviour.running)
        else:
            models = [{"name": name, "model": name} for name in behaviour.loaded]
            self._answer("PsResponse", {"models": models})

    def _unload(self, body: Json) -> None:
        """Let go of a model, which is all that nobody asks ``/api/generate`` for but Candor."""
        behaviour = self.ollama.behaviour
        if body.get("prompt") or body.get("keep_alive") != 0:
            self._fail(Failure(500, "not scripted"))
            return
        if not behaviour.clings:
            behaviour.loaded = tuple(one for one in behaviour.loaded if one != body["model"])
        told = {"model": body["model"], "response": "", "done": True, "done_reason": "unload"}
        self._answer("GenerateResponse", told)

    def _show(self, body: Json) -> None:
        if not self._has(body):
            self._fail(_missing(body))
            return
        behaviour = self.ollama.behaviour
        shown = {
            "template": behaviour.template,
            "capabilities": list(behaviour.capabilities),
            "model_info": {"general.architecture": "llama"},
        }
        self._answer("ShowResponse", shown)

    def _embed(self, body: Json) -> None:
        behaviour = self.ollama.behaviour
        if not self._has(body):
            self._fail(_missing(body))
        elif isinstance(behaviour.embed, Failure):
            self._fail(behaviour.embed)
        elif isinstance(behaviour.embed, Silence):
            self._await_end()
        else:
            found = [behaviour.means(text) for text in body["input"]]
            self._answer("EmbedResponse", {"model": body["model"], "embeddings": found})

    def _answer(self, schema: str, value: Json, status: int = 200) -> None:
        self.ollama.check(schema, value)
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _fail(self, failure: Failure) -> None:
        self._answer("ErrorResponse", failure.body(), failure.status)

    def _run(self, script: Script, schema: str) -> None:
        if isinstance(script, Failure):
            self._fail(script)
            return
        self.close_connection = True
        try:
            self._stream(script, schema)
        except (BrokenPipeError, ConnectionResetError):
            self.ollama.hung_up.set()

    def _stream(self, script: list[Part], schema: str) -> None:
        is_begun = False  # like Ollama, which sends its headers with the first line
        for part in script:
            if isinstance(part, HangUp):
                break
            if isinstance(part, Silence):
                self._await_end()
                return
            if isinstance(part, Pause):
                self.ollama.closing.wait(part.seconds)
                continue
            if not is_begun:
                self._begin()
                is_begun = True
            if isinstance(part, Raw):
                self._chunk(part.line)
            else:
                self.ollama.check(schema, part)
                self._chunk(json.dumps(part).encode() + b"\n")
        if not is_begun:
            self._begin()
        self.wfile.write(b"0\r\n\r\n")

    def _begin(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()

    def _chunk(self, line: bytes) -> None:
        self.wfile.write(f"{len(line):x}\r\n".encode() + line + b"\r\n")
        self.wfile.flush()

    def _await_end(self) -> None:
        """Wait until the client hangs up, or the server is closed."""
        self.close_connection = True
        while not self.ollama.closing.is_set():
            readable, _, _ = select.select([self.connection], [], [], 0.02)
            if readable:  # a client that has sent its request sends nothing more but the end
                self.ollama.hung_up.set()
                return


def _letters(text: str) -> list[float]:
    """Return which triples of letters a text has, beside much that every text has."""
    found = [0.0] * 64
    lower = f"  {text.lower()}  "
    for at in range(len(lower) - 2):
        found[sum(place * ord(one) for place, one in enumerate(lower[at : at + 3], 1)) % 64] += 1
    length = sum(number**2 for number in found) ** 0.5
    return [number / length for number in found] + [1.0]


def _missing(body: Json) -> Failure:
    return Failure(404, f"model '{body['model']}' not found")


def _checker() -> Callable[[str, object], Iterator[str]]:
    """Return what tells how a value differs from a schema of the description, when it is here."""
    if not SPECIFICATION.exists():
        return lambda schema, value: iter(())
    import yaml

    described = yaml.safe_load(SPECIFICATION.read_text(encoding="utf-8"))
    schemas = {"components": described["components"]}

    def check(schema: str, value: object) -> Iterator[str]:
        reference = {"$ref": f"#/components/schemas/{schema}", **schemas}
        return (error.message for error in Draft202012Validator(reference).iter_errors(value))

    return check
