"""What stands behind one sentence of a reply."""

from memory.recall.supporting import shared, support
from memory.records import LeftOut, Recall, Recollection
from tests.fakes import record

PEANUTS = Recollection(record("My sister is allergic to peanuts"), 0.8, {"words": 0.6})
CELLO = Recollection(record("I play the cello"), 0.5, {"words": 0.4})
RECALL = Recall((CELLO, PEANUTS), (LeftOut("x", "space"),))


def test_a_sentence_is_supported_by_what_shares_its_words() -> None:
    found = support("No peanuts near the cake: your sister is allergic.", RECALL, ())
    assert [one.record for one in found.recall.results] == [PEANUTS.record]
    assert found.recall.results[0].parts["sentence"] >= 0.6
    assert found.recall.results[0].parts["words"] == 0.6  # what the whole reply was made by
    assert found.recall.left_out == RECALL.left_out


def test_a_sentence_is_supported_by_what_means_the_same() -> None:
    def near(one: str, others: object) -> list[float]:
        return [0.1, 0.7]

    sentence = "Nuts could hurt her."
    assert support(sentence, RECALL, ()).recall.results == ()  # control: no word is shared
    found = support(sentence, RECALL, (), near)
    assert [one.record for one in found.recall.results] == [PEANUTS.record]
    assert found.recall.results[0].parts["sentence_meaning"] == 0.7


def test_nothing_stands_behind_what_shares_neither() -> None:
    assert support("Lyon lies on two rivers.", RECALL, ()).recall.results == ()
    assert support("", RECALL, ()).recall.results == ()


def test_what_only_names_the_same_person_stands_behind_nothing_beside_what_says_it() -> None:
    harp = Recollection(record("My sister plays the harp"), 0.5)
    recall = Recall((harp, PEANUTS))
    assert len(support("Your sister it is.", recall, ()).recall.results) == 2  # control
    found = support("Also: My sister plays the harp.", recall, ())
    assert [one.record for one in found.recall.results] == [harp.record]


def test_what_is_shared_is_measured_by_who_has_less_to_say() -> None:
    assert shared("You told me that you play the cello.", "I play the cello") == 1.0
    assert shared("The weather is fine.", "I play the cello") == 0.0
