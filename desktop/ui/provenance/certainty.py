"""Why a memory is no surer than it is."""

from collections.abc import Sequence

from desktop.ui import words
from desktop.ui.words import tr
from memory.policy import ALLOWANCES
from memory.records import Record, Utterance
from memory.vocabulary import Origin, SourceType

_SAME = 0.005
"""Two shares that are shown with two digits and differ by less are the same to who reads them."""


def why_capped(record: Record, turns: Sequence[Utterance]) -> str:
    """Return one sentence that says what keeps the confidence from being higher."""
    heard = [turn.hearing for turn in turns if turn.hearing is not None]
    if heard and abs(max(heard) - record.confidence) < _SAME:
        return tr("As sure as your words were heard.")
    if record.source_type is SourceType.INFERRED:
        most = words.sure(ALLOWANCES[Origin.INFERRED].ceiling)
        return tr("At most {most}, because nobody said it outright.").format(most=most)
    most = words.sure(ALLOWANCES[record.origin].ceiling)
    by = words.label(record.origin)
    return tr("At most {most} for what is {origin}.").format(most=most, origin=by)
