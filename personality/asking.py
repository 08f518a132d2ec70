"""What Candor says when it asks which of two things holds, and when it was answered."""

from datetime import datetime

from memory.records import Record
from memory.vocabulary import Keep
from personality.attribution import quote, said_at, said_by
from personality.dates import spoken_date


def ask_which(old: Record, new: Record, zone: str, now: datetime) -> str:
    """Ask which of two things holds that do not go together."""
    again = "and" if said_by(old) == said_by(new) else _lower(said_by(new))
    return (
        f"One thing is still open. {_told(old, said_by(old), zone, now)} {again.capitalize()} on "
        f"{spoken_date(said_at(new), zone, now)}: {quote(new.statement)} Which holds: the old "
        "one, the new one, both, or neither? You may also say: later."
    )


def ask_whether(one: Record, zone: str, now: datetime) -> str:
    """Ask whether something holds that Candor is not sure of."""
    told = _told(one, said_by(one), zone, now)
    return f"One thing is still open. {told} Is that right? You may also say: later."


def say_settled(keep: Keep, old: Record, new: Record, changed: datetime | None, zone: str) -> str:
    """Say what was done with two things, and how it is undone."""
    first, second = quote(old.statement), quote(new.statement)
    match keep:
        case Keep.OLD:
            done = f"Then {first} stays, and I do not use {second}"
        case Keep.NEW:
            done = f"Then {second} holds, and I keep {first} as replaced"
        case Keep.NEITHER:
            done = f"Then I use neither {first} nor {second}"
        case Keep.BOTH if changed is not None:
            date = spoken_date(changed, zone)
            done = f"Then {first} was true until {date}, and {second} is since"
        case _:
            done = f"Then I keep both {first} and {second}"
    return f"{done}. {_BACK}"


def say_judged(one: Record, *, is_true: bool) -> str:
    """Say what was done with one thing, and how it is undone."""
    said = quote(one.statement)
    done = f"Then I take {said} as true" if is_true else f"Then I do not use {said}"
    return f"{done}. {_BACK}"


def say_later() -> str:
    """Say that it stays open."""
    return "Then it stays open, and I ask again another day."


def say_settled_already() -> str:
    """Say that it was decided meanwhile."""
    return "That is decided already; I changed nothing."


def say_taken_back() -> str:
    """Say that a decision was undone."""
    return "I took that back. It waits for you as before."


def say_not_heard() -> str:
    """Say that the answer was not heard well enough to decide by it."""
    return "I did not hear that well enough to decide by it. Please say it once more, or type it."


_BACK = "Say: undo that, if it is wrong."


def _told(one: Record, by: str, zone: str, now: datetime) -> str:
    return f"{by} on {spoken_date(said_at(one), zone, now)}: {quote(one.statement)}"


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
