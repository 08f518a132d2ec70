"""What the door refuses before it looks at what is known."""

from memory.policy import may_write
from memory.records import Candidate, Utterance
from memory.vocabulary import Kind, Modality, Reason, Scope

LONGEST_STATEMENT = 4_000
"""In characters; a longer one is no statement but a text. Chosen by hand."""

LONGEST_TURN = 200_000
"""In characters; chosen by hand: an hour of speech is about 50,000."""

_POINTING = frozenset(["he", "she", "it", "they", "his", "her", "its", "their"])
"""Subjects that say nothing when nobody can tell whom they point at."""

_NOT_REMEMBERED: dict[Modality, Reason] = {
    Modality.QUESTION: Reason.QUESTION,
    Modality.HYPOTHETICAL: Reason.HYPOTHETICAL,
    Modality.JOKE: Reason.JOKE,
    Modality.QUOTED: Reason.QUOTED,
    Modality.FICTION: Reason.FICTION,
    Modality.REQUEST: Reason.REQUEST,
    Modality.SMALL_TALK: Reason.SMALL_TALK,
}


def refuse_turn(turn: Utterance) -> Reason | None:
    """Return why a turn is not kept; None when it is."""
    if not turn.text.strip():
        return Reason.EMPTY
    if len(turn.text) > LONGEST_TURN:
        return Reason.TOO_LONG
    allowed = may_write(turn.origin, Kind.EPISODIC, Scope.CONVERSATION)
    return None if allowed else Reason.ORIGIN_MAY_NOT


def refuse(candidate: Candidate, source_text: str | None) -> Reason | None:
    """Return why a candidate is refused unread; None when it may be reviewed.

    Args:
        candidate: What is offered.
        source_text: The whole turn or page that it quotes; None when there is no such source.
    """
    if not candidate.statement.strip():
        return Reason.EMPTY
    if len(candidate.statement) > LONGEST_STATEMENT:
        return Reason.TOO_LONG
    if not may_write(candidate.origin, candidate.kind, candidate.scope):
        return Reason.ORIGIN_MAY_NOT
    if candidate.modality in _NOT_REMEMBERED:
        return _NOT_REMEMBERED[candidate.modality]
    if not candidate.subject.key and candidate.subject.name in _POINTING:
        return Reason.NO_SUBJECT
    if candidate.claim is None and _is_one_word(candidate.statement):
        return Reason.SMALL_TALK
    source = candidate.source
    quoted = None if source_text is None else source_text[source.start : source.end]
    return None if quoted and quoted == source.quote else Reason.QUOTE_NOT_FOUND


def _is_one_word(statement: str) -> bool:
    """Tell whether a statement is a single word; scripts without spaces may say much in one."""
    return statement.isascii() and len(statement.split()) < 2
