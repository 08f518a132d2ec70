"""Forgetting in the window, over real stores: from the wish to the proof."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot
from sqlcipher3 import dbapi2

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.forget.going import Outcome
from desktop.ui.forget.page import ForgetPage
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from memory.vocabulary import Status
from tests.memory.forgetting.bytes import holders
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over

SAID = ("My sister Quixzabbla lives in Ghent.", "My friend Trundlewick lives in Porto.")


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


@pytest.fixture
def page(session: Session, window: MainWindow) -> ForgetPage:
    tell(session, *SAID, "Was Quixzabbla at home?")
    window.go("forget")
    return window.places.forget


def seen(page: ForgetPage) -> str:
    return "\n".join(shown_words(page))


def preview(page: ForgetPage, words: str, way: int, qtbot: QtBot) -> None:
    find(QComboBox, "forget-how", page).setCurrentIndex(way)
    page.choose.words.setText(words)
    button("forget-preview", page).click()
    qtbot.waitUntil(lambda: "Where it would go from" in seen(page), timeout=WAIT_MS)


def test_one_person_is_forgotten_everywhere_and_the_proof_is_kept(
    page: ForgetPage, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    preview(page, "Quixzabbla", 1, qtbot)
    assert f"\u201c{SAID[0]}\u201d" in seen(page)
    assert SAID[1] not in seen(page)
    qtbot.waitUntil(lambda: not list(clipped(page)), timeout=WAIT_MS)
    assert holders(tmp_path, "Quixzabbla")  # nothing has been changed by looking
    button("forget-confirm", page).click()
    qtbot.waitUntil(lambda: "Forgotten" in seen(page), timeout=WAIT_MS)
    assert "nothing of it was found" in seen(page)
    assert holders(tmp_path, "Quixzabbla") == []
    assert holders(tmp_path, "Trundlewick")
    kept = tmp_path.parent / f"{tmp_path.name}-receipt.txt"
    find(Outcome, "", page).save(kept)
    assert "Receipt" in kept.read_text()
    assert "Quixzabbla" not in kept.read_text()
    find(Outcome, "", page).save(tmp_path / "nowhere" / "receipt.txt")
    assert any("receipt.txt" in said for said in shown_words(page.window()))
    button("forget-done", page).click()
    history = find(QLabel, "forget-history", page)
    qtbot.waitUntil(lambda: "by the name of a person" in history.text(), timeout=WAIT_MS)


def test_it_is_done_with_the_keyboard_alone(
    page: ForgetPage, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.activateWindow()
    page.setFocus()
    QTest.keyClicks(page.choose.words, "Quixzabbla")
    QTest.keyClick(page.choose.words, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Where it would go from" in seen(page), timeout=WAIT_MS)
    confirm = button("forget-confirm", page)
    for _ in range(30):
        focused = window.focusWidget()
        if focused is confirm:
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    QTest.keyClick(confirm, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "nothing of it was found" in seen(page), timeout=WAIT_MS)
    assert holders(tmp_path, "Quixzabbla") == []


def test_leaving_changes_nothing_and_an_unknown_thing_is_told(
    page: ForgetPage, session: Session, qtbot: QtBot
) -> None:
    preview(page, "Quixzabbla", 0, qtbot)
    button("forget-back", page).click()
    assert page.choose.isVisible()
    assert SAID[0].rstrip(".") in facts(session)
    page.choose.words.setText("helicopter licence")
    button("forget-preview", page).click()
    nothing = find(QLabel, "forget-nothing", page)
    qtbot.waitUntil(lambda: "knows nothing" in nothing.text(), timeout=WAIT_MS)


def test_putting_away_hides_and_keeps(page: ForgetPage, session: Session, qtbot: QtBot) -> None:
    preview(page, "Quixzabbla", 0, qtbot)
    find(QRadioButton, "mode-archive", page).setChecked(True)
    button("forget-confirm", page).click()
    qtbot.waitUntil(lambda: "Put away" in seen(page), timeout=WAIT_MS)
    assert SAID[0].rstrip(".") in facts(session, Status.ARCHIVED)
    assert SAID[1].rstrip(".") in facts(session)


def test_a_reader_in_the_way_is_told_and_there_is_no_receipt_yet(
    page: ForgetPage, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    reader = dbapi2.connect(str(tmp_path / "semantic.db"), isolation_level=None)
    try:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM records").fetchone()
        preview(page, "Quixzabbla", 0, qtbot)
        button("forget-confirm", page).click()
        qtbot.waitUntil(lambda: "Not finished yet" in seen(page), timeout=WAIT_MS)
        assert session.forgetting.receipts()[0] == ()
        assert not any("Quixzabbla" in one for one in facts(session))
    finally:
        reader.close()


def test_a_record_that_is_explained_can_be_forgotten(
    page: ForgetPage, session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    window.go("memory")
    qtbot.waitUntil(lambda: len(window.memory.model.records) == 2, timeout=WAIT_MS)
    window.memory.table.selectRow(0)
    qtbot.waitUntil(
        lambda: any(
            one.isVisible() for one in window.side.findChildren(QPushButton, "forget-record")
        ),
        timeout=WAIT_MS,
    )
    button("forget-record", window.side).click()
    qtbot.waitUntil(lambda: page.isVisible() and "this memory" in seen(page), timeout=WAIT_MS)
    assert SAID[1] in seen(page)


def test_many_are_put_away_at_once_and_brought_back(
    page: ForgetPage, session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    window.go("memory")
    qtbot.waitUntil(lambda: len(window.memory.model.records) == 2, timeout=WAIT_MS)
    window.memory.table.selectAll()
    assert button("act-archive", window).accessibleName() == "Put away: 2 selected"
    button("act-archive", window).click()
    qtbot.waitUntil(lambda: facts(session) == [], timeout=WAIT_MS)
    undo = window.memory.undo_bar
    qtbot.waitUntil(undo.isVisible, timeout=WAIT_MS)
    button("undo", undo).click()
    qtbot.waitUntil(lambda: len(facts(session)) == 2, timeout=WAIT_MS)


def test_the_delete_key_asks_before_anything_goes(
    page: ForgetPage, session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    window.go("memory")
    table = window.memory.table
    qtbot.waitUntil(lambda: len(window.memory.model.records) == 2, timeout=WAIT_MS)
    table.selectAll()
    QTest.keyClick(table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: page.isVisible() and "Where it would go" in seen(page), timeout=WAIT_MS)
    assert all(words in seen(page) for words in SAID)
    assert len(facts(session)) == 2
