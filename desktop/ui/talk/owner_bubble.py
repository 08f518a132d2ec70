"""What the owner said, and where they say that it was something else."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.talk.bubble import Bubble
from desktop.ui.talk.flowing_text import FlowingText
from desktop.ui.talk.line_editor import LineEditor
from desktop.ui.texts import button
from memory.vocabulary import Speaker


class OwnerBubble(Bubble):
    """A line of the owner's, with its words put right in place: by the button, F2 or the menu.

    Signals:
        reworded: the words that the owner really said.
        taken_back: the owner wants it to stand as it was heard.
    """

    reworded = Signal(str)
    taken_back = Signal()

    def __init__(self, said: str) -> None:
        super().__init__(Speaker.OWNER, FlowingText())
        self.said = said
        self._can_be_put_right = False
        self._can_be_taken_back = False
        self._editor: LineEditor | None = None
        self._put_right = button("put-right", self.tr("put right"), "plain")
        self._put_right.setToolTip(self.tr("I said something else (F2)"))
        policy = self._put_right.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._put_right.setSizePolicy(policy)
        self._put_right.clicked.connect(self.edit)
        self._put_right.hide()
        self._put_right.installEventFilter(self)
        self.body.installEventFilter(self)
        self.body.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.body.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # this bubble has one
        key = QShortcut(QKeySequence(Qt.Key.Key_F2), self, self.edit)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._column.removeWidget(self._meta)
        head = QHBoxLayout()
        head.setSpacing(tokens.SPACE)
        head.addWidget(self._meta)
        head.addStretch(1)
        head.addWidget(self._put_right)
        self._column.insertLayout(0, head)
        self.show_words(said)

    def show_words(self, said: str) -> None:
        """Show what was said."""
        self.said = said
        self.body.show_plain(said)
        name = self.tr("I said something else than: {words}").format(words=said)
        self._put_right.setAccessibleName(name)
        self.fit(self._available)

    def allow(self, *, can_be_taken_back: bool = False) -> None:
        """Let the owner put it right from now on, or take that back."""
        self._can_be_put_right = True
        self._can_be_taken_back = can_be_taken_back
        self.body.setAccessibleDescription(self.tr("F2 says what you really said."))

    def edit(self) -> None:
        """Let the owner change the words where they stand."""
        if not self._can_be_put_right or self._editor is not None:
            return
        self._editor = LineEditor(self.said)
        self._editor.saved.connect(self.reworded)
        self._editor.left.connect(self.end_edit)
        self._column.insertWidget(1, self._editor)
        self._editor.show()
        self.body.hide()
        self._put_right.hide()
        self.fit(self._available)
        self._editor.begin()

    def end_edit(self) -> None:
        """Show the words again."""
        if self._editor is not None:
            self._editor.hide()
            self._editor.setParent(None)
            self._editor.deleteLater()
            self._editor = None
            self.body.show()
            self.fit(self._available)
            self.body.setFocus()

    def tell(self, why_not: str) -> None:
        """Say why the words were not taken; they can be changed further."""
        if self._editor is not None:
            self._editor.tell(why_not)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done to the line."""
        menu = self.body.createStandardContextMenu()
        menu.setObjectName("line-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSeparator()
        if self._can_be_put_right:
            menu.addAction(self.tr("I said something else")).triggered.connect(self.edit)
        if self._can_be_taken_back:
            back = menu.addAction(self.tr("Take back what was put right"))
            back.triggered.connect(self.taken_back)
        menu.popup(event.globalPos())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the button while the keyboard is in the line."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            is_here = event.type() == QEvent.Type.FocusIn
            self._offer(is_here or self.underMouse())
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the button while the mouse is on the line."""
        super().enterEvent(event)
        self._offer(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Let it go again, unless the keyboard is here."""
        super().leaveEvent(event)
        self._offer(self.body.hasFocus() or self._put_right.hasFocus())

    def _offer(self, is_wanted: bool) -> None:
        wanted = is_wanted and self._can_be_put_right and self._editor is None
        if not wanted and self._put_right.hasFocus():
            return
        self._put_right.setVisible(wanted)

    def _tab_before_chips(self) -> Sequence[QWidget]:
        return (self.body, self._put_right)

    def _head_width(self) -> int:
        return super()._head_width() + tokens.SPACE + self._put_right.sizeHint().width()

    def _needs_all(self) -> bool:
        return self._editor is not None

    def _set_width(self, width: int) -> None:
        super()._set_width(width)
        if self._editor is not None:
            self._editor.setFixedWidth(width)
