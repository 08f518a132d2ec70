from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.session.events import (
    Began,
    Ended,
    Noted,
    PieceArrived,
    Recalled,
    Spoke,
    Stage,
    StageChanged,
)
from desktop.session.problems import explain
from desktop.ui.main_window import MainWindow
from memory.records import Recall
from personality.errors import (
    ChatModelError,
    ModelMissingError,
    NotRunningError,
    ServerFailedError,
    TooSlowError,
)
from tests.memory.documents.citing import a_citation
from tests.ui import fakes
from tests.ui.fakes import NOW, FakeSession
from tests.ui.looking import button, chips, shown_words
from voice.errors import EngineDiedError
from voice.events import (
    ListeningFailed,
)

TYPED = "My sister is allergic to peanuts."


def no_dialog_is_open() -> bool:
    return QApplication.activeModalWidget() is None


def begin(session: FakeSession, id: str = "t1", said: str = "Tell me about Lyon.") -> None:
    session.conversation.play(Began(id, said, NOW, None), StageChanged(id, Stage.REPLYING))


def all_have_ended(window: MainWindow) -> bool:
    turns = window.talk.transcript.turns
    return bool(turns) and all(turn.has_ended for turn in turns)


def last_said(window: MainWindow) -> list[str]:
    return [turn.said.body.toPlainText() for turn in window.talk.transcript.turns[-1:]]


# Typing


