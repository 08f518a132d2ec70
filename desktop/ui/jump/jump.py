"""Opening the jump box, looking up what it is asked, and going there."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desktop.ui.jump import finding
from desktop.ui.jump.box import JumpBox
from desktop.ui.jump.goals import Goal, narrow
from desktop.ui.jump.ways import Ways
from desktop.ui.main_window import MainWindow
from desktop.ui.operations import Desk
from desktop.ui.theme import Theme


class Jump(QObject):
    """One way to everywhere: Ctrl-K or the button in the rail, a few letters, Enter.

    Attributes:
        box: Where the letters are typed.
    """

    def __init__(self, desk: Desk, frame: MainWindow, theme: Theme) -> None:
        super().__init__(frame)
        self._desk = desk
        self._frame = frame
        self._ways = Ways(frame)
        self.box = JumpBox(theme, frame)
        self._before: QWidget | None = None
        self._places: tuple[Goal, ...] = ()
        self._settings: tuple[Goal, ...] = ()
        self._named: tuple[Goal, ...] = ()
        self._goals: dict[str, Goal] = {}
        self._words = ""
        self._asked = 0
        self._answered = 0
        self._is_entered = False
        frame.rail.jump_asked.connect(self.open)
        frame.installEventFilter(self)
        self.box.asked.connect(self._type)
        self.box.chosen.connect(self._go)
        self.box.entered.connect(self._enter)
        self.box.left.connect(self._leave)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    def open(self) -> None:
        """Show the box; where it is open already, begin anew."""
        if not self.box.isVisible():
            self._before = QApplication.focusWidget()
        self._places, self._named = self._ways.places(), ()
        self._settings = tuple(self._ways.settings())
        self.box.begin()
        self._ask("")
        fetch = partial(finding.named, self._desk.session, self._ways)
        self._desk.jobs.run(fetch, self._know, self._desk.notices.report)

    def _know(self, named: tuple[Goal, ...]) -> None:
        self._named = named
        if self._words:
            self._ask(self._words)

    def _type(self, words: str) -> None:
        self._is_entered = False
        self._ask(words)

    def _ask(self, words: str) -> None:
        self._asked += 1
        self._words = words
        if not words:
            self._show(self._asked, words, self._places)
            return
        known = (*self._places, *self._named, *self._settings)
        session, ways, asked = self._desk.session, self._ways, self._asked

        def find() -> tuple[Goal, ...]:
            return (*narrow(known, words), *finding.memories(session, ways, words))

        def fail(error: Exception) -> None:
            self._show(asked, words, narrow(known, words))
            self._desk.notices.report(error)

        self._desk.jobs.run(find, partial(self._show, asked, words), fail)

    def _show(self, asked: int, words: str, goals: Sequence[Goal]) -> None:
        if asked != self._asked:
            return
        self._answered = asked
        self._goals = {goal.line.id: goal for goal in goals}
        nothing = self.tr("Nothing here has “{words}”. Try fewer letters, or another word.")
        self.box.show_lines([goal.line for goal in goals], nothing.format(words=words))
        if self._is_entered:
            self._enter()

    def _enter(self) -> None:
        """Go to what is chosen; to what was just typed as soon as that is known."""
        self._is_entered = self._answered != self._asked
        chosen = self.box.chosen_line
        if not self._is_entered and chosen is not None:
            self._go(chosen.id)

    def _go(self, id: str) -> None:
        self._before = None
        self._close()
        self._goals[id].go()

    def _leave(self) -> None:
        before, self._before = self._before, None
        self._close()
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def _close(self) -> None:
        self._asked += 1  # what is still looked up is for nobody
        self._is_entered = False
        self.box.hide()

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Close when the owner goes on elsewhere in the window."""
        if self.box.isVisible() and now is not None and not self.box.isAncestorOf(now):
            self._close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the box in its place while the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.box.isVisible():
            self.box.fit()
        return super().eventFilter(watched, event)
