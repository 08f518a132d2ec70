"""When an utterance begins and ends, without a sound."""

import pytest

from voice.audio import HEARING_RATE_HZ
from voice.cutting import GRACE_S, PRE_ROLL_S, Cut, Cutter
from voice.detector import WINDOW, WINDOW_S
from voice.endpointing import Edge, Endpointing, EndpointRules, sounds_unfinished

RULES = EndpointRules(start_s=0.1, hang_over_s=0.5, patience_s=1.5, longest_s=10)


def edges(endpointing: Endpointing, *parts: tuple[float, float]) -> list[Edge]:
    found = []
    for probability, seconds in parts:
        for _ in range(round(seconds / WINDOW_S)):
            found.append(endpointing.feed(probability))
    return [edge for edge in found if edge]


def test_a_sentence_starts_pauses_and_ends() -> None:
    assert edges(Endpointing(RULES), (0, 1), (1, 2), (0, 2)) == [
        Edge.STARTED,
        Edge.PAUSED,
        Edge.ENDED,
    ]


def test_speech_after_a_pause_resumes() -> None:
    assert edges(Endpointing(RULES), (1, 1), (0, 0.8), (1, 1), (0, 2)) == [
        Edge.STARTED,
        Edge.PAUSED,
        Edge.RESUMED,
        Edge.PAUSED,
        Edge.ENDED,
    ]


def test_a_click_starts_nothing() -> None:
    assert edges(Endpointing(RULES), (0, 1), (1, 0.06), (0, 1)) == []
    assert edges(Endpointing(RULES), (0, 1), (1, 0.2), (0, 0.1)) == [Edge.STARTED], "control"


def test_an_utterance_has_a_longest_length() -> None:
    assert edges(Endpointing(RULES), (1, 10.1)) == [Edge.STARTED, Edge.ENDED]


@pytest.mark.parametrize(
    "text",
    [
        "I was thinking that maybe we could, um,",
        "I was thinking that maybe we could.",
        "So I went to",
        "I think, but...",
        "It is because.",
        "Well",
    ],
)
def test_unfinished(text: str) -> None:
    assert sounds_unfinished(text)


@pytest.mark.parametrize(
    "text", ["", "Yes.", "What is it for?", "That is what I am looking for.", "Move it to Friday."]
)
def test_finished(text: str) -> None:
    assert not sounds_unfinished(text)


class Stream:
    """Feeds windows to a cutter and keeps count of the position."""

    def __init__(self) -> None:
        self.cutter = Cutter(RULES)
        self.position = 0

    def run(self, probability: float, seconds: float) -> list[Cut]:
        cuts = []
        for _ in range(round(seconds / WINDOW_S)):
            self.position += WINDOW
            if cut := self.cutter.feed(probability, self.position):
                cuts.append(cut)
        return cuts


@pytest.fixture
def stream() -> Stream:
    return Stream()


def seconds(samples: int) -> float:
    return samples / HEARING_RATE_HZ


def test_what_is_held_has_margins_on_both_sides(stream: Stream) -> None:
    stream.run(0, 2)
    stream.cutter.hold(pressed := stream.position)
    assert stream.run(1, 1) == []
    stream.cutter.release(released := stream.position)
    (cut,) = stream.run(0, 1)

    assert seconds(pressed - cut.start) == pytest.approx(PRE_ROLL_S)
    assert seconds(cut.end - released) == pytest.approx(GRACE_S, abs=WINDOW_S)
    assert cut.held_s == pytest.approx(1, abs=WINDOW_S)
    assert not stream.cutter.is_holding


def test_speech_alone_cuts_nothing_unless_hands_free(stream: Stream) -> None:
    assert [*stream.run(1, 1), *stream.run(0, 2)] == []
    stream.cutter.hands_free(True, stream.position)
    assert len([*stream.run(1, 1), *stream.run(0, 2)]) == 2, "control: an offer and the end"


def test_an_offer_counts_only_while_nobody_went_on(stream: Stream) -> None:
    stream.cutter.hands_free(True, 0)
    stream.run(1, 1)
    (offer,) = stream.run(0, 0.6)
    assert not offer.is_final
    stream.run(1, 1)
    assert not stream.cutter.settle(offer, "Move it to Friday.")

    (offer,) = stream.run(0, 0.6)
    assert stream.cutter.settle(offer, "Move it to Friday.")
    assert stream.run(0, 2) == [], "and then it is over"


def test_an_unfinished_offer_is_waited_for(stream: Stream) -> None:
    stream.cutter.hands_free(True, 0)
    stream.run(1, 1)
    (offer,) = stream.run(0, 0.6)
    assert not stream.cutter.settle(offer, "maybe we could, um,")
    (final,) = stream.run(0, 2)
    assert final.is_final
    assert final.start == offer.start
    assert stream.cutter.settle(final, "maybe we could, um,")


def test_a_pause_drops_what_nobody_holds(stream: Stream) -> None:
    stream.cutter.hands_free(True, 0)
    stream.run(1, 1)
    stream.cutter.pause()
    assert [*stream.run(1, 1), *stream.run(0, 2)] == []
    stream.cutter.resume(resumed := stream.position)
    (offer, _) = [*stream.run(1, 1), *stream.run(0, 2)]
    assert offer.start >= resumed, "nothing that Candor said itself"


def test_the_key_works_while_candor_speaks(stream: Stream) -> None:
    stream.run(0, 1)
    stream.cutter.pause()
    stream.cutter.hold(pressed := stream.position)
    stream.run(1, 1)
    stream.cutter.release(stream.position)
    (cut,) = stream.run(0, 1)
    assert cut.start == pressed, "nothing that Candor said itself"


def test_a_lost_microphone_ends_what_is_under_way_and_keeps_the_words(stream: Stream) -> None:
    assert stream.cutter.interrupt(0) is None
    stream.cutter.hold(stream.position)
    stream.run(1, 1)
    cut = stream.cutter.interrupt(stream.position)
    assert cut is not None
    assert cut.end == stream.position
    assert not stream.cutter.is_holding, "the key is not stuck"


def test_a_held_key_is_cut_at_the_longest_length(stream: Stream) -> None:
    stream.cutter.hold(0)
    (cut,) = stream.run(1, 11)
    assert seconds(cut.end - cut.start) == pytest.approx(10, abs=WINDOW_S)
