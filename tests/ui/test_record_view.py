"""One record with everything behind it: when it is true, and why it is no surer."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from pytestqt.qtbot import QtBot

from desktop.ui.main_window import MainWindow
from desktop.ui.provenance.certainty import why_capped
from desktop.ui.provenance.validity_bar import ValidityBar
from desktop.ui.theme import Theme
from memory.records import Record, Utterance, Validity
from memory.vocabulary import Origin, SourceType, Speaker
from tests.ui import fakes
from tests.ui.looking import clipped, find, shown_words

NOW = datetime(2026, 6, 1, tzinfo=UTC)
TOLD = NOW - timedelta(days=50)
Bar = Callable[[Validity], ValidityBar]


@pytest.fixture
def bar(theme: Theme, qtbot: QtBot) -> Bar:
    """Make the bar of something that was told fifty days ago."""

    def make(validity: Validity) -> ValidityBar:
        record = replace(fakes.a_record("r", "I live in Lyon"), validity=validity, recorded_at=TOLD)
        made = ValidityBar(record, theme, NOW)
        qtbot.addWidget(made)
        return made

    return make


def test_the_bar_reaches_from_the_first_day_to_the_last(bar: Bar) -> None:
    whole = bar(Validity(NOW - timedelta(days=100))).known
    ended = bar(Validity(NOW - timedelta(days=100), NOW - timedelta(days=50))).known
    assert whole[0] == ended[0]
    assert ended[1] == pytest.approx(sum(whole) / 2)
    assert 0 < whole[0] < whole[1] < 1


def test_what_begins_on_an_unknown_day_begins_where_it_was_told(bar: Bar) -> None:
    unknown, from_told = bar(Validity()).known, bar(Validity(TOLD)).known
    assert unknown == from_told
    earlier = bar(Validity(TOLD - timedelta(days=50))).known
    assert earlier[1] - earlier[0] > unknown[1] - unknown[0] - 0.05


@pytest.mark.parametrize(
    "validity",
    [
        Validity(NOW + timedelta(days=30)),
        Validity(NOW + timedelta(days=30), NOW + timedelta(days=60)),
        Validity(ended=True),
        Validity(None, NOW - timedelta(days=900)),
        Validity(TOLD, TOLD),
    ],
)
def test_a_bar_never_leaves_its_widget(bar: Bar, validity: Validity) -> None:
    shown = bar(validity)
    start, end = shown.known
    assert 0 <= start <= 1
    assert 0 <= end <= 1
    shown.grab()
    assert shown.accessibleName().startswith("True: ")


def heard(hearing: float | None) -> tuple[Utterance, ...]:
    turn = Utterance("I live in Lyon.", Speaker.OWNER, TOLD, "c", Origin.OWNER_SPEECH)
    return (replace(turn, hearing=hearing),)


def told(origin: Origin, confidence: float, source_type: SourceType) -> Record:
    record = fakes.a_record("r", "I live in Lyon", confidence=confidence)
    return replace(record, origin=origin, source_type=source_type)


@pytest.mark.parametrize(
    ("record", "hearing", "said"),
    [
        (
            told(Origin.OWNER_SPEECH, 0.78, SourceType.EXPLICIT),
            0.78,
            "As sure as your words were heard.",
        ),
        (
            told(Origin.OWNER_SPEECH, 0.97, SourceType.EXPLICIT),
            0.99,
            "At most .97 for what is said by you.",
        ),
        (
            told(Origin.OWNER_TEXT, 0.98, SourceType.EXPLICIT),
            None,
            "At most .98 for what is written by you.",
        ),
        (
            told(Origin.INFERRED, 0.6, SourceType.INFERRED),
            None,
            "At most .60, because nobody said it outright.",
        ),
    ],
)
def test_what_keeps_it_from_being_surer_is_said(
    record: Record, hearing: float | None, said: str
) -> None:
    assert why_capped(record, heard(hearing)) == said


def test_the_panel_shows_both(window: MainWindow, qtbot: QtBot) -> None:
    window.explanations.show_record("r2")
    qtbot.waitUntil(lambda: "I live in Lyon" in shown_words(window.side))
    assert any(one.startswith(("At most ", "As sure as ")) for one in shown_words(window.side))
    shown = find(ValidityBar, "validity", window.side)
    assert shown.accessibleName().startswith("True: since 5 Mar")
    assert not list(clipped(window.side))
