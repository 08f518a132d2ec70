"""Markdown, as people read it: without its marks."""

from collections.abc import Iterator
from typing import Any

from memory.documents.limits import Limits
from memory.documents.parsing.decoding import decode
from memory.documents.parsing.passages import Block, cut
from memory.documents.parsing.reading import Facts, Reading

_FENCE = "---\n"


def parse(content: bytes, limits: Limits) -> Reading:
    """Read Markdown.

    Raises:
        UnreadableError: its encoding is not known.
    """
    text = decode(content)[0].replace("\r\n", "\n")
    front, text = _front_matter(text)
    found = [*([Block(front)] if front else []), *_blocks(text)]
    yield from cut(found)
    return Facts(title=next((block.text for block in found if block.is_heading), None))


def _front_matter(text: str) -> tuple[str, str]:
    """Return what stands between the two lines at the top that set it apart, and the rest."""
    if text.startswith(_FENCE) and (end := text.find(f"\n{_FENCE}", len(_FENCE) - 1)) >= 0:
        return text[len(_FENCE) : end], text[end + 1 + len(_FENCE) :]
    return "", text


def _blocks(text: str) -> Iterator[Block]:
    from markdown_it import MarkdownIt

    in_heading = False
    row: list[str] | None = None
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        match token.type:
            case "heading_open" | "heading_close":
                in_heading = token.type == "heading_open"
            case "tr_open":
                row = []
            case "tr_close":
                yield Block(" | ".join(row or []))
                row = None
            case "inline" if row is not None:
                row.append(_plain(token))
            case "inline":
                yield Block(_plain(token), is_heading=in_heading)
            case "fence" | "code_block" | "html_block":
                yield Block(token.content)


def _plain(inline: Any) -> str:
    """Return what an inline token shows."""
    breaks = {"softbreak": "\n", "hardbreak": "\n"}
    return "".join(
        breaks.get(child.type, child.content)
        for child in inline.children or ()
        if child.type != "html_inline"
    )
