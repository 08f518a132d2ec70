"""Fonts, palettes and style sheets; follows the system or the owner's choice."""

from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

import resources
from desktop.session import settings
from desktop.ui import tokens

_TEXT_SIZE = "text-size"
"""The application's property that holds how large words are, in percent: fonts are its own."""
_STYLES = resources.FOLDER / "style"
_ROLES = {
    QPalette.ColorRole.Window: "background",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "panel",
    QPalette.ColorRole.AlternateBase: "shade",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.Button: "panel",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.ToolTipBase: "panel",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.PlaceholderText: "faint",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on_accent",
    QPalette.ColorRole.Link: "information",
}


class Theme(QObject):
    """Dresses the application in one of our two palettes.

    The system's own palette is never used: asking Qt for a dark scheme does nothing on some
    platforms, and its greys are not ours.

    Attributes:
        colours: The palette in use, name -> #RRGGBB.

    Signals:
        changed: the application was dressed anew; painted widgets take the colours from here.
    """

    changed = Signal()

    def __init__(
        self, application: QApplication, choice: settings.Theme, percent: int = 100
    ) -> None:
        """Dress ``application`` as was chosen, with words of so many percent."""
        super().__init__(application)
        application.setProperty(_TEXT_SIZE, percent)
        self._application = application
        self._choice = choice
        self.colours = tokens.LIGHT
        load_fonts()
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self.refresh)
        self.refresh()

    def choose(self, choice: settings.Theme) -> None:
        """Wear what the owner chose."""
        self._choice = choice
        self.refresh()

    def choose_size(self, percent: int) -> None:
        """Show words as large as the owner chose."""
        self._application.setProperty(_TEXT_SIZE, percent)
        self.refresh()

    def refresh(self) -> None:
        """Dress the application for the choice and for what the system wears now."""
        self.colours = tokens.DARK if self._wants_dark() else tokens.LIGHT
        self._application.setFont(text_font())
        self._application.setPalette(palette(self.colours))
        self._application.setStyleSheet(style_sheet(self.colours))
        self.changed.emit()

    def colour(self, name: str) -> QColor:
        """Return a colour of the palette in use, for what paints itself."""
        return QColor(self.colours[name])

    def _wants_dark(self) -> bool:
        if self._choice is settings.Theme.SYSTEM:
            return self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return self._choice is settings.Theme.DARK


def style_sheet(colours: dict[str, str]) -> str:
    """Fill the style sheets in; a name that is missing fails here, not in the window."""
    sizes = {name: f"{_points(name):g}" for name in tokens.SIZES}
    parts = [part.read_text(encoding="utf-8") for part in sorted(_STYLES.glob("*.qss"))]
    icons = resources.FOLDER / "icons"
    down = (icons / "down.svg").as_posix()
    check = (icons / f"check_{'dark' if colours is tokens.DARK else 'light'}.svg").as_posix()
    return Template("\n".join(parts)).substitute(colours, **sizes, down=down, check=check)


def palette(colours: dict[str, str]) -> QPalette:
    """Build the palette for what no style sheet reaches."""
    built = QPalette()
    for role, name in _ROLES.items():
        built.setColor(role, QColor(colours[name]))
    faint = QColor(colours["faint"])
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        built.setColor(QPalette.ColorGroup.Disabled, role, faint)
    return built


def text_font(size: str = "text") -> QFont:
    """Build the font of running text, with figures that line up under one another."""
    font = QFont("Inter")
    font.setPointSizeF(_points(size))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _points(size: str) -> float:
    """Return a size of type in points, as large as the owner wants it."""
    application = QApplication.instance()
    percent = application.property(_TEXT_SIZE) if application is not None else None
    return tokens.SIZES[size] * tokens.POINT * (percent or 100) / 100


def load_fonts() -> None:
    """Make the bundled fonts known to Qt."""
    for file in sorted((resources.FOLDER / "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(file))
