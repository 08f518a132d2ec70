"""Your data in Settings, over a real session: where it is, a backup, an export, and a way out."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.backups import restore
from desktop.session.options import Options
from desktop.session.own_data import OwnData
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from memory.forgetting.backups import noted
from tests.ui.looking import button, clipped, find
from tests.ui.real import WAIT_MS, facts, tell, window_over


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def session(folder: Path) -> Iterator[Session]:
    with assemble(Options(folder, EngineChoice.GROUNDED)) as assembled:
        tell(assembled, "My sister lives in Lyon.")
        yield assembled


@pytest.fixture
def window(session: Session, folder: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, folder, theme, qtbot) as shown:
        shown.go("settings")
        yield shown


def choose(window: MainWindow, path: Path) -> None:
    dialog = find(QFileDialog, "data-dialog", window)
    find(QLineEdit, "fileNameEdit", dialog).setText(str(path))
    dialog.accept()


def said(window: MainWindow, qtbot: QtBot) -> str:
    label = find(QLabel, "data-work-said", window)
    qtbot.waitUntil(label.isVisible, timeout=WAIT_MS)
    return label.text().replace("\N{ZERO WIDTH SPACE}", "")


def test_it_says_where_everything_is_and_how_large(
    window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    shown = find(QLabel, "data-folder", window).text().replace("\N{ZERO WIDTH SPACE}", "")
    assert shown == str(folder)
    qtbot.waitUntil(lambda: "It takes" in find(QLabel, "data-size", window).text(), timeout=WAIT_MS)
    assert not list(clipped(window.places.settings))


class Opened(QObject):
    """Takes what is to be opened outside."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[QUrl] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        self.urls.append(url)


def test_the_folder_opens_outside(window: MainWindow, folder: Path) -> None:
    opened = Opened()
    method: Any = "take"  # PySide's stub asks for bytes, and PySide itself refuses them
    QDesktopServices.setUrlHandler("file", opened, method)
    button("data-open", window).click()
    QDesktopServices.unsetUrlHandler("file")
    assert [url.toLocalFile() for url in opened.urls] == [str(folder)]


def test_a_backup_made_with_the_keyboard_brings_everything_back(
    window: MainWindow, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    target = tmp_path / "mine.candor"
    asking = button("data-backup", window)
    asking.setFocus()
    QTest.keyClick(asking, Qt.Key.Key_Space)
    choose(window, target)
    assert f"Your memory is in {target}" in said(window, qtbot)
    other = tmp_path / "other"
    restore(other, target)
    with assemble(Options(other, EngineChoice.GROUNDED)) as brought:
        assert facts(brought) == facts(session) != []


def test_an_export_is_readable_and_takes_the_place_of_nothing(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    for number in (1, 2):
        button("data-export", window).click()
        choose(window, tmp_path)
        assert "Everything is in" in said(window, qtbot)
        made = sorted(tmp_path.glob("candor-export-*"))
        assert len(made) == number
    for one in made:
        lines = (one / "memories.jsonl").read_text(encoding="utf-8").splitlines()
        assert any("Lyon" in json.loads(line)["statement"] for line in lines)


def test_a_backup_that_cannot_be_written_says_so(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    page = window.places.settings
    target = tmp_path / "missing" / "mine.candor"
    work = find(QWidget, "data-work", page)
    button("data-backup", window).click()
    dialog = find(QFileDialog, "data-dialog", window)
    dialog.fileSelected.emit(str(target))
    dialog.close()
    qtbot.waitUntil(lambda: bool(window.banners.shown), timeout=WAIT_MS)
    assert not find(QLabel, "data-work-said", work).isVisible()
    assert noted(tmp_path / "data") == ()


def test_a_backup_that_is_stopped_leaves_nothing(session: Session, tmp_path: Path) -> None:
    data = session.data
    assert isinstance(data, OwnData)
    target = tmp_path / "mine.candor"
    work = data.back_up(target)
    next(work)
    next(work)
    assert list(tmp_path.glob("mine.candor*"))
    work.close()
    assert not list(tmp_path.glob("mine.candor*"))
    assert noted(data.folder) == ()
    tell(session, "My brother lives in Ghent.")
    assert any("Ghent" in one for one in facts(session))
