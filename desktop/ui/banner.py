"""Trouble told in place: nothing modal, nothing that stops the conversation."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.session.problems import Problem
from desktop.ui import tokens
from desktop.ui.texts import button, text
from desktop.ui.words import Tone

_MOST = 3
"""Banners at once; the oldest gives way."""


class Banner(QFrame):
    """One problem: what happened, what it means, what to do.

    Signals:
        dismissed: the ``Problem`` that the owner has read.
    """

    dismissed = Signal(object)

    def __init__(self, problem: Problem, tone: Tone = Tone.UNSURE) -> None:
        super().__init__()
        self.problem = problem
        self.setObjectName("banner")
        self.setProperty("role", "banner")
        self.setProperty("tone", tone.value)
        self.setAccessibleName(f"{problem.title} {problem.detail} {problem.remedy}")
        line = QHBoxLayout(self)
        line.setContentsMargins(tokens.ROOM, tokens.SPACE, tokens.SPACE, tokens.SPACE)
        said = QVBoxLayout()
        said.setSpacing(tokens.GAP // 2)
        said.addWidget(text(problem.title, "strong"))
        said.addWidget(text(" ".join(filter(None, (problem.detail, problem.remedy)))))
        line.addLayout(said, 1)
        dismiss = button("dismiss", self.tr("Dismiss"), "plain")
        dismiss.setAccessibleName(self.tr("Dismiss: {what}").format(what=problem.title))
        dismiss.clicked.connect(lambda: self.dismissed.emit(problem))
        line.addWidget(dismiss, 0, Qt.AlignmentFlag.AlignTop)


class Banners(QWidget):
    """The place where banners stand; takes no room while there are none."""

    def __init__(self) -> None:
        super().__init__()
        self._banners: list[Banner] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, tokens.ROOM, 0)
        self.hide()
        self._column.setSpacing(tokens.SPACE)

    @property
    def shown(self) -> tuple[Problem, ...]:
        """What is told at the moment, oldest first."""
        return tuple(banner.problem for banner in self._banners)

    def show_problem(self, problem: Problem, tone: Tone = Tone.UNSURE) -> None:
        """Tell a problem, once."""
        if problem in self.shown:
            return
        banner = Banner(problem, tone)
        banner.dismissed.connect(self.take_back)
        self._banners.append(banner)
        self._column.addWidget(banner)
        self.show()
        for surplus in self.shown[:-_MOST]:
            self.take_back(surplus)

    def take_back(self, problem: Problem) -> None:
        """Tell it no longer: it is over, or the owner has read it."""
        for banner in [one for one in self._banners if one.problem == problem]:
            self._banners.remove(banner)
            banner.hide()
            banner.deleteLater()
        self.setVisible(bool(self._banners))
