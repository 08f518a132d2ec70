"""By voice from end to end: a microphone, a loudspeaker, and only real parts in between."""

import pytest

from desktop.session.events import Began, Ended, Remembered, Spoke
from desktop.session.session import Session
from memory.vocabulary import Decision, Origin, Speaker
from tests.fakes import Recorder
from tests.journeys.conftest import Say
from tests.pulse import PrivatePulse, wait_until
from voice.audio import AudioChunk
from voice.events import LevelMeasured, VoiceEvent
from voice.worker import SpeechWorker

pytestmark = pytest.mark.xdist_group("pulse")

TURN_S = 60.0
"""A whole turn by voice; two cores are shared with other tests."""


ASKINGS = 2
"""On a machine that is busy with other tests a drop-out may eat a word of one answer."""


@pytest.fixture
def heard(session: Session) -> Recorder:
    recorder = Recorder()
    session.conversation.subscribe(recorder)
    return recorder


@pytest.fixture
def listening(session: Session) -> None:
    """Wait until the microphone gives sound."""
    levels: list[VoiceEvent] = []
    session.subscribe_voice(lambda e: levels.append(e) if isinstance(e, LevelMeasured) else None)
    wait_until(lambda: bool(levels))


def turns(heard: Recorder, count: int) -> list[Ended]:
    wait_until(lambda: len(heard.of(Ended)) >= count, TURN_S)
    return [event for event in heard.events if isinstance(event, Ended)]


@pytest.mark.usefixtures("listening")
def test_what_is_told_aloud_is_answered_aloud(
    session: Session, heard: Recorder, pulse: PrivatePulse, say: Say, worker: SpeechWorker
) -> None:
    pulse.play_into_room(say("My sister is allergic to peanuts."))
    turns(heard, 1)
    (remembered,) = [e for e in heard.events if isinstance(e, Remembered)]
    (ruling,) = remembered.rulings
    assert (ruling.decision, ruling.subject.name) == (Decision.CREATE, "sister")
    assert ruling.origin is Origin.OWNER_SPEECH

    answers = [ask(pulse, say, heard, worker) for _ in range(ASKINGS)]
    assert any("peanuts" in answer for answer in answers), answers
    replies = [event.reply for event in turns(heard, 1 + ASKINGS)[1:]]
    assert all("peanuts" in reply.lower() for reply in replies)
    assert len(heard.of(Began)) == 1 + ASKINGS  # Candor did not hear itself

    kept = session.curation.turns(session.conversation.id)
    assert [turn.speaker for turn in kept] == [Speaker.OWNER, Speaker.COMPANION] * (1 + ASKINGS)
    assert all(turn.hearing for turn in kept if turn.speaker is Speaker.OWNER)


def ask(pulse: PrivatePulse, say: Say, heard: Recorder, worker: SpeechWorker) -> str:
    """Ask aloud and return what the loudspeaker was heard to answer."""
    before = len(heard.of(Ended))
    with pulse.recording_speaker() as recording:
        pulse.play_into_room(say("What can my sister not eat?"))
        turns(heard, before + 1)
        return worker.transcriber.transcribe(recording.sound).text.lower()


@pytest.mark.usefixtures("listening")
def test_stop_is_silence_and_keeps_what_was_said(session: Session, heard: Recorder) -> None:
    for text in (
        "I live in Ghent.",
        "I play the cello.",
        "I like tea.",
        "I have a dog called Rex.",
    ):
        session.conversation.say(text)
    turns(heard, 3)
    question = session.conversation.say("What do you know about me?")
    heard.wait_for(lambda e: isinstance(e, Spoke) and e.turn_id == question, TURN_S)
    session.conversation.stop()
    ended = heard.wait_for_end(question)
    spoken = [e.sentence for e in heard.events if isinstance(e, Spoke) and e.turn_id == question]
    assert ended.interrupted
    assert ended.reply == " ".join(spoken)
    assert session.curation.turns(session.conversation.id)[-1].text == ended.reply


@pytest.mark.usefixtures("listening")
def test_a_real_voice_is_taken_down(
    session: Session, heard: Recorder, pulse: PrivatePulse, jfk: AudioChunk
) -> None:
    session.ears.hands_free(False)
    session.ears.hold()
    pulse.play_into_room(jfk)
    session.ears.release()
    ended = turns(heard, 1)[0]
    (began,) = [event for event in heard.events if isinstance(event, Began)]
    for words in ("fellow americans", "ask not", "what you can do for your country"):
        assert words in began.text.lower()
    assert ended.error is None
