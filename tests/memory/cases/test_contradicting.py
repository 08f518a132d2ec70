"""What contradicts what, what replaces what, and what leaves what alone."""

from dataclasses import replace

import pytest

from memory.extraction.rules import extract
from memory.records import Candidate, Utterance
from memory.vocabulary import Act, Decision, Keep, Origin, Reason, Speaker, Status
from tests.memory.cases.hearing import facts, statements, tell
from tests.memory.talking import Memory, written

REPLACED = [
    ("I love Thai food.", "Actually I hate Thai food."),
    ("I love opera.", "Actually, I can't stand opera."),
    ("Night mode is enabled on my phone.", "Night mode is disabled on my phone."),
    ("The heating is on.", "The heating is off."),
    ("I am vegetarian.", "I am not vegetarian any more."),
    ("I smoke.", "I don't smoke any more."),
    ("I am single.", "I am not single any more."),
    ("My favourite footballer is Ronaldo.", "My favourite footballer is Messi now."),
    ("My favourite colour is green.", "My favourite colour is blue now."),
    ("I live in Ghent.", "I moved to Lyon last week."),
    ("I work at Corvid Labs.", "I now work at Heron Ltd."),
    ("I drive a Skoda.", "I drive a Volvo now, sold the Skoda."),
    ("I have a cello.", "I have a viola now, sold the cello."),
    ("My name is Marco.", "No, it is Mark, M-A-R-K."),
    ("My sister is Ana.", "Sorry, I meant Anna, A-N-N-A."),
]


@pytest.mark.parametrize(("old", "new"), REPLACED)
def test_what_changed_replaces_and_is_linked(memory: Memory, old: str, new: str) -> None:
    (first,) = tell(memory, old)
    known_before = memory.now
    memory.pass_time(minutes=5)
    (second,) = tell(memory, new)
    assert second.decision is Decision.UPDATE, second.reason
    before, after = (memory.inspector.record(written(one)) for one in (first, second))
    assert (before.status, after.status) == (Status.SUPERSEDED, Status.ACTIVE)
    assert (before.superseded_by, after.supersedes_id) == (after.id, before.id)
    assert [one.id for one in facts(memory)] == [after.id]
    question = " ".join(word.strip(".,") for word in old.split())
    found = memory.recall(question, known_at=known_before)
    assert [one.record.id for one in found.results] == [before.id]
    assert before.id not in {one.record.id for one in memory.recall(question).results}


AT_ODDS = [
    ("The dog is allowed on the sofa.", "The dog is not allowed on the sofa."),
    ("The cat may sleep in the bed.", "The cat may not sleep in the bed."),
    ("I am vegetarian.", "I am not vegetarian."),
    ("I eat meat.", "I do not eat meat."),
    ("Я живу в Москве.", "Я живу в Казани."),
    ("我住在成都。", "我住在北京。"),
    ("I live in Ghent.", "I live in Lyon."),
]


@pytest.mark.parametrize(("old", "new"), AT_ODDS)
def test_what_cannot_both_be_true_waits(memory: Memory, old: str, new: str) -> None:
    (first,) = tell(memory, old)
    (second,) = tell(memory, new)
    assert (second.decision, second.status) == (Decision.CONFLICT, Status.PENDING)
    assert [one.id for one in facts(memory)] == [first.record_id]
    assert memory.inspector.record(written(second)).rival_id == first.record_id


APART = [
    ("I work at Corvid Labs.", "I do not like olives."),
    ("I bought a red bicycle.", "I sold my old piano."),
    ("My sister lives in Turin.", "I live in Ghent."),
    ("My cat is allowed on the sofa.", "My dog is not allowed on the sofa."),
    ("I like tea.", "I don't only like tea, I like coffee too."),
    ("I speak French.", "I speak Dutch."),
    ("I have a brother.", "I have no sister."),
]


