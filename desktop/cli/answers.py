"""Waits for turns and gathers what each of them came to."""

import queue
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from desktop.cli.console import error_shape
from desktop.session import shapes
from desktop.session.events import Ended, Recalled, Remembered, TurnEvent, Understood
from memory.records import Recall, Ruling

if TYPE_CHECKING:
    from desktop.session.conversation import Conversation


@dataclass
class Answer:
    """What a turn came to."""

    turn_id: str
    intent: str = ""
    recall: Recall = field(default_factory=Recall)
    rulings: tuple[Ruling, ...] = ()
    reply: str = ""
    error: Exception | None = None
    model: str = ""


class Answers:
    """Listens to a conversation on behalf of a thread that waits for its turns, one by one."""

    def __init__(self, conversation: "Conversation") -> None:
        self._events: queue.SimpleQueue[TurnEvent] = queue.SimpleQueue()
        self.stop_listening = conversation.subscribe(self._events.put)

    def wait(self, turn_id: str, show: Callable[[TurnEvent], None] = lambda event: None) -> Answer:
        """Block until the turn is over; ``show`` is given each of its events on the way."""
        answer = Answer(turn_id)
        while True:
            event = self._events.get()
            if event.turn_id != turn_id:
                continue
            show(event)
            _note(answer, event)
            if isinstance(event, Ended):
                return answer


def _note(answer: Answer, event: TurnEvent) -> None:
    match event:
        case Understood(intent=intent):
            answer.intent = intent
        case Recalled(recall=recall):
            answer.recall = recall
        case Remembered(rulings=rulings):
            answer.rulings = rulings
        case Ended(reply=reply, error=error, model=model):
            answer.reply, answer.error, answer.model = reply, error, model
        case _:
            pass


def shape(answer: Answer) -> dict[str, Any]:
    """Write an answer as the line that ``chat --json`` gives for a line."""
    written = {
        "turn_id": answer.turn_id,
        "reply": answer.reply or None,
        "intent": answer.intent,
        "decisions": [shapes.ruling(each) for each in answer.rulings],
        "recalled": [shapes.used(each) for each in answer.recall.results],
        "passages": [shapes.citation(each) for each in answer.recall.passages],
        "left_out": [shapes.left_out(each) for each in answer.recall.left_out],
        "paths": shapes.paths(answer.recall.paths),
        "unclear": list(answer.recall.unclear),
        "model": answer.model or None,
    }
    return written | ({"error": error_shape(answer.error)} if answer.error else {})
