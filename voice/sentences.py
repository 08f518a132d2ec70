"""Cut a reply into units that can be spoken while the rest of it is still being written.

Where it is cut depends on the text alone, not on the pieces it arrives in.
"""

import re
from collections.abc import Iterable, Iterator

_FENCES = ("```", "~~~")
_OPENERS = "\"'\u201c\u2018([*_"
_CLOSERS = "\"'\u201d\u2019)]*_"
_WIDE_ENDS = "\u3002\uff01\uff1f"
"""Full stop, exclamation and question mark of Chinese and Japanese: no space follows them."""

_BOUNDARY = re.compile(
    rf"\n|[{_WIDE_ENDS}]|(?:[.!?\u2026]+|[,;:\u2014])[{re.escape(_CLOSERS)}]*(?=\s|$)"
)

_NEVER_LAST = frozenset(
    "mr. mrs. ms. dr. prof. st. vs. e.g. i.e. approx. cf. gen. col. sgt. capt. rev. hon. mt."  # noqa: SIM905
    "".split()
)
_BEFORE_NUMBERS = frozenset(
    "no. fig. vol. p. pp. ch. sec. jan. feb. mar. apr. jun. jul. aug. sep. sept. oct. nov. dec."  # noqa: SIM905
    "".split()
)
_GOES_ON = re.compile(r"(e\.g\.|i\.e\.|etc\.?|and|or|nor)$", re.IGNORECASE)

_FIRST_CLAUSE_WORDS = 3
"""The first unit may end at a clause of so many words: it is heard a second sooner."""


def sentences(pieces: Iterable[str]) -> Iterator[str]:
    """Yield speakable units of the text that arrives in ``pieces``, each as soon as it is sure.

    The first unit may be a clause; code fences, tables and lines are units of their own.
    """
    text = ""
    is_first = True
    for piece in pieces:
        text += piece
        while (end := _end_of_unit(text, is_first)) is not None:
            unit, text = text[:end].strip(), text[end:]
            if unit:
                yield unit
                is_first = False
    while text.strip():
        end = _end_of_unit(text, is_first, is_complete=True) or len(text)
        unit, text = text[:end].strip(), text[end:]
        if unit:
            yield unit
            is_first = False


def _end_of_unit(text: str, is_first: bool, is_complete: bool = False) -> int | None:
    """Return where the first unit of ``text`` ends; None when more must be known."""
    start = len(text) - len(text.lstrip())
    if start == len(text):
        return None
    head = text[start : start + 3]
    if head in _FENCES:
        return _end_of_fence(text, start)
    if head[0] == "|":
        return _end_of_table(text, start)
    if not is_complete and any(fence.startswith(head) for fence in _FENCES):
        return None
    return _end_of_prose(text, start, is_first, is_complete)


def _end_of_fence(text: str, start: int) -> int | None:
    """Return the end of the line that closes the fence at ``start``."""
    closing = re.compile(rf"^[ \t]*{re.escape(text[start : start + 3])}[ \t]*\n", re.MULTILINE)
    body = text.find("\n", start)
    found = closing.search(text, body + 1) if body >= 0 else None
    return found.end() if found else None


def _end_of_table(text: str, start: int) -> int | None:
    """Return the start of the first line that is no row."""
    position = start
    while (line_end := text.find("\n", position)) >= 0:
        position = line_end + 1
        if position == len(text):
            return None
        if text[position] != "|":
            return position
    return None


def _end_of_prose(text: str, start: int, is_first: bool, is_complete: bool) -> int | None:
    for found in _BOUNDARY.finditer(text, start):
        before, mark, after = text[start : found.start()], found.group(), text[found.end() :]
        if mark == "\n" or mark in _WIDE_ENDS:
            return found.end()
        following = _following_word(after, is_complete)
        if following is None:
            return None
        if mark[0] in ".!?\u2026":
            is_end = _ends_sentence(before, mark, following)
        else:
            is_end = is_first and _ends_clause(before, following)
        if is_end:
            return found.end()
    return None


def _following_word(after: str, is_complete: bool) -> str | None:
    """Return the word that follows on the line, "" at its end; None when it is not all there."""
    found = re.match(r"[^\S\n]+(\S*)(\s?)|\n", after)
    if found is None:
        return "" if is_complete else None
    word, space = found.group(1), found.group(2)
    return word or "" if is_complete or space or found.group() == "\n" else None


def _ends_sentence(before: str, mark: str, following: str) -> bool:
    if _is_inside(before):
        return False
    if following[:1].islower():
        return False
    if mark.rstrip(_CLOSERS) != ".":
        return True
    word = re.split(r"\s", before)[-1].lstrip(_OPENERS) + "."
    lower = word.lower()
    if lower in _NEVER_LAST or (lower in _BEFORE_NUMBERS and following[:1].isdigit()):
        return not following
    is_initial = re.fullmatch(r"([A-Z]\.)+", word) is not None and word != "I."
    is_list_number = re.fullmatch(r"\d+\.", before.strip() + ".") is not None
    return not following or not (is_initial or is_list_number)


def _ends_clause(before: str, following: str) -> bool:
    is_long_enough = len(before.split()) >= _FIRST_CLAUSE_WORDS
    return (
        is_long_enough
        and following != ""
        and not _is_inside(before)
        and _GOES_ON.fullmatch(following) is None
    )


def _is_inside(before: str) -> bool:
    """Tell whether brackets or code that ``before`` opens are still open."""
    is_in_code = before.count("`") % 2 == 1
    return is_in_code or any(before.count(a) > before.count(b) for a, b in ("()", "[]"))
