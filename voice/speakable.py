"""What is said for a text that is written to be seen: without its markup, in words."""

import re
import unicodedata

from voice.expressions import expand

CODE_SPOKEN = "I put a code sample in the chat."
TABLE_SPOKEN = "There is a table in the chat."

_FENCE = re.compile(r"^[ \t]*(```|~~~).*?(?:^[ \t]*\1[ \t]*$|\Z)", re.MULTILINE | re.DOTALL)
_TABLE = re.compile(r"(?:^[ \t]*\|.*(?:\n|\Z))+", re.MULTILINE)
_RULE = re.compile(r"^[ \t]*([-*_=])(?:[ \t]*\1){2,}[ \t]*$", re.MULTILINE)
_LINE_START = re.compile(r"^[ \t]*(?:>[ \t]*)*(?:#{1,6}[ \t]+|[-*+•][ \t]+(?:\[[ xX]\][ \t]+)?)?")
_LIST_NUMBER = re.compile(r"^(\d+)[.)]\s+")

_BEGIN, _END = "\ue000", "\ue001"
"""Mark spans (bold, code, links) until it is known which of them stand side by side."""

_SPANS = (
    (re.compile(r"!\[([^\]]*)\]\([^)\s]*[^)]*\)"), r"\1"),
    (re.compile(r"\[([^\]]+)\]\([^)]*\)"), rf"{_BEGIN}\1{_END}"),
    (re.compile(r"\[([^\]]+)\]\[[^\]]*\]"), rf"{_BEGIN}\1{_END}"),
    (re.compile(r"``?([^`]+?)``?"), rf"{_BEGIN}\1{_END}"),
    (re.compile(r"(\*\*\*|\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1"), rf"{_BEGIN}\2{_END}"),
    (re.compile(r"(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])"), rf"{_BEGIN}\1{_END}"),
    (re.compile(r"(?<![\w_])_(?=\S)([^_\n]+?)(?<=\S)_(?![\w_])"), rf"{_BEGIN}\1{_END}"),
)
_SIDE_BY_SIDE = re.compile(rf"{_END}[ \t]+{_BEGIN}")

_URL = re.compile(r"<?\b(?:https?://|www\.)([^\s/?#<>)]+)[^\s<>)]*>?", re.IGNORECASE)
_EMAIL = re.compile(r"\b([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)\b")
_DOMAIN = re.compile(
    r"\b([\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io|dev|ai|co|uk|de|fr|eu))\b(?:/[^\s]*\w)?",
    re.IGNORECASE,
)
_TAG = re.compile(r"</?[A-Za-z][^<>]*>")
_DASH = re.compile(r"\s+[-–—]+\s+|\s*—\s*")  # noqa: RUF001

_SYMBOLS = (
    (re.compile(r"\(\)"), ""),
    (re.compile(r"\s*&\s*"), " and "),
    (re.compile(r"\s*[→⇒]\s*|\s*[-=]>\s*"), " to "),
    (re.compile(r"\s*==?\s*"), " equals "),
    (re.compile(r"(?<=\w)\s*\+\s*(?=\w)"), " plus "),
    (re.compile(r"(?<=\d)\s*[*×]\s*(?=\d)"), " times "),  # noqa: RUF001
    (re.compile(r"#(?=\d)"), "number "),
    (re.compile(r"[*#`|~^<>{}\[\]\\_/]+"), " "),
)
_SPACES = re.compile(r"[ \t]+")
_SPACE_BEFORE_MARK = re.compile(r"\s+([,.;:!?])")
_DOUBLE_MARK = re.compile(r"([,;:])\s*([,.;:!?])")


def speakable(text: str, language: str = "en") -> str:
    """Return the words to speak for ``text``; empty when there is nothing to say.

    Args:
        text: Markdown, as it is displayed; one unit or a whole reply.
        language: Two-letter code; numbers and abbreviations are put in words in English only.
    """
    text = _FENCE.sub(f"\n{CODE_SPOKEN}\n", text)
    text = _TABLE.sub(f"\n{TABLE_SPOKEN}\n", text)
    text = _RULE.sub("", text)
    lines = [line for line in map(_without_markup, text.split("\n")) if line]
    spoken = " ".join(_ended(line) for line in lines) if len(lines) > 1 else "".join(lines)
    if language == "en":
        spoken = expand(spoken)
    spoken = _without_symbols(spoken)
    return spoken if any(map(str.isalnum, spoken)) else ""


def _without_markup(line: str) -> str:
    """Return one line as plain text."""
    start = _LINE_START.match(line)
    marker = start.group().strip() if start else ""
    line = line[start.end() :] if start else line
    line = _LIST_NUMBER.sub(r"\1, ", line)
    for pattern, replacement in _SPANS:
        line = pattern.sub(replacement, line)
    line = _SIDE_BY_SIDE.sub(", ", line).replace(_BEGIN, "").replace(_END, "")
    line = _TAG.sub(" ", _URL.sub(lambda found: _spelled(found[1]), line))
    line = _EMAIL.sub(lambda found: f"{_spelled(found[1])} at {_spelled(found[2])}", line)
    line = _DOMAIN.sub(lambda found: _spelled(found[1]), line)
    line = _DASH.sub(", ", _without_emoji(line)).strip()
    return _ended(line) if marker and line else line


def _spelled(address: str) -> str:
    """Return a domain or a mailbox as it is said."""
    return address.removeprefix("www.").replace(".", " dot ")


def _ended(line: str) -> str:
    return line if line[-1] in ".!?…:;," else line + "."


def _without_emoji(line: str) -> str:
    """Drop pictures and what joins them; letters, marks and ordinary symbols stay."""
    return "".join(
        " " if unicodedata.category(c) in ("So", "Cf", "Cs") and c not in "°©®" else c
        for c in line
        if c not in "\ufe0f\u20e3" and not "\U0001f3fb" <= c <= "\U0001f3ff"
    )


def _without_symbols(text: str) -> str:
    for pattern, word in _SYMBOLS:
        text = pattern.sub(word, text)
    text = _SPACE_BEFORE_MARK.sub(r"\1", _SPACES.sub(" ", text))
    return _DOUBLE_MARK.sub(r"\2", text).strip()
