"""Sample maths: mixing, levels, rates, the ring."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice.audio import (
    HEARING_RATE_HZ,
    SILENCE_DB,
    AudioChunk,
    Resampler,
    Samples,
    decibels,
    level,
    mono,
    resample,
)
from voice.ring import Ring

RATES_HZ = (8_000, 16_000, 22_050, 44_100, 48_000, 96_000)


def tone(rate_hz: int, seconds: float = 0.5, hz: float = 440) -> Samples:
    wave = np.sin(np.arange(round(seconds * rate_hz)) * 2 * np.pi * hz / rate_hz) / 2
    return wave.astype(np.float32)


@pytest.mark.parametrize("channels", [1, 2])
@pytest.mark.parametrize("rate_hz", RATES_HZ)
def test_any_device_format_becomes_what_the_engines_take(rate_hz: int, channels: int) -> None:
    frames = np.repeat(tone(rate_hz), channels)
    heard = resample(AudioChunk(mono(frames, channels), rate_hz), HEARING_RATE_HZ)

    assert heard.duration_s == pytest.approx(0.5, abs=0.001)
    middle = slice(1000, 7000)
    assert np.abs(heard.samples[middle] - tone(HEARING_RATE_HZ)[middle]).max() < 0.01


@pytest.mark.parametrize("rate_hz", RATES_HZ)
def test_a_stream_in_pieces_is_resampled_without_a_seam(rate_hz: int) -> None:
    resampler = Resampler(rate_hz, HEARING_RATE_HZ)
    pieces = [resampler.feed(piece) for piece in np.array_split(tone(rate_hz), 25)]
    joined = np.concatenate(pieces)

    assert len(joined) / HEARING_RATE_HZ == pytest.approx(0.5, abs=0.1)
    middle = slice(1000, len(joined) - 500)
    assert np.abs(joined[middle] - tone(HEARING_RATE_HZ)[: len(joined)][middle]).max() < 0.01


def test_stereo_is_mixed_and_not_halved() -> None:
    assert mono(np.array([1, 0, 0.5, 0.5], np.float32), 2).tolist() == [0.5, 0.5]


def test_levels() -> None:
    assert level(np.zeros(0, np.float32)) == 0
    assert level(np.ones(100, np.float32)) == 1
    assert decibels(1) == 0
    assert decibels(0.1) == pytest.approx(-20)
    assert decibels(0) == SILENCE_DB


@given(st.lists(st.lists(st.integers(0, 9), max_size=7), max_size=12), st.integers(1, 10))
def test_the_ring_is_the_end_of_the_stream(pieces: list[list[int]], capacity: int) -> None:
    ring, stream = Ring(capacity), np.zeros(0, np.float32)
    for piece in pieces:
        samples = np.array(piece, np.float32)
        ring.write(samples)
        stream = np.concatenate([stream, samples])
        assert ring.position == len(stream)
        assert ring.oldest == max(0, len(stream) - capacity)
        assert ring.read(0, len(stream)).tolist() == stream[-capacity:].tolist()
        middle = ring.oldest + (ring.position - ring.oldest) // 2
        assert ring.read(middle, ring.position + 5).tolist() == stream[middle:].tolist()
