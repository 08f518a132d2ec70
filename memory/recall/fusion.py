"""From a moment's numbers to one: how likely it is that it holds what was asked for."""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from memory.recall import weights
from memory.recall.moments import Numbers

_IN_TIME = 4.0
"""How many times likelier a moment is that was said when the question says; chosen by hand."""


def likelihood(features: Mapping[str, Numbers]) -> Numbers:
    """Return for each moment how likely it answers, from 0 to 1."""
    total = np.sum([weight * features[name] for name, weight in weights.MOMENT.items()], axis=0)
    found = 1 / (1 + np.exp(-(total + weights.MOMENT_BIAS)))
    return np.asarray(found, np.float32)


def led_up(likely: Numbers, in_time: npt.NDArray[np.bool_]) -> Numbers:
    """Return likelihoods with the odds of those raised that are of the time asked about."""
    raised = likely * _IN_TIME / (1 + likely * (_IN_TIME - 1))
    return np.where(in_time, raised, likely).astype(np.float32)


def is_answerable(answerable: Mapping[str, float], *, by_words_alone: bool) -> bool:
    """Tell whether the moments hold anything about a question at all.

    Args:
        answerable: How well the best moment fits.
        by_words_alone: Nothing could tell what moments mean.
    """
    if by_words_alone:
        return answerable["covered_wide"] >= weights.LEAST_COVERED
    total = sum(weight * answerable[name] for name, weight in weights.QUESTION.items())
    return total >= weights.QUESTION_FLOOR
