"""Rules that let nothing go."""

from memory.forgetting.retention import Expendable


class FakeRetention:
    """Nothing is ever due."""

    def due(self) -> dict[Expendable, tuple[str, ...]]:
        return {}
