"""How telling each word of a question is."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from memory.recall import lexical
from memory.recall.lexical import Known
from memory.terms import terms

_LIGHT = 0.35
"""What a word that everybody uses counts for, whatever a small store holds. Chosen by hand."""

COMMON = frozenset(
    terms(
        """
        use want need like love make go get take give come see look think feel say ask talk try keep
        let start stop work play put mean find show help turn happen seem
        thing way lot kind sort bit stuff part side place people person someone anyone something
        anything everything time day good great nice new old big little right best better more most
        much many really also well just still even back now already always usually currently
        first last next other another same different
        give suggest explain summarise summarize overview handle write setup set
        """
    )
)
"""The stems of what is said most often in English; by themselves they tell no topic."""


def weights(
    connection: Connection, wanted: Sequence[str], known: Known = None
) -> Mapping[str, float]:
    """Return how telling each term is: rare in the store, and no word that everybody uses."""
    return {
        term: rarity * (_LIGHT if term in COMMON else 1.0)
        for term, rarity in lexical.rarity(connection, wanted, known).items()
    }
