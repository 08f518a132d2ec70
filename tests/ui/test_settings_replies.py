"""Replies in Settings, over a real session and a server that speaks Ollama's protocol."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from tests.ollama_server import MODEL, PULLED, OllamaServer
from tests.ui.looking import button, clipped, find
from tests.ui.real import WAIT_MS, window_over


@pytest.fixture
def server() -> Iterator[OllamaServer]:
    with OllamaServer() as running:
        yield running


@pytest.fixture
def session(server: OllamaServer, tmp_path: Path) -> Iterator[Session]:
    server.behaviour.models = (MODEL, "qwen3:4b")
    save(tmp_path / "settings.json", Settings(ollama_host=server.host, model=MODEL))
    with assemble(Options(tmp_path)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        shown.go("settings")
        yield shown


def where(window: MainWindow) -> str:
    return find(QLabel, "ollama-where", window).text()


def is_kept(session: Session, setting: str, wanted: object) -> bool:
    return bool(getattr(session.settings, setting) == wanted)


def entries(box: QComboBox) -> list[str]:
    return [box.itemText(row) for row in range(box.count())]


def test_engine_model_and_context_are_chosen_with_the_keyboard_and_kept(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    model = find(QComboBox, "model", window)
    qtbot.waitUntil(lambda: "qwen3:4b" in entries(model), timeout=WAIT_MS)
    assert "this computer" in where(window)
    assert not list(clipped(window.places.settings))
    for name, setting, wanted in (
        ("engine", "engine", EngineChoice.GROUNDED),
        ("model", "model", "qwen3:4b"),
        ("num-ctx", "num_ctx", 131_072),
    ):
        box = find(QComboBox, name, window)
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_End)
        assert box.currentData() == wanted
        qtbot.waitUntil(partial(is_kept, session, setting, wanted), timeout=WAIT_MS)


def test_an_address_where_nothing_answers_is_told_and_one_elsewhere_too(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    host = find(QLineEdit, "ollama-host", window)
    qtbot.waitUntil(lambda: "has 2 models" in where(window), timeout=WAIT_MS)
    host.setFocus()
    host.selectAll()
    QTest.keyClicks(host, "http://127.0.0.1:9")
    QTest.keyClick(host, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Nothing answers there now" in where(window), timeout=WAIT_MS)
    assert session.settings.ollama_host == "http://127.0.0.1:9"
    assert "(not there)" in find(QComboBox, "model", window).currentText()


def test_a_model_is_fetched_by_name_and_can_be_chosen(
    window: MainWindow, server: OllamaServer, session: Session, qtbot: QtBot
) -> None:
    server.behaviour.pull = PULLED
    qtbot.waitUntil(lambda: "has 2 models" in where(window), timeout=WAIT_MS)
    server.behaviour.models = (MODEL, "qwen3:4b", "mistral:latest")
    name = find(QLineEdit, "pull-name", window)
    name.setFocus()
    QTest.keyClicks(name, "mistral")
    QTest.keyClick(name, Qt.Key.Key_Return)
    said = find(QLabel, "pull-work-said", window)
    qtbot.waitUntil(lambda: "mistral is there" in said.text(), timeout=WAIT_MS)
    model = find(QComboBox, "model", window)
    qtbot.waitUntil(lambda: "mistral" in entries(model), timeout=WAIT_MS)
    assert session.settings.model == MODEL  # it is chosen by nobody yet
    button("pull-model", window)
