"""Whole journeys by the keyboard alone, through the real window and real stores."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from memory.vocabulary import Status
from tests.memory.documents import files
from tests.memory.forgetting.bytes import holders
from tests.ui.keyboard import Keyboard
from tests.ui.looking import find, shown_words
from tests.ui.real import facts, remember, tell, window_over
from tests.ui.walking import activated

OLD, NEW = "I live in Ghent", "I live in Lyon"
PAGES = ["This lease is made for the flat in Mill Street.", "The tenant may keep one cat."]
Key = Qt.Key


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def session(data: Path) -> Iterator[Session]:
    data.mkdir()
    march, may = datetime(2026, 3, 3, 12, tzinfo=UTC), datetime(2026, 5, 4, 12, tzinfo=UTC)
    remember(data, (march, "I work at Siemens."), (may, "I moved to Figma from Siemens."))
    with assemble(Options(data, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, data: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, data, theme, qtbot) as shown:
        yield shown


@pytest.fixture
def keyboard(window: MainWindow, qtbot: QtBot) -> Keyboard:
    return Keyboard(window, qtbot)


def held(window: MainWindow) -> set[str]:
    return {record.statement for record in window.memory.model.records}


def test_a_fact_is_corrected_and_the_correction_undone(
    session: Session, window: MainWindow, keyboard: Keyboard
) -> None:
    tell(session, f"{OLD}.")
    keyboard.go("memory")
    keyboard.wait(lambda: f"{OLD}." in held(window))
    keyboard.come_to("records")
    keyboard.press(Key.Key_Home, Key.Key_F2)
    keyboard.wait(lambda: keyboard.at.objectName() == "correct-words")
    keyboard.write("I live in Antwerp.")
    keyboard.press(Key.Key_Return)
    keyboard.wait(lambda: "I live in Antwerp" in facts(session))
    assert OLD not in facts(session)
    keyboard.use("undo")
    keyboard.wait(lambda: OLD in facts(session))
    assert "I live in Antwerp" not in facts(session)


EXITS = {
    "old": (Key.Key_1, [OLD], []),
    "new": (Key.Key_2, [NEW], []),
    "both": (Key.Key_3, [NEW, OLD], []),
    "changed": (Key.Key_4, [NEW], []),
    "neither": (Key.Key_5, [], []),
    "later": (Key.Key_6, [OLD], [NEW]),
}


@pytest.mark.parametrize("way", EXITS)
def test_every_way_out_of_a_conflict_is_taken_and_undone(
    way: str, session: Session, window: MainWindow, keyboard: Keyboard
) -> None:
    tell(session, f"{OLD}.", f"{NEW}.")
    key, in_use, waiting = EXITS[way]

    def living(status: Status = Status.ACTIVE) -> list[str]:
        return [one for one in facts(session, status) if one in (OLD, NEW)]

    keyboard.go("conflicts")
    page = window.places.conflicts
    keyboard.wait(lambda: len(page.model.lines) == 1)
    keyboard.come_to("lines")
    keyboard.press(key)
    if way == "changed":
        keyboard.wait(lambda: keyboard.at.objectName() == "changed-on")
        keyboard.press(Key.Key_Down)
        keyboard.use("way-changed-on")
    keyboard.wait(lambda: (living(), living(Status.PENDING)) == (in_use, waiting))
    if way == "later":
        assert len(page.model.lines) == 1  # nothing was changed that could be undone
        return
    keyboard.wait(lambda: find(QLabel, "no-conflicts", page).isVisible())
    keyboard.use("undo")
    keyboard.wait(lambda: (living(), living(Status.PENDING)) == ([OLD], [NEW]))


def test_one_person_is_forgotten_everywhere(
    session: Session, window: MainWindow, keyboard: Keyboard, data: Path
) -> None:
    tell(session, "My sister Quixzabbla lives in Ghent.", "My friend Trundlewick lives in Porto.")
    assert holders(data, "Quixzabbla")
    keyboard.go("forget")
    page = window.places.forget
    keyboard.come_to("forget-what")
    keyboard.write("Quixzabbla")
    keyboard.come_to("forget-how")
    keyboard.press(Key.Key_Down)
    keyboard.use("forget-preview")
    keyboard.wait(lambda: "Where it would go from" in shown_words(page))
    keyboard.use("forget-confirm")
    keyboard.wait(lambda: "Forgotten" in shown_words(page))
    assert holders(data, "Quixzabbla") == []
    assert holders(data, "Trundlewick")


def test_what_was_believed_in_march_is_looked_at(window: MainWindow, keyboard: Keyboard) -> None:
    keyboard.go("memory")
    keyboard.wait(lambda: held(window))
    now = held(window)
    keyboard.use("travel")
    keyboard.wait(lambda: keyboard.at.objectName() == "travel-slider")
    keyboard.press(Key.Key_Home)
    keyboard.wait(lambda: held(window) == {"I work at Siemens."})
    assert now != held(window)
    keyboard.use("travel-back")
    keyboard.wait(lambda: held(window) == now)


def test_two_people_are_merged(session: Session, window: MainWindow, keyboard: Keyboard) -> None:
    tell(session, "My friend Anna Berger lives in Ghent.", "My colleague Anna works at Figma.")
    keyboard.go("people")
    page = window.places.lists["people"]
    keyboard.wait(lambda: sum("Anna" in one.title for one in page.model.lines) == 2)
    before = len(page.model.lines)
    row = next(row for row, one in enumerate(page.model.lines) if "Anna" in one.title)
    keyboard.come_to("lines")
    keyboard.press(Key.Key_Home, *[Key.Key_Down] * row)
    keyboard.use("deed-merge-")
    keyboard.wait(lambda: len(page.model.lines) == before - 1)


def test_a_refusal_is_overruled(session: Session, window: MainWindow, keyboard: Keyboard) -> None:
    tell(session, "Imagine I lived in Oslo.")
    assert not any("Oslo" in one for one in facts(session))
    keyboard.go("activity")
    page = window.places.lists["activity"]
    keyboard.wait(lambda: page.model.lines)
    keyboard.come_to("view-")
    keyboard.press(Key.Key_Right)
    keyboard.wait(lambda: page.model.lines and "Oslo" in page.model.lines[0].title)
    keyboard.come_to("lines")
    keyboard.press(Key.Key_Home)
    keyboard.use("deed-overrule")
    keyboard.wait(lambda: any("Oslo" in one for one in facts(session)))


def test_a_pdf_is_added_and_a_citation_followed(
    window: MainWindow, keyboard: Keyboard, tmp_path: Path
) -> None:
    lease = tmp_path / "lease.pdf"
    lease.write_bytes(files.pdf(PAGES))
    keyboard.go("documents")
    page = window.places.documents
    keyboard.use("documents-add")
    keyboard.wait(lambda: isinstance(keyboard.at.window(), QFileDialog))
    keyboard.come_to("fileNameEdit")
    keyboard.write(str(lease))
    keyboard.press(Key.Key_Return)
    keyboard.wait(lambda: [one.title for one in page.model.lines] == ["lease.pdf"])
    activated(window)  # a window manager would do it when the dialog closes
    keyboard.go("talk")
    keyboard.wait(lambda: keyboard.at is window.talk.composer)
    keyboard.write("What does the lease say about the cat?")
    keyboard.press(Key.Key_Return)
    keyboard.wait(
        lambda: window.talk.transcript.turns and window.talk.transcript.turns[-1].has_ended
    )
    keyboard.use("file-")
    keyboard.wait(page.reader.isVisible)
    assert page.reader.body.toPlainText().strip() == PAGES[1]
