"""The picture of who stands to whom, over real stores."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.picture.canvas import BoxButton
from desktop.ui.relations.view import RelationsView
from desktop.ui.theme import Theme
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, tell, window_over

JACK = "My friend Jack works at Corvid Labs."
SAID = ("My sister Anna lives in Ghent.", JACK, "Jack lives in Ghent.", "I live in Lyon.")


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


def turn_to(window: MainWindow) -> RelationsView:
    window.go("people")
    button("view-picture", window).click()
    return find(RelationsView, "relations", window)


@pytest.fixture
def drawn(session: Session, window: MainWindow, qtbot: QtBot) -> RelationsView:
    tell(session, *SAID)
    found = turn_to(window)
    qtbot.waitUntil(lambda: "Corvid Labs" in boxes(found), timeout=WAIT_MS)
    return found


def boxes(view: RelationsView) -> dict[str, BoxButton]:
    """Return every box by what it says."""
    return {one.box.body: one for one in view.findChildren(BoxButton)}


def test_everybody_stands_where_the_links_lead(drawn: RelationsView) -> None:
    shown = boxes(drawn)
    heads = {body: one.box.head for body, one in shown.items()}
    assert heads == {
        "You": "",
        "Anna": "your sister",
        "Jack": "your friend",
        "Lyon": "lives in",
        "Ghent": "lives in",
        "Corvid Labs": "works at",
    }
    assert shown["You"].x() < shown["Anna"].x() == shown["Jack"].x() < shown["Ghent"].x()
    assert not list(clipped(drawn))


def test_a_box_opens_the_words_that_say_so(
    drawn: RelationsView, window: MainWindow, qtbot: QtBot
) -> None:
    box = boxes(drawn)["Corvid Labs"]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(JACK in said for said in shown_words(window.side)), timeout=WAIT_MS)


def test_the_picture_can_begin_at_anybody_and_be_read_as_text(drawn: RelationsView) -> None:
    drawn.start.setFocus()
    drawn.start.setCurrentIndex(drawn.start.findText("Ghent"))
    drawn.start.activated.emit(drawn.start.currentIndex())
    shown = boxes(drawn)
    assert shown["Ghent"].x() < shown["Jack"].x() < shown["Corvid Labs"].x()
    assert shown["Jack"].box.head == "lives in Ghent"
    assert "Lyon" not in shown  # three steps away
    assert "Lyon" in [drawn.start.itemText(n) for n in range(drawn.start.count())]
    button("picture-as-text", drawn).click()
    said = find(QPlainTextEdit, "picture-words", drawn).toPlainText()
    assert "lives in Ghent. Jack" in said


def test_what_is_forgotten_is_not_drawn(
    session: Session, drawn: RelationsView, qtbot: QtBot
) -> None:
    (work,) = [one for one in session.overview.people() if one.entity.name == "Jack"]
    for fact in work.known:
        if "Corvid" in fact.statement:
            session.curation.reject(fact.id)
    qtbot.waitUntil(lambda: "Corvid Labs" not in boxes(drawn), timeout=WAIT_MS)
    assert "Jack" in boxes(drawn)


def test_without_links_it_says_what_would_be_here(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    tell(session, "I like tea.")
    found = turn_to(window)
    qtbot.waitUntil(lambda: any("No link is known" in said for said in shown_words(found)))
    assert not boxes(found)
    button("view-people", window).click()
    qtbot.waitUntil(lambda: window.places.lists["people"].list.isVisible(), timeout=WAIT_MS)
