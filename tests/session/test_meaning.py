"""Recall by the meaning that an Ollama server reckons: chosen, changed, dead, slow, half done."""

import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from sqlalchemy import text

from desktop.session.assembly import assemble
from desktop.session.health import Engine, EngineHealth, State
from desktop.session.ollama_embedder import OllamaEmbedder, Waiting
from desktop.session.options import Options
from desktop.session.problems import explain
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, MeaningChoice, Settings, save
from memory.recall.dense import Embedder
from memory.recall.errors import EmbedderMissingError
from memory.records import Recall
from memory.store.files import open_stores
from memory.vocabulary import StoreName
from personality.ollama_line import Patience
from tests.command_line import NOWHERE
from tests.ollama_server import Failure, OllamaServer, Silence

MODEL = "nomic-embed-text:latest"
HASTY = Patience(connect_s=1, probe_s=1, first_token_s=1, between_tokens_s=1)
_PATIENCE_S = 30
SAID = ("I play the cello.", "My sister Anna lives in Ghent.")
QUESTION = "Which instrument, the cello, do I play?"


@pytest.fixture
def server() -> Iterator[OllamaServer]:
    with OllamaServer() as running:
        running.behaviour.models = (MODEL, "bge-m3:latest")
        yield running
    assert running.violations == []


@pytest.fixture
def chosen(server: OllamaServer) -> Settings:
    return Settings(EngineChoice.GROUNDED, server.host, meaning=MeaningChoice.OLLAMA)


def opened(folder: Path, settings: Settings) -> Session:
    folder.mkdir(exist_ok=True)
    save(folder / "settings.json", settings)
    return assemble(Options(folder, patience=HASTY))


def tell(session: Session) -> None:
    """Say something, and wait until it is embedded, or known not to be."""
    for said in SAID:
        session.conversation.say(said)
    session.conversation.close()
    finish(session)


def finish(session: Session) -> None:
    pause, until = threading.Event(), time.monotonic() + _PATIENCE_S
    while meaning(session).state is State.STARTING:
        assert time.monotonic() < until
        pause.wait(0.02)


def asked(session: Session) -> Recall:
    recall = session.curation.recall(QUESTION)
    assert "I play the cello." in [one.record.statement for one in recall.results]
    return recall


def meaning(session: Session) -> EngineHealth:
    (found,) = [one for one in session.health.check() if one.engine is Engine.MEANING]
    return found


def held(folder: Path) -> set[tuple[str, int]]:
    """Return the models, and the lengths, of all vectors that are kept."""
    stores = open_stores(folder)
    try:
        with stores.reading(StoreName.INDEX) as index:
            rows = index.execute(text("SELECT DISTINCT model, dimension FROM vectors"))
            return {(row.model, row.dimension) for row in rows}
    finally:
        stores.close()


def test_what_the_owner_chose_reckons_and_says_how_far_it_is(
    server: OllamaServer, chosen: Settings, tmp_path: Path
) -> None:
    with opened(tmp_path, chosen) as session:
        tell(session)
        recall = asked(session)
        assert recall.paths["meaning"].skipped is None
        assert any(one.parts["meaning"] > 0 for one in recall.results)
        health = meaning(session)
        assert (health.state, health.error) == (State.READY, None)
        assert health.name == "nomic-embed-text on Ollama"
        done = health.note.split()
        assert done[:2] == ["65", "numbers,"]
        assert done[2] == done[4] != "0"
    assert held(tmp_path) == {(f"ollama/{MODEL}@{server.behaviour.digest[:12]}", 65)}


def test_another_model_reckons_anew_and_words_answer_meanwhile(
    server: OllamaServer, chosen: Settings, tmp_path: Path
) -> None:
    with opened(tmp_path, replace(chosen, meaning=MeaningChoice.PACKAGED)) as session:
        tell(session)
        assert asked(session).paths["meaning"].skipped is None
    server.behaviour.embed = Silence()
    with opened(tmp_path, chosen) as session:  # it does not answer yet
        assert asked(session).paths["meaning"].skipped
    server.behaviour.embed = None
    with opened(tmp_path, chosen) as session:
        finish(session)
        assert asked(session).paths["meaning"].skipped is None
        assert meaning(session).state is State.READY
    assert {model[:12] for model, _ in held(tmp_path)} == {"ollama/nomic"}
    server.behaviour.digest = "0" * 64  # the same name, another model
    with opened(tmp_path, chosen) as session:
        finish(session)
    assert held(tmp_path) == {(f"ollama/{MODEL}@000000000000", 65)}


