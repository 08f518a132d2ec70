"""Ctrl-K over the real window: everything that has a name is a few letters away."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.jump.box import JumpBox
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from memory.errors import StoreBusyError
from tests.ui.fakes import FakeSession
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, tell, window_over

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def over_memory(
    memory: Session, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> Iterator[MainWindow]:
    with window_over(memory, tmp_path, theme, qtbot) as shown:
        shown.activateWindow()
        qtbot.waitActive(shown)
        yield shown


def focus() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused


def opened(window: MainWindow) -> JumpBox:
    """Press Ctrl-K wherever the focus is."""
    QTest.keyClick(focus(), Qt.Key.Key_K, CONTROL)
    box = find(JumpBox, "jump-box", window)
    assert box.isVisible()
    assert focus() is find(QLineEdit, "jump-words", box)
    return box


def offered(box: JumpBox) -> list[tuple[str, str]]:
    return [(line.title, line.mark) for line in box.model.lines]


def jump(window: MainWindow, words: str, to: str, qtbot: QtBot) -> None:
    """Type, wait for what is meant, move to it with the arrows and go."""
    box = opened(window)
    QTest.keyClicks(focus(), words)
    qtbot.waitUntil(lambda: any(to in title for title, _ in offered(box)), timeout=WAIT_MS)
    while box.chosen_line is not None and to not in box.chosen_line.title:
        QTest.keyClick(focus(), Qt.Key.Key_Down)
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert not box.isVisible()


def test_with_nothing_typed_the_places_are_offered(over_memory: MainWindow, qtbot: QtBot) -> None:
    box = opened(over_memory)
    assert ("Talk", "page") in offered(box)
    assert {mark for _, mark in offered(box)} == {"page"}
    assert not list(clipped(box))
    QTest.keyClicks(focus(), "agen")
    qtbot.waitUntil(lambda: offered(box)[:1] == [("Agenda", "page")], timeout=WAIT_MS)
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert not box.isVisible()
    assert over_memory.rail.chosen == "agenda"
    assert over_memory.places.lists["agenda"].isAncestorOf(focus())


def test_enter_waits_for_what_was_just_typed(over_memory: MainWindow, qtbot: QtBot) -> None:
    box = opened(over_memory)
    QTest.keyClicks(focus(), "docum")
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not box.isVisible(), timeout=WAIT_MS)
    assert over_memory.rail.chosen == "documents"


def test_people_projects_documents_memories_and_settings_are_found(
    memory: Session, over_memory: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    tell(memory, "My sister Zoé lives in Ghent.", "I have started a project called Borealis.")
    file = tmp_path / "lease.txt"
    file.write_text("The rent is due on the first of each month.", encoding="utf-8")
    list(memory.documents.add_all([file]))

    jump(over_memory, "zoe", "Zoé", qtbot)
    page = over_memory.places.lists["people"]
    qtbot.waitUntil(lambda: page.chosen is not None, timeout=WAIT_MS)
    assert page.chosen is not None
    assert page.chosen.title == "Zoé"
    assert over_memory.rail.chosen == "people"

    jump(over_memory, "ghent", "Ghent", qtbot)  # a place has a list of its own
    qtbot.waitUntil(
        lambda: page.chosen is not None and page.chosen.title == "Ghent", timeout=WAIT_MS
    )
    assert button("view-things", page).isChecked()

    jump(over_memory, "bore", "Borealis", qtbot)
    projects = over_memory.places.lists["learned"]
    qtbot.waitUntil(lambda: projects.chosen is not None, timeout=WAIT_MS)
    assert projects.chosen is not None
    assert projects.chosen.title == "Borealis"

    jump(over_memory, "lease", "lease.txt", qtbot)
    documents = over_memory.places.documents
    qtbot.waitUntil(documents.reader.isVisible, timeout=WAIT_MS)

    jump(over_memory, "ghent sister", "Ghent", qtbot)
    qtbot.waitUntil(over_memory.side.isVisible, timeout=WAIT_MS)
    assert over_memory.rail.chosen == "memory"
    qtbot.waitUntil(
        lambda: any("Zoé lives in Ghent" in words for words in shown_words(over_memory.side)),
        timeout=WAIT_MS,
    )

    jump(over_memory, "dark", "Dark", qtbot)
    assert over_memory.rail.chosen == "settings"
    assert focus() is find(QRadioButton, "theme-dark", over_memory)


def test_escape_gives_the_focus_back(over_memory: MainWindow) -> None:
    before = focus()
    box = opened(over_memory)
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert focus() is before
    assert over_memory.rail.chosen == "talk"
    button("jump", over_memory).click()  # and with the mouse
    assert box.isVisible()
    over_memory.rail.findChild(QWidget, "place-memory").setFocus()  # type: ignore[union-attr]
    assert not box.isVisible()


def test_nothing_found_says_what_to_try(over_memory: MainWindow, qtbot: QtBot) -> None:
    box = opened(over_memory)
    QTest.keyClicks(focus(), "xylophone")
    qtbot.waitUntil(lambda: not offered(box), timeout=WAIT_MS)
    assert any("xylophone" in words and "Try" in words for words in shown_words(box))
    assert not list(clipped(box))
    QTest.keyClick(focus(), Qt.Key.Key_Return)  # nowhere to go
    assert box.isVisible()
    QTest.keyClick(focus(), Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(focus(), "talk")
    qtbot.waitUntil(lambda: bool(offered(box)), timeout=WAIT_MS)  # control
    assert not any("xylophone" in words for words in shown_words(box))


def test_memory_is_asked_beside_the_window_once_the_keys_rest(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    box = find(JumpBox, "jump-box", window)
    button("jump", window).click()
    asked: list[str] = []
    box.asked.connect(asked.append)
    QTest.keyClicks(box.edit, "peanuts")
    qtbot.waitUntil(
        lambda: ("My sister Ana is allergic to peanuts", "fact") in offered(box), timeout=WAIT_MS
    )
    assert asked == ["peanuts"]
    assert session.curation.threads
    assert threading.get_ident() not in session.curation.threads


def test_the_newest_words_win(window: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    box = find(JumpBox, "jump-box", window)
    button("jump", window).click()
    box.edit.setText("peanuts")
    box.asked.emit("peanuts")
    box.edit.setText("tea")
    box.asked.emit("tea")  # while the first is still looked up
    seen: list[list[str]] = []
    box.model.modelReset.connect(lambda: seen.append([title for title, _ in offered(box)]))
    qtbot.waitUntil(lambda: ("I like black tea", "fact") in offered(box), timeout=WAIT_MS)
    assert not any("peanuts" in title for titles in seen for title in titles)


def test_what_cannot_be_read_does_not_hide_the_places(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    box = find(JumpBox, "jump-box", window)
    session.curation.error = StoreBusyError("busy")
    button("jump", window).click()
    QTest.keyClicks(box.edit, "agenda")
    qtbot.waitUntil(lambda: offered(box) == [("Agenda", "page")], timeout=WAIT_MS)
    qtbot.waitUntil(lambda: bool(window.banners.shown), timeout=WAIT_MS)


def test_the_box_is_named_and_fits_a_small_window(window: MainWindow) -> None:
    window.resize(700, 480)
    button("jump", window).click()
    box = find(JumpBox, "jump-box", window)
    assert all(one.accessibleName() for one in (box, box.edit, box.list))
    assert window.rect().contains(box.geometry())
    window.resize(1000, 700)
    assert abs(box.geometry().center().x() - window.rect().center().x()) <= 1
