"""Recall: whole words, the right person, the right time, or nothing."""

from datetime import timedelta

from tests.memory.talking import Memory


def test_part_of_a_word_is_no_match(memory: Memory) -> None:
    memory.say("I started a new job.")
    assert memory.recalled("art") == []
    assert memory.recalled("job") == ["I started a new job"]


def test_a_named_person_hides_nothing(memory: Memory) -> None:
    memory.say("Anna likes tea.")
    memory.say("Project Kite is due on Friday.")
    found = memory.recalled("What about Anna and project Kite?")
    assert sorted(found) == ["Anna likes tea", "Project Kite is due on Friday"]


def test_a_question_about_me_is_not_answered_with_my_sister(memory: Memory) -> None:
    memory.say("My sister is allergic to peanuts.")
    recall = memory.recall("Am I allergic to peanuts?")
    assert recall.results == ()
    assert [left.because for left in recall.left_out] == ["subject"]
    assert memory.recalled("Is my sister allergic to peanuts?")
    assert memory.recalled("Do I have a sister?")


def test_what_waits_is_left_out_and_said_so(memory: Memory) -> None:
    memory.say("I am vegetarian.")
    memory.say("I am not vegetarian.")
    recall = memory.recall("Am I vegetarian?")
    assert [found.record.statement for found in recall.results] == ["I am vegetarian."]
    assert [left.because for left in recall.left_out] == ["status"]


def test_an_unrelated_question_recalls_nothing(memory: Memory) -> None:
    memory.say("I play the cello.")
    memory.say("My sister is allergic to peanuts.")
    assert memory.recalled("How tall is the Eiffel tower?") == []
    assert memory.recalled("the of and?") == []
    assert memory.recalled("") == []
    assert memory.recalled("What instrument, the cello?") == ["I play the cello"]


def test_words_match_in_any_form_case_and_width(memory: Memory) -> None:
    memory.say("I was running with Zoë.")
    for question in ("RUN with zoe", "run with Zoe\u0308", "\uff32\uff35\uff2e"):
        assert memory.recalled(question) == ["I was running with Zoë"]


def test_scripts_without_spaces_are_found(memory: Memory) -> None:
    memory.say("我对花生过敏。")
    assert len(memory.recalled("花生")) == 1
    assert memory.recalled("牛奶") == []


def test_what_was_believed_then_can_be_asked(memory: Memory) -> None:
    memory.say("I love Thai food.")
    before = memory.now
    memory.say("Actually I hate Thai food.")
    assert memory.recalled("Thai food") == ["Actually I hate Thai food"]
    assert memory.recalled("Thai food", known_at=before) == ["I love Thai food"]
    assert memory.recalled("Thai food", valid_at=before) == ["I love Thai food"]
    assert memory.recalled("Thai food", known_at=before - timedelta(days=1)) == []


def test_what_was_true_then_can_be_asked(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    then = memory.now
    memory.pass_time(days=60)
    memory.say("I moved to Lyon last week.")
    assert memory.recalled("Where do I live? Ghent or Lyon?") == ["I moved to Lyon last week"]
    assert memory.recalled("Ghent or Lyon?", valid_at=then) == ["I live in Ghent"]


def test_a_question_need_not_use_the_words_of_the_answer(memory: Memory) -> None:
    memory.say("I moved to Lyon last week.")
    memory.say("I am a nurse.")
    assert memory.recalled("where do i live") == ["I moved to Lyon last week"]
    assert memory.recalled("what is my job?") == ["I am a nurse"]
    assert memory.recalled("what do I drive?") == []


def test_every_result_says_why(memory: Memory) -> None:
    memory.say("I play the cello.")
    (found,) = memory.recall("Do I play the cello?").results
    assert found.parts["words"] > 0
    assert "cello" in found.why
    assert memory.recall("Do I play the cello?").paths["words"].hits == 1
