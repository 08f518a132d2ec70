"""Words of a question that say when become windows in the owner's zone."""

from datetime import UTC, datetime

import pytest

from memory.recall.windows import spoken_of
from memory.records import Recall
from memory.vocabulary import Act, Origin, Speaker
from tests.memory.recall.asked import ask, statements
from tests.memory.talking import Memory

TUESDAY = datetime(2026, 12, 1, 9, tzinfo=UTC)
BERLIN = "Europe/Berlin"


def told(memory: Memory, at: str, *sentences: str) -> None:
    memory.now = datetime.fromisoformat(at).replace(tzinfo=UTC)
    for sentence in sentences:
        memory.say(sentence, conversation=at)


@pytest.fixture
def lived(memory: Memory) -> Memory:
    """A memory of two years."""
    told(memory, "2024-06-15T10:00", "I live in Ghent.", "I love Thai food.")
    told(memory, "2025-03-10T10:00", "I moved to Lyon last week.")
    told(memory, "2025-09-01T10:00", "I started at Corvid in June 2025.")
    told(memory, "2026-03-12T10:00", "I went hiking in the Alps with Jack.")
    told(memory, "2026-11-24T18:00", "I had ramen with Jack today.", "The printer is broken again.")
    told(memory, "2026-11-30T09:00", "I planted three tulips.")
    told(memory, "2026-11-30T10:00", "I have a dentist appointment on 4 December at 10.")
    memory.now = TUESDAY
    return memory


def asked(memory: Memory, question: str) -> Recall:
    return ask(memory, question, zone=BERLIN)


@pytest.mark.parametrize(
    ("question", "start", "end"),
    [
        ("What did I tell you last Tuesday?", "2026-11-23T23:00", "2026-11-24T23:00"),
        ("Was habe ich dir letzten Dienstag erzählt?", "2026-11-23T23:00", "2026-11-24T23:00"),
        ("Who did I meet in March?", "2026-02-28T23:00", "2026-03-31T22:00"),
        ("Wen habe ich im März getroffen?", "2026-02-28T23:00", "2026-03-31T22:00"),
        ("Where did I live before 2020?", None, "2019-12-31T23:00"),
        ("Was ist vor zwei Wochen passiert?", "2026-11-13T23:00", "2026-11-20T23:00"),
        ("What did I buy after March?", "2026-03-31T22:00", None),
        ("Where did we go in the summer?", "2026-05-31T22:00", "2026-08-31T22:00"),
        ("Wo waren wir vor drei Tagen?", "2026-11-27T23:00", "2026-11-28T23:00"),
        ("What is due next Friday?", "2026-12-03T23:00", "2026-12-04T23:00"),
        ("What was it the day before yesterday?", "2026-11-28T23:00", "2026-11-29T23:00"),
    ],
)
def test_times_are_read_in_the_owners_zone(
    question: str, start: str | None, end: str | None
) -> None:
    spoken = spoken_of(question, TUESDAY, BERLIN)

    assert spoken is not None
    assert spoken.timing is not None
    bounds = [spoken.timing.start, spoken.timing.end]
    assert [one and one.replace(tzinfo=None).isoformat()[:16] for one in bounds] == [start, end]


@pytest.mark.parametrize(
    ("question", "is_all"),
    [
        ("What did I tell you last Tuesday?", True),
        ("Was ist am Freitag geplant?", True),
        ("What did I tell you about Jack last Tuesday?", False),
        ("What did I see last Tuesday?", True),
        ("Remind me what I said on Monday", True),
        ("How are you today?", False),
        ("What is the capital of France today?", False),
    ],
)
def test_a_question_about_a_time_alone_is_told_from_others(question: str, *, is_all: bool) -> None:
    spoken = spoken_of(question, TUESDAY, BERLIN)

    assert spoken is not None
    assert spoken.is_all is is_all


def test_a_question_without_a_time_names_none() -> None:
    for question in ("When is Jack's birthday?", "Where may I sit?", "What is after the bend?"):
        spoken = spoken_of(question, TUESDAY, BERLIN)
        assert spoken is None or spoken.timing is None
    assert spoken_of("What did I do yesterday?", TUESDAY, BERLIN) is not None  # control


def test_what_was_said_on_a_day_is_recalled_for_it(lived: Memory) -> None:
    found = asked(lived, "What did I tell you last Tuesday?")

    assert set(statements(found)) == {
        "I had ramen with Jack today",
        "The printer is broken again",
    }
    assert {one.why for one in found.results} == {"said on Tuesday 24 November"}
    assert found.paths["time"].hits == 4  # two facts, and the turns that say them
    assert found.paths["words"].skipped == "the question is about nothing but a time"


def test_the_time_asked_about_leads_and_hides_nothing(lived: Memory) -> None:
    last_week = statements(asked(lived, "What did I tell you about Jack last week?"))
    in_march = statements(asked(lived, "What did I tell you about Jack in March?"))

    assert last_week == ["I had ramen with Jack today", "I went hiking in the Alps with Jack"]
    assert in_march == last_week[::-1]


