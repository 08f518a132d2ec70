"""The index: derived, made anew at any time, whole after any crash, each model's vectors apart."""

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from memory.door.embedding import Embedding
from memory.recall.dense import Embedder
from memory.recall.minilm import packaged
from memory.recall.search import Search
from memory.records import Changes
from memory.vocabulary import Kind, StoreName
from tests.memory.dying import killed_in
from tests.memory.recall.asked import (
    Hashing,
    Interrupted,
    Missing,
    ask,
    embed,
    embedded,
    statements,
)
from tests.memory.talking import Memory, written

SAID = ("I play the cello.", "My sister Anna lives in Ghent.", "I am allergic to peanuts.")
QUESTION = "Which instrument, the cello, do I play?"


def held(memory: Memory) -> dict[str, set[str]]:
    """Return which records the index holds words of, and what each word stands in."""
    with memory.stores.reading(StoreName.INDEX) as index:
        query = text(
            "SELECT record_id, term FROM occurrences JOIN passages ON passages.rowid = doc"
        )
        found: dict[str, set[str]] = {}
        for row in index.execute(query):
            found.setdefault(row.record_id, set()).add(row.term)
        ids = set(index.scalars(text("SELECT record_id FROM passages")))
    assert ids == set(found)
    return found


def say_all(memory: Memory) -> None:
    for said in SAID:
        memory.say(said)


def test_made_anew_it_holds_what_it_held(memory: Memory) -> None:
    say_all(memory)
    embed(memory)
    before, vectors = held(memory), embedded(memory)
    steps = list(memory.router.rebuild_index())
    assert steps[-1] == (len(before), len(before))
    assert held(memory) == before
    assert embedded(memory) == {}
    assert memory.recalled(QUESTION) == ["I play the cello"]  # words answer at once
    embed(memory)
    assert embedded(memory) == vectors


def test_making_it_anew_can_be_broken_off_and_it_stays_as_it_was(memory: Memory) -> None:
    say_all(memory)
    before = held(memory)
    work = memory.router.rebuild_index()
    next(work)
    work.close()  # type: ignore[attr-defined]
    assert held(memory) == before
    memory.say("I like tea.")  # the door is open again
    assert set(held(memory)) > set(before)


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_bytes(b"no database")])
def test_lost_or_broken_it_is_made_from_the_stores(
    memory: Memory, spoil: Callable[[Path], object]
) -> None:
    say_all(memory)
    embed(memory)
    before = held(memory)
    memory.close()
    spoil(memory.folder / "index.db")
    memory.open()
    assert held(memory) == before
    assert memory.recalled(QUESTION) == ["I play the cello"]
    assert embed(memory)


@pytest.mark.timeout(300)
def test_killed_anywhere_it_holds_exactly_what_the_stores_hold(memory: Memory) -> None:
    say_all(memory)
    memory.close()
    kills = 0
    letters = Hashing()

    def live(number: int) -> Callable[[], object]:
        def act() -> None:
            inside = Memory(memory.folder)
            inside.say(f"My friend Jack{number} likes tea.")
            embed(inside, letters)
            for _ in inside.router.rebuild_index():
                pass
            embed(inside, letters)

        return act

    for number, points in enumerate(range(20, 400, 38)):
        kills += killed_in(live(number), points)
        memory.open()
        stored = {one.id for kind in Kind for one in memory.of_kind(kind, None)}
        assert set(held(memory)) == stored
        assert set(embedded(memory)) <= stored
        assert memory.recalled(QUESTION) == ["I play the cello"]
        memory.close()
    memory.open()
    assert kills > 5  # control
    embed(memory, letters)
    working = {one.id for one in memory.of_kind(Kind.WORKING, None)}
    assert set(embedded(memory)) == set(held(memory)) - working


def test_another_model_embeds_anew_and_words_answer_meanwhile(memory: Memory) -> None:
    say_all(memory)
    embed(memory, Hashing())
    assert {each[:2] for each in embedded(memory).values()} == {("letters", 64)}
    search = Search(memory.stores, packaged())
    recall = search.recall(QUESTION, now=memory.now)
    assert statements(recall) == ["I play the cello"]
    assert recall.paths["meaning"].skipped == "nothing is embedded yet"
    memory.say("I like tea.")  # a vector of another size stops nothing
    some = next(memory.router.embed(packaged()))
    assert some > 0
    assert statements(search.recall(QUESTION, now=memory.now)) == ["I play the cello"]
    embed(memory, packaged())
    assert {each[:2] for each in embedded(memory).values()} == {(packaged().model, 384)}
    assert search.recall(QUESTION, now=memory.now).paths["meaning"].skipped is None


def test_vectors_of_two_models_are_never_compared(memory: Memory) -> None:
    say_all(memory)
    embed(memory, Hashing(dimension=384))
    memory.say("I like tea.")
    next(memory.router.embed(packaged()))
    for id, (model, _, _) in embedded(memory).items():
        assert model in {"letters", packaged().model}, id
    recall = Search(memory.stores, packaged()).recall("hot drinks", now=memory.now)
    assert all("cello" not in one for one in statements(recall))
    assert statements(ask(memory, "What hot drink do I like, tea?")) == ["I like tea"]


def test_the_thread_embeds_what_is_kept_and_stops(memory: Memory) -> None:
    embedding = Embedding(memory.router, packaged())
    ruling = memory.say("I play the cello.")[0]
    embedding.nudge(Changes(frozenset({written(ruling)})))
    assert all(left >= 0 for left in embedding.finish())
    assert written(ruling) in embedded(memory)
    assert memory.router.not_embedded(packaged()) == 0
    late = memory.say("I like tea.")[0]
    embedding.nudge(Changes(frozenset({written(late)})))
    embedding.close()
    assert written(late) in embedded(memory)
    assert {(model, size) for model, size, _ in embedded(memory).values()} == {
        (packaged().model, 384)
    }


class _Idle:
    """A door with nothing to embed."""

    def embed(self, embedder: Embedder) -> Iterator[int]:
        return iter(())

    def not_embedded(self, embedder: Embedder) -> int:
        return 0


def test_however_soon_the_thread_is_told_to_stop_it_does() -> None:
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for moment in range(1500):
            embedding = Embedding(_Idle(), Missing())
            for _ in range(moment % 150):
                embedding.nudge(Changes(frozenset({"any"})))
            embedding.close()
    finally:
        sys.setswitchinterval(switch)
    assert not [one for one in threading.enumerate() if one.name == "embedding"]


def test_a_missing_model_ends_nothing(memory: Memory, caplog: pytest.LogCaptureFixture) -> None:
    memory.say("I play the cello.")
    embedding = Embedding(memory.router, Missing())
    for _ in embedding.finish():
        pass
    embedding.close()
    assert caplog.text.count("not installed") == 1
    recall = Search(memory.stores, Missing()).recall(QUESTION, now=memory.now)
    assert statements(recall) == ["I play the cello"]
    assert recall.paths["meaning"].skipped


def test_the_door_is_open_while_texts_are_embedded(memory: Memory) -> None:
    memory.say("I play the cello.")
    # On another thread, which waits for the door: it would wait for ever were it shut.
    next(memory.router.embed(Interrupted(lambda: memory.say("I like tea."))))
    assert memory.recalled("What do I like, tea?") == ["I like tea"]
    waiting = memory.router.not_embedded(packaged())
    assert waiting > 0
    assert embed(memory) == waiting
