"""The window over a real session and a server that speaks Ollama's protocol, faults included."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.talk.turn_view import TurnView
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from personality.ollama_line import Patience
from tests.ollama_server import (
    MODEL,
    PULLED,
    Failure,
    OllamaServer,
    Raw,
    Script,
    Silence,
    saying,
    thinking,
)
from tests.ui.looking import button, shown_words

HASTY = Patience(connect_s=1, probe_s=1, first_token_s=0.5, between_tokens_s=0.5, pull_s=0.5)
WAIT_MS = 10_000


@pytest.fixture
def server() -> Iterator[OllamaServer]:
    with OllamaServer() as running:
        yield running
    assert running.violations == []


@pytest.fixture
def session(server: OllamaServer, tmp_path: Path) -> Iterator[Session]:
    save(tmp_path / "settings.json", Settings(ollama_host=server.host, model=MODEL))
    with assemble(Options(tmp_path, EngineChoice.OLLAMA, patience=HASTY)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with closing(Window(session, tmp_path, theme, Notices())) as built:
        built.frame.show()
        yield built.frame


def say(window: MainWindow, text: str) -> None:
    window.talk.composer.setPlainText(text)
    button("send", window).click()


def turn(window: MainWindow, number: int, qtbot: QtBot) -> TurnView:
    """Wait until a turn is over."""
    transcript = window.talk.transcript
    qtbot.waitUntil(
        lambda: [one.has_ended for one in transcript.turns] == [True] * number, timeout=WAIT_MS
    )
    return transcript.turns[-1]


def it_is_usable(window: MainWindow, server: OllamaServer, qtbot: QtBot, number: int = 2) -> None:
    """Whatever went wrong: the next message is answered, and memory can be read."""
    server.behaviour.models = (MODEL,)
    server.behaviour.chat = saying("All is", " well.")
    say(window, "I live in Ghent.")
    assert turn(window, number, qtbot).reply.text.toPlainText() == "All is well."
    window.go("memory")
    qtbot.waitUntil(
        lambda: "I live in Ghent." in [one.statement for one in window.memory.model.records],
        timeout=WAIT_MS,
    )


def test_a_reply_streams_and_can_be_stopped(
    window: MainWindow, server: OllamaServer, qtbot: QtBot
) -> None:
    server.behaviour.chat = [*saying("One. ", "Two. ")[:2], Silence()]
    say(window, "Count.")
    transcript = window.talk.transcript
    qtbot.waitUntil(
        lambda: any("Two." in one.reply.text.toPlainText() for one in transcript.turns),
        timeout=WAIT_MS,
    )
    assert not transcript.turns[0].has_ended
    assert not server.hung_up.is_set()
    button("stop", window).click()
    words = shown_words(turn(window, 1, qtbot).reply)
    assert "Candor, stopped by you" in words
    assert server.hung_up.wait(2)
    assert window.banners.shown == ()
    it_is_usable(window, server, qtbot)


@pytest.mark.parametrize(
    ("chat", "title", "outcome"),
    [
        (Failure(500, "out of memory"), "Ollama failed at", "Candor, no reply"),
        ([Raw(b"{broken\n")], "Ollama failed at", "Candor, no reply"),
        ([Silence()], "has sent nothing for too long", "Candor, no reply"),
        ([*saying("Half. ")[:1], Silence()], "has sent nothing", "Candor, cut short"),
        (Failure(404, f"model '{MODEL}' not found"), "does not have the model", "Candor, no reply"),
    ],
    ids=["error", "broken", "silent", "silent in mid-reply", "missing"],
)
def test_a_failure_has_its_words_and_the_window_stays_usable(
    window: MainWindow, server: OllamaServer, qtbot: QtBot, chat: Script, title: str, outcome: str
) -> None:
    server.behaviour.chat = chat
    say(window, "Hello?")
    assert outcome in shown_words(turn(window, 1, qtbot).reply)
    (problem,) = window.banners.shown
    assert title in problem.title
    assert problem.remedy
    it_is_usable(window, server, qtbot)


def test_what_a_model_thinks_is_kept_apart_from_what_it_says(
    window: MainWindow, server: OllamaServer, qtbot: QtBot, session: Session
) -> None:
    server.behaviour.chat = [thinking("secret"), *saying("<thi", "nk>hidden</th", "ink>Said.")]
    say(window, "Hello?")
    assert turn(window, 1, qtbot).reply.text.toPlainText() == "Said."
    kept = session.curation.turns(session.conversation.id)
    assert [each.text for each in kept] == ["Hello?", "Said."]
    it_is_usable(window, server, qtbot)


@pytest.fixture
def missing(window: MainWindow, server: OllamaServer, qtbot: QtBot) -> MainWindow:
    """A window that has just said that its model is missing."""
    server.behaviour.models = ()
    say(window, "Hello?")
    turn(window, 1, qtbot)
    assert "does not have the model" in window.banners.shown[0].title
    return window


def test_a_missing_model_can_be_pulled_where_it_is_missed(
    missing: MainWindow, server: OllamaServer, qtbot: QtBot
) -> None:
    server.behaviour.pull = [*PULLED[:2], Silence()]
    button("pull", missing.banners).click()
    qtbot.waitUntil(lambda: "fetching the model, 1 bytes / 4 bytes" in said(missing))
    button("cancel-pull", missing.banners).click()
    qtbot.waitUntil(lambda: button("pull", missing.banners).isVisible(), timeout=WAIT_MS)
    assert server.hung_up.wait(2)
    assert len(missing.banners.shown) == 1  # who stops it has no trouble

    server.behaviour.pull = list(PULLED)
    server.behaviour.models = (MODEL,)
    button("pull", missing.banners).click()
    qtbot.waitUntil(lambda: missing.banners.shown == (), timeout=WAIT_MS)
    assert [each.body["model"] for each in server.asked("/api/pull")] == [MODEL, MODEL]
    it_is_usable(missing, server, qtbot)


@pytest.mark.parametrize(
    ("pull", "title"),
    [
        ([*PULLED[:2], Silence()], f"Fetching {MODEL} has come to a halt."),
        (Failure(500, "pull model manifest: file does not exist"), "Ollama could not fetch"),
    ],
    ids=["stalled", "refused"],
)
def test_a_pull_that_fails_has_its_words_until_it_is_tried_again(
    missing: MainWindow, server: OllamaServer, qtbot: QtBot, pull: Script, title: str
) -> None:
    server.behaviour.pull = pull
    button("pull", missing.banners).click()
    qtbot.waitUntil(lambda: len(missing.banners.shown) == 2, timeout=WAIT_MS)
    assert title in missing.banners.shown[1].title
    assert button("pull", missing.banners).isEnabled()
    server.behaviour.pull = list(PULLED)
    button("pull", missing.banners).click()
    qtbot.waitUntil(lambda: missing.banners.shown == (), timeout=WAIT_MS)
    it_is_usable(missing, server, qtbot)


def test_the_engine_s_panel_offers_the_pull_too(
    missing: MainWindow, server: OllamaServer, qtbot: QtBot
) -> None:
    line = button("engine-replies", missing)
    qtbot.waitUntil(lambda: "not available" in line.accessibleName(), timeout=WAIT_MS)
    line.click()
    server.behaviour.models = (MODEL,)
    button("pull", missing.side).click()
    qtbot.waitUntil(lambda: missing.banners.shown == (), timeout=WAIT_MS)
    assert server.asked("/api/pull")


def said(window: MainWindow) -> list[str]:
    return shown_words(window.banners)
