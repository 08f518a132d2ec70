import time
from collections.abc import Callable, Iterator

import pytest

from desktop.session.clock import Clock
from desktop.session.conversation import Conversation
from desktop.session.events import Began, Ended, PieceArrived, Stage, StageChanged
from memory.records import Candidate, Ruling, Utterance
from memory.vocabulary import Origin, Speaker
from tests.fakes import (
    NOW,
    FakeChatModel,
    FakeMemory,
    FakeMouth,
    Recorder,
    SilentChatModel,
    parts,
)

Start = Callable[..., Conversation]


@pytest.fixture
def memory() -> FakeMemory:
    return FakeMemory()


@pytest.fixture
def heard() -> Recorder:
    return Recorder()


@pytest.fixture
def start(memory: FakeMemory, heard: Recorder) -> Iterator[Start]:
    begun: list[Conversation] = []

    def start(model: FakeChatModel, silence: Callable[[], None] = lambda: None) -> Conversation:
        conversation = Conversation(
            parts(memory, model, Recorder(), FakeMouth()),
            Clock(),
            zone=lambda: "Europe/Paris",
            silence=silence,
        )
        conversation.subscribe(heard)
        begun.append(conversation)
        return conversation

    yield start
    for conversation in begun:
        conversation.close()


def test_a_line_is_answered_under_the_id_it_was_given(
    start: Start, heard: Recorder, memory: FakeMemory
) -> None:
    conversation = start(FakeChatModel("Hello."))
    turn_id = conversation.say("Hi", at=NOW)
    assert heard.wait_for_end(turn_id).reply == "Hello."
    turn = memory.offers[0]
    assert isinstance(turn, Utterance)
    assert (turn.id, turn.at, turn.zone) == (turn_id, NOW, "Europe/Paris")
    assert turn.conversation_id == conversation.id


def test_the_origin_says_how_it_came(start: Start, heard: Recorder, memory: FakeMemory) -> None:
    conversation = start(FakeChatModel("Yes."))
    conversation.say("typed")
    conversation.say("spoken", hearing=0.8)
    last = conversation.say("named", origin=Origin.WEB)
    heard.wait_for_end(last)
    origins = {o.text: o.origin for o in memory.offers if isinstance(o, Utterance)}
    assert origins["typed"] is Origin.OWNER_TEXT
    assert origins["spoken"] is Origin.OWNER_SPEECH
    assert origins["named"] is Origin.WEB


@pytest.mark.parametrize("speaker", [Speaker.COMPANION, Speaker.OTHER])
def test_others_are_recorded_and_get_no_reply(
    start: Start, heard: Recorder, memory: FakeMemory, speaker: Speaker
) -> None:
    model = FakeChatModel("Hello.")
    conversation = start(model)
    ended = heard.wait_for_end(conversation.say("I love jazz.", speaker=speaker, name="Jo"))
    assert ended.reply == ""
    assert model.prompts == []
    assert memory.turns(speaker) == ["I love jazz."]

    heard.wait_for_end(conversation.say("Hi"))
    assert len(model.prompts) == 1  # control: the owner gets one


def test_lines_are_answered_in_order_with_what_was_said_before(
    start: Start, heard: Recorder
) -> None:
    model = FakeChatModel("Yes.")
    conversation = start(model)
    for n in range(3):
        heard.wait_for_end(conversation.say(f"line {n}"))
    told = [message.content for message in model.prompts[-1].messages]
    assert [each for each in told if each.startswith("line")] == ["line 0", "line 1", "line 2"]
    assert told.count("Yes.") == 2


def test_the_owner_ends_a_reply_by_speaking(
    start: Start, heard: Recorder, memory: FakeMemory
) -> None:
    conversation = start(SilentChatModel())
    first = conversation.say("one")
    heard.wait_for(lambda e: isinstance(e, StageChanged) and e.stage is Stage.THINKING)
    conversation.say("psst", speaker=Speaker.OTHER)
    assert not heard.of(Ended)  # control: somebody else does not
    conversation.say("two")
    assert heard.wait_for_end(first).interrupted
    conversation.stop()
    heard.wait_for(lambda e: isinstance(e, Ended) and e.turn_id not in (first,) and e.interrupted)
    assert memory.turns(Speaker.OWNER) == ["one", "two"]


def test_a_silent_model_is_stopped_at_once(start: Start, heard: Recorder) -> None:
    model, silenced = SilentChatModel(), list[bool]()
    conversation = start(model, silence=lambda: silenced.append(True))

    def took_s() -> float:
        """Say something, stop the reply, and return how long that took."""
        turn_id = conversation.say("Hi")
        heard.wait_for(lambda e: e == StageChanged(turn_id, Stage.THINKING))
        silenced.clear()
        began = time.monotonic()
        conversation.stop()
        assert silenced
        assert heard.wait_for_end(turn_id).interrupted
        return time.monotonic() - began

    assert min(took_s() for _ in range(3)) < 0.1
    assert model.closed.is_set()


def test_late_events_of_a_stopped_turn_are_dropped(start: Start, heard: Recorder) -> None:
    conversation = start(FakeChatModel(*["word "] * 1000))

    def stop_at_first(event: object) -> None:
        if isinstance(event, PieceArrived):
            conversation.stop()

    conversation.subscribe(stop_at_first)
    ended = heard.wait_for_end(conversation.say("Hi"))
    assert ended.interrupted
    assert len(heard.of(PieceArrived)) == 1


def test_a_turn_that_fails_ends_and_the_next_one_works(
    start: Start, heard: Recorder, memory: FakeMemory
) -> None:
    conversation = start(FakeChatModel("Yes."))
    works = memory.submit

    def fail(offer: Utterance | Candidate) -> Ruling:
        memory.submit = works  # type: ignore[method-assign]
        raise OSError("the disk is full")

    broken = Conversation(
        type(conversation._parts)(**(vars(conversation._parts) | {"submit": fail})),  # noqa: SLF001
        Clock(),
        zone=lambda: "UTC",
    )
    broken.subscribe(heard)
    try:
        assert isinstance(heard.wait_for_end(broken.say("one")).error, OSError)
        assert isinstance(heard.wait_for_end(broken.say("two")).error, OSError)
        assert heard.wait_for_end(conversation.say("three")).error is None
    finally:
        broken.close()


def test_nobody_is_told_any_more_after_unsubscribing(start: Start, heard: Recorder) -> None:
    conversation, other = start(FakeChatModel("Yes.")), Recorder()
    stop_telling = conversation.subscribe(other)
    heard.wait_for_end(conversation.say("one"))
    stop_telling()
    last = conversation.say("two")
    heard.wait_for_end(last)
    assert [event.text for event in other.events if isinstance(event, Began)] == ["one"]


def test_closing_keeps_what_waits(start: Start, memory: FakeMemory) -> None:
    conversation = start(SilentChatModel())
    for n in range(3):
        conversation.say(f"line {n}")
    conversation.close()
    assert memory.turns(Speaker.OWNER) == ["line 0", "line 1", "line 2"]
