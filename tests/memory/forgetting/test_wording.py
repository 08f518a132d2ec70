"""A plan and a receipt read well to a person who is no programmer."""

import re
from datetime import UTC, datetime

import pytest

from memory.forgetting import backups, plan, receipt, wording
from memory.forgetting.backups import Made
from memory.forgetting.values import CopyResult, Receipt, Selection
from memory.records import Record
from memory.vocabulary import ForgetMode
from tests.memory.talking import Memory

CANARY, TWIN = "Quixzabble77", "Trundlewick88"

JARGON = re.compile(
    r"\b(?:records?|rows?|bytes?|stores?|index(?:es)?|vectors?|tombstones?|closure|journal|sqlite|"
    r"errno|error|exception|hash|digest|utf|db|wal|json|null|none|true|false)\b",
    re.IGNORECASE,
)
"""Words that no reader should have to know."""


def show(record: Record) -> str:
    return f"\u201c{record.statement}\u201d"


def planned(memory: Memory, mode: ForgetMode = ForgetMode.FORGET, **selection: object) -> list[str]:
    """Return the lines of a plan, read as a person does."""
    wanted = Selection(**selection)  # type: ignore[arg-type]
    found = plan.make_plan(memory.stores, wanted, mode, memory.router.copies)
    return read(wording.plan_lines(found, show))


def done(memory: Memory, **selection: object) -> list[str]:
    """Forget something and return the lines of its receipt."""
    wanted = Selection(**selection)  # type: ignore[arg-type]
    return read(wording.receipt_lines(memory.router.forget(wanted, ForgetMode.FORGET)))


def read(lines: object) -> list[str]:
    """See that no line has what a person would stumble over."""
    found = [str(line) for line in lines]  # type: ignore[attr-defined]
    for line in found:
        plain = line.replace("the search index", "").replace("--json", "")
        plain = re.sub(r"candor [a-z]+ .*|\u201c.*\u201d", "", plain)
        assert not JARGON.search(plain), line
        assert not re.search(r"\b1 (?:memories|places|summaries|receipts|requests)\b", line), line
        assert not re.search(r"\b(?:[02-9]|\d\d+) (?:memory|place|summary|receipt)\b", line), line
    return found


@pytest.fixture
def told(memory: Memory) -> Memory:
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    return memory


def test_the_check_of_the_words_bites() -> None:
    for line in ("2 memory", "1 places", "the journal says None", "3 rows in a store"):
        with pytest.raises(AssertionError):
            read([line])


def test_one_fact(told: Memory) -> None:
    lines = planned(told, query="locker code")
    assert lines[:3] == [
        "This would be forgotten for good:",
        f"  \u201cMy locker code is {CANARY}.\u201d",
        "It would go from all these places:",
    ]
    assert "  facts, people and things: 2 places" in lines
    stays = lines.index("What stays, and why:")
    assert lines[stays + 1 : stays + 3] == [
        "  The rest of what was said stays; only these words are blacked out, in 1 place.",
        "  A note stays that something was forgotten, and when. It does not say what it was.",
    ]
    assert "What Candor cannot reach:" in lines
    assert any(line.startswith("  Your own documents") for line in lines)
    assert lines[-2].startswith("If you tell Candor again one day, it will remember it again.")
    assert lines[-1] == (
        "Nothing has been changed yet. To do it, give the same command with --yes, not --plan."
    )
    after = done(told, query="locker code")
    assert after[:2] == ["Forgotten: 1 memory, which is gone for good.", "It was taken out of:"]
    assert (
        "Then every file in Candor's folder was searched for it: nothing of it was found." in after
    )
    assert any(line.startswith("To check the search itself") for line in after)
    assert after[-1].startswith("Receipt ")
    assert CANARY not in "".join(after)


def test_a_person_with_many_sources(memory: Memory) -> None:
    for said in ("My sister Anna works at Figma.", "Anna likes tulips.", "Anna lives in Ghent."):
        memory.say(said)
    memory.say("My friend Jack lives in Lisbon.")
    lines = planned(memory, subject="Anna")
    assert {"  \u201cAnna likes tulips.\u201d", "  \u201cAnna lives in Ghent.\u201d"} <= {*lines}
    assert not any("Jack" in line for line in lines)
    after = done(memory, subject="Anna")
    assert re.match(r"Forgotten: \d memories, which are gone for good\.", after[0])


