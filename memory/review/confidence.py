"""How surely something is believed, and whose word weighs more."""

from memory.policy import ALLOWANCES
from memory.records import Candidate
from memory.vocabulary import Origin, SourceType

POORLY_HEARD = 0.6
"""Below this hearing confidence a statement waits for the owner (chosen by hand)."""

_INFERRED_CEILING = ALLOWANCES[Origin.INFERRED].ceiling
_OWNERS = frozenset({Origin.OWNER_CONFIRMED, Origin.OWNER_TEXT, Origin.OWNER_SPEECH})


def confidence(candidate: Candidate) -> float:
    """Return how sure a candidate is, 0..1: its origin's ceiling, capped by how it was heard."""
    sure = ALLOWANCES[candidate.origin].ceiling
    if candidate.source_type is SourceType.INFERRED:
        sure = min(sure, _INFERRED_CEILING)
    if candidate.hearing is not None:
        sure = min(sure, max(0.0, min(1.0, candidate.hearing)))
    return sure


def trust(origin: Origin, source_type: SourceType) -> int:
    """Return whose word weighs more: 2 the owner's own, 1 anybody's else or a conclusion."""
    if source_type is SourceType.CONFIRMED:
        return 2
    return 2 if origin in _OWNERS and source_type is SourceType.EXPLICIT else 1
