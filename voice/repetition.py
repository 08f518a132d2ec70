"""Tell when a transcriber went round in circles instead of hearing."""

import re
import zlib

_COMPRESSION = 2.4
"""Whisper's own limit: text that shrinks more than this repeats itself."""

_WORDS_PER_S = 7.0
"""Nobody speaks faster; the fastest auctioneers reach about 6."""


def repeats(text: str) -> bool:
    """Tell whether ``text`` may be a loop: it shrinks a lot, or a word comes thrice running."""
    words = re.findall(r"\w+", text.lower())
    thrice = any(a == b == c for a, b, c in zip(words, words[1:], words[2:], strict=False))
    return thrice or _compression(text) > _COMPRESSION


def is_loop(text: str, duration_s: float) -> bool:
    """Tell whether ``text`` cannot be what somebody said in ``duration_s``.

    "No, no, no" is a repetition and yet said; a loop shrinks a lot or is faster than speech.
    """
    words = len(re.findall(r"\w+", text))
    too_fast = words > 4 and words > _WORDS_PER_S * duration_s
    return _compression(text) > _COMPRESSION or (too_fast and repeats(text))


def _compression(text: str) -> float:
    raw = text.encode()
    return len(raw) / len(zlib.compress(raw)) if raw else 0.0
