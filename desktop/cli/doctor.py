"""``doctor``: how each engine, device and store is, and what to do about it."""

import argparse
from typing import Any

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.key import described
from desktop.cli.opening import open_session, open_speech
from desktop.session.health import Engine, EngineHealth, State
from desktop.session.problems import explain
from memory.errors import StoreLockedError


def add(commands: Commands) -> None:
    """Declare the command."""
    commands.add("doctor", "look at every engine, device and store", _run)


def _run(args: argparse.Namespace, console: Console) -> int:
    from desktop.session.keys import source_of
    from desktop.session.paths import locate

    try:
        found = _examine(args, console)
    except StoreLockedError as error:
        found = (EngineHealth(Engine.MEMORY, State.UNAVAILABLE, "", error), *_ears_and_mouth(args))
    kept = described(source_of(locate(args.data_dir).memory))
    for health in found:
        console.show(_shape(health, kept), _lines(health, kept))
    return _code(found)


def _examine(args: argparse.Namespace, console: Console) -> tuple[EngineHealth, ...]:
    """Look at everything."""
    with open_session(args, console) as session:
        session.warm_up()
        engines = [each for each in session.health.check() if each.engine is not Engine.MEMORY]
        return (*session.health.stores(), *engines)


def _ears_and_mouth(args: argparse.Namespace) -> tuple[EngineHealth, ...]:
    """Look at what needs no memory."""
    from desktop.session.probes import speech_probes

    with open_speech(args) as speech:
        speech.engines.warm_up()
        return tuple(probe() for probe in speech_probes(speech))


def _code(found: tuple[EngineHealth, ...]) -> Code:
    """A broken store is worse than a missing engine; what is off by choice is well."""
    missing = {health.engine for health in found if health.state is State.UNAVAILABLE}
    if Engine.MEMORY in missing:
        return Code.STORE_UNUSABLE
    return Code.ENGINE_UNAVAILABLE if missing else Code.DONE


def _shape(health: EngineHealth, kept: str) -> dict[str, Any]:
    problem = explain(health.error) if health.error else None
    return {
        "engine": health.engine,
        "state": health.state,
        "name": health.name,
        "note": health.note or None,
        "kept": kept if health.engine is Engine.MEMORY else None,
        "message": problem and problem.title,
        "remedy": problem and problem.remedy,
    }


def _lines(health: EngineHealth, kept: str) -> list[str]:
    shape = _shape(health, kept)
    more = kept if shape["kept"] else health.note
    note = f" ({more})" if more else ""
    said = [f"{health.engine:<12} {health.state:<12} {health.name}{note}".rstrip()]
    if shape["message"]:
        said += [f"{'':<13}{shape['message']}", f"{'':<13}{shape['remedy']}"]
    return said
