"""How one engine is, and what to do when it is missing."""

from PySide6.QtWidgets import QWidget

from desktop.session.health import EngineHealth, State
from desktop.ui import words
from desktop.ui.chips import mark
from desktop.ui.explaining import explain
from desktop.ui.fetching import Offer
from desktop.ui.provenance.side import column
from desktop.ui.sentences import said
from desktop.ui.texts import fact, section, text
from desktop.ui.words import Tone

TONES = {
    State.READY: Tone.USE,
    State.STARTING: Tone.PAST,
    State.OFF: Tone.PAST,
    State.UNAVAILABLE: Tone.UNSURE,
}


class EngineView(QWidget):
    """The engine's state in words, and the remedy."""

    def __init__(self, health: EngineHealth, offer: Offer) -> None:
        super().__init__()
        self.setObjectName("engine-view")
        inside = column(self)
        inside.addWidget(text(words.label(health.engine), "heading"))
        state = mark(words.label(health.state), TONES[health.state])
        inside.addWidget(fact(self.tr("state"), state))
        if health.name:
            inside.addWidget(fact(self.tr("in use"), said(health.name)))
        if health.note:
            inside.addWidget(text(said(health.note), "soft"))
        problem = explain(health.error) if health.error is not None else None
        if problem is not None:
            inside.addWidget(section(self.tr("Why")))
            inside.addWidget(text(problem.title))
            inside.addWidget(text(problem.detail, "soft"))
            inside.addWidget(section(self.tr("What to do")))
            inside.addWidget(text(problem.remedy))
            if (fix := offer(problem)) is not None:
                inside.addWidget(fix)
            inside.addWidget(text(self.tr("Candor looks again every few seconds."), "aside"))
        inside.addStretch(1)
