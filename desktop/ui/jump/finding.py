"""Looking up what can be jumped to; everything here blocks, and runs beside the window's thread."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from desktop.ui import times, words
from desktop.ui.jump.goals import Goal, fold
from desktop.ui.jump.ways import Ways
from desktop.ui.lists.lines import Line
from desktop.ui.operations import KNOWLEDGE
from desktop.ui.session_port import SessionPort
from desktop.ui.words import tr
from memory.curation.listing import RecordFilter
from memory.kinds.entities import Entity, Registry
from memory.records import OWNER_KEY
from memory.vocabulary import Kind, Status

_MEMORIES = 12
"""How many memories are offered at once; chosen by hand: more is a search on the Memory page."""
_KINDS = KNOWLEDGE - {Kind.PROJECT}
"""Projects are found by their names."""
_LOOKED_THROUGH = 200
"""How many that have the longest word are asked for the others."""
_PROJECTS = 1000
"""More than anybody has."""


def named(session: SessionPort, ways: Ways) -> tuple[Goal, ...]:
    """Return whatever has a name: people and things, projects, documents."""
    return (*_people(session, ways), *_projects(session, ways), *_documents(session, ways))


def memories(session: SessionPort, ways: Ways, wanted: str) -> tuple[Goal, ...]:
    """Return the newest memories that have these words, in whatever order."""
    longest = max(wanted.split(), key=len, default="")
    asked = RecordFilter(kinds=_KINDS, status=Status.ACTIVE, text=longest, limit=_LOOKED_THROUGH)
    goals = (
        Goal(
            Line(
                one.id,
                one.statement,
                times.moment(one.recorded_at),
                words.label(one.kind),
                words.tone(one.status),
            ),
            partial(ways.to_memory, one.id),
        )
        for one in session.curation.list(asked)
    )
    parts = fold(wanted).split()
    fitting = (goal for goal in goals if all(part in fold(goal.line.title) for part in parts))
    return tuple(islice(fitting, _MEMORIES))


def _people(session: SessionPort, ways: Ways) -> Iterator[Goal]:
    registry = Registry(session.overview.entities())
    names: dict[str, tuple[Entity, list[str]]] = {}
    for one in registry.entities:
        root = registry.root(one)
        names.setdefault(root.id, (root, []))[1].extend(alias.name for alias in one.aliases)
    for root, also in names.values():
        title = tr("You") if root.key == OWNER_KEY else root.name
        others = [name for name in dict.fromkeys(also) if name != title]
        aside = tr("also {names}").format(names=", ".join(others)) if others else ""
        if root.relation:
            aside = tr("your {relation}").format(relation=root.relation)
            others.append(root.relation)
        line = Line(root.id, title, aside, words.label(root.type))
        yield Goal(line, partial(ways.to_entity, root), tuple(others))


def _projects(session: SessionPort, ways: Ways) -> Iterator[Goal]:
    asked = RecordFilter(kind=Kind.PROJECT, status=Status.ACTIVE, limit=_PROJECTS)
    for one in session.curation.list(asked):
        line = Line(one.id, one.subject.name, one.statement, words.label(Kind.PROJECT))
        yield Goal(line, partial(ways.to_project, one.id))


def _documents(session: SessionPort, ways: Ways) -> Iterator[Goal]:
    for one in session.documents.list():
        line = Line(one.id, one.name, str(one.path.parent), tr("document"))
        yield Goal(line, partial(ways.to_document, one))
