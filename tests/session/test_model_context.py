"""A model that was told what is forgotten is unloaded, or the receipt waits."""

from pathlib import Path

import pytest

from desktop.cli.answers import Answers
from desktop.session.assembly import assemble
from desktop.session.jobs import carry_out
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import Settings, save
from memory.forgetting import receipt
from memory.forgetting.values import Receipt, Selection
from memory.store.files import open_stores
from memory.vocabulary import ForgetMode
from personality.ollama_line import Patience
from tests.command_line import NOWHERE
from tests.ollama_server import MODEL, Failure, OllamaServer

HASTY = Patience(connect_s=1, probe_s=1, first_token_s=1, between_tokens_s=1)
PLACE = "the running language model"
WANTED = Selection(query="locker code")


def opened(folder: Path, host: str) -> Session:
    save(folder / "settings.json", Settings(ollama_host=host, model=MODEL))
    return assemble(Options(folder, patience=HASTY))


def talked(folder: Path, host: str) -> Session:
    session = opened(folder, host)
    answers = Answers(session.conversation)
    answers.wait(session.conversation.say("My locker code is Quixzabble77."))
    answers.stop_listening()
    return session


def forgotten(session: Session) -> Receipt:
    return carry_out(session.forgetting.forget(WANTED, ForgetMode.FORGET), lambda step: None)


def left(found: Receipt) -> str:
    return next(each.left or "" for each in found.copies if each.copy == PLACE)


def issued(folder: Path) -> int:
    stores = open_stores(folder)
    try:
        return len(receipt.issued(stores))
    finally:
        stores.close()


def test_the_model_is_unloaded(tmp_path: Path, ollama: OllamaServer) -> None:
    with talked(tmp_path, ollama.host) as session:
        assert ollama.behaviour.loaded == (MODEL,)  # control: it had been told
        assert session.forgetting.plan(WANTED, ForgetMode.FORGET).goes[PLACE] == 1
        ollama.behaviour.loaded += ("another:latest",)
        found = forgotten(session)
    assert found.is_complete
    assert list(ollama.behaviour.loaded) == ["another:latest"]
    assert [one.body["keep_alive"] for one in ollama.asked("/api/generate")] == [0]
    assert {each.copy: each.gone for each in found.copies}[PLACE] == 1


@pytest.mark.parametrize("trouble", [{"clings": True}, {"running": Failure(500, "no")}])
def test_the_receipt_waits_for_a_model_that_stays(
    tmp_path: Path, ollama: OllamaServer, trouble: dict[str, object]
) -> None:
    with talked(tmp_path, ollama.host) as session:
        for name, value in trouble.items():
            setattr(ollama.behaviour, name, value)
        found = forgotten(session)
        assert not found.is_complete
        assert "Ollama" in left(found)
        assert session.curation.recall("locker code").results == ()
    assert issued(tmp_path) == 0
    ollama.behaviour.clings, ollama.behaviour.running = False, None
    opened(tmp_path, ollama.host).close()
    assert issued(tmp_path) == 1
    assert ollama.behaviour.loaded == ()


def test_without_a_server_there_is_nothing_to_unload(tmp_path: Path) -> None:
    with talked(tmp_path, NOWHERE) as session:
        assert PLACE not in session.forgetting.plan(WANTED, ForgetMode.FORGET).goes
        assert forgotten(session).is_complete
