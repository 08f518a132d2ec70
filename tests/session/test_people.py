"""Who is known and who stands to whom, without reading everything that is known."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.overview import Acquaintance
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from memory.curation.listing import RecordFilter
from memory.kinds import entities, graph
from memory.vocabulary import Kind, Status
from tests.ui.real import remember

NOON = datetime(2026, 3, 3, 12, tzinfo=UTC)
SAID = (
    "My sister Anna lives in Ghent.",
    "Anna likes tea.",
    "Anna plays the cello.",
    "Anna is allergic to peanuts.",
    "My friend Jack works at Corvid Labs.",
    "Jack's dog is called Rex.",
    "I live in Lyon.",
    "Anna is not my sister.",
)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    remember(tmp_path, *((NOON, said) for said in SAID))
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


def anna(found: tuple[Acquaintance, ...]) -> list[str]:
    (one,) = (one for one in found if one.entity.name == "Anna")
    return [fact.statement for fact in one.known]


def test_of_each_the_newest_are_enough(session: Session) -> None:
    everything = anna(session.overview.people())
    assert len(everything) >= 4
    assert anna(session.overview.people(2)) == everything[:2]


def test_the_links_are_those_that_everything_known_states(session: Session) -> None:
    wanted = RecordFilter(kind=Kind.SEMANTIC, status=Status.ACTIVE, limit=100)
    known = entities.Registry(tuple(one.entity for one in session.overview.people()))
    whole = graph.derive(session.curation.list(wanted), datetime.now(UTC), known)
    found = session.overview.world()
    assert {edge.ends for edge in found.edges} == {edge.ends for edge in whole}
    assert ("relation:jack's dog", "dog of", "name:jack") in {edge.ends for edge in whole}
    assert found.around("name:jack") == tuple(
        edge for edge in found.edges if "name:jack" in (edge.start, edge.end)
    )
