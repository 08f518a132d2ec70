"""A changed byte is harmless or refused; it never changes what is known, and never empties it."""

import random
import shutil
from collections import Counter
from pathlib import Path

import pytest

from memory.curation.listing import RecordFilter
from memory.curation.reading import Inspector
from memory.door import MemoryRouter
from memory.errors import StoreUnusableError
from memory.recall.search import Search
from memory.store.files import open_stores
from memory.vocabulary import Kind, StoreName
from tests.memory.talking import Memory

FLIPS = 500
PARTS = 5


@pytest.fixture
def written(memory: Memory) -> Path:
    """A closed folder with some life in it."""
    for at in range(12):
        memory.say(f"I like the number {at} tram.")
        memory.say(f"My friend Jack{at} lives in town number {at}.")
    memory.say("I am vegetarian.")
    memory.say("I am not vegetarian.")
    memory.say("I live in Ghent.")
    memory.say("I moved to Lyon last week.")
    memory.close()
    return memory.folder


def known(folder: Path) -> object:
    """Return all that the owner can see in a folder.

    Raises:
        StoreUnusableError: something was refused.
    """
    stores = open_stores(folder)
    try:
        for error in stores.broken.values():
            raise error
        MemoryRouter(stores)
        inspector = Inspector(stores)
        everything = [
            record for kind in Kind for record in inspector.list(RecordFilter(kind=kind, limit=999))
        ]
        recalled = Search(stores).recall("Which tram do I like?", k=50)
        found = {one.record.id for one in recalled.results}
        return everything, inspector.decisions(), found
    finally:
        stores.close()


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_changed_byte_is_harmless_or_refused(
    written: Path, tmp_path_factory: pytest.TempPathFactory, part: int
) -> None:
    chance = random.Random(part)
    scratch = tmp_path_factory.mktemp("flips") / "copy"
    before = known(written)
    assert len(before[0]) > 50  # type: ignore[index]
    outcomes: Counter[str] = Counter()
    for _ in range(FLIPS // PARTS):
        name = chance.choice(list(StoreName))
        shutil.rmtree(scratch, ignore_errors=True)
        shutil.copytree(written, scratch)
        path = scratch / f"{name}.db"
        content = bytearray(path.read_bytes())
        at = chance.randrange(len(content))
        content[at] ^= 1 << chance.randrange(8)
        path.write_bytes(content)
        try:
            outcomes["harmless" if known(scratch) == before else f"changed {name} at {at}"] += 1
        except StoreUnusableError:
            outcomes["refused"] += 1
    assert set(outcomes) == {"harmless", "refused"}, outcomes
