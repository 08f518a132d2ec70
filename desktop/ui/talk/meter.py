"""The level meter: one bar for each measurement, and nothing that was not measured."""

import math
from collections import deque

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.theme import Theme

_BARS = 44
_STEP = 5
_THICK = 2
_QUIETEST_DB = -60.0
"""Below this a bar is as small as silence; about the noise of a quiet room."""


class Meter(QWidget):
    """The last two seconds of the microphone; flat when it is silent, empty when it is closed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("meter")
        self.setAccessibleName(self.tr("Microphone level"))
        self.setMinimumWidth(12 * _STEP)
        self.setMaximumWidth(_BARS * _STEP)
        self.setFixedHeight(44)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._levels: deque[tuple[float, bool]] = deque(maxlen=_BARS)
        theme.changed.connect(self.update)

    @property
    def levels(self) -> tuple[float, ...]:
        """What is drawn, oldest first: shares of the full height."""
        return tuple(height for height, _ in self._levels)

    def measure(self, level: float, *, is_speech: bool) -> None:
        """Add one measurement: RMS, 0..1 of full scale."""
        self._levels.append((height(level), is_speech))
        self.update()

    def clear(self) -> None:
        """Show nothing: the microphone is closed."""
        self._levels.clear()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for every bar."""
        return QSize(_BARS * _STEP, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the newest bars at the right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        speech, quiet = self._theme.colour("accent"), self._theme.colour("edge")
        shown = list(self._levels)[-(self.width() // _STEP) :]
        x = float(self.width() - _STEP * len(shown))
        for share, is_speech in shown:
            tall = max(_THICK, share * (self.height() - 4))
            colour = speech if is_speech else quiet
            painter.fillRect(QRectF(x, middle - tall / 2, _THICK, tall), colour)
            x += _STEP
        if not shown:
            painter.fillRect(QRectF(0, middle, self.width(), 1), self._theme.colour("line"))


def height(level: float) -> float:
    """Return how high a bar is, 0..1, for a level of 0..1: linear in decibels."""
    if level <= 0:
        return 0.0
    decibels = 20 * math.log10(level)
    return min(1.0, max(0.0, 1 - decibels / _QUIETEST_DB))
