"""What the owner wants with what they said, decided without a model."""

import re
from enum import StrEnum

from personality.cognition.words import (
    ASKING_CHARACTERS,
    ASKING_ENDINGS,
    CHAT_SENTENCES,
    CHAT_WORDS,
    QUESTION_WORDS,
)


class Intent(StrEnum):
    """What an utterance is for."""

    TELL = "tell"
    ASK = "ask"
    CHAT = "chat"
    FORGET = "forget"
    """Something is to go from memory; found out by who can make it go."""


_QUESTION_MARKS = "?\uff1f\u061f"
"""As written in Latin, Chinese and Japanese, and Arabic script."""
_SENTENCES = re.compile(rf"(?<=[.!…。\uff01{_QUESTION_MARKS}])\s*(?=\S)")
_WORDS = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
_CALLED = re.compile(
    r"^(?:(?:hey|hi|hello|ok|okay|oh|so|and|but|well|please|btw|by the way|candor)\b[\s,:!.]*)+",
    re.IGNORECASE,
)
"""What may come before the sentence proper."""

_AUXILIARY = (
    r"(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might"
    r"|must)"
)
_AMBIGUOUS = r"(?:do\s+it|(?:have|had)\s+(?:it|the|this|that|these|those|any\w*|some\w*))"
"""What begins like a question, and an order or a clipped statement begins like it too."""
_NOT = r"(?:n'?t)?"
_PERSON = (
    r"(?:i|you|we|they|he|she|it|my|your|his|her|our|their|the|this|that|these|those|there|any\w*"
    r"|some\w*|every\w*)"
)
_NAME = r"(?-i:[A-Z])\w+"
_THING = r"(?!(?:i|you|we|he|she|they|it|my|your|his|her|our|their|the|this|that|an?)\b)\S+"
"""The first word after "what" in "what time is it", and not in "what I like is tea"."""
_ASKING = re.compile(
    "|".join(
        (
            rf"(?:is|are|am|was|were|does|did){_NOT}\s+\S+",
            rf"(?!{_AMBIGUOUS}\b){_AUXILIARY}{_NOT}\s+{_PERSON}\b",
            rf"(?:can|could|would|should|do|have|has){_NOT}\s+{_NAME}",
            rf"(?:who|what|when|where|why|how)(?:'(?:s|re|d|ll|ve)|\s+{_AUXILIARY}{_NOT})\b",
            r"what\s+(?:about|happened|kinds?\s+of|types?\s+of|sorts?\s+of|else)\b",
            r"how\s+(?:about|come|much|many|old|long|often|far)\b",
            rf"(?:what|which|whose|how)\s+{_THING}(?:\s+\S+)?\s+{_AUXILIARY}\b",
            rf"(?:\w+\s+)?(?:what|which|whose|whom|how)\s+{_THING}\s+(?:\S+\s+){{0,4}}{_AUXILIARY}\s+"
            rf"(?:{_PERSON}\b|{_NAME})",
            r"(?:who|whom|whose|which)\s+\S+",
            r"(?:why|what|who|where|when|how)\W*$",
            r"(?:got\s+any|anything\s+(?:new|else))\b",
            r"(?:tell|show)\s+me\s+(?:about|again|who|what|where|which|why|how|if|whether"
            r"|everything|all)\b",
            r"remind\s+me\s+(?:about|of|who|what|when|where|which|why|how)\b",
            r"(?:i\s+(?:wonder|forgot|forget|want\s+to\s+know|would\s+like\s+to\s+know|don'?t\s+"
            r"(?:know|remember)|can'?t\s+remember)|i'd\s+like\s+to\s+know|tell\s+me|any\s+idea)\s+"
            r"(?:who|what|when|where|which|why|how|if|whether)\s+(?!you\s+can\b|to\b)",
            r"(?:est-ce|qu'est-ce)\b",
        )
    ),
    re.IGNORECASE,
)
"""How an English sentence begins that asks, question mark or not."""


def understand(text: str) -> Intent:
    """Return what ``text`` is for; one sentence that asks makes the whole a question."""
    sentences = [s for s in _SENTENCES.split(straight(text).strip()) if words_of(s)]
    if all(map(_is_chat, sentences)):
        return Intent.CHAT
    return Intent.ASK if any(map(_asks, sentences)) else Intent.TELL


def straight(text: str) -> str:
    """Return ``text`` with the one apostrophe that our patterns know."""
    return text.replace("\u2019", "'")


def words_of(text: str) -> list[str]:
    """Return the words of ``text``, folded."""
    return [word.casefold() for word in _WORDS.findall(straight(text))]


def _is_chat(sentence: str) -> bool:
    words = words_of(sentence)
    return CHAT_WORDS.issuperset(words) or CHAT_SENTENCES.issuperset(words)


def _asks(sentence: str) -> bool:
    if _is_chat(sentence):
        return False
    if "¿" in sentence or any(mark in sentence for mark in _QUESTION_MARKS):
        return True
    proper = _CALLED.sub("", sentence)
    words = words_of(proper)
    if not words:
        return False
    return (
        _ASKING.match(proper) is not None
        or words[0] in QUESTION_WORDS
        or any(asking in proper for asking in ASKING_CHARACTERS)
        or words[-1].endswith(ASKING_ENDINGS)
    )
