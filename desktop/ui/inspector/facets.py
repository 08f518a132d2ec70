"""Narrowing the list down: by kind, state, whom it is about, who said it, when, how surely."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from desktop.ui import operations, tokens, words
from desktop.ui.flow import FlowLayout
from desktop.ui.operations import Desk
from desktop.ui.texts import button, text
from desktop.ui.words import tr
from memory.curation.listing import About, RecordFilter
from memory.vocabulary import Kind, Origin, Scope, Status

_WIDTH = 200
"""Of a choice with its title, in pixels: two stand side by side in the smallest window."""
_BOX = 96
"""Of a choice without its title at least, in pixels."""
_PROJECT = "project:"
"""What the key of a project begins with."""

Narrow = Callable[[RecordFilter, Any], RecordFilter]
"""Puts a choice into a filter."""


@dataclass(frozen=True)
class _Facet:
    """One way to narrow the list down."""

    name: str
    title: str
    narrow: Narrow
    choices: tuple[tuple[str, Any], ...] = ()
    """What can be chosen; empty where memory itself says what there is."""


def _when(wanted: RecordFilter, choice: tuple[bool, int]) -> RecordFilter:
    is_since, days = choice
    then = datetime.now().astimezone() - timedelta(days=days)
    return replace(wanted, told_from=then) if is_since else replace(wanted, told_until=then)


def _sure(wanted: RecordFilter, is_sure: bool) -> RecordFilter:
    if is_sure:
        return replace(wanted, sure_from=words.SURE_ENOUGH)
    return replace(wanted, sure_below=words.SURE_ENOUGH)


_KINDS = tuple(one for one in Kind if one in operations.KNOWLEDGE)
_ORIGINS = (
    *(Origin.OWNER_SPEECH, Origin.OWNER_TEXT, Origin.OWNER_CONFIRMED, Origin.COMPANION),
    *(Origin.INFERRED, Origin.OTHER_SPEAKER, Origin.IMPORT),
)


def _facets() -> tuple[_Facet, ...]:
    kinds = tuple((words.label(one), one) for one in _KINDS)
    states = tuple((words.label(one), one) for one in Status if one is not Status.FORGETTING)
    scopes = tuple((words.label(one), one) for one in Scope if one is not Scope.CONVERSATION)
    origins = tuple((words.label(one), one) for one in _ORIGINS)
    whens = (
        (tr("in the last week"), (True, 7)),
        (tr("in the last month"), (True, 31)),
        (tr("in the last year"), (True, 366)),
        (tr("more than a year ago"), (False, 366)),
    )
    sures = ((tr("surely"), True), (tr("not surely"), False))
    return (
        _Facet("kind", tr("Kind"), lambda w, one: replace(w, kind=one), kinds),
        _Facet("status", tr("State"), lambda w, one: replace(w, status=one), states),
        _Facet("subject", tr("About"), lambda w, one: replace(w, about=one)),
        _Facet("scope", tr("Belongs to"), lambda w, one: replace(w, scope=one), scopes),
        _Facet("origin", tr("From"), lambda w, one: replace(w, origin=one), origins),
        _Facet("project", tr("Project"), lambda w, one: replace(w, project=one)),
        _Facet("told", tr("Told"), _when, whens),
        _Facet("sure", tr("Known"), _sure, sures),
    )


class Facets(QWidget):
    """A row of choices, opened by a button; what is chosen stays in force while it is closed.

    Signals:
        changed: another choice was made.
    """

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._facets = _facets()
        self._boxes = {facet.name: self._box(facet) for facet in self._facets}
        self.opener = button("facets", "", "chip")
        self.opener.setCheckable(True)
        self.opener.toggled.connect(self._open)
        self._clear = button("facets-clear", self.tr("Show all again"), "plain")
        self._clear.clicked.connect(self.clear)
        self._arrange()
        self._say()
        self.hide()

    @property
    def count(self) -> int:
        """How many choices are in force."""
        return sum(box.currentIndex() > 0 for box in self._boxes.values())

    def narrow(self, wanted: RecordFilter) -> RecordFilter:
        """Return ``wanted`` with every choice that is in force."""
        for facet in self._facets:
            box = self._boxes[facet.name]
            if box.currentIndex() > 0:
                wanted = facet.narrow(wanted, box.currentData())
        return wanted

    def clear(self) -> None:
        """Take every choice back."""
        for box in self._boxes.values():
            with QSignalBlocker(box):
                box.setCurrentIndex(0)
        self._choose()

    def _open(self, is_open: bool) -> None:
        self.setVisible(is_open)
        if is_open:
            operations.fetch(self._desk, self._desk.session.overview.subjects, self._fill)
            self._boxes["kind"].setFocus()

    def _fill(self, found: Sequence[About]) -> None:
        """Offer whom and what memory is about; what is chosen stays chosen."""
        for name, is_project in (("subject", False), ("project", True)):
            box = self._boxes[name]
            chosen = box.currentData()
            with QSignalBlocker(box):
                while box.count() > 1:
                    box.removeItem(1)
                for one in found:
                    if one.subject.key.startswith(_PROJECT) == is_project:
                        box.addItem(words.subject(one.subject), one.subject.key)
                box.setCurrentIndex(max(0, box.findData(chosen)))

    def _choose(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        count = self.count
        said = self.tr("Narrow down")
        self.opener.setText(f"{said}  {count}" if count else said)
        told = self.tr("Narrow down, {n} choices in force").format(n=count)
        self.opener.setAccessibleName(told if count else said)
        self._clear.setVisible(bool(count))

    def _box(self, facet: _Facet) -> QComboBox:
        made = QComboBox()
        made.setObjectName(f"facet-{facet.name}")
        made.setAccessibleName(facet.title)
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        made.addItem(tr("any"))
        for shown, value in facet.choices:
            made.addItem(shown, value)
        made.currentIndexChanged.connect(self._choose)
        return made

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        holder = QWidget()
        line = FlowLayout(holder)
        for facet in self._facets:
            pair = QWidget()
            inside = QHBoxLayout(pair)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.setSpacing(tokens.SPACE)
            title = text(facet.title, "soft")
            title.setWordWrap(False)
            title.setBuddy(self._boxes[facet.name])
            title.ensurePolished()
            pair.setFixedWidth(max(_WIDTH, title.sizeHint().width() + tokens.SPACE + _BOX))
            inside.addWidget(title)
            inside.addWidget(self._boxes[facet.name], 1)
            line.addWidget(pair)
        line.addWidget(self._clear)
        column.addWidget(holder)
