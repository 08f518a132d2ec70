"""What has become, since, of the records that a turn wrote."""

from memory.records import Ruling


class Written:
    """Remembers by which decision each ruling was taken back or put back last."""

    def __init__(self) -> None:
        self._turns: dict[str, list[str]] = {}

    def to_undo(self, ruling: Ruling) -> str:
        """Return the decision whose undoing turns what the ruling wrote round."""
        return self._turns.get(ruling.id, [ruling.id])[-1]

    def is_taken_back(self, ruling: Ruling) -> bool:
        """Return whether the owner took it back."""
        return len(self._turns.get(ruling.id, ())) % 2 == 1

    def turn(self, ruling: Ruling, by: Ruling) -> None:
        """Note that ``by`` took it back, or put it back."""
        self._turns.setdefault(ruling.id, []).append(by.id)
