"""Stand-ins for the parts of a turn that touch the world; each satisfies the part's port."""

import threading
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from desktop.session.events import Ended, TurnEvent
from desktop.session.turn import Parts
from memory.errors import RecordNotFoundError
from memory.extraction.rules import extract
from memory.ids import new_id
from memory.records import (
    OWNER,
    Candidate,
    Recall,
    Recollection,
    Record,
    Ruling,
    Source,
    Utterance,
    Validity,
)
from memory.vocabulary import Decision, Kind, Origin, Reason, Scope, SourceType, Speaker, Status
from personality.chat_model import Piece, Prompt

NOW = datetime(2024, 5, 3, 17, 0, tzinfo=UTC)


def said(text: str, speaker: Speaker = Speaker.OWNER, **facts: object) -> Utterance:
    """Make an utterance, typed unless ``facts`` say otherwise."""
    origin = Origin.OWNER_TEXT if speaker is Speaker.OWNER else Origin.COMPANION
    usual: dict[str, object] = {"id": new_id(), "origin": origin, "conversation_id": "talk"}
    return Utterance(text=text, speaker=speaker, at=NOW, **(usual | facts))  # type: ignore[arg-type]


def record(statement: str, **facts: object) -> Record:
    """Make a record that is in use."""
    usual: dict[str, object] = {
        "id": new_id(),
        "kind": Kind.SEMANTIC,
        "scope": Scope.OWNER,
        "subject": OWNER,
        "claim": None,
        "status": Status.ACTIVE,
        "origin": Origin.OWNER_TEXT,
        "source_type": SourceType.EXPLICIT,
        "confidence": 0.95,
        "importance": 0.5,
        "evidence_count": 1,
        "validity": Validity(),
        "zone": "UTC",
        "recorded_at": NOW,
        "sources": (Source(NOW, statement, 0, len(statement), turn_id="turn"),),
    }
    return Record(statement=statement, **(usual | facts))  # type: ignore[arg-type]


@dataclass
class FakeMemory:
    """Keeps what is offered, in order; recalls what it was given."""

    known: Sequence[Record] = ()
    offers: list[Utterance | Candidate] = field(default_factory=list)

    def submit(self, offer: Utterance | Candidate) -> Ruling:
        """Keep it and say that it is new."""
        self.offers.append(offer)
        is_turn = isinstance(offer, Utterance)
        return Ruling(
            id=new_id(),
            at=NOW,
            decision=Decision.CREATE,
            reason=Reason.NEW,
            statement=offer.text if isinstance(offer, Utterance) else offer.statement,
            kind=Kind.EPISODIC if is_turn else Kind.SEMANTIC,
            scope=Scope.OWNER,
            subject=OWNER,
            origin=offer.origin,
            record_id=offer.id if isinstance(offer, Utterance) else new_id(),
            target_id=None,
            status=Status.ACTIVE,
            confidence=0.95,
        )

    def remember(self, heard: Utterance) -> tuple[Ruling, ...]:
        """Keep everything that the turn states."""
        return tuple(self.submit(candidate) for candidate in extract(heard))

    def recall(self, text: str) -> Recall:
        """Recall everything."""
        return Recall(tuple(Recollection(each, 1.0) for each in self.known))

    def record(self, id: str) -> Record:
        """Look a record up."""
        for each in self.known:
            if each.id == id:
                return each
        raise RecordNotFoundError(id)

    def turns(self, speaker: Speaker) -> list[str]:
        """Return the turns of one speaker that were kept."""
        kept = [each for each in self.offers if isinstance(each, Utterance)]
        return [each.text for each in kept if each.speaker is speaker]


class FakeChatModel:
    """Replies with what it was given; an exception among the pieces is raised.

    Attributes:
        prompts: What it was asked.
        closed: Set when a reply of its was over or closed.
    """

    name = "fake"

    def __init__(self, *script: str | Piece | Exception) -> None:
        self._script = script
        self.prompts: list[Prompt] = []
        self.closed = threading.Event()

    def stream(self, prompt: Prompt) -> Generator[Piece, None, None]:
        """Yield the script."""
        self.prompts.append(prompt)
        try:
            for part in self._script:
                if isinstance(part, Exception):
                    raise part
                yield Piece(part) if isinstance(part, str) else part
        finally:
            self.closed.set()


class SilentChatModel(FakeChatModel):
    """Thinks for ever: sends nothing but the empty pieces of a model that is silent."""

    def stream(self, prompt: Prompt) -> Generator[Piece, None, None]:
        """Yield nothing that says anything, until closed."""
        self.prompts.append(prompt)
        try:
            while True:
                yield Piece("")
                self.closed.wait(0.01)
        finally:
            self.closed.set()


@dataclass
class FakeMouth:
    """Says sentences into the void.

    Attributes:
        said: What was said to its end.
    """

    said: list[str] = field(default_factory=list)
    script: Callable[[str], bool] = lambda sentence: True
    """Whether a sentence is said to its end; may raise."""

    def prepare(self, sentence: str) -> None:
        """Take it as ready."""

    def stop(self) -> None:
        """Be silent already."""

    def speak(self, sentence: str) -> bool:
        """Say it."""
        ended = self.script(sentence)
        if ended:
            self.said.append(sentence)
        return ended


class Recorder:
    """Keeps the events of a conversation, and lets a test wait for the end of a turn."""

    def __init__(self) -> None:
        self.events: list[TurnEvent] = []
        self._changed = threading.Condition()

    def __call__(self, event: TurnEvent) -> None:
        """Take an event, on any thread."""
        with self._changed:
            self.events.append(event)
            self._changed.notify_all()

    def of(self, *kinds: type[TurnEvent]) -> list[TurnEvent]:
        """Return the events of some kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    def wait_for(self, is_it: Callable[[TurnEvent], bool], timeout_s: float = 10) -> TurnEvent:
        """Return the first event that is it, once it has come.

        Raises:
            TimeoutError: it has not come.
        """
        with self._changed:
            if not self._changed.wait_for(lambda: any(map(is_it, self.events)), timeout_s):
                raise TimeoutError(f"not among {self.events}")
            return next(filter(is_it, self.events))

    def wait_for_end(self, turn_id: str) -> Ended:
        """Return how a turn ended."""
        ended = self.wait_for(lambda e: isinstance(e, Ended) and e.turn_id == turn_id)
        assert isinstance(ended, Ended)
        return ended


def parts(
    memory: FakeMemory, model: FakeChatModel, tell: Recorder, mouth: FakeMouth | None = None
) -> Parts:
    """Put a turn's parts together."""
    return Parts(
        now=lambda: NOW,
        submit=memory.submit,
        remember=memory.remember,
        recall=lambda heard, before: memory.recall(heard.text),
        record=memory.record,
        choose=lambda: model,
        voice=lambda: mouth,
        tell=tell,
    )
