"""The whole window in German: nothing of it is English, and no word is cut off."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    Qt,
    QTranslator,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.problems import Problem
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Language
from desktop.ui import tokens, words
from desktop.ui.explaining import explain
from desktop.ui.language import FOLDER, Speech
from desktop.ui.main_window import MainWindow
from desktop.ui.texts import text
from desktop.ui.theme import Theme
from memory.errors import StoreFullError
from tests import catalogue
from tests.ui import everything, walking
from tests.ui.looking import button, clipped
from tests.ui.real import WAIT_MS, tell, window_over

OPEN, SHUT = "\N{INVISIBLE TIMES}", "\N{INVISIBLE PLUS}"
"""Around every piece that comes from the catalogue: what is left was never translated."""
MARKED = re.compile(f"{OPEN}[^{OPEN}{SHUT}]*(?:{SHUT}|\N{HORIZONTAL ELLIPSIS})")
"""What is too long for the rail ends in the ellipsis."""
NO_WORDS = re.compile(r"\S*/\S+|\b[0-9a-z]{26}\b")
"""Paths, and the names that records have among themselves."""
TOLD = ("My dog Rex likes cheese.", "What do you know about my sister?")
PLACE = re.compile(r"({[^}]*})")
BREAK = "\N{ZERO WIDTH SPACE}"
OWN_WORDS = re.compile(r"[^\W\d_]{2,}")
NAMES = """
    Candor Ollama Whisper Piper MiniLM all onnx base http lease pdf lease.pdf English Deutsch svg
    Strg Entf Esc kB KB MB GB bytes Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez Berger
    PDF qwen llama tiny en US joe medium int
"""
"""Words that are the same in German, or are Qt's and the system's own."""


class Marking(QTranslator):
    """Candor's German, marked, with what is filled in left outside of the marks."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """Return the German with its marks, or nothing where there is none."""
        found = super().translate(context, source, disambiguation, n)
        if not found:
            return None  # an empty text would be taken for a translation
        if source.startswith("d MMM"):  # a pattern, not words
            return found
        pieces = (one for one in PLACE.split(found) if one)
        return "".join(one if one[0] == "{" else f"{OPEN}{one}{SHUT}" for one in pieces)


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    speech = Speech(qapp, Language.GERMAN)
    yield
    speech.close()


@pytest.fixture
def marked(german: None) -> Iterator[None]:
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


def deeper(window: MainWindow, session: Session, qtbot: QtBot) -> Iterator[str]:
    """Go where walking over the pages does not lead: to what a click or an answer brings."""
    window.banners.show_problem(problem(StoreFullError(Path("/data/semantic.db"), "full")))
    yield "a banner"
    window.go("forget")
    forget = window.places.forget
    forget.choose.words.setText("Lighthouse")
    button("forget-preview", window).click()
    qtbot.waitUntil(lambda: forget.findChild(QWidget, "forget-plan") is not None, timeout=WAIT_MS)
    yield "what would go"
    button("forget-confirm", window).click()
    qtbot.waitUntil(lambda: forget.findChild(QLabel, "receipt") is not None, timeout=WAIT_MS)
    yield "the receipt"
    window.go("talk")
    tell(session, *TOLD)
    qtbot.waitUntil(lambda: len(_seen("why", window)) == 2, timeout=WAIT_MS)
    yield "a reply"
    _seen("why", window)[-1].click()
    yield "why"
    button("earlier", window).click()
    yield "earlier conversations"
    window.go("people")
    button("view-picture", window).click()
    yield "who stands to whom"
    window.go("memory")
    shown = window.memory
    qtbot.waitUntil(lambda: bool(shown.model.records), timeout=WAIT_MS)
    shown.table.selectRow(0)
    qtbot.waitUntil(lambda: bool(_seen("show-picture", window)), timeout=WAIT_MS)
    button("show-picture", window).click()
    yield "a picture"


def _seen(name: str, within: QWidget) -> list[QAbstractButton]:
    return [one for one in within.findChildren(QAbstractButton, name) if one.isVisible()]


def problem(error: Exception) -> Problem:
    told = explain(error)
    assert told is not None
    return told


def cells(model: QAbstractItemModel) -> Iterator[str]:
    columns = model.columnCount(QModelIndex()) if isinstance(model, QAbstractTableModel) else 1
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(QModelIndex())):
            index = model.index(row, column)
            for role in (
                Qt.ItemDataRole.DisplayRole,
                Qt.ItemDataRole.AccessibleTextRole,
                Qt.ItemDataRole.ToolTipRole,
            ):
                yield str(index.data(role) or "")


def words_of(one: QWidget) -> Iterator[str]:
    """Yield everything that a widget says: seen, in the hover text, and to a screen reader."""
    yield one.toolTip()
    yield one.accessibleName()
    yield one.accessibleDescription()
    if isinstance(one, QLabel | QAbstractButton):
        yield one.text()
    if isinstance(one, QLineEdit | QPlainTextEdit):
        yield one.placeholderText()
    if isinstance(one, QComboBox):
        yield from (one.itemText(row) for row in range(one.count()))
    if isinstance(one, QAbstractItemView) and not isinstance(one, QHeaderView):
        model = one.model()
        if model is not None:
            yield from cells(model)


def untranslated(within: QWidget, known: set[str]) -> Iterator[str]:
    """Name what is shown and neither comes from the catalogue nor from the owner."""
    for one in within.findChildren(QWidget):
        if not one.isVisible() or one.objectName().startswith("qt_"):
            continue
        for said in words_of(one):
            left, before = said.replace(BREAK, ""), ""
            while left != before:
                left, before = MARKED.sub(" ", left), left
            strange = set(OWN_WORDS.findall(NO_WORDS.sub("", left))) - known
            if strange:
                yield f"{type(one).__name__} {one.objectName()!r}: {left!r}"


def known_words(folder: Path) -> set[str]:
    said = [*(text for _, text in everything.PAST), *everything.NOW, *everything.PAGES, *TOLD]
    said += [source for _, source in catalogue.without_german()]  # another test tells these
    found = OWN_WORDS.findall(" ".join([*said, NAMES, str(folder)]))
    return {form for word in found for form in (word, word.capitalize(), word.lower())}


@pytest.mark.timeout(400)
def test_everything_that_the_window_shows_is_german(
    marked: None, window: MainWindow, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    known = known_words(tmp_path)
    found: dict[str, str] = {}

    def look(station: str) -> None:
        for one in untranslated(window, known):
            found.setdefault(one, station)

    for station in walking.stations(window):
        look(station)
    for station in deeper(window, session, qtbot):
        walking.settled(window)
        look(station)
    assert found == {}


def test_the_marks_tell_what_was_never_translated(marked: None, qtbot: QtBot) -> None:
    shown = QWidget()
    qtbot.addWidget(shown)
    column = QVBoxLayout(shown)
    for content in ("Never translated", words.tr("waiting for you"), words.quoted("My dog")):
        column.addWidget(text(content))
    shown.show()
    assert len(list(untranslated(shown, {"My", "dog"}))) == 1


@pytest.mark.parametrize("share", [1.0, 1.5])
def test_nothing_on_the_way_is_cut_off(
    share: float,
    german: None,
    session: Session,
    tmp_path: Path,
    theme: Theme,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tokens, "POINT", share)
    theme.refresh()
    with window_over(session, tmp_path / "data", theme, qtbot) as window:
        window.resize(1280, 800)
        cut = []
        for station in deeper(window, session, qtbot):
            walking.settled(window)
            cut += [f"{station}: {one}" for one in clipped(window)]
    assert cut == []
