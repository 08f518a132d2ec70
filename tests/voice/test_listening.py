"""The ears on a real sound system, with a real Whisper: what is said into the room is heard."""

import threading
from collections.abc import Iterator

import pytest

from tests.pulse import MICROPHONE, SPARE_MICROPHONE, PrivatePulse, wait_until
from tests.sounds import joined, room_noise, silence
from tests.voice.conftest import Say
from tests.voice.told import Told
from voice.audio import AudioChunk, resample
from voice.detector import SpeechDetector
from voice.devices import list_devices
from voice.endpointing import EndpointRules
from voice.events import (
    Activity,
    ActivityChanged,
    Heard,
    LevelMeasured,
    ListeningFailed,
    MicrophoneChanged,
    NothingHeard,
)
from voice.listening import Ears
from voice.worker import SpeechWorker

pytestmark = pytest.mark.xdist_group("pulse")


@pytest.fixture
def spare_microphone(pulse: PrivatePulse) -> Iterator[str]:
    pulse.plug_in(SPARE_MICROPHONE)
    yield SPARE_MICROPHONE
    pulse.pull_out(SPARE_MICROPHONE)


@pytest.fixture
def desk_microphone_comes_back(pulse: PrivatePulse) -> Iterator[None]:
    yield
    if MICROPHONE not in pulse.control("list", "short", "sources"):
        pulse.plug_in(MICROPHONE)


def test_push_to_talk_hears_the_sentence(
    ears: Ears, told: Told, pulse: PrivatePulse, say: Say
) -> None:
    ears.hold()
    pulse.play_into_room(say("My sister is allergic to peanuts."))
    ears.release()

    heard = told.wait_for(Heard)
    assert "allergic to peanuts" in heard.transcript.text.lower()
    assert heard.transcript.confidence > 0.5
    assert any(event.is_speech for event in told.of(LevelMeasured))
    assert not any(event.level > 1 for event in told.of(LevelMeasured))


def test_hands_free_hears_a_real_voice(
    ears: Ears, told: Told, pulse: PrivatePulse, jfk: AudioChunk
) -> None:
    ears.hands_free(True)
    pulse.play_into_room(joined([jfk, silence(1.5, jfk.rate_hz)]))

    told.wait_for(Heard, timeout_s=15)
    wait_until(lambda: "do for your country" in _all_heard(told), 15)
    for words in ("fellow americans", "ask not", "what you can do for your country"):
        assert words in _all_heard(told)


def test_hands_free_keeps_the_first_word(
    ears: Ears, told: Told, pulse: PrivatePulse, say: Say
) -> None:
    sentence = say("Delete the note.")
    ears.hands_free(True)
    pulse.play_into_room(joined([silence(0.3, sentence.rate_hz), sentence]))

    assert told.wait_for(Heard).transcript.text.startswith("Delete")


def test_last_words_survive_an_early_release(
    ears: Ears, told: Told, pulse: PrivatePulse, say: Say
) -> None:
    sentence = say("Please remember the milk.")
    (speech,) = SpeechDetector().spans(resample(sentence, 16_000).samples)
    ears.hold()
    playing = threading.Thread(target=pulse.play_into_room, args=(sentence,))
    playing.start()
    told.wait_for(ActivityChanged, 3)  # idle, listening, hearing: just after its beginning
    early = threading.Timer(speech.end_s - speech.start_s - 0.3, ears.release)
    early.start()
    playing.join()
    early.join()

    assert "milk" in told.wait_for(Heard).transcript.text.lower()


def test_a_thought_with_a_pause_is_one_turn(
    ears: Ears, told: Told, pulse: PrivatePulse, say: Say
) -> None:
    first, second = say("I was thinking that maybe we could, um,"), say("move it to Friday.")
    ears.hands_free(True)
    pulse.play_into_room(joined([first, silence(0.6, first.rate_hz), second]))

    assert "friday" in told.wait_for(Heard).transcript.text.lower()
    assert "thinking" in told.of(Heard)[0].transcript.text.lower()
    assert len(told.of(Heard)) == 1


def test_a_key_that_is_pressed_at_once_waits_for_the_first_frame(
    worker: SpeechWorker, pulse: PrivatePulse, told: Told, say: Say
) -> None:
    ears = Ears(worker.transcriber, told)
    ears.open()
    try:
        ears.hold()
        assert told.wait_for(ActivityChanged).activity is Activity.LISTENING, "no sooner than live"
        pulse.play_into_room(say("Remember the milk."))
        ears.release()
        assert "milk" in told.wait_for(Heard).transcript.text.lower()
        assert told.of(ListeningFailed) == []
    finally:
        ears.close()


def test_silence_is_no_words(ears: Ears, told: Told, pulse: PrivatePulse) -> None:
    ears.hold()
    pulse.play_into_room(room_noise(1.0, 44_100))
    ears.release()

    assert told.wait_for(NothingHeard).reason == "silence"
    assert told.of(Heard) == []


def test_a_slip_on_the_key_is_too_short(ears: Ears, told: Told) -> None:
    ears.hold()
    ears.release()

    assert told.wait_for(NothingHeard).reason == "too_short"


