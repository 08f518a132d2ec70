"""How surely something is believed, and whose word weighs more."""

from memory.records import Candidate
from memory.vocabulary import Origin, SourceType

POORLY_HEARD = 0.6
"""Below this hearing confidence a statement waits for the owner (chosen by hand)."""

_BASE: dict[Origin, float] = {
    Origin.OWNER_CONFIRMED: 1.0,
    Origin.OWNER_TEXT: 0.95,
    Origin.OWNER_SPEECH: 0.9,
    Origin.IMPORT: 0.7,
    Origin.COMPANION: 0.6,
    Origin.OTHER_SPEAKER: 0.6,
    Origin.DOCUMENT: 0.6,
    Origin.INFERRED: 0.5,
    Origin.REFLECTION: 0.4,
    Origin.WEB: 0.3,
    Origin.SCREEN: 0.3,
    Origin.SYNTHETIC: 0.1,
    Origin.MOCK: 0.1,
    Origin.RED_TEAM: 0.0,
}
"""The ceiling of each origin (chosen by hand; only their order is relied upon)."""
_INFERRED_CEILING = 0.5
_OWNERS = frozenset({Origin.OWNER_CONFIRMED, Origin.OWNER_TEXT, Origin.OWNER_SPEECH})


def confidence(candidate: Candidate) -> float:
    """Return how sure a candidate is, 0..1: its origin's ceiling, capped by how it was heard."""
    sure = _BASE[candidate.origin]
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
