"""The place of the owner's files: add, search, read the page that is cited, take away."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QItemSelection, QModelIndex, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from desktop.ui import operations
from desktop.ui.composed import Composed
from desktop.ui.documents import lines
from desktop.ui.documents.adding import Adding
from desktop.ui.documents.frame import Frame
from desktop.ui.documents.marking import found_words
from desktop.ui.documents.reader import PageReader, Reading, open_file
from desktop.ui.documents.removing import Removing
from desktop.ui.lists.lines_model import LinesModel
from desktop.ui.lists.view import LinesView
from desktop.ui.operations import Desk
from desktop.ui.theme import Theme
from memory.documents.search import Found
from memory.documents.values import Citation, Document, Removal

_MOST_FOUND = 20
"""How many places a search shows; chosen by hand."""


class DocumentsPage(Composed):
    """The files that Candor has read, and the page that is being looked at."""

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._asked = 0
        self._documents: tuple[Document, ...] = ()
        self._found: tuple[Citation, ...] | None = None
        self.setAcceptDrops(True)
        self.model = LinesModel()
        self.list = LinesView(self.model, theme, self.tr("Documents"))
        self.list.activated.connect(self._open_row)
        self.list.selectionModel().selectionChanged.connect(self._choose)
        self.search = QLineEdit()
        self.search.setObjectName("documents-search")
        self.search.setAccessibleName(self.tr("Search in your documents"))
        self.search.setPlaceholderText(self.tr("Search in your documents"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._look)
        self.adding = Adding(desk)
        self.adding.ended.connect(self.refresh)
        self.removing = Removing()
        self.removing.confirmed.connect(self._remove)
        self.reader = PageReader(theme)
        self.reader.left.connect(self._leave_page)
        self.reader.page_wanted.connect(self._turn_to)
        self.frame = Frame(self.search, self.adding, self.removing, self.list)
        self.frame.add_files.clicked.connect(self._ask_files)
        self.frame.add_folder.clicked.connect(self._ask_folder)
        self.frame.look_again.clicked.connect(self._look_again)
        self.frame.read.clicked.connect(self._open_chosen)
        self.frame.open_file.clicked.connect(self._open_file)
        self.frame.remove.clicked.connect(self._ask_remove)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.frame)
        self._stack.addWidget(self.reader)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.begin_at(self.search)
        self._shortcut(QKeySequence.StandardKey.Find, self.search.setFocus)
        self._shortcut(QKeySequence.StandardKey.Delete, self._ask_remove, self.list)

    def refresh(self) -> None:
        """Fetch the documents anew, or what is found in them."""
        self._look()

    def add(self, paths: Sequence[Path]) -> None:
        """Read files and folders."""
        self._leave_page()
        self.adding.begin(self._desk.session.documents.add_all(paths))

    def open(self, document: Document) -> None:
        """Show the first page of a document."""
        self._turn_to(document, 1)

    def open_citation(self, cited: Citation) -> None:
        """Show the page that is cited, with the cited words marked."""

        def read() -> Reading:
            held = self._desk.session.documents.page(cited.document, cited.page)
            return Reading(
                cited.document,
                cited.page,
                held,
                (cited.start, cited.start + len(cited.quote)) if held else None,
                found_words(held or "", cited.words),
                cited.is_current,
            )

        operations.fetch(self._desk, read, self._show_page)

    def _turn_to(self, document: Document, number: int) -> None:
        wanted = self._words_of(document)

        def read() -> Reading:
            held = self._desk.session.documents.page(document, number)
            return Reading(document, number, held, words=found_words(held or "", wanted))

        operations.fetch(self._desk, read, self._show_page)

    def _words_of(self, document: Document) -> tuple[str, ...]:
        """Return what was looked for when a page of a document was found."""
        for one in self._found or ():
            if one.document.id == document.id:
                return one.words
        return ()

    def _show_page(self, reading: Reading) -> None:
        self.reader.show_page(reading)
        self._stack.setCurrentWidget(self.reader)
        self.begin_at(self.reader)
        if self.isVisible():
            self.reader.setFocus()

    def _leave_page(self) -> None:
        self._stack.setCurrentWidget(self.frame)
        self.begin_at(self.search)
        if self.isVisible() and self.model.lines:
            self.list.setFocus()

    def _look(self) -> None:
        self._asked += 1
        question = self.search.text().strip()
        documents = self._desk.session.documents
        if question:
            work = partial(documents.search, question, _MOST_FOUND)
            operations.fetch(self._desk, work, partial(self._show_found, self._asked))
        else:
            operations.fetch(self._desk, documents.list, partial(self._show_list, self._asked))

    def _show_found(self, asked: int, found: Found) -> None:
        if asked == self._asked:
            self._found = found.citations
            self.model.show([lines.of_citation(one) for one in found.citations])
            self.frame.show_state(self._documents, self._found)
            self._offer()

    def _show_list(self, asked: int, documents: tuple[Document, ...]) -> None:
        if asked == self._asked:
            self._documents, self._found = documents, None
            chosen = [self.model.lines[one.row()].id for one in self.list.selectedIndexes()]
            self.model.show([lines.of_document(one) for one in documents])
            self.frame.show_state(documents, None)
            row = self.model.row_of(chosen[0] if chosen else None)
            if row is not None:
                self.list.setCurrentIndex(self.model.index(row))
            self._offer()

    def _choose(self, _selected: QItemSelection, _before: QItemSelection) -> None:
        self._offer()

    def _offer(self) -> None:
        self.frame.offer(self._chosen(), is_found=self._found is not None)

    def _row(self) -> int | None:
        return next((one.row() for one in self.list.selectedIndexes()), None)

    def _chosen(self) -> Document | None:
        row = self._row()
        if row is None:
            return None
        return self._documents[row] if self._found is None else self._found[row].document

    def _open_row(self, _index: QModelIndex) -> None:
        self._open_chosen()

    def _open_chosen(self) -> None:
        row = self._row()
        if row is None:
            return
        if self._found is not None:
            self.open_citation(self._found[row])
        else:
            self._turn_to(self._documents[row], 1)

    def _open_file(self) -> None:
        if (document := self._chosen()) is not None:
            open_file(document)

    def _look_again(self) -> None:
        self.adding.begin(self._desk.session.documents.refresh())

    def _ask_files(self) -> None:
        self._ask(QFileDialog.FileMode.ExistingFiles, self.tr("Add files"))

    def _ask_folder(self) -> None:
        self._ask(QFileDialog.FileMode.Directory, self.tr("Add a folder"))

    def _ask(self, mode: QFileDialog.FileMode, title: str) -> None:
        dialog = QFileDialog(self, title)
        dialog.setObjectName("documents-dialog")
        dialog.setFileMode(mode)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(lambda names: self.add([Path(name) for name in names]))
        dialog.open()

    def _ask_remove(self) -> None:
        if self._found is None and (document := self._chosen()) is not None:
            self.removing.ask(document)

    def _remove(self, document: Document) -> None:
        work = partial(self._desk.session.documents.remove, document.id)
        operations.fetch(self._desk, work, self._removed)

    def _removed(self, removal: Removal) -> None:
        proved = self.tr("its words are gone from the bytes of Candor's files")
        told = self.tr("{name} is removed, {proof}. The file itself stays.")
        proof = removal.left if removal.left is not None else proved
        self.adding.tell(told.format(name=removal.document.name, proof=proof))
        self.refresh()

    def _shortcut(
        self, keys: QKeySequence.StandardKey, act: object, within: QWidget | None = None
    ) -> None:
        shortcut = QShortcut(QKeySequence(keys), within or self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def showEvent(self, event: QShowEvent) -> None:
        """Look again: files may have been added by the command line."""
        super().showEvent(event)
        self.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders of this computer."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.add(paths)
