"""Voice in Settings: devices and their tests, and where there is no sound system."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.health import Engine
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.session.sound import Sound
from desktop.session.speech import Speech
from desktop.ui.main_window import MainWindow
from desktop.ui.talk.meter import Meter
from desktop.ui.theme import Theme
from tests.ui.fakes import FakeSession
from tests.ui.looking import button, clipped, find
from tests.ui.real import WAIT_MS, window_over
from voice.errors import VoiceError


def said(window: MainWindow, name: str, qtbot: QtBot) -> str:
    label = find(QLabel, name, window.places.settings)
    qtbot.waitUntil(label.isVisible, timeout=WAIT_MS)
    return label.text()


def test_a_device_is_chosen_by_the_keyboard_and_kept_by_its_id(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.go("settings")
    for name, id, title in (
        ("microphone", "m2", "Headset"),
        ("loudspeaker", "s2", "Headphones"),
    ):
        box = find(QComboBox, name, window)
        qtbot.waitUntil(lambda box=box: box.count() == 3, timeout=WAIT_MS)  # type: ignore[misc]
        assert getattr(session.settings, name) is None
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_End)
        assert box.currentText() == title
        qtbot.waitUntil(
            lambda name=name, id=id: getattr(session.settings, name) == id,  # type: ignore[misc]
            timeout=WAIT_MS,
        )
    assert not list(clipped(window.places.settings))


def test_the_microphone_is_tested_with_its_level_and_honestly(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.go("settings")
    button("test-microphone", window).click()
    assert "The microphone works." in said(window, "microphone-test-said", qtbot)
    meter = find(Meter, "test-meter", window.places.settings)
    assert len(meter.levels) == 3
    assert max(meter.levels) == meter.levels[1]
    session.sound.loudness = (0.0, 0.001)
    button("test-microphone", window).click()
    outcome = find(QLabel, "microphone-test-said", window.places.settings)
    qtbot.waitUntil(lambda: "Nothing was heard." in outcome.text(), timeout=WAIT_MS)


def test_the_voice_is_tested(window: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    window.go("settings")
    button("test-voice", window).click()
    outcome = find(QLabel, "voice-test-said", window.places.settings)
    qtbot.waitUntil(lambda: "That was the voice." in outcome.text(), timeout=WAIT_MS)
    assert session.sound.said == ["Hello. This is how I sound."]


def test_replies_are_read_aloud_or_not(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.go("settings")
    assert session.settings.speak_replies
    find(QCheckBox, "switch-speak_replies", window).click()
    qtbot.waitUntil(lambda: not session.settings.speak_replies, timeout=WAIT_MS)


@pytest.fixture
def real(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


def test_a_folder_without_a_model_is_refused_and_one_with_a_model_kept(
    real: Session, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    with window_over(real, tmp_path, theme, qtbot) as window:
        window.go("settings")
        model = find(QLabel, f"model-{Engine.HEARING}", window)
        qtbot.waitUntil(lambda: "came with Candor" in model.text(), timeout=WAIT_MS)
        empty, whole = tmp_path / "empty", tmp_path / "whole"
        empty.mkdir()
        whole.mkdir()
        for name in ("model.bin", "config.json", "tokenizer.json"):
            (whole / name).touch()
        for folder in (empty, whole):
            button(f"choose-{Engine.HEARING}", window).click()
            dialog = find(QFileDialog, "model-dialog", window)
            dialog.fileSelected.emit(str(folder))
            dialog.close()
            qtbot.waitUntil(lambda: bool(window.banners.shown), timeout=WAIT_MS)
        qtbot.waitUntil(lambda: real.settings.whisper_folder == whole, timeout=WAIT_MS)
        (refused,) = window.banners.shown
        assert "There is no model for Whisper" in refused.title


def test_without_a_sound_system_the_tests_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    with Speech(FakeSession().settings, tmp_path) as speech:
        sound = Sound(speech, tmp_path)
        assert sound.devices().inputs == ()
        with pytest.raises(VoiceError):
            list(sound.echo(0.1))
        assert not speech.is_shut


def test_nothing_of_it_needs_a_mouse(window: MainWindow) -> None:
    window.go("settings")
    names = ("microphone", "loudspeaker", "test-microphone", "test-voice", "switch-speak_replies")
    for name in names:
        part = find(QWidget, name, window)
        assert part.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert part.accessibleName()
