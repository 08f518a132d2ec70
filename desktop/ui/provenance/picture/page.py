"""The page of the picture of where a memory comes from."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from desktop.session.lineage import Lineage
from desktop.ui import operations, tokens
from desktop.ui.composed import Composed
from desktop.ui.operations import Desk
from desktop.ui.picture.view import PictureView
from desktop.ui.provenance.picture import story
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from memory.records import Changes


class PicturePage(Composed):
    """Shows one record with where it comes from and what came of it.

    Signals:
        record_chosen: the id of a record that was opened in the picture.
        left: the owner goes back to where they came from.
    """

    record_chosen = Signal(str)
    left = Signal()

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._wanted: str | None = None
        self._about = text("", "soft")
        back = button("picture-back", self.tr("Back"))
        back.clicked.connect(self.left)
        self.view = PictureView(desk.notices, theme, [back])
        self.view.record_chosen.connect(self.record_chosen)
        self.begin_at(back)
        self._arrange()

    def show_record(self, id: str) -> None:
        """Draw a record; it is looked up first."""
        self._wanted = id
        session = self._desk.session
        operations.fetch(self._desk, lambda: session.overview.lineage(id), self._draw)

    def apply_changes(self, changes: Changes) -> None:
        """Draw anew while it is looked at, when it changed."""
        if self.isVisible() and self._wanted in changes.records:
            self.show_record(str(self._wanted))

    def _draw(self, lineage: Lineage) -> None:
        record = lineage.detail.record
        if record.id != self._wanted:
            return
        self._about.setText(record.statement)
        self.view.show_story(story.tell(lineage))
        self.view.take_focus()

    def _arrange(self) -> None:
        title = text(self.tr("Where this comes from"), "title")
        title.setWordWrap(False)
        title.setMinimumHeight(tokens.HEAD)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, tokens.ROOM, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(title)
        column.addWidget(self._about)
        column.addWidget(self.view, 1)
