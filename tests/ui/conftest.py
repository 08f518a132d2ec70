from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.session.settings import Theme as Choice
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from tests.ui.fakes import FakeSession


@pytest.fixture
def session() -> FakeSession:
    return FakeSession()


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def theme(qapp: object) -> Iterator[Theme]:
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    made = Theme(application, Choice.LIGHT)
    yield made
    application.setStyleSheet("")
    made.deleteLater()


@pytest.fixture
def window(
    session: FakeSession, tmp_path: Path, theme: Theme, notices: Notices, qtbot: QtBot
) -> Iterator[MainWindow]:
    built = Window(session, tmp_path, theme, notices)
    built.frame.show()
    qtbot.waitExposed(built.frame)
    qtbot.waitUntil(lambda: session.health.checks > 0)
    yield built.frame
    built.close()
