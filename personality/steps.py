"""How far long work is; every long generator of Candor yields these."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """How far long work is."""

    done: int
    total: int
    """0 means that the end is not known."""
    label: str
    """What is being done, in the owner's words."""
