"""When the owner was asked about what: ids and times in one small file, and nothing else."""

import json
from datetime import datetime, timedelta
from pathlib import Path

_AGAIN_AFTER = timedelta(days=1)
"""The same thing is asked again only when this long has passed."""
_APART = timedelta(minutes=10)
"""Two questions lie at least this far apart; chosen by hand."""


class Asked:
    """Remembers across starts; what is older than a day is forgotten."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._at = _read(file)

    def is_too_soon(self, now: datetime) -> bool:
        """Tell whether the last question of any kind was asked just now."""
        return any(abs(now - at) < _APART for at in self._at.values())

    def may_ask(self, id: str, now: datetime) -> bool:
        """Tell whether a day has passed since the owner was asked about this."""
        at = self._at.get(id)
        return at is None or abs(now - at) >= _AGAIN_AFTER

    def note(self, id: str, now: datetime) -> None:
        """Remember that the owner is asked now."""
        self._at = {one: at for one, at in self._at.items() if abs(now - at) < _AGAIN_AFTER}
        self._at[id] = now
        self._keep()

    def forget(self, id: str) -> None:
        """Take back that the owner was asked."""
        if self._at.pop(id, None) is not None:
            self._keep()

    def _keep(self) -> None:
        draft = self._file.with_suffix(".draft")
        text = json.dumps({id: at.isoformat() for id, at in self._at.items()}, indent=2)
        draft.write_text(text + "\n", encoding="utf-8")
        draft.replace(self._file)


def _read(file: Path) -> dict[str, datetime]:
    """Read what is there; a file that is broken only means that something is asked once more."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        return {str(id): datetime.fromisoformat(at) for id, at in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}
