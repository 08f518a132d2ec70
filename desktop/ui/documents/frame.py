"""How the place of the documents is laid out, and what it says when it is empty."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.flow import FlowLayout
from desktop.ui.texts import button, text
from memory.documents.values import Citation, Document


class Frame(QWidget):
    """Title, ways to add, search, list, and what can be done about what is chosen."""

    def __init__(
        self, search: QWidget, adding: QWidget, removing: QWidget, listed: QWidget
    ) -> None:
        super().__init__()
        self.add_files = button(
            "documents-add", self.tr("Add files \N{HORIZONTAL ELLIPSIS}"), "primary"
        )
        self.add_folder = button(
            "documents-add-folder", self.tr("Add a folder \N{HORIZONTAL ELLIPSIS}")
        )
        self.look_again = button("documents-refresh", self.tr("Look for changes"))
        self.look_again.setToolTip(
            self.tr("Reads what was changed or is new in your folders, and notes what is gone")
        )
        self.read = button("document-read", self.tr("Read it here"))
        self.open_file = button("document-open", self.tr("Open the file"))
        self.remove = button("document-remove", self.tr("Remove \N{HORIZONTAL ELLIPSIS}"))
        self._count = text("", "soft")
        self._count.setWordWrap(False)
        self._empty = text("", "soft")
        self._empty.setObjectName("no-documents")
        self._deeds = QWidget()
        held = QWidget()
        self._stack = QStackedLayout(held)
        self._stack.addWidget(listed)
        self._stack.addWidget(self._nothing())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, tokens.ROOM, 0)
        column.setSpacing(tokens.ROOM)
        column.addLayout(self._head())
        column.addWidget(self._ways())
        for part in (search, adding, removing):
            column.addWidget(part)
        column.addWidget(held, 1)
        column.addWidget(self._deeds)
        line = FlowLayout(self._deeds)
        for deed in (self.read, self.open_file, self.remove):
            line.addWidget(deed)
        self._deeds.hide()

    def show_state(self, documents: Sequence[Document], found: Sequence[Citation] | None) -> None:
        """Say how many there are, or what to do when there is none.

        Args:
            documents: What was read.
            found: What was found; None while nothing is looked for.
        """
        shown = documents if found is None else found
        self._count.setText(self.locale().toString(len(shown)) if shown else "")
        self._stack.setCurrentIndex(0 if shown else 1)
        if found is not None:
            self._empty.setText(
                self.tr("No document speaks of that. Try fewer words, or other ones.")
            )
        else:
            self._empty.setText(
                self.tr(
                    "No documents yet. Add files or a folder with the buttons above, or drop them "
                    "here: PDF, Word, OpenDocument, EPUB, web pages, Markdown and text. Then ask "
                    "about them in Talk; every answer names the file and the page."
                )
            )

    def offer(self, document: Document | None, *, is_found: bool) -> None:
        """Offer what can be done about what is chosen."""
        self._deeds.setVisible(document is not None)
        if document is None:
            return
        self.remove.setVisible(not is_found)
        for deed, said in (
            (self.read, self.tr("Read {name} here")),
            (self.open_file, self.tr("Open the file {name}")),
            (self.remove, self.tr("Remove {name}")),
        ):
            deed.setAccessibleName(said.format(name=document.name))

    def _head(self) -> QHBoxLayout:
        title = text(self.tr("Documents"), "title")
        title.setWordWrap(False)
        title.setMinimumHeight(tokens.HEAD)
        head = QHBoxLayout()
        head.setSpacing(tokens.SPACE)
        head.addWidget(title)
        head.addWidget(self._count)
        head.addStretch(1)
        return head

    def _ways(self) -> QWidget:
        holder = QWidget()
        line = FlowLayout(holder)
        for way in (self.add_files, self.add_folder, self.look_again):
            line.addWidget(way)
        return holder

    def _nothing(self) -> QWidget:
        holder = QWidget()
        inside = QVBoxLayout(holder)
        inside.setContentsMargins(0, tokens.ROOM, 0, 0)
        inside.addWidget(self._empty)
        inside.addStretch(1)
        return holder
