"""The inbox of conflicts over real stores: every way out, by mouse and by key, and back again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDateEdit, QLabel
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.conflicts.page import ConflictsPage
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from memory.vocabulary import Status
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over

OLD, NEW = "I live in Ghent", "I live in Lyon"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


@pytest.fixture
def inbox(session: Session, window: MainWindow, qtbot: QtBot) -> ConflictsPage:
    """The place with one conflict in it."""
    tell(session, f"{OLD}.", f"{NEW}.")
    window.go("conflicts")
    page = window.places.conflicts
    qtbot.waitUntil(lambda: len(page.model.lines) == 1, timeout=WAIT_MS)
    return page


WAYS: dict[str, tuple[list[str], list[str]]] = {
    "old": ([OLD], []),
    "new": ([NEW], []),
    "both": ([NEW, OLD], []),
    "neither": ([], []),
}
KEYS = {"old": Qt.Key.Key_1, "new": Qt.Key.Key_2, "both": Qt.Key.Key_3, "neither": Qt.Key.Key_5}


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("way", WAYS)
def test_every_way_out_is_taken_and_taken_back(
    inbox: ConflictsPage, session: Session, window: MainWindow, way: str, by_key: bool, qtbot: QtBot
) -> None:
    assert facts(session) == [OLD]
    assert facts(session, Status.PENDING) == [NEW]
    if by_key:
        window.activateWindow()
        inbox.setFocus()
        QTest.keyClick(inbox.list, KEYS[way])
    else:
        button(f"way-{way}", inbox).click()
    in_use, waiting = WAYS[way]
    qtbot.waitUntil(
        lambda: (facts(session), facts(session, Status.PENDING)) == (in_use, waiting),
        timeout=WAIT_MS,
    )
    qtbot.waitUntil(lambda: find(QLabel, "no-conflicts", inbox).isVisible(), timeout=WAIT_MS)
    undo = button("undo", inbox)
    if by_key:
        undo.setFocus()
        QTest.keyClick(undo, Qt.Key.Key_Space)
    else:
        undo.click()
    qtbot.waitUntil(
        lambda: (facts(session), facts(session, Status.PENDING)) == ([OLD], [NEW]),
        timeout=WAIT_MS,
    )


def test_both_are_true_each_in_its_time(
    inbox: ConflictsPage, session: Session, qtbot: QtBot
) -> None:
    button("way-changed", inbox).click()
    on = find(QDateEdit, "changed-on", inbox)
    assert on.isVisible()
    on.setDate(QDate(2024, 5, 3))
    button("way-changed-on", inbox).click()
    qtbot.waitUntil(lambda: facts(session) == [NEW], timeout=WAIT_MS)
    (old,) = [one for one in session.overview.audit() if one.after is Status.SUPERSEDED][-1:]
    until = session.curation.show(old.record_id).record.validity.until_utc
    assert until is not None
    assert until.astimezone().date().isoformat() == "2024-05-03"


def test_both_sides_are_seen_with_their_words_and_the_place_counts_them(
    inbox: ConflictsPage, window: MainWindow, qtbot: QtBot
) -> None:
    seen = " ".join(shown_words(inbox))
    for words in (f"\u201c{OLD}.\u201d", f"\u201c{NEW}.\u201d", "in use", "waiting for you"):
        assert words in seen
    assert button("place-conflicts", window).accessibleName() == "Conflicts, 1 waiting"
    qtbot.waitUntil(lambda: not list(clipped(inbox)), timeout=WAIT_MS)


def test_a_conflict_that_is_put_off_comes_last_and_stays(
    inbox: ConflictsPage, session: Session, qtbot: QtBot
) -> None:
    tell(session, "My sister is called Ana.", "My sister is called Maria.")
    qtbot.waitUntil(lambda: len(inbox.model.lines) == 2, timeout=WAIT_MS)
    first = inbox.model.lines[0].title
    inbox.list.setCurrentIndex(inbox.model.index(0))
    button("way-later", inbox).click()
    qtbot.waitUntil(lambda: inbox.model.lines[1].title == first, timeout=WAIT_MS)
    assert len(inbox.model.lines) == 2


def test_nothing_waiting_is_said(window: MainWindow, qtbot: QtBot) -> None:
    window.go("conflicts")
    qtbot.waitUntil(lambda: find(QLabel, "no-conflicts", window).isVisible(), timeout=WAIT_MS)
    assert button("place-conflicts", window).accessibleName() == "Conflicts"
