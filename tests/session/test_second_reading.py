"""The model may read a turn again; it is asked only when that is wanted, and trusted in nothing."""

import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.session.second_reading import SecondReading
from memory.vocabulary import Origin, Status
from personality.chat_model import ChatModel
from personality.grounded import GroundedReply
from tests.fakes import FakeChatModel, said
from tests.memory.talking import Memory


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Memory]:
    opened = Memory(tmp_path)
    yield opened
    opened.close()


def reading(memory: Memory, model: ChatModel, *, wanted: bool = True) -> SecondReading:
    return SecondReading(memory.remembering, lambda: model, lambda: wanted)


def test_what_the_model_alone_finds_waits_for_the_owner(memory: Memory) -> None:
    text = "Mornings: dreadful. Evenings: bliss."
    answer = json.dumps([{"quote": "Evenings: bliss", "slot": "is", "value": "bliss"}])
    turn = said(text)
    turn = replace(turn, id=memory.router.submit(turn).record_id or "")
    model = FakeChatModel(answer)
    assert reading(memory, model, wanted=False).read(turn, threading.Event()) == ()
    assert reading(memory, GroundedReply()).read(turn, threading.Event()) == ()
    (ruling,) = reading(memory, model).read(turn, threading.Event())
    assert (ruling.origin, ruling.status) == (Origin.INFERRED, Status.PENDING)
    assert reading(memory, FakeChatModel(answer)).read(turn, threading.Event()) == ()
