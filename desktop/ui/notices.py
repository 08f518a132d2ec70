"""What the owner must be told, kept until somebody shows it."""

from PySide6.QtCore import QObject, Signal

from desktop.session.problems import Problem
from desktop.ui.explaining import explain


class Notices(QObject):
    """Takes errors and hands out what to say about them.

    What is raised before there is a window waits here and is handed out when it comes.

    Signals:
        raised: a ``Problem`` to show now.
        withdrawn: a ``Problem`` that is over.
    """

    raised = Signal(object)
    withdrawn = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Problem] | None = []

    def report(self, error: Exception) -> None:
        """Explain what the world did wrong; what we did wrong is raised again.

        Raises:
            Exception: ``error`` itself, when there are no words for it: it is our own bug.
        """
        problem = explain(error)
        if problem is None:
            raise error
        self.say(problem)

    def say(self, problem: Problem) -> None:
        """Show a problem, or keep it until there is a window."""
        if self._waiting is None:
            self.raised.emit(problem)
        else:
            self._waiting.append(problem)

    def hold(self) -> None:
        """Keep what is raised from now on: there is no window."""
        self._waiting = []

    def withdraw(self, problem: Problem) -> None:
        """Show a problem no longer: something is done about it."""
        self.withdrawn.emit(problem)

    def flush(self) -> None:
        """Hand out what was kept; from now on everything is shown at once."""
        kept, self._waiting = self._waiting or [], None
        for problem in kept:
            self.raised.emit(problem)
