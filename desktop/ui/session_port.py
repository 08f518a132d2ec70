"""What the window asks of a session; the assembled session and the tests' fake satisfy it."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol, TypeVar

from desktop.session.events import TurnEvent
from desktop.session.finding import Findings
from desktop.session.health import EngineHealth
from desktop.session.jobs import JobEnded
from desktop.session.jobs import Work as Job
from desktop.session.lineage import Lineage
from desktop.session.overview import Acquaintance, Change, Contradiction, Work
from desktop.session.rewording import Reworded
from desktop.session.settings import Settings
from desktop.session.talks import PastTurn
from desktop.session.world import World
from desktop.ui.household_port import HouseholdPort
from memory.curation.listing import About, RecordDetail, RecordFilter
from memory.curation.talks import Talk
from memory.documents.library import Outcome
from memory.documents.search import Found
from memory.documents.values import Document, Removal
from memory.forgetting.values import Plan, Receipt, Selection
from memory.kinds.causal import Cause
from memory.kinds.entities import Entity
from memory.kinds.failure import FailureSummary
from memory.kinds.procedural import SkillHistory
from memory.kinds.prospective import Entry
from memory.recall.supporting import Support
from memory.records import Changes, Recall, Record, Ruling
from memory.vocabulary import ForgetMode, Keep
from personality.steps import Step
from voice.events import VoiceEvent

Unsubscribe = Callable[[], None]
Result = TypeVar("Result")


class ConversationPort(Protocol):
    """The conversation that is under way."""

    def say(self, text: str, *, hearing: float | None = None) -> str:
        """Take an utterance and return its turn's id at once."""
        ...

    def stop(self) -> None:
        """End every reply that is under way; returns at once."""
        ...

    def subscribe(self, listener: Callable[[TurnEvent], None]) -> Unsubscribe:
        """Tell ``listener`` what happens, on the conversation thread."""
        ...


class EarsPort(Protocol):
    """The microphone and what listens to it."""

    def hold(self) -> None:
        """Begin to take down what is said."""
        ...

    def release(self) -> None:
        """End the utterance that ``hold`` began."""
        ...


class CurationPort(Protocol):
    """The owner's view of memory; every call blocks."""

    def list(self, wanted: RecordFilter) -> tuple[Record, ...]:
        """Return a page of records, newest first."""
        ...

    def count(self, wanted: RecordFilter) -> int:
        """Return how many records there are, whatever the page."""
        ...

    def find(self, wanted: RecordFilter) -> Findings:
        """Return the first page of what is searched for, the best first."""
        ...

    def show(self, id: str) -> RecordDetail:
        """Return a record and where it stands."""
        ...

    def confirm(self, id: str) -> object:
        """Take what waits as true."""
        ...

    def reject(self, id: str) -> object:
        """Withdraw it."""
        ...

    def archive(self, id: str) -> object:
        """Put it away."""
        ...

    def restore(self, id: str) -> object:
        """Bring back what was put away or withdrawn."""
        ...

    def support(self, sentence: str, recall: Recall, rulings: Sequence[Ruling]) -> Support:
        """Return what stood behind a sentence of a reply."""
        ...

    def count_found(self, wanted: RecordFilter, found: Findings) -> int:
        """Return how much there is in all of what was found."""
        ...

    def export(self, ids: Sequence[str], file: Path) -> int:
        """Write these records, and nothing else, to be read; return how many there were."""
        ...

    def latest_decisions(self, limit: int, *, refused: bool = False) -> tuple[Ruling, ...]:
        """Return the newest verdicts, or refusals alone, the newest first."""
        ...

    def subscribe(self, listener: Callable[[Changes], None]) -> Unsubscribe:
        """Tell ``listener`` what changed, on the thread that wrote."""
        ...


class OverviewPort(Protocol):
    """What each kind of memory holds; every call blocks."""

    def conflicts(self) -> tuple[Contradiction, ...]:
        """Return everything that waits for the owner."""
        ...

    def began(self) -> datetime | None:
        """Return when the first record was made; None when there is none."""
        ...

    def subjects(self) -> tuple[About, ...]:
        """Return whom and what memory is about."""
        ...

    def changed_since(self, at: datetime) -> tuple[Change, ...]:
        """Return what changed after an instant, the newest first."""
        ...

    def lineage(self, id: str) -> Lineage:
        """Return where a record came from and what came of it."""
        ...

    def agenda(self) -> tuple[Entry, ...]:
        """Return what was missed and what is to come."""
        ...

    def settled(self) -> tuple[Entry, ...]:
        """Return what is done or was missed."""
        ...

    def entities(self) -> tuple[Entity, ...]:
        """Return whatever has a name, what was merged into another included."""
        ...

    def people(self, each: int = ...) -> tuple[Acquaintance, ...]:
        """Return everybody and everything that has a name, with ``each`` facts at most."""
        ...

    def world(self) -> World:
        """Return who stands to whom and to what."""
        ...

    def projects(self) -> tuple[Work, ...]:
        """Return the projects, the newest first."""
        ...

    def skills(self) -> tuple[SkillHistory, ...]:
        """Return the skills by name."""
        ...

    def causes(self) -> tuple[Cause, ...]:
        """Return what comes of what."""
        ...

    def failures(self) -> tuple[FailureSummary, ...]:
        """Return what went wrong by kind."""
        ...


