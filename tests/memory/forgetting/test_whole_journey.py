"""One life of a canary of every kind: told, forgotten, and sought by every way that led to it.

Beside each canary lives a twin that is never forgotten. At every step the same ways that no longer
find the one have to find the other, or they prove nothing.
"""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from desktop.session.backups import back_up, restore
from memory.curation.trail import Trail
from memory.forgetting.copies import vectors_of
from memory.forgetting.values import Selection
from memory.recall.minilm import packaged
from memory.records import Record
from memory.terms import terms
from memory.vocabulary import AuditedAct, ForgetMode, Kind, Origin, Speaker, Status
from personality.cognition.intent import Intent
from personality.prompt import compose
from tests.memory.forgetting.bytes import holders, holding
from tests.memory.talking import Memory

CANARY, TWIN = "Quixzabbling", "Trundlewicking"
"""Neither is its own stem, so that the index holds another word than the one that was said."""


@dataclass(frozen=True)
class Life:
    """What is told, with a place for the canary; the twin's has a place for the twin."""

    kind: Kind
    told: str
    twin: str
    is_recalled: bool = True
    """False: it is a turn alone, which the history of its conversation has, and no recall."""


LIVES = {
    "fact": Life(Kind.SEMANTIC, "My locker code is {}.", "My bicycle code is {}."),
    "person": Life(Kind.SEMANTIC, "My sister {} lives in Ghent.", "My friend {} lives in Porto."),
    "pet": Life(Kind.SEMANTIC, "My cat is called {}.", "My dog is called {}."),
    "project": Life(Kind.PROJECT, *2 * ("I have started a project called {}.",)),
    "skill": Life(
        Kind.PROCEDURAL,
        "From now on, when you write status mails, end with {}.",
        "From now on, when you write birthday cards, end with {}.",
    ),
    "plan": Life(Kind.PROSPECTIVE, "Remind me to phone {}.", "Remind me to water {}."),
    "preference": Life(Kind.PREFERENCE, "I prefer {} tea.", "I prefer {} cocoa."),
    "cause": Life(Kind.CAUSAL, "{} gives me headaches.", "{} gives me hiccups."),
    "failure": Life(Kind.FAILURE, *2 * ("You misheard me, I said {}.",)),
    "conversation": Life(Kind.EPISODIC, "Was the {} noisy again?", "Was the {} dull again?", False),
}
SPELLINGS = {"another script": "Квиксзабблинг", "an umlaut": "Quäxzäbblung"}


class Journey:
    """A memory that was told a canary and its twin, and every way to look for either."""

    def __init__(self, memory: Memory, life: Life, canary: str) -> None:
        self.memory = memory
        self.canary = canary
        self.told, self.twin = life.told.format(canary), life.twin.format(TWIN)
        self.life = life
        for text in (self.told, self.twin):
            memory.say(text)
            echo = f'I will remember that: "{text}"'
            memory.say(echo, speaker=Speaker.COMPANION, origin=Origin.COMPANION)
        self.embed()
        self.vectors = {word: self.vectors_of(word) for word in (canary, TWIN)}
        assert all(self.vectors.values())

    def embed(self) -> None:
        for _ in self.memory.router.embed(packaged()):
            pass

    def of(self, word: str) -> list[Record]:
        """Return everything that says a word, whatever its status."""
        kinds = [one for kind in Kind for one in self.memory.of_kind(kind, None)]
        return [one for one in kinds if word in one.statement]

    def vectors_of(self, word: str) -> list[bytes]:
        return vectors_of(self.memory.stores, [one.id for one in self.of(word)])

    def prompt(self, word: str) -> str:
        """Return what a model would be given when it is asked for a word."""
        asked = replace(self.memory.said[0], text=f"What about {word}?", at=self.memory.now)
        found = compose(asked, Intent.ASK, recall=self.memory.recall(asked.text))
        return "\n".join(one.content for one in found.messages).replace(asked.text, "")

    def ways(self, word: str) -> Iterator[bool]:
        """Look for a word in every way; yield whether each found it."""
        memory = self.memory
        question = f"What about {word}?"
        if self.life.is_recalled:
            yield word in self.prompt(word)
            for options in ({}, {"known_at": memory.now}, {"valid_at": memory.now}):
                yield any(word in one for one in memory.recalled(question, **options))
        yield any(word in one.text for one in memory.inspector.turns("first"))  # what it goes on
        yield bool(self.of(word))
        yield bool(holders(memory.folder, word))
        yield bool(holders(memory.folder, *(stem for stem in terms(word))))
        yield bool(holding(memory.folder, self.vectors[word]))

    def before(self) -> None:
        """Before it is forgotten every way leads to both."""
        assert all(self.ways(self.canary))
        assert all(self.ways(TWIN))
        assert any(one.kind is self.life.kind for one in self.of(self.canary))

    def check(self) -> None:
        """From then on no way leads to the one, and every way to the other."""
        assert not any(self.ways(self.canary)), list(self.ways(self.canary))
        assert all(self.ways(TWIN)), list(self.ways(TWIN))

    def past(self, at: object) -> None:
        """Nor does the past know of it."""
        for options in ({"known_at": at}, {"valid_at": at}):
            recalled = self.memory.recalled(f"{self.canary} {TWIN}", **options)
            assert not any(self.canary in one for one in recalled)
            assert any(TWIN in one for one in recalled) is self.life.is_recalled

    def forget(self, mode: ForgetMode = ForgetMode.FORGET) -> None:
        ids = tuple(one.id for one in self.of(self.canary) if one.kind is self.life.kind)
        found = self.memory.router.forget(Selection(ids=ids), mode)
        assert found.is_complete, found


