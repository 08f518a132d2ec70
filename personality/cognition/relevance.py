"""Whether what was recalled says anything of what was asked, besides whom it is about."""

from memory.documents.values import Citation
from memory.records import Recollection
from memory.terms import content_terms, indexed_text, terms
from personality.cognition.words import PEOPLE

_LEAST_HELD = 0.5
"""The share of what is asked that a page must hold more than, to be quoted as an answer by itself;
chosen by hand: of two words both, for one alone stands in many files."""

_ALIKE = 0.5
"""The cosine from which a record means what is asked in other words; chosen by hand."""
_ASKING = frozenset(
    content_terms(
        "tell me more all everything anything something about know remember recall say said told"
        " mention what's who's think name talk please does called full exactly old new"
    )
)
"""Words of asking, and words too general to say what about a person is asked."""
_PEOPLE = frozenset(term for word in PEOPLE for term in terms(word))


def answers(question: str, found: Recollection) -> bool:
    """Tell whether a recollection shares more with ``question`` than its subject.

    That somebody's wife is a dentist does not say what she is allergic to. A question that names
    nothing but people ("who is Jack?") is answered by whatever is known of them, and one that asks
    for a time by what is of that time.
    """
    record = found.record
    about = set(terms(f"{record.subject.name} {record.subject.relation or ''}"))
    asked = set(content_terms(question)) - about - _PEOPLE - _ASKING
    held = set(terms(indexed_text(record)))
    alike = found.parts.get("meaning", 0.0) >= _ALIKE
    is_of_the_time = found.parts.get("time", 0.0) > 0.0
    return not asked or alike or is_of_the_time or not asked.isdisjoint(held)


def is_of_a_time(found: Recollection) -> bool:
    """Tell whether a recollection was asked for by its time alone, whoever it is about."""
    return "time" in found.parts and "words" not in found.parts


def is_answered_by(question: str, passage: Citation) -> bool:
    """Tell whether a page of a file, with the file's name, holds most of what is asked."""
    asked = set(content_terms(question)) - _PEOPLE - _ASKING
    about = f"{passage.document.path.stem} {passage.document.parsed.title or ''}"
    held = {*passage.words, *terms(about)}
    return len(asked & held) > _LEAST_HELD * len(asked)
