"""Commitments, reminders and timers: offered, judged, due, missed, settled."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.details import Commitment
from memory.kinds import prospective
from memory.kinds.settling import called_off_by, settled_by
from memory.records import Candidate, Record
from memory.vocabulary import (
    CommitmentSort,
    CommitmentState,
    Decision,
    Kind,
    Modality,
    Origin,
    Reason,
    Speaker,
    Status,
)
from tests.memory.kinds.kept import BERLIN, TUESDAY, heard, kept


def offered(text: str, at: datetime = TUESDAY) -> Candidate:
    (candidate,) = prospective.offers(heard(text, at))
    return candidate


def planned(text: str, at: datetime = TUESDAY) -> Record:
    return kept(offered(text, at))


def detail(record: Record | Candidate) -> Commitment:
    assert isinstance(record.detail, Commitment)
    return record.detail


def berlin(*parts: int) -> datetime:
    return datetime(*parts, tzinfo=ZoneInfo(BERLIN)).astimezone(UTC)  # type: ignore[misc,arg-type]


@pytest.mark.parametrize(
    ("text", "sort", "task", "due_at"),
    [
        ("Remind me on Friday at nine to call Anna.", "reminder", "call anna", (6, 9, 0)),
        ("I'm busy, so remind me at five to call Mum", "reminder", "call mum", (3, 17, 0)),
        (
            "Can you remind me tomorrow to water the plants?",
            "reminder",
            "water the plants",
            (4, 9, 0),
        ),
        ("Remind me to call 田中さん on Friday", "reminder", "call 田中さん", (6, 9, 0)),
        (
            "set a reminder for Friday at 3pm: pick up the parcel",
            "reminder",
            "pick up the parcel",
            (6, 15, 0),
        ),
        ("Could you wake me up at 6 tomorrow?", "reminder", "wake up", (4, 6, 0)),
        ("Set an alarm for 7.", "reminder", "wake up", (4, 7, 0)),
        ("Don't let me forget to call the bank tomorrow", "reminder", "call the bank", (4, 9, 0)),
        ("Remind me about the dentist on Friday.", "reminder", "dentist", (6, 9, 0)),
        ("Set a timer for ten minutes.", "timer", "timer", (3, 10, 10)),
        ("set a 25-minute timer for the eggs please", "timer", "eggs", (3, 10, 25)),
        ("Timer for half an hour.", "timer", "timer", (3, 10, 30)),
        ("I have to call the dentist on Monday.", "commitment", "call the dentist", (9, 9, 0)),
        ("I promised Anna to bring the book back.", "commitment", "bring the book back", None),
        ("I promised Anna that I would call on Sunday", "commitment", "call", (8, 9, 0)),
        ("I need to finish the report by Friday.", "commitment", "finish the report", (6, 9, 0)),
        ("Tomorrow I have to call the bank.", "commitment", "call the bank", (4, 9, 0)),
        ("On Friday at nine, remind me to eat", "reminder", "eat", (6, 9, 0)),
        ("Oh well, by Friday I need to pay the rent", "commitment", "pay the rent", (6, 9, 0)),
        ("Please remember that I must call Anna", "commitment", "call anna", None),
        ("I'm seeing Anna on Thursday at 3.", "commitment", "seeing anna", (5, 15, 0)),
        ("I need to find a job by Friday", "commitment", "find a job", (6, 9, 0)),
        ("My flight is on Friday at 6 am.", "commitment", "flight", (6, 6, 0)),
        ("I need a reminder to eat on Saturday", "reminder", "eat", (7, 9, 0)),
        ("Remind me an hour from now to eat", "reminder", "eat", (3, 11, 0)),
        ("I said I'd help Anna on Saturday", "commitment", "help anna", (7, 9, 0)),
        ("I must not forget to buy stamps", "commitment", "buy stamps", None),
        ("The report is due on Friday", "commitment", "report", (6, 9, 0)),
        ("There's a party at Ben's on Saturday night", "commitment", "party at ben's", (7, 20, 0)),
        ("I must renew my passport.", "commitment", "renew my passport", None),
        ("I will call Anna on Thursday.", "commitment", "call anna", (5, 9, 0)),
        (
            "I have a dentist appointment on Thursday at 10.",
            "commitment",
            "dentist appointment",
            (5, 10, 0),
        ),
    ],
)
def test_what_is_to_come_is_offered(
    text: str, sort: str, task: str, due_at: tuple[int, int, int] | None
) -> None:
    utterance = heard(text, origin=Origin.OWNER_SPEECH, hearing=0.8)
    (candidate,) = prospective.offers(utterance)
    assert detail(candidate).sort == sort
    assert candidate.claim is not None
    assert candidate.claim.value == task
    assert detail(candidate).due_at == (due_at and berlin(2026, 3, *due_at))
    assert candidate.kind is Kind.PROSPECTIVE
    assert candidate.modality is Modality.PLANNED
    assert (candidate.origin, candidate.hearing, candidate.zone) == (
        Origin.OWNER_SPEECH,
        0.8,
        BERLIN,
    )
    source = candidate.source
    assert utterance.text[source.start : source.end] == source.quote == candidate.statement


@pytest.mark.parametrize(
    "text",
    [
        "Should I set a reminder?",
        "Don't remind me.",
        "Please don't remind me about that.",
        "Let us forget it.",
        "Remind me what my sister's name is.",
        "Remind me about my sister's allergy.",
        "Do I have to call the dentist on Monday?",
        "I don't have to call the dentist.",
        "I have to say I like it.",
        "I have to wear glasses.",
        "I have to work a lot.",
        "If it rains I have to take the bus on Monday.",
        "Anna said: remind me on Friday to call.",
        'My boss said "remind me on Friday to call".',
        "Anna has to call the dentist on Monday.",
        "I had to call the dentist yesterday.",
        "I should eat less sugar.",
        "I will never call Anna on Friday.",
        "I am not going to call Anna tomorrow.",
        "I used a timer for the eggs.",
        "Tell me how to set a timer.",
        "In my novel I have to call the dentist on Monday.",
        "My date was on Friday.",
        "I am a night owl.",
        "I got to volunteer at a fair.",
        "I gotta tell you about my business.",
        "My family and I love game nights.",
        "I have dinner with my family on Saturdays.",
        "I am so thrilled for the launch tomorrow.",
        "I need to make more money.",
        "We are thinking about going camping next month.",
        "I am in a weekly band.",
    ],
)
def test_no_offer(text: str) -> None:
    assert prospective.offers(heard(text)) == ()
    assert len(prospective.offers(heard(f"{text} Remind me at 9 to eat."))) == 1  # control


def test_nobody_else_binds_the_owner() -> None:
    text = "Remind me on Friday at nine to call Anna."
    assert prospective.offers(heard(text, speaker=Speaker.COMPANION)) == ()
    assert prospective.offers(heard(text, speaker=Speaker.OTHER)) == ()
    assert prospective.offers(heard(text))  # control


def test_a_text_without_end_is_passed_over() -> None:
    plan = "I have to call Anna"
    assert prospective.offers(heard(plan))
    assert prospective.offers(heard(f"{plan}{' and Ben' * 100}")) == ()


def test_each_sentence_is_quoted_by_itself() -> None:
    text = "Hello. Remind me at nine to eat. I have to call Anna tomorrow."
    assert [one.statement for one in prospective.offers(heard(text))] == [
        "Remind me at nine to eat.",
        "I have to call Anna tomorrow.",
    ]


def verdict(text: str, *known: Record) -> tuple[Decision, Reason]:
    found = prospective.review(offered(text), known)
    return found.decision, found.reason


def test_the_same_plan_twice_is_known() -> None:
    first = planned("Remind me on Friday at nine to call Anna.")
    assert verdict("On Friday at nine remind me to call Anna, please", first) == (
        Decision.IGNORE,
        Reason.ALREADY_KNOWN,
    )
    assert verdict("Remind me on Friday at ten to call Anna", first) == (
        Decision.CREATE,
        Reason.ANOTHER_VALUE,
    )
    assert verdict("Remind me on Friday at nine to call Ben", first) == (
        Decision.CREATE,
        Reason.NEW,
    )


def test_a_word_of_correction_moves_it() -> None:
    first = planned("I have to call the dentist on Monday.")
    assert verdict("Actually, I have to call the dentist on Tuesday.", first) == (
        Decision.UPDATE,
        Reason.CORRECTED,
    )


def test_a_time_for_what_had_none_is_more_precise() -> None:
    undated = planned("I have to call the dentist.")
    assert verdict("I have to call the dentist on Monday.", undated) == (
        Decision.UPDATE,
        Reason.MORE_PRECISE,
    )
    dated = planned("I have to call the dentist on Monday.")
    assert verdict("I have to call the dentist.", dated) == (Decision.IGNORE, Reason.LESS_PRECISE)


def test_what_is_settled_can_be_planned_again() -> None:
    first = planned("I have to call the dentist on Monday.")
    done = replace(
        first,
        detail=prospective.settle(detail(first), CommitmentState.DONE, TUESDAY, BERLIN),
    )
    assert verdict("I have to call the dentist on Monday.", done) == (Decision.CREATE, Reason.NEW)


def test_due_is_what_came_due_and_is_believed() -> None:
    late = planned("Remind me at 5 pm to eat.")
    soon = planned("Remind me in 10 minutes to stretch.")
    unsure = replace(soon, id="unsure", status=Status.PENDING)
    later = planned("Remind me on Friday to call Anna.")
    known = (late, soon, unsure, later)
    assert prospective.due(known, TUESDAY) == ()
    assert prospective.due(known, TUESDAY + timedelta(hours=8)) == (soon, late)


def test_missed_is_what_came_due_while_closed() -> None:
    reminder = planned("Remind me at 5 pm to eat.")
    before = planned("Remind me in 10 minutes to stretch.")
    promise = planned("I have to call the dentist tomorrow.")
    closed, opened = TUESDAY + timedelta(hours=1), TUESDAY + timedelta(days=2)
    assert prospective.missed((reminder, before, promise), closed, opened) == (reminder,)
    settled = prospective.settle(detail(reminder), CommitmentState.MISSED, opened, BERLIN)
    assert (settled.state, settled.settled_at) == (CommitmentState.MISSED, opened)


def test_what_recurs_opens_again_on_the_wall_clock() -> None:
    weekly = planned("Remind me every Sunday at 8 to call Anna.")
    assert detail(weekly).due_at == berlin(2026, 3, 8, 8)
    missed_three = prospective.settle(
        detail(weekly), CommitmentState.MISSED, berlin(2026, 3, 28, 12), BERLIN
    )
    assert missed_three.state is CommitmentState.OPEN
    assert missed_three.due_at == berlin(2026, 3, 29, 8)  # the clocks changed that night


@given(
    st.integers(0, 3000),
    st.sampled_from(
        ["daily at 8", "every Monday at 02:30", "every 2 hours", "on the last day of every month"]
    ),
)
def test_settling_always_leads_ahead(hours: int, often: str) -> None:
    record = planned(f"Remind me {often} to eat.")
    now = TUESDAY.astimezone(UTC) + timedelta(hours=hours)
    settled = prospective.settle(detail(record), CommitmentState.DONE, now, BERLIN)
    assert settled.due_at is not None
    assert settled.due_at > now
    first = detail(record).due_at
    assert first is not None
    assert settled.due_at > first


DENTIST = planned("I have to call the dentist on Monday.")
BOOK = planned("I promised Anna to bring the book back.")
EGGS = planned("Set a timer for ten minutes for the eggs.")
KNOWN = (DENTIST, BOOK, EGGS)


@pytest.mark.parametrize(
    ("text", "settled"),
    [
        ("I called the dentist.", DENTIST),
        ("I've already called the dentist about my tooth.", DENTIST),
        ("I finally brought the book back", BOOK),
        ("Called the dentist this morning.", DENTIST),
        ("I didn't call the dentist.", None),
        ("Did I call the dentist?", None),
        ("I will call the dentist.", None),
        ("I called my mother.", None),
        ("Anna called the dentist.", None),
        ("If I called the dentist I would know.", None),
    ],
)
def test_a_deed_settles_its_plan(text: str, settled: Record | None) -> None:
    assert settled_by(heard(text), KNOWN) == settled


@pytest.mark.parametrize("text", ["Done.", "I did it.", "That's done", "ok, done", "I'm done"])
def test_done_means_what_came_due_last(text: str) -> None:
    later = TUESDAY + timedelta(hours=1)
    assert settled_by(heard(text, later), KNOWN) == EGGS
    assert settled_by(heard(text), KNOWN) is None  # nothing came due, and three are open
    assert settled_by(heard(text), (BOOK,)) == BOOK


def test_done_is_no_word_of_anybody_else() -> None:
    later = TUESDAY + timedelta(hours=1)
    assert settled_by(heard("Done.", later, speaker=Speaker.COMPANION), KNOWN) is None
    assert settled_by(heard("It isn't done.", later), KNOWN) is None
    assert settled_by(heard("Done.", later), KNOWN) is not None  # control


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("I no longer have to call the dentist.", DENTIST),
        ("I don't need to call the dentist any more.", DENTIST),
        ("Cancel the timer.", EGGS),
        ("Please cancel the eggs timer", EGGS),
        ("Can you delete the dentist reminder?", DENTIST),
        ("Should I cancel the timer?", None),
        ("Don't cancel the timer.", None),
        ("I have to call the dentist.", None),
        ("Let us forget it.", None),
    ],
)
def test_what_is_called_off(text: str, gone: Record | None) -> None:
    assert called_off_by(heard(text), KNOWN) == gone


def test_the_agenda_is_in_order_and_says_what_is_overdue() -> None:
    waiting = replace(DENTIST, id="waiting", status=Status.PENDING)
    done = replace(EGGS, id="done", detail=replace(detail(EGGS), state=CommitmentState.DONE))
    withdrawn = replace(EGGS, id="withdrawn", status=Status.RETRACTED)
    entries = prospective.agenda((*KNOWN, waiting, done, withdrawn), TUESDAY + timedelta(hours=1))
    assert [entry.record.id for entry in entries] == [EGGS.id, DENTIST.id, "waiting", BOOK.id]
    assert [entry.overdue for entry in entries] == [True, False, False, False]
    assert [entry.waiting for entry in entries] == [False, False, True, False]


def test_sorts_have_their_words() -> None:
    sorts = {detail(record).sort for record in (*KNOWN, planned("Remind me at 9 to eat."))}
    assert sorts == set(CommitmentSort)
