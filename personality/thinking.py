"""Telling thinking from speech in streamed text, however its tags are split."""

from collections.abc import Iterator

from personality.chat_model import Piece

_OPEN = "<think>"
_CLOSE = "</think>"


class ThoughtSplitter:
    """A state machine over ``<think>`` and ``</think>``.

    Some chat templates open the thinking themselves, so that only the closing tag is ever seen.
    Until ``settle`` the text is therefore held back: a closing tag makes all of it thinking.
    """

    def __init__(self) -> None:
        self._held = ""
        self._is_thinking = False
        self._is_settled = False
        self.closed_unopened = False
        """True when a closing tag came without an opening one: this model does that."""

    def feed(self, text: str) -> Iterator[Piece]:
        """Take more text and yield what is certain by now."""
        self._held += text
        while found := self._next_tag():
            place, tag = found
            before, self._held = self._held[:place], self._held[place + len(tag) :]
            self.closed_unopened |= tag == _CLOSE and not self._is_thinking
            yield from _pieces(before, self._is_thinking or tag == _CLOSE)
            self._is_thinking = tag == _OPEN
            self._is_settled = True
        if self._is_settled:
            yield from self._release(keep=self._begun())

    def settle(self) -> Iterator[Piece]:
        """Take what is held for speech, unless it has been opened as thinking."""
        self._is_settled = True
        yield from self._release(keep=self._begun())

    def finish(self, *, is_cut: bool = False) -> Iterator[Piece]:
        """Yield what is left at the end of the stream.

        Args:
            is_cut: A closing tag was expected and the stream was cut short of it, so that what is
                held back is thinking.
        """
        self._is_thinking |= is_cut and not self._is_settled
        yield from self._release(keep=0)

    def _next_tag(self) -> tuple[int, str] | None:
        lowered = self._held.lower()
        found = [(lowered.find(tag), tag) for tag in (_OPEN, _CLOSE) if tag in lowered]
        return min(found) if found else None

    def _begun(self) -> int:
        """Return how many last characters may be the beginning of a tag."""
        lowered = self._held.lower()
        lengths = range(min(len(_CLOSE) - 1, len(lowered)), 0, -1)
        return next((n for n in lengths if (_OPEN[:n], _CLOSE[:n]).count(lowered[-n:])), 0)

    def _release(self, *, keep: int) -> Iterator[Piece]:
        end = len(self._held) - keep
        out, self._held = self._held[:end], self._held[end:]
        yield from _pieces(out, self._is_thinking)


def _pieces(text: str, is_thinking: bool) -> Iterator[Piece]:
    if text:
        yield Piece(text, is_thinking)
