"""A session that does what a test tells it to; satisfies the window's port."""

import itertools
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from desktop.session.events import (
    Began,
    Ended,
    PieceArrived,
    Recalled,
    Remembered,
    Stage,
    StageChanged,
    TurnEvent,
)
from desktop.session.health import Engine, EngineHealth, State
from desktop.session.jobs import Jobs, Work
from desktop.session.settings import Settings
from desktop.session.subscribers import Subscribers
from memory.curation.listing import RecordDetail, RecordFilter
from memory.errors import RecordNotFoundError
from memory.records import (
    OWNER,
    Changes,
    Claim,
    LeftOut,
    Recall,
    Recollection,
    Record,
    Ruling,
    Source,
    Subject,
    Utterance,
    Validity,
)
from memory.vocabulary import (
    Decision,
    Kind,
    Origin,
    Reason,
    Scope,
    SourceType,
    Status,
)
from personality.steps import Step
from tests.ui.household import FakeHousehold
from tests.ui.nothing import (
    ByLetters,
    FakeAmendments,
    FakeDocuments,
    FakeEars,
    FakeForgetting,
    FakeOverview,
    FakeTalks,
)
from voice.events import Activity, ActivityChanged, VoiceEvent

NOW = datetime(2026, 3, 12, 18, 4, tzinfo=UTC)
SISTER = Subject("relation:sister", "sister", "sister")


def a_record(id: str, statement: str, **changed: object) -> Record:
    """Make a record of a plain fact; ``changed`` names the fields that differ."""
    record = Record(
        id=id,
        kind=Kind.SEMANTIC,
        scope=Scope.OWNER,
        subject=OWNER,
        statement=statement,
        claim=None,
        status=Status.ACTIVE,
        origin=Origin.OWNER_SPEECH,
        source_type=SourceType.EXPLICIT,
        confidence=0.94,
        importance=0.5,
        evidence_count=1,
        validity=Validity(),
        zone="UTC",
        recorded_at=NOW,
        sources=(Source(NOW, statement + ".", 0, len(statement) + 1, turn_id=f"turn-{id}"),),
    )
    return replace(record, **changed)  # type: ignore[arg-type]


def a_ruling(record: Record, decision: Decision = Decision.CREATE, **changed: object) -> Ruling:
    """Make the ruling that wrote ``record``."""
    ruling = Ruling(
        id=f"ruling-{record.id}",
        at=record.recorded_at,
        decision=decision,
        reason=Reason.NEW,
        statement=record.statement,
        kind=record.kind,
        scope=record.scope,
        subject=record.subject,
        origin=record.origin,
        record_id=record.id,
        target_id=None,
        status=record.status,
        confidence=record.confidence,
        turn_id=f"turn-{record.id}",
    )
    return replace(ruling, **changed)  # type: ignore[arg-type]


PEANUTS = a_record(
    "r1",
    "My sister Ana is allergic to peanuts",
    subject=SISTER,
    scope=Scope.ENTITY,
    confidence=0.97,
    claim=Claim("allergy", "peanuts"),
)
LYON = a_record(
    "r2",
    "I live in Lyon",
    validity=Validity(from_utc=NOW - timedelta(days=7)),
    supersedes_id="r3",
)
GHENT = a_record(
    "r3",
    "I live in Ghent",
    status=Status.SUPERSEDED,
    superseded_by="r2",
    validity=Validity(until_utc=NOW - timedelta(days=7)),
    invalidated_at=NOW,
)
MARIA = a_record(
    "r4",
    "My sister is called Maria",
    subject=SISTER,
    status=Status.PENDING,
    confidence=0.55,
    origin=Origin.IMPORT,
    rival_id="r1",
)
TEA = a_record("r5", "I like black tea", confidence=0.80)
RECORDS = (PEANUTS, LYON, GHENT, MARIA, TEA)


