"""A turn, from what was heard to what was said: one straight function over ports."""

import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import datetime

from desktop.session.aloud import Aloud, Voice
from desktop.session.asker import Asker, Silent
from desktop.session.events import (
    Began,
    Ended,
    Filled,
    Noted,
    PieceArrived,
    Recalled,
    Remembered,
    Spoke,
    Stage,
    StageChanged,
    TurnEvent,
    Understood,
)
from memory.ids import new_id
from memory.records import Candidate, Recall, Record, Ruling, Utterance
from memory.vocabulary import Origin, Speaker, Status
from personality.budget import ContextLimited, context_of
from personality.chat_model import ChatModel, Piece, Prompt
from personality.cognition.intent import Intent, understand
from personality.errors import ChatModelError
from personality.prompt import compose
from voice.sentences import sentences

Submit = Callable[[Utterance | Candidate], Ruling]
"""Offers something to the write door."""

Remember = Callable[[Utterance], tuple[Ruling, ...]]
"""Offers what a turn that was kept says, in every kind of memory."""


@dataclass(frozen=True)
class Parts:
    """What a turn goes through that touches the world; the rest of a turn is pure."""

    now: Callable[[], datetime]
    submit: Submit
    remember: Remember
    recall: Callable[[Utterance, Sequence[Utterance]], Recall]
    """Looks up what a turn asks, given the turns before it, oldest first."""
    record: Callable[[str], Record]
    """Looks a record up by its id."""
    choose: Callable[[], ChatModel]
    """Picks who replies, afresh for each turn: Ollama may have been started meanwhile."""
    voice: Callable[[], Voice | None]
    """Returns the voice, or None when replies are only shown."""
    tell: Callable[[TurnEvent], None] = lambda event: None
    read_again: Callable[[Utterance, threading.Event], tuple[Ruling, ...]] = lambda heard, stop: ()
    """Offers what a second reader finds in a turn, once the reply is over."""
    tend: Callable[[], None] = lambda: None
    """Sees to what the passing of time brings about, before a turn."""
    forget: Callable[[Utterance], str | None] = lambda heard: None
    """Says what Candor answers to a wish to forget, or to the yes after it; None otherwise."""
    asker: Asker = field(default_factory=Silent)
    """Asks at a pause about what is open, and takes the answer."""
    as_kept: Callable[[Sequence[Utterance]], tuple[Utterance, ...]] = tuple
    """Returns turns as memory has them now."""


@dataclass(frozen=True)
class Fixed:
    """A reply that no model may put otherwise: what is forgotten or decided is said as it is."""

    text: str
    intent: Intent
    rulings: tuple[Ruling, ...] = ()
    name: str = "grounded replies"

    def stream(self, prompt: Prompt) -> Generator[Piece, None, None]:
        """Yield the text."""
        yield Piece(self.text)


_TAIL = 40
"""How many of a reply's last characters are looked at to see whether it ends in a question."""


@dataclass
class _ThenAsks:
    """A model whose reply is followed by a question of Candor's own, where there is a pause."""

    model: ChatModel
    ask: Callable[[], str | None]
    asked: str | None = None

    @property
    def name(self) -> str:
        """The model's own."""
        return self.model.name

    def stream(self, prompt: Prompt) -> Generator[Piece, None, None]:
        """Yield the reply, and then the question; a reply that asks itself is no pause."""
        said = ""
        with closing(self.model.stream(prompt)) as pieces:
            for piece in pieces:
                said = said if piece.is_thinking else (said + piece.text)[-_TAIL:]
                yield piece
        if not said.rstrip().endswith("?"):
            self.asked = self.ask()
            if self.asked is not None:
                yield Piece(f"\n\n{self.asked}")


@dataclass
class _Reply:
    """What has become of a reply so far."""

    shown: list[str] = field(default_factory=list)
    """The text as it arrived."""
    aloud: Aloud | None = None
    """None: the reply is only shown."""
    error: Exception | None = None

    def said(self, *, interrupted: bool) -> str:
        """Return what the owner really got: all of it, or as far as the voice came."""
        if interrupted and self.aloud is not None and self.aloud.failed is None:
            return " ".join(self.aloud.spoken)
        return "".join(self.shown).strip()


