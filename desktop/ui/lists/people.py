"""Whom and what the owner speaks of: what is known of each, and who may be one."""

from functools import partial

from desktop.session.overview import Acquaintance
from desktop.ui import words
from desktop.ui.lists.lines import Deed, Line, View
from desktop.ui.sentences import yours
from desktop.ui.session_port import SessionPort
from desktop.ui.words import Tone, tr
from memory.kinds.entities import Entity
from memory.records import OWNER_KEY, Ruling
from memory.vocabulary import EntityType

_SHOWN = 3
"""How much of what is known of each is shown; all of it is in Memory."""
_PEOPLE = frozenset({EntityType.PERSON, EntityType.PET})


def is_person(one: Entity) -> bool:
    """Return whether it stands among people, rather than among places and things."""
    return one.type in _PEOPLE


def people(session: SessionPort) -> tuple[Line, ...]:
    """Return people and pets, the owner first."""
    found = session.overview.people(_SHOWN)
    return tuple(_line(one) for one in found if is_person(one.entity))


def things(session: SessionPort) -> tuple[Line, ...]:
    """Return places, organisations and things."""
    found = session.overview.people(_SHOWN)
    return tuple(_line(one) for one in found if not is_person(one.entity))


def _line(one: Acquaintance) -> Line:
    entity = one.entity
    is_owner = entity.key == OWNER_KEY
    name = tr("You") if is_owner else entity.name
    relation = yours(entity.relation) if entity.relation else ""
    others = [alias.name for alias in entity.aliases if alias.name != entity.name]
    said = [
        words.label(entity.type) if not (relation or is_owner) else relation,
        tr("also {names}").format(names=", ".join(others)) if others else "",
        *(fact.statement for fact in one.known[:_SHOWN]),
    ]
    return Line(
        entity.id,
        name,
        " \N{MIDDLE DOT} ".join(part for part in said if part),
        tr("may be two names of one") if one.may_be else "",
        Tone.WAITS if one.may_be else Tone.PAST,
        one.known[0].id if one.known else None,
        tuple(_deeds(one)),
    )


def _deeds(one: Acquaintance) -> list[Deed]:
    deeds = [
        Deed(
            f"merge-{other.id}",
            tr("Is the same as {name}").format(name=other.name),
            partial(_merge, one.entity.id, other.id),
            partial(_split, other.id),
        )
        for other, _because in one.may_be
    ]
    return deeds + [
        Deed(
            f"split-{other.id}",
            tr("{name} is somebody else").format(name=other.name),
            partial(_split, other.id),
            partial(_merge, one.entity.id, other.id),
        )
        for other in one.merged
    ]


def _merge(kept: str, gone: str, session: SessionPort) -> Ruling:
    return session.amendments.merge(kept, gone)


def _split(id: str, session: SessionPort) -> Ruling:
    return session.amendments.split(id)


VIEWS = (
    View(
        "people",
        "People",
        people,
        "Nobody is known yet. Speak of somebody by name, “my sister Anna lives in Ghent”, and they "
        "appear here with what you said.",
    ),
    View(
        "things",
        "Places and things",
        things,
        "No place or thing has a name here yet. What you speak of by name appears here.",
    ),
)
