"""Text without the characters that belong to no word, and that stores and screens choke on."""

import re

_TERMINAL = re.compile("(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b.?")
"""What tells a terminal to change its colours or its cursor."""
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Control characters, but for tabs and ends of lines."""
_HALF = re.compile("[\ud800-\udfff]")
"""Half a character: no encoding of Unicode can write one down."""
_UNWANTED = re.compile(f"{_CONTROL.pattern}|{_HALF.pattern}")
"""Most texts hold none: one look tells."""


def cleaned(text: str) -> str:
    """Return ``text`` as it may be kept; a half character becomes the mark for a lost one."""
    if _UNWANTED.search(text) is None:
        return text
    return _HALF.sub("\ufffd", _CONTROL.sub("", _TERMINAL.sub("", text)))
