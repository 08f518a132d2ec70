"""The picture itself: boxes that can be reached and opened, and the lines between them."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.ui import tokens
from desktop.ui.picture import drawing
from desktop.ui.picture.boxes import Box, Story
from desktop.ui.theme import Theme, text_font

_BETWEEN = 36
"""Columns, in pixels: room for a line to bend."""
_HEAD = 30
"""What stands over the columns, in pixels."""


class BoxButton(QAbstractButton):
    """A box that can be reached with the keyboard; it opens its record, where it has one."""

    def __init__(self, box: Box, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = box
        self._theme = theme
        self.setObjectName(f"box-{box.id}")
        self.setAccessibleName(box.spoken)
        self.setToolTip(box.spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if box.record_id is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the size that its words take."""
        return QSize(drawing.WIDTH, drawing.height(self.box))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box."""
        painter = QPainter(self)
        drawing.paint_box(painter, self.box, self.rect(), self._theme, focused=self.hasFocus())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter as well as with the space bar; arrows are the canvas's."""
        if event.key() in _STEPS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Paint anew when the keyboard comes or goes."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)


class Canvas(QWidget):
    """Lays the story out in columns; arrow keys go from box to box.

    Signals:
        record_chosen: the id of the record whose box was opened.
    """

    record_chosen = Signal(str)

    def __init__(self, story: Story, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("picture-canvas")
        self._story = story
        self._theme = theme
        self.boxes = {box.id: BoxButton(box, theme, self) for box in story.boxes}
        for made in self.boxes.values():
            if made.box.record_id is not None:
                made.clicked.connect(lambda _=False, id=made.box.record_id: self._open(id))
        self._areas = self._arranged()
        for id, area in self._areas.items():
            self.boxes[id].setGeometry(area)
        theme.changed.connect(self.update)

    @property
    def middle(self) -> BoxButton:
        """The box of what the picture is about."""
        return next(one for one in self.boxes.values() if one.box.is_middle)

    def save(self, path: Path) -> None:
        """Write the picture as SVG.

        Raises:
            OSError: it cannot be written there.
        """
        with path.open("wb"):
            pass  # the generator tells nobody when it cannot
        generator = QSvgGenerator()
        generator.setFileName(str(path))
        generator.setSize(self.size())
        generator.setViewBox(self.rect())
        generator.setTitle(self._story.title)
        generator.setDescription(self.middle.box.spoken)
        painter = QPainter(generator)
        painter.fillRect(self.rect(), self._theme.colour("background"))
        self._paint(painter)
        for id, area in self._areas.items():
            drawing.paint_box(painter, self.boxes[id].box, area, self._theme)
        painter.end()

    def _open(self, id: str) -> None:
        self.record_chosen.emit(id)

    def _columns(self) -> list[tuple[str, Sequence[Box]]]:
        found = ((title, self._story.of(n)) for n, title in enumerate(self._story.columns))
        return [(title, boxes) for title, boxes in found if boxes]

    def _arranged(self) -> dict[str, QRect]:
        """Return where each box is; every column is centred on the highest."""
        columns = [
            [(box, self.boxes[box.id].sizeHint().height()) for box in boxes]
            for _, boxes in self._columns()
        ]
        highs = [sum(high + tokens.ROOM for _, high in column) - tokens.ROOM for column in columns]
        highest = max(highs)
        areas = {}
        for n, (column, high) in enumerate(zip(columns, highs, strict=True)):
            y = _HEAD + (highest - high) // 2
            for box, box_height in column:
                areas[box.id] = QRect(self._left(n), y, drawing.WIDTH, box_height)
                y += box_height + tokens.ROOM
        width = self._left(len(columns)) - _BETWEEN
        self.setFixedSize(width + 2, _HEAD + highest + 2)
        return areas

    def _left(self, n: int) -> int:
        return n * (drawing.WIDTH + _BETWEEN) + 1

    def _paint(self, painter: QPainter) -> None:
        painter.setFont(text_font("label"))
        painter.setPen(self._theme.colour("soft"))
        for n, (title, _) in enumerate(self._columns()):
            over = QRect(self._left(n), 0, drawing.WIDTH + _BETWEEN, _HEAD)
            painter.drawText(over, Qt.AlignmentFlag.AlignVCenter, title)
        for start, end in self._story.lines:
            drawing.paint_line(painter, self._areas[start], self._areas[end], self._theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what stands over the columns and the lines; the boxes paint themselves."""
        self._paint(QPainter(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the nearest box in the direction of an arrow."""
        if not self._move(event.key()):
            super().keyPressEvent(event)

    def _move(self, key: int) -> bool:
        focused = next((id for id, one in self.boxes.items() if one.hasFocus()), None)
        if focused is None or key not in _STEPS:
            return False
        here = self._areas[focused]
        across, down = _STEPS[key]
        best = None
        for id, there in self._areas.items():
            way = there.center() - here.center()
            ahead = way.x() * across + way.y() * down
            aside = abs(way.x() * down) + abs(way.y() * across)
            if (across and abs(way.x()) < drawing.WIDTH / 2) or ahead <= 0:
                continue
            if down and there.left() != here.left():
                continue
            best = min(best or (ahead * 4 + aside, id), (ahead * 4 + aside, id))
        if best is not None:
            self.boxes[best[1]].setFocus(Qt.FocusReason.OtherFocusReason)
        return True


_STEPS = {
    int(Qt.Key.Key_Left): (-1, 0),
    int(Qt.Key.Key_Right): (1, 0),
    int(Qt.Key.Key_Up): (0, -1),
    int(Qt.Key.Key_Down): (0, 1),
}
"""Across and down, by key."""
