"""When something is true, as a bar along time; the words below it say the same."""

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui import times
from desktop.ui.theme import Theme
from memory.records import Record

_HEIGHT = 20
_BAR = 8
"""In pixels."""
_EDGE = 0.06
"""The share of the time shown that is added on both sides, so that ends are seen as ends."""
_SHORTEST = timedelta(days=1)


class ValidityBar(QWidget):
    """A filled bar while it is true; dashed where an end is not known; a stroke for today."""

    def __init__(self, record: Record, theme: Theme, now: datetime | None = None) -> None:
        super().__init__()
        self.setObjectName("validity")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._validity = record.validity
        self._told = record.recorded_at
        self._now = now or datetime.now(UTC)
        said = times.span(record.validity) or self.tr("since an unknown day")
        self.setAccessibleName(self.tr("True: {when}").format(when=said))
        theme.changed.connect(self.update)

    @property
    def known(self) -> tuple[float, float]:
        """Where the filled part begins and ends, as shares of the width, 0..1."""
        return self._share(self._start), self._share(self._end)

    @property
    def _start(self) -> datetime:
        if self._validity.from_utc is not None:
            return min(self._validity.from_utc, self._end)
        return min(self._told, self._end)

    @property
    def _end(self) -> datetime:
        until = self._validity.until_utc
        if until is not None:
            return until
        begun = self._validity.from_utc or self._told
        return max(begun, self._told if self._validity.ended else self._now)

    def _share(self, at: datetime) -> float:
        first = min(self._start, self._told)
        last = max(self._end, self._now)
        pad = max(last - first, _SHORTEST) * _EDGE
        return (at - first + pad) / (last - first + 2 * pad)

    def sizeHint(self) -> QSize:
        """Return its height; it takes what width there is."""
        return QSize(160, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line of time, the bar and today."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, middle = self.width(), self.height() / 2
        painter.setPen(QPen(self._theme.colour("line"), 1))
        painter.drawLine(0, int(middle), width, int(middle))
        start, end = (share * width for share in self.known)
        is_over = self._validity.ended or self._validity.until_utc is not None
        bar = QRectF(start, middle - _BAR / 2, max(end - start, 3.0), _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("edge" if is_over else "accent"))
        painter.drawRoundedRect(bar, 3, 3)
        self._paint_unknown(painter, bar)
        today = int(self._share(self._now) * width)
        painter.setPen(QPen(self._theme.colour("ink"), 1))
        painter.drawLine(today, 1, today, self.height() - 1)

    def _paint_unknown(self, painter: QPainter, bar: QRectF) -> None:
        """Go on with dashes where nobody said when it began or ended."""
        painter.setPen(QPen(self._theme.colour("soft"), 2, Qt.PenStyle.DotLine))
        y = bar.center().y()
        if self._validity.from_utc is None:
            painter.drawLine(0, int(y), int(bar.left()), int(y))
        if self._validity.until_utc is None:
            painter.drawLine(int(bar.right()), int(y), self.width(), int(y))
