"""What the picture of a memory tells: where it was said, what was decided, what came of it."""

from collections.abc import Iterator, Sequence
from enum import IntEnum

from desktop.session.lineage import Lineage
from desktop.ui import times, words
from desktop.ui.picture.boxes import Box, Story
from desktop.ui.words import Tone, tr
from memory.records import Record, Ruling, Source


class Column(IntEnum):
    """The steps from the word to what came of it, from left to right."""

    SOURCE = 0
    OFFERED = 1
    DECIDED = 2
    HELD = 3
    AFTER = 4


def _titles() -> tuple[str, ...]:
    """Return what stands over the columns, in their order."""
    return (
        tr("Where it was said"),
        tr("What was offered"),
        tr("What was decided"),
        tr("What Candor holds"),
        tr("What came of it"),
    )


def tell(lineage: Lineage) -> Story:
    """Put the boxes and lines together."""
    record = lineage.detail.record
    middle = _record(record, Column.HELD, words.label(record.status), is_middle=True)
    boxes = [*_sources(lineage), *_decided(lineage), middle, *_held_before(lineage)]
    after = list(_after(lineage))
    lines = [*_lines_to(lineage, middle), *((middle.id, one.id) for one in after)]
    there = {box.id for box in (*boxes, *after)}
    kept = dict.fromkeys(line for line in lines if set(line) <= there)
    title = tr("Where a memory comes from")
    return Story(title, _titles(), (*boxes, *after), tuple(kept))


def _sources(lineage: Lineage) -> Iterator[Box]:
    record = lineage.detail.record
    for source in record.sources:
        yield Box(
            _source_id(source),
            Column.SOURCE,
            words.label(source.origin or record.origin),
            source.quote,
            _place(source),
            Tone.ELSEWHERE,
            source.turn_id,
            is_quote=True,
        )
    for basis in lineage.made_from:
        yield _record(basis, Column.SOURCE, tr("concluded from"))


def _decided(lineage: Lineage) -> Iterator[Box]:
    for ruling in lineage.detail.rulings:
        if ruling.turn_id is not None:
            yield Box(
                _offered_id(ruling),
                Column.OFFERED,
                words.label(ruling.kind),
                ruling.statement,
                words.subject(ruling.subject),
            )
        because = tr("because {reason}").format(reason=words.label(ruling.reason))
        yield Box(
            f"decision-{ruling.id}",
            Column.DECIDED,
            words.label(ruling.decision),
            because,
            times.moment(ruling.at),
            words.decision_tone(ruling.decision),
        )


def _held_before(lineage: Lineage) -> Iterator[Box]:
    detail = lineage.detail
    for older in detail.older:
        yield _record(older, Column.HELD, tr("replaced"))
    if detail.rival is not None:
        yield _record(detail.rival, Column.HELD, tr("waits against"))


def _after(lineage: Lineage) -> Iterator[Box]:
    groups: tuple[tuple[str, Sequence[Record]], ...] = (
        (tr("replaced by"), lineage.detail.newer),
        (tr("concluded from it"), lineage.made_of_it),
        (tr("summed up in"), lineage.summaries),
    )
    for head, records in groups:
        for one in records:
            yield _record(one, Column.AFTER, head)
    copies = ", ".join(map(words.copy, lineage.detail.copies))
    if copies:
        yield Box("copies", Column.AFTER, tr("kept in"), copies)


def _lines_to(lineage: Lineage, middle: Box) -> Iterator[tuple[str, str]]:
    """Join each source to what it offered, that to its decision, and all to the record."""
    offered = {one.turn_id for one in lineage.detail.rulings if one.turn_id is not None}
    for source in lineage.detail.record.sources:
        if source.turn_id not in offered:
            yield _source_id(source), middle.id
        for ruling in lineage.detail.rulings:
            if ruling.turn_id is not None and ruling.turn_id == source.turn_id:
                yield _source_id(source), _offered_id(ruling)
    for ruling in lineage.detail.rulings:
        if ruling.turn_id is not None:
            yield _offered_id(ruling), f"decision-{ruling.id}"
        yield f"decision-{ruling.id}", middle.id
    for basis in lineage.made_from:
        yield basis.id, middle.id


def _record(one: Record, column: Column, head: str, *, is_middle: bool = False) -> Box:
    since = times.span(one.validity) or times.moment(one.recorded_at)
    tone = words.tone(one.status)
    return Box(
        one.id, column, head, one.statement, since, tone, record_id=one.id, is_middle=is_middle
    )


def _source_id(source: Source) -> str:
    return f"source-{source.turn_id or source.document}-{source.page or 0}-{source.start}"


def _offered_id(ruling: Ruling) -> str:
    return f"offered-{ruling.turn_id}-{ruling.statement}"


def _place(source: Source) -> str:
    if source.document is None:
        return times.moment(source.at)
    page = tr("page {number}").format(number=source.page) if source.page else ""
    return ", ".join(filter(None, (source.document, page)))
