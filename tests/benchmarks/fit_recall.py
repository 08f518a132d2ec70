"""Fit the weights of recall on the first conversation of LoCoMo, and print them as a module.

Run as a script: ``python tests/benchmarks/fit_recall.py > memory/recall/weights.py``. A logistic
regression, with numpy alone: of each moment, whether it holds what was asked for; and of each
question, whether the conversation it is put to is the one it is about. The questions that are about
nothing are those of the same conversation, put to the second one.
"""

import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).parents[2]))

from memory.recall.dense import Dense
from memory.recall.features import Judged, judge
from memory.recall.minilm import packaged
from memory.recall.moments import lay_out, read
from memory.recall.said import ask
from memory.terms import content_terms
from memory.vocabulary import StoreName
from tests.benchmarks.locomo import Conversation, Question, conversations, kept

Floats = npt.NDArray[np.float64]

DAMPING = 3.0
STEPS = 60
LOST = 0.01
"""The share of answerable questions that the floor loses where it was fitted."""
LET_BY = 0.1
"""The share of questions about nothing that the floor of words alone lets by there."""


def fit(rows: Floats, truth: Floats, counts: Floats) -> tuple[Floats, float]:
    """Return the weights and the bias of a logistic regression, by Newton's method."""
    mean, spread = rows.mean(axis=0), rows.std(axis=0) + 1e-9
    scaled = np.c_[(rows - mean) / spread, np.ones(len(rows))]
    weights = np.zeros(scaled.shape[1])
    damping = DAMPING * np.append(np.ones(len(mean)), 1e-6)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (counts * (chance - truth)) + damping * weights
        bend = (scaled.T * (counts * chance * (1 - chance))) @ scaled + np.diag(damping)
        weights -= np.linalg.solve(bend, slope)
    unscaled = weights[:-1] / spread
    return unscaled, float(weights[-1] - unscaled @ mean)


def judged(
    folder: Path, told: Conversation, asked: Conversation
) -> Iterator[tuple[Question, Judged, list[str]]]:
    """Yield every question of ``asked`` as it meets the turns of ``told``, and their ids."""
    embedder = packaged()
    dense = Dense(embedder)
    with (
        kept(folder, told.turns, embedder) as stores,
        stores.reading(StoreName.EPISODIC) as episodic,
        stores.reading(StoreName.INDEX) as index,
    ):
        rows = episodic.exec_driver_sql("SELECT id, external_id FROM records")
        named = {row.id: row.external_id for row in rows}
        moments = read(episodic, index)
        laid = None
        for question in asked.questions:
            near, _ = dense.ask(index, question.text)
            assert near is not None
            laid = laid or lay_out(moments, near.held)
            wanted = content_terms(question.text)
            found = judge(ask(index, laid, question.text, wanted, near), laid)
            yield question, found, [named[id] for id in moments.ids]


def moment_weights(
    own: list[tuple[Question, Judged, list[str]]],
) -> tuple[list[str], Floats, float]:
    """Fit which moments answer; every question counts the same however many turns it needs."""
    names = [name for name in own[0][1].features if name != "covered"]
    rows, truth, counts = [], [], []
    for question, one, ids in own:
        holds = np.array([id in question.evidence for id in ids], float)
        rows.append(np.stack([one.features[name] for name in names], axis=1))
        truth.append(holds)
        counts.append(np.where(holds > 0, 1 / max(holds.sum(), 1.0), 0.02))
    weights, bias = fit(np.concatenate(rows), np.concatenate(truth), np.concatenate(counts))
    return names, weights, bias


def question_weights(own: list[Judged], other: list[Judged]) -> tuple[Mapping[str, float], float]:
    """Fit which questions the moments say anything about; return the weights and the floor."""
    names = list(own[0].answerable)
    rows = np.array([[one.answerable[name] for name in names] for one in (*own, *other)])
    truth = np.append(np.ones(len(own)), np.zeros(len(other)))
    weights, _ = fit(rows, truth, np.ones(len(truth)))
    scores = rows @ weights
    floor = np.quantile(scores[: len(own)], LOST)
    return dict(zip(names, weights, strict=True)), float(floor)


def main() -> None:
    """Fit, and print the module."""
    first, second, *_ = conversations()
    with tempfile.TemporaryDirectory() as folder:
        own = list(judged(Path(folder) / "own", first, first))
        other = list(judged(Path(folder) / "other", second, first))
    names, weights, bias = moment_weights(own)
    gate, floor = question_weights([one for _, one, _ in own], [one for _, one, _ in other])
    covered = np.array([one.answerable["covered_wide"] for _, one, _ in other])
    lines = [
        '"""The numbers of fusion, as ``tests/benchmarks/fit_recall.py`` fits and prints them."""',
        "",
        "MOMENT = {",
        *(f'    "{name}": {weight:.4f},' for name, weight in zip(names, weights, strict=True)),
        "}",
        f"MOMENT_BIAS = {bias:.4f}",
        "QUESTION = {",
        *(f'    "{name}": {weight:.4f},' for name, weight in gate.items()),
        "}",
        f"QUESTION_FLOOR = {floor:.4f}",
        f"LEAST_COVERED = {float(np.quantile(covered, 1 - LET_BY)):.4f}",
        '"""The floor where nothing can tell what anything means."""',
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