def test_nothing_is_heard_while_candor_speaks(
    ears: Ears, told: Told, pulse: PrivatePulse, say: Say
) -> None:
    ears.hands_free(True)
    ears.pause()
    pulse.play_into_room(say("You told me that on the third of March."))
    ears.resume()
    pulse.play_into_room(say("What can my sister not eat?"))

    assert "sister" in told.wait_for(Heard).transcript.text
    assert len(told.of(Heard)) == 1
    assert "March" not in told.of(Heard)[0].transcript.text


def test_activity_tells_what_the_ears_do(
    ears: Ears, told: Told, pulse: PrivatePulse, say: Say
) -> None:
    ears.hold()
    pulse.play_into_room(say("Yes."))
    ears.release()
    told.wait_for(Heard)
    wait_until(lambda: told.of(ActivityChanged)[-1].activity is Activity.IDLE)

    assert [event.activity for event in told.of(ActivityChanged)] == [
        Activity.IDLE,
        Activity.LISTENING,
        Activity.HEARING,
        Activity.TRANSCRIBING,
        Activity.IDLE,
    ]


@pytest.mark.usefixtures("desk_microphone_comes_back")
def test_unplugged_in_mid_sentence(
    ears: Ears, told: Told, pulse: PrivatePulse, say: Say, spare_microphone: str
) -> None:
    ears.prefer(MICROPHONE)
    assert told.wait_for(MicrophoneChanged) == MicrophoneChanged(MICROPHONE)
    ears.hold()
    pulse.play_into_room(say("My sister is allergic to peanuts."))
    pulse.pull_out(MICROPHONE)

    changed = told.wait_for(MicrophoneChanged, 2, timeout_s=3)
    assert changed == MicrophoneChanged(spare_microphone, lost=MICROPHONE)
    assert "peanuts" in told.wait_for(Heard).transcript.text.lower(), "the words so far are kept"

    pulse.plug_in(MICROPHONE)
    assert told.wait_for(MicrophoneChanged, 3) == MicrophoneChanged(MICROPHONE)
    told.wait_for(ActivityChanged, len(told.of(ActivityChanged)))
    ears.hold()
    pulse.play_into_room(say("What can my sister not eat?"))
    ears.release()
    assert "sister" in told.wait_for(Heard, 2).transcript.text.lower(), "and it hears again"


def test_the_owner_chooses_another_microphone(
    ears: Ears, told: Told, pulse: PrivatePulse, say: Say, spare_microphone: str
) -> None:
    assert told.wait_for(MicrophoneChanged) == MicrophoneChanged(MICROPHONE)
    wait_until(lambda: spare_microphone in [device.id for device in list_devices().inputs])
    # What was plugged in since the last look is noticed with the next.
    ears.prefer(spare_microphone)
    assert told.wait_for(MicrophoneChanged, 2) == MicrophoneChanged(spare_microphone)
    ears.prefer(None)
    assert told.wait_for(MicrophoneChanged, 3) == MicrophoneChanged(MICROPHONE)


@pytest.mark.usefixtures("desk_microphone_comes_back")
def test_no_microphone_and_then_one(worker: SpeechWorker, pulse: PrivatePulse, told: Told) -> None:
    pulse.pull_out(MICROPHONE)
    ears = Ears(worker.transcriber, told)
    ears.open()
    try:
        assert told.wait_for(MicrophoneChanged) == MicrophoneChanged(None)
        ears.hold()
        told.wait_for(ListeningFailed)
        pulse.plug_in(MICROPHONE)
        assert told.wait_for(MicrophoneChanged, 2, timeout_s=5) == MicrophoneChanged(MICROPHONE)
        assert len(told.of(MicrophoneChanged)) == 2, "told once, however often it tried"
    finally:
        ears.close()


def test_an_unfinished_sentence_is_waited_for(
    worker: SpeechWorker, pulse: PrivatePulse, told: Told, say: Say
) -> None:
    ears = Ears(worker.transcriber, told, rules=EndpointRules(hang_over_s=0.4))
    ears.open()
    try:
        ears.hands_free(True)
        told.wait_for(ActivityChanged)
        first, second = say("I was thinking that maybe we could, um,"), say("move it to Friday.")
        pulse.play_into_room(joined([first, silence(1.2, first.rate_hz), second]))
        assert "friday" in told.wait_for(Heard).transcript.text.lower()
        pulse.play_into_room(joined([say("I like it."), silence(1.2, 22_050), say("Thank you.")]))
        told.wait_for(Heard, 3)
        assert "friday" not in told.of(Heard)[1].transcript.text.lower()
        assert "thank you" not in told.of(Heard)[1].transcript.text.lower(), "control: two turns"
    finally:
        ears.close()


def test_closing_leaves_no_thread(worker: SpeechWorker, pulse: PrivatePulse, told: Told) -> None:
    before = set(threading.enumerate())
    ears = Ears(worker.transcriber, told)
    ears.open()
    told.wait_for(ActivityChanged)
    assert set(threading.enumerate()) > before, "control: it does run threads"
    ears.close()
    assert set(threading.enumerate()) == before


def _all_heard(told: Told) -> str:
    return " ".join(event.transcript.text for event in told.of(Heard)).lower()
