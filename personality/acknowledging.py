"""What is said about what the door decided, in plain words and no more than the truth."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from memory.records import Record, Ruling
from memory.vocabulary import Decision, Kind, Reason, Status
from personality.attribution import quote

_KEPT_BECAUSE: Mapping[Reason, str] = {
    Reason.MORE_PRECISE: "It says more precisely what I had as {old}, and I keep the old one too.",
    Reason.CORRECTED: "It corrects {old}, and I keep the old one as replaced.",
}
_MOST_NAMED = 3
"""How many memories are named before it is asked whether they may go; chosen by hand."""
_REPLACED = "It replaces {old}, and I keep the old one as past."

_SETTLED: Mapping[Reason, str] = {
    Reason.OWNER_AMENDED: "That is done, then: {it}",
    Reason.OWNER_CONFIRMED: "I keep that as you approved it: {it}",
    Reason.OWNER_REJECTED: "That is called off, then: {it}",
}
"""What the owner's words settled that was there before."""

_WHOM: Mapping[str, str] = {
    **dict.fromkeys(("he", "his"), "who 'he' is"),
    **dict.fromkeys(("she", "her"), "who 'she' is"),
    **dict.fromkeys(("it", "its"), "what 'it' is"),
    **dict.fromkeys(("they", "their"), "who 'they' are"),
}

_NOT_KEPT: Mapping[Reason, str] = {
    Reason.HYPOTHETICAL: "you said it as something that might be",
    Reason.JOKE: "I took it for a joke",
    Reason.QUOTED: "those are somebody else's words",
    Reason.FICTION: "it belongs to a story",
    Reason.TOO_LONG: "it is too long to keep as one thing; please tell me in parts",
    Reason.ORIGIN_MAY_NOT: "it did not come from you",
    Reason.QUOTE_NOT_FOUND: "I could not find it in what you said",
    Reason.LESS_TRUSTED: "I have it otherwise from a better source",
}
"""Why a statement was not kept. A question or small talk was not offered as one."""


def acknowledge(
    rulings: Sequence[Ruling],
    known: Mapping[str, Record],
    *,
    is_told: bool,
    is_first: bool = False,
) -> Iterator[str]:
    """Yield a sentence or two for each ruling that the owner should hear of.

    Args:
        rulings: What was decided about the utterance.
        known: Records by id, for the words of what was replaced or contradicted.
        is_told: Whether the utterance was offered as a statement and not as a question; only
            then is it said why something was not kept.
        is_first: Whether nothing was said before it, so that nobody can have been meant.
    """
    rulings = [ruling for ruling in rulings if ruling.kind is not Kind.EPISODIC]  # the turn's own
    created = dict.fromkeys(ruling.statement for ruling in rulings if _is_simply_kept(ruling))
    if created:
        yield f"I will remember that: {_listed(list(created))}"
    unclear: list[str] = []
    for ruling in rulings:
        target = known.get(ruling.target_id or "")
        is_worth_saying = is_told or ruling.decision is not Decision.IGNORE
        if ruling.reason is Reason.NO_SUBJECT:
            unclear.append(_unclear(ruling.subject.name, is_first=is_first))
        elif is_worth_saying and not _is_simply_kept(ruling):
            yield from _WORDS[ruling.decision](ruling, target)
    yield from dict.fromkeys(unclear)


def _is_simply_kept(ruling: Ruling) -> bool:
    return ruling.decision is Decision.CREATE and ruling.status is Status.ACTIVE


def _created(ruling: Ruling, target: Record | None) -> Iterator[str]:
    """Yield words for a record that waits: it is not believed yet."""
    if ruling.reason is Reason.POORLY_HEARD:
        yield from _asked_again(ruling)
    else:
        yield f"I noted {_within(ruling.statement)}, but I am not sure of it."
        yield "It waits for your word before I use it."


def _asked_again(ruling: Ruling) -> Iterator[str]:
    yield f"I am not sure I heard you well: {quote(ruling.statement)}"
    yield "Is that right?"


