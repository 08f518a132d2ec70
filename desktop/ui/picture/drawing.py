"""How a box and the lines between boxes are painted: on the screen and into a file alike."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPen

from desktop.ui import painting, tokens
from desktop.ui.picture.boxes import Box
from desktop.ui.theme import Theme, text_font
from desktop.ui.words import quoted

WIDTH = 176
"""Of a box, in pixels: five and the room between them fit into the first window."""
MOST_LINES = 6
"""Of the words in a box; the rest is in the hover text, in the words for screen readers and in
the panel that a click opens."""
_RADIUS = 12
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere)


def height(box: Box) -> int:
    """Return how high a box is, in pixels."""
    inner = WIDTH - 2 * tokens.ROOM
    lines = [*_parts(box, inner)]
    return sum(rows for _, _, rows, _ in lines) + (len(lines) - 1) * tokens.GAP + 2 * tokens.ROOM


def paint_box(
    painter: QPainter, box: Box, area: QRect, theme: Theme, *, focused: bool = False
) -> None:
    """Paint a box into ``area``; ``focused`` draws the frame of the keyboard around it."""
    front, back = painting.TONES[box.tone]
    edge = "accent" if focused or box.is_middle else "line"
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
    painter.fillPath(shape, theme.colour(back if box.is_middle else "panel"))
    painter.setPen(QPen(theme.colour(edge), 2 if focused or box.is_middle else 1))
    painter.drawPath(shape)
    y, inner = area.top() + tokens.ROOM, area.width() - 2 * tokens.ROOM
    for content, font, rows, role in _parts(box, inner):
        painter.setFont(font)
        painter.setPen(theme.colour(front if role == "head" else role))
        painter.drawText(QRect(area.left() + tokens.ROOM, y, inner, rows), _WRAP, content)
        y += rows + tokens.GAP


def paint_line(painter: QPainter, start: QRect, end: QRect, theme: Theme) -> None:
    """Join two boxes: from the right of one to the left of the other, with its point there."""
    first = QPointF(start.right(), start.center().y())
    last = QPointF(end.left() - 1, end.center().y())
    bend = max(16.0, (last.x() - first.x()) / 2)
    path = QPainterPath(first)
    path.cubicTo(first + QPointF(bend, 0), last - QPointF(bend, 0), last)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("edge"), 1.5))
    painter.drawPath(path)
    for side in (-4, 4):
        painter.drawLine(last, last + QPointF(-7, side))


def _parts(box: Box, width: int) -> list[tuple[str, QFont, int, str]]:
    """Return the words of a box with their font, height and colour, those that are empty not."""
    body = text_font()
    body.setItalic(box.is_quote)
    said = quoted(box.body) if box.is_quote else box.body
    strong = text_font("aside")
    strong.setWeight(QFont.Weight.DemiBold)
    wanted = (
        (box.head, strong, "head"),
        (said, body, "ink"),
        (box.foot, text_font("aside"), "soft"),
    )
    return [_fitting(content, font, role, width) for content, font, role in wanted if content]


def _fitting(content: str, font: QFont, role: str, width: int) -> tuple[str, QFont, int, str]:
    metrics = QFontMetrics(font)
    most = metrics.lineSpacing() * MOST_LINES
    room = QRect(0, 0, width, 100_000)
    needed = metrics.boundingRect(room, _WRAP, content).height()
    while needed > most:
        words = content.rstrip("\N{HORIZONTAL ELLIPSIS}")
        content = words[: int(len(words) * 0.9)].rstrip() + "\N{HORIZONTAL ELLIPSIS}"
        needed = metrics.boundingRect(room, _WRAP, content).height()
    return content, font, needed, role
