"""A window over a real session and real stores, and somebody who talks to it."""

import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.session.events import Ended, TurnEvent
from desktop.session.paths import locate
from desktop.session.session import Session
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from memory.curation.listing import RecordFilter
from memory.vocabulary import Kind, Status
from tests.memory.talking import Memory

WAIT_MS = 20_000


@contextmanager
def window_over(session: Session, folder: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    """Open a window over a session."""
    with closing(Window(session, folder, theme, Notices())) as built:
        built.frame.show()
        yield built.frame


def remember(folder: Path, *said: tuple[datetime, str]) -> None:
    """Say something at instants that are past, in the order given."""
    past = Memory(locate(folder).memory)
    for at, text in said:
        past.now = at
        past.say(text)
    past.close()


def tell(session: Session, *texts: str) -> None:
    """Say something, and wait until it is remembered and answered."""
    for text in texts:
        ended = threading.Event()

        def hear(event: TurnEvent, ended: threading.Event = ended) -> None:
            if isinstance(event, Ended):
                ended.set()

        stop = session.conversation.subscribe(hear)
        session.conversation.say(text)
        assert ended.wait(WAIT_MS / 1000)
        stop()


def facts(session: Session, status: Status = Status.ACTIVE) -> list[str]:
    """Return the statements of the facts with a status."""
    wanted = RecordFilter(kind=Kind.SEMANTIC, status=status, limit=100)
    return [one.statement.rstrip(".") for one in session.curation.list(wanted)]
