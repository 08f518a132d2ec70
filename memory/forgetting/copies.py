"""The registry of every place in the data folder that a memory can live in.

Rows are erased through the door's journal, all at once; what a copy does besides is to see that
the bytes of its file follow, and to search them.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from sqlalchemy import func, select, text

from memory import vocabulary
from memory.blackening import MARK
from memory.errors import CandorMemoryError
from memory.forgetting import needles
from memory.forgetting.files import TEXTS, LeftCopy
from memory.forgetting.needles import Sought
from memory.forgetting.values import Closure
from memory.store import scrubbing, tables
from memory.store.files import Stores
from memory.terms import terms
from memory.vocabulary import StoreName


class Copy(Protocol):
    """One kind of place."""

    @property
    def name(self) -> str:
        """What the owner calls it."""

    def find(self, stores: Stores, reached: Closure) -> int:
        """Count what of it holds, or was made from, what is to go."""

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Let its bytes follow what was erased; return what stood in the way."""

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Return why it is not proved that its bytes hold none of ``pattern``; None when it is."""


ERASED: Mapping[str, frozenset[str]] = {
    "the row goes": frozenset(
        (
            *("records", "sources", "derivations", "versions", "turns", "episodes", "referents"),
            *("projects", "skills", "commitments", "failures", "causal_links", "entities"),
            *("passages", "vectors", "undo"),
        )
    ),
    "the event stays, the words go": frozenset(("decisions",)),
    "it is settled and emptied": frozenset(("journal", "forgettings")),
    "it never holds words": frozenset(("about", "stores", "audit", "tombstones", "receipts")),
    "the owner's own files, out of scope": frozenset(
        ("documents", "pages", "folders", "removed_files")
    ),
}
"""What becomes of the rows of every table that there is; a test compares it with the schema."""

_DOCUMENTS = "documents"
"""The store of the owner's own files, which nothing of memory is written into."""

_LABELS = {
    "working": 'whom "she" or "it" stood for',
    "episodic": "conversations and their summaries",
    "semantic": "facts, people and things",
    "project": "projects",
    "procedural": "how things are done",
    "prospective": "plans and reminders",
    "failure": "what went wrong",
    "preference": "preferences",
    "causal": "what causes what",
    "documents": "what was read in your documents",
    "ledger": "notes on what Candor decided",
    "index": "the search index",
}


@dataclass(frozen=True)
class StoreCopy:
    """The file of one store, with its log."""

    store: StoreName

    @property
    def name(self) -> str:
        """What the owner calls it."""
        return _LABELS[self.store.value]

    def find(self, stores: Stores, reached: Closure) -> int:
        """Count the rows that go or are blacked out."""
        if self.store not in stores:
            return 0
        if self.store is StoreName.LEDGER:
            return _decisions(stores, reached.ids)
        if self.store is StoreName.INDEX:
            return _indexed(stores, reached.ids | set(reached.turns))
        if self.store.value == _DOCUMENTS:
            return 0
        going = [one for one in reached.records if one.kind.value == self.store.value]
        found = len(going) + sum(len(one.sources) for one in going)
        if self.store is StoreName.EPISODIC:
            found += len(reached.turns) + len(reached.rebuilt)
        return found

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Empty the log into the file; ``deep`` writes the file anew."""
        if self.store not in stores:
            return "the file cannot be opened just now"
        return (
            None
            if scrubbing.scrub(stores[self.store], deep=deep)
            else "another program is reading it just now"
        )

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Search every byte."""
        if self.store.value == _DOCUMENTS:
            return None
        if self.store not in stores:
            return "the file cannot be opened just now"
        return needles.left_in(scrubbing.contents(stores[self.store]), pattern)


ALL: tuple[Copy, ...] = (
    *(StoreCopy(name) for name in StoreName),
    *TEXTS,
    LeftCopy(),
)
"""Every copy, in the order in which it is purged."""


def counted(copy: Copy, stores: Stores, reached: Closure) -> int:
    """Return what a copy counts; 1 when it cannot be looked into, for then it may hold it."""
    try:
        return copy.find(stores, reached)
    except (CandorMemoryError, OSError):
        return 1


