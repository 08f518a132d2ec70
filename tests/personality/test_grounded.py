from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from memory.records import Recall, Recollection, Record, Ruling, Subject
from memory.vocabulary import Decision, Kind, Origin, Reason, Status
from personality.chat_model import Prompt
from personality.cognition.intent import understand
from personality.grounded import GroundedReply
from personality.prompt import compose
from tests.personality.making import (
    ALLERGY,
    JACK,
    conversation,
    recall,
    record,
    ruling,
    said,
)

OLD = record("I live in Ghent.", id="old")
PENDING = Status.PENDING
KNOWS_NOTHING = "I do not know that; you have not told me."


def prompt(
    text: str,
    found: Recall = Recall(),  # noqa: B008 - frozen
    rulings: Sequence[Ruling] = (),
    targets: Sequence[Record] = (),
    zone: str = "UTC",
) -> Prompt:
    heard = said(text, zone=zone)
    return compose(heard, understand(text), recall=found, rulings=rulings, targets=targets)


def reply(made: Prompt) -> str:
    return "".join(piece.text for piece in GroundedReply().stream(made))


def test_a_question_is_answered_by_quoting_with_date_and_speaker() -> None:
    assert reply(prompt("What can my sister not eat?", recall(ALLERGY))) == (
        "You told me on 3 March: “My sister is allergic to peanuts.”"
    )


def test_the_sisters_allergy_is_not_the_owners() -> None:
    assert reply(prompt("Am I allergic to peanuts?", recall(ALLERGY))) == KNOWS_NOTHING
    mine = record("I am allergic to peanuts.")
    answer = reply(prompt("Am I allergic to peanuts?", recall(ALLERGY, mine)))
    assert answer == "You told me on 3 March: “I am allergic to peanuts.”"  # control


WIFE = Subject("relation:wife", "wife", "wife")
SON = Subject("name:tom", "Tom", "son")


@pytest.mark.parametrize(
    ("question", "known"),
    [
        ("Is my wife allergic to penicillin?", record("My wife is a dentist.", WIFE)),
        ("Where does my sister live?", ALLERGY),
        ("Does Jack speak Dutch?", record("Jack has a boat.", JACK)),
        ("How tall is my wife?", record("My wife loves jazz.", WIFE)),
    ],
)
def test_what_shares_only_its_subject_with_a_question_does_not_answer_it(
    question: str, known: Record
) -> None:
    assert reply(prompt(question, recall(known))) == KNOWS_NOTHING
    whole = (
        f"What do you know about {'Jack' if known.subject == JACK else 'my ' + known.subject.name}?"
    )
    assert known.statement in reply(prompt(whole, recall(known)))  # control


def test_what_shares_more_answers() -> None:
    nuts = record("My wife is allergic to nuts.", WIFE)
    assert nuts.statement in reply(prompt("Is my wife allergic to penicillin?", recall(nuts)))


def test_a_word_that_is_not_clear_is_told_before_the_answer() -> None:
    doubt = "I am no longer sure what 'she' is."
    found = replace(recall(ALLERGY), unclear=(doubt,))

    assert reply(prompt("What can my sister not eat?", found)).startswith(f"{doubt} You told me")
    assert reply(prompt("Where does she live?", Recall(unclear=(doubt,)))) == doubt
    assert doubt not in reply(prompt("She is nice.", Recall(unclear=(doubt,))))  # told elsewhere
    assert doubt in prompt("Where does she live?", Recall(unclear=(doubt,))).messages[0].content


def test_what_is_of_the_time_asked_about_answers() -> None:
    question = "What did I tell you in March?"
    planted = record("My sister planted tulips.", ALLERGY.subject)
    then = Recall((Recollection(planted, 1.0, {"time": 1.0}),))

    assert planted.statement in reply(prompt(question, then))
    assert reply(prompt(question, recall(planted))) == KNOWS_NOTHING  # control


@pytest.mark.parametrize(
    "known", [record("My son Tom is six.", SON), record("I have two sons, Tom and Ben.")]
)
def test_who_ones_people_are(known: Record) -> None:
    for question in ("Who are my children?", "Do I have children?", "Who is my son?"):
        assert known.statement in reply(prompt(question, recall(known)))
    assert reply(prompt("Who are my parents?", recall(known))) == KNOWS_NOTHING  # control


def test_knowing_nothing_is_said_plainly() -> None:
    assert reply(prompt("Where do I live?")) == KNOWS_NOTHING


def test_several_recollections_are_quoted_and_only_as_many_as_can_be_followed() -> None:
    later = record("My sister likes tea.", ALLERGY.subject, at=datetime(2026, 4, 5, tzinfo=UTC))
    more = [record(f"My sister has {n} cats.", ALLERGY.subject) for n in range(5)]
    assert reply(prompt("Tell me about my sister", recall(ALLERGY, later))) == (
        "You told me on 3 March: “My sister is allergic to peanuts.” "
        "And on 5 April: “My sister likes tea.”"
    )
    assert reply(prompt("Tell me about my sister", recall(*more))).count("“") == 3


