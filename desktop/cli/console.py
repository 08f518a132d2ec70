"""What a command writes: sentences for people, or JSON, one value a line."""

import json
import sys
from collections.abc import Iterable
from typing import Any

from desktop.cli.codes import Code, UsageError, code_of
from desktop.session.problems import Problem, explain


class Console:
    """Standard output and error in the form that the caller asked for.

    Attributes:
        is_json: Whether output is JSON.
    """

    def __init__(self, is_json: bool) -> None:
        self.is_json = is_json

    def show(self, shape: Any, lines: Iterable[str]) -> None:
        """Print ``shape`` as JSON, or ``lines`` for people, and see that it arrives."""
        if self.is_json:
            print(json.dumps(shape, ensure_ascii=False), flush=True)
            return
        for line in lines:
            print(line)
        sys.stdout.flush()

    def fail(self, error: Exception) -> Code:
        """Say on standard error what went wrong and return the exit code."""
        if self.is_json:
            print(json.dumps(error_shape(error), ensure_ascii=False), file=sys.stderr, flush=True)
        else:
            print("\n".join(error_lines(error)), file=sys.stderr, flush=True)
        return code_of(error)

    def note(self, error: Exception) -> None:
        """Say on standard error what the owner should know; nothing has failed."""
        if not self.is_json:
            print("\n".join(error_lines(error)), file=sys.stderr, flush=True)


def error_shape(error: Exception) -> dict[str, Any]:
    """Write an error as CLI.md promises it."""
    problem = _problem(error)
    return {
        "error": code_of(error).word,
        "message": problem.title,
        "remedy": problem.remedy,
    }


def error_lines(error: Exception) -> list[str]:
    """Write an error for people: one sentence and the remedy."""
    problem = _problem(error)
    return [problem.title, problem.remedy]


def _problem(error: Exception) -> Problem:
    if isinstance(error, UsageError):
        return Problem(str(error), "Nothing was done.", error.usage)
    return explain(error) or Problem(
        f"Candor failed in a way that nobody foresaw: {type(error).__name__}.",
        "This is a fault of the program.",
        "Please report it, with the log from the data folder.",
    )
