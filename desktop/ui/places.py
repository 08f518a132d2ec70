"""The places of the window, in the order of the rail: each is one line here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QWidget

from desktop.ui.bridge import Bridge
from desktop.ui.conflicts.page import ConflictsPage
from desktop.ui.documents.page import DocumentsPage
from desktop.ui.explanations import Explanations
from desktop.ui.first_run.page import FirstRunPage
from desktop.ui.forget.page import ForgetPage
from desktop.ui.inspector.page import MemoryPage
from desktop.ui.lists import activity, agenda, learned, people
from desktop.ui.lists.lines import View
from desktop.ui.lists.page import ListPage
from desktop.ui.operations import Desk
from desktop.ui.provenance.picture.page import PicturePage
from desktop.ui.rail import Place, Rail
from desktop.ui.relations.view import RelationsView
from desktop.ui.remembered import Remembered
from desktop.ui.settings.page import SettingsPage
from desktop.ui.theme import Theme
from desktop.ui.words import tr
from memory.documents.values import Citation


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


@dataclass(frozen=True)
class Pages:
    """The pages of all places but that of talking."""

    memory: MemoryPage
    conflicts: ConflictsPage
    lists: Mapping[str, ListPage]
    """By the name of the place."""
    documents: DocumentsPage
    forget: ForgetPage
    picture: PicturePage
    """Reached from a record; it has no place of its own in the rail."""
    settings: SettingsPage
    first_run: FirstRunPage
    """Shown on an empty folder, and from Settings."""

    @property
    def by_name(self) -> dict[str, QWidget]:
        """Every page, by the name of its place."""
        first: dict[str, QWidget] = {"memory": self.memory, "conflicts": self.conflicts}
        last: dict[str, QWidget] = {"documents": self.documents, "forget": self.forget}
        end: dict[str, QWidget] = {"settings": self.settings, "picture": self.picture}
        return {**first, **self.lists, **last, **end, "first-run": self.first_run}

    def connect(
        self, bridge: Bridge, explanations: Explanations, rail: Rail, go: Callable[[str], None]
    ) -> None:
        """Let pages follow what changes, explain what is chosen in them, and forget it.

        Args:
            bridge: Tells what changes.
            explanations: Explains a record.
            rail: Shows how much waits.
            go: Shows a place.
        """
        pages: tuple[MemoryPage | ConflictsPage | ListPage, ...]
        pages = (self.memory, self.conflicts, *self.lists.values())
        for page in pages:
            bridge.memory_changed.connect(page.apply_changes)
            page.record_chosen.connect(explanations.show_record)
        self.conflicts.counted.connect(partial(rail.show_count, "conflicts"))
        self.conflicts.refresh()
        explanations.picture_asked.connect(self.picture.show_record)
        explanations.picture_asked.connect(lambda _id: go("picture"))
        bridge.memory_changed.connect(self.picture.apply_changes)
        self.picture.record_chosen.connect(explanations.show_record)
        self.picture.left.connect(lambda: go(rail.chosen))
        self.settings.guide_asked.connect(lambda: go("first-run"))
        self.first_run.left.connect(lambda: go("talk"))
        for asking in (explanations.forget_asked, self.memory.forget_asked):
            asking.connect(self.forget.ask_records)
            asking.connect(lambda _ids: go("forget"))

    def open_citation(self, go: Callable[[str], None], cited: Citation) -> None:
        """Show the page of a file that is cited; ``go`` shows a place."""
        go("documents")
        self.documents.open_citation(cited)


def make(desk: Desk, theme: Theme, remembered: Remembered) -> Pages:
    """Make the pages."""
    drawn = {"people": RelationsView(desk, theme)}
    lists = {
        one.name: ListPage(desk, theme, tr(one.title), one.views, drawn.get(one.name))
        for one in _LISTS
    }
    return Pages(
        MemoryPage(desk, theme, remembered),
        ConflictsPage(desk, theme),
        lists,
        DocumentsPage(desk, theme),
        ForgetPage(desk),
        PicturePage(desk, theme),
        SettingsPage(desk, theme),
        FirstRunPage(desk, theme),
    )


def named() -> tuple[Place, ...]:
    """Return every place, as the rail shows them."""
    own = (
        Place("talk", tr("Talk")),
        Place("memory", tr("Memory")),
        Place("conflicts", tr("Conflicts")),
    )
    lists = (Place(one.name, tr(one.title)) for one in _LISTS)
    last = (
        Place("documents", tr("Documents")),
        Place("forget", tr("Forget")),
        Place("settings", tr("Settings")),
    )
    return (*own, *lists, *last)
