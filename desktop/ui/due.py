"""Telling on the desktop what comes due, wherever the window is."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from desktop.session.due import Due, Reminding
from desktop.session.problems import Problem
from desktop.ui import times, words
from desktop.ui.bridge import Bridge
from desktop.ui.lists import agenda
from desktop.ui.main_window import MainWindow
from desktop.ui.operations import Desk
from desktop.ui.remembered import Remembered
from desktop.ui.session_port import SessionPort
from desktop.ui.texts import button
from desktop.ui.words import Tone
from memory.kinds.prospective import Entry
from memory.vocabulary import Kind, Origin

_LOOK_EVERY_MS = 1000
_MOST = 3
"""So many at once are told one by one; more are told together."""

Channel = Callable[[str, str], bool]
"""Shows a title and a text on the desktop; False where that cannot be done."""


class DueTeller(QObject):
    """Follows the agenda and tells what comes due, each once."""

    def __init__(
        self,
        desk: Desk,
        frame: MainWindow,
        remembered: Remembered,
        channels: Sequence[Channel],
    ) -> None:
        """Begin; ``channels`` are tried in this order, before the window itself."""
        super().__init__(frame)
        self._desk = desk
        self._frame = frame
        self._remembered = remembered
        self._channels = channels
        self._reminding = Reminding(remembered.told_until, datetime.now(UTC))
        self._is_known = False
        self._pulse = QTimer(self, interval=_LOOK_EVERY_MS)
        self._pulse.timeout.connect(self._tell_due)
        since = self._reminding.told_until
        self._fetch(partial(_first_agenda, desk.session, since))

    def follow(self, bridge: Bridge) -> None:
        """Look at the agenda anew whenever memory changes."""
        bridge.memory_changed.connect(lambda _changes: self._fetch(self._agenda))

    def close(self) -> None:
        """Note that all was told until now."""
        self._pulse.stop()
        if self._is_known:
            self._remembered.told_until = datetime.now(UTC)

    def _agenda(self) -> tuple[Sequence[Entry], frozenset[str]]:
        return self._desk.session.overview.agenda(), frozenset()

    def _fetch(self, look: Callable[[], tuple[Sequence[Entry], frozenset[str]]]) -> None:
        """Look at the agenda; what cannot be read is told by its own page, and by the rail."""
        self._desk.jobs.run(look, self._know, lambda _error: None)

    def _know(self, found: tuple[Sequence[Entry], frozenset[str]]) -> None:
        self._reminding.know(*found)
        self._is_known = True
        self._tell_due()
        self._pulse.start()

    def _tell_due(self) -> None:
        due = self._reminding.take(datetime.now(UTC))
        if not due:
            return
        self._remembered.told_until = self._reminding.told_until
        groups = [due] if len(due) > _MOST else [(one,) for one in due]
        for group in groups:
            self._show(*self._put(group))

    def _put(self, due: Sequence[Due]) -> tuple[str, str]:
        """Return the title and the text of one notification."""
        is_missed = all(one.is_missed for one in due)
        if self._desk.session.settings.private_notices:
            title = self.tr("Something is due")
            if is_missed:
                title = self.tr("Something came due while Candor was closed")
            return title, self.tr("The Agenda says what it is.")
        if len(due) > 1:
            title = self.tr("{count} things are due")
            if is_missed:
                title = self.tr("{count} things came due while Candor was closed")
            return title.format(count=len(due)), ", ".join(
                agenda.what(one.entry) for one in due[:_MOST]
            ) + ", …"
        entry = due[0].entry
        sort = words.label(entry.commitment.sort)
        if is_missed:
            sort = self.tr("missed while Candor was closed")
        return agenda.what(entry), f"{sort[:1].upper()}{sort[1:]}, {times.moment(due[0].at)}"

    def _show(self, title: str, body: str) -> None:
        if not any(channel(title, body) for channel in self._channels):
            self.show_inside(title, body)

    def show_inside(self, title: str, body: str) -> None:
        """Tell it in the window, where the desktop cannot."""
        go = button("open-agenda", self.tr("Open the agenda"))
        problem = Problem(title, body, "")
        go.clicked.connect(partial(self._frame.go, "agenda"))
        go.clicked.connect(partial(self._frame.banners.take_back, problem))
        self._frame.banners.show_problem(problem, Tone.ELSEWHERE, go)
        QApplication.alert(self._frame)


def _first_agenda(session: SessionPort, since: datetime) -> tuple[Sequence[Entry], frozenset[str]]:
    """Return the agenda, and what comes again and moved on since because nobody heard it."""
    changed = session.overview.changed_since(since)
    skipped = (
        one.record.id
        for one in changed
        if one.record.kind is Kind.PROSPECTIVE and one.line.actor is Origin.INFERRED
    )
    return session.overview.agenda(), frozenset(skipped)
