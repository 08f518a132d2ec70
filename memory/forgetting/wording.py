"""A plan and a receipt as somebody reads them who has never seen a program from the inside."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import tzinfo

from memory.forgetting.values import CopyResult, Plan, Receipt
from memory.records import Record
from memory.vocabulary import ForgetMode, Kind

_MOST_SHOWN = 20
"""How many memories a plan shows before it says how many more there are; chosen by hand."""

_AGAIN: Mapping[ForgetMode, str] = {
    ForgetMode.FORGET: "If you tell Candor again one day, it will remember it again. An old backup "
    "or an imported conversation does not bring it back.",
    ForgetMode.NEVER_RELEARN: "If it is ever told again, Candor asks you first before it remembers "
    "it. An old backup or an imported conversation does not bring it back.",
}
_READ_AGAIN = "To have Candor read the file again one day: candor documents add, with its name."
_ASKED: Mapping[str, str] = {
    "words": "by words",
    "person or thing": "by the name of a person or thing",
    "conversation": "a whole conversation",
    "project": "a whole project",
    "document": "a document",
    "stretch of time": "by time",
    "record": "one by one",
}


def counted(count: int, one: str, several: str | None = None) -> str:
    """Return a number with its noun: ``1 memory``, ``2 memories``."""
    return f"{count} {one if count == 1 else several or one + 's'}"


def memories(count: int) -> str:
    """Return how many memories."""
    return counted(count, "memory", "memories")


def plan_lines(plan: Plan, show: Callable[[Record], str]) -> Iterator[str]:
    """Yield a plan; ``show`` tells a record on one line."""
    if plan.mode is ForgetMode.ARCHIVE:
        yield "This would be put away. Candor keeps it, and does not use it any more:"
        yield from _shown(plan.meant, show)
        yield "To take one out again: candor memory restore, with the id at the end of its line."
    else:
        if plan.meant:
            yield "This would be forgotten for good:"
            yield from _shown(plan.meant, show)
        if plan.also:
            yield "These go with it, because they were made from it or say the same:"
            yield from _shown(plan.also, show)
        for file in plan.files:
            yield f"What Candor has read in this file would be forgotten for good: {file}"
        yield "It would go from all these places:"
        yield from (f"  {name}: {counted(count, 'place')}" for name, count in plan.goes.items())
        yield from (f"{_rebuilt(count)} without it." for count in plan.rebuilt.values())
        yield "What stays, and why:"
        yield from (f"  {each}" for each in plan.stays)
        yield "What Candor cannot reach:"
        yield from (f"  {each}" for each in plan.out_of_scope)
        yield _again(plan.mode, of_memories=bool(plan.meant))
    yield "Nothing has been changed yet. To do it, give the same command with --yes, not --plan."


def receipt_lines(receipt: Receipt) -> Iterator[str]:
    """Yield what became of a forget; only a complete one is a receipt."""
    if receipt.is_complete:
        yield from _complete(receipt)
    else:
        yield from _incomplete(receipt)


def heading(receipt: Receipt, zone: tzinfo) -> str:
    """Return when something was forgotten, and how it was asked for."""
    at = receipt.started_at.astimezone(zone)
    asked = _ASKED.get(receipt.asked, f"by your own {receipt.asked}")
    return f"{at.day} {at:%B %Y, %H:%M}, asked for {asked}"


def history_lines(
    receipts: Sequence[Receipt], waiting: Sequence[Receipt], zone: tzinfo, *, is_whole: bool
) -> Iterator[str]:
    """Yield every receipt, what is not finished, and whether the receipts can be trusted."""
    for receipt in (*receipts, *waiting):
        yield heading(receipt, zone)
        yield from (f"  {line}" for line in _briefly(receipt))
        yield ""
    if not receipts and not waiting:
        yield "Nothing has been forgotten yet, so there is no receipt."
    elif not is_whole:
        yield "Careful: a receipt was changed, or one was taken out, since they were written."
    elif receipts:
        yield (
            f"{counted(len(receipts), 'receipt')}. No receipt was changed or taken out since it was"
            " written: the number at the end of each one is made from the one before."
        )
    if waiting:
        verb = "is" if len(waiting) == 1 else "are"
        yield f"{counted(len(waiting), 'request')} to forget {verb} not finished yet; see above."
    if receipts:
        yield "Every detail of them: candor forget --receipts --json, or candor export FOLDER."


def _shown(records: Sequence[Record], show: Callable[[Record], str]) -> Iterator[str]:
    telling = [each for each in records if each.kind is not Kind.WORKING]  # those are beside it
    telling.sort(key=lambda each: each.kind is Kind.EPISODIC)
    yield from (f"  {show(each)}" for each in telling[:_MOST_SHOWN])
    if (more := len(telling) - _MOST_SHOWN) > 0:
        yield f"  and {memories(more)} more; --json shows every one"


def _rebuilt(count: int) -> str:
    verb = "is" if count == 1 else "are"
    return f"{counted(count, 'summary', 'summaries')} of conversations {verb} written again"


def _briefly(receipt: Receipt) -> Iterator[str]:
    if not receipt.is_complete:
        yield from _incomplete(receipt)
        return
    yield _headline(receipt)
    gone = sum(each.gone for each in receipt.copies)
    yield f"Taken out of {counted(gone, 'place')}. {_searched(receipt)}"
    yield _seal(receipt)


def _complete(receipt: Receipt) -> Iterator[str]:
    yield _headline(receipt)
    gone = [each for each in receipt.copies if each.gone]
    if gone:
        yield "It was taken out of:"
        yield from (f"  {each.copy}: {counted(each.gone, 'place')}" for each in gone)
    yield from (f"{_rebuilt(count)} without it." for count in receipt.rebuilt.values())
    yield _searched(receipt)
    if receipt.records:
        yield f"To check the search itself, it was also made for {receipt.control}: that was found."
    yield "What Candor cannot reach:"
    yield from (f"  {each}" for each in receipt.out_of_scope)
    yield _again(receipt.mode, of_memories=bool(receipt.records))
    yield _seal(receipt)


def _headline(receipt: Receipt) -> str:
    if not receipt.records:
        return "Forgotten: what Candor had read in your file. It is gone for good."
    verb = "is" if receipt.records == 1 else "are"
    return f"Forgotten: {memories(receipt.records)}, which {verb} gone for good."


def _searched(receipt: Receipt) -> str:
    if not receipt.records:
        return "Then Candor's folder was searched for lines of it: none was found."
    return "Then every file in Candor's folder was searched for it: nothing of it was found."


def _seal(receipt: Receipt) -> str:
    return f"Receipt {receipt.id}, number {receipt.digest[:16]}"


def _again(mode: ForgetMode, *, of_memories: bool) -> str:
    return _AGAIN[mode] if of_memories else _READ_AGAIN


def _incomplete(receipt: Receipt) -> Iterator[str]:
    if receipt.records:
        one = receipt.records == 1
        yield (
            f"Not finished yet: {memories(receipt.records)} can no longer be read in Candor, but"
            f" some of {'it' if one else 'them'} may still be in a file. In the way:"
        )
    else:
        yield "Not finished yet. In the way:"
    yield from (f"  {_in_the_way(each)}" for each in receipt.copies if each.left)
    yield "If a file is in use, close the program that uses it. Candor tries again when it is next"
    yield "started, and whenever something is forgotten. There is a receipt only when all is gone."
    yield "To try again now, and to see how far it is: candor forget --receipts"


def _in_the_way(each: CopyResult) -> str:
    return f"{each.copy}: {each.left}"
