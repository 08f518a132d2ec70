"""``chat``: a conversation in text, for people or, with ``--json``, for programs."""

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from desktop.cli import answers
from desktop.cli.answers import Answer, Answers
from desktop.cli.codes import Code, code_of
from desktop.cli.commands import Commands
from desktop.cli.console import Console, error_shape
from desktop.cli.opening import open_session
from desktop.session.clock import parse_instant
from desktop.session.errors import BadLineError
from desktop.session.events import PieceArrived, TurnEvent
from desktop.session.lines import Line, optional_text, parse_object, share_of, text_of
from desktop.session.settings import EngineChoice
from memory.records import Ruling
from memory.vocabulary import Decision, Origin, Speaker

if TYPE_CHECKING:
    from desktop.session.conversation import Conversation
    from desktop.session.session import Session

_SAID = {
    Decision.CREATE: "remembered",
    Decision.UPDATE: "remembered, in place of what was known",
    Decision.CONFLICT: "waits for your word, it contradicts what is known",
}
"""What people are told about a decision; nothing for what changes nothing."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("chat", "talk in the terminal; Ctrl-D ends", _run)
    parser.add_argument("--engine", type=EngineChoice, choices=list(EngineChoice))
    parser.add_argument("--tz", metavar="ZONE", help="your time zone, like Europe/Paris")


def _run(args: argparse.Namespace, console: Console) -> int:
    # A line may set the clock: what has run out by then is seen to with it.
    with open_session(args, console, tend_at_once=False) as session:
        if console.is_json:
            return _answer_lines(session, console)
        return _talk(session, console)


def _answer_lines(session: "Session", console: Console) -> int:
    """Answer each line of standard input with one line, in order."""
    replies = Answers(session.conversation)
    code = Code.DONE
    for line in enumerate(sys.stdin.buffer, 1):
        if not line[1].strip():
            continue
        try:
            turn_id = _say(session.conversation, line, session.zone)
        except BadLineError as error:
            console.show(error_shape(error), [])
            continue
        answer = replies.wait(turn_id)
        console.show(answers.shape(answer), [])
        if answer.error is not None:
            code = code or code_of(answer.error)
    return code


def _say(conversation: "Conversation", line: Line, zone: str) -> str:
    """Say what a line holds and return its turn's id.

    Raises:
        BadLineError: the line cannot be used; nothing was said.
    """
    found = parse_object(line)
    try:
        at = optional_text(found, "at")
        return conversation.say(
            text_of(found, "text"),
            speaker=Speaker(found.get("speaker") or Speaker.OWNER),
            name=optional_text(found, "name"),
            origin=_origin(found),
            at=parse_instant(at, zone) if at else None,
            hearing=share_of(found, "asr_confidence"),
        )
    except ValueError as error:
        raise BadLineError(line[0], str(error)) from error


def _origin(found: dict[str, Any]) -> Origin | None:
    """Return the origin a line names; the owner's default is what they typed."""
    if found.get("origin") is not None:
        return Origin(found["origin"])
    is_owner = (found.get("speaker") or Speaker.OWNER) == Speaker.OWNER
    return Origin.OWNER_TEXT if is_owner else None


def _talk(session: "Session", console: Console) -> int:
    """Hold a conversation with a person; Ctrl-C ends a reply, or at the prompt the program."""
    replies = Answers(session.conversation)
    code, model = Code.DONE, ""
    for text in _typed():
        answer = _reply(session.conversation, replies, text)
        notes = [*_notes(answer.rulings), *_cited(answer)]
        if answer.model != model:
            model = answer.model
            notes.append(f"replies come from: {model}")
        console.show(None, ["", *(f"  ({note})" for note in notes)])
        if answer.error is not None:
            code = code or console.fail(answer.error)
    return code


def _reply(conversation: "Conversation", replies: Answers, text: str) -> Answer:
    """Say ``text`` and show the reply while it comes."""
    turn_id = conversation.say(text)
    try:
        return replies.wait(turn_id, _show_piece)
    except KeyboardInterrupt:
        conversation.stop()
        return replies.wait(turn_id)


def _typed() -> Iterator[str]:
    """Yield what is typed, until the end of input."""
    is_terminal = sys.stdin.isatty()
    if is_terminal:
        import readline  # noqa: F401 - input() then has a history and editing

        print("Candor remembers what you tell it. Ctrl-C ends a reply, Ctrl-D the conversation.")
    while True:
        try:
            text = input("You: " if is_terminal else "").strip()
        except EOFError:
            return
        if text:
            yield text


def _show_piece(event: TurnEvent) -> None:
    if isinstance(event, PieceArrived) and not event.is_thinking:
        print(event.text, end="", flush=True)


def _notes(rulings: tuple[Ruling, ...]) -> list[str]:
    return [f"{_SAID[r.decision]}: {r.statement}" for r in rulings if r.decision in _SAID]


def _cited(answer: Answer) -> list[str]:
    """Name the pages of the owner's files that the reply could use."""
    return [f"from your files: {one.place}" for one in answer.recall.passages]