@pytest.mark.parametrize(("first", "second"), APART)
def test_what_has_nothing_to_do_with_each_other_stays(
    memory: Memory, first: str, second: str
) -> None:
    tell(memory, first)
    rulings = tell(memory, second)
    decisions = [one.decision for one in rulings]
    assert set(decisions) <= {Decision.CREATE, Decision.IGNORE}
    assert len(facts(memory)) == 1 + decisions.count(Decision.CREATE) >= 2


@pytest.mark.parametrize(
    ("told", "note"),
    [
        ("My sister is Anna.", "The user's sister is Maria."),
        ("I live in Ghent.", "The user lives in Rome."),
        ("I am vegetarian.", "The user is not vegetarian."),
    ],
)
def test_an_imported_note_waits_and_the_owners_word_stays(
    memory: Memory, told: str, note: str
) -> None:
    (first,) = tell(memory, told)
    (ruling,) = memory.say(note, origin=Origin.IMPORT)
    assert (ruling.decision, ruling.reason) == (Decision.CONFLICT, Reason.LESS_TRUSTED)
    assert [one.id for one in facts(memory)] == [first.record_id]
    waiting = memory.inspector.record(written(ruling))
    assert (waiting.status, waiting.rival_id) == (Status.PENDING, first.record_id)


WAYS = {
    "confirm": lambda memory, id: memory.router.act(id, Act.CONFIRM),
    "reject": lambda memory, id: memory.router.act(id, Act.REJECT),
    "keep both": lambda memory, id: memory.router.resolve(id, Keep.BOTH),
}


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize(("old", "new"), AT_ODDS[:3])
def test_everything_that_waits_has_a_way_out(memory: Memory, way: str, old: str, new: str) -> None:
    tell(memory, old)
    (ruling,) = tell(memory, new)
    WAYS[way](memory, written(ruling))
    assert memory.inspector.record(written(ruling)).status is not Status.PENDING
    assert memory.inspector.decisions()[-1].origin is Origin.OWNER_CONFIRMED


CORRECTED = [
    # (a record, another, what the owner writes in place of the first)
    ("I live in Ghent.", "I work at Corvid Labs.", "I work at Heron Ltd."),
    ("I play the cello.", "I am vegetarian.", "I am not vegetarian."),
    ("I like tea.", "My sister is Anna.", "My sister is Maria."),
]


@pytest.mark.parametrize(("mine", "other", "text"), CORRECTED)
def test_a_correction_passes_the_same_gate_as_the_chat(
    memory: Memory, mine: str, other: str, text: str
) -> None:
    (a,) = tell(memory, mine)
    (b,) = tell(memory, other)
    edited = correction(memory, text)
    ruling = memory.router.correct(written(a), edited)
    assert (ruling.decision, ruling.status) == (Decision.CONFLICT, Status.PENDING)
    assert memory.inspector.record(written(ruling)).rival_id == b.record_id
    assert {one.id for one in facts(memory)} == {a.record_id, b.record_id}
    # The chat comes to the same.
    (in_chat,) = tell(memory, text)
    assert in_chat.target_id in {b.record_id, ruling.record_id}
    assert in_chat.status is not Status.ACTIVE


def correction(memory: Memory, text: str) -> Candidate:
    """Return what the owner writes over a record, read as a turn is."""
    turn = Utterance(text, Speaker.OWNER, memory.now, "edits", Origin.OWNER_TEXT)
    kept = memory.router.submit(turn)
    (found,) = extract(replace(turn, id=written(kept)))
    return found


def test_bringing_a_record_back_passes_the_gate_too(memory: Memory) -> None:
    (first,) = tell(memory, "I live in Ghent.")
    memory.router.act(written(first), Act.ARCHIVE)
    (second,) = tell(memory, "I live in Lyon.")
    assert second.status is Status.ACTIVE  # nothing in use was in its way
    memory.router.act(written(first), Act.RESTORE)
    back = memory.inspector.record(written(first))
    assert (back.status, back.rival_id) == (Status.PENDING, second.record_id)
    assert statements(memory) == ["I live in Lyon"]
