"""What is forgotten goes from the vectors and from what recall keeps in memory, whatever happens
at the same time; a twin that stays is there at every step."""

from pathlib import Path

from memory.forgetting.values import Receipt, Selection
from memory.recall.minilm import packaged
from memory.recall.search import Search
from memory.vocabulary import ForgetMode, Kind
from tests.memory.forgetting.bytes import holders
from tests.memory.recall.asked import Interrupted, embed, embedded
from tests.memory.talking import Memory

CANARY, TWIN = "My locker code is Quixzabble77.", "My bicycle code is Trundlewick88."


def forget(memory: Memory, words: str = "Quixzabble77") -> Receipt:
    return memory.router.forget(Selection(query=words), ForgetMode.FORGET)


def files_with(folder: Path, vector: bytes) -> list[str]:
    return [path.name for path in sorted(folder.glob("*.db*")) if vector in path.read_bytes()]


def told(memory: Memory) -> tuple[str, str]:
    """Say both; return the ids of what is known from them."""
    return memory.say(CANARY)[0].record_id or "", memory.say(TWIN)[0].record_id or ""


def test_the_vector_goes_from_every_byte_and_the_twins_stays(memory: Memory) -> None:
    canary, twin = told(memory)
    embed(memory)
    before = embedded(memory)
    turns = [one.id for one in memory.of_kind(Kind.EPISODIC)]
    gone = [before[id][2] for id in (canary, turns[0])]
    assert all(files_with(memory.folder, vector) for vector in gone)
    assert forget(memory).is_complete
    assert canary not in embedded(memory)
    for vector in gone:
        assert files_with(memory.folder, vector) == []
    assert holders(memory.folder, "Quixzabble77") == []
    memory.router.close()
    assert files_with(memory.folder, before[twin][2]) == ["index.db"]
    assert holders(memory.folder, "Trundlewick88")


def test_forgotten_while_it_is_embedded_it_gets_no_vector(memory: Memory) -> None:
    canary, twin = told(memory)
    receipts: list[Receipt] = []
    vectors: list[bytes] = []

    def meanwhile() -> None:
        receipts.append(forget(memory))

    class Watched(Interrupted):
        def embed(self, texts: object) -> object:  # type: ignore[override]
            found = super().embed(texts)  # type: ignore[arg-type]
            for text, vector in zip(texts, found, strict=True):  # type: ignore[call-overload]
                if "Quixzabble77" in text:
                    vectors.append(vector.astype("<f2").tobytes())
            return found

    next(memory.router.embed(Watched(meanwhile)))  # type: ignore[arg-type]
    assert receipts[0].is_complete
    assert len(vectors) == 2  # the fact and its turn were embedded: control
    assert canary not in embedded(memory)
    assert twin in embedded(memory)
    for vector in vectors:
        assert files_with(memory.folder, vector) == []
    assert holders(memory.folder, "Quixzabble77") == []


def test_a_turn_that_lost_a_sentence_meanwhile_is_embedded_as_it_is_now(memory: Memory) -> None:
    memory.say("My sister Anna lives in Ghent and my friend Jack works at Figma.")
    (turn,) = memory.of_kind(Kind.EPISODIC)
    next(memory.router.embed(Interrupted(lambda: forget(memory, "Anna Ghent"))))
    assert turn.id not in embedded(memory)
    embed(memory)
    (after,) = memory.of_kind(Kind.EPISODIC)
    assert "Ghent" not in after.statement
    vector = packaged().embed([after.statement])[0].astype("<f2").tobytes()
    assert embedded(memory)[turn.id][2] == vector


def test_what_is_being_forgotten_gets_no_vector(memory: Memory) -> None:
    canary, twin = told(memory)
    work = memory.router.forgetting(Selection(ids=(canary,)), ForgetMode.FORGET)
    next(work)
    embed(memory)
    for _ in work:
        embed(memory)
    assert canary not in embedded(memory)
    assert twin in embedded(memory)


def test_the_same_recall_finds_the_twin_and_no_longer_what_was_forgotten(memory: Memory) -> None:
    told(memory)
    embed(memory)
    search = Search(memory.stores, packaged())
    question = "Which secret numbers open my things?"

    def found() -> str:
        return " ".join(
            one.record.statement for one in search.recall(question, now=memory.now, k=50).results
        )

    for words in ("Quixzabble77", "Trundlewick88"):
        assert search.recall(words, now=memory.now).results
    forget(memory)
    embed(memory)
    again = memory.say("My cat is called Miezi.")
    embed(memory)
    assert "Quixzabble77" not in found()
    assert search.recall("Quixzabble77", now=memory.now).results == ()
    assert search.recall("Trundlewick88", now=memory.now).results
    assert again[0].record_id in {
        one.record.id for one in search.recall("What is my cat called?", now=memory.now).results
    }
