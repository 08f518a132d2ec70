"""The Talk page: the transcript, the voice, and where the owner types."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout

from desktop.session.events import Ended, Noted, TurnEvent
from desktop.session.health import Engine, EngineHealth, State
from desktop.session.problems import Problem
from desktop.session.talks import PastTurn
from desktop.ui import operations, tokens, words
from desktop.ui.composed import Composed
from desktop.ui.explaining import explain
from desktop.ui.operations import Desk
from desktop.ui.talk.composer import Composer
from desktop.ui.talk.earlier import EarlierTalks
from desktop.ui.talk.putting_right import put_right, take_back
from desktop.ui.talk.taking_back import turn_round
from desktop.ui.talk.transcript import Transcript
from desktop.ui.talk.turn_view import TurnView
from desktop.ui.talk.voice_bar import VoiceBar
from desktop.ui.texts import button, card, text
from desktop.ui.theme import Theme
from memory.curation.listing import RecordDetail
from memory.curation.talks import Talk
from voice.events import ListeningFailed, VoiceEvent

_NEEDED_TO_HEAR = (Engine.MICROPHONE, Engine.HEARING)


class TalkPage(Composed):
    """Everything that belongs to talking.

    Signals:
        record_chosen: the id of a record to show.
        why_asked: the ``TurnView`` whose reply is to be explained.
        reply_ended: the ``TurnView`` of a turn that is over.
        citation_chosen: the ``Citation`` of a file whose page the owner wants to see.
    """

    record_chosen = Signal(str)
    why_asked = Signal(object)
    reply_ended = Signal(object)
    citation_chosen = Signal(object)

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._is_held = False
        self.transcript = Transcript()
        self.transcript.record_chosen.connect(self.record_chosen)
        self.transcript.why_asked.connect(self.why_asked)
        self.transcript.citation_chosen.connect(self.citation_chosen)
        self.transcript.name_wanted.connect(self._fetch_name)
        self.transcript.turn_asked.connect(partial(turn_round, desk))
        self.transcript.reworded.connect(partial(put_right, desk))
        self.transcript.heard_again.connect(partial(take_back, desk))
        self.composer = Composer()
        self.composer.sent.connect(partial(operations.say, desk))
        self.bar = VoiceBar(theme)
        self.bar.held.connect(self._hold)
        self.bar.released.connect(self._release)
        self.bar.stop_asked.connect(self._stop)
        self._send = button("send", self.tr("Send"), "primary")
        self._send.clicked.connect(self.composer.send)
        self._hands_free = button("hands-free", self.tr("Hands free"))
        self._hands_free.setCheckable(True)
        self._hands_free.setChecked(desk.session.settings.hands_free)
        self._hands_free.toggled.connect(partial(operations.listen_always, desk))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._stop)
        self._show_earlier = button("earlier", self.tr("Earlier conversations"))
        self._show_earlier.setCheckable(True)
        self._show_earlier.toggled.connect(self._turn_to)
        self.earlier = EarlierTalks(desk, theme)
        self.earlier.chosen.connect(self._go_on)
        self.earlier.left.connect(partial(self._show_earlier.setChecked, False))
        self.transcript.last_asked.connect(self._go_on)
        self._sheets = QStackedWidget()
        self._arrange()
        self.begin_at(self.composer)
        desk.watch.run(desk.session.talks.list, self._offer_last, lambda error: None)

    def apply_turn(self, event: TurnEvent) -> None:
        """Show what happened in a turn."""
        self.transcript.apply(event)
        self.bar.apply_turn(event)
        if isinstance(event, Noted):
            self._desk.notices.report(event.error)
        if isinstance(event, Ended):
            self._end(event)

    def apply_voice(self, event: VoiceEvent) -> None:
        """Show what the ears report."""
        self.bar.apply_voice(event)
        if isinstance(event, ListeningFailed):
            self._desk.notices.report(event.error)

    def show_health(self, engines: tuple[EngineHealth, ...]) -> None:
        """Allow talking when it can be heard, and say why when it cannot."""
        trouble = _why_deaf(engines)
        self.bar.show_trouble(trouble)
        self._hands_free.setEnabled(trouble is None)
        self._hands_free.setToolTip(trouble.title if trouble else "")
        if trouble is not None and self._is_held:
            self._release()

    def _end(self, event: Ended) -> None:
        for turn in self.transcript.turns[-1:]:
            self.reply_ended.emit(turn)
        if event.error is not None:
            self._desk.notices.report(event.error)

    def _fetch_name(self, turn: TurnView, id: str) -> None:
        def show(detail: RecordDetail) -> None:
            turn.name(id, detail.record.statement)

        operations.show_record(self._desk, id, show)

    def _hold(self) -> None:
        if not self._is_held:
            self._is_held = True
            self.bar.show_held(True)
            operations.hold(self._desk)

    def _release(self) -> None:
        if self._is_held:
            self._is_held = False
            self.bar.show_held(False)
            operations.release(self._desk)

    def _turn_to(self, earlier: bool) -> None:
        """Show the earlier conversations, or the one that is under way."""
        self._sheets.setCurrentIndex(int(earlier))
        if earlier:
            self.earlier.refresh()
            self.earlier.setFocus()
        else:
            self.composer.setFocus()

    def _offer_last(self, held: Sequence[Talk]) -> None:
        if held and not self.transcript.turns:
            self.transcript.offer_last(held[0].id, held[0].opening)

    def _go_on(self, id: str) -> None:
        resume = partial(self._desk.session.talks.resume, id)

        def show(turns: Sequence[PastTurn]) -> None:
            self.transcript.show_past(turns)
            self._show_earlier.setChecked(False)
            self.composer.setFocus()

        operations.fetch(self._desk, resume, show)

    def _stop(self) -> None:
        if self._show_earlier.isChecked():
            self._show_earlier.setChecked(False)
        else:
            operations.stop(self._desk)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, tokens.ROOM, 0)
        title = text(self.tr("Talk"), "title")
        title.setMinimumHeight(tokens.HEAD)
        title.setWordWrap(False)
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(self._show_earlier)
        head.addWidget(self._hands_free)
        panel = card()
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(tokens.ROOM, tokens.ROOM, tokens.ROOM, tokens.ROOM)
        inside.setSpacing(tokens.SPACE)
        inside.addWidget(self.bar)
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        line.addWidget(self.composer, 1)
        line.addWidget(self._send, 0, Qt.AlignmentFlag.AlignBottom)
        inside.addLayout(line)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        column.addLayout(head)
        self._sheets.addWidget(self.transcript)
        self._sheets.addWidget(self.earlier)
        column.addWidget(self._sheets, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, tokens.ROOM, 0)
        foot.addWidget(panel)
        column.addLayout(foot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Talk while Space is held and nothing else wants it."""
        if event.key() == Qt.Key.Key_Space and self.bar.can_hold:
            if not event.isAutoRepeat():
                self._hold()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Stop taking down when Space comes up."""
        if event.key() == Qt.Key.Key_Space and self._is_held:
            if not event.isAutoRepeat():
                self._release()
        else:
            super().keyReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Let go when the window loses the keyboard: the release would never arrive."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._release()


def _why_deaf(engines: tuple[EngineHealth, ...]) -> Problem | None:
    """Return why talking cannot be heard, or None when it can."""
    for health in engines:
        if health.engine in _NEEDED_TO_HEAR and health.state is State.UNAVAILABLE:
            known = explain(health.error) if health.error is not None else None
            return known or Problem(words.tr("Nothing can be heard."), "", "")
    return None