class AmendmentsPort(Protocol):
    """What the owner puts right; every call blocks."""

    def correct(self, id: str, text: str) -> Ruling:
        """Put other words in the place of a record."""
        ...

    def reword(self, turn_id: str, text: str) -> Reworded:
        """Put a line of the owner's right, and have memory follow."""
        ...

    def done(self, id: str) -> Ruling:
        """Take something to come as done."""
        ...

    def reopen(self, id: str) -> Ruling:
        """Take it as not done after all."""
        ...

    def assign(self, id: str, project: str | None) -> Ruling:
        """Have a record belong to a project, or to none."""
        ...

    def merge(self, kept: str, gone: str) -> Ruling:
        """Take two as one."""
        ...

    def split(self, id: str) -> Ruling:
        """Take one that was merged as alone."""
        ...

    def overrule(self, decision_id: str) -> Ruling:
        """Remember what was refused."""
        ...

    def resolve(self, id: str, keep: Keep, changed_on: datetime | None = None) -> Ruling:
        """Take a way out of a conflict."""
        ...

    def undo(self, decision_id: str) -> Ruling:
        """Bring back what a decision changed."""
        ...


class ForgettingPort(Protocol):
    """What would go, and the going of it; every call blocks, but for the work that is begun."""

    def plan(self, selection: Selection, mode: ForgetMode) -> Plan:
        """Say what would go."""
        ...

    def put_away(self, selection: Selection) -> tuple[Record, ...]:
        """Hide what is meant."""
        ...

    def forget(self, selection: Selection, mode: ForgetMode) -> Job[Receipt]:
        """Return the work of forgetting."""
        ...

    def receipts(self) -> tuple[tuple[Receipt, ...], bool]:
        """Return every receipt, oldest first, and whether none was changed since."""
        ...


class DocumentsPort(Protocol):
    """The owner's files; every call blocks, but for the work that is begun."""

    def add_all(self, paths: Sequence[Path]) -> Job[Outcome]:
        """Return the work of reading files and folders."""
        ...

    def refresh(self) -> Job[Outcome]:
        """Return the work of looking at every file again."""
        ...

    def list(self) -> tuple[Document, ...]:
        """Return every document, by path."""
        ...

    def search(self, question: str, k: int) -> Found:
        """Find the places that speak of what is asked."""
        ...

    def page(self, document: Document, number: int) -> str | None:
        """Return the text of a page."""
        ...

    def remove(self, named: str) -> Removal:
        """Forget a document; its file stays."""
        ...


class TalksPort(Protocol):
    """Conversations that were held; every call blocks."""

    def list(self, words: str = "") -> tuple[Talk, ...]:
        """Return those in which these words were said, the latest first."""
        ...

    def resume(self, id: str) -> tuple[PastTurn, ...]:
        """Go on with one; return what was said in it."""
        ...

    def export(self, id: str, file: Path) -> int:
        """Write one into a file."""
        ...


class HealthPort(Protocol):
    """How the engines are."""

    def check(self) -> tuple[EngineHealth, ...]:
        """Look at every engine; blocks."""
        ...


class JobsPort(Protocol):
    """Where long work is done."""

    def start(
        self,
        work: Job[Result],
        report: Callable[[Step], None],
        ended: Callable[[JobEnded[Result]], None],
        *,
        to_the_end: bool = False,
    ) -> Callable[[], None]:
        """Queue ``work`` and return at once with what cancels it; tells on another thread.

        Closing cancels what is not ``to_the_end``.
        """
        ...


class SessionPort(HouseholdPort, Protocol):
    """Everything that the window needs, already put together."""

    @property
    def conversation(self) -> ConversationPort:
        """The conversation."""
        ...

    @property
    def ears(self) -> EarsPort | None:
        """The ears, or None when nothing can be heard."""
        ...

    @property
    def curation(self) -> CurationPort:
        """The owner's verbs."""
        ...

    @property
    def overview(self) -> OverviewPort:
        """What each kind holds."""
        ...

    @property
    def amendments(self) -> AmendmentsPort:
        """What the owner puts right."""
        ...

    @property
    def forgetting(self) -> ForgettingPort:
        """What would go, and the going of it."""
        ...

    @property
    def documents(self) -> DocumentsPort:
        """The owner's files."""
        ...

    @property
    def talks(self) -> TalksPort:
        """Conversations that were held."""
        ...

    @property
    def health(self) -> HealthPort:
        """The engines' states."""
        ...

    @property
    def settings(self) -> Settings:
        """What the owner has chosen."""
        ...

    @property
    def jobs(self) -> JobsPort:
        """Long work."""
        ...

    def fetch_model(self) -> Job[None]:
        """Return the work of fetching the chosen model."""
        ...

    def change_settings(self, **changes: Any) -> Settings:
        """Keep other settings and follow them; blocks."""
        ...

    def subscribe_voice(self, listener: Callable[[VoiceEvent], None]) -> Unsubscribe:
        """Tell ``listener`` what the ears report, on the thread where it arose."""
        ...

    def close(self) -> None:
        """End everything; blocks."""
        ...
