"""What the picture of people and things tells: who stands to whom, from somebody outwards."""

from collections.abc import Iterator, Mapping, Sequence

from desktop.session.world import World
from desktop.ui import times
from desktop.ui.picture.boxes import Box, Story
from desktop.ui.sentences import said, yours
from desktop.ui.words import Tone, tr
from memory.kinds.graph import Edge
from memory.records import OWNER_KEY

STEPS = 2
"""How far the picture goes out: who stands to them, and who to those."""
MOST = 40
"""Boxes in a column; more are not looked at, but waited for."""


def name(world: World, key: str) -> str:
    """Return what somebody or something is called, the owner as "You"."""
    return tr("You") if key == OWNER_KEY else world.names[key]


def tell(world: World, start: str) -> tuple[Story, int]:
    """Put the picture together.

    Args:
        world: Who stands to whom.
        start: The key of whom or what it begins at.

    Returns:
        The picture, and how many had no room in it.
    """
    columns, left_out = _columns(world, start)
    place = {key: n for n, keys in enumerate(columns) for key in keys}
    drawn = [edge for edge in world.edges if edge.start in place and edge.end in place]
    boxes = [_box(world, drawn, place, key) for key in place]
    lines = dict.fromkeys(
        (near, far)
        for near, far in (_outwards(edge, place) for edge in drawn)
        if place[near] != place[far]
    )
    titles = (tr("From here"), tr("Directly"), tr("One step on"))
    title = tr("Who stands to whom")
    return Story(title, titles[: len(columns)], tuple(boxes), tuple(lines)), left_out


def _columns(world: World, start: str) -> tuple[list[list[str]], int]:
    """Return the keys step by step outwards, and how many were left out."""
    columns, seen, left_out = [[start]], {start}, 0
    for _ in range(STEPS):
        found = dict.fromkeys(
            far for near in columns[-1] for far in _neighbours(world, near) if far not in seen
        )
        reached = list(found)
        left_out += len(reached[MOST:])
        if not reached:
            break
        columns.append(reached[:MOST])
        seen |= found.keys()
    return columns, left_out


def _neighbours(world: World, key: str) -> Iterator[str]:
    for edge in world.around(key):
        yield edge.end if edge.start == key else edge.start


def _box(world: World, drawn: Sequence[Edge], place: Mapping[str, int], key: str) -> Box:
    here = place[key]
    inwards = [edge for edge in drawn if _outwards(edge, place)[1] == key and _crosses(edge, place)]
    beside = [edge for edge in drawn if edge.start == key and not _crosses(edge, place)]
    heads = dict.fromkeys(_said(world, edge, key) for edge in inwards)
    sources = sorted((one for edge in inwards for one in edge.sources), key=lambda one: one.at)
    feet = [_said(world, edge, key) for edge in beside]
    feet += [tr("said {day}").format(day=times.day(one.at)) for one in sources[:1]]
    return Box(
        key,
        here,
        ", ".join(heads),
        name(world, key),
        " \N{MIDDLE DOT} ".join(feet),
        Tone.USE if here == 0 else Tone.ELSEWHERE,
        next((one.turn_id for one in sources if one.turn_id), None),
        is_middle=here == 0,
    )


def _said(world: World, edge: Edge, key: str) -> str:
    """Return what a link says of the box at one of its ends."""
    if edge.end == key:
        return relation(edge.relation)
    what = edge.relation.removesuffix(" of")
    if edge.end == OWNER_KEY and what != edge.relation:
        return yours(what)
    return f"{relation(edge.relation)} {name(world, edge.end)}"


def relation(read: str) -> str:
    """Return what stands between two names, in the owner's language."""
    known = {
        "lives in": tr("lives in"),
        "born in": tr("born in"),
        "from": tr("from"),
        "grew up in": tr("grew up in"),
        "works at": tr("works at"),
        "studies at": tr("studies at"),
    }
    return known.get(read) or said(read)


def _outwards(edge: Edge, place: Mapping[str, int]) -> tuple[str, str]:
    """Return the ends of a link, the one nearer to the beginning first."""
    ends = (edge.start, edge.end)
    return ends if place[edge.start] <= place[edge.end] else (edge.end, edge.start)


def _crosses(edge: Edge, place: Mapping[str, int]) -> bool:
    return place[edge.start] != place[edge.end]