@dataclass
class FakeConversation:
    """Notes what is said; a test plays the events."""

    said: list[str] = field(default_factory=list)
    stops: int = 0
    listeners: Subscribers[TurnEvent] = field(default_factory=Subscribers)
    on_say: Callable[[str, str], None] = lambda id, text: None

    def __post_init__(self) -> None:
        self._ids = itertools.count(1)

    def say(self, text: str, *, hearing: float | None = None) -> str:
        id = f"t{next(self._ids)}"
        self.said.append(text)
        self.on_say(id, text)
        return id

    def stop(self) -> None:
        self.stops += 1

    def subscribe(self, listener: Callable[[TurnEvent], None]) -> Callable[[], None]:
        return self.listeners.add(listener)

    def play(self, *events: TurnEvent) -> None:
        """Tell ``events`` from another thread, as the conversation does, and wait for it."""

        def tell() -> None:
            for event in events:
                self.listeners.tell(event)

        teller = threading.Thread(target=tell)
        teller.start()
        teller.join()


Records = tuple[Record, ...]


class FakeCuration(ByLetters):
    """A memory of frozen records."""

    def __init__(self, records: tuple[Record, ...] = RECORDS) -> None:
        self.records = {record.id: record for record in records}
        self.turns: dict[str, Utterance] = {}
        self.changes: Subscribers[Changes] = Subscribers()
        self.acts: list[str] = []
        self.threads: set[int] = set()
        self.error: Exception | None = None

    def list(self, wanted: RecordFilter) -> Records:
        found = self._matching(wanted)
        if wanted.after is not None:
            ids = [record.id for record in found]
            found = found[ids.index(wanted.after) + 1 :]
        return found[: wanted.limit]

    def count(self, wanted: RecordFilter) -> int:
        return len(self._matching(wanted))

    def show(self, id: str) -> RecordDetail:
        self._note()
        record = self.records.get(id)
        if record is None:
            raise RecordNotFoundError(id)
        older = self.records.get(record.supersedes_id or "")
        newer = self.records.get(record.superseded_by or "")
        return RecordDetail(
            record=record,
            turns=tuple(filter(None, (self.turns.get(f"turn-{id}"),))),
            rulings=(a_ruling(record),),
            older=(older,) if older else (),
            newer=(newer,) if newer else (),
            rival=self.records.get(record.rival_id or ""),
            dependents=(),
            copies=("semantic", "index", "ledger"),
        )

    def latest_decisions(self, limit: int, *, refused: bool = False) -> tuple[Ruling, ...]:
        self._note()
        return ()

    def confirm(self, id: str) -> Record:
        return self._act("confirm", id, Status.ACTIVE)

    def reject(self, id: str) -> Record:
        return self._act("reject", id, Status.RETRACTED)

    def archive(self, id: str) -> Record:
        return self._act("archive", id, Status.ARCHIVED)

    def restore(self, id: str) -> Record:
        return self._act("restore", id, Status.ACTIVE)

    def subscribe(self, listener: Callable[[Changes], None]) -> Callable[[], None]:
        return self.changes.add(listener)

    def _act(self, verb: str, id: str, status: Status) -> Record:
        self._note()
        self.acts.append(f"{verb} {id}")
        self.records[id] = replace(self.records[id], status=status)
        self.changes.tell(Changes(frozenset({id})))
        return self.records[id]

    def _matching(self, wanted: RecordFilter) -> Records:
        self._note()
        return tuple(
            record
            for record in self.records.values()
            if wanted.kind in (None, record.kind)
            and (wanted.kinds is None or record.kind in wanted.kinds)
            and wanted.status in (None, record.status)
            and (wanted.text or "").lower() in record.statement.lower()
        )

    def _note(self) -> None:
        self.threads.add(threading.get_ident())
        if self.error is not None:
            raise self.error


READY = (
    EngineHealth(Engine.REPLIES, State.READY, "Ollama llama3.2"),
    EngineHealth(Engine.HEARING, State.READY, "Whisper base"),
    EngineHealth(Engine.VOICE, State.READY, "Piper Joe"),
    EngineHealth(Engine.MICROPHONE, State.READY, "Built-in microphone"),
    EngineHealth(Engine.LOUDSPEAKER, State.READY, "Built-in speakers"),
    EngineHealth(Engine.MEMORY, State.READY, "1,284 records"),
)


