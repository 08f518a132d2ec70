"""What is known about each moment when a question is asked, in numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from memory.recall.dense import Vectors
from memory.recall.moments import Laid, Numbers, Places

_K1, _B = 1.2, 0.75
"""BM25's own constants, as usual."""
_LEAST_COUNT = 100
"""Rarity is reckoned as among at least this many moments; chosen by hand."""


@dataclass(frozen=True)
class Asked:
    """A question as it meets the moments."""

    wanted: Sequence[str]
    """Its content terms."""
    found: Mapping[str, Places]
    """For each term that was looked for the places that hold it, once for each time."""
    cosines: Vectors | None
    """How near in meaning each held vector is; None when nothing can tell."""
    means_owner: bool
    """It says "I", "me" or "my"."""
    names: frozenset[str] = frozenset()
    """Those of its terms that it writes as names."""


@dataclass(frozen=True)
class Judged:
    """Every moment's numbers for one question."""

    features: Mapping[str, Numbers]
    """One number a moment, by name."""
    answerable: Mapping[str, float]
    """How well the best moment fits, by name; absolute, not compared with the other moments."""


def judge(asked: Asked, laid: Laid) -> Judged:
    """Reckon every feature of every moment."""
    moments = laid.moments
    counts = _counts(asked, laid)
    named = _named(asked, laid)
    around = laid.near.sums(counts), laid.wide.sums(counts)
    words = _words(counts, *around, laid)
    meant = _meant(asked, laid)
    previous = _before(words["turn"], laid)
    features = {
        **{f"words_{name}": _share(values) for name, values in words.items()},
        **meant,
        "speaker_named": named,
        "length": np.log1p(moments.lengths),
        "asks": moments.asks,
        "answers": _before(moments.asks, laid),
        "answers_it": _before(moments.asks, laid) * _share(previous),
        "words_before": _share(previous),
        "words_after": _share(_after(words["turn"], laid)),
    }
    rarity = _rarity(counts, _LEAST_COUNT)
    covered = [_covered(counts, rarity), _covered(around[1], rarity)]
    answerable = {
        "covered": float(covered[0].max()),
        "covered_wide": float(covered[1].max()),
        "meaning": float(meant["meaning"].max()),
        "meaning_near": float(meant["meaning_near"].max()),
        "stranger": float(_names_a_stranger(asked, counts)),
    }
    return Judged({**features, "covered": covered[0]}, answerable)


def _counts(asked: Asked, laid: Laid) -> Numbers:
    """Return how often each term stands in each moment; a speaker's name counts as said once."""
    moments = laid.moments
    counts = np.zeros((len(asked.wanted), len(moments.ids)), np.float32)
    for row, term in enumerate(asked.wanted):
        if term in asked.found:
            counts[row] = np.bincount(asked.found[term], minlength=len(moments.ids))
        for number, name in enumerate(moments.speakers):
            if term in name:
                counts[row, moments.by_speaker == number] += 1
    return counts


def _named(asked: Asked, laid: Laid) -> Numbers:
    moments = laid.moments
    wanted = set(asked.wanted)
    named = np.array([not wanted.isdisjoint(name) for name in moments.speakers], np.bool_)
    found = named[moments.by_speaker]
    if asked.means_owner:
        found = found | moments.is_owner
    return found.astype(np.float32)


def _names_a_stranger(asked: Asked, counts: Numbers) -> bool:
    """Tell whether the question names somebody, or something, that no moment does."""
    unknown = (counts == 0).all(axis=1)
    looked_for = asked.names & asked.found.keys()
    return any(unknown[row] for row, term in enumerate(asked.wanted) if term in looked_for)


def _words(counts: Numbers, near: Numbers, wide: Numbers, laid: Laid) -> dict[str, Numbers]:
    """Return BM25 over the turn, the turns around it, and its session."""
    moments = laid.moments
    session = moments.per_session(counts)
    return {
        "turn": _bm25(counts, moments.lengths, moments.lengths),
        "near": _bm25(near, laid.near_lengths, laid.near_lengths),
        "wide": _bm25(wide, laid.wide_lengths, laid.wide_lengths),
        "session": _bm25(session, laid.session_lengths, laid.session_lengths[moments.sessions])[
            moments.sessions
        ],
    }


def _rarity(counts: Numbers, least: int = 0) -> Numbers:
    total = max(counts.shape[1], least)
    holding = (counts > 0).sum(axis=1)
    found: Numbers = np.log(1 + (total - holding + 0.5) / (holding + 0.5)).astype(np.float32)
    return found


def _bm25(counts: Numbers, lengths: Numbers, of_all: Numbers) -> Numbers:
    """Return BM25 of each stretch; ``of_all`` is what its length is compared with."""
    norm = _K1 * (1 - _B + _B * lengths / of_all.mean())
    found: Numbers = (_rarity(counts) @ (counts * (_K1 + 1) / (counts + norm))).astype(np.float32)
    return found


def _covered(counts: Numbers, rarity: Numbers) -> Numbers:
    """Return the share of the question's content that each moment holds."""
    found: Numbers = rarity @ (counts > 0).astype(np.float32) / max(float(rarity.sum()), 1e-6)
    return found


def _meant(asked: Asked, laid: Laid) -> dict[str, Numbers]:
    """Return the cosines of the turn, of those around it, and the session's best."""
    if asked.cosines is None or not laid.has_vectors:
        zeros = np.zeros(len(laid.moments.ids), np.float32)
        names = ("meaning", "meaning_near", "meaning_wide", "session_meaning")
        scaled = ("meaning_scaled", "meaning_near_scaled", "meaning_wide_scaled")
        more = ("meaning_share", "session_meaning_share")
        return dict.fromkeys((*names, *scaled, *more), zeros)
    cosine = asked.cosines[laid.rows] * (laid.rows >= 0)
    near = laid.near.sums(cosine) / laid.near_norms
    wide = laid.wide.sums(cosine) / laid.wide_norms
    moments = laid.moments
    best = np.maximum.reduceat(cosine, moments.starts)[moments.sessions]
    return {
        "meaning": cosine,
        "meaning_scaled": _scaled(cosine),
        "meaning_share": _share(np.maximum(cosine, 0)),
        "meaning_near": near,
        "meaning_near_scaled": _scaled(near),
        "meaning_wide": wide,
        "meaning_wide_scaled": _scaled(wide),
        "session_meaning": best,
        "session_meaning_share": _share(best),
    }


def _share(values: Numbers) -> Numbers:
    """Return values as shares of the largest."""
    most = float(values.max())
    return values / most if most > 0 else np.zeros_like(values)


def _scaled(values: Numbers) -> Numbers:
    """Return values in deviations from their mean."""
    spread = float(values.std())
    return (values - values.mean()) / spread if spread > 1e-6 else np.zeros_like(values)


def _before(values: Numbers, laid: Laid) -> Numbers:
    """Return the value of the moment before, within the session."""
    found = np.zeros_like(values)
    found[1:] = values[:-1]
    found[laid.moments.starts] = 0
    return found


def _after(values: Numbers, laid: Laid) -> Numbers:
    found = np.zeros_like(values)
    found[:-1] = values[1:]
    found[laid.moments.starts[1:] - 1] = 0
    return found
