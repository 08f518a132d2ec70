"""How a parser says that a file cannot be read."""

from memory.vocabulary import Refusal


class UnreadableError(Exception):
    """A file cannot be read; becomes a refusal before it leaves the process that reads.

    Attributes:
        reason: Why.
        detail: Why, in one phrase.
    """

    def __init__(self, reason: Refusal, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail
