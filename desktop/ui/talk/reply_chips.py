"""The chips under a reply: which memories and files it used, what became of what was said."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from desktop.ui.chips import Chip
from desktop.ui.words import Tone, tr
from memory.documents.values import Citation
from memory.records import Recall, Ruling
from memory.vocabulary import Decision, Reason, Status

MOST_USED = 3
"""Memories, and pages of files, named under a reply; "why this?" shows them all."""

Open = Callable[[str], None]
"""Shows the record with this id."""

OpenPage = Callable[[Citation], None]
"""Shows the page of a file."""


def chips(
    recall: Recall,
    rulings: Sequence[Ruling],
    names: Mapping[str, str],
    show: Open,
    open_page: OpenPage,
) -> list[Chip]:
    """Make the chips of a turn, the most important first; ``names`` are of what was closed."""
    made = [chip for ruling in rulings for chip in _of_ruling(ruling, names, show)]
    made += [
        _chip("used", tr("used"), found.record.id, found.record.statement, Tone.USE, show)
        for found in recall.results[:MOST_USED]
    ]
    return made + [_of_passage(found, open_page) for found in recall.passages[:MOST_USED]]


def closes(ruling: Ruling) -> str | None:
    """Return the id of the record that was replaced, or None."""
    if ruling.decision is Decision.UPDATE and ruling.target_id != ruling.record_id:
        return ruling.target_id
    return None


def _of_ruling(ruling: Ruling, names: Mapping[str, str], show: Open) -> Iterator[Chip]:
    """Say what the door did; what it did not write down has no chip."""
    if ruling.record_id is None:
        return
    id, statement = ruling.record_id, ruling.statement
    if ruling.status is Status.PENDING:
        yield _chip("waiting", tr("waiting for you"), id, statement, Tone.WAITS, show)
    elif ruling.decision in (Decision.CREATE, Decision.UPDATE):
        yield _chip("wrote", tr("wrote"), id, statement, Tone.USE, show)
    elif ruling.reason is Reason.ALREADY_KNOWN:
        yield _chip("known", tr("already known"), id, statement, Tone.PAST, show)
    if (closed := closes(ruling)) is not None:
        yield _chip("closed", tr("closed"), closed, names.get(closed, ""), Tone.PAST, show)


def _of_passage(found: Citation, open_page: OpenPage) -> Chip:
    name = f"file-{found.document.id}-{found.page}"
    made = Chip(name, tr("from your file"), found.place, tone=Tone.ELSEWHERE)
    made.clicked.connect(lambda: open_page(found))
    return made


def _chip(name: str, word: str, id: str, about: str, tone: Tone, show: Open) -> Chip:
    made = Chip(f"{name}-{id}", word, about, tone=tone)
    made.clicked.connect(lambda: show(id))
    return made
