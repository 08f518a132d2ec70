"""Which origin may write what, and how surely."""

from dataclasses import dataclass

from memory.vocabulary import Kind, Origin, Scope


@dataclass(frozen=True)
class Allowance:
    """What one origin may do."""

    kinds: frozenset[Kind]
    """Which kinds of memory it may write; empty: none."""
    scopes: frozenset[Scope]
    """Where its statements may be kept."""
    ceiling: float
    """The most that a record from it may be trusted, 0..1."""
    waits: frozenset[Kind] = frozenset()
    """The kinds of which what it brings waits for the owner's word."""


_EVERY_KIND = frozenset(Kind)
_OWN = frozenset({Scope.OWNER, Scope.ENTITY, Scope.PROJECT, Scope.CONVERSATION})
_TURNS = frozenset({Kind.EPISODIC, Kind.WORKING})
_BELIEFS = _EVERY_KIND - _TURNS
_NOTHING = Allowance(frozenset(), frozenset(), 0.0)

ALLOWANCES: dict[Origin, Allowance] = {
    Origin.OWNER_CONFIRMED: Allowance(_EVERY_KIND, _OWN, 1.0),
    Origin.OWNER_TEXT: Allowance(_EVERY_KIND, _OWN, 0.98),
    Origin.OWNER_SPEECH: Allowance(_EVERY_KIND, _OWN, 0.97),
    Origin.IMPORT: Allowance(
        _EVERY_KIND, _OWN | {Scope.COMPANION}, 0.8, frozenset({Kind.PROCEDURAL})
    ),
    Origin.INFERRED: Allowance(
        _EVERY_KIND - {Kind.PROCEDURAL, Kind.PROSPECTIVE}, _OWN, 0.6, _BELIEFS - {Kind.FAILURE}
    ),
    Origin.OTHER_SPEAKER: Allowance(
        _TURNS | {Kind.SEMANTIC},
        frozenset({Scope.ENTITY, Scope.CONVERSATION}),
        0.6,
        frozenset({Kind.SEMANTIC}),
    ),
    Origin.COMPANION: Allowance(
        _TURNS | {Kind.SEMANTIC}, frozenset({Scope.COMPANION, Scope.CONVERSATION}), 0.5
    ),
    Origin.REFLECTION: Allowance(
        frozenset({Kind.SEMANTIC}), frozenset({Scope.COMPANION}), 0.5, frozenset({Kind.SEMANTIC})
    ),
    Origin.DOCUMENT: _NOTHING,
    Origin.WEB: _NOTHING,
    Origin.SCREEN: _NOTHING,
    Origin.SYNTHETIC: _NOTHING,
    Origin.MOCK: _NOTHING,
    Origin.RED_TEAM: _NOTHING,
}
"""Ceilings are chosen by hand: what the owner typed is sure but for slips of the hand, what was
heard also but for slips of the ear, and nobody else's word on the owner reaches theirs."""


def may_write(origin: Origin, kind: Kind, scope: Scope) -> bool:
    """Tell whether an origin may bring a record of this kind and scope."""
    allowance = ALLOWANCES[origin]
    return kind in allowance.kinds and scope in allowance.scopes


def waits(origin: Origin, kind: Kind) -> bool:
    """Tell whether what an origin brings of this kind waits for the owner's word."""
    return kind in ALLOWANCES[origin].waits
