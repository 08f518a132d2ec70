"""``rules``: what forgets by itself, and what never does."""

import argparse
from typing import TYPE_CHECKING

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.importing import progress
from desktop.cli.opening import open_session
from desktop.session.jobs import carry_out

if TYPE_CHECKING:
    from desktop.session.session import Session

_WORDS = {
    "small_talk": "What you said that taught Candor nothing",
    "put_away": "What you put away or rejected",
    "replaced": "What something newer took the place of",
    "settled": "A plan that is done, or was missed,",
}


def add(commands: Commands) -> None:
    """Declare the group."""
    group = commands.group("rules", "let Candor forget by itself what has been of no use for long")
    group.add("list", "tell the rules, and how much is due now", _list)
    setting = group.add("set", "say how many days something is kept", _set)
    setting.add_argument("what", choices=list(_WORDS), help="; ".join(_described()))
    setting.add_argument("days", type=_days, metavar="DAYS", help="0: it is kept for good")
    for name, help in (
        ("keep", "have no rule touch a person, a thing or a project"),
        ("release", "let the rules touch it again"),
    ):
        group.add(name, help, _keep).add_argument("name", metavar="NAME")
    group.add("apply", "forget now what is due", _apply)


def _list(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        _show(session, console)
    return Code.DONE


def _set(args: argparse.Namespace, console: Console) -> int:
    from desktop.session.retention import setting
    from memory.forgetting.retention import Expendable

    with open_session(args, console) as session:
        session.change_settings(**{setting(Expendable(args.what)): args.days})
        _show(session, console)
    return Code.DONE


def _keep(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        others = [one for one in session.settings.always_kept if one.lower() != args.name.lower()]
        kept = [*others, args.name] if args.rules_command == "keep" else others
        session.change_settings(always_kept=tuple(kept))
        _show(session, console)
    return Code.DONE


def _apply(args: argparse.Namespace, console: Console) -> int:
    from memory.forgetting import wording

    with open_session(args, console) as session:
        receipts = carry_out(session.retention.apply(), progress(console))
        gone = sum(each.records for each in receipts)
        lines = [line for each in receipts for line in wording.receipt_lines(each)]
        shape = {"forgotten": gone, "receipts": [each.id for each in receipts]}
        console.show(shape, lines or ["Nothing is due."])
        return Code.DONE if all(each.is_complete for each in receipts) else Code.INCOMPLETE


def _show(session: "Session", console: Console) -> None:
    policy, due = session.retention.policy, session.retention.due()
    days = {what.value: after.days for what, after in policy.after.items()}
    counts = {what.value: len(ids) for what, ids in due.items()}
    shape = {"days": days, "due": counts, "kept": list(policy.kept)}
    lines = []
    for what, words in _WORDS.items():
        if what in days:
            lines.append(
                f"{what}: {words} goes after {days[what]} days; due now: {counts.get(what, 0)}"
            )
        else:
            lines.append(f"{what}: {words} stays for good.")
    if policy.kept:
        lines.append(f"Never by a rule: {', '.join(policy.kept)}")
    if due:
        lines.append("What is due goes while you talk with Candor, or at once: candor rules apply")
    console.show(shape, lines)


def _described() -> list[str]:
    return [f"{what}: {words}" for what, words in _WORDS.items()]


def _days(text: str) -> int:
    """Read a number of days.

    Raises:
        ValueError: it is none that a life has.
    """
    number = int(text)
    if not 0 <= number <= _MOST_DAYS:
        raise ValueError(text)
    return number


_MOST_DAYS = 36_500
