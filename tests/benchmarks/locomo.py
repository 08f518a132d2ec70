"""LoCoMo's conversations as Candor keeps them, for the measurements of recall."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from memory.door import MemoryRouter, judging
from memory.recall.dense import Embedder
from memory.records import Utterance
from memory.store import journal
from memory.store.files import Stores, open_stores
from memory.vocabulary import Origin, Speaker

FILE = Path(__file__).parents[2] / "../shared/data/locomo/dev3.json"
CATEGORIES = {1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop", 5: "adversarial"}
_TURN = re.compile(r"D(\d+):(\d+)")


@dataclass(frozen=True)
class Question:
    """A question with the turns that hold its answer."""

    text: str
    category: str
    evidence: frozenset[str]


@dataclass(frozen=True)
class Conversation:
    """One conversation."""

    name: str
    turns: Sequence[Utterance]
    questions: Sequence[Question]


def conversations(path: Path = FILE) -> list[Conversation]:
    """Return every conversation of a file."""
    return [_conversation(one) for one in json.loads(path.read_text(encoding="utf-8"))]


def _conversation(found: dict[str, Any]) -> Conversation:
    turns = list(_turns(found["sample_id"], found["conversation"]))
    questions = [
        Question(one["question"], CATEGORIES[one["category"]], _evidence(one))
        for one in found["qa"]
    ]
    return Conversation(found["sample_id"], turns, [one for one in questions if one.evidence])


def _evidence(question: dict[str, Any]) -> frozenset[str]:
    named = _TURN.findall(" ".join(question.get("evidence", ())))
    return frozenset(f"D{int(session)}:{int(turn)}" for session, turn in named)


def _turns(name: str, found: dict[str, Any]) -> Iterator[Utterance]:
    sessions = sorted(int(key[8:]) for key in found if re.fullmatch(r"session_\d+", key))
    for session in sessions:
        began = datetime.strptime(found[f"session_{session}_date_time"], "%I:%M %p on %d %B, %Y")
        for number, turn in enumerate(found[f"session_{session}"]):
            shown = turn.get("blip_caption")
            first = turn["speaker"] == found["speaker_a"]
            yield Utterance(
                text=turn["text"] + (f" [shares {shown}]" if shown else ""),
                speaker=Speaker.OWNER if first else Speaker.OTHER,
                at=began.replace(tzinfo=UTC) + timedelta(seconds=30 * number),
                conversation_id=f"import:{name}",
                origin=Origin.IMPORT,
                name=turn["speaker"],
                external_id=turn["dia_id"],
            )


@contextmanager
def kept(folder: Path, turns: Sequence[Utterance], embedder: Embedder) -> Iterator[Stores]:
    """Keep turns, and nothing of what they state, in new stores; embed them."""
    stores = open_stores(folder)
    router = MemoryRouter(stores)
    try:
        now = datetime.now(UTC)
        wanted = [one for turn in turns for one in judging.keep_turn(turn, now)[0].effects]
        with stores.locked():
            journal.carry_out(stores, wanted)
        for _ in router.embed(embedder):
            pass
        yield stores
    finally:
        router.close()
        stores.close()
