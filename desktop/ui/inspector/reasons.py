"""Why a search found a record, in plain words."""

from collections.abc import Mapping

from desktop.ui import words
from desktop.ui.words import tr
from memory.records import Recollection

_MUCH_ALIKE = 0.5
"""The cosine from which two sentences mean much the same; see ``memory.recall.dense.NEAR``."""
_ALIKE = 0.25
"""The cosine from which meaning counts; see ``memory.recall.scoring.ALIKE``."""


def by_letters() -> str:
    """Return why something was found that recall would not bring."""
    return tr("has the letters you typed")


def of_recall(found: Recollection) -> str:
    """Return what spoke for a record, the weightiest first."""
    parts = found.parts
    said = [
        *_words(parts.get("words", 0.0)),
        *_meaning(parts.get("meaning", 0.0)),
        *(_flags()[name] for name in _flags() if parts.get(name)),
    ]
    return ", ".join(said) or tr("fits what you ask")


def of_all(reasons: Mapping[str, Recollection]) -> Mapping[str, str]:
    """Return why each record was found, by its id."""
    return {id: of_recall(one) for id, one in reasons.items()}


def _words(share: float) -> list[str]:
    if share <= 0:
        return []
    if share >= 1:
        return [tr("has every word that matters")]
    return [tr("has {share} of the words that matter").format(share=words.share(share))]


def _meaning(cosine: float) -> list[str]:
    if cosine < _ALIKE:
        return []
    if cosine >= _MUCH_ALIKE:
        return [tr("means much the same ({share})").format(share=words.share(cosine))]
    return [tr("means something alike ({share})").format(share=words.share(cosine))]


def _flags() -> Mapping[str, str]:
    return {
        "named": tr("about whom you name"),
        "meant": tr("about whom you mean"),
        "time": tr("of the time you ask about"),
        "over": tr("over by now"),
        "project": tr("of the project you are at"),
    }
