"""The registry of every place in the data folder that a memory can live in.

Rows are erased through the door's journal, all at once; what a copy does besides is to see that
the bytes of its file follow, and to search them.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from sqlalchemy import func, select, text

from memory import vocabulary
from memory.blackening import MARK
from memory.forgetting import needles
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
    "working": "what words point at",
    "episodic": "conversations and their summaries",
    "semantic": "facts, people and things",
    "project": "projects",
    "procedural": "skills",
    "prospective": "plans",
    "failure": "what went wrong",
    "preference": "preferences",
    "causal": "causes",
    "documents": "documents",
    "ledger": "decisions, undo and journal",
    "index": "search index and vectors",
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
            return "the file cannot be used now"
        return None if scrubbing.scrub(stores[self.store], deep=deep) else "it is being read"

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Search every byte."""
        if self.store.value == _DOCUMENTS:
            return None
        if self.store not in stores:
            return "the file cannot be used now"
        return _verified(scrubbing.contents(stores[self.store]), pattern)


@dataclass(frozen=True)
class FilesCopy:
    """Text files of the data folder: the log, and small files of settings and notes."""

    name: str
    globs: tuple[str, ...]

    def files(self, folder: Path) -> list[Path]:
        """Return the files that there are."""
        return [path for glob in self.globs for path in sorted(folder.glob(glob)) if path.is_file()]

    def find(self, stores: Stores, reached: Closure) -> int:
        """Count the files that hold any of it."""
        pattern = needles.patterns(needles.of(reached.records).phrases)
        files = self.files(stores.folder)
        return sum(_verified(scrubbing.chunks(path), pattern) is not None for path in files)

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Black the words out where they stand."""
        try:
            for path in self.files(stores.folder):
                _black_out(path, wanted)
        except OSError as error:
            return f"a file cannot be written: {error.strerror}"
        return None

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Search every byte."""
        for path in self.files(stores.folder):
            if left := _verified(scrubbing.chunks(path), pattern):
                return f"{path.name}: {left}"
        return None


@dataclass(frozen=True)
class LeftCopy:
    """What a crash or another program left beside the stores: old copies of them, and strangers."""

    name: str = "what was left beside them"

    def find(self, stores: Stores, reached: Closure) -> int:
        """Count the old copies of stores."""
        return len(self._old(stores.folder))

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Delete old copies of stores: every one of them is made anew when it is needed."""
        for path in self._old(stores.folder):
            path.unlink(missing_ok=True)
        return None

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Search every file that no other copy stands for; those are not Candor's to change."""
        if old := self._old(stores.folder):
            return f"{old[0].name} cannot be deleted"
        for path in self._strange(stores.folder):
            if left := _verified(scrubbing.chunks(path), pattern):
                return f"{path.relative_to(stores.folder)}, which is not Candor's: {left}"
        return None

    def _old(self, folder: Path) -> list[Path]:
        return sorted(path for glob in _OLD for path in folder.glob(glob) if path.is_file())

    def _strange(self, folder: Path) -> Iterable[Path]:
        ours = {path for one in _TEXTS for path in one.files(folder)}
        stores = {folder / f"{name}.db{log}" for name in StoreName for log in ("", "-wal", "-shm")}
        for path in sorted(folder.rglob("*")):
            is_elsewhere = path.relative_to(folder).parts[0] in NO_COPIES
            if path.is_file() and not is_elsewhere and path not in ours | stores:
                yield path


_OLD = ("*.db.before*", "*.db.part*", "*.db.new*", "*.db.rekeyed*", "*.db.*.part")
"""Copies of stores that exist only while they are changed, or that a crash left."""
_TEXTS = (
    FilesCopy("log files", ("logs/*",)),
    FilesCopy(
        "settings and notes", ("*.json", "*.json.*", "*.draft", "*.lock", "*.txt", "*.jsonl")
    ),
)

NO_COPIES = ("cache", "backups", ".unpacked")
"""Folders beside them: models, which no memory goes into, and what backups' own copy stands for."""

ALL: tuple[Copy, ...] = (
    *(StoreCopy(name) for name in StoreName),
    *_TEXTS,
    LeftCopy(),
)
"""Every copy, in the order in which it is purged."""


def sought(stores: Stores, wanted: Sought) -> frozenset[bytes]:
    """Return what no byte may hold: of what went, whatever nothing that stays says too."""
    own = _own_words(stores)
    phrases = {one for one in wanted.phrases if not _is_said(stores, one)}
    words = {one for one in wanted.words if one.casefold() not in own and not _is_said(stores, one)}
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
            if usable and _verified(scrubbing.contents(stores[name]), needles.patterns([pattern])):
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


def _verified(pieces: Iterable[bytes], pattern: Collection[bytes]) -> str | None:
    found = needles.Search(pattern).finds_any(pieces)
    return "its bytes still hold some of it" if found else None


def _black_out(path: Path, wanted: Sought) -> None:
    written = path.read_bytes()
    after, lower = bytearray(written), written.lower()
    for pattern in needles.patterns(wanted.phrases):
        at = lower.find(pattern)
        while at >= 0:
            after[at : at + len(pattern)] = b"*" * len(pattern)
            at = lower.find(pattern, at + len(pattern))
    if after != written:
        path.write_bytes(after)


def _is_said(stores: Stores, said: str) -> bool:
    """Tell whether anything that stays says it too, or a longer word that begins with it."""
    phrase = " ".join(terms(said)).replace('"', " ")
    if not phrase:
        return True
    query = text("SELECT 1 FROM lexicon WHERE lexicon MATCH :phrase LIMIT 1")
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
