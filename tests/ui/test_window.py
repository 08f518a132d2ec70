import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app import check
from desktop.session.health import Engine, EngineHealth, State
from desktop.session.problems import Problem
from desktop.ui import tokens
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.remembered import Remembered
from desktop.ui.session_port import SessionPort
from desktop.ui.theme import Theme, text_font
from desktop.ui.window import Window
from personality.errors import NotRunningError
from tests.ui import fakes
from tests.ui.fakes import FakeSession
from tests.ui.looking import INTERACTIVE, button, clipped, shown_words
from voice.errors import ModelNotFoundError
from voice.events import MicrophoneChanged

if TYPE_CHECKING:
    from desktop.session.session import Session

GERMAN = (
    "Meine Schwester arbeitet seit der Donaudampfschifffahrtsgesellschaftskapitaenspruefung in "
    "der Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetzabteilung"
)


def the_assembled_session_satisfies_the_port(session: "Session") -> SessionPort:
    return session  # checked by mypy


def fill(window: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    """Show everything that a window can show at once, in long words."""
    record = fakes.a_record("g1", GERMAN, subject=fakes.SISTER, status=fakes.MARIA.status)
    session.curation.records["g1"] = record
    session.conversation.play(
        *fakes.a_turn("t1", GERMAN, GERMAN, hearing=0.5, rulings=(fakes.a_ruling(record),)),
        *[replace(event, turn_id="t2") for event in fakes.PEANUTS_TURN],
    )
    qtbot.waitUntil(lambda: window.side.isVisible())
    window.explanations.show_record("g1")
    qtbot.waitUntil(lambda: window.side.title == "Where this comes from")
    session.voice.tell(MicrophoneChanged(None))
    window.banners.show_problem(Problem(GERMAN, GERMAN, "Do it."))


def nothing_is_cut_off(window: MainWindow, qtbot: QtBot) -> None:
    def check_it() -> None:
        assert list(clipped(window)) == []

    qtbot.waitUntil(check_it, timeout=2000)


def test_the_status_lines_say_how_each_engine_is_and_what_to_do(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    line = button("engine-replies", window)
    assert line.accessibleName() == "Replies  Ollama llama3.2"
    error = NotRunningError("refused", host="http://127.0.0.1:11434", model="llama3.2")
    session.health.break_down(Engine.REPLIES, error)
    qtbot.waitUntil(lambda: line.accessibleName() == "Replies  not available", timeout=5000)
    assert line.property("state") == State.UNAVAILABLE.value

    line.click()
    words = shown_words(window.side)
    assert "Ollama is not running at http://127.0.0.1:11434." in words
    assert "Start Ollama: ollama serve." in words

    session.health.engines = fakes.READY
    qtbot.waitUntil(lambda: "ready" in shown_words(window.side), timeout=5000)


def test_what_was_raised_before_there_was_a_window_is_shown(
    session: FakeSession, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    notices = Notices()
    notices.report(ModelNotFoundError("Whisper", None))
    window = Window(session, tmp_path, theme, notices)
    assert [problem.title for problem in window.frame.banners.shown] == [
        "There is no model for Whisper."
    ]
    window.close()


def test_what_is_our_own_bug_is_not_explained_away() -> None:
    with pytest.raises(ZeroDivisionError):
        Notices().report(ZeroDivisionError())


def test_the_panel_and_the_place_of_the_window_are_remembered(
    session: FakeSession, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    def start() -> Window:
        window = Window(session, tmp_path, theme, Notices())
        window.frame.show()
        return window

    first = start()
    first.frame.resize(780, 600)
    first.frame.side.close_by_owner()
    first.close()

    second = start()
    qtbot.waitUntil(lambda: second.frame.size() == QSize(780, 600))
    session.conversation.play(*fakes.PEANUTS_TURN)
    qtbot.waitUntil(lambda: bool(second.frame.talk.transcript.turns))
    qtbot.waitUntil(lambda: second.frame.talk.transcript.turns[0].has_ended)
    assert not second.frame.side.isVisible()
    second.close()


def test_a_narrow_window_makes_room_by_showing_the_rail_as_icons(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.resize(900, 600)
    assert window.rail.width() == tokens.RAIL_WIDTH
    window.explanations.show_record("r1")
    qtbot.waitUntil(lambda: window.rail.width() == tokens.RAIL_NARROW)
    memory = button("place-memory", window)
    assert (memory.text(), memory.toolTip(), memory.accessibleName()) == ("", "Memory", "Memory")
    window.side.close_by_owner()
    assert window.rail.width() == tokens.RAIL_WIDTH


@pytest.mark.parametrize("place", ["talk", "memory"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_no_words_are_cut_off(
    window: MainWindow,
    session: FakeSession,
    qtbot: QtBot,
    place: str,
    size: tuple[int, int],
) -> None:
    window.resize(*size)
    window.go(place)
    fill(window, session, qtbot)
    nothing_is_cut_off(window, qtbot)
    assert window.size() == QSize(*size)


@pytest.mark.parametrize("place", ["talk", "memory"])
def test_no_words_are_cut_off_when_they_are_half_as_large_again(
    monkeypatch: pytest.MonkeyPatch,
    session: FakeSession,
    tmp_path: Path,
    theme: Theme,
    qtbot: QtBot,
    place: str,
) -> None:
    monkeypatch.setattr(tokens, "POINT", 1.5)
    theme.refresh()
    assert text_font().pointSizeF() == pytest.approx(10.5 * 1.5)
    window = Window(session, tmp_path, theme, Notices())
    window.frame.resize(900, 600)
    window.frame.show()
    window.frame.go(place)
    fill(window.frame, session, qtbot)
    nothing_is_cut_off(window.frame, qtbot)
    window.close()


def test_a_cut_off_word_would_be_seen(window: MainWindow, qtbot: QtBot) -> None:
    hold = button("hold", window)
    hold.setFixedWidth(20)
    assert any("hold" in one for one in clipped(window))


def test_everything_that_can_be_used_has_a_name_for_tests_and_for_screen_readers(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    fill(window, session, qtbot)
    checked = 0
    for place in ("talk", "memory"):
        window.go(place)
        for kind in INTERACTIVE:
            for widget in window.findChildren(kind):
                if widget.isVisible():
                    checked += 1
                    assert widget.objectName(), widget
                    assert widget.accessibleName(), widget.objectName()
    assert checked > 30


def test_the_window_is_drawn_where_nobody_looks(session: FakeSession, tmp_path: Path) -> None:
    check(session, tmp_path)
    assert (tmp_path / "window.ini").is_file()


def has_keyboard(page: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and page.isAncestorOf(focus)


def test_going_to_a_place_gives_it_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    window.go("memory")
    qtbot.waitUntil(lambda: has_keyboard(window.memory))
    window.go("talk")
    qtbot.waitUntil(lambda: has_keyboard(window.talk))


class _Sender(QObject):
    sent = Signal(object)


def test_qt_does_not_eat_none(qapp: QApplication) -> None:
    """Case 49: a broken binding loses a reference to None with every signal, until it aborts."""
    sender = _Sender()
    heard: list[object] = []
    sender.sent.connect(heard.append)
    sender.sent.emit(None)
    before = sys.getrefcount(None)
    for _ in range(2000):
        sender.sent.emit(None)
        heard.clear()
        qapp.processEvents()
    assert sys.getrefcount(None) - before == pytest.approx(0, abs=20)


def test_a_name_of_the_memory_that_is_too_long_gives_way_to_how_much_is_remembered(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    line = button("engine-memory", window)
    assert line.text() == "Memory  1,284 records"  # control: a short name is shown
    folder = "/home/somebody/.local/share/candor/memory"
    ready = EngineHealth(Engine.MEMORY, State.READY, folder)
    session.health.engines = (*session.health.engines[:-1], ready)
    qtbot.waitUntil(lambda: line.text() == "Memory  3 memories", timeout=5000)
    assert folder in line.toolTip()


def test_the_window_opens_at_the_place_where_it_was_closed(
    session: FakeSession, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    for before, at in (("talk", "agenda"), ("agenda", "settings"), ("settings", "memory")):
        with closing(Window(session, tmp_path, theme, Notices())) as again:
            again.frame.show()
            assert again.frame.rail.chosen == before
            again.frame.go(at)
    Remembered(tmp_path).place = "a place of some other version"
    with closing(Window(session, tmp_path, theme, Notices())) as again:
        assert again.frame.rail.chosen == "talk"
