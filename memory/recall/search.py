"""The one entry to recall: a question in; records with their reasons, or none, out."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from sqlalchemy import Connection, select

from memory.extraction.times import Timing
from memory.recall import (
    conversing,
    happenings,
    lexical,
    scoring,
    spelling,
    supporting,
    timed,
    weighing,
    windows,
)
from memory.recall.asking import NO_TIME, Asking
from memory.recall.conversing import InConversation
from memory.recall.dense import Dense, Embedder, Near
from memory.recall.judging import judged
from memory.recall.names import LONGEST, borne_by_few, named, sentences
from memory.recall.passages import Documents, beside
from memory.recall.point_in_time import AsOf
from memory.recall.said import Ranked, Said
from memory.recall.scoring import ALIKE, FLOOR, Sought, Surroundings, in_order
from memory.recall.supporting import Support
from memory.recall.windows import Spoken
from memory.records import LeftOut, PathReport, Recall, Recollection, Ruling
from memory.store import tables
from memory.store.files import Stores
from memory.terms import content_terms
from memory.vocabulary import RECALLABLE, Kind, StoreName

BESIDE = 0.5
"""The share of the best's relevance that what is known must have beside it; chosen by hand."""

_POOL = 40
"""How many records a path may bring for judging; chosen by hand."""

_FEW = 3
"""Up to how many records may hold a name for it to bring them whatever else is asked; by hand."""

_LOOKED_AT = 5_000
"""How many records the words of a question may bring for ranking; chosen by hand."""

_SPARE = 3
"""How many times the wanted number of moments are looked at, for some may not be used."""


@dataclass
class _Looked:
    """What the paths brought for one question."""

    sought: Sought
    kinds: Mapping[str, Kind]
    ranked: Ranked
    paths: Mapping[str, PathReport]


@dataclass
class _Judged:
    """What may be used of it, and what may not."""

    known: list[Recollection] = field(default_factory=list)
    quoted: dict[str, Recollection] = field(default_factory=dict)
    """By the turn that they quote: what is known from an imported turn takes its place."""
    refused_turns: set[str] = field(default_factory=set)
    """Turns whose words say what may not be used."""
    left_out: list[LeftOut] = field(default_factory=list)

    def add(self, other: "_Judged") -> None:
        """Add what another question of the same utterance brought; the better score counts."""
        best = {one.record.id: one for one in self.known}
        for one in other.known:
            if one.record.id not in best or best[one.record.id].score < one.score:
                best[one.record.id] = one
        self.known = sorted(best.values(), key=in_order)
        self.refused_turns |= other.refused_turns
        out = {one.record_id: one for one in (*self.left_out, *other.left_out)}
        self.left_out = [one for id, one in out.items() if id not in best]


