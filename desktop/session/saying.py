"""Sentences that say what an error knows, and can be said in another language."""

from typing import Any


class Said(str):
    """A finished sentence that remembers what it was made from.

    Attributes:
        template: The sentence with its placeholders, as the catalogue of words knows it.
        values: What stands in the placeholders, by name.
    """

    template: str
    values: dict[str, Any]


def say(template: str, error: Exception | None = None, **more: Any) -> Said:
    """Fill a sentence in.

    Args:
        template: Its placeholders are ``{e}``, ``{e.some_fact}`` and the names in ``more``.
        error: What ``e`` stands for.
        more: What is not a fact of the error as it is.
    """
    values = {"e": error, **more}
    made = Said(template.format(**values))
    made.template, made.values = template, values
    return made
