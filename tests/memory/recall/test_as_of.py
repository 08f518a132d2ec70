"""Asked what was believed on a day, recall says exactly what a copy of that day says."""

import random
import shutil
from datetime import datetime
from pathlib import Path

import pytest

from memory.recall.minilm import packaged
from memory.recall.search import Search
from memory.vocabulary import Act, Kind, Origin, Speaker, Status
from tests.memory.recall.asked import embed
from tests.memory.talking import Memory

SAID = (
    "I live in Ghent.",
    "I moved to Lyon last week.",
    "I love Thai food.",
    "Actually I hate Thai food.",
    "My sister Anna is allergic to peanuts.",
    "I play the cello.",
    "I am vegetarian.",
    "I am not vegetarian.",
    "My cat is called Miezi.",
    "I work as a nurse.",
    "I work as a teacher now.",
    "Remind me on Friday to call Anna.",
    "I prefer tea to coffee.",
    "My friend Jack works at Figma.",
)
TOLD = (
    "I went to a pottery class yesterday and it was so calming.",
    "My kids adopted a puppy called Biscuit.",
    "The bowl with the blue glaze is drying on the shelf.",
    "We are going camping in the mountains next week.",
)
QUESTIONS = (
    "Where do I live? Ghent or Lyon?",
    "Thai food",
    "Is my sister Anna allergic to peanuts?",
    "Do I play the celo?",
    "Am I vegetarian?",
    "What is my job?",
    "Who is Miezi?",
    "Which dog did the kids adopt?",
    "What was drying on the shelf?",
    "What do I drink, tea or coffee?",
    "How tall is the Eiffel tower?",
)
STEPS, COPIES = 24, 3
Answers = dict[str, list[tuple[str, Status]]]


def answers(memory: Memory, known_at: datetime | None = None) -> Answers:
    embed(memory)
    search = Search(memory.stores, packaged())
    found = {}
    for question in QUESTIONS:
        recall = search.recall(question, now=memory.now, known_at=known_at, k=20)
        # What words point at is not kept for ever, so that a word may be a little rarer by now.
        found[question] = [(one.record.id, one.record.status) for one in recall.results]
    return found


def live(memory: Memory, chance: random.Random) -> None:
    """Say, import, or decide something."""
    memory.pass_time(hours=chance.choice((1, 5, 30)))
    act = chance.random()
    known = [one for one in memory.records() if one.kind is Kind.SEMANTIC]
    if act < 0.6 or not known:
        memory.say(chance.choice(SAID))
    elif act < 0.8:
        name, speaker = chance.choice((("Mel", Speaker.OTHER), (None, Speaker.OWNER)))
        text = chance.choice(TOLD)
        memory.say(text, origin=Origin.IMPORT, speaker=speaker, name=name, conversation="import:x")
    else:
        one = chance.choice(known)
        wanted = Act.RESTORE if one.status is Status.ARCHIVED else Act.ARCHIVE
        if one.status in {Status.ACTIVE, Status.ARCHIVED}:
            memory.router.act(one.id, wanted)


@pytest.mark.parametrize("seed", range(4))
def test_as_a_copy_of_that_day(
    memory: Memory, seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    chance = random.Random(seed)
    days = sorted(chance.sample(range(4, STEPS), COPIES))
    copies: list[tuple[datetime, Path]] = []
    for step in range(STEPS):
        live(memory, chance)
        if step in days:
            memory.close()
            copy = tmp_path_factory.mktemp("copy") / "of"
            shutil.copytree(memory.folder, copy)
            copies.append((memory.now, copy))
            memory.open()
    everything = 0
    for at, folder in copies:
        then = Memory(folder)
        then.now = at
        expected = answers(then)
        then.close()
        assert answers(memory, known_at=at) == expected
        everything += sum(map(len, expected.values()))
    assert everything > 5  # control
    assert answers(memory) != answers(memory, known_at=copies[0][0])  # control: much came since
