"""The chips under a reply: which memories and files it used, what became of what was said."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from desktop.session.rewording import Reworded
from desktop.ui.chips import Chip, note
from desktop.ui.sentences import said
from desktop.ui.talk.ruling_chip import RulingChip
from desktop.ui.talk.written import Written
from desktop.ui.words import Tone, label, tr
from memory.documents.values import Citation
from memory.records import Recall, Ruling
from memory.vocabulary import Decision, Reason, Status

MOST_USED = 3
"""Memories, and pages of files, named under a reply; "why this?" shows them all."""

_BESIDE = frozenset({Reason.OWNER_KEPT_OLD, Reason.OWNER_KEPT_BOTH, Reason.OWNER_KEPT_NEITHER})
"""Ways out of a contradiction that put nothing in the place of what is in use."""
_DECIDED = _BESIDE | {Reason.OWNER_KEPT_NEW, Reason.OWNER_CONFIRMED, Reason.OWNER_REJECTED}

Open = Callable[[str], None]
"""Shows the record with this id."""

OpenPage = Callable[[Citation], None]
"""Shows the page of a file."""


@dataclass(frozen=True)
class Acts:
    """What a click on a chip does."""

    show: Open
    open_page: OpenPage
    turn: Callable[[Ruling], None]
    """Takes back what a ruling wrote, or puts it back."""


@dataclass(frozen=True)
class Shown:
    """What chips are made from besides what was recalled and decided."""

    names: Mapping[str, str]
    """The words of records that were closed."""
    written: Written
    offers_undo: bool
    """Whether the way back stands beside what was written; its menu has it always."""
    reworded: Reworded | None = None
    """What became of the owner's line, when it was put right."""


def chips(recall: Recall, rulings: Sequence[Ruling], shown: Shown, acts: Acts) -> list[QWidget]:
    """Make the chips of a turn, the most important first."""
    made: list[QWidget] = [chip for ruling in rulings for chip in _of_ruling(ruling, shown, acts)]
    made += _of_reworded(shown.reworded, acts) if shown.reworded else ()
    made += [
        _chip("used", tr("used"), found.record.id, found.record.statement, Tone.USE, acts.show)
        for found in recall.results[:MOST_USED]
    ]
    return made + [_of_passage(found, acts.open_page) for found in recall.passages[:MOST_USED]]


def wrote(ruling: Ruling) -> bool:
    """Tell whether a ruling wrote something that can be taken back."""
    return ruling.record_id is not None and ruling.decision is not Decision.IGNORE


def closes(ruling: Ruling) -> str | None:
    """Return the id of the record that was replaced, or None."""
    replaces = ruling.decision is Decision.UPDATE and ruling.reason not in _BESIDE
    if replaces and ruling.target_id != ruling.record_id:
        return ruling.target_id
    return None


def _of_ruling(ruling: Ruling, shown: Shown, acts: Acts) -> Iterator[Chip]:
    """Say what the door did; what it did not write down has no chip."""
    if ruling.record_id is None:
        return
    if wrote(ruling):
        yield from _of_written(ruling, shown, acts)
    elif ruling.reason is Reason.ALREADY_KNOWN:
        known = tr("already known")
        yield _chip("known", known, ruling.record_id, ruling.statement, Tone.PAST, acts.show)
    closed = closes(ruling)
    if closed is not None and not shown.written.is_taken_back(ruling):
        words = shown.names.get(closed, "")
        yield _chip("closed", tr("closed"), closed, words, Tone.PAST, acts.show)


def _of_written(ruling: Ruling, shown: Shown, acts: Acts) -> Iterator[Chip]:
    """Say what was written and, for a while, offer the way back beside it."""
    id, is_taken_back = ruling.record_id or "", shown.written.is_taken_back(ruling)
    name, word, tone = "wrote", tr("wrote"), Tone.USE
    if is_taken_back:
        name, word, tone = "taken-back", tr("taken back"), Tone.PAST
    elif ruling.reason is Reason.OWNER_AMENDED:
        name, word, tone = "done", tr("done"), Tone.USE
    elif ruling.reason in _DECIDED:
        name, word, tone = "decided", tr("decided"), Tone.USE
    elif ruling.reason is Reason.OWNER_UNDID:
        name, word, tone = "undone", tr("undone"), Tone.PAST
    elif ruling.status is Status.PENDING:
        name, word, tone = "waiting", tr("waiting for you"), Tone.WAITS
    made = RulingChip(
        f"{name}-{id}", word, ruling.statement, tone=tone, is_taken_back=is_taken_back
    )
    made.clicked.connect(lambda: acts.show(id))
    made.turned.connect(lambda: acts.turn(ruling))
    yield made
    if shown.offers_undo:
        way = tr("Put back") if is_taken_back else tr("Undo")
        back = Chip(f"undo-{id}", way, tone=Tone.ELSEWHERE)
        back.setAccessibleName(f"{way}: {ruling.statement}")
        back.clicked.connect(lambda: acts.turn(ruling))
        yield back


def _of_reworded(done: Reworded, acts: Acts) -> Iterator[QWidget]:
    """Say what the misheard words had left: what ended with them, and what stays."""
    for one in done.ended:
        yield _chip("misheard", tr("misheard"), one.id, one.statement, Tone.PAST, acts.show)
    for one in done.stays:
        stays = tr("stays, confirmed since")
        yield _chip("stays", stays, one.id, one.statement, Tone.UNSURE, acts.show)
    for ruling in done.rulings:
        if ruling.record_id is None and ruling.statement:
            because = tr("not kept, because {reason}").format(reason=label(ruling.reason))
            yield note(because, ruling.statement, tone=Tone.UNSURE)


def _of_passage(found: Citation, open_page: OpenPage) -> Chip:
    name = f"file-{found.document.id}-{found.page}"
    made = Chip(name, tr("from your file"), said(found.place), tone=Tone.ELSEWHERE)
    made.clicked.connect(lambda: open_page(found))
    return made


def _chip(name: str, word: str, id: str, about: str, tone: Tone, show: Open) -> Chip:
    made = Chip(f"{name}-{id}", word, about, tone=tone)
    made.clicked.connect(lambda: show(id))
    return made
