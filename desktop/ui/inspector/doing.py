"""Doing what is asked about the selected records, many at once, and the way back beside it."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from desktop.ui import operations, words
from desktop.ui.file_dialogs import save_dialog
from desktop.ui.operations import Desk
from desktop.ui.session_port import SessionPort
from desktop.ui.undo_bar import UndoBar
from memory.curation.listing import About
from memory.records import Record, Ruling

_PROJECT = "project:"
"""What the key of a project begins with."""


class Doing(QObject):
    """Carries out the acts of the Memory place."""

    def __init__(self, desk: Desk, bar: UndoBar, page: QWidget) -> None:
        super().__init__(page)
        self._desk = desk
        self._bar = bar
        self._page = page
        self._back: Callable[[], None] = lambda: None
        bar.undone.connect(self._take_back)

    def confirm(self, records: Sequence[Record]) -> None:
        """Take what waits as true."""
        done = self.tr("Taken as true: {memories}")
        self._decide(self._desk.session.curation.confirm, records, done)

    def archive(self, records: Sequence[Record]) -> None:
        """Put away."""
        self._decide(self._desk.session.curation.archive, records, self.tr("Put away: {memories}"))

    def restore(self, records: Sequence[Record]) -> None:
        """Bring back."""
        done = self.tr("Brought back: {memories}")
        self._decide(self._desk.session.curation.restore, records, done)

    def move(self, records: Sequence[Record], where: QPoint) -> None:
        """Ask which project they belong to, at a point of the screen."""
        offer = partial(self._offer_projects, tuple(records), where)
        operations.fetch(self._desk, self._desk.session.overview.subjects, offer)

    def move_to(self, records: Sequence[Record], project: str | None, name: str) -> None:
        """Have them belong to a project, or to none."""
        ids = [one.id for one in records if one.project_id != project]
        if not ids:
            return
        if project is None:
            said = self.tr("Of no project any more: {memories}")
        else:
            said = self.tr("Moved to {project}: {memories}").replace("{project}", name)
        work = partial(_assign_all, self._desk.session, ids, project)
        operations.fetch(self._desk, work, partial(self._offer_undo, said))

    def merge(self, records: Sequence[Record]) -> None:
        """Take the two whom two records are about as one; the first one's name stays."""
        kept, gone = (one.subject for one in records)
        said = self.tr("{gone} is {kept}, as you say").format(
            gone=words.subject(gone), kept=words.subject(kept)
        )
        work = partial(_merge, self._desk.session, kept.key, gone.key)
        operations.fetch(self._desk, work, partial(self._offer_split, said))

    def export(self, records: Sequence[Record]) -> None:
        """Ask where to, then write these records and nothing else."""
        export = partial(self.export_to, [one.id for one in records])
        title = self.tr("Save what is selected")
        save_dialog(self._page, "export-dialog", title, export, suggested="memories.jsonl").open()

    def export_to(self, ids: Sequence[str], file: Path) -> None:
        """Write these records and nothing else."""
        work = partial(self._desk.session.curation.export, ids, file)
        operations.fetch(self._desk, work, partial(self._say_exported, file))

    def corrected(self, ruling: Ruling) -> None:
        """Offer to take back what was put right."""
        said = self.tr("Put right: {words}").format(words=ruling.statement)
        self._offer_undo(said, (ruling.id,))

    def _decide(self, verb: Callable[[str], object], records: Sequence[Record], said: str) -> None:
        work = partial(_each, self._desk.session, verb, [one.id for one in records])
        operations.fetch(self._desk, work, partial(self._offer_undo, said))

    def _offer_projects(
        self, records: Sequence[Record], where: QPoint, known: Sequence[About]
    ) -> None:
        menu = QMenu(self._page)
        menu.setObjectName("projects")
        menu.setAccessibleName(self.tr("Move to a project"))
        menu.aboutToHide.connect(menu.deleteLater)
        projects = [one.subject for one in known if one.subject.key.startswith(_PROJECT)]
        for one in projects:
            name = words.subject(one)
            menu.addAction(name).triggered.connect(partial(self.move_to, records, one.key, name))
        if not projects:
            menu.addAction(self.tr("No projects yet: tell Candor what you work on")).setEnabled(
                False
            )
        if any(one.project_id for one in records):
            menu.addSeparator()
            out = menu.addAction(self.tr("To no project"))
            out.triggered.connect(partial(self.move_to, records, None, ""))
        menu.popup(where)

    def _offer_undo(self, said: str, decisions: Sequence[str]) -> None:
        self._back = partial(
            operations.fetch,
            self._desk,
            partial(_undo_all, self._desk.session, decisions),
            lambda _done: None,
        )
        self._bar.offer(said.format(memories=words.memories(len(decisions))))

    def _offer_split(self, said: str, gone: str) -> None:
        split = partial(self._desk.session.amendments.split, gone)
        self._back = partial(operations.fetch, self._desk, split, lambda _done: None)
        self._bar.offer(said)

    def _say_exported(self, file: Path, count: int) -> None:
        self._back = partial(operations.fetch, self._desk, file.unlink, lambda _done: None)
        saved = self.tr("Saved in {file}: {memories}")
        self._bar.offer(saved.format(file=file.name, memories=words.memories(count)))

    def _take_back(self) -> None:
        self._back()


def _each(
    session: SessionPort, verb: Callable[[str], object], ids: Sequence[str]
) -> tuple[str, ...]:
    """Do it to each; return the decisions, to be taken back."""
    decisions = []
    for id in ids:
        verb(id)
        decisions += [one.id for one in session.curation.show(id).rulings[-1:]]
    return tuple(decisions)


def _assign_all(session: SessionPort, ids: Sequence[str], project: str | None) -> tuple[str, ...]:
    return tuple(session.amendments.assign(id, project).id for id in ids)


def _undo_all(session: SessionPort, decisions: Sequence[str]) -> None:
    for id in reversed(decisions):
        session.amendments.undo(id)


def _merge(session: SessionPort, kept: str, gone: str) -> str:
    """Merge whom two subjects mean; return who is no more, to be split off again."""
    ids = {one.key: one.id for one in session.overview.entities()}
    merged = ids.get(gone, gone)
    session.amendments.merge(ids.get(kept, kept), merged)
    return merged