@dataclass
class FakeHealth:
    """Engines in the state that a test wants."""

    engines: tuple[EngineHealth, ...] = READY
    checks: int = 0

    def check(self) -> tuple[EngineHealth, ...]:
        self.checks += 1
        return self.engines

    def break_down(self, engine: Engine, error: Exception) -> None:
        self.engines = tuple(
            replace(one, state=State.UNAVAILABLE, error=error, name="")
            if one.engine is engine
            else one
            for one in self.engines
        )


@dataclass
class FakeSession(FakeHousehold):
    """Everything that the window needs, without an engine and without a file."""

    conversation: FakeConversation = field(default_factory=FakeConversation)
    ears: FakeEars | None = field(default_factory=FakeEars)
    curation: FakeCuration = field(default_factory=FakeCuration)
    overview: FakeOverview = field(default_factory=FakeOverview)
    amendments: FakeAmendments = field(default_factory=FakeAmendments)
    forgetting: FakeForgetting = field(default_factory=FakeForgetting)
    documents: FakeDocuments = field(default_factory=FakeDocuments)
    talks: FakeTalks = field(default_factory=FakeTalks)
    health: FakeHealth = field(default_factory=FakeHealth)
    settings: Settings = field(default_factory=Settings)
    voice: Subscribers[VoiceEvent] = field(default_factory=Subscribers)
    jobs: Jobs = field(default_factory=Jobs)
    is_closed: bool = False

    def fetch_model(self) -> Work[None]:
        yield Step(1, 2, "fetching the model")

    def change_settings(self, **changes: Any) -> Settings:
        self.settings = replace(self.settings, **changes)
        return self.settings

    def subscribe_voice(self, listener: Callable[[VoiceEvent], None]) -> Callable[[], None]:
        return self.voice.add(listener)

    def close(self) -> None:
        self.jobs.close()
        self.is_closed = True


def a_turn(
    id: str,
    said: str,
    reply: str,
    *,
    at: datetime = NOW,
    hearing: float | None = None,
    recall: Recall | None = None,
    rulings: tuple[Ruling, ...] = (),
) -> tuple[TurnEvent, ...]:
    """Make the events of a turn that goes well."""
    pieces = reply.split(" ")
    return (
        Began(id, said, at, hearing),
        Recalled(id, recall or Recall()),
        Remembered(id, rulings),
        StageChanged(id, Stage.THINKING),
        *(
            PieceArrived(id, piece if index == 0 else " " + piece, False)
            for index, piece in enumerate(pieces)
        ),
        Ended(id, reply, False, None),
    )


def recalled(*records: Record) -> Recall:
    """Make the recall that found ``records``."""
    results = tuple(
        Recollection(record, 0.83 - 0.2 * n, {"lexical": 0.61, "subject": 0.22}, "It has the word.")
        for n, record in enumerate(records)
    )
    left = (LeftOut("x1", "space"), LeftOut("x2", "space"), LeftOut("r4", "status"))
    return Recall(results, left)


def listening(session: FakeSession) -> None:
    """Open the ears."""
    session.voice.tell(ActivityChanged(Activity.LISTENING))


LYON_TURN = a_turn(
    "t1",
    "We moved last week. I live in Lyon now, and the tram is gone.",
    "Lyon it is, since last week. I had Ghent until then, and kept it as your old home. "
    "You told me in January that you take the tram to work; is that over too?",
    hearing=0.97,
    rulings=(
        a_ruling(LYON, Decision.UPDATE, reason=Reason.CHANGED, target_id="r3"),
        a_ruling(MARIA, Decision.CONFLICT, reason=Reason.CONTRADICTS, target_id="r1"),
    ),
)
PEANUTS_TURN = a_turn(
    "t2",
    "What can Ana not eat?",
    'You told me on 12 March: "My sister Ana is allergic to peanuts." No nuts near the cake.',
    at=NOW + timedelta(minutes=1),
    hearing=0.78,
    recall=recalled(PEANUTS, TEA),
)
IGNORED = a_ruling(
    PEANUTS,
    Decision.IGNORE,
    reason=Reason.QUESTION,
    statement="And?",
    record_id=None,
    status=None,
)
