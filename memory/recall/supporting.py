"""Which of what was recalled stands behind one sentence of a reply, as it was recalled."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from memory.recall.scoring import FLOOR, meant
from memory.records import Recall, Recollection, Ruling
from memory.terms import content_terms, indexed_text, terms

Near = Callable[[str, Sequence[str]], Sequence[float]]
"""Returns how near in meaning each of some texts is to the first, as cosines; empty: unknown."""


_BESIDE = 0.5
"""What has less than this share of the best one's nearness only speaks of the same; by hand."""


@dataclass(frozen=True)
class Support:
    """What stands behind a sentence."""

    recall: Recall
    """The memories and passages whose words or meaning the sentence has, the nearest first, and
    everything that was left out of the reply."""
    rulings: tuple[Ruling, ...] = ()
    """What was decided about the owner's words that it speaks of."""


def support(
    sentence: str, recall: Recall, rulings: Sequence[Ruling], near: Near = lambda one, others: ()
) -> Support:
    """Return what stands behind ``sentence``, by the measures that recall itself has.

    Args:
        sentence: Of the reply.
        recall: What the reply could use; its records are as they were then.
        rulings: What was decided before the reply.
        near: How near texts are in meaning.
    """
    statements = [one.record.statement for one in recall.results]
    cosines = near(sentence, statements) or [0.0] * len(statements)
    found = [_held(sentence, *pair) for pair in zip(recall.results, cosines, strict=True)]
    best = sorted(filter(None, found), key=_nearness, reverse=True)
    best = [one for one in best if _nearness(one) >= _BESIDE * _nearness(best[0])]
    passages = tuple(one for one in recall.passages if shared(sentence, one.quote) >= FLOOR)
    decided = tuple(one for one in rulings if shared(sentence, one.statement) >= FLOOR)
    results = tuple(best)
    return Support(replace(recall, results=results, passages=passages), decided)


def shared(sentence: str, text: str) -> float:
    """Return how much of the content of one is in the other, whichever has less to say, 0..1."""
    wanted, held = set(content_terms(sentence)), set(terms(text))
    kept = set(content_terms(text))
    if not wanted or not kept:
        return 0.0
    return len(wanted & held) / min(len(wanted), len(kept))


def _held(sentence: str, found: Recollection, cosine: float) -> Recollection | None:
    words = shared(sentence, indexed_text(found.record))
    words = max(words, shared(sentence, found.record.statement))
    if words + meant(cosine) < FLOOR:
        return None
    of_it = {"sentence": round(words, 4), "sentence_meaning": round(max(cosine, 0.0), 4)}
    return replace(found, parts={**of_it, **found.parts})


def _nearness(one: Recollection) -> float:
    return one.parts["sentence"] + meant(one.parts["sentence_meaning"])
