import threading
from collections.abc import Callable

import pytest

from desktop.session.aloud import Aloud
from voice.errors import NoLoudspeakerError


class Voice:
    """Says a sentence for as long as a test lets it.

    Attributes:
        log: What it was asked for, in order.
        may_end: Set to let the sentences end.
        is_speaking: Set while a sentence is being said.
    """

    def __init__(self, fails: bool = False) -> None:
        self.log: list[str] = []
        self.may_end = threading.Event()
        self.is_speaking = threading.Event()
        self._fails = fails
        self._stopped = threading.Event()

    def prepare(self, sentence: str) -> None:
        self.log.append(f"prepare {sentence}")

    def speak(self, sentence: str) -> bool:
        self.log.append(f"speak {sentence}")
        if self._fails:
            raise NoLoudspeakerError("none")
        self._stopped.clear()  # a stop before the beginning stops nothing
        self.is_speaking.set()
        while not self.may_end.wait(0.005):
            if self._stopped.is_set():
                return False
        return True

    def stop(self) -> None:
        self.log.append("stop")
        self._stopped.set()


@pytest.fixture
def stop() -> threading.Event:
    return threading.Event()


def begin(voice: Voice, stop: threading.Event, spoke: Callable[[str], None] = print) -> Aloud:
    aloud = Aloud(voice, stop, spoke)
    aloud.add("one")
    assert voice.is_speaking.wait(5)
    return aloud


def test_the_next_sentence_is_made_while_this_one_is_said(stop: threading.Event) -> None:
    voice, told = Voice(), list[str]()
    aloud = begin(voice, stop, told.append)
    aloud.add("two")
    assert voice.log == ["prepare one", "speak one", "prepare two"]
    voice.may_end.set()
    aloud.finish()
    assert aloud.spoken == told == ["one", "two"]


def test_a_stop_ends_the_sentence_and_the_rest_is_not_said(stop: threading.Event) -> None:
    voice = Voice()
    aloud = begin(voice, stop)
    aloud.add("two")
    stop.set()
    voice.stop()
    aloud.finish()
    assert aloud.spoken == []
    assert "speak two" not in voice.log
    assert "speak one" in voice.log  # control


def test_a_sentence_that_begins_just_after_the_stop_is_stopped_too(stop: threading.Event) -> None:
    voice = Voice()
    voice.stop()  # as the owner's stop does when it comes a moment before the sentence
    aloud = begin(voice, stop)
    stop.set()
    aloud.finish()
    assert aloud.spoken == []


def test_without_a_loudspeaker_the_rest_is_not_tried(stop: threading.Event) -> None:
    voice = Voice(fails=True)
    aloud = Aloud(voice, stop, print)
    aloud.add("one")
    aloud.add("two")
    aloud.finish()
    aloud.add("three")
    assert isinstance(aloud.failed, NoLoudspeakerError)
    assert voice.log.count("speak one") == 1
    assert "speak two" not in voice.log
    assert "prepare three" not in voice.log
