"""Who stands to whom and to what, each link with the words that say so."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from memory.kinds import graph
from memory.kinds.entities import Registry
from memory.kinds.graph import Edge
from memory.records import Record


@dataclass(frozen=True)
class World:
    """The links, and what their ends are called."""

    names: Mapping[str, str]
    """Subject key -> name as shown, for both ends of every link."""
    edges: tuple[Edge, ...]

    def around(self, key: str) -> tuple[Edge, ...]:
        """Return the links that begin or end at somebody or something."""
        return self._by_end.get(key, ())

    @cached_property
    def _by_end(self) -> dict[str, tuple[Edge, ...]]:
        found: dict[str, list[Edge]] = {}
        for edge in self.edges:
            for key in (edge.start, edge.end):
                found.setdefault(key, []).append(edge)
        return {key: tuple(edges) for key, edges in found.items()}


def survey(facts: Sequence[Record], now: datetime, registry: Registry) -> World:
    """Return what facts say of who stands to whom."""
    edges = graph.derive(facts, now, registry)
    known = {one.key: one.name for one in registry.entities}
    ends = {key for edge in edges for key in (edge.start, edge.end)}
    return World({key: known.get(key, key) for key in ends}, edges)
