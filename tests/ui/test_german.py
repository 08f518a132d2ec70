"""The whole window in German: nothing of it is English, and no word is cut off."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Language
from desktop.ui.language import FOLDER, Speech
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from tests.ui import everything
from tests.ui.looking import clipped
from tests.ui.real import window_over
from tests.ui.walking import stations

MARK = "\N{WORD JOINER}"
"""Put before every translation: what is shown without it was never translated."""
BREAK = "\N{ZERO WIDTH SPACE}"


class Marking(QTranslator):
    """Candor's German, with a mark on every piece of it."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Return the German with the mark, or nothing where there is none."""
        found = super().translate(context, source, disambiguation, n)
        return f"{MARK}{found}" if found else None


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    speech = Speech(qapp, Language.GERMAN)
    yield
    speech.close()


@pytest.fixture
def marked(qapp: QApplication, german: None) -> Iterator[None]:
    marking = Marking()
    assert marking.load("candor_de", str(FOLDER))
    QCoreApplication.installTranslator(marking)
    yield
    QCoreApplication.removeTranslator(marking)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    folder = tmp_path / "data"
    everything.lay_down(folder)
    with assemble(Options(folder, EngineChoice.GROUNDED)) as assembled:
        everything.bring_about(assembled, tmp_path / "files")
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path / "data", theme, qtbot) as shown:
        yield shown


def words_of(one: QWidget) -> Iterator[str]:
    """Yield everything that a widget says: seen, in the hover text, and to a screen reader."""
    yield one.toolTip()
    yield one.accessibleName()
    if isinstance(one, QLabel | QAbstractButton):
        yield one.text()
    if isinstance(one, QLineEdit | QPlainTextEdit):
        yield one.placeholderText()
    if isinstance(one, QComboBox):
        yield from (one.itemText(row) for row in range(one.count()))
    if isinstance(one, QAbstractItemView) and one.model() is not None:
        model = one.model()
        columns = model.columnCount(QModelIndex()) if isinstance(model, QAbstractTableModel) else 1
        for row in range(min(model.rowCount(QModelIndex()), 50)):
            for column in range(columns):
                index = model.index(row, column)
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                    yield str(index.data(role) or "")
        for column in range(columns):
            yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")


def unsaid(within: QWidget) -> Iterator[str]:
    for one in within.findChildren(QWidget):
        if one.isVisible() and not one.objectName().startswith("qt_"):
            for said in words_of(one):
                plain = said.replace(BREAK, "")
                if re.search(r"[A-Za-z]{2}", plain) and MARK not in plain:
                    yield f"{type(one).__name__} {one.objectName()}: {plain!r}"


def test_explore(marked: None, window: MainWindow) -> None:
    seen: dict[str, str] = {}
    for station in stations(window):
        print("STATION", station)
        for one in unsaid(window):
            seen.setdefault(one, station)
    for one, station in seen.items():
        print("UNSAID", station, "|", one)


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_clip(german: None, window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    seen = {}
    for station in stations(window):
        for one in clipped(window):
            seen.setdefault(one, station)
    for one, station in seen.items():
        print("CLIP", size, station, "|", one)
