"""What the delegates paint in common: the ground of a row, words that are cut, and chips."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath

from desktop.ui import tokens
from desktop.ui.theme import Theme
from desktop.ui.words import Tone

CHIP_SIDE = 10
"""The room beside the word of a chip, in pixels."""
TONES = {
    Tone.USE: ("accent", "accent_tint"),
    Tone.UNSURE: ("warning", "warning_tint"),
    Tone.WAITS: ("danger", "danger_tint"),
    Tone.ELSEWHERE: ("information", "information_tint"),
    Tone.PAST: ("soft", "shade"),
}
"""The colours of the words and of the ground, by what they mean."""


def ground(
    painter: QPainter, cell: QRect, theme: Theme, *, selected: bool, first: bool = True
) -> None:
    """Paint the ground of a cell; ``first``: it is the leftmost of its row."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    if selected:
        painter.fillRect(cell, theme.colour("shade"))
        if first:
            bar = QRect(cell.topLeft(), QSize(3, cell.height()))
            painter.fillRect(bar, theme.colour("accent"))
    rule = QRect(cell.left(), cell.bottom(), cell.width(), 1)
    painter.fillRect(rule, theme.colour("line"))


def words(painter: QPainter, area: QRect, content: str, font: QFont, colour: QColor) -> None:
    """Paint one line of words, cut where there is no more room."""
    painter.setFont(font)
    painter.setPen(colour)
    cut = QFontMetrics(font).elidedText(content, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, cut)


def chip(painter: QPainter, cell: QRect, label: str, tone: Tone, font: QFont, theme: Theme) -> int:
    """Paint a chip at the right of a cell; return how wide it is, in pixels."""
    metrics = QFontMetrics(font)
    width = metrics.horizontalAdvance(label) + 2 * CHIP_SIDE
    height = metrics.height() + tokens.GAP
    area = QRectF(cell.right() - width, cell.center().y() - height / 2 + 1, width, height)
    front, back = TONES[tone]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    shape.addRoundedRect(area, 9, 9)
    painter.fillPath(shape, theme.colour(back))
    painter.setFont(font)
    painter.setPen(theme.colour(front))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, label)
    return width


_BARS = (0.42, 0.58, 0.35)
"""How long the bars of a skeleton are, as shares of the width."""


def skeleton(painter: QPainter, area: QRect, row: int, theme: Theme) -> None:
    """Paint, in rows of so many pixels, where words will stand as soon as they are found."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("shade"))
    for n in range(area.height() // row):
        top, share = area.top() + n * row, _BARS[n % len(_BARS)]
        for y, high, long in ((12, 10, share), (30, 7, share / 2)):
            painter.drawRoundedRect(14, top + y, int(area.width() * long), high, 3, 3)
