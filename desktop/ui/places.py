"""The places of the window, in the order of the rail: each is one line here."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.ui.bridge import Bridge
from desktop.ui.explanations import Explanations
from desktop.ui.lists import activity, agenda, learned, people
from desktop.ui.lists.lines import View
from desktop.ui.lists.page import ListPage
from desktop.ui.operations import Desk
from desktop.ui.rail import Place
from desktop.ui.theme import Theme
from desktop.ui.words import tr


@dataclass(frozen=True)
class _List:
    """A place that is a list."""

    name: str
    title: str
    views: tuple[View, ...]


_LISTS = (
    _List("people", "People and things", people.VIEWS),
    _List("agenda", "Agenda", agenda.VIEWS),
    _List("learned", "Projects and skills", learned.VIEWS),
    _List("activity", "Activity", activity.VIEWS),
)


def lists(desk: Desk, theme: Theme) -> Mapping[str, ListPage]:
    """Make the pages that are lists, by the name of their place, in their order."""
    return {one.name: ListPage(desk, theme, tr(one.title), one.views) for one in _LISTS}


def connect(pages: Mapping[str, ListPage], bridge: Bridge, explanations: Explanations) -> None:
    """Let pages follow what changes, and explain what is chosen in them."""
    for page in pages.values():
        bridge.memory_changed.connect(page.apply_changes)
        page.record_chosen.connect(explanations.show_record)


def named() -> tuple[Place, ...]:
    """Return every place, as the rail shows them."""
    own = (Place("talk", tr("Talk")), Place("memory", tr("Memory")))
    return (*own, *(Place(one.name, tr(one.title)) for one in _LISTS))
