"""Whatever is said, settled, undone and left to time, in whatever order: what always holds."""

import shutil
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import select

from memory.errors import WriteRefusedError
from memory.extraction.rules import extract
from memory.policy import ALLOWANCES
from memory.records import Record, Utterance
from memory.review.slots import slot
from memory.store import reading, tables
from memory.store.files import open_stores
from memory.store.versions import Version, as_believed
from memory.vocabulary import (
    Act,
    Keep,
    Kind,
    Origin,
    Polarity,
    SourceType,
    Speaker,
    Status,
    StoreName,
)
from tests.memory.talking import Memory

TOWNS = st.sampled_from(["Ghent", "Lyon", "Porto", "Turin"])
EMPLOYERS = st.sampled_from(["Corvid Labs", "Heron Ltd", "the post office"])
WHO = st.sampled_from([("I live", "I work", "my"), ("My sister lives", "My sister works", "her")])
DAYS = st.sampled_from(["", " last week", " yesterday", " in 2020"])
SENTENCES = st.one_of(
    st.builds("{0[0]} in {1}.".format, WHO, TOWNS),
    st.builds("Actually, {0[0]} in {1}.".format, WHO, TOWNS),
    st.builds("I moved to {}{}.".format, TOWNS, DAYS),
    st.builds("I no longer live in {}.".format, TOWNS),
    st.builds("I lived in {} from 2010 to 2015.".format, TOWNS),
    st.builds("{0[1]} at {1}.".format, WHO, EMPLOYERS),
    st.builds("I now work at {}.".format, EMPLOYERS),
    st.builds("I am in {} until tomorrow.".format, TOWNS),
    st.sampled_from(["I am vegetarian.", "I am not vegetarian.", "I am not vegetarian any more."]),
    st.sampled_from(["I like tea.", "Actually I hate tea.", "Do I like tea?", "I like tea."]),
)
ORIGINS = st.sampled_from(
    [Origin.OWNER_TEXT] * 4 + [Origin.OWNER_SPEECH, Origin.IMPORT, Origin.OTHER_SPEAKER]
)
PICK = st.integers(0, 10_000)
FACTS = Kind.SEMANTIC


