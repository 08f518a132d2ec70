"""Asking once more before a document is forgotten."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.flow import FlowLayout
from desktop.ui.texts import button, card, text
from memory.documents.values import Document


class Removing(Composed):
    """Says what removing means, in place; hidden while nothing is to be removed.

    Signals:
        confirmed: the ``Document`` that is to be forgotten.
    """

    confirmed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._document: Document | None = None
        self._said = text("", "strong")
        explained = self.tr(
            "Candor forgets every page of it and then searches its own files for the words, byte "
            "by byte. The file itself stays where it is."
        )
        self._yes = button("document-remove-yes", self.tr("Remove it"), "danger")
        self._yes.clicked.connect(self._confirm)
        no = button("document-remove-no", self.tr("Keep it"))
        no.clicked.connect(self.hide)
        self.begin_at(no)
        ways = QWidget()
        line = FlowLayout(ways)
        line.addWidget(no)
        line.addWidget(self._yes)
        holder = card()
        inside = QVBoxLayout(holder)
        inside.setContentsMargins(tokens.PAD, tokens.ROOM, tokens.PAD, tokens.ROOM)
        inside.addWidget(self._said)
        inside.addWidget(text(explained, "soft"))
        inside.addWidget(ways)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(holder)
        self.hide()

    def ask(self, document: Document) -> None:
        """Ask about a document."""
        self._document = document
        self._said.setText(self.tr("Remove {name}?").format(name=document.name))
        self._yes.setAccessibleName(self.tr("Remove {name}").format(name=document.name))
        self.show()
        self.setFocus()

    def _confirm(self) -> None:
        self.hide()
        if self._document is not None:
            self.confirmed.emit(self._document)
