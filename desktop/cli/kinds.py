"""``projects``, ``skills``, ``causes``, ``failures``, ``companion``: what each kind holds."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar
from zoneinfo import ZoneInfo

from desktop.cli import kind_shapes, wording
from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session.clock import find_zone

if TYPE_CHECKING:
    from desktop.session.overview import Overview, Self, Work
    from memory.kinds.causal import Cause
    from memory.kinds.failure import FailureSummary
    from memory.kinds.procedural import SkillHistory

_LATER = "How I feel, and how we get on, is not kept yet; that comes later."

One = TypeVar("One")


def add(commands: Commands) -> None:
    """Declare the commands."""
    for name, help, run in (
        ("projects", "show your projects and where each stands", _projects),
        ("skills", "show how you like things done; memory confirm approves a draft", _skills),
        ("causes", "show what may come of what", _causes),
        ("failures", "show what went wrong", _failures),
        ("companion", "show what memory holds of Candor itself", _companion),
    ):
        commands.add(name, help, run)


def _projects(args: argparse.Namespace, console: Console) -> int:
    def read(overview: "Overview") -> "Sequence[Work]":
        return overview.projects()

    return _show(args, console, read, kind_shapes.work, _project_lines, "There is no project yet.")


def _skills(args: argparse.Namespace, console: Console) -> int:
    def read(overview: "Overview") -> "Sequence[SkillHistory]":
        return overview.skills()

    return _show(args, console, read, kind_shapes.skill, _skill_lines, "There is no skill yet.")


def _causes(args: argparse.Namespace, console: Console) -> int:
    def read(overview: "Overview") -> "Sequence[Cause]":
        return overview.causes()

    return _show(args, console, read, kind_shapes.cause, _cause_lines, "No cause is known.")


def _failures(args: argparse.Namespace, console: Console) -> int:
    def read(overview: "Overview") -> "Sequence[FailureSummary]":
        return overview.failures()

    return _show(args, console, read, kind_shapes.failure, _failure_lines, "Nothing was reported.")


def _companion(args: argparse.Namespace, console: Console) -> int:
    def read(overview: "Overview") -> "Sequence[Self]":
        return (overview.companion(),)

    def shape(one: "Self", zone: ZoneInfo) -> dict[str, Any]:
        return {**kind_shapes.companion(one, zone), "note": _LATER}

    return _show(args, console, read, shape, _companion_lines, "")


def _show(
    args: argparse.Namespace,
    console: Console,
    read: "Callable[[Overview], Sequence[One]]",
    shape: Callable[[One, ZoneInfo], dict[str, Any]],
    lines: Callable[[One, ZoneInfo], Iterator[str]],
    otherwise: str,
) -> int:
    """Show each thing that an overview holds, or say to people that there is none."""
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        found = read(session.overview)
        for one in found:
            console.show(shape(one, zone), lines(one, zone))
    if not found and not console.is_json:
        console.show(None, [otherwise])
    return Code.DONE


def _project_lines(one: "Work", zone: ZoneInfo) -> Iterator[str]:
    yield f"{one.record.id}  {one.standing.statement}"
    yield from (f"  \u201c{each.statement}\u201d" for each in one.belonging)


def _skill_lines(one: "SkillHistory", zone: ZoneInfo) -> Iterator[str]:
    yield one.name
    for state, versions in (
        ("in use", (one.current,) if one.current else ()),
        ("waiting for you", one.drafts),
        ("replaced", one.earlier),
    ):
        for each in versions:
            version = kind_shapes.version(each)
            yield f"  {each.id}  version {version}, {state}: \u201c{each.statement}\u201d"


def _cause_lines(one: "Cause", zone: ZoneInfo) -> Iterator[str]:
    yield f"{one.record.id}  {one.words}" + (" (waiting for you)" if one.waiting else "")
    yield from (f"  {each}" for each in wording.quotes(one.record, zone))


def _failure_lines(one: "FailureSummary", zone: ZoneInfo) -> Iterator[str]:
    yield f"{one.failure.replace('_', ' ')}: reported {len(one.reports)} times"
    for report in one.reports:
        yield f"  {report.id}  {wording.span(report, zone)}: \u201c{report.statement}\u201d"
    if one.pattern is not None:
        yield f"  concluded from these reports: {one.pattern.id}"
    yield from (f"  cause as reported, not verified: {cause} ({n})" for cause, n in one.causes)


def _companion_lines(one: "Self", zone: ZoneInfo) -> Iterator[str]:
    yield from (wording.line(each, zone) for each in one.known)
    if not one.known:
        yield "I have said nothing about myself that is kept."
    for summary in one.failures:
        yield from _failure_lines(summary, zone)
    yield _LATER