def _unclear(pronoun: str, *, is_first: bool) -> str:
    whom = _WHOM.get(pronoun, "who is meant")
    known = f"I do not know {whom}" if is_first else f"I am no longer sure {whom}"
    return f"{known}. Please tell me again with the name."


def _updated(ruling: Ruling, target: Record | None) -> Iterator[str]:
    if ruling.reason in _SETTLED:
        yield _SETTLED[ruling.reason].format(it=_closed(quote(ruling.statement)))
        return
    old = _within(target.statement) if target else "what you told me before"
    yield f"I will remember that: {_closed(quote(ruling.statement))}"
    yield _KEPT_BECAUSE.get(ruling.reason, _REPLACED).format(old=old)


def _contradicted(ruling: Ruling, target: Record | None) -> Iterator[str]:
    if ruling.reason is Reason.POORLY_HEARD:
        yield from _asked_again(ruling)
        return
    old = _within(target.statement) if target else "what I remember"
    new = _closed(quote(ruling.statement))
    yield f"Now I have two things that do not go together: {old} and {new}"
    yield "I have overwritten nothing; it waits for your decision."


def _ignored(ruling: Ruling, target: Record | None) -> Iterator[str]:
    if ruling.reason is Reason.POORLY_HEARD:
        yield from _asked_again(ruling)
    elif ruling.reason is Reason.ALREADY_KNOWN:
        yield f"I know: {_closed(quote(target.statement if target else ruling.statement))}"
    elif ruling.reason is Reason.LESS_PRECISE:
        yield (
            f"I know it more precisely: {_closed(quote(target.statement))}" if target else "I know."
        )
    elif ruling.reason is Reason.ALREADY_JUDGED:
        yield f"You have decided about that before: {_closed(quote(ruling.statement))}"
    elif ruling.reason is Reason.REQUEST:
        yield "I cannot do that; I can remember what you tell me, and find it again."
    elif ruling.reason in _NOT_KEPT:
        yield f"I did not keep that, because {_NOT_KEPT[ruling.reason]}."


_WORDS: Mapping[Decision, Callable[[Ruling, Record | None], Iterator[str]]] = {
    Decision.CREATE: _created,
    Decision.UPDATE: _updated,
    Decision.CONFLICT: _contradicted,
    Decision.IGNORE: _ignored,
}


def _listed(statements: Sequence[str]) -> str:
    *others, last = statements
    if not others:
        return _closed(quote(last))
    return f"{', '.join(map(_within, others))} and {_closed(quote(last))}"


def _within(statement: str) -> str:
    """Return the quotation as it stands within a sentence: without a full stop of its own."""
    return quote(statement.strip().removesuffix("."))


def _closed(quoted: str) -> str:
    """Return the quotation with a full stop, unless it brings its own."""
    return quoted if quoted[-2:-1] in (".", "!", "?", "…", "。") else f"{quoted}."


def ask_to_forget(statements: Sequence[str], *, copies: int, for_good: bool) -> str:
    """Say what would be forgotten, and ask."""
    shown = list(dict.fromkeys(statements))[:_MOST_NAMED]
    more = len(statements) - len(shown)
    also = f" and {more} more" if more > 0 else ""
    again = ", and ask you before I ever learn it again" if for_good else ""
    return (
        f"I would forget {', '.join(map(_within, shown))}{also}, "
        f"with {copies} copies in all{again}. Shall I? Say yes, and it is gone for good."
    )


def forgotten(count: int, *, is_complete: bool) -> str:
    """Say what was forgotten, and whether that is proved."""
    what = "It is" if count == 1 else f"All {count} are"
    if is_complete:
        return f"{what} forgotten. I searched every file that I keep: nothing is left."
    return (
        "I cannot see it any more, but a file is in use and may still hold some of it. I try "
        "again, and there is no receipt before it is gone."
    )


def nothing_to_forget() -> str:
    """Say that nothing fits what is to be forgotten."""
    return "I found nothing like that in my memory, so there is nothing to forget."


def not_forgotten() -> str:
    """Say that all stays as it is."""
    return "Then I keep it."
