"""One conversation, on a thread of its own: lines in at once, turns done in order."""

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from desktop.session.clock import Clock
from desktop.session.events import (
    Began,
    Ended,
    Noted,
    PieceArrived,
    Remembered,
    Spoke,
    StageChanged,
    TurnEvent,
    Understood,
)
from desktop.session.logs import log_failure
from desktop.session.subscribers import Subscribers
from desktop.session.turn import Parts, take_turn
from memory.ids import new_id
from memory.records import Utterance
from memory.vocabulary import Origin, Speaker
from personality.cognition.intent import understand

_LOG = logging.getLogger(__name__)

_REPLY_EVENTS = (StageChanged, PieceArrived, Spoke)
"""What nobody wants to hear of any more once a turn was stopped."""

_ORIGINS = {
    Speaker.OWNER: Origin.OWNER_TEXT,
    Speaker.COMPANION: Origin.COMPANION,
    Speaker.OTHER: Origin.OTHER_SPEAKER,
}


@dataclass(frozen=True)
class _Line:
    """An utterance that waits for its turn."""

    utterance: Utterance
    at: datetime | None
    """What the turn's clock says; None means the true time."""
    stop: threading.Event


class Conversation:
    """Owns the conversation thread and what was said so far.

    Attributes:
        id: The conversation's id; a new one begins with every start, or another is gone on with.
    """

    def __init__(
        self,
        parts: Parts,
        clock: Clock,
        *,
        zone: Callable[[], str],
        silence: Callable[[], None] = lambda: None,
    ) -> None:
        """Start the thread.

        Args:
            parts: The ports of a turn; what it tells goes to this conversation's subscribers.
            clock: The session's clock.
            zone: The owner's time zone now.
            silence: Empties the mouth at once.
        """
        self.id = new_id()
        self._parts = replace(parts, tell=self._tell)
        self._clock = clock
        self._zone = zone
        self._silence = silence
        self._listeners: Subscribers[TurnEvent] = Subscribers()
        self._lines: queue.SimpleQueue[_Line | None] = queue.SimpleQueue()
        self._said: list[Utterance] = []
        self._saying = threading.Lock()
        self._waiting: dict[str, threading.Event] = {}
        self._thread = threading.Thread(target=self._run, name="conversation", daemon=True)
        self._thread.start()

    def say(
        self,
        text: str,
        *,
        hearing: float | None = None,
        at: datetime | None = None,
        speaker: Speaker = Speaker.OWNER,
        origin: Origin | None = None,
        name: str | None = None,
    ) -> str:
        """Take an utterance and return its turn's id at once; events tell the rest.

        Only the owner gets a reply, and by speaking ends the one that is under way; what others
        say is recorded and reviewed.

        Args:
            text: The words.
            hearing: The transcriber's confidence, 0..1; None means typed.
            at: When it was said, aware, which is also what the turn's clock says; None: now.
            speaker: Who said it.
            origin: Who brought it; None takes the speaker's own.
            name: Who spoke, when neither the owner nor the companion.
        """
        spoken = hearing is not None and speaker is Speaker.OWNER
        utterance = Utterance(
            text=text,
            speaker=speaker,
            at=at or self._clock(),
            conversation_id=self.id,
            origin=origin or (Origin.OWNER_SPEECH if spoken else _ORIGINS[speaker]),
            zone=self._zone(),
            id=new_id(),
            name=name,
            hearing=hearing,
        )
        if speaker is Speaker.OWNER:
            self.stop()
        line = _Line(utterance, at, threading.Event())
        self._waiting[utterance.id] = line.stop
        self._lines.put(line)
        return utterance.id

    def stop(self) -> None:
        """End every reply that is under way or waiting. Safe from any thread; returns at once."""
        for stop in list(self._waiting.values()):
            stop.set()
        self._silence()

    def go_on(self, id: str, said: Sequence[Utterance]) -> None:
        """Go on with a conversation that was held before.

        Args:
            id: Its id.
            said: Its turns, oldest first.
        """
        self.stop()
        with self._saying:
            self.id, self._said = id, list(said)

    def reword(self, id: str, turn: Utterance) -> None:
        """Go on as if ``turn`` had been said where the turn of this id was."""
        with self._saying:
            self._said = [turn if one.id == id else one for one in self._said]

    def subscribe(self, listener: Callable[[TurnEvent], None]) -> Callable[[], None]:
        """Tell ``listener`` what happens, on a thread of the session's; returns how to end it."""
        return self._listeners.add(listener)

    def close(self) -> None:
        """End what is under way, keep what was said, and wait for the thread."""
        self.stop()
        self._lines.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (line := self._lines.get()) is not None:
            with self._clock.at(line.at):
                try:
                    self._take(line)
                except Exception as error:  # noqa: BLE001 - a turn that fails may not end the thread
                    self._tell(Ended(line.utterance.id, "", line.stop.is_set(), error))

    def _take(self, line: _Line) -> None:
        self._parts.tend()
        if line.utterance.speaker is Speaker.OWNER:
            with self._saying:
                said = tuple(self._said)
            before = self._parts.as_kept(said)
            kept = take_turn(line.utterance, before, self._parts, line.stop)
        else:
            kept = self._only_record(line.utterance)
        with self._saying:
            if line.utterance.conversation_id == self.id:  # and not of one that was left meanwhile
                self._said.extend(kept)

    def _only_record(self, heard: Utterance) -> tuple[Utterance, ...]:
        self._tell(Began(heard.id, heard.text, heard.at, heard.hearing))
        self._tell(Understood(heard.id, understand(heard.text)))
        self._parts.submit(heard)
        self._tell(Remembered(heard.id, self._parts.remember(heard)))
        self._tell(Ended(heard.id, "", False, None))
        return (heard,)

    def _tell(self, event: TurnEvent) -> None:
        stop = self._waiting.get(event.turn_id)
        if isinstance(event, _REPLY_EVENTS) and stop is not None and stop.is_set():
            return
        if isinstance(event, Noted | Ended) and event.error is not None:
            log_failure(_LOG, "a turn has trouble", event.error)
        if isinstance(event, Ended):
            self._waiting.pop(event.turn_id, None)
        self._listeners.tell(event)
