"""Trouble told in place: nothing modal, nothing that stops the conversation."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.session.problems import Fix, Problem
from desktop.ui import tokens
from desktop.ui.fetching import Offer
from desktop.ui.texts import button, text
from desktop.ui.words import Tone

_TALLEST = 200
"""Pixels; what is longer scrolls, because the conversation must stay in sight."""
_MOST = 3
"""Banners at once; the oldest gives way."""


class Banner(QFrame):
    """One problem: what happened, what it means, what to do, and a way to have it done.

    Signals:
        dismissed: the ``Problem`` that the owner has read.
    """

    dismissed = Signal(object)

    def __init__(self, problem: Problem, tone: Tone, fix: QWidget | None) -> None:
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
        if fix is not None:
            said.addWidget(fix)
        line.addLayout(said, 1)
        dismiss = button("dismiss", self.tr("Dismiss"), "plain")
        dismiss.setAccessibleName(self.tr("Dismiss: {what}").format(what=problem.title))
        dismiss.clicked.connect(lambda: self.dismissed.emit(problem))
        line.addWidget(dismiss, 0, Qt.AlignmentFlag.AlignTop)


class Banners(QScrollArea):
    """The place where banners stand: no room while there are none, and never all of the window."""

    def __init__(self, offer: Offer) -> None:
        super().__init__()
        self._offer = offer
        self.setObjectName("banners")
        self.setAccessibleName(self.tr("What went wrong"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._banners: list[Banner] = []
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, tokens.ROOM, 0)
        self.setWidget(self._inside)
        self.hide()
        self._column.setSpacing(tokens.SPACE)

    @property
    def shown(self) -> tuple[Problem, ...]:
        """What is told at the moment, oldest first."""
        return tuple(banner.problem for banner in self._banners)

    def show_problem(
        self, problem: Problem, tone: Tone = Tone.UNSURE, fix: QWidget | None = None
    ) -> None:
        """Tell a problem, once, with a way to have something done about it."""
        if problem in self.shown:
            return
        banner = Banner(problem, tone, fix or self._offer(problem))
        banner.dismissed.connect(self.take_back)
        self._banners.append(banner)
        self._column.addWidget(banner)
        banner.show()
        self.show()
        self._fit()
        for surplus in self.shown[:-_MOST]:
            self.take_back(surplus)

    def take_back(self, problem: Problem) -> None:
        """Tell it no longer: it is over, or the owner has read it."""
        for banner in [one for one in self._banners if one.problem == problem]:
            self._banners.remove(banner)
            banner.hide()
            banner.deleteLater()
        self.setVisible(bool(self._banners))
        self._fit()

    def settle(self, fix: Fix) -> None:
        """Tell no longer what ``fix`` has put right."""
        for problem in self.shown:
            if problem.fix is fix:
                self.take_back(problem)

    def _fit(self) -> None:
        needed = self._inside.heightForWidth(self.viewport().width()) + 2 * self.frameWidth()
        self.setFixedHeight(min(max(0, needed), _TALLEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that the words need at the new width."""
        super().resizeEvent(event)
        self._fit()
