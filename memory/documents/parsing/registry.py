"""Every format with its parser, and the rules that hold for all of them."""

import re
from collections.abc import Callable, Generator, Mapping
from dataclasses import replace

from memory.documents.limits import Limits
from memory.documents.parsing import docx, epub, html, markdown, odt, pdf, text
from memory.documents.parsing.reading import Facts, Reading
from memory.documents.parsing.recognise import recognise
from memory.documents.parsing.unreadable import UnreadableError
from memory.documents.parsing.words import terms_of
from memory.documents.values import Page, Parsed
from memory.vocabulary import FileFormat, Refusal

PARSERS: Mapping[FileFormat, Callable[[bytes, Limits], Reading]] = {
    FileFormat.PDF: pdf.parse,
    FileFormat.DOCX: docx.parse,
    FileFormat.ODT: odt.parse,
    FileFormat.EPUB: epub.parse,
    FileFormat.HTML: html.parse,
    FileFormat.MARKDOWN: markdown.parse,
    FileFormat.TEXT: text.parse,
}

_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
"""What is no letter of any text: controls, halves of letters."""
_MEANINGLESS = re.compile("[\ue000-\uf8ff\ufffd]")
"""What a font shows whose letters are pictures to everyone else."""
_LONGEST_TITLE = 300


def parse(content: bytes, name: str, limits: Limits) -> Generator[Page, None, Parsed]:
    """Yield the pages of a file that hold text, and return what it was.

    Args:
        content: All of it.
        name: Its name, for what its content does not tell.
        limits: What it may cost.

    Raises:
        UnreadableError: it cannot be read.
    """
    format = recognise(content, name, limits)
    reading = PARSERS[format](content, limits)
    count = blank = size = 0
    while True:
        try:
            page = next(reading)
        except StopIteration as end:
            facts: Facts = end.value
            break
        count += 1
        words = _legible(page.text)
        size += len(words)
        if count > limits.pages or size > limits.characters:
            raise UnreadableError(Refusal.TOO_LARGE, "it holds too much text")
        if words:
            yield replace(page, text=words, terms=terms_of(words))
        else:
            blank += 1
    if count == blank:
        raise UnreadableError(Refusal.EMPTY, "there is no text in it")
    note = f"{blank} of its {count} pages hold no text" if blank else facts.note
    return Parsed(format, facts.paging, count, blank, _line(facts.title), note)


def _legible(text: str) -> str:
    """Return what can be read of a page; nothing when most of its letters mean nothing."""
    text = _UNSEEN.sub("", text).strip()
    return "" if 2 * len(_MEANINGLESS.findall(text)) > len(text) else text


def _line(title: str | None) -> str | None:
    return " ".join(_UNSEEN.sub("", title or "").split())[:_LONGEST_TITLE] or None
