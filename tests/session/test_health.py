from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from desktop.session.assembly import assemble
from desktop.session.health import Engine, EngineHealth, State
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from memory.errors import StoreUnusableError
from personality.errors import ModelMissingError, NotRunningError, TooSlowError
from tests.command_line import NOWHERE
from tests.ollama_server import MODEL, OllamaServer
from voice.errors import ModelNotFoundError

Open = Callable[[Settings], Session]


@pytest.fixture
def open_with(tmp_path: Path) -> Iterator[Open]:
    with ExitStack() as opened:

        def open_with(settings: Settings) -> Session:
            save(tmp_path / "settings.json", settings)
            return opened.enter_context(assemble(Options(tmp_path)))

        yield open_with


def of(session: Session, engine: Engine) -> EngineHealth:
    (found,) = [each for each in session.health.check() if each.engine is engine]
    return found


def test_every_engine_is_looked_at_once(session: Session) -> None:
    assert sorted(each.engine for each in session.health.check()) == sorted(Engine)


def test_auto_replies_without_ollama_and_says_why_not_with_it(session: Session) -> None:
    health = of(session, Engine.REPLIES)
    assert (health.state, health.name) == (State.READY, "grounded replies")
    assert isinstance(health.error, NotRunningError)


def test_ollama_is_used_when_it_has_the_model(open_with: Open, ollama: OllamaServer) -> None:
    health = of(open_with(Settings(ollama_host=ollama.host, model=MODEL)), Engine.REPLIES)
    assert health == EngineHealth(Engine.REPLIES, State.READY, MODEL)


@pytest.mark.parametrize(
    ("model", "host", "kind"),
    [("other", None, ModelMissingError), (MODEL, NOWHERE, NotRunningError)],
)
def test_ollama_was_chosen_and_cannot_be_had(
    open_with: Open, ollama: OllamaServer, model: str, host: str | None, kind: type[Exception]
) -> None:
    chosen = Settings(EngineChoice.OLLAMA, ollama_host=host or ollama.host, model=model)
    health = of(open_with(chosen), Engine.REPLIES)
    assert health.state is State.UNAVAILABLE
    assert isinstance(health.error, kind)
    assert not isinstance(health.error, TooSlowError)


def test_an_answer_of_the_servers_is_believed_for_a_moment(
    open_with: Open, ollama: OllamaServer
) -> None:
    session = open_with(Settings(ollama_host=ollama.host, model=MODEL))
    for _ in range(3):
        of(session, Engine.REPLIES)
    asked = len(ollama.asked("/api/tags"))
    session.change_settings(model="other")
    assert of(session, Engine.REPLIES).name == "grounded replies"
    assert asked == 1
    assert len(ollama.asked("/api/tags")) == 2  # control: other settings are looked at anew


def test_a_model_folder_without_a_model_is_named(open_with: Open, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    session = open_with(Settings(whisper_folder=empty))
    assert of(session, Engine.HEARING).state is State.STARTING
    session.warm_up()
    hearing, voice = of(session, Engine.HEARING), of(session, Engine.VOICE)
    assert hearing.state is State.UNAVAILABLE
    assert isinstance(hearing.error, ModelNotFoundError)
    assert hearing.error.folder == empty
    assert voice.state is State.READY  # control: the other engine is none the worse
    assert voice.name


def test_a_broken_store_is_named_and_the_others_are_well(tmp_path: Path) -> None:
    assemble(Options(tmp_path)).close()
    (tmp_path / "semantic.db").write_bytes(b"this is no database")
    with assemble(Options(tmp_path)) as session:
        health = of(session, Engine.MEMORY)
        stores = {each.name: each.state for each in session.health.stores()}
    assert health.state is State.UNAVAILABLE
    assert isinstance(health.error, StoreUnusableError)
    assert stores.pop("semantic") is State.UNAVAILABLE
    assert set(stores.values()) == {State.READY}


def test_memory_is_well_otherwise(session: Session) -> None:
    assert of(session, Engine.MEMORY).state is State.READY