@pytest.mark.parametrize(
    "question", ["Where did I live before I moved?", "Where was I living in 2024?"]
)
def test_what_was_so_then_leads_though_it_is_over(lived: Memory, question: str) -> None:
    assert statements(asked(lived, question))[0] == "I live in Ghent"
    assert "I live in Ghent" not in statements(asked(lived, "Where do I live?"))  # control


def test_a_date_without_a_year_is_of_the_last_year_that_has_something(lived: Memory) -> None:
    found = asked(lived, "What did I tell you on 15 June?")

    assert set(statements(found)) == {"I live in Ghent", "I love Thai food"}
    assert statements(asked(lived, "on 24 November")) == statements(
        asked(lived, "What did I tell you last Tuesday?")
    )


def test_what_happened_since_something_else(lived: Memory) -> None:
    found = statements(asked(lived, "What have I done since I changed jobs?"))

    assert "I planted three tulips" in found
    assert "I love Thai food" not in found
    assert "I love Thai food" in statements(asked(lived, "What did I tell you in June 2024?"))


def test_an_unknown_time_is_reported(lived: Memory) -> None:
    found = asked(lived, "What food have I loved since the earthquake?")

    assert found.paths["time"].skipped == "it is not known when that was: the earthquake"
    assert statements(found) == ["I love Thai food"]
    assert asked(lived, "What food?").paths["time"].skipped == "the question names no time"


def test_what_is_planned_is_what_is_due(lived: Memory) -> None:
    (found,) = asked(lived, "What do I have planned this week?").results

    assert found.record.statement.startswith("I have a dentist appointment")
    assert found.why == "due on Friday 4 December"


def test_what_was_merely_said_is_recalled_too(memory: Memory) -> None:
    told(memory, "2026-11-24T18:00", "Ah well, that printer again!", "Is it going to rain?")
    memory.say("I will look at the printer.", speaker=Speaker.COMPANION)
    memory.now = TUESDAY

    mine = statements(asked(memory, "What did I tell you last Tuesday?"))
    yours = statements(asked(memory, "What did you tell me last Tuesday?"))

    assert mine == ["Ah well, that printer again!"]
    assert yours == ["I will look at the printer"]


def test_what_was_withdrawn_stays_so(lived: Memory) -> None:
    told(lived, "2026-11-24T19:00", "My number is 555 123.")
    (number,) = [one for one in lived.records() if "555" in one.statement]
    lived.now = TUESDAY
    question = "What did I tell you last Tuesday?"
    assert "My number is 555 123" in statements(asked(lived, question))  # control

    lived.router.act(number.id, Act.REJECT)

    assert not [one for one in statements(asked(lived, question)) if "555" in one]


def test_what_is_so_now_leads_what_was_so_once(memory: Memory) -> None:
    memory.say("I lived in Ghent from 2010 to 2015.")
    memory.say("I live in Lyon since 2016.")

    assert statements(asked(memory, "Where do I live?")) == [
        "I live in Lyon since 2016",
        "I lived in Ghent from 2010 to 2015",
    ]
    then = statements(asked(memory, "Where did I live in 2012?"))
    assert then[0] == "I lived in Ghent from 2010 to 2015"


def test_what_was_over_when_it_was_told_was_so_before(memory: Memory) -> None:
    memory.say("I lived in Paris until 2015.")
    at = [datetime(year, 6, 1, tzinfo=UTC) for year in (2014, 2017)]

    found = [statements(ask(memory, "Where do I live? Paris?", valid_at=one)) for one in at]

    assert found == [["I lived in Paris until 2015"], []]


@pytest.mark.parametrize(
    "text", ["See you next week!", "What's new this week?", "Good morning! How are you today?"]
)
def test_words_of_time_alone_look_for_nothing(lived: Memory, text: str) -> None:
    assert statements(asked(lived, text)) == []
    assert statements(asked(lived, "Which printer is broken this week?"))  # control


def test_what_somebody_else_said_then_is_theirs(memory: Memory) -> None:
    memory.now = datetime(2023, 6, 20, 10, tzinfo=UTC)
    for name, text in (
        (None, "We went to the zoo with the kids."),
        ("Caro", "I am moving to Lisbon soon."),
        (None, "My knee hurts since the run."),
    ):
        speaker = Speaker.OTHER if name else Speaker.OWNER
        memory.say(text, origin=Origin.IMPORT, speaker=speaker, name=name)
    memory.now = TUESDAY

    theirs = statements(asked(memory, "What did Caro tell me in June 2023?"))
    mine = statements(asked(memory, "What did I tell Caro in June 2023?"))

    assert theirs[0] == "I am moving to Lisbon soon"
    assert theirs[0] not in statements(asked(memory, "What did I do in June 2023?"))
    assert "We went to the zoo with the kids" in statements(
        asked(memory, "What did I do in June 2023?")
    )
    assert mine != []
