"""What the owner's files say of a question, beside what memory holds: data, nobody's belief."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from memory.records import PathReport, Recall
from memory.vocabulary import Kind

Documents = Callable[[str, datetime | None], Recall]
"""Looks a question up in the owner's files, as they had been read by an instant; None: by now."""


def beside(
    recall: Recall,
    documents: Documents | None,
    question: str,
    *,
    kind: Kind | None,
    known_at: datetime | None,
) -> Recall:
    """Return ``recall`` with the passages that answer too; without documents as it is."""
    if documents is None:
        return recall
    if kind is None:
        found = documents(question, known_at)
    else:
        skipped = PathReport(0, 0.0, skipped=f"only {kind} memory was asked for")
        found = Recall(paths={"documents": skipped})
    return replace(
        recall,
        left_out=recall.left_out + found.left_out,
        paths={**recall.paths, **found.paths},
        passages=found.passages,
    )
