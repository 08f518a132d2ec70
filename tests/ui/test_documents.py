"""The owner's files in the window, over real files, a real session and real stores."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.jobs import carry_out
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.documents import refusals
from desktop.ui.documents.marking import found_words
from desktop.ui.documents.page import DocumentsPage
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from memory.documents.values import Refused
from memory.terms import terms
from memory.vocabulary import Refusal
from tests.memory.documents import files
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, window_over

LEASE = [
    "This lease is made for the flat in Mill Street.",
    "The tenant may keep one cat, and no dogs.",
    "The deposit amounts to 1,850 euros.",
]
QUESTION = "What does the lease say about dogs?"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path / "data", EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


@pytest.fixture
def lease(tmp_path: Path) -> Path:
    path = tmp_path / "files" / "lease.pdf"
    path.parent.mkdir()
    path.write_bytes(files.pdf(LEASE))
    return path


def place(window: MainWindow) -> DocumentsPage:
    button("place-documents", window).click()
    return window.places.documents


def names(page: DocumentsPage) -> list[str]:
    return [line.title for line in page.model.lines]


def add(session: Session, path: Path) -> None:
    carry_out(session.documents.add(path), lambda step: None)


def drop(page: DocumentsPage, *paths: Path) -> None:
    """Drop files onto the page."""
    held = QMimeData()
    held.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    entering = QDragEnterEvent(QPoint(40, 40), copy, held, buttons, keys)
    QApplication.sendEvent(page, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(page, QDropEvent(QPointF(40, 40), copy, held, buttons, keys))


def test_an_empty_place_says_what_to_do(window: MainWindow, qtbot: QtBot) -> None:
    page = place(window)
    said = find(QLabel, "no-documents", page)
    qtbot.waitUntil(lambda: "drop them here" in said.text(), timeout=WAIT_MS)
    assert said.isVisible()
    qtbot.waitUntil(lambda: not list(clipped(page)), timeout=WAIT_MS)


def test_a_file_is_added_by_the_dialog_asked_about_and_its_page_opened_from_the_chip(
    session: Session, window: MainWindow, lease: Path, qtbot: QtBot
) -> None:
    page = place(window)
    button("documents-add", page).click()
    dialog = find(QFileDialog, "documents-dialog", page)
    dialog.selectFile(str(lease))
    find(QLineEdit, "fileNameEdit", dialog).setText(str(lease))
    dialog.accept()
    qtbot.waitUntil(lambda: names(page) == ["lease.pdf"], timeout=WAIT_MS)
    assert any("Read: 1." in one for one in shown_words(page))
    assert "3 pages" in page.model.lines[0].aside
    window.go("talk")
    window.talk.composer.setPlainText(QUESTION)
    button("send", window).click()
    (document,) = session.documents.list()
    chip = f"file-{document.id}-2"
    qtbot.waitUntil(lambda: bool(window.findChildren(QPushButton, chip)), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: window.talk.transcript.turns[-1].has_ended, timeout=WAIT_MS)
    button(chip, window).click()
    qtbot.waitUntil(page.reader.isVisible, timeout=WAIT_MS)
    assert page.reader.body.toPlainText().strip() == LEASE[1]
    assert find(QLabel, "page-title", page).text() == "lease.pdf, page 2 of 3"
    assert page.reader.marked[0].strip() == LEASE[1]
    assert "dogs" in page.reader.marked
    assert "cat" not in page.reader.marked
    qtbot.waitUntil(lambda: not list(clipped(page)), timeout=WAIT_MS)


def test_the_same_by_the_keyboard_alone(
    session: Session, window: MainWindow, lease: Path, qtbot: QtBot
) -> None:
    add(session, lease)
    page = place(window)
    qtbot.waitUntil(lambda: names(page) == ["lease.pdf"], timeout=WAIT_MS)
    window.activateWindow()
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    page.search.setFocus()
    QTest.keyClicks(page.search, "dogs")
    qtbot.waitUntil(lambda: names(page) == ["lease.pdf, page 2"], timeout=WAIT_MS)
    page.list.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: bool(page.list.selectedIndexes()), timeout=WAIT_MS)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    qtbot.waitUntil(page.reader.isVisible, timeout=WAIT_MS)
    assert page.reader.body.toPlainText().strip() == LEASE[1]
    page.reader.body.setFocus()
    QTest.keyClick(page.reader.body, Qt.Key.Key_PageDown)
    text = page.reader.body.toPlainText
    qtbot.waitUntil(lambda: text().strip() == LEASE[2], timeout=WAIT_MS)
    QTest.keyClick(page.reader.body, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.reader.isVisible(), timeout=WAIT_MS)
    assert page.list.isVisible()


def test_what_is_dropped_is_read_and_what_cannot_be_is_refused_with_a_remedy(
    window: MainWindow, lease: Path, qtbot: QtBot
) -> None:
    page = place(window)
    scanned = lease.with_name("locked.pdf")
    scanned.write_bytes(files.locked_pdf(LEASE, "secret"))
    drop(page, lease, scanned)
    qtbot.waitUntil(lambda: names(page) == ["lease.pdf"], timeout=WAIT_MS)
    said = "locked.pdf: It is protected. Save a copy without the password and add that."
    qtbot.waitUntil(lambda: said in shown_words(page), timeout=WAIT_MS)
    button("documents-outcome-close", page).click()
    assert said not in shown_words(page)


def test_reading_can_be_stopped(window: MainWindow, lease: Path, qtbot: QtBot) -> None:
    for n in range(40):
        lease.with_name(f"more{n}.pdf").write_bytes(files.pdf(LEASE))
    page = place(window)
    drop(page, lease.parent)
    qtbot.waitUntil(lambda: find(QPushButton, "documents-cancel", page).isVisible())
    button("documents-cancel", page).click()
    said = "Stopped. What was read by then stays."
    qtbot.waitUntil(lambda: said in shown_words(page), timeout=WAIT_MS)
    assert len(page.model.lines) < 41


def test_cancel_stops_what_waits_too(window: MainWindow, lease: Path, qtbot: QtBot) -> None:
    for folder in ("first", "second"):
        (lease.parent / folder).mkdir()
        for n in range(40):
            lease.with_name(folder).joinpath(f"{n}.pdf").write_bytes(files.pdf(LEASE))
    page = place(window)
    drop(page, lease)
    qtbot.waitUntil(lambda: names(page) == ["lease.pdf"], timeout=WAIT_MS)
    said = "Stopped. What was read by then stays."
    assert said not in shown_words(page)  # control: what is left alone is read
    drop(page, lease.with_name("first"))
    drop(page, lease.with_name("second"))
    button("documents-cancel", page).click()
    qtbot.waitUntil(lambda: not find(QPushButton, "documents-cancel", page).isVisible())
    assert said in shown_words(page)
    assert len(page.model.lines) < 40


def test_what_was_refused_is_told_whatever_is_read_after_it(
    window: MainWindow, lease: Path, qtbot: QtBot
) -> None:
    scanned = lease.with_name("locked.pdf")
    scanned.write_bytes(files.locked_pdf(LEASE, "secret"))
    page = place(window)
    drop(page, scanned)
    drop(page, lease)
    qtbot.waitUntil(lambda: "Read: 1. Not read: 1." in shown_words(page), timeout=WAIT_MS)
    assert any(said.startswith("locked.pdf: ") for said in shown_words(page))


def test_removing_asks_and_then_proves(
    session: Session, window: MainWindow, lease: Path, qtbot: QtBot
) -> None:
    add(session, lease)
    page = place(window)
    qtbot.waitUntil(lambda: names(page) == ["lease.pdf"], timeout=WAIT_MS)
    window.activateWindow()
    page.list.setFocus()
    page.list.setCurrentIndex(page.model.index(0))
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    button("document-remove-no", page).click()
    assert session.documents.list()  # control: nothing goes by asking
    button("document-remove", page).click()
    button("document-remove-yes", page).click()
    qtbot.waitUntil(lambda: names(page) == [], timeout=WAIT_MS)
    proof = "lease.pdf is removed, its words are gone from the bytes of Candor's files."
    qtbot.waitUntil(lambda: any(proof in one for one in shown_words(page)), timeout=WAIT_MS)
    assert session.documents.list() == ()
    assert lease.exists()


def test_every_refusal_has_words_and_a_remedy() -> None:
    for reason in Refusal:
        refused = Refused(Path("a.pdf"), reason, "")
        assert refusals.why(refused).endswith(".")
        assert refusals.remedy(refused).endswith(".")


def test_words_are_marked_in_every_form_and_no_others() -> None:
    text = "Dogs, a dog's bed and the cat."
    found = [text[start:end] for start, end in found_words(text, terms("dog"))]
    assert found == ["Dogs", "dog"]
    assert found_words(text, ()) == ()