@contextlib.contextmanager
def shut(memory: Memory) -> Iterator[Path]:
    """Close a memory for what takes its place."""
    memory.close()
    yield memory.folder
    memory.open()


@pytest.fixture(params=LIVES)
def journey(request: pytest.FixtureRequest, memory: Memory) -> Journey:
    return Journey(memory, LIVES[request.param], CANARY)


def test_a_canary_of_every_kind_is_gone_at_every_step_of_its_life(
    journey: Journey, tmp_path_factory: pytest.TempPathFactory
) -> None:
    memory, check = journey.memory, journey.check
    journey.before()
    old = tmp_path_factory.mktemp("elsewhere") / "old.candor"
    with shut(memory) as folder:
        back_up(folder, old)
    kept = old.with_suffix(".copied")  # out of Candor's reach
    kept.write_bytes(old.read_bytes())
    transcript = [(one.text, one.speaker) for one in memory.said]
    then = memory.now

    journey.forget()
    check()
    journey.past(then)
    for step in (
        lambda: list(memory.router.rebuild_index()),
        lambda: (memory.folder / "index.db").unlink(),
        lambda: memory.pass_time(days=3),
        lambda: memory.router.expire(),
    ):
        _with_index_made(journey, step)
        check()
    for text, speaker in transcript:
        memory.say(text, speaker=speaker, origin=Origin.IMPORT, conversation="imported")
    journey.embed()
    check()
    memory.say("Good evening.", conversation="second")  # sums up what was said before
    journey.embed()
    check()
    with shut(memory) as folder:
        restore(folder, kept)
    _with_index_made(journey, lambda: None)
    check()
    _check_trail(journey)


def _with_index_made(journey: Journey, step: Callable[[], object]) -> None:
    step()
    journey.memory.reopen()
    journey.embed()
    journey.vectors[TWIN] = journey.vectors_of(TWIN)


def _check_trail(journey: Journey) -> None:
    """The audit has that something was forgotten, and not what."""
    stores = journey.memory.stores
    acts = [one.act for one in Trail(stores).since()]
    assert AuditedAct.FORGOTTEN in acts
    said = [one.statement for one in journey.memory.inspector.decisions()]
    assert not any(journey.canary in one for one in said)


@pytest.mark.parametrize("canary", SPELLINGS.values(), ids=SPELLINGS)
def test_words_of_other_letters_go_as_well(memory: Memory, canary: str) -> None:
    journey = Journey(memory, LIVES["fact"], canary)
    journey.before()
    journey.forget()
    journey.check()


NEAR = (
    "my LOCKER code is QUIXZABBLING!",
    "My locker code is \uff31uixzabbling.",
    "My locker code is Quixz\u00e1bbling.",
    "My locker code is  Quix-zabbling",
    "My locker code is Qu\u0456xz\u0430bbling.",
)
"""Another case, width, accent, hyphen, and letters of another script that look the same."""


@pytest.mark.parametrize("near", NEAR)
def test_near_spellings_are_refused_and_the_owner_is_asked(memory: Memory, near: str) -> None:
    journey = Journey(memory, LIVES["fact"], CANARY)
    journey.forget(ForgetMode.NEVER_RELEARN)
    memory.say(near, origin=Origin.IMPORT, conversation="imported")
    imported = memory.inspector.turns("imported")[-1].text
    assert "abbling" not in imported.casefold()
    assert not any("locker" in one.casefold() for one in memory.statements())
    memory.say(near)  # the owner's own word: it waits
    assert not any("locker" in one.casefold() for one in memory.statements())
    memory.say("My locker code is 4711.", origin=Origin.IMPORT, conversation="imported")  # control
    assert "4711" in memory.inspector.turns("imported")[-1].text


def test_one_report_of_a_failure_goes_and_others_of_its_kind_stay(memory: Memory) -> None:
    memory.say("You misheard me, I said Quixzabbling.")
    memory.say("You misheard me, I said Trundlewicking.")
    found = memory.router.forget(Selection(query=CANARY), ForgetMode.NEVER_RELEARN)
    assert found.is_complete, found
    assert [one.statement for one in memory.of_kind(Kind.FAILURE)] == [
        "You misheard me, I said Trundlewicking."
    ]
    (again,) = memory.say("You misheard me, I said Wobblefrost.")  # another one is no relearning
    assert again.status is Status.ACTIVE


@pytest.mark.parametrize("word", ["superseded", "misheard", "derivations"])
def test_a_value_that_is_one_of_candors_own_words_is_no_hindrance(
    memory: Memory, word: str
) -> None:
    memory.say(f"My favourite word is {word}.")
    memory.say("My favourite colour is green.")
    found = memory.router.forget(Selection(query="favourite word"), ForgetMode.FORGET)
    assert found.is_complete, found
    assert memory.statements()
    assert not any(word in one for one in memory.statements(None))
    assert not holders(memory.folder, f"word is {word}")
    assert holders(memory.folder, "colour is green")


@pytest.mark.parametrize("selection", [Selection(subject=CANARY), Selection(query=CANARY)])
def test_somebody_goes_from_turns_that_only_mention_them(
    memory: Memory, selection: Selection
) -> None:
    memory.say(f"My sister {CANARY} lives in Ghent.")
    memory.say(f"Was {CANARY} at home? And {TWIN}?")
    memory.say(f"My friend {TWIN} lives in Porto.")
    assert memory.router.forget(selection, ForgetMode.FORGET).is_complete
    assert holders(memory.folder, CANARY, *terms(CANARY)) == []
    assert holders(memory.folder, TWIN)
    assert any(
        TWIN in one.text and "at home" in one.text for one in memory.inspector.turns("first")
    )
