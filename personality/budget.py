"""What fits into a model's context: pure arithmetic over estimated tokens.

A model's server cuts an overlong prompt silently and from the top, so the persona and the
memories go first. Nothing longer than the estimate allows is therefore ever sent.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

_PER_MESSAGE = 8
"""Tokens of a chat template around one message; the longest we know (Llama 3) has 6."""
_REPLY_SHARE = 4
"""The reply may take one part in this many of the context ..."""
_REPLY_MOST = 1024
"""... but never more tokens than this. Both chosen by hand."""


@dataclass(frozen=True)
class Context:
    """The room a model offers."""

    num_ctx: int = 4096
    """Size of the context, in tokens; prompt and reply share it."""
    ratio: float = 1.0
    """Real tokens for one estimated, as measured; the budget believes only values above 1."""

    @property
    def prompt_tokens(self) -> int:
        """How many estimated tokens a prompt may have."""
        reply = min(self.num_ctx // _REPLY_SHARE, _REPLY_MOST)
        return int((self.num_ctx - reply) / max(1.0, self.ratio))


@runtime_checkable
class ContextLimited(Protocol):
    """A model that knows the size of its context."""

    @property
    def context(self) -> Context:
        """Its room, with the ratio measured so far."""
        ...


def context_of(model: object) -> Context:
    """Return the room that ``model`` offers; a careful guess when it does not say."""
    return model.context if isinstance(model, ContextLimited) else Context()


def estimate(text: str) -> int:
    """Return how many tokens ``text`` has at most, give or take; never 0 for a message.

    Tokenisers of the models in use make 3.5-4.5 letters of English prose into one token, 2-3 of
    Cyrillic, and about one token of each character of Chinese; the weights stay above all those.
    """
    return _PER_MESSAGE + math.ceil(sum(map(_weight, text)))


def _weight(character: str) -> float:
    if character.isascii():
        return 0.34 if character.islower() or character == " " else 1.0
    if character < "\u0530":  # Latin with marks, Greek, Cyrillic
        return 0.7
    return 1.5 if character < "\U00010000" else 3.0


@dataclass(frozen=True)
class Allotment:
    """What fits."""

    pinned: tuple[int, ...]
    """Places of the pinned recollections that fit, ascending."""
    recalled: tuple[int, ...]
    """Places of the recalled ones that fit, ascending."""
    history: int
    """How many of the newest messages fit."""


def allot(
    room: int, *, pinned: Sequence[int], recalled: Sequence[int], history: Sequence[int]
) -> Allotment:
    """Share ``room`` out: pinned before recalled before history.

    Args:
        room: Tokens left beside the identity and the utterance, which are never left out.
        pinned: Tokens of each pinned recollection, the most important first.
        recalled: Tokens of each recalled one, best first; a later, shorter one may still fit.
        history: Tokens of each message, oldest first; the newest fit, without a gap.
    """
    kept_pinned, room = _greedy(room, pinned)
    kept_recalled, room = _greedy(room, recalled)
    newest = 0
    for tokens in reversed(history):
        if tokens > room:
            break
        room -= tokens
        newest += 1
    return Allotment(kept_pinned, kept_recalled, newest)


def _greedy(room: int, costs: Sequence[int]) -> tuple[tuple[int, ...], int]:
    kept: list[int] = []
    for place, tokens in enumerate(costs):
        if tokens <= room:
            kept.append(place)
            room -= tokens
    return tuple(kept), room


def shorten(text: str, tokens: int, mark: str) -> str:
    """Cut the middle out of ``text`` so that it has at most ``tokens``, and mark the place.

    The beginning of an utterance says what it is about, its end what is wanted.
    """
    if estimate(text) <= tokens:
        return text
    shortest, longest = 0, len(text)
    while shortest < longest:  # the longest cut that still fits, by halving
        kept = (shortest + longest + 1) // 2
        if estimate(_cut(text, kept, mark)) <= tokens:
            shortest = kept
        else:
            longest = kept - 1
    return _cut(text, shortest, mark)


def _cut(text: str, kept: int, mark: str) -> str:
    tail = kept // 2
    return text[: kept - tail] + mark + text[len(text) - tail :]
