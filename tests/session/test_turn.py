import threading

import pytest

from desktop.session.events import (
    Began,
    Ended,
    Noted,
    PieceArrived,
    Recalled,
    Remembered,
    Spoke,
    StageChanged,
    Understood,
)
from desktop.session.turn import Parts, take_turn
from memory.records import Utterance
from memory.vocabulary import Speaker
from personality.chat_model import Piece
from personality.errors import NotRunningError
from tests.fakes import FakeChatModel, FakeMemory, FakeMouth, Recorder, parts, record, said
from voice.errors import NoLoudspeakerError

PEANUTS = record("My sister is allergic to peanuts")
FACT = said("My sister is allergic to peanuts.")
DOWN = NotRunningError("nothing answers", host="http://h", model="m")


def take(heard: Utterance, before: tuple[Utterance, ...], through: Parts) -> tuple[Utterance, ...]:
    return take_turn(heard, before, through, threading.Event())


@pytest.fixture
def memory() -> FakeMemory:
    return FakeMemory(known=[PEANUTS])


@pytest.fixture
def tell() -> Recorder:
    return Recorder()


def test_a_turn_happens_in_its_order(memory: FakeMemory, tell: Recorder) -> None:
    mouth = FakeMouth()
    take(
        FACT,
        (),
        parts(memory, FakeChatModel("I will. ", "Keep well."), tell, mouth),
    )
    kinds = [type(event) for event in tell.events if not isinstance(event, StageChanged)]
    assert list(dict.fromkeys(kinds)) == [
        *(Began, Understood, Remembered, Recalled, PieceArrived, Spoke, Ended)
    ]
    assert {event.turn_id for event in tell.events} == {FACT.id}
    assert mouth.said == ["I will.", "Keep well."]


def test_the_owners_words_are_kept_before_what_they_state_and_the_reply_last(
    memory: FakeMemory, tell: Recorder
) -> None:
    kept = take(FACT, (), parts(memory, FakeChatModel("I will."), tell))
    assert memory.offers[0] == FACT
    assert [type(offer) for offer in memory.offers[1:-1]] == [type(memory.offers[1])]
    assert memory.turns(Speaker.COMPANION) == ["I will."]
    assert memory.offers[-1] == kept[1]
    assert kept[1].id != FACT.id


def test_the_model_is_given_what_was_recalled_and_ruled(memory: FakeMemory, tell: Recorder) -> None:
    model = FakeChatModel("Peanuts.")
    take(said("What can my sister not eat?"), (FACT,), parts(memory, model, tell))
    prompt = model.prompts[0]
    assert [each.record for each in prompt.recalled] == [PEANUTS]
    assert any("peanuts" in message.content for message in prompt.messages)


def test_thinking_is_shown_and_never_spoken_nor_remembered(
    memory: FakeMemory, tell: Recorder
) -> None:
    mouth = FakeMouth()
    model = FakeChatModel(Piece("secret", is_thinking=True), "Hello.")
    take(said("Hi"), (), parts(memory, model, tell, mouth))
    assert any("secret" in str(event) for event in tell.of(PieceArrived))  # control
    assert mouth.said == ["Hello."]
    assert memory.turns(Speaker.COMPANION) == ["Hello."]


def test_an_interrupted_reply_is_kept_as_far_as_it_was_said(
    memory: FakeMemory, tell: Recorder
) -> None:
    stop = threading.Event()

    def cut_in(sentence: str) -> bool:
        if sentence.startswith("Two"):
            stop.set()
        return not stop.is_set()

    mouth, model = FakeMouth(script=cut_in), FakeChatModel("One. ", "Two. ", "Three. ", "Four.")
    take_turn(said("Count"), (), parts(memory, model, tell, mouth), stop)
    assert memory.turns(Speaker.COMPANION) == ["One."]
    assert model.closed.is_set()
    ended = tell.events[-1]
    assert isinstance(ended, Ended)
    assert (ended.reply, ended.interrupted) == ("One.", True)


def test_an_interrupted_reply_that_is_only_shown_is_kept_as_far_as_it_came(
    memory: FakeMemory, tell: Recorder
) -> None:
    stop = threading.Event()
    model = FakeChatModel("One. ", "Two. ", "Three.")

    def tell_and_stop(event: object) -> None:
        if isinstance(event, PieceArrived) and event.text == "Two. ":
            stop.set()

    both = parts(memory, model, tell)
    with_stop = type(both)(**(vars(both) | {"tell": tell_and_stop}))
    take_turn(said("Count"), (), with_stop, stop)
    assert memory.turns(Speaker.COMPANION) == ["One. Two."]


def test_what_the_owner_said_is_remembered_though_they_stopped_the_reply(
    memory: FakeMemory, tell: Recorder
) -> None:
    stop = threading.Event()
    stop.set()
    take_turn(FACT, (), parts(memory, FakeChatModel("I will."), tell), stop)
    assert memory.turns(Speaker.OWNER) == [FACT.text]
    assert any(not isinstance(offer, Utterance) for offer in memory.offers)
    assert memory.turns(Speaker.COMPANION) == []


def test_without_a_voice_the_reply_is_shown_and_the_reason_noted_once(
    memory: FakeMemory, tell: Recorder
) -> None:
    def fail(sentence: str) -> bool:
        raise NoLoudspeakerError("none")

    model = FakeChatModel("One. ", "Two.")
    take(said("Count"), (), parts(memory, model, tell, FakeMouth(script=fail)))
    assert len(tell.of(Noted)) == 1
    assert memory.turns(Speaker.COMPANION) == ["One. Two."]


def test_a_model_that_fails_ends_the_turn_with_its_error(
    memory: FakeMemory, tell: Recorder
) -> None:
    take(FACT, (), parts(memory, FakeChatModel(DOWN), tell))
    ended = tell.events[-1]
    assert isinstance(ended, Ended)
    assert ended.error is DOWN
    assert memory.turns(Speaker.OWNER) == [FACT.text]
    assert memory.turns(Speaker.COMPANION) == []


def test_what_a_model_said_before_it_failed_is_kept(memory: FakeMemory, tell: Recorder) -> None:
    take(FACT, (), parts(memory, FakeChatModel("I wi", DOWN), tell))
    assert memory.turns(Speaker.COMPANION) == ["I wi"]
