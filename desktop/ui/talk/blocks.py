"""Cutting a reply that is still arriving into blocks that are done and the rest."""

_FENCES = ("```", "~~~")


def split_finished(text: str) -> tuple[str, str]:
    """Return the part of ``text`` whose Markdown can no longer change, and the rest.

    A block is done at a blank line, unless that line stands inside a fence of code.
    """
    cut, position, fence = 0, 0, ""
    for line in text.splitlines(keepends=True):
        position += len(line)
        mark = line.lstrip()[:3]
        if mark in _FENCES and fence in ("", mark):
            fence = "" if fence else mark
        elif not fence and not line.strip() and line.endswith("\n"):
            cut = position
    return text[:cut], text[cut:]
