"""Reports of users of comparable programs, replayed in the window; numbers as in the case book.

Elsewhere: 1 and 3 with no microphone left in ``test_talking_aloud.py``, 35 in ``test_talk.py`` and
``test_taking_back.py``, every way out of 39 in ``test_conflicts.py``, 49 in ``test_window.py``.
"""

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.session.assembly import assemble
from desktop.session.health import Engine, State
from desktop.session.jobs import carry_out
from desktop.session.options import Options
from desktop.session.paths import locate
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from desktop.ui.first_window import FirstWindow
from desktop.ui.forget.page import ForgetPage
from desktop.ui.gaps import GapMeter
from desktop.ui.main_window import MainWindow
from desktop.ui.provenance.reasons_view import ReasonsView
from desktop.ui.theme import Theme
from memory.curation.listing import RecordFilter
from memory.vocabulary import ForgetMode, Status
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory
from tests.ollama_server import MODEL, OllamaServer, saying
from tests.ui.looking import button, chips, find, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over

MOST_BUSY_MS = 50.0
"""Of the processor's time, which other programs on the machine do not lengthen."""


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


# 31: memories that find no room in the context


def test_case_31_what_found_no_room_is_named_and_how_full_the_context_was(
    tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    memory = Memory(locate(tmp_path).memory)
    for number in range(60):
        memory.say(f"My friend Bo{number} lives in Ghent, {'in a long street, ' * 12}by the river.")
    memory.close()
    with OllamaServer() as server:
        chosen = Settings(ollama_host=server.host, model=MODEL, num_ctx=2048)
        save(tmp_path / "settings.json", chosen)
        server.behaviour.chat = [*saying("In Ghent.")]
        with (
            assemble(Options(tmp_path, EngineChoice.OLLAMA)) as session,
            window_over(session, tmp_path, theme, qtbot) as window,
        ):
            tell(session, "Which friend of mine lives in Ghent?")
            transcript = window.talk.transcript
            qtbot.waitUntil(lambda: "why this?" in chips(transcript), timeout=WAIT_MS)
            button("why", transcript).click()
            reasons = find(ReasonsView, "reasons-view", window.side)
            recall = transcript.turns[0].recall
            assert recall.results  # control: some found room
            crowded = [one for one in recall.left_out if one.because == "space"]
            assert crowded
            words = shown_words(reasons)
            assert {"left out for space", str(len(crowded)), "taken by the prompt"} <= set(words)
            (share,) = [int(one.split()[0]) for one in words if one.endswith("%")]
            assert 50 < share <= 100
            (asked,) = server.asked("/api/chat")
            assert asked.body["options"]["num_ctx"] == 2048
            assert crowded[0].statement is not None
            assert crowded[0].statement not in json.dumps(asked.body)
            button(f"left-out-{crowded[0].record_id}", reasons).click()
            qtbot.waitUntil(lambda: window.side.title == "Where this comes from", timeout=WAIT_MS)
            assert crowded[0].statement in shown_words(window.side)


# 33: the window while a model loads


def test_case_33_the_window_does_not_wait_for_a_model_that_loads(
    tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    with (
        assemble(Options(tmp_path, EngineChoice.GROUNDED, spoken=True)) as session,
        window_over(session, tmp_path, theme, qtbot) as window,
    ):
        window.grab()  # what is drawn for the first time is no part of it
        qtbot.wait(500)
        meter = GapMeter()
        loading = threading.Thread(target=session.warm_up)
        gaps = meter.measure(loading.start, lambda: not loading.is_alive())
        loading.join()
        states = {one.engine: one.state for one in session.health.check()}
    assert states[Engine.HEARING] is State.READY  # control: it has been loaded
    assert gaps.longest_busy_ms < MOST_BUSY_MS
    held_up = meter.measure(lambda: QTimer.singleShot(0, busy), lambda: True)
    assert held_up.longest_busy_ms > MOST_BUSY_MS  # control: it would have been noticed


def busy() -> None:
    end = time.thread_time() + 0.1
    while time.thread_time() < end:
        pass


# 36 and 37: forgetting


PLACES = "Where it would go from"


def forget(
    page: ForgetPage, words: str, qtbot: QtBot, mode: ForgetMode = ForgetMode.FORGET
) -> list[str]:
    """Forget by words; return what the plan said."""
    find(QComboBox, "forget-how", page).setCurrentIndex(0)
    page.choose.words.setText(words)
    button("forget-preview", page).click()
    qtbot.waitUntil(lambda: PLACES in shown_words(page), timeout=WAIT_MS)
    plan = shown_words(page)
    find(QRadioButton, f"mode-{mode}", page).setChecked(True)
    button("forget-confirm", page).click()
    qtbot.waitUntil(lambda: "Forgotten" in shown_words(page), timeout=WAIT_MS)
    return plan


def test_case_36_the_old_conversation_does_not_bring_it_back_and_the_refusal_is_seen(
    session: Session, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    said = ("I live in Quixzabbla.", "My friend Trundlewick lives in Porto.")
    old = tmp_path.parent / f"{tmp_path.name}-old.jsonl"
    turns = ({"speaker": "owner", "at": "2024-05-03T10:00:00+00:00", "text": one} for one in said)
    old.write_text("".join(json.dumps(turn) + "\n" for turn in turns))
    carry_out(session.import_file(old), lambda step: None)
    known = [one.rstrip(".") for one in said]
    assert sorted(facts(session)) == known
    window.go("forget")
    forget(window.places.forget, "Quixzabbla", qtbot)
    carry_out(session.import_file(old), lambda step: None)
    tell(session, "Where do I live?")
    assert facts(session) == known[1:]
    assert holders(tmp_path, "Quixzabbla") == []

    window.go("activity")
    activity = window.places.lists["activity"]
    button("view-refusals", activity).click()
    why = "it was forgotten, and did not come from you anew"
    qtbot.waitUntil(lambda: any(why in one.aside for one in activity.model.lines), timeout=WAIT_MS)
    refused = {one.title for one in activity.model.lines if why in one.aside}
    assert refused == {"Something that was forgotten"}


def test_case_37_every_copy_is_counted_before_and_searched_after(
    session: Session, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    tell(session, "My locker code is Quixzabble77.", "My bicycle code is Trundlewick88.")
    tell(session, "What is my locker code?")  # the reply is a copy too
    window.go("forget")
    page = window.places.forget
    plan = forget(page, "locker code", qtbot)
    receipt = find(QLabel, "receipt", page).text()
    words = plan[plan.index(PLACES) + 1 : plan.index("What stays, and why")]
    before = dict(zip(words[::2], words[1::2], strict=True))
    assert {"Facts, people and things", "The search index"} < set(before)
    assert {"Conversations and their summaries", "Notes on what Candor decided"} < set(before)
    for place, count in before.items():
        places = "1 place" if count == "1" else f"{count} places"
        assert f"  {place[:1].lower()}{place[1:]}: {places}" in receipt
    assert "every file in Candor's folder was searched for it: nothing of it was found" in receipt
    assert "a memory that stays, in facts, people and things: that was found" in receipt
    assert holders(tmp_path, "Quixzabble77") == []
    assert holders(tmp_path, "Trundlewick88")


# 39: nothing waits unseen


WAYS = {
    True: {"way-old", "way-new", "way-both", "way-changed", "way-neither", "way-later"},
    False: {"way-yes", "way-no", "way-later"},
}
"""Out of a contradiction, and out of what only waits to be confirmed."""


def waiting(window: MainWindow) -> str:
    return button("place-conflicts", window).accessibleName()


def test_case_39_whatever_waits_is_counted_wherever_the_owner_is(
    session: Session, window: MainWindow, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    assert waiting(window) == "Conflicts"
    tell(session, "I live in Ghent.", "I live in Lyon.")
    qtbot.waitUntil(lambda: waiting(window) == "Conflicts, 1 waiting", timeout=WAIT_MS)
    tell(session, "My locker code is 4711.")
    window.go("forget")
    forget(window.places.forget, "locker code", qtbot, ForgetMode.NEVER_RELEARN)
    window.go("talk")
    tell(session, "My locker code is 4711.")  # Candor asks before it remembers that again
    assert "My locker code is 4711" in facts(session, Status.PENDING)
    pending = session.curation.list(RecordFilter(status=Status.PENDING, limit=100))
    count = f"Conflicts, {len(pending)} waiting"
    qtbot.waitUntil(lambda: waiting(window) == count, timeout=WAIT_MS)
    with window_over(session, tmp_path, theme, qtbot) as another:
        qtbot.waitUntil(lambda: waiting(another) == count, timeout=WAIT_MS)

    window.go("conflicts")
    page = window.places.conflicts
    qtbot.waitUntil(lambda: len(page.model.lines) == len(pending), timeout=WAIT_MS)
    for row, one in enumerate(session.overview.conflicts()):
        page.list.setCurrentIndex(page.model.index(row))
        ways = [each.objectName() for each in page.findChildren(QPushButton) if each.isVisible()]
        assert {name for name in ways if name.startswith("way-")} == WAYS[one.rival is not None]
    for one in session.overview.conflicts():
        session.curation.reject(one.record.id)
    qtbot.waitUntil(lambda: waiting(window) == "Conflicts", timeout=WAIT_MS)


# 47: a second start


AT_THE_FRONT = (True, False, True)
"""Visible, minimised, active."""


@pytest.mark.parametrize("state", ["minimized", "hidden", "behind"])
def test_case_47_a_second_start_brings_the_first_window_to_the_front(
    tmp_path: Path, qapp: QApplication, state: str
) -> None:
    def frame() -> MainWindow:
        (found,) = [one for one in qapp.topLevelWidgets() if isinstance(one, MainWindow)]
        return found

    seen: list[tuple[bool, bool, bool]] = []
    looking = QTimer(interval=50)

    def put_away() -> None:
        window = frame()
        {"minimized": window.showMinimized, "hidden": window.hide, "behind": window.lower}[state]()
        assert FirstWindow(tmp_path).call()
        looking.start()

    def look() -> None:
        window = frame()
        seen.append((window.isVisible(), window.isMinimized(), window.isActiveWindow()))
        if seen[-1] == AT_THE_FRONT or len(seen) > 100:
            looking.stop()
            qapp.exit()

    looking.timeout.connect(look)
    QTimer.singleShot(300, put_away)
    assert app.run(lambda: assemble(Options(tmp_path, EngineChoice.GROUNDED)), tmp_path) == 0
    assert seen[-1] == AT_THE_FRONT
