"""Which origin may write what, and how surely."""

from dataclasses import dataclass

from memory.vocabulary import Origin, Scope


@dataclass(frozen=True)
class Allowance:
    """What one origin may do."""

    scopes: frozenset[Scope]
    """Where its statements may be kept; empty: nowhere."""
    ceiling: float
    """The most that a record from it may be trusted, 0..1."""
    needs_owner: bool = False
    """True: what it brings waits for the owner's word."""


_OWNER = frozenset({Scope.OWNER, Scope.ENTITY})
_NOTHING = Allowance(frozenset(), 0.0)

ALLOWANCES: dict[Origin, Allowance] = {
    Origin.OWNER_CONFIRMED: Allowance(_OWNER, 1.0),
    Origin.OWNER_TEXT: Allowance(_OWNER, 0.98),
    Origin.OWNER_SPEECH: Allowance(_OWNER, 0.97),
    Origin.IMPORT: Allowance(_OWNER | {Scope.COMPANION}, 0.8),
    Origin.INFERRED: Allowance(_OWNER, 0.6, needs_owner=True),
    Origin.OTHER_SPEAKER: Allowance(frozenset({Scope.ENTITY}), 0.6),
    Origin.COMPANION: Allowance(frozenset({Scope.COMPANION}), 0.5),
    Origin.REFLECTION: Allowance(frozenset({Scope.COMPANION}), 0.5),
    Origin.DOCUMENT: _NOTHING,
    Origin.WEB: _NOTHING,
    Origin.SCREEN: _NOTHING,
    Origin.SYNTHETIC: _NOTHING,
    Origin.MOCK: _NOTHING,
    Origin.RED_TEAM: _NOTHING,
}
"""Ceilings are chosen by hand: what the owner typed is sure but for slips of the hand, what was
heard also but for slips of the ear, and nobody else's word on the owner reaches theirs."""

KEEPS_TURNS: frozenset[Origin] = frozenset(
    {
        Origin.OWNER_SPEECH,
        Origin.OWNER_TEXT,
        Origin.COMPANION,
        Origin.OTHER_SPEAKER,
        Origin.IMPORT,
    }
)
"""The origins whose turns are kept as conversation."""