class Lives(RuleBasedStateMachine):
    """A memory on real files, lived in at random."""

    scratch: Path

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(dir=self.scratch))
        shutil.copytree(self.scratch / "blank", self.folder, dirs_exist_ok=True)
        self.memory = Memory(self.folder)
        self.kept_both: set[str] = set()
        self.believed: list[tuple[datetime, dict[str, Record]]] = []

    @initialize()
    def begin(self) -> None:
        self.memory.say("I live in Ghent.")

    @rule(text=SENTENCES, origin=ORIGINS, hearing=st.sampled_from([None, 0.4, 0.9]))
    def say(self, text: str, origin: Origin, hearing: float | None) -> None:
        heard = hearing if origin is Origin.OWNER_SPEECH else None
        speaker = Speaker.OTHER if origin is Origin.OTHER_SPEAKER else Speaker.OWNER
        name = "Jo" if speaker is Speaker.OTHER else None
        self.memory.say(text, origin=origin, hearing=heard, speaker=speaker, name=name)

    @rule(pick=PICK, act=st.sampled_from([Act.CONFIRM, Act.REJECT, Act.ARCHIVE, Act.RESTORE]))
    def act(self, pick: int, act: Act) -> None:
        self._try(lambda: self.memory.router.act(self._any(pick).id, act))

    @precondition(lambda self: bool(self.waiting()))
    @rule(pick=PICK, keep=st.sampled_from(list(Keep)), dated=st.booleans())
    def resolve(self, pick: int, keep: Keep, dated: bool) -> None:
        record = self.waiting()[pick % len(self.waiting())]
        on = self.memory.now - timedelta(days=2) if dated and keep is Keep.BOTH else None
        if keep is Keep.BOTH and on is None:
            self.kept_both |= {record.id, record.rival_id or ""}
        self._try(lambda: self.memory.router.resolve(record.id, keep, changed_on=on))

    @rule(pick=PICK)
    def undo(self, pick: int) -> None:
        decisions = self.memory.inspector.decisions()
        self._try(lambda: self.memory.router.undo(decisions[pick % len(decisions)].id))

    @rule(pick=PICK, text=SENTENCES)
    def correct(self, pick: int, text: str) -> None:
        turn = Utterance(text, Speaker.OWNER, self.memory.now, "edits", Origin.OWNER_TEXT)
        kept = self.memory.router.submit(turn)
        found = extract(replace(turn, id=kept.record_id or ""))
        if found:
            self._try(lambda: self.memory.router.correct(self._any(pick).id, found[0]))

    @rule(hours=st.sampled_from([1, 30, 24 * 40]))
    def wait(self, hours: int) -> None:
        self.memory.pass_time(hours=hours)
        self.memory.router.expire()
        self.memory.pass_time(seconds=1)

    @rule()
    def restart(self) -> None:
        self.memory.reopen()

    def _try(self, verb: object) -> None:
        """Do what may be refused; a refusal changes nothing."""
        assert callable(verb)
        before = self._records()
        try:
            verb()
        except WriteRefusedError:
            assert self._records() == before
        self.memory.pass_time(seconds=1)

    def _any(self, pick: int) -> Record:
        records = sorted(self._records().values(), key=lambda record: record.id)
        return records[pick % len(records)]

    def waiting(self) -> list[Record]:
        return [one for one in self._records().values() if one.rival_id]

    def _records(self) -> dict[str, Record]:
        return {record.id: record for record in self.memory.of_kind(FACTS, None)}

    # What always holds

    @invariant()
    def one_value_at_any_instant(self) -> None:
        held: dict[tuple[str, str], list[Record]] = defaultdict(list)
        for record in self._records().values():
            claim = record.claim
            if claim is None or record.status is not Status.ACTIVE:
                continue
            affirmed = claim.polarity is Polarity.AFFIRMED and record.id not in self.kept_both
            if affirmed and not slot(claim.slot).many:
                held[record.subject.key, claim.slot].append(record)
        for same in held.values():
            for at, one in enumerate(same):
                for other in same[at + 1 :]:
                    assert _apart(one, other), f"{one} and {other}"

    @invariant()
    def lineage_is_whole_both_ways_and_has_no_circle(self) -> None:
        records = self._records()
        for record in records.values():
            if record.supersedes_id:
                assert records[record.supersedes_id].superseded_by == record.id
            assert (record.status is Status.SUPERSEDED) == (record.superseded_by is not None)
            assert not record.rival_id or record.status is Status.PENDING
            if record.rival_id:
                assert records[record.rival_id].status is Status.ACTIVE
            seen, at = {record.id}, record.superseded_by
            while at is not None:
                assert at not in seen
                seen.add(at)
                at = records[at].superseded_by

    @invariant()
    def nothing_is_surer_than_what_it_comes_from(self) -> None:
        for record in self._records().values():
            if record.source_type is SourceType.CONFIRMED:
                continue
            assert record.confidence <= ALLOWANCES[record.origin].ceiling
            heard = self._turns([one.turn_id or "" for one in record.sources[:1]])
            assert all(record.confidence <= (turn.hearing or 1.0) for turn in heard)

    @invariant()
    def everything_leads_to_a_turn(self) -> None:
        for record in self._records().values():
            ids = {source.turn_id or "" for source in record.sources}
            turns = {turn.id: turn for turn in self._turns(sorted(ids))}
            assert turns.keys() == ids
            assert ids
            for source in record.sources:
                text = turns[source.turn_id or ""].text
                assert text[source.start : source.end] == source.quote

    @invariant()
    def what_was_believed_stays_what_was_believed(self) -> None:
        records = self._records()
        self.memory.pass_time(seconds=1)  # each change is a tick after the one before
        self.believed.append((self.memory.now, records))
        self.memory.pass_time(seconds=1)
        versions = {id: list(self._versions(id)) for id in records}
        for at, then in self.believed:
            for id, record in records.items():
                believed = as_believed(record, versions[id], at)
                assert (believed is not None) == (id in then), f"{record} at {at}"
                if believed is not None:
                    assert _stand(believed) == _stand(then[id]), f"at {at}"

    def _versions(self, id: str) -> Iterator[Version]:
        table = tables.ENVELOPES[StoreName.SEMANTIC].versions
        query = select(table).filter_by(record_id=id).order_by(table.c.at_utc)
        with self.memory.stores.reading(StoreName.SEMANTIC) as connection:
            for row in connection.execute(query):
                yield Version(
                    row.at_utc,
                    row.status,
                    row.confidence,
                    row.evidence_count,
                    reading.validity(row),
                )

    def _turns(self, ids: list[str]) -> tuple[Utterance, ...]:
        query = reading.turns_query().where(tables.turns.c.record_id.in_(ids))
        with self.memory.stores.reading(StoreName.EPISODIC) as connection:
            return reading.turns(connection, query)

    def teardown(self) -> None:
        self.memory.close()
        shutil.rmtree(self.folder)


def _stand(record: Record) -> tuple[object, ...]:
    """Return what an answer as of an instant is made of."""
    return record.status, record.confidence, record.evidence_count, record.validity


def _apart(one: Record, other: Record) -> bool:
    """Tell whether two records are never true at the same instant."""
    first, second = one.validity, other.validity
    if first.until_utc and second.from_utc and first.until_utc <= second.from_utc:
        return True
    if second.until_utc and first.from_utc and second.until_utc <= first.from_utc:
        return True
    over = [each.ended or each.until_utc is not None for each in (first, second)]
    return over[0] is not over[1]


class TestLives(Lives.TestCase):  # type: ignore[misc, valid-type]
    """Runs it, with a folder of new stores to copy: making them takes longer."""

    settings = settings(
        max_examples=15,
        stateful_step_count=15,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),  # explaining traces every line, at twice the time
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=True,  # what is found must be found again on every machine
        print_blob=True,
    )

    @classmethod
    def setUpClass(cls) -> None:
        Lives.scratch = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        open_stores(Lives.scratch / "blank").close()