@pytest.mark.parametrize(
    ("at", "zone", "date"),
    [
        (datetime(2026, 3, 3, 23, 30, tzinfo=UTC), "UTC", "3 March"),
        (datetime(2026, 3, 3, 23, 30, tzinfo=UTC), "Asia/Singapore", "4 March"),
        (datetime(2025, 12, 31, 23, 30, tzinfo=UTC), "Asia/Singapore", "1 January"),
        (datetime(2025, 12, 31, 23, 30, tzinfo=UTC), "UTC", "31 December 2025"),
        (datetime(2026, 3, 3, 1, 30, tzinfo=UTC), "America/New_York", "2 March"),
        (datetime(2026, 3, 3, 1, 30, tzinfo=UTC), "No/Where", "3 March"),
    ],
)
def test_dates_are_the_owners(at: datetime, zone: str, date: str) -> None:
    found = recall(record("I like tea.", at=at))
    answer = reply(prompt("What do I like?", found, zone=zone))
    assert answer == f"You told me on {date}: “I like tea.”"


@pytest.mark.parametrize(
    ("origin", "opening"),
    [
        (Origin.OWNER_SPEECH, "You told me"),
        (Origin.OTHER_SPEAKER, "Somebody else said"),
        (Origin.DOCUMENT, "I read in a document of yours"),
        (Origin.INFERRED, "I concluded"),
    ],
)
def test_the_speaker_is_named(origin: Origin, opening: str) -> None:
    found = recall(record("I like tea.", origin=origin))
    assert reply(prompt("What do I like?", found)).startswith(f"{opening} on 3 March: ")


def test_what_is_unsure_is_said_to_be() -> None:
    found = recall(record("I like tea.", confidence=0.3))
    assert reply(prompt("What do I like?", found)).endswith("I am not quite sure of that.")


def test_a_conversation_answers_where_no_fact_does() -> None:
    turns = [
        record("Where is my key?", kind=Kind.EPISODIC),
        record("You left it with me.", kind=Kind.EPISODIC, origin=Origin.COMPANION),
        record("I hung my key on the nail.", kind=Kind.EPISODIC),
    ]
    assert reply(prompt("Where is my key?", recall(*turns))) == (
        "You told me on 3 March: “I hung my key on the nail.”"
    )
    assert reply(prompt("Where is my key?", recall(*turns[:2]))) == KNOWS_NOTHING
    fact = record("My key hangs on the nail.")
    assert reply(prompt("Where is my key?", recall(*turns, fact))).count("“") == 1


def test_who_candor_is() -> None:
    assert reply(prompt("Who are you?")).startswith("I am Candor.")


ACKNOWLEDGED = {
    "create": (
        [ruling("My sister is allergic to peanuts")],
        "I will remember that: “My sister is allergic to peanuts”.",
    ),
    "its own full stop": (
        [ruling("I play the cello.")],
        "I will remember that: “I play the cello.”",
    ),
    "two at once": (
        [ruling("I like tea"), ruling("I hate coffee")],
        "I will remember that: “I like tea” and “I hate coffee”.",
    ),
    "twice the same": (
        [ruling("I like tea."), ruling("I like tea.")],
        "I will remember that: “I like tea.”",
    ),
    "request": (
        [ruling("Ring me.", Decision.IGNORE, Reason.REQUEST, status=None)],
        "I cannot do that; I can remember what you tell me, and find it again.",
    ),
    "update": (
        [ruling("I moved to Lyon.", Decision.UPDATE, Reason.CHANGED, target=OLD)],
        "I will remember that: “I moved to Lyon.” "
        "It replaces “I live in Ghent”, and I keep the old one as past.",
    ),
    "correction": (
        [ruling("I live in Lyon.", Decision.UPDATE, Reason.CORRECTED, target=OLD)],
        "I will remember that: “I live in Lyon.” "
        "It corrects “I live in Ghent”, and I keep the old one as replaced.",
    ),
    "conflict": (
        [ruling("I live in Rome.", Decision.CONFLICT, Reason.CONTRADICTS, target=OLD)],
        "Now I have two things that do not go together: “I live in Ghent” and “I live in Rome.” "
        "I have overwritten nothing; it waits for your decision.",
    ),
    "poorly heard": (
        [ruling("I live in Roam.", Decision.CREATE, Reason.POORLY_HEARD, status=PENDING)],
        "I am not sure I heard you well: “I live in Roam.” Is that right?",
    ),
    "owner must confirm": (
        [ruling("I live in Rome.", Decision.CREATE, Reason.NEEDS_OWNER, status=PENDING)],
        "I noted “I live in Rome”, but I am not sure of it. "
        "It waits for your word before I use it.",
    ),
    "already known": (
        [ruling("I live in Ghent.", Decision.IGNORE, Reason.ALREADY_KNOWN, target=OLD)],
        "I know: “I live in Ghent.”",
    ),
    "hypothetical": (
        [ruling("If I moved ...", Decision.IGNORE, Reason.HYPOTHETICAL, status=None)],
        "I did not keep that, because you said it as something that might be.",
    ),
    "nothing": (
        [],
        "I hear you. I found no fact in that to remember, but I keep our conversation.",
    ),
}