def sought(stores: Stores, wanted: Sought) -> frozenset[bytes]:
    """Return what no byte may hold: of what went, whatever nothing that stays says too."""
    own = _own_words(stores)
    telling = {one for one in wanted.phrases | wanted.words if one.casefold() not in own}
    phrases = {one for one in telling & wanted.phrases if not _is_said(stores, one)}
    words = {one for one in telling & wanted.words if not _is_said(stores, one)}
    vectors = {bytes.fromhex(one).lower() for one in wanted.vectors}
    texts = phrases | words | {one for one in needles.stems(words) if one not in own}
    return needles.shortest(needles.patterns(texts) | vectors)


def control(stores: Stores) -> str:
    """Return something that stays and that the same search finds in the bytes; else ""."""
    for name in (StoreName.SEMANTIC, StoreName.EPISODIC, StoreName.LEDGER):
        if name not in stores:
            continue
        with stores.reading(name) as connection:
            about = tables.METADATA[name].tables["about"]
            install = str(connection.scalar(select(about.c.install)))
            kept = tables.ENVELOPES[name].records if name in tables.ENVELOPES else None
            said = None if kept is None else connection.scalar(select(kept.c.statement).limit(1))
        for pattern, what in (
            (str(said or ""), "a memory that stays"),
            (install, "the mark of this folder"),
        ):
            usable = pattern and MARK not in pattern and len(pattern) < 1000
            if usable and needles.left_in(
                scrubbing.contents(stores[name]), needles.patterns([pattern])
            ):
                return f"{what}, in {_LABELS[name.value]}"
    return ""


def vectors_of(stores: Stores, ids: Iterable[str]) -> list[bytes]:
    """Return whatever the index holds as bytes for these records."""
    found: list[bytes] = []
    for table in tables.index.tables.values():
        if "record_id" not in table.c or StoreName.INDEX not in stores:
            continue
        with stores.reading(StoreName.INDEX) as connection:
            for id in ids:
                for row in connection.execute(select(table).filter_by(record_id=id)):
                    found += [
                        value for value in row if isinstance(value, bytes) and len(value) > 15
                    ]
    return found


def _is_said(stores: Stores, said: str) -> bool:
    """Tell whether anything that stays says it too, or a longer word that begins with it.

    What words point at does not count: it only repeats a turn, which has to say it as well.
    """
    phrase = " ".join(terms(said)).replace('"', " ")
    if not phrase:
        return True
    query = text(
        "SELECT 1 FROM lexicon JOIN passages ON passages.rowid = lexicon.rowid "
        "WHERE lexicon MATCH :phrase AND passages.kind <> 'working' LIMIT 1"
    )
    with stores.reading(StoreName.INDEX) as connection:
        return connection.scalar(query, {"phrase": f'"{phrase}" *'}) is not None


def _own_words(stores: Stores) -> str:
    """Return Candor's own words as they stand in its files: of tables, vocabularies, slots."""
    found = [
        member.value
        for one in vars(vocabulary).values()
        if isinstance(one, type) and issubclass(one, StrEnum)
        for member in one
    ]
    for name in StoreName:
        if name not in stores:
            continue
        with stores.reading(name) as connection:
            found += connection.exec_driver_sql(
                "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
            ).scalars()
            if name in tables.ENVELOPES:
                kept = tables.ENVELOPES[name].records.c
                found += connection.scalars(
                    select(kept.slot).where(kept.slot.is_not(None)).distinct()
                )
    return " ".join(found).casefold()


def _decisions(stores: Stores, ids: Collection[str]) -> int:
    table = tables.decisions.c
    with stores.reading(StoreName.LEDGER) as connection:
        return sum(
            connection.scalar(select(func.count()).where(table.record_id == id)) or 0 for id in ids
        )


def _indexed(stores: Stores, ids: Collection[str]) -> int:
    with stores.reading(StoreName.INDEX) as connection:
        return sum(
            connection.scalar(select(func.count()).where(table.c.record_id == id)) or 0
            for table in tables.index.tables.values()
            if "record_id" in table.c
            for id in ids
        )