@pytest.mark.parametrize(
    ("trouble", "why", "remedy"),
    [
        ({"ollama_host": NOWHERE}, "nothing answers", "ollama serve"),
        ({"meaning_model": "other"}, "there is no other", "ollama pull other"),
    ],
)
def test_a_server_that_cannot_be_asked_leaves_words_and_says_why(
    server: OllamaServer,
    chosen: Settings,
    tmp_path: Path,
    trouble: dict[str, str],
    why: str,
    remedy: str,
) -> None:
    with opened(tmp_path, replace(chosen, **trouble)) as session:  # type: ignore[arg-type]
        tell(session)
        assert why in (asked(session).paths["meaning"].skipped or "")
        health = meaning(session)
        assert health.state is State.UNAVAILABLE
        assert health.error is not None
        problem = explain(health.error)
        assert problem is not None
        assert remedy in problem.remedy
    with opened(tmp_path, chosen) as session:  # control
        finish(session)
        assert asked(session).paths["meaning"].skipped is None


def test_a_server_that_dies_and_comes_back_is_used_again(
    server: OllamaServer, chosen: Settings, tmp_path: Path
) -> None:
    with opened(tmp_path, chosen) as session:
        tell(session)
        assert asked(session).paths["meaning"].skipped is None
        server.behaviour.embed = Failure(500, "out of memory")
        assert "out of memory" in (asked(session).paths["meaning"].skipped or "")
        server.behaviour.embed = None
        assert asked(session).paths["meaning"].skipped is None


def test_one_that_is_too_slow_is_left_alone_for_a_while(server: OllamaServer) -> None:
    embedder = Waiting(OllamaEmbedder(server.host, MODEL, HASTY), 0.3)
    assert embedder.embed(["anything"]).shape == (1, 65)
    server.behaviour.embed = Silence()
    with pytest.raises(EmbedderMissingError, match="nothing came"):
        embedder.embed(["anything"])
    before = len(server.asked("/api/embed"))
    with pytest.raises(EmbedderMissingError, match="too slow"):
        embedder.embed(["anything"])
    assert len(server.asked("/api/embed")) == before


def test_a_model_that_becomes_another_meanwhile_is_noticed(
    server: OllamaServer, chosen: Settings, tmp_path: Path
) -> None:
    with opened(tmp_path, chosen) as session:
        tell(session)
        server.behaviour.means = lambda said: [float(len(said)), 1.0, 2.0]
        server.behaviour.digest = "1" * 64
        assert "another model" in (asked(session).paths["meaning"].skipped or "")
        assert asked(session).paths["meaning"].skipped == "nothing is embedded yet"


@pytest.mark.parametrize("wrong", [[], [1.0], [float("inf")] * 65])
def test_vectors_that_are_none_are_refused(server: OllamaServer, wrong: list[float]) -> None:
    embedder: Embedder = Waiting(OllamaEmbedder(server.host, MODEL, HASTY), 5)
    embedder.embed(["whole"])  # control
    server.behaviour.means = lambda said: wrong
    with pytest.raises(EmbedderMissingError):
        embedder.embed(["one", "two"])
    server.violations.clear()  # JSON has no infinity


def test_what_all_texts_have_in_common_is_taken_off(server: OllamaServer) -> None:
    embedder: Embedder = Waiting(OllamaEmbedder(server.host, MODEL, HASTY), 5)
    said = ["The cat sleeps on the sofa.", "A cat sleeps on my sofa.", "Taxes rose in autumn."]
    raw = np.array([server.behaviour.means(one) for one in said])
    raw /= np.linalg.norm(raw, axis=1, keepdims=True)
    found = embedder.embed(said)
    assert np.allclose(np.linalg.norm(found, axis=1), 1)
    assert raw[0] @ raw[2] > 0.5  # control: as it comes, unrelated texts look alike
    assert abs(float(found[0] @ found[2])) < 0.25
    assert float(found[0] @ found[1]) > 0.5
