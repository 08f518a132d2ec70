"""Kinds of memory that hold nothing, for windows over a memory of facts alone."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from desktop.session.finding import Findings
from desktop.session.jobs import Work
from desktop.session.lineage import Lineage
from desktop.session.overview import Acquaintance, Change, Contradiction
from desktop.session.overview import Work as Project
from desktop.session.rewording import Reworded
from desktop.session.talks import PastTurn
from desktop.session.world import World
from memory.curation.listing import About, RecordFilter
from memory.curation.talks import Talk
from memory.documents.library import Outcome
from memory.documents.search import Found
from memory.documents.values import Document, Removal
from memory.errors import DocumentNotFoundError, RecordNotFoundError
from memory.forgetting.values import Plan, Receipt, Selection
from memory.kinds.causal import Cause
from memory.kinds.entities import Entity
from memory.kinds.failure import FailureSummary
from memory.kinds.procedural import SkillHistory
from memory.kinds.prospective import Entry
from memory.recall.supporting import Support, support
from memory.records import Recall, Record, Ruling
from memory.vocabulary import ForgetMode, Keep
from personality.steps import Step


class ByLetters(ABC):
    """Finds no more than the letters; recall is tried on real stores."""

    @abstractmethod
    def list(self, wanted: RecordFilter) -> tuple[Record, ...]: ...

    @abstractmethod
    def count(self, wanted: RecordFilter) -> int: ...

    def find(self, wanted: RecordFilter) -> Findings:
        return Findings(self.list(wanted), self.count(wanted))

    def support(self, sentence: str, recall: Recall, rulings: Sequence[Ruling]) -> Support:
        return support(sentence, recall, rulings)

    def count_found(self, wanted: RecordFilter, found: Findings) -> int:
        return found.total or self.count(wanted)

    def export(self, ids: Sequence[str], file: Path) -> int:
        raise RecordNotFoundError(str(file))


@dataclass
class FakeOverview:
    """A memory of facts alone; lists of other kinds are tried on real stores."""

    waiting: tuple[Contradiction, ...] = ()

    def conflicts(self) -> tuple[Contradiction, ...]:
        return self.waiting

    def began(self) -> datetime | None:
        return None

    def subjects(self) -> tuple[About, ...]:
        return ()

    def changed_since(self, at: datetime) -> tuple[Change, ...]:
        return ()

    def lineage(self, id: str) -> Lineage:
        raise RecordNotFoundError(id)

    def agenda(self) -> tuple[Entry, ...]:
        return ()

    def settled(self) -> tuple[Entry, ...]:
        return ()

    def entities(self) -> tuple[Entity, ...]:
        return ()

    def people(self, each: int = 0) -> tuple[Acquaintance, ...]:
        return ()

    def world(self) -> World:
        return World({}, ())

    def projects(self) -> tuple[Project, ...]:
        return ()

    def skills(self) -> tuple[SkillHistory, ...]:
        return ()

    def causes(self) -> tuple[Cause, ...]:
        return ()

    def failures(self) -> tuple[FailureSummary, ...]:
        return ()


class FakeAmendments:
    """Amends nothing."""

    def correct(self, id: str, text: str) -> Ruling:
        raise RecordNotFoundError(id)

    def reword(self, turn_id: str, text: str) -> Reworded:
        raise RecordNotFoundError(turn_id)

    def done(self, id: str) -> Ruling:
        raise RecordNotFoundError(id)

    def reopen(self, id: str) -> Ruling:
        raise RecordNotFoundError(id)

    def assign(self, id: str, project: str | None) -> Ruling:
        raise RecordNotFoundError(id)

    def merge(self, kept: str, gone: str) -> Ruling:
        raise RecordNotFoundError(gone)

    def split(self, id: str) -> Ruling:
        raise RecordNotFoundError(id)

    def overrule(self, decision_id: str) -> Ruling:
        raise RecordNotFoundError(decision_id)

    def resolve(self, id: str, keep: Keep, changed_on: datetime | None = None) -> Ruling:
        raise RecordNotFoundError(id)

    def undo(self, decision_id: str) -> Ruling:
        raise RecordNotFoundError(decision_id)


class FakeForgetting:
    """Knows of nothing that could be forgotten."""

    def plan(self, selection: Selection, mode: ForgetMode) -> Plan:
        raise RecordNotFoundError(str(selection))

    def put_away(self, selection: Selection) -> tuple[Record, ...]:
        raise RecordNotFoundError(str(selection))

    def forget(self, selection: Selection, mode: ForgetMode) -> Work[Receipt]:
        yield Step(0, 1, "forgetting")
        raise RecordNotFoundError(str(selection))

    def receipts(self) -> tuple[tuple[Receipt, ...], bool]:
        return (), True


Documents = tuple[Document, ...]
Past = tuple[PastTurn, ...]


class FakeDocuments:
    """Has read no file."""

    def add_all(self, paths: Sequence[Path]) -> Work[Outcome]:
        yield Step(0, len(paths), "reading")
        return Outcome()

    def refresh(self) -> Work[Outcome]:
        yield Step(0, 0, "reading")
        return Outcome()

    def list(self) -> Documents:
        return ()

    def search(self, question: str, k: int) -> Found:
        return Found()

    def page(self, document: Document, number: int) -> str | None:
        return None

    def remove(self, named: str) -> Removal:
        raise DocumentNotFoundError(named)


class FakeTalks:
    """Has held no conversation."""

    def list(self, words: str = "") -> tuple[Talk, ...]:
        return ()

    def resume(self, id: str) -> Past:
        raise RecordNotFoundError(id)

    def export(self, id: str, file: Path) -> int:
        raise RecordNotFoundError(id)


@dataclass
class FakeEars:
    """Notes what is asked of it."""

    asked: list[str] = field(default_factory=list)

    def hold(self) -> None:
        self.asked.append("hold")

    def release(self) -> None:
        self.asked.append("release")
