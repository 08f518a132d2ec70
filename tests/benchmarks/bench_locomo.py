"""How many of the turns that answer LoCoMo's questions are recalled, beside plain BM25.

Run as a script: ``python tests/benchmarks/bench_locomo.py [FILE]``. The weights were fitted on the
first conversation; the others are the measurement. The turns alone are kept: what they state is
known as well after an import, and takes the place of the turn that says it.
"""

import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from memory.recall.minilm import packaged
from memory.recall.search import Search
from memory.terms import content_terms, terms
from tests.benchmarks.locomo import FILE, Conversation, Question, conversations, kept

DEPTHS = (5, 10)
Ranking = Callable[[str], Sequence[str | None]]


def plain_bm25(conversation: Conversation) -> Ranking:
    """Return the plain way: BM25 over the turns, with the same terms as ours."""
    texts = [terms(f"{turn.name} {turn.text}") for turn in conversation.turns]
    lengths = np.array([len(text) for text in texts])

    def ranking(question: str) -> Sequence[str | None]:
        scores = np.zeros(len(texts))
        for term in content_terms(question):
            counts = np.array([text.count(term) for text in texts])
            holding = int((counts > 0).sum())
            rarity = np.log(1 + (len(texts) - holding + 0.5) / (holding + 0.5))
            scores += rarity * counts * 2.2 / (counts + 0.3 + 0.9 * lengths / lengths.mean())
        best = np.argsort(-scores, kind="stable")[: max(DEPTHS)]
        return [conversation.turns[place].external_id for place in best]

    return ranking


def recall_at(questions: Sequence[Question], ranking: Ranking) -> dict[str, list[float]]:
    """Return for each category, and for all, the mean share of evidence at each depth."""
    shares: dict[str, list[list[float]]] = defaultdict(list)
    for question in questions:
        found = ranking(question.text)
        row = [
            len(question.evidence & set(found[:depth])) / len(question.evidence) for depth in DEPTHS
        ]
        shares[question.category].append(row)
        shares["all"].append(row)
    return {name: [float(one) for one in np.mean(rows, axis=0)] for name, rows in shares.items()}


def measure(path: Path) -> Iterator[tuple[str, str, dict[str, list[float]]]]:
    """Yield conversation, way and recall."""
    for conversation in conversations(path):
        yield (
            conversation.name,
            "plain BM25",
            recall_at(conversation.questions, plain_bm25(conversation)),
        )
        with (
            tempfile.TemporaryDirectory() as folder,
            kept(Path(folder), conversation.turns, packaged()) as stores,
        ):
            search = Search(stores, packaged())

            def ours(question: str, search: Search = search) -> Sequence[str | None]:
                found = search.recall(question, k=max(DEPTHS)).results
                return [one.record.external_id for one in found]

            yield conversation.name, "recall", recall_at(conversation.questions, ours)


def main() -> None:
    """Print a line for each conversation, way and category."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    for name, way, found in measure(path):
        for category, (five, ten) in sorted(found.items()):
            sys.stdout.write(f"{name:8} {way:11} {category:12} @5 {five:.3f}  @10 {ten:.3f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
