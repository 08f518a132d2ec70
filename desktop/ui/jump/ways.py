"""How to get to each sort of thing in the window."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from desktop.ui import places
from desktop.ui.jump.goals import Goal
from desktop.ui.lists.lines import Line
from desktop.ui.lists.people import is_person
from desktop.ui.main_window import MainWindow
from desktop.ui.words import tr
from memory.documents.values import Document
from memory.kinds.entities import Entity

_SETTINGS = "settings"
_CONTROLS = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)


class Ways:
    """Goes to a place and shows there what was meant."""

    def __init__(self, frame: MainWindow) -> None:
        self._frame = frame

    def places(self) -> tuple[Goal, ...]:
        """Return a goal for each place of the rail."""
        return tuple(
            Goal(Line(one.name, one.title, mark=tr("page")), partial(self._frame.go, one.name))
            for one in places.named()
        )

    def settings(self) -> Iterator[Goal]:
        """Yield a goal for each control of the settings, whatever sections they have."""
        page = self._frame.places.by_name[_SETTINGS]
        for one in page.findChildren(QWidget):
            name, said = one.objectName(), one.accessibleName()
            if isinstance(one, _CONTROLS) and name and said:
                line = Line(f"{_SETTINGS}/{name}", said, mark=tr("setting"))
                yield Goal(line, partial(self._to_setting, name))

    def to_memory(self, id: str) -> None:
        """Explain a record beside the memory."""
        self._frame.go("memory")
        self._frame.explanations.show_record(id)

    def to_entity(self, one: Entity) -> None:
        """Show somebody or something that has a name."""
        self._frame.go("people")
        view = "people" if is_person(one) else "things"
        self._frame.places.lists["people"].look_for(view, one.id)

    def to_project(self, id: str) -> None:
        """Show a project."""
        self._frame.go("learned")
        self._frame.places.lists["learned"].look_for("projects", id)

    def to_document(self, document: Document) -> None:
        """Read a document from its first page."""
        self._frame.go("documents")
        self._frame.places.documents.open(document)

    def _to_setting(self, name: str) -> None:
        self._frame.go(_SETTINGS)
        page = self._frame.places.by_name[_SETTINGS]
        one = page.findChild(QWidget, name)
        if one is not None:
            _reveal(one)
            one.setFocus()


def _reveal(one: QWidget) -> None:
    """Turn to and scroll to a widget, whatever it lies in."""
    inside = one
    while (around := inside.parentWidget()) is not None:
        if isinstance(around, QStackedWidget):
            around.setCurrentWidget(inside)
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(one)
        inside = around