def take_turn(
    heard: Utterance, before: Sequence[Utterance], parts: Parts, stop: threading.Event
) -> tuple[Utterance, ...]:
    """Answer what the owner said; what was really said is on disk before ``Ended`` is told.

    Args:
        heard: What the owner said, with the id that the turn is to have.
        before: The turns of this conversation so far, oldest first.
        parts: The ports.
        stop: Ends the reply. What is being written to memory is still written.

    Returns:
        The turns that were kept: the owner's and, when anything was said, the companion's.
    """
    tell = parts.tell
    tell(Began(heard.id, heard.text, heard.at, heard.hearing))
    parts.submit(heard)
    fixed = _fixed(heard, parts)
    intent = fixed.intent if fixed else understand(heard.text)
    tell(Understood(heard.id, intent))
    tell(StageChanged(heard.id, Stage.RECALLING))
    recall = Recall() if fixed else parts.recall(heard, before)
    rulings = fixed.rulings if fixed else parts.remember(heard)
    tell(Remembered(heard.id, rulings))
    is_open = any(ruling.status is Status.PENDING for ruling in rulings)
    if is_open:
        parts.asker.told(rulings)
    model = fixed or parts.choose()
    prompt = compose(
        heard,
        intent,
        before=before,
        recall=recall,
        rulings=rulings,
        targets=_targets(rulings, parts),
        context=context_of(model),
    )
    tell(Recalled(heard.id, _used(recall, prompt), _filled(model, prompt)))
    may_ask = not (fixed or is_open)  # what the reply tells of is asked already
    asking = _ThenAsks(model, lambda: parts.asker.question(heard, before) if may_ask else None)
    reply = _reply(heard.id, asking, prompt, parts, stop)
    interrupted = stop.is_set()
    if asking.asked is not None and interrupted:
        parts.asker.unheard()
    answer = _keep(heard, reply.said(interrupted=interrupted), parts)
    if not fixed and (more := parts.read_again(heard, stop)):
        tell(Remembered(heard.id, (*rulings, *more)))
    tell(Ended(heard.id, answer.text, interrupted, reply.error, model.name))
    return (heard, answer) if answer.text else (heard,)


def _fixed(heard: Utterance, parts: Parts) -> Fixed | None:
    """Return the reply to what is about forgetting, or answers what was asked; else None."""
    about_forgetting = parts.forget(heard)
    if about_forgetting is not None:
        return Fixed(about_forgetting, Intent.FORGET)
    answered = parts.asker.answer(heard)
    return Fixed(answered.text, Intent.TELL, answered.rulings) if answered else None


def _targets(rulings: Sequence[Ruling], parts: Parts) -> list[Record]:
    """Look up what the rulings replace or wait against, so that the reply can name it."""
    return [parts.record(each.target_id) for each in rulings if each.target_id]


def _used(recall: Recall, prompt: Prompt) -> Recall:
    """Return what of ``recall`` the reply may use, with what found no room among the rest."""
    return replace(
        recall,
        results=prompt.recalled,
        passages=prompt.passages,
        left_out=recall.left_out + prompt.left_out,
    )


def _filled(model: ChatModel, prompt: Prompt) -> Filled | None:
    if not isinstance(model, ContextLimited):
        return None
    return Filled(prompt.estimated_tokens, context_of(model).prompt_tokens, prompt.history_left_out)


def _reply(
    turn_id: str, model: ChatModel, prompt: Prompt, parts: Parts, stop: threading.Event
) -> _Reply:
    """Generate and speak until the end, a failure, or the owner's stop."""
    voice, reply = parts.voice(), _Reply()
    if voice is not None:
        reply.aloud = Aloud(voice, stop, lambda sentence: parts.tell(Spoke(turn_id, sentence)))
    parts.tell(StageChanged(turn_id, Stage.THINKING))
    try:
        with closing(model.stream(prompt)) as pieces:
            for sentence in sentences(_shown(turn_id, _until(stop, pieces), reply, parts.tell)):
                if reply.aloud is not None and not stop.is_set():
                    reply.aloud.add(sentence)
    except ChatModelError as error:
        reply.error = error
    finally:
        if reply.aloud is not None:
            reply.aloud.finish()
    if reply.aloud is not None and reply.aloud.failed is not None:
        parts.tell(Noted(turn_id, reply.aloud.failed))
    return reply


def _until(stop: threading.Event, pieces: Iterator[Piece]) -> Iterator[Piece]:
    """Pass on what says something; a model sends empty pieces while it is silent."""
    for piece in pieces:
        if stop.is_set():
            return
        if piece.text:
            yield piece


def _shown(
    turn_id: str, pieces: Iterator[Piece], reply: _Reply, tell: Callable[[TurnEvent], None]
) -> Iterator[str]:
    """Show every piece, and pass on what is not thinking."""
    for piece in pieces:
        if not piece.is_thinking:
            if not reply.shown:
                tell(StageChanged(turn_id, Stage.REPLYING))
            reply.shown.append(piece.text)
        tell(PieceArrived(turn_id, piece.text, piece.is_thinking))
        if not piece.is_thinking:
            yield piece.text


def _keep(heard: Utterance, said: str, parts: Parts) -> Utterance:
    """Record what the companion really said, when it said anything."""
    answer = replace(
        heard,
        id=new_id(),
        text=said,
        speaker=Speaker.COMPANION,
        origin=Origin.COMPANION,
        at=parts.now(),
        hearing=None,
        name=None,
        external_id=None,
    )
    if said:
        parts.submit(answer)
    return answer
