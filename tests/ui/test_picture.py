"""The picture of where a memory comes from, over real stores."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.picture.canvas import BoxButton
from desktop.ui.provenance.picture.page import PicturePage
from desktop.ui.provenance.record_view import RecordView
from desktop.ui.theme import Theme
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, remember, window_over

MARCH, MAY = datetime(2026, 3, 3, 12, tzinfo=UTC), datetime(2026, 5, 4, 12, tzinfo=UTC)
OLD, NEW = "I live in Ghent.", "I moved to Lyon."


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A session over a memory in which the owner moved."""
    remember(tmp_path, (MARCH, OLD), (MAY, NEW))
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> PicturePage:
    """The picture of the sentence that is in use."""
    window.go("memory")
    button("view-everything", window).click()
    memory = window.memory
    qtbot.waitUntil(lambda: memory.model.rowCount() == 2, timeout=WAIT_MS)
    newest = next(n for n, one in enumerate(memory.model.records) if one.statement == NEW)
    memory.table.selectRow(newest)
    qtbot.waitUntil(lambda: window.findChild(QPushButton, "show-picture") is not None)
    button("show-picture", window).click()
    qtbot.waitUntil(lambda: bool(window.places.picture.findChildren(BoxButton)), timeout=WAIT_MS)
    return window.places.picture


def boxes(page: PicturePage) -> dict[str, BoxButton]:
    """Return every box by what it says."""
    return {one.box.body: one for one in page.findChildren(BoxButton)}


def test_the_picture_goes_from_the_sentence_over_the_decision_to_what_it_replaced(
    page: PicturePage,
) -> None:
    shown = page.findChildren(BoxButton)
    places = {one.box.head: one.x() for one in shown}
    way = ("written by you", "fact", "replaced what was known", "in use", "kept in")
    assert [places[head] for head in way] == sorted({places[head] for head in way})
    assert boxes(page)[OLD].box.head == "replaced"
    assert all(one.accessibleName() for one in shown)
    assert not list(clipped(page))


def test_a_box_opens_its_record_and_back_leads_to_where_one_came_from(
    page: PicturePage, window: MainWindow, qtbot: QtBot
) -> None:
    def explained() -> str:
        content = window.side.content
        return content.record.statement if isinstance(content, RecordView) else ""

    assert explained() == NEW
    boxes(page)[OLD].click()
    qtbot.waitUntil(lambda: explained() == OLD, timeout=WAIT_MS)
    button("picture-back", page).click()
    assert window.memory.isVisible()
    assert not page.isVisible()


def test_the_keyboard_goes_from_box_to_box(
    page: PicturePage, window: MainWindow, qtbot: QtBot
) -> None:
    middle = next(one for one in boxes(page).values() if one.box.is_middle)
    qtbot.waitUntil(middle.hasFocus, timeout=WAIT_MS)
    QTest.keyClick(middle, Qt.Key.Key_Down)
    focused = window.focusWidget()
    assert isinstance(focused, BoxButton)
    assert focused.box.body == OLD
    QTest.keyClick(focused, Qt.Key.Key_Left)
    decided = window.focusWidget()
    assert isinstance(decided, BoxButton)
    assert decided.box.column < focused.box.column
    focused.setFocus()
    QTest.keyClick(focused, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: OLD in shown_words(window.side), timeout=WAIT_MS)


def test_the_same_stands_there_as_text(page: PicturePage) -> None:
    button("picture-as-text", page).click()
    written = find(QPlainTextEdit, "picture-words", page)
    assert written.isVisible()
    said = written.toPlainText()
    order = ["WHERE IT WAS SAID", "WHAT WAS DECIDED", "WHAT CANDOR HOLDS", "WHAT CAME OF IT"]
    assert [said.index(part) for part in order] == sorted(said.index(part) for part in order)
    assert f"{NEW[:-1]}" in said
    assert "because you said that it changed" in said
    assert "from 1" in said


def test_the_picture_is_saved_as_svg_and_a_folder_that_is_not_there_is_said(
    page: PicturePage, window: MainWindow, tmp_path: Path
) -> None:
    page.view.save(tmp_path / "way.svg")
    drawn = ElementTree.parse(tmp_path / "way.svg")
    words = "".join(drawn.getroot().itertext())
    assert "Lyon" in words
    assert "Ghent" in words
    assert "Saved as way.svg." in shown_words(page)
    page.view.save(tmp_path / "nowhere" / "way.svg")
    said = " ".join(shown_words(window.banners))
    assert "way.svg could not be saved" in said
    assert "Choose another folder" in said
