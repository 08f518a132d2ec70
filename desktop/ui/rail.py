"""The rail on the left: the places, and how each engine is."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.session.health import Engine, EngineHealth, State
from desktop.ui import tokens, words
from desktop.ui.icons import icon
from desktop.ui.sentences import said
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme

_LINE_WIDTH = tokens.RAIL_WIDTH - 2 * tokens.ROOM - 3 * tokens.GAP


@dataclass(frozen=True)
class Place:
    """Somewhere to go."""

    name: str
    """Names its icon and its button."""
    title: str


class Rail(QFrame):
    """Names the places; with little room it shows their icons and keeps the names for the hover.

    Signals:
        place_chosen: the name of a place.
        engine_chosen: the ``EngineHealth`` whose line was clicked.
        jump_asked: the owner wants to go somewhere by typing.
    """

    place_chosen = Signal(str)
    engine_chosen = Signal(object)
    jump_asked = Signal()

    def __init__(self, places: tuple[Place, ...], theme: Theme) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setAccessibleName(self.tr("Places"))
        self._theme = theme
        self._titles = {place.name: place.title for place in places}
        self._engines: tuple[EngineHealth, ...] = ()
        self._lines: dict[Engine, QPushButton] = {}
        self._memories: int | None = None
        self._counts: dict[str, int] = {}
        self._is_narrow = False
        self._jump_keys = ""
        self._name = text("Candor", "heading")
        self._motto = text(self.tr("everything stays on this computer"), "aside")
        self._group = QButtonGroup(self)
        self._places = {place.name: self._place(place) for place in places}
        named = self.tr("Jump to a page, a name or a memory")
        self._jump = button("jump", "", "place", accessible=named)
        self._jump.setIconSize(QSize(20, 20))
        self._jump.clicked.connect(self.jump_asked)
        self._foot = QVBoxLayout()
        self._inside = QVBoxLayout()
        self._arrange()
        theme.changed.connect(self._draw)
        self._draw()

    def choose(self, name: str) -> None:
        """Mark a place as the one that is shown."""
        if name in self._places:  # some pages are reached from others alone
            self._places[name].setChecked(True)

    @property
    def chosen(self) -> str:
        """The name of the place that is marked."""
        return next(name for name, one in self._places.items() if one.isChecked())

    def set_narrow(self, narrow: bool) -> None:
        """Show icons only, or names."""
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        self._name.setVisible(not narrow)
        self._motto.setVisible(not narrow)
        self._draw()
        self._show_engines()

    def show_health(self, engines: tuple[EngineHealth, ...]) -> None:
        """Say how each engine is, one line each."""
        if engines != self._engines:
            self._engines = engines
            self._show_engines()

    def show_memories(self, count: int) -> None:
        """Say how much is remembered where the name of the memory is too long to be read."""
        self._memories = count
        self._show_engines()

    def show_count(self, name: str, count: int) -> None:
        """Say beside a place how much waits there."""
        self._counts[name] = count
        self._draw()

    def show_keys(self, keys: dict[str, str]) -> None:
        """Say which keys open the box that jumps anywhere."""
        self._jump_keys = keys["jump"]
        self._draw()

    def _place(self, place: Place) -> QPushButton:
        made = button(f"place-{place.name}", place.title, "place")
        made.setCheckable(True)
        made.setIconSize(QSize(20, 20))
        made.clicked.connect(partial(self.place_chosen.emit, place.name))
        self._group.addButton(made)
        return made

    def _draw(self) -> None:
        narrow = self._is_narrow
        keys = QKeySequence(self._jump_keys).toString(QKeySequence.SequenceFormat.NativeText)
        self._jump.setText("" if narrow else self.tr("Jump to …  {keys}").format(keys=keys))
        name = self._jump.accessibleName()
        self._jump.setToolTip(f"{name} ({keys})" if keys else name)
        _restyle(self._jump, "narrow", narrow)
        self._jump.setIcon(icon("jump", self._theme.colours["soft"]))
        for name, shown in self._places.items():
            count, title = self._counts.get(name, 0), self._titles[name]
            said = self.tr("{place}, {count} waiting").format(place=title, count=count)
            shown.setAccessibleName(said if count else title)
            shown.setText(str(count or "") if narrow else f"{title}  {count}" if count else title)
            shown.setToolTip(shown.accessibleName() if narrow else "")
            _restyle(shown, "narrow", narrow)
            shown.setIcon(icon(name, self._theme.colours["soft"]))
        self.setFixedWidth(self._needed())

    def _needed(self) -> int:
        """Return how wide it is: as designed, or as the longest name needs in another language."""
        designed = tokens.RAIL_NARROW if self._is_narrow else tokens.RAIL_WIDTH
        margins = self._inside.contentsMargins()
        widest = max(one.sizeHint().width() for one in (self._jump, *self._places.values()))
        return max(designed, widest + margins.left() + margins.right() + 1)

    def _show_engines(self) -> None:
        for health in self._engines:
            line = self._lines.get(health.engine) or self._line(health.engine)
            said = _said(health)
            line.setText("!" if self._is_narrow else self._fitting(health, line.fontMetrics()))
            line.setHidden(self._is_narrow and health.state is not State.UNAVAILABLE)
            line.setToolTip(said)
            line.setAccessibleName(said)
            line.setProperty("narrow", self._is_narrow)
            _restyle(line, "state", health.state.value)

    def _fitting(self, health: EngineHealth, metrics: QFontMetrics) -> str:
        said = _said(health)
        is_too_long = metrics.horizontalAdvance(said) > _LINE_WIDTH
        if is_too_long and health.engine is Engine.MEMORY and self._memories is not None:
            said = f"{words.label(health.engine)}  {words.memories(self._memories)}"
        return metrics.elidedText(said, Qt.TextElideMode.ElideRight, _LINE_WIDTH)

    def _line(self, engine: Engine) -> QPushButton:
        made = button(f"engine-{engine}", "", "engine")
        made.ensurePolished()
        made.clicked.connect(partial(self._tell, engine))
        self._lines[engine] = made
        self._foot.addWidget(made)
        return made

    def _tell(self, engine: Engine) -> None:
        for health in self._engines:
            if health.engine is engine:
                self.engine_chosen.emit(health)

    def _arrange(self) -> None:
        """Set everything in a column that scrolls where the window is too low for it."""
        holder = QWidget()
        scrolled = QScrollArea()
        scrolled.setObjectName("rail-content")
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setWidgetResizable(True)
        scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scrolled.setWidget(holder)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolled)
        column = self._inside
        holder.setLayout(column)
        column.setContentsMargins(tokens.ROOM, tokens.PAD, tokens.ROOM, tokens.ROOM)
        column.setSpacing(tokens.GAP)
        column.addWidget(self._name)
        column.addWidget(self._motto)
        column.addSpacing(tokens.SPACE)
        column.addWidget(self._jump)
        for shown in self._places.values():
            column.addWidget(shown)
        column.addStretch(1)
        self._foot.setSpacing(2)
        column.addLayout(self._foot)


def _restyle(control: QPushButton, name: str, value: object) -> None:
    """Set a property that the style sheet asks for, and make it ask again."""
    control.setProperty(name, value)
    control.style().unpolish(control)
    control.style().polish(control)


def _said(health: EngineHealth) -> str:
    """Return one line about an engine: what it is, what is in use, and how it is."""
    title = words.label(health.engine)
    if health.state is State.READY and health.name:
        return f"{title}  {said(health.name)}"
    return f"{title}  {words.label(health.state)}"
