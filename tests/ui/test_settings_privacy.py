"""What Settings says about what left this computer, over a real session and a real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from desktop.session.traffic import Exchange
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from tests.ollama_server import MODEL, OllamaServer, saying
from tests.ui.looking import clipped, find
from tests.ui.real import WAIT_MS, tell, window_over

NOTHING_LEFT = "Nothing has left this computer since Candor was opened."


@pytest.fixture
def server() -> Iterator[OllamaServer]:
    with OllamaServer() as running:
        yield running


@pytest.fixture
def session(server: OllamaServer, tmp_path: Path) -> Iterator[Session]:
    save(tmp_path / "settings.json", Settings(ollama_host=server.host, model=MODEL))
    with assemble(Options(tmp_path, EngineChoice.OLLAMA)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        shown.go("settings")
        yield shown


def said(window: MainWindow, name: str) -> str:
    return find(QLabel, name, window).text()


def test_what_is_sent_to_this_computer_is_counted_and_did_not_leave_it(
    window: MainWindow, session: Session, server: OllamaServer, qtbot: QtBot
) -> None:
    server.behaviour.chat = saying("Hello", " there.")
    tell(session, "Good morning, these words go to the model.")
    host = server.host.removeprefix("http://")
    (before,) = session.traffic.exchanges()
    assert before.host == host
    assert before.stays
    assert before.sent_bytes > len("Good morning, these words go to the model.")
    assert before.received_bytes > len("Hello there.")
    qtbot.waitUntil(lambda: host in said(window, "privacy-servers"), timeout=WAIT_MS)
    assert said(window, "privacy-said") == NOTHING_LEFT
    assert "on this computer" in said(window, "privacy-servers")
    assert not list(clipped(window.places.settings))
    tell(session, "And once more.")
    (after,) = session.traffic.exchanges()
    assert after.sent_bytes > before.sent_bytes
    assert after.received_bytes > before.received_bytes


def test_what_left_is_said_with_where_it_went(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    session.traffic.count("192.168.7.9:11434", 12_000, 40)
    qtbot.waitUntil(lambda: said(window, "privacy-said") != NOTHING_LEFT, timeout=WAIT_MS)
    assert "have left this computer" in said(window, "privacy-said")
    assert "192.168.7.9:11434, another computer" in said(window, "privacy-servers")


@pytest.mark.parametrize(
    ("host", "stays"),
    [
        ("127.0.0.1:11434", True),
        ("localhost:11434", True),
        ("[::1]:11434", True),
        ("127.8.9.1", True),
        ("192.168.1.5:11434", False),
        ("ollama.example:80", False),
        ("localhost.example:80", False),
    ],
)
def test_only_this_computer_is_here(host: str, stays: bool) -> None:
    assert Exchange(host).stays is stays
