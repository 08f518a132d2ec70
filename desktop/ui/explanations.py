"""What the right panel explains: a record, a reply, or an engine."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.health import EngineHealth
from desktop.ui import operations
from desktop.ui.fetching import Offer
from desktop.ui.operations import Desk
from desktop.ui.provenance.engine_view import EngineView
from desktop.ui.provenance.footer import Footer
from desktop.ui.provenance.reasons_view import ReasonsView
from desktop.ui.provenance.record_view import RecordView
from desktop.ui.provenance.side import Side
from desktop.ui.remembered import Remembered
from desktop.ui.talk.turn_view import TurnView
from desktop.ui.theme import Theme
from memory.curation.listing import RecordDetail
from memory.recall.supporting import Support
from memory.records import Changes

_AFTER_REPLY_MS = 30
"""The reply is drawn first and explained then, so that neither holds up the window for long."""


class Explanations(QObject):
    """Fills the right panel.

    Signals:
        record_shown: the id of the record that is explained now.
        picture_asked: the id of the record that the owner wants to see as a picture.
        forget_asked: the ids of the records that the owner wants forgotten.
    """

    record_shown = Signal(str)
    picture_asked = Signal(str)
    forget_asked = Signal(list)

    def __init__(
        self, desk: Desk, theme: Theme, side: Side, remembered: Remembered, offer: Offer
    ) -> None:
        super().__init__(side)
        self._desk = desk
        self._theme = theme
        self._offer = offer
        self._side = side
        self._remembered = remembered
        self._record_id: str | None = None
        self._wanted: str | None = None
        self._engine: EngineHealth | None = None
        side.closed.connect(self._close)

    def show_record(self, id: str) -> None:
        """Explain a record; it is fetched first."""
        self._wanted = id
        operations.show_record(self._desk, id, self._show_detail)

    def show_reasons(self, turn: TurnView) -> None:
        """Explain a reply, or the sentence of it that was asked about."""
        self._begin()
        self._wanted = None
        if turn.sentence:
            why = partial(self._desk.session.curation.support, turn.sentence)
            work = partial(why, turn.recall, turn.rulings)
            operations.fetch(self._desk, work, partial(self._show_sentence, turn, turn.sentence))
            return
        view = ReasonsView(turn.recall, turn.rulings, filled=turn.filled)
        view.record_chosen.connect(self.show_record)
        self._side.show_content(self.tr("Recalled for this reply"), view)

    def follow(self, turn: TurnView) -> None:
        """Explain the newest reply, unless the owner closed the panel or looks at something."""
        if turn.recall.results or turn.recall.passages or turn.rulings:
            QTimer.singleShot(_AFTER_REPLY_MS, turn, partial(self._follow, turn))

    def show_engine(self, health: EngineHealth) -> None:
        """Explain how an engine is."""
        self._begin()
        self._wanted = None
        self._engine = health
        self._side.show_content(self.tr("Engine"), EngineView(health, self._offer))

    def refresh_engine(self, engines: tuple[EngineHealth, ...]) -> None:
        """Keep the explanation of an engine true while it is shown."""
        if self._engine is None:
            return
        for health in engines:
            if health.engine is self._engine.engine and health != self._engine:
                self.show_engine(health)

    def apply_changes(self, changes: Changes) -> None:
        """Explain the record anew when it changed."""
        if self._record_id is not None and self._record_id in changes.records:
            self.show_record(self._record_id)

    def _follow(self, turn: TurnView) -> None:
        is_free = self._wanted is None and self._engine is None
        if is_free and self._remembered.is_side_open:
            self.show_reasons(turn)

    def _show_sentence(self, turn: TurnView, sentence: str, found: Support) -> None:
        if turn.sentence != sentence or self._wanted is not None:
            return  # something else was asked for meanwhile
        view = ReasonsView(found.recall, found.rulings, sentence, turn.filled)
        view.record_chosen.connect(self.show_record)
        self._side.show_content(self.tr("Why this sentence"), view)

    def _show_detail(self, detail: RecordDetail) -> None:
        if detail.record.id != self._wanted:
            return
        self._begin()
        self._record_id = detail.record.id
        view = RecordView(detail, self._theme)
        view.record_chosen.connect(self.show_record)
        footer = Footer(detail.record)
        footer.confirmed.connect(partial(self._decide, operations.confirm))
        footer.rejected.connect(partial(self._decide, operations.reject))
        footer.forget_asked.connect(self.forget_asked)
        footer.picture_asked.connect(self.picture_asked)
        self._side.show_content(self.tr("Where this comes from"), view, footer)
        self.record_shown.emit(detail.record.id)

    def _decide(self, verb: operations.Verb, id: str) -> None:
        def look_again(_done: object) -> None:
            self.show_record(id)

        verb(self._desk, id, look_again)

    def _begin(self) -> None:
        """Forget what was explained before; the owner wants the panel."""
        self._record_id = None
        self._engine = None
        self._remembered.is_side_open = True

    def _close(self) -> None:
        self._begin()
        self._wanted = None
        self._remembered.is_side_open = False
