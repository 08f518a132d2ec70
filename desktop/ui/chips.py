"""Chips: a word and what it is about, in the colour of what it means."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

from desktop.ui.words import Tone

_WIDEST = 240
"""Pixels of text after which a chip is cut; the whole is in its hover text."""


class Chip(QPushButton):
    """A chip that opens something."""

    def __init__(self, name: str, word: str, about: str = "", *, tone: Tone = Tone.PAST) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("role", "chip")
        self.setProperty("tone", tone.value)
        self.setAutoDefault(False)
        self.ensurePolished()
        self._word = word
        self.show_about(about)

    def show_about(self, about: str) -> None:
        """Say what the chip is about, cut to fit."""
        whole = f"{self._word}  {about}".strip()
        short = _cut(whole, self.font())
        self.setText(short.replace("&", "&&"))
        self.setToolTip(whole if short != whole else "")
        self.setAccessibleName(whole)


def note(word: str, about: str, *, tone: Tone = Tone.PAST) -> QLabel:
    """Make a chip that opens nothing and says what it is about, cut to fit."""
    whole = f"{word}  {about}".strip()
    made = mark("", tone)
    made.ensurePolished()
    short = _cut(whole, made.font())
    made.setText(short)
    made.setToolTip(whole if short != whole else "")
    made.setAccessibleName(whole)
    return made


def _cut(whole: str, font: QFont) -> str:
    return QFontMetrics(font).elidedText(whole, Qt.TextElideMode.ElideRight, _WIDEST)


def mark(content: str, tone: Tone = Tone.PAST, *, tip: str = "") -> QLabel:
    """Make a chip that only says something."""
    made = QLabel(content)
    made.setProperty("role", "chip")
    made.setProperty("tone", tone.value)
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    made.setToolTip(tip)
    return made
