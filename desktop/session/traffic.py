"""What Candor sent and received over the network since it was opened, and whether it left here."""

import ipaddress
import threading
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Exchange:
    """What passed between Candor and one server."""

    host: str
    """With its port."""
    sent_bytes: int = 0
    received_bytes: int = 0

    @property
    def stays(self) -> bool:
        """Whether the server is this computer itself."""
        return stays_here(self.host)


def stays_here(host: str) -> bool:
    """Tell whether an address, with or without its scheme and port, is this computer itself."""
    try:
        name = urlsplit(host if "//" in host else f"//{host}").hostname or ""
        if name == "localhost":
            return True
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


class Traffic:
    """Counts for each server; may be told and asked from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._exchanges: dict[str, Exchange] = {}

    def count(self, host: str, sent: int, received: int) -> None:
        """Add bytes to what passed between Candor and a server."""
        with self._lock:
            before = self._exchanges.get(host, Exchange(host))
            self._exchanges[host] = Exchange(
                host, before.sent_bytes + sent, before.received_bytes + received
            )

    def exchanges(self) -> tuple[Exchange, ...]:
        """Return what passed, for each server that was asked."""
        with self._lock:
            return tuple(self._exchanges.values())
