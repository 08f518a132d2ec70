"""The one write door: admit, decide, write, keep the decision, then tell."""

import hashlib
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import select

from memory.door import admission, indexing, neighbours, outcomes
from memory.door.outcomes import Outcome
from memory.errors import RecordNotFoundError, WriteRefusedError
from memory.ids import new_id
from memory.policy import ALLOWANCES
from memory.records import (
    COMPANION,
    OWNER,
    Candidate,
    Changes,
    Record,
    Ruling,
    Source,
    Subject,
    Utterance,
    Validity,
    Verdict,
)
from memory.review.confidence import POORLY_HEARD, confidence
from memory.review.decide import neighbourhood, review
from memory.store import journal, reading, tables
from memory.store.files import Stores
from memory.vocabulary import (
    Act,
    Decision,
    Kind,
    Origin,
    Reason,
    Scope,
    SourceType,
    Speaker,
    Status,
    StoreName,
)


def utc_now() -> datetime:
    """Return the present instant."""
    return datetime.now(UTC)


class MemoryRouter:
    """Every change to memory goes through here, one at a time.

    Attributes:
        finished: How many operations a crash had left half done, and opening finished.
    """

    def __init__(
        self,
        stores: Stores,
        *,
        clock: Callable[[], datetime] = utc_now,
        announce: Callable[[Changes], None] = lambda changes: None,
    ) -> None:
        self._stores = stores
        self._clock = clock
        self._announce = announce
        self._one_at_a_time = threading.RLock()
        self.finished = 0
        if StoreName.LEDGER in stores:
            with self._exclusive():
                self.finished = journal.replay(stores)
                indexing.build_if_new(stores)

    def submit(self, offer: Utterance | Candidate) -> Ruling:
        """Rule on ``offer`` and write whatever the ruling calls for; refusals are kept too.

        Raises:
            memory.errors.StoreUnusableError: a store that it needs is not open.
            memory.errors.StoreBusyError: another program kept writing for too long.
        """
        with self._exclusive():
            fingerprint = _fingerprint(offer)
            judged = self._judged_before(fingerprint)
            if judged is not None:
                return replace(judged, decision=Decision.IGNORE, reason=Reason.ALREADY_JUDGED)
            if isinstance(offer, Utterance):
                outcome = self._keep_turn(offer, fingerprint)
            else:
                outcome = self._judge(offer, fingerprint)
            journal.carry_out(self._stores, outcome.effects)
        self._announce(outcome.changes)
        return outcome.ruling

    def act(self, id: str, act: Act, *, by: Origin = Origin.OWNER_CONFIRMED) -> Ruling:
        """Carry out the owner's verdict on a record.

        Raises:
            RecordNotFoundError: there is no such record.
            WriteRefusedError: the act does not exist for it, or is not the owner's.
        """
        if by is not Origin.OWNER_CONFIRMED:
            raise WriteRefusedError(f"only the owner may {act}, and this came from {by}")
        if act is Act.REPLACE:
            raise WriteRefusedError("a record is replaced by submitting its successor")
        with self._exclusive():
            record = self._record(id)
            rival = self._record(record.rival_id) if record.rival_id else None
            outcome = outcomes.of_act(record, act, rival, by=by, at=self._clock())
            journal.carry_out(self._stores, outcome.effects)
        self._announce(outcome.changes)
        return outcome.ruling

    @contextmanager
    def _exclusive(self) -> Iterator[None]:
        with self._one_at_a_time, self._stores.locked():
            yield

    def _keep_turn(self, turn: Utterance, fingerprint: str) -> Outcome:
        refusal = admission.refuse_turn(turn)
        return outcomes.of_turn(turn, refusal, _turn_record(turn, self._clock()), fingerprint)

    def _judge(self, candidate: Candidate, fingerprint: str) -> Outcome:
        refusal = admission.refuse(candidate, self._source_text(candidate.source))
        if refusal is not None:
            verdict = Verdict(Decision.IGNORE, refusal)
        else:
            known = neighbours.load(self._stores, candidate, neighbourhood(candidate))
            verdict = _unsure(review(candidate, known), candidate)
        sure = min(confidence(candidate), ALLOWANCES[candidate.origin].ceiling)
        return outcomes.of_verdict(
            verdict, candidate, at=self._clock(), confidence=sure, fingerprint=fingerprint
        )

    def _judged_before(self, fingerprint: str) -> Ruling | None:
        query = select(tables.decisions).filter_by(fingerprint=fingerprint).limit(1)
        with self._stores.reading(StoreName.LEDGER) as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else reading.ruling(row)

    def _source_text(self, source: Source) -> str | None:
        """Return the text of the turn that a candidate quotes."""
        if source.turn_id is None:
            return None
        kept = tables.EPISODIC.records
        query = select(kept.c.statement).filter_by(id=source.turn_id)
        with self._stores.reading(StoreName.EPISODIC) as connection:
            return connection.scalar(query)

    def _record(self, id: str) -> Record:
        for name, envelope in tables.ENVELOPES.items():
            with self._stores.reading(name) as connection:
                found = reading.by_ids(connection, envelope, [id])
            if found:
                return found[0]
        raise RecordNotFoundError(id)


def _unsure(verdict: Verdict, candidate: Candidate) -> Verdict:
    """Make a verdict wait for the owner where its source or its hearing is not good enough."""
    poorly_heard = candidate.hearing is not None and candidate.hearing < POORLY_HEARD
    if not poorly_heard and not ALLOWANCES[candidate.origin].needs_owner:
        return verdict
    reason = Reason.POORLY_HEARD if poorly_heard else Reason.NEEDS_OWNER
    match verdict.decision:
        case Decision.CREATE:
            return replace(verdict, reason=reason)
        case Decision.UPDATE:
            return replace(verdict, decision=Decision.CONFLICT, reason=reason)
        case _:
            return verdict


def _fingerprint(offer: Utterance | Candidate) -> str:
    """Return what tells an offer from every other: the same one is not judged twice."""
    if isinstance(offer, Utterance):
        # Saying the same thing twice is two turns; importing the same turn twice is one.
        identity = offer.external_id or new_id()
        parts = ["turn", offer.origin, offer.conversation_id, identity]
    else:
        source = offer.source
        where = source.turn_id or f"{source.document}#{source.page}"
        span = f"{source.start}-{source.end}"
        claim = offer.claim
        what = [claim.slot, claim.value, claim.polarity] if claim else [offer.statement]
        parts = ["candidate", offer.origin, where, span, offer.subject.key, *what]
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()


def _turn_record(turn: Utterance, at: datetime) -> Record:
    end = len(turn.text)
    id = turn.id or new_id()
    ceiling = ALLOWANCES[turn.origin].ceiling
    return Record(
        id=id,
        kind=Kind.EPISODIC,
        scope=Scope.CONVERSATION,
        subject=_speaker(turn),
        statement=turn.text,
        claim=None,
        status=Status.ACTIVE,
        origin=turn.origin,
        source_type=SourceType.EXPLICIT,
        confidence=ceiling if turn.hearing is None else min(ceiling, turn.hearing),
        importance=0.5,
        evidence_count=1,
        validity=Validity(from_utc=turn.at),
        zone=turn.zone,
        recorded_at=at,
        external_id=turn.external_id,
        sources=(Source(turn.at, turn.text, 0, end, turn_id=id, origin=turn.origin),),
    )


def _speaker(turn: Utterance) -> Subject:
    if turn.speaker is Speaker.OWNER:
        return OWNER
    if turn.speaker is Speaker.COMPANION:
        return COMPANION
    name = turn.name or "someone"
    return Subject(f"name:{name.casefold()}", name)
