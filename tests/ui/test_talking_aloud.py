from datetime import timedelta

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.session.events import (
    Began,
    Spoke,
    Stage,
    StageChanged,
)
from desktop.session.health import Engine
from desktop.ui.main_window import MainWindow
from tests.ui import fakes
from tests.ui.fakes import NOW, FakeSession
from tests.ui.looking import button, find
from voice.errors import NoMicrophoneError
from voice.events import (
    Activity,
    ActivityChanged,
    LevelMeasured,
    MicrophoneChanged,
    NothingHeard,
)

TYPED = "My sister is allergic to peanuts."


def no_dialog_is_open() -> bool:
    return QApplication.activeModalWidget() is None


# Talking


def test_space_holds_to_talk_while_there_is_nothing_typed(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    assert session.ears is not None
    composer = window.talk.composer
    QTest.keyPress(composer, Qt.Key.Key_Space)
    assert session.ears.asked == ["hold"]
    QTest.keyRelease(composer, Qt.Key.Key_Space)
    assert session.ears.asked == ["hold", "release"]
    assert composer.toPlainText() == ""

    QTest.keyClicks(composer, "a b")
    assert composer.toPlainText() == "a b"
    assert session.ears.asked == ["hold", "release"]


def test_space_holds_to_talk_while_the_transcript_has_the_keyboard(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    assert session.ears is not None
    window.talk.composer.setPlainText("half a thought")
    window.talk.transcript.setFocus()
    QTest.keyPress(window.talk.transcript, Qt.Key.Key_Space)
    QTest.keyRelease(window.talk.transcript, Qt.Key.Key_Space)
    assert session.ears.asked == ["hold", "release"]


def test_the_button_holds_to_talk(window: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    assert session.ears is not None
    hold = button("hold", window)
    QTest.mousePress(hold, Qt.MouseButton.LeftButton)
    assert session.ears.asked == ["hold"]
    QTest.mouseRelease(hold, Qt.MouseButton.LeftButton)
    assert session.ears.asked == ["hold", "release"]


def test_hands_free_is_switched_and_kept(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    switch = button("hands-free", window)
    assert not switch.isChecked()
    switch.click()
    qtbot.waitUntil(lambda: session.settings.hands_free)
    switch.click()
    qtbot.waitUntil(lambda: not session.settings.hands_free)


def test_the_state_and_the_captions_say_what_happens(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    state = find(QLabel, "state", window)
    caption = find(QLabel, "caption", window)
    assert state.text() == "Not listening"
    session.voice.tell(ActivityChanged(Activity.HEARING))
    qtbot.waitUntil(lambda: state.text() == "Hearing you")
    session.voice.tell(NothingHeard("silence"))
    qtbot.waitUntil(lambda: caption.text() == "I heard no speech.")
    session.voice.tell(MicrophoneChanged("Built-in", lost="Headset"))
    qtbot.waitUntil(lambda: caption.text() == "Headset is gone. Using Built-in.")
    session.conversation.play(
        Began("t1", "Hello.", NOW + timedelta(minutes=1), 0.9),
        StageChanged("t1", Stage.THINKING),
    )
    qtbot.waitUntil(lambda: state.text() == "Thinking")
    session.conversation.play(Spoke("t1", "Good evening."))
    qtbot.waitUntil(lambda: caption.text() == "Good evening.")


def test_the_meter_shows_what_was_measured_and_nothing_else(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    meter = window.talk.bar.meter
    session.voice.tell(LevelMeasured(0.0, False))
    session.voice.tell(LevelMeasured(0.5, True))
    qtbot.waitUntil(lambda: len(meter.levels) == 2)
    silence, speech = meter.levels
    assert silence == 0.0
    assert 0.85 < speech < 0.95
    session.voice.tell(ActivityChanged(Activity.OFF))
    qtbot.waitUntil(lambda: meter.levels == ())


# No microphone (case 1)


def test_without_a_microphone_the_window_works_and_says_why_it_cannot_listen(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    hold = button("hold", window)
    assert hold.isEnabled()
    session.health.break_down(Engine.MICROPHONE, NoMicrophoneError("none"))
    qtbot.waitUntil(lambda: not hold.isEnabled(), timeout=5000)
    assert hold.toolTip() == "There is no microphone."
    assert "Plug one in" in find(QLabel, "caption", window).text()
    assert not button("hands-free", window).isEnabled()
    assert no_dialog_is_open()

    assert session.ears is not None
    QTest.keyPress(window.talk.composer, Qt.Key.Key_Space)
    assert session.ears.asked == []
    QTest.keyClicks(window.talk.composer, "still here")
    QTest.keyClick(window.talk.composer, Qt.Key.Key_Return)
    assert session.conversation.said == ["still here"]

    session.health.engines = fakes.READY
    qtbot.waitUntil(lambda: hold.isEnabled(), timeout=5000)


def test_a_microphone_that_goes_while_it_is_held_lets_the_button_go(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    assert session.ears is not None
    asked = session.ears.asked
    QTest.keyPress(window.talk.composer, Qt.Key.Key_Space)
    session.health.break_down(Engine.MICROPHONE, NoMicrophoneError("none"))
    qtbot.waitUntil(lambda: asked == ["hold", "release"], timeout=5000)