def test_enter_sends_and_shift_enter_breaks_the_line(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    composer = window.talk.composer
    QTest.keyClicks(composer, "one")
    QTest.keyClick(composer, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(composer, "two")
    assert session.conversation.said == []

    QTest.keyClick(composer, Qt.Key.Key_Return)
    assert session.conversation.said == ["one\ntwo"]
    assert composer.is_empty


def test_nothing_is_sent_when_there_is_nothing_to_send(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    composer = window.talk.composer
    composer.setPlainText("  \n ")
    QTest.keyClick(composer, Qt.Key.Key_Return)
    button("send", window).click()
    assert session.conversation.said == []

    composer.setPlainText("hello")
    button("send", window).click()
    assert session.conversation.said == ["hello"]


def test_the_composer_grows_with_its_lines_and_then_scrolls(
    window: MainWindow, qtbot: QtBot
) -> None:
    composer = window.talk.composer
    one_line = composer.height()
    composer.setPlainText("a\nb\nc")
    assert composer.height() > one_line
    composer.setPlainText("\n" * 40)
    six_lines = composer.height()
    composer.setPlainText("\n" * 80)
    assert composer.height() == six_lines


# A turn


def test_a_reply_streams_in_and_is_rendered_when_a_block_ends(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    begin(session)
    session.conversation.play(PieceArrived("t1", "Two **riv", False))
    qtbot.waitUntil(lambda: len(window.talk.transcript.turns) == 1)
    turn = window.talk.transcript.turns[0]
    qtbot.waitUntil(lambda: turn.reply.text.toPlainText() == "Two **riv")

    session.conversation.play(PieceArrived("t1", "ers**.\n\nAnd", False))
    qtbot.waitUntil(lambda: turn.reply.text.toPlainText() == "Two rivers.\nAnd")

    session.conversation.play(
        PieceArrived("t1", " *hills*.", False),
        Ended("t1", "Two **rivers**.\n\nAnd *hills*.", False, None, model="llama3.2"),
    )
    qtbot.waitUntil(lambda: turn.reply.text.toPlainText() == "Two rivers.\nAnd hills.")
    assert turn.said.body.toPlainText() == "Tell me about Lyon."
    assert "Candor, by llama3.2" in shown_words(turn.reply)


def test_late_events_of_a_turn_that_is_over_change_nothing(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    begin(session)
    session.conversation.play(
        PieceArrived("t1", "Whole.", False),
        Ended("t1", "Whole.", False, None),
        PieceArrived("t1", " And more.", False),
        PieceArrived("unknown", "Whose?", False),
        Began("t2", "Next.", NOW, None),
    )
    qtbot.waitUntil(lambda: len(window.talk.transcript.turns) == 2)
    assert window.talk.transcript.turns[0].reply.text.toPlainText() == "Whole."


def test_what_was_spoken_says_how_well_it_was_heard(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    session.conversation.play(
        *fakes.a_turn("t1", "Spoken.", "Yes.", hearing=0.91), *fakes.a_turn("t2", "Typed.", "Yes.")
    )
    qtbot.waitUntil(lambda: len(window.talk.transcript.turns) == 2)
    spoken, typed = window.talk.transcript.turns
    assert "heard .91" in shown_words(spoken.said)
    assert not any(word.startswith("heard") for word in shown_words(typed.said))


def test_thinking_is_folded_away_and_not_part_of_the_reply(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    begin(session)
    session.conversation.play(
        PieceArrived("t1", "They ask of the city.", True), PieceArrived("t1", "A city.", False)
    )
    qtbot.waitUntil(lambda: bool(window.talk.transcript.turns))
    turn = window.talk.transcript.turns[0]
    qtbot.waitUntil(lambda: turn.reply.text.toPlainText() == "A city.")
    thoughts = [one for one in turn.reply.findChildren(QWidget) if one.property("thinking")]
    assert not thoughts[0].isVisible()

    button("thinking", turn.reply).click()
    assert thoughts[0].isVisible()
    assert turn.reply.text.toPlainText() == "A city."


def test_old_turns_leave_the_window(window: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    from desktop.ui.talk.transcript import MOST_TURNS

    for number in range(MOST_TURNS + 3):
        session.conversation.play(*fakes.a_turn(f"t{number}", f"Say {number}.", "Yes."))
    last = f"Say {MOST_TURNS + 2}."
    qtbot.waitUntil(lambda: last in last_said(window))
    assert len(window.talk.transcript.turns) == MOST_TURNS
    assert window.talk.transcript.turns[0].said.body.toPlainText() == "Say 3."


def test_the_transcript_follows_what_arrives_unless_the_owner_has_scrolled_up(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    bar = window.talk.transcript.verticalScrollBar()
    for number in range(12):
        session.conversation.play(*fakes.a_turn(f"t{number}", "Say.", "Yes. " * 60))
    qtbot.waitUntil(lambda: bar.maximum() > 500)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())

    session.conversation.play(Began("last", "More.", NOW, None))
    qtbot.waitUntil(lambda: len(window.talk.transcript.turns) == 13)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    bar.setValue(0)
    before = bar.maximum()
    session.conversation.play(PieceArrived("last", "Line.\n\n" * 20, False))
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert bar.value() == 0


# Stopping (case 25)


@pytest.mark.parametrize("way", ["escape", "button"])
def test_stop_ends_the_reply_and_the_transcript_keeps_what_was_heard(
    window: MainWindow, session: FakeSession, qtbot: QtBot, way: str
) -> None:
    begin(session)
    session.conversation.play(
        PieceArrived("t1", "One. Two. Three. Four.", False), Spoke("t1", "One.")
    )
    qtbot.waitUntil(lambda: button("stop", window).isEnabled())
    if way == "escape":
        QTest.keyClick(window.talk.composer, Qt.Key.Key_Escape)
    else:
        button("stop", window).click()
    assert session.conversation.stops == 1

    session.conversation.play(Ended("t1", "One.", True, None))
    turn = window.talk.transcript.turns[0]
    qtbot.waitUntil(lambda: turn.reply.text.toPlainText() == "One.")
    assert "Candor, stopped by you" in shown_words(turn.reply)
    assert not button("stop", window).isEnabled()


# Chips and what they open


def test_chips_say_what_was_written_closed_used_and_what_waits(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    session.conversation.play(*fakes.LYON_TURN, *fakes.PEANUTS_TURN)
    qtbot.waitUntil(lambda: "closed  I live in Ghent" in chips(window.talk.transcript))
    first, second = window.talk.transcript.turns
    assert chips(first.reply) == [
        "wrote  I live in Lyon",
        "Undo: I live in Lyon",
        "closed  I live in Ghent",
        "waiting for you  My sister is called Maria",
        "Undo: My sister is called Maria",
        "why this?",
    ]
    assert chips(second.reply) == [
        "used  My sister Ana is allergic to peanuts",
        "used  I like black tea",
        "why this?",
    ]


def test_a_chip_opens_the_record_with_its_quote_time_decision_reason_and_confidence(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    session.conversation.play(*fakes.LYON_TURN)
    qtbot.waitUntil(lambda: "wrote  I live in Lyon" in chips(window.talk.transcript))
    button("wrote-r2", window.talk.transcript).click()
    qtbot.waitUntil(lambda: window.side.title == "Where this comes from")
    words = shown_words(window.side)
    assert "I live in Lyon" in words
    assert "\N{LEFT DOUBLE QUOTATION MARK}I live in Lyon.\N{RIGHT DOUBLE QUOTATION MARK}" in words
    assert any(word.startswith("said by you, 12 Mar") for word in words)
    assert "written down" in words
    assert "because nothing like it was known" in words
    assert ".94" in words
    assert "I live in Ghent" in chips(window.side)

    button("go-r3", window.side).click()
    qtbot.waitUntil(lambda: "replaced" in shown_words(window.side))


def test_why_this_shows_scores_what_was_left_out_and_what_became_of_the_words(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    turn = fakes.a_turn(
        "t1", "And?", "Yes.", recall=fakes.recalled(fakes.PEANUTS), rulings=(fakes.IGNORED,)
    )
    session.conversation.play(*turn)
    qtbot.waitUntil(lambda: "why this?" in chips(window.talk.transcript))
    window.side.close_by_owner()
    button("why", window.talk.transcript).click()
    words = shown_words(window.side)
    assert window.side.isVisible()
    assert {"same words", ".61", "person in question", ".22", "sure", ".97"} <= set(words)
    assert {"left out for space", "2", "not in use", "1"} <= set(words)
    assert "not written down: it is a question" in words
    assert "wrote" not in " ".join(chips(window.talk.transcript))

    button("open-r1", window.side).click()
    qtbot.waitUntil(lambda: window.side.title == "Where this comes from")


def test_a_page_of_a_file_has_a_chip_that_shows_its_words(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    lease = a_citation("lease.pdf", 2, "No dogs in the flat.")
    turn = fakes.a_turn("t1", "Dogs?", "No dogs.", recall=Recall(passages=(lease,)))
    session.conversation.play(*turn)
    said = "from your file  lease.pdf, page 2"
    qtbot.waitUntil(lambda: chips(window.talk.transcript) == [said, "why this?"])
    window.side.close_by_owner()
    button("why", window.talk.transcript).click()
    words = shown_words(window.side)
    assert "lease.pdf, page 2" in words
    assert (
        "\N{LEFT DOUBLE QUOTATION MARK}No dogs in the flat.\N{RIGHT DOUBLE QUOTATION MARK}" in words
    )
    assert "Nothing that is remembered was close enough to what you said." not in words
    button(f"file-{lease.document.id}-2", window.talk.transcript).click()
    qtbot.waitUntil(
        window.places.documents.reader.isVisible
    )  # the page itself: a real store has it


def test_an_open_panel_follows_the_newest_reply_and_a_closed_one_stays_closed(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    session.conversation.play(*fakes.PEANUTS_TURN)
    qtbot.waitUntil(lambda: window.side.isVisible())
    button("close-side", window.side).click()

    session.conversation.play(*[replace(event, turn_id="t9") for event in fakes.PEANUTS_TURN])
    qtbot.waitUntil(lambda: len(window.talk.transcript.turns) == 2)
    qtbot.waitUntil(lambda: all_have_ended(window))
    assert not window.side.isVisible()


# Trouble (case 29)


def failures() -> list[ChatModelError]:
    where = {"host": "http://127.0.0.1:11434", "model": "llama3.2"}
    kinds = (NotRunningError, ModelMissingError, ServerFailedError, TooSlowError)
    return [kind("it failed", **where) for kind in kinds]


@pytest.mark.parametrize("error", failures(), ids=lambda error: type(error).__name__)
def test_a_failed_reply_is_told_in_place_with_its_remedy_and_memory_still_works(
    window: MainWindow, session: FakeSession, qtbot: QtBot, error: ChatModelError
) -> None:
    problem = explain(error)
    assert problem is not None
    begin(session)
    session.conversation.play(Ended("t1", "", False, error))
    qtbot.waitUntil(lambda: window.banners.shown == (problem,))
    assert any(problem.remedy in words for words in shown_words(window.banners))
    assert no_dialog_is_open()
    assert "Candor, no reply" in shown_words(window.talk.transcript)

    window.go("memory")
    qtbot.waitUntil(lambda: len(window.memory.model.records) == len(fakes.RECORDS))
    button("dismiss", window.banners).click()
    assert window.banners.shown == ()


def test_the_four_failures_are_told_apart() -> None:
    problems = {explain(error) for error in failures()}
    assert len(problems) == len({problem.remedy for problem in problems if problem}) == 4


def test_the_same_trouble_is_told_once_and_what_stops_nothing_is_told_too(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    begin(session)
    session.conversation.play(Noted("t1", EngineDiedError("gone")))
    session.voice.tell(ListeningFailed(EngineDiedError("gone")))
    session.conversation.play(Ended("t1", "Yes.", False, None))
    qtbot.waitUntil(lambda: all_have_ended(window))
    assert window.banners.shown == (explain(EngineDiedError("gone")),)


def test_a_reply_that_recalled_nothing_says_so(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    begin(session)
    session.conversation.play(
        Recalled("t1", fakes.recalled()),
        PieceArrived("t1", "I do not know.", False),
        Ended("t1", "I do not know.", False, None),
    )
    qtbot.waitUntil(lambda: chips(window.talk.transcript) == ["why this?"])
    button("why", window.talk.transcript).click()
    nothing = "Nothing that is remembered was close enough to what you said."
    assert nothing in shown_words(window.side)
