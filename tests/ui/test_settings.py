"""The Settings place, over a real session: what is chosen works at once and is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QRadioButton, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.session.settings import Theme as Choice
from desktop.ui import tokens
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from tests.ui.looking import clipped, find, shown_words
from tests.ui.real import WAIT_MS, window_over


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        shown.go("settings")
        yield shown


def kept(folder: Path, session: Session) -> Session:
    """Return the session of the next start."""
    session.close()
    return assemble(Options(folder, EngineChoice.GROUNDED))


def test_the_look_changes_at_once_and_at_the_next_start(
    window: MainWindow, session: Session, theme: Theme, tmp_path: Path, qtbot: QtBot
) -> None:
    assert theme.colours == tokens.LIGHT
    find(QRadioButton, "theme-dark", window).click()
    assert theme.colours == tokens.DARK
    qtbot.waitUntil(lambda: session.settings.theme is Choice.DARK, timeout=WAIT_MS)
    with kept(tmp_path, session) as later:
        assert later.settings.theme is Choice.DARK


def test_a_rule_is_off_until_it_is_set_and_is_kept_by_keyboard_too(
    window: MainWindow, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    rule = find(QCheckBox, "rule-put_away", window)
    days = find(QSpinBox, "days-put_away", window)
    qtbot.waitUntil(lambda: shown_words(window).count("stays for good") == 4, timeout=WAIT_MS)
    assert not rule.isChecked()
    assert not days.isEnabled()
    rule.setFocus()
    QTest.keyClick(rule, Qt.Key.Key_Space)
    days.setFocus()
    days.selectAll()
    QTest.keyClicks(days, "90")
    assert session.settings.put_away_days in (0, 365)
    QTest.keyClick(days, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.settings.put_away_days == 90, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: "due now: 0" in shown_words(window), timeout=WAIT_MS)
    assert session.settings.small_talk_days == 0
    with kept(tmp_path, session) as later:
        assert later.settings.put_away_days == 90


def test_a_rule_is_taken_back(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    rule = find(QCheckBox, "rule-settled", window)
    rule.click()
    qtbot.waitUntil(lambda: session.settings.settled_days == 365, timeout=WAIT_MS)
    rule.click()
    qtbot.waitUntil(lambda: session.settings.settled_days == 0, timeout=WAIT_MS)


def test_every_word_has_room(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shown_words(window).count("stays for good") == 4, timeout=WAIT_MS)
    page = window.places.settings
    assert page.isVisible()
    assert not list(clipped(page))
