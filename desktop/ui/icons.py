"""Our own icons, in the colour of the words beside them."""

from string import Template

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

import resources

_SIZE = 20
_FINE = 3
"""Drawn this many times larger, so that they are sharp on every screen."""


def icon(name: str, colour: str = "#000000") -> QIcon:
    """Draw an icon in ``colour`` (#RRGGBB)."""
    path = resources.FOLDER / "icons" / f"{name}.svg"
    drawing = Template(path.read_text(encoding="utf-8")).substitute(ink=colour)
    picture = QPixmap(_SIZE * _FINE, _SIZE * _FINE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(picture.rect()))
    painter.end()
    return QIcon(picture)


def window_icon() -> QIcon:
    """Return the program's own mark."""
    return QIcon(str(resources.FOLDER / "icons" / "candor.svg"))
