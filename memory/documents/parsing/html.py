"""Web pages kept as files."""

from memory.documents.limits import Limits
from memory.documents.parsing.markup import blocks_of, soup_of, title_of
from memory.documents.parsing.passages import cut
from memory.documents.parsing.reading import Facts, Reading


def parse(content: bytes, limits: Limits) -> Reading:
    """Read HTML; nothing that it refers to is fetched."""
    soup = soup_of(content)
    yield from cut(blocks_of(soup))
    return Facts(title=title_of(soup))
