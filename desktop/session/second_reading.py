"""The language model as a second reader of a turn, when the owner wants that."""

import threading
from collections.abc import Callable
from contextlib import closing

from memory.records import Ruling, Utterance
from memory.remembering import Remembering
from personality.chat_model import ChatModel, Message, Prompt, Role
from personality.cognition.intent import Intent
from personality.errors import ChatModelError
from personality.grounded import GroundedReply


class SecondReading:
    """Asks whoever replies what else a turn states, once the reply is over."""

    def __init__(
        self, remembering: Remembering, choose: Callable[[], ChatModel], wanted: Callable[[], bool]
    ) -> None:
        self._remembering = remembering
        self._choose = choose
        self._wanted = wanted

    def read(self, heard: Utterance, stop: threading.Event) -> tuple[Ruling, ...]:
        """Return the rulings on what the model found; none when it is not wanted or not there."""
        if not self._wanted():
            return ()
        model = self._choose()
        if isinstance(model, GroundedReply):
            return ()
        try:
            return self._remembering.propose(heard, lambda asked: _answer(model, asked, stop))
        except ChatModelError:
            return ()  # the reply has said already what is wrong with the model


def _answer(model: ChatModel, asked: str, stop: threading.Event) -> str:
    """Return a model's whole answer; as far as it came when ``stop`` is set."""
    message = Message(Role.USER, asked)
    pieces: list[str] = []
    with closing(model.stream(Prompt(asked, Intent.CHAT, (message,)))) as answer:
        for piece in answer:
            if stop.is_set():
                break
            if not piece.is_thinking:
                pieces.append(piece.text)
    return "".join(pieces)
