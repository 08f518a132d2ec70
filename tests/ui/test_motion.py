"""Nothing in the window moves by itself, so less motion is what everybody gets."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QProgressBar
from pytestqt.qtbot import QtBot

import desktop.ui
from desktop.ui.still_bar import StillBar
from desktop.ui.theme import Theme
from tests.ui.looking import wait

SOURCES = Path(desktop.ui.__file__).parent
MOVING = re.compile(r"Animation|QTimeLine|QMovie|QGraphicsOpacityEffect|\bQProgressBar\(\)")
LONG_MS = 500


class Paints(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt names it
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def paints(bar: QProgressBar, qtbot: QtBot) -> int:
    """Return how often a bar is painted while nothing changes."""
    qtbot.addWidget(bar)
    bar.setTextVisible(False)
    bar.show()
    wait(LONG_MS)
    counting = Paints()
    bar.installEventFilter(counting)
    wait(LONG_MS)
    bar.removeEventFilter(counting)
    return counting.count


@pytest.mark.parametrize("name", ["", "pull-progress"], ids=["plain", "styled"])
def test_a_bar_stands_still_while_nothing_is_known(theme: Theme, name: str, qtbot: QtBot) -> None:
    moving, still = QProgressBar(), StillBar()
    for bar in (moving, still):
        bar.setObjectName(name)
        bar.setRange(0, 0)
    assert paints(still, qtbot) == 0
    assert paints(moving, qtbot) > 3  # control: Qt's own moves
    moving.setRange(0, 1)


def test_it_shows_how_far_it_is_once_that_is_known(theme: Theme, qtbot: QtBot) -> None:
    still = StillBar()
    still.setTextVisible(False)
    still.setRange(0, 0)
    qtbot.addWidget(still)
    still.show()
    unknown = still.grab().toImage()
    still.setRange(0, 10)
    still.setValue(0)
    nothing = still.grab().toImage()
    still.setValue(8)
    assert unknown == nothing
    assert still.grab().toImage() != nothing


def test_no_part_of_the_window_is_animated() -> None:
    found = {
        path.name: MOVING.findall(path.read_text(encoding="utf-8"))
        for path in SOURCES.rglob("*.py")
    }
    assert {name for name, moving in found.items() if moving} == set()
    assert MOVING.search("fade = QPropertyAnimation(self)")  # control