@pytest.mark.parametrize(("rulings", "expected"), ACKNOWLEDGED.values(), ids=ACKNOWLEDGED)
def test_what_was_decided_is_said(rulings: list[Ruling], expected: str) -> None:
    assert reply(prompt("It was the red one.", rulings=rulings, targets=[OLD])) == expected


def test_an_unknown_target_is_not_invented() -> None:
    update = ruling("I moved to Lyon.", Decision.UPDATE, Reason.CHANGED, target=OLD)
    assert "what you told me before" in reply(prompt("It was the red one.", rulings=[update]))


def test_every_decision_and_reason_has_honest_words() -> None:
    for reason in Reason:
        for decision in Decision:
            text = reply(
                prompt("It was the red one.", rulings=[ruling("X", decision, reason, status=None)])
            )
            assert text
            claims = text.startswith("I will remember")
            assert not claims or decision in (Decision.CREATE, Decision.UPDATE)


def test_a_question_is_answered_and_never_said_to_be_kept_or_refused() -> None:
    asked = ruling("Am I tall?", Decision.IGNORE, Reason.QUESTION, status=None)
    guessed = ruling("If I were", Decision.IGNORE, Reason.HYPOTHETICAL, status=None)
    assert reply(prompt("Am I tall?", rulings=[asked, guessed])) == KNOWS_NOTHING


def test_a_statement_and_a_question_at_once_get_both() -> None:
    jack = record("Jack likes tea.", JACK)
    answer = reply(
        prompt(
            "I moved to Leeds. What does Jack like?", recall(jack), [ruling("I moved to Leeds.")]
        )
    )
    assert answer == (
        "I will remember that: “I moved to Leeds.” You told me on 3 March: “Jack likes tea.”"
    )


def test_the_row_of_the_turn_itself_is_not_acknowledged() -> None:
    kept = ruling("Hello there", kind=Kind.EPISODIC)
    assert "remember that" not in reply(prompt("Hello", rulings=[kept]))


@pytest.mark.parametrize(
    ("text", "begins"),
    [
        ("Hello!", "Hello."),
        ("Thank you", "You are welcome."),
        ("How are you?", "I am well"),
        ("Goodbye", "Goodbye."),
        ("ok", "I am here."),
        ("", "I am here."),
    ],
)
def test_small_talk_gets_small_talk(text: str, begins: str) -> None:
    assert reply(prompt(text)).startswith(begins)


def test_the_reply_streams_in_sentences_and_can_be_closed() -> None:
    found = recall(ALLERGY, record("My sister likes tea.", ALLERGY.subject))
    stream = GroundedReply().stream(prompt("Tell me about my sister", found))
    assert next(stream).text == "You told me on 3 March: “My sister is allergic to peanuts.”"
    assert next(stream).text == " Also: “My sister likes tea.”"
    stream.close()


def test_no_words_of_machines() -> None:
    texts = [
        reply(prompt("It was the red one.", rulings=rulings))
        for rulings, _ in ACKNOWLEDGED.values()
    ]
    for word in ("CREATE", "pending", "null", "supersede", "record", "2026-"):
        assert not any(word in text for text in texts)


def test_who_she_is_is_asked_when_nobody_is_sure_any_more() -> None:
    heard, before = said("She hates tea."), conversation(["My sister Anna is here.", "I see."])
    unclear = replace(
        ruling("She hates tea.", Decision.IGNORE, Reason.NO_SUBJECT, status=None),
        subject=Subject("", "she"),
    )
    made = compose(heard, understand(heard.text), before=before, rulings=[unclear, unclear])
    assert reply(made) == ("I am no longer sure who 'she' is. Please tell me again with the name.")
    first = compose(heard, understand(heard.text), rulings=[unclear])
    assert reply(first).startswith("I do not know who 'she' is.")


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason.OWNER_AMENDED, "That is done, then: “Call the dentist.”"),
        (Reason.OWNER_CONFIRMED, "I keep that as you approved it: “Call the dentist.”"),
        (Reason.OWNER_REJECTED, "That is called off, then: “Call the dentist.”"),
    ],
)
def test_what_is_settled_is_said_to_be_and_replaces_nothing(reason: Reason, words: str) -> None:
    settled = ruling("Call the dentist.", Decision.UPDATE, reason)
    assert reply(prompt("I called the dentist.", rulings=[settled])) == words