def test_a_stretch_of_time_shows_what_is_known_first_and_not_every_turn(memory: Memory) -> None:
    since = memory.now
    for at in range(30):
        memory.say(f"My friend Jack{at} lives in Ghent.")
    lines = planned(memory, between=(since, datetime(2027, 1, 1, tzinfo=UTC)))
    shown = lines[1 : lines.index("It would go from all these places:")]
    assert len(shown) == 21
    assert re.match(r"  and \d+ memories more; --json shows every one", shown[-1])


def test_a_summary_is_said_to_be_written_again(told: Memory) -> None:
    told.say("The museum in Lyon has a marvellous collection of clocks.")
    told.pass_time(hours=2)
    told.say("Good evening.", conversation="second")
    written = "1 summary of conversations is written again without it."
    assert written in planned(told, query="locker code")
    assert written in done(told, query="locker code")


def test_an_export_and_backups_are_named_with_their_day(
    told: Memory, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("elsewhere")
    with told.stores.locked():
        backups.back_up(told.stores, folder / "mine.candor", told.now)
        backups.note(told.folder, Made(str(folder), told.now.isoformat(), is_export=True))
        gone = Made(str(folder / "gone.candor"), told.now.isoformat())
        backups.note(told.folder, gone)
    lines = planned(told, query="locker code")
    assert "  backups made by Candor: 1 place" in lines
    export = (
        f"  Your export of 3 March 2026 in {folder}: it is yours; delete it if it should go too."
    )
    away = f"  The backup that you made on 3 March 2026 as {gone.path}: it is not there any more."
    assert {export, away} <= {*lines}
    assert {export, away} <= {*done(told, query="locker code")}


def test_what_is_in_the_way_says_what_to_do(told: Memory) -> None:
    stranger = told.folder / "notes.md"
    stranger.write_text(f"It is {CANARY}.")
    lines = done(told, query="locker code")
    assert lines[0] == (
        "Not finished yet: 1 memory can no longer be read in Candor, but some of it may still be "
        "in a file. In the way:"
    )
    assert lines[1] == (
        "  other files in Candor's folder: notes.md: some of it is still there; Candor did not "
        "make that file, so please look at it and delete it yourself"
    )
    assert lines[-1] == "To try again now, and to see how far it is: candor forget --receipts"
    stranger.unlink()


def test_putting_away_and_never_learning_again(told: Memory) -> None:
    lines = planned(told, ForgetMode.ARCHIVE, query="locker code")
    assert lines == [
        "This would be put away. Candor keeps it, and does not use it any more:",
        f"  \u201cMy locker code is {CANARY}.\u201d",
        "To take one out again: candor memory restore, with the id at the end of its line.",
        "Nothing has been changed yet. To do it, give the same command with --yes, not --plan.",
    ]
    lines = planned(told, ForgetMode.NEVER_RELEARN, query="locker code")
    assert lines[-2].startswith("If it is ever told again, Candor asks you first")


def test_the_list_of_receipts_says_whether_it_can_be_trusted(told: Memory) -> None:
    assert read(wording.history_lines((), (), UTC, is_whole=True)) == [
        "Nothing has been forgotten yet, so there is no receipt."
    ]
    done(told, query="locker code")
    issued = receipt.issued(told.stores)
    lines = read(wording.history_lines(issued, (), UTC, is_whole=True))
    assert lines[0] == "3 March 2026, 12:02, asked for by words"
    assert lines[1] == "  Forgotten: 1 memory, which is gone for good."
    assert any(line.startswith("1 receipt. No receipt was changed or taken out") for line in lines)
    lines = read(wording.history_lines(issued, (), UTC, is_whole=False))
    assert any(line.startswith("Careful: a receipt was changed") for line in lines)


def test_what_waits_is_listed_with_the_receipts() -> None:
    waiting = Receipt(
        id="01",
        mode=ForgetMode.FORGET,
        asked="rule: turns",
        started_at=datetime(2026, 3, 3, tzinfo=UTC),
        finished_at=None,
        records=2,
        copies=(CopyResult("log files", 1, "the disk is full"), CopyResult("plans", 1)),
    )
    lines = read(wording.history_lines((), (waiting, waiting), UTC, is_whole=True))
    assert lines[0] == "3 March 2026, 00:00, asked for by your own rule: turns"
    assert "    log files: the disk is full" in lines
    assert not any("plans" in line for line in lines)
    assert lines[-1] == "2 requests to forget are not finished yet; see above."
