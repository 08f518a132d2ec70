"""The ears: an open microphone, push-to-talk and hands-free, utterances as text.

Everything is decided on one thread, which takes calls from an inbox: frames from the sound
system, the owner's wishes, transcripts from the recogniser, lists from the device watch.
"""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from functools import partial

from voice.audio import HEARING_RATE_HZ, AudioChunk, level
from voice.cutting import Cut, Cutter
from voice.detector import SPEECH_FROM
from voice.devices import Devices, DeviceWatch
from voice.endpointing import EndpointRules
from voice.errors import NoMicrophoneError, VoiceError
from voice.events import (
    Activity,
    ActivityChanged,
    Heard,
    LevelMeasured,
    ListeningFailed,
    NothingHeard,
    VoiceEvent,
)
from voice.hearing import Hearing, Window
from voice.transcriber import Transcriber, Transcript

_SLIP_S = 0.3
"""A shorter press without words was a slip."""

_TICK_S = 0.1
"""How often the microphone is looked after when it is silent as a stone."""

_WINDOWS_PER_LEVEL = 2
"""Of 32 ms each: about 16 levels a second."""


class Ears:
    """Listens until it is closed; tells ``VoiceEvent``s on a thread of its own."""

    def __init__(
        self,
        transcriber: Transcriber,
        tell: Callable[[VoiceEvent], None],
        *,
        preferred: str | None = None,
        rules: EndpointRules | None = None,
    ) -> None:
        """Prepare without opening anything.

        Args:
            transcriber: Turns utterances into text; called on another thread.
            tell: Gets every event; must not block.
            preferred: The id of the microphone to use whenever it is there; None = the default.
            rules: When a hands-free utterance begins and ends.
        """
        self._transcriber = transcriber
        self._tell = tell
        self._inbox: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._hearing = Hearing(
            lambda opening, frames: self._post(partial(self._on_frames, opening, frames)), preferred
        )
        self._cutter = Cutter(rules)
        self._activity = Activity.OFF
        self._being_transcribed = 0
        self._offered: Future[Transcript] = Future()
        self._windows = 0
        self._is_closing = False
        self._thread = threading.Thread(target=self._run, name="ears", daemon=True)
        self._recogniser = ThreadPoolExecutor(1, thread_name_prefix="recogniser")
        self._watch = DeviceWatch(lambda devices: self._post(partial(self._on_devices, devices)))

    def open(self) -> None:
        """Start listening; the microphone stays open so that no first word is lost."""
        self._thread.start()
        self._watch.start()

    def close(self) -> None:
        """Stop; nothing is left running and nothing is told afterwards."""
        self._watch.close()
        self._post(self._on_close)
        self._thread.join()
        self._recogniser.shutdown(cancel_futures=True)

    def hold(self) -> None:
        """Push-to-talk was pressed: an utterance begins."""
        self._post(self._on_hold)

    def release(self) -> None:
        """Push-to-talk was released: the utterance ends, after a moment of grace."""
        self._post(lambda: self._cutter.release(self._hearing.ring.position))

    def hands_free(self, on: bool) -> None:
        """Have speech itself begin and end utterances, or no longer."""
        self._post(
            lambda: self._transcribe(self._cutter.hands_free(on, self._hearing.ring.position))
        )

    def pause(self) -> None:
        """Take nothing for speech, because Candor itself speaks; push-to-talk still works."""
        self._post(self._cutter.pause)

    def resume(self) -> None:
        """Listen again, from now on."""
        self._post(lambda: self._cutter.resume(self._hearing.ring.position))

    def prefer(self, id: str | None) -> None:
        """Use the microphone ``id`` whenever it is there; None means the default."""
        self._post(partial(self._hearing.prefer, id))

    def _post(self, call: Callable[[], None]) -> None:
        self._inbox.put(call)

    def _run(self) -> None:
        self._look_after_microphone()  # before a key that is pressed at once
        while not self._is_closing:
            try:
                call = self._inbox.get(timeout=_TICK_S)
            except queue.Empty:
                pass
            else:
                call()
            if not self._is_closing:
                self._look_after_microphone()
                self._tell_activity()
        self._hearing.close()

    def _look_after_microphone(self) -> None:
        if self._hearing.is_lost:
            self._transcribe(self._cutter.interrupt(self._hearing.ring.position))
        is_busy = self._cutter.is_holding or self._cutter.is_speaking
        if (changed := self._hearing.tend(is_busy)) is not None:
            self._tell(changed)

    def _tell_activity(self) -> None:
        if (activity := self._current_activity()) is not self._activity:
            self._activity = activity
            self._tell(ActivityChanged(activity))

    def _current_activity(self) -> Activity:
        if self._hearing.is_live and self._cutter.is_speaking:
            return Activity.HEARING
        if self._hearing.is_live and self._cutter.is_holding:
            return Activity.LISTENING
        if self._being_transcribed:
            return Activity.TRANSCRIBING
        if not self._hearing.is_live:
            return Activity.OFF
        return Activity.LISTENING if self._cutter.is_waiting else Activity.IDLE

    def _on_close(self) -> None:
        self._is_closing = True

    def _on_devices(self, devices: Devices) -> None:
        self._hearing.update(devices)

    def _on_hold(self) -> None:
        if self._hearing.is_open:
            self._cutter.hold(self._hearing.ring.position)
        else:
            self._tell(ListeningFailed(NoMicrophoneError("there is no microphone")))

    def _on_frames(self, opening: int, frames: bytearray) -> None:
        for window in self._hearing.take(opening, frames):
            self._measure(window)
            self._transcribe(self._cutter.feed(window.probability, window.end))

    def _measure(self, window: Window) -> None:
        self._windows += 1
        if self._windows % _WINDOWS_PER_LEVEL == 0:
            is_speech = window.probability >= SPEECH_FROM
            self._tell(LevelMeasured(min(1.0, level(window.samples)), is_speech))

    def _transcribe(self, cut: Cut | None) -> None:
        if cut is None:
            return
        sound = AudioChunk(self._hearing.ring.read(cut.start, cut.end), HEARING_RATE_HZ)
        self._being_transcribed += 1
        self._offered.cancel()  # what was not begun yet is part of this, or of no use any more
        work = self._recogniser.submit(self._transcriber.transcribe, sound)
        if not cut.is_final:
            self._offered = work
        work.add_done_callback(partial(self._on_done, cut))

    def _on_done(self, cut: Cut, work: Future[Transcript]) -> None:
        """Bring the recogniser's result over to our thread."""
        self._post(partial(self._on_transcript, cut, work))

    def _on_transcript(self, cut: Cut, work: Future[Transcript]) -> None:
        self._being_transcribed -= 1
        try:
            transcript = work.result()
        except VoiceError as error:
            if self._cutter.settle(cut, ""):
                self._tell(ListeningFailed(error))
            return
        except CancelledError:
            return
        if not self._cutter.settle(cut, transcript.text):
            return
        if transcript.text:
            self._tell(Heard(transcript))
        else:
            self._tell(NothingHeard(_why_nothing(cut, transcript)))


def _why_nothing(cut: Cut, transcript: Transcript) -> str:
    if any(part.reason != "no_speech" for part in transcript.discarded):
        return "no_words"
    return "too_short" if cut.held_s is not None and cut.held_s < _SLIP_S else "silence"
