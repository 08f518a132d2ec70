"""Imported conversations: their turns are recalled, once each, or nothing is."""

from datetime import UTC, datetime, timedelta

from memory.recall.search import Search
from memory.records import Recall, Utterance
from memory.vocabulary import Act, Origin, Speaker
from tests.memory.recall.asked import ask
from tests.memory.talking import Memory

BEGAN = datetime(2023, 5, 8, 13, 56, tzinfo=UTC)
TALK = (
    (Speaker.OWNER, "Carla", "I went to a pottery class yesterday and it was so calming."),
    (Speaker.OTHER, "Mel", "What did you make there?"),
    (Speaker.OWNER, "Carla", "A bowl with a blue glaze, it is drying on the shelf."),
    (Speaker.OTHER, "Mel", "Lovely! My kids adopted a puppy called Biscuit."),
    (Speaker.OWNER, "Carla", "How sweet! Is the puppy sleeping through the night?"),
    (Speaker.OTHER, "Mel", "Not yet, we are all very tired."),
)


def keep_talk(memory: Memory) -> None:
    """Keep the turns alone."""
    for number, (speaker, name, text) in enumerate(TALK):
        at = BEGAN + timedelta(minutes=number)
        turn = Utterance(text, speaker, at, "import:talk", Origin.IMPORT, name=name)
        memory.router.submit(Utterance(**{**vars(turn), "external_id": f"D1:{number + 1}"}))


def found(recall: Recall) -> list[str | None]:
    return [one.record.external_id for one in recall.results]


def test_the_turn_that_answers_comes_first_with_its_reasons(memory: Memory) -> None:
    keep_talk(memory)
    recall = ask(memory, "What is the name of the puppy that Mel's kids adopted?")
    assert found(recall)[0] == "D1:4"
    assert {"meaning", "words_turn"} <= set(recall.results[0].parts)
    assert "puppi" in recall.results[0].why
    assert recall.paths["moments"].skipped is None
    assert recall.paths["meaning"].skipped is None


def test_what_nobody_spoke_of_recalls_nothing(memory: Memory) -> None:
    keep_talk(memory)
    assert found(ask(memory, "How tall is the Eiffel tower?")) == []
    assert found(ask(memory, "Which pottery class did Carla go to?"))  # control


def test_what_is_known_from_a_turn_takes_its_place(memory: Memory) -> None:
    memory.say(TALK[0][2], origin=Origin.IMPORT)
    results = ask(memory, "Which pottery class did I go to?").results
    turns = [source.turn_id for one in results for source in one.record.sources]
    assert results
    assert len(turns) == len(set(turns))


def test_a_turn_that_was_put_away_is_left_out(memory: Memory) -> None:
    keep_talk(memory)
    question = "What is the puppy called?"
    shown = ask(memory, question).results[0].record
    memory.router.act(shown.id, Act.ARCHIVE)
    again = ask(memory, question)
    assert shown.id not in [one.record.id for one in again.results]
    assert ("status", shown.id) in [(left.because, left.record_id) for left in again.left_out]


def test_turns_are_not_known_before_they_were_imported(memory: Memory) -> None:
    keep_talk(memory)
    question = "What is the puppy called?"
    assert found(ask(memory, question, known_at=memory.now - timedelta(days=1))) == []
    assert found(ask(memory, question, known_at=memory.now))  # control


def test_without_a_model_words_answer_and_the_path_says_so(memory: Memory) -> None:
    keep_talk(memory)
    search = Search(memory.stores)
    recall = search.recall("Which puppy did the kids adopt?", now=memory.now)
    assert found(recall)[0] == "D1:4"
    assert recall.paths["meaning"].skipped
