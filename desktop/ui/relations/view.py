"""The picture of who stands to whom: choose whom it begins at, open the words that say so."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QStackedLayout, QVBoxLayout, QWidget

from desktop.session.world import World
from desktop.ui import operations, tokens
from desktop.ui.operations import Desk
from desktop.ui.picture.view import PictureView
from desktop.ui.relations import story
from desktop.ui.texts import text
from desktop.ui.theme import Theme
from memory.records import OWNER_KEY


class RelationsView(QWidget):
    """Shows everybody whom a link leads to, from somebody outwards.

    Signals:
        record_chosen: the id of what was said, of the box that was opened.
    """

    record_chosen = Signal(str)

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("relations")
        self._desk = desk
        self._world: World | None = None
        self.start = QComboBox()
        self.start.setObjectName("relations-start")
        self.start.setAccessibleName(self.tr("Whom the picture begins at"))
        self.start.activated.connect(self._draw)
        self._more = text("", "aside")
        self._empty = text(
            self.tr(
                "No link is known yet. Say who somebody is to you, “my friend Jack works at "
                "Corvid Labs”, and it appears here with your words."
            ),
            "soft",
        )
        self.view = PictureView(desk.notices, theme, [self.start])
        self.view.record_chosen.connect(self.record_chosen)
        self._arrange()

    def refresh(self) -> None:
        """Fetch the links anew."""
        operations.fetch(self._desk, self._desk.session.overview.world, self._show)

    def _show(self, world: World) -> None:
        self._world = world
        before = self.start.currentData() or OWNER_KEY
        keys = sorted(world.names, key=lambda key: (key != OWNER_KEY, world.names[key].casefold()))
        self.start.clear()
        for key in keys:
            self.start.addItem(story.name(world, key), key)
        self._stack.setCurrentIndex(int(not keys))
        if keys:
            self.start.setCurrentIndex(keys.index(before) if before in keys else 0)
            self._draw()

    def _draw(self) -> None:
        if self._world is None:
            return
        told, left_out = story.tell(self._world, self.start.currentData())
        self.view.show_story(told)
        self._more.setVisible(left_out > 0)
        self._more.setText(
            self.tr("{n} more have no room here: let the picture begin at one of these.").format(
                n=left_out
            )
        )

    def _arrange(self) -> None:
        drawn = QWidget()
        column = QVBoxLayout(drawn)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(self._more)
        column.addWidget(self.view, 1)
        nothing = QWidget()
        inside = QVBoxLayout(nothing)
        inside.setContentsMargins(0, tokens.MARGIN, 0, 0)
        inside.addWidget(self._empty)
        inside.addStretch(1)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(drawn)
        self._stack.addWidget(nothing)

    def showEvent(self, event: QShowEvent) -> None:
        """Look anew whenever it is turned to."""
        super().showEvent(event)
        self.refresh()