class Search:
    """Recall over the stores of one data folder."""

    def __init__(
        self,
        stores: Stores,
        embedder: Embedder | None = None,
        documents: Documents | None = None,
    ) -> None:
        """Look in ``stores``; without ``embedder`` by words alone, with ``documents`` there too."""
        self._stores = stores
        self._documents = documents
        self._dense = Dense(embedder)
        self._said = Said()

    def support(self, sentence: str, recall: Recall, rulings: Sequence[Ruling]) -> Support:
        """Return what of a reply's recall, and of what was decided, stands behind a sentence."""
        return supporting.support(sentence, recall, rulings, self._dense.near)

    def recall(
        self,
        question: str,
        *,
        k: int = 8,
        kind: Kind | None = None,
        valid_at: datetime | None = None,
        known_at: datetime | None = None,
        now: datetime | None = None,
        zone: str = "UTC",
        conversation: InConversation | None = None,
    ) -> Recall:
        """Find what is known about ``question``, and the turns that say it where nothing does.

        Args:
            question: Any text.
            k: The most to return.
            kind: Only this kind of memory; None means what is known and imported turns.
            valid_at: What was true at this instant; None means now.
            known_at: What was believed at this instant; None means now.
            now: The present, for what ends; None means the clock's.
            zone: IANA name of the zone that the days of the question are of.
            conversation: Where it is asked, for "she" and the project in focus; None means nowhere.

        Raises:
            memory.errors.StoreUnusableError: the store that it must look in cannot be used.
        """
        present = known_at or now or datetime.now(UTC)
        pointed = conversing.pointed(self._stores, question, conversation, present)
        focus = conversing.focus(self._stores, conversation, present)
        around = Surroundings(
            present,
            zone,
            meant=pointed.keys,
            asks_what_is=valid_at is None and windows.asks_what_is(question),
            project=focus.key,
            project_name=focus.name,
        )
        asking = Asking(pointed.text, k, kind, AsOf(valid_at, known_at, present), around)
        texts = sentences(pointed.text)
        parts = [self._timed(replace(asking, text=text)) for text in texts]
        last = parts[-1]
        if last.spoken is not None and last.spoken.is_all:
            found = self._of_the_time(last, last.spoken)
        else:
            found = self._found(asking, parts) if parts[1:] else self._found(last)
            found = beside(found, self._documents, asking.text, kind=kind, known_at=known_at)
        time_path = min((one.time_path for one in parts), key=_untold)
        paths = {"time": time_path, "referents": pointed.report, "project": focus.report}
        return replace(found, paths={**found.paths, **paths}, unclear=pointed.unclear)

    def _found(self, asking: Asking, parts: Sequence[Asking] = ()) -> Recall:
        """Ask every path, of each of several sentences too, and put together what may be used."""
        wanted = spelling.told_apart(content_terms(asking.text))
        if not wanted:
            nothing = PathReport(0, 0.0, skipped="the question has no words to look for")
            return Recall(paths={"words": nothing})
        looked = self._look(asking, wanted)
        judged = self._judge(looked, asking)
        for part in parts:
            if words := spelling.told_apart(content_terms(part.text)):
                judged.add(self._judge(self._look(part, words, looked.ranked), part))
        said = self._moments(looked, judged, asking)
        results = [*judged.known, *said]
        judged.left_out.extend(LeftOut.crowded(found.record) for found in results[asking.k :])
        return Recall(tuple(results[: asking.k]), tuple(judged.left_out), looked.paths)

    def _timed(self, asking: Asking) -> Asking:
        """Read the time that a question speaks of."""
        nearest = asking
        if len(asking.text) > LONGEST:
            return asking
        for spoken in windows.readings(asking.text, asking.around.now, asking.around.zone):
            found = self._timed_as(spoken, asking)
            if found.time_path.hits or found.around.timing is None:
                return found
            nearest = found if nearest is asking else nearest
        return nearest

    def _timed_as(self, spoken: Spoken, asking: Asking) -> Asking:
        started = time.perf_counter()
        timing = spoken.timing or self._when_it_was(spoken, asking)
        if timing is None:
            because = f"it is not known when that was: {spoken.happening}"
            took = (time.perf_counter() - started) * 1000
            return replace(asking, time_path=PathReport(0, took, skipped=because))
        ids = timed.ids_of(self._stores, timing, asking.kinds)
        turns = timed.turns_of(self._stores, timing, spoken.speakers)
        report = PathReport(len(ids) + len(turns), (time.perf_counter() - started) * 1000)
        return replace(
            asking,
            spoken=spoken,
            around=replace(asking.around, timing=timing),
            as_of=replace(asking.as_of, window=timing),
            of_then=ids,
            turns_then=turns,
            time_path=report,
        )

    def _when_it_was(self, spoken: Spoken, asking: Asking) -> Timing | None:
        """Return the stretch beside what happened, as far as memory tells when it did."""
        clause = spoken.happening
        anything = replace(asking.as_of, window=Timing(None, None, None))
        told: tuple[Recollection, ...] = ()
        for kind in (None, Kind.EPISODIC):
            looked_for = replace(asking, text=clause, kind=kind, as_of=anything)
            told = told or self._found(looked_for).results
        told = tuple(one for one in told if not happenings.is_asked(one.record, asking.text))
        with self._stores.reading(StoreName.SEMANTIC) as semantic:
            changed = happenings.changes(semantic, clause)
        return happenings.when_it_was(clause, spoken.side, [one.record for one in told], changed)

    def _of_the_time(self, asking: Asking, spoken: Spoken) -> Recall:
        return timed.everything(
            self._stores,
            asking.text,
            spoken,
            asking.around,
            asking.as_of,
            asking.of_then,
            asking.turns_then,
            asking.k,
        )

    def _look(self, asking: Asking, wanted: list[str], ranked: Ranked | None = None) -> _Looked:
        """Ask every path; ``ranked`` has the moments when the whole utterance was asked before."""
        known_at = asking.as_of.known_at
        ids = None if known_at is None else self._known_then(known_at)
        started = time.perf_counter()
        with self._stores.reading(StoreName.INDEX) as index:
            known = None if ids is None else lexical.rows_of(index, ids)
            meant = spelling.respelt(index, wanted, known)
            sought = list(dict.fromkeys(meant.values()))
            telling = lexical.telling(index, sought, _LOOKED_AT)
            matches = lexical.find(index, telling, _POOL, asking.kinds, known)
            rarity = dict(weighing.weights(index, sought, known))
            names = borne_by_few(index, named(asking.text), _FEW, asking.kinds, known)
            words = PathReport(len(matches), (time.perf_counter() - started) * 1000)
            near, meaning = self._dense.ask(index, asking.topic)
            paths = {"words": words, "meaning": meaning}
            if ranked is None:
                ranked, paths["moments"] = self._rank(index, asking, wanted, near)
            matches += self._of_then(index, asking, telling)
            found = {match.record_id: match.kind for match in matches}
            if near is not None:
                also = lexical.kinds_of(index, near.nearest(_POOL, ids))
                found |= {id: one for id, one in also.items() if one in asking.kinds}
                # Of what is of the time asked about much less need fit.
                then = sorted(asking.of_then, key=near.of, reverse=True)[:_POOL]
                found |= {id: asking.of_then[id] for id in then if near.of(id) > ALIKE}
        found |= self._about(asking)
        found = {id: one for id, one in found.items() if not ranked.holds(id)}
        light, weight = asking.light(wanted)
        rarity |= {meant[term]: rarity[meant[term]] * weight for term in light}
        bm25 = {match.record_id: match.bm25 for match in matches}
        return _Looked(
            Sought(sought, names, rarity, bm25, near, asking.around), found, ranked, paths
        )

    def _of_then(
        self, index: Connection, asking: Asking, telling: list[str]
    ) -> list[lexical.Match]:
        """Return what is of the time asked about and has its words, wherever it ranks in all."""
        if not asking.of_then:
            return []
        rows = lexical.rows_of(index, asking.of_then.keys())
        return lexical.find(index, telling, _POOL, asking.kinds, rows)

    def _about(self, asking: Asking) -> dict[str, Kind]:
        """Return what is known about whom the pointing words of the question mean."""
        found: dict[str, Kind] = {}
        for kind in asking.kinds if asking.around.meant else ():
            store = StoreName(kind.value)
            if store in self._stores:
                kept = tables.ENVELOPES[store].records.c
                query = select(kept.id).where(
                    kept.subject_key.in_(asking.around.meant), kept.status.in_(sorted(RECALLABLE))
                )
                with self._stores.reading(store) as connection:
                    newest = connection.scalars(query.order_by(kept.id.desc()).limit(_POOL))
                    found.update(dict.fromkeys(newest, kind))
        return found

    def _rank(
        self, index: Connection, asking: Asking, wanted: list[str], near: Near | None
    ) -> tuple[Ranked, PathReport]:
        if asking.kind not in {None, Kind.EPISODIC}:
            return Ranked(), PathReport(0, 0.0, skipped=f"only {asking.kind} memory was asked for")
        if StoreName.EPISODIC not in self._stores:
            return Ranked(), PathReport(0, 0.0, skipped="the conversations cannot be read")
        with self._stores.reading(StoreName.EPISODIC) as episodic:
            return self._said.rank(
                episodic,
                index,
                asking.text,
                wanted,
                near,
                _SPARE * asking.k,
                asking.as_of.known_at,
                asking.around.timing,
                frozenset() if asking.spoken is None else asking.spoken.who,
            )

    def _known_then(self, known_at: datetime) -> frozenset[str]:
        """Return the records that were known at an instant."""
        found: set[str] = set()
        for name, envelope in tables.ENVELOPES.items():
            if name in self._stores:
                kept = envelope.records.c
                query = select(kept.id).where(kept.recorded_at_utc <= known_at)
                with self._stores.reading(name) as connection:
                    found.update(connection.scalars(query))
        return frozenset(found)

    def _judge(self, looked: _Looked, asking: Asking) -> _Judged:
        """Sort what is known into what may be used and what may not, the best first."""
        out = _Judged()
        found: list[Recollection] = []
        for record, refusal in judged(self._stores, looked.kinds, asking.text, asking.as_of):
            one = scoring.known(record, looked.sought)
            because = refusal or ("floor" if scoring.standing(one) < FLOOR else None)
            turn = next((s.turn_id for s in record.sources if looked.ranked.holds(s.turn_id)), None)
            if because is not None:
                out.left_out.append(LeftOut(record.id, because))
                if turn is not None and refusal == "status":
                    out.refused_turns.add(turn)
            elif turn is None:
                found.append(one)
            elif turn not in out.quoted or out.quoted[turn].score < one.score:
                out.quoted[turn] = one
        found.sort(key=in_order)
        least = max(map(scoring.relevance, found), default=0.0) * BESIDE
        near = [one for one in found if scoring.standing(one) >= least]
        out.left_out += [LeftOut(one.record.id, "floor") for one in found if one not in near]
        out.known = [replace(one, score=1 + one.score) for one in near]
        return out

    def _moments(self, looked: _Looked, known: _Judged, asking: Asking) -> list[Recollection]:
        """Return the imported turns that may be used, what is known from them in their place."""
        ranked = looked.ranked
        if not ranked.answerable:
            known.left_out += [LeftOut(one.record.id, "floor") for one in known.quoted.values()]
            return []
        kinds = dict.fromkeys(ranked.ids, Kind.EPISODIC)
        usable = {
            record.id: (record, refusal)
            for record, refusal in judged(self._stores, kinds, asking.text, asking.as_of)
        }
        results: list[Recollection] = []
        for id, score, parts in zip(ranked.ids, ranked.likelihoods, ranked.parts, strict=True):
            if id not in usable:
                continue
            record, refusal = usable[id]
            quoted = known.quoted.get(id)
            if quoted is not None:
                results.append(replace(quoted, score=score, parts={**quoted.parts, **parts}))
            elif refusal is not None:
                known.left_out.append(LeftOut(id, refusal))
            elif id not in known.refused_turns:
                results.append(scoring.moment(record, score, parts, looked.sought))
        return results


def _untold(report: PathReport) -> tuple[bool, bool]:
    """Sort what a path reports of several sentences: where it ran, where it could not, the rest."""
    return report.skipped is not None, report is NO_TIME
