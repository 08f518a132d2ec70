"""What was forgotten does not come back by itself: not from an old turn, nor from an import."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from enum import Enum

from sqlalchemy import Row, func, select

from memory.blackening import MARK, blackened
from memory.door import acting, judging, loading
from memory.door.draft import Draft
from memory.door.register import Register
from memory.extraction.rules import extract
from memory.forgetting.marks import Span, joined
from memory.forgetting.tombstones import Tombstones
from memory.ids import new_id
from memory.records import OWNER, Candidate, Ruling, Utterance
from memory.store import tables
from memory.store.effects import Set
from memory.store.files import Stores
from memory.vocabulary import Decision, ForgetMode, Kind, Reason, Scope, StoreName


class _Answer(Enum):
    """What is done with an offer that may have been forgotten."""

    FREE = "free"
    ASK = "ask"
    """The owner said it anew, and had wanted it never learnt again."""
    REFUSE = "refuse"


class Relearning:
    """Knows again what was forgotten."""

    def __init__(self, stores: Stores, register: Register) -> None:
        self._stores = stores
        self._register = register

    def draft(self, offer: Utterance | Candidate, at: datetime) -> tuple[Draft, Ruling]:
        """Draft what an offer comes to: what was forgotten is refused, or asks first."""
        if isinstance(offer, Utterance):
            return self._keep_turn(offer, at)
        answer, met = self._answer(offer)
        if answer is _Answer.REFUSE:
            return self._refuse(offer, met, judging.fingerprint(offer), at)
        asks = answer is _Answer.ASK
        return judging.judge(self._stores, self._register, offer, at, asks_first=asks)

    def _answer(self, candidate: Candidate) -> tuple[_Answer, tuple[str, ...]]:
        """Say whether a candidate may be learnt; also name the tombstones that it meets."""
        if not self._any():
            return _Answer.FREE, ()
        met = self._met(self._digests(candidate))
        turn_id = candidate.source.turn_id or ""
        if not met:
            is_hidden = self._quotes_what_is_hidden(candidate)
            return (_Answer.REFUSE if is_hidden else _Answer.FREE), ()
        ids = tuple(row.id for row in met)
        is_said_anew = candidate.origin in acting.OWNERS and turn_id > max(ids)
        if not is_said_anew:
            return _Answer.REFUSE, ids
        # Whom "it" stands for until the conversation ends is not worth a question of its own.
        is_lasting = candidate.kind is not Kind.WORKING
        asks = is_lasting and any(row.mode is ForgetMode.NEVER_RELEARN for row in met)
        return (_Answer.ASK if asks else _Answer.FREE), ids

    def _refuse(
        self, candidate: Candidate, met: Sequence[str], fingerprint: str, at: datetime
    ) -> tuple[Draft, Ruling]:
        """Draft that something was refused, without what it was, and count it."""
        draft = Draft(at, candidate.origin, Reason.FORGOTTEN)
        self._count(draft, met)
        ruling = _refusal(draft, candidate.kind, candidate.scope, candidate.source.turn_id)
        draft.rule(ruling, self._tombstones.keyed(fingerprint))
        return draft, ruling

    def _keep_turn(self, offered: Utterance, at: datetime) -> tuple[Draft, Ruling]:
        """Draft keeping a turn; what was forgotten is blacked out of one brought from elsewhere."""
        met: set[str] = set()
        spans: list[Span] = []
        if offered.origin not in acting.OWNERS and self._any():
            for span, digests in self._forgotten(offered):
                if stones := self._met(digests):
                    spans.append(span)
                    met.update(row.id for row in stones)
        kept = replace(offered, text=blackened(offered.text, joined(spans)))
        draft, ruling = judging.keep_turn(kept, at)
        if met:
            self._count(draft, met)
            refused = _refusal(draft, ruling.kind, ruling.scope, ruling.turn_id)
            draft.rule(replace(refused, id=new_id()))
        return draft, ruling

    def _forgotten(self, offered: Utterance) -> Iterator[tuple[Span, Collection[str]]]:
        """Yield where a turn may say what was forgotten, with what that is known again by."""
        with self._stores.reading(StoreName.LEDGER) as connection:
            words = select(tables.tombstones.c.digest, tables.tombstones.c.words)
            rows = list(connection.execute(words.where(tables.tombstones.c.words > 0)))
        known = frozenset(row.digest for row in rows)
        yield (0, len(offered.text)), (self._tombstones.of_turn(offered.text),)
        for span, digest in self._tombstones.places(
            offered.text, {row.words for row in rows}, known
        ):
            yield span, (digest,)
        for candidate in extract(offered):
            yield (candidate.source.start, candidate.source.end), self._digests(candidate)

    def _count(self, draft: Draft, met: Collection[str]) -> None:
        table = tables.tombstones.c
        query = select(table.id, table.refused).where(table.id.in_(sorted(met)))
        with self._stores.reading(StoreName.LEDGER) as connection:
            for row in connection.execute(query):
                values = {"refused": row.refused + 1}
                draft.effects.append(Set(StoreName.LEDGER, "tombstones", {"id": row.id}, values))

    @property
    def _tombstones(self) -> Tombstones:
        return Tombstones(self._stores.install)

    def _any(self) -> bool:
        with self._stores.reading(StoreName.LEDGER) as connection:
            return connection.scalar(select(func.min(tables.tombstones.c.id))) is not None

    def _digests(self, candidate: Candidate) -> set[str]:
        stones = self._tombstones
        known = self._register.recognise(candidate)
        found = {stones.of_words(candidate.statement), stones.of_words(candidate.source.quote)}
        for subject in (candidate.subject, known.subject):
            found.update(stones.of_claim(subject, candidate.claim))
        return found

    def _met(self, digests: Iterable[str]) -> list[Row[tuple[str, ForgetMode]]]:
        table = tables.tombstones.c
        query = select(table.id, table.mode).where(table.digest.in_(sorted(digests)))
        with self._stores.reading(StoreName.LEDGER) as connection:
            return list(connection.execute(query))

    def _quotes_what_is_hidden(self, candidate: Candidate) -> bool:
        """Tell whether a candidate quotes what is blacked out where it says it stands."""
        source = candidate.source
        turn = loading.turn(self._stores, source.turn_id)
        if turn is None or MARK in source.quote:
            return turn is not None
        return MARK in turn.text[source.start : source.end]


def _refusal(draft: Draft, kind: Kind, scope: Scope, turn_id: str | None) -> Ruling:
    """Return that something was refused, without what it was."""
    return Ruling(
        id=draft.decision_id,
        at=draft.at,
        decision=Decision.IGNORE,
        reason=Reason.FORGOTTEN,
        statement="",
        kind=kind,
        scope=scope,
        subject=OWNER,
        origin=draft.actor,
        record_id=None,
        target_id=None,
        status=None,
        confidence=0.0,
        turn_id=turn_id,
    )
