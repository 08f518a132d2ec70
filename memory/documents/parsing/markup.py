"""Paragraphs, headings and rows of tables out of HTML; shared by web pages and books."""

from collections.abc import Iterator
from typing import Any

from memory.documents.parsing.passages import Block

_HEADINGS = frozenset(["h1", "h2", "h3", "h4", "h5", "h6"])
_UNSEEN = frozenset(["script", "style", "template", "noscript", "head", "svg", "math", "object"])
_BLOCK_NAMES = """
    address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption
    figure footer form header hr html legend li main nav ol p pre section summary table tbody
    td tfoot th thead title ul
"""
_BLOCKS = frozenset(_BLOCK_NAMES.split())
_CELLS = frozenset(["td", "th"])


def soup_of(content: bytes | str) -> Any:
    """Return HTML as a tree; its encoding is what it says itself, or can be told from."""
    import warnings

    from bs4 import BeautifulSoup, XMLParsedAsHTMLWarning

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", XMLParsedAsHTMLWarning)  # XHTML is read as HTML is
        return BeautifulSoup(content, "lxml")


def title_of(soup: Any) -> str | None:
    """Return what a page calls itself."""
    return (" ".join(soup.title.get_text().split()) if soup.title else "") or None


def blocks_of(soup: Any) -> Iterator[Block]:
    """Yield what a reader sees of a page, in order."""
    words: list[str] = []
    yield from _below(soup.body or soup, words)
    yield from _flush(words)


def _below(node: Any, words: list[str]) -> Iterator[Block]:
    from bs4.element import NavigableString, PreformattedString, Tag

    for child in node.children:
        if isinstance(child, Tag):
            yield from _of_tag(child, words)
        elif isinstance(child, NavigableString) and not isinstance(child, PreformattedString):
            words.append(str(child))


def _of_tag(tag: Any, words: list[str]) -> Iterator[Block]:
    if tag.name in _UNSEEN or tag.has_attr("hidden"):
        return
    if tag.name == "br":
        words.append("\n")
    elif tag.name in _HEADINGS:
        yield from _flush(words)
        yield Block(_tidy(tag.get_text()), is_heading=True)
    elif tag.name == "tr":
        yield from _flush(words)
        yield Block(" | ".join(_cells(tag)))
    elif tag.name in _BLOCKS:
        yield from _flush(words)
        yield from _below(tag, words)
        yield from _flush(words)
    else:
        yield from _below(tag, words)


def _cells(row: Any) -> Iterator[str]:
    for cell in row.find_all(list(_CELLS), recursive=False):
        yield " ".join(block.text for block in blocks_of(cell))


def _flush(words: list[str]) -> Iterator[Block]:
    """Yield the words that were gathered, as one block, and forget them."""
    if text := _tidy("".join(words)):
        yield Block(text)
    words.clear()


def _tidy(text: str) -> str:
    """Put one space for every run of them; a break that was asked for was kept as a line."""
    return " ".join(text.split())
