"""Whether a record is about whom a question asks about."""

import re

from memory.records import OWNER_KEY, Record
from memory.terms import terms

_ABOUT_ME = re.compile(
    r"^(?:and |so |but |hey |candor,? |please )*"
    r"(?:(?:what|where|when|why|how|which)\b[^,?]*?\s)?"
    r"(?:am|was|do|did|have|had|can|could|should|will|would|may|must) i\b",
    re.IGNORECASE,
)
"""A question whose subject is the owner: "am I ...", "what do I ...", "when did I ..."."""


def fits(question: str, record: Record) -> bool:
    """Tell whether ``record`` may answer ``question``.

    A question about the owner is not answered with what is true of somebody else, unless it
    names them ("do I have a sister?", "what did I buy for Ana?").
    """
    if record.subject.key == OWNER_KEY or not _ABOUT_ME.match(question.strip()):
        return True
    names = terms(f"{record.subject.name} {record.subject.relation or ''}")
    return not set(names).isdisjoint(terms(question))
