"""What left this computer: what was sent, and to whom."""

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.session.traffic import Exchange
from desktop.ui import tokens
from desktop.ui.operations import Desk
from desktop.ui.texts import section, text

_LOOK_MS = 1000


class Privacy(QWidget):
    """What passed over the network since Candor was opened, server by server."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._shown: tuple[Exchange, ...] | None = None
        self._said = text("", "strong")
        self._said.setObjectName("privacy-said")
        self._servers = text("")
        self._servers.setObjectName("privacy-servers")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        column.addWidget(section(self.tr("Privacy")))
        column.addWidget(self._said)
        column.addWidget(self._servers)
        counted = self.tr(
            "Counted is every request that Candor makes: its address, its headers and all that "
            "follows. It makes them to Ollama only, at the address that you chose. A model "
            "that you pull is downloaded by Ollama itself; that is not counted here."
        )
        column.addWidget(text(counted, "soft"))
        self._pulse = QTimer(self, interval=_LOOK_MS)
        self._pulse.timeout.connect(self._look)
        self._look()

    def showEvent(self, event: QShowEvent) -> None:
        """Keep up with what passes while it is looked at."""
        super().showEvent(event)
        self._look()
        self._pulse.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no longer."""
        super().hideEvent(event)
        self._pulse.stop()

    def _look(self) -> None:
        exchanges = self._desk.session.traffic.exchanges()
        if exchanges == self._shown:
            return
        self._shown = exchanges
        left = sum(one.sent_bytes for one in exchanges if not one.stays)
        told = self.tr("Nothing has left this computer since Candor was opened.")
        if left:
            told = self.tr("{size} have left this computer since Candor was opened.").format(
                size=_size(left)
            )
        self._said.setText(told)
        lines = [self._line(one) for one in exchanges]
        self._servers.setText("\n".join(lines) or self.tr("No server was asked for anything yet."))

    def _line(self, one: Exchange) -> str:
        here = self.tr("{host}, on this computer: {sent} sent, {received} received")
        elsewhere = self.tr(
            "{host}, another computer that you named: {sent} sent, {received} received"
        )
        return (here if one.stays else elsewhere).format(
            host=one.host, sent=_size(one.sent_bytes), received=_size(one.received_bytes)
        )


def _size(count: int) -> str:
    return QLocale().formattedDataSize(count)
