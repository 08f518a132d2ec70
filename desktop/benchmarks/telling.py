"""A memory to measure on: sentences of a past conversation, brought in through the door."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.settings import EngineChoice

TURNS = 500
"""As many as are brought in while somebody waits; chosen by hand."""

_BEGAN = datetime(2024, 1, 1, 12, tzinfo=UTC)
_TOLD = (
    "My friend {name} lives in {town}.",
    "My friend {name} is allergic to {thing}.",
    "My friend {name} likes {thing}.",
    "My friend {name} works as a {trade}.",
)
_TOWNS = ("Lyon", "Ghent", "Graz", "Turin", "Porto", "Cork", "Bergen")
_THINGS = ("peanuts", "cats", "nuts", "dogs", "tea", "lilies", "milk", "salsa")
_TRADES = ("nurse", "baker", "teacher", "welder", "pilot")


def fill(folder: Path, turns: int = TURNS) -> None:
    """Tell as many sentences, about a friend each four."""
    file = folder / "told.jsonl"
    file.write_text("\n".join(_line(number) for number in range(turns)), encoding="utf-8")
    with assemble(Options(folder, EngineChoice.GROUNDED)) as session:
        for _step in session.import_file(file):
            pass  # to the end


def _line(number: int) -> str:
    friend = number // len(_TOLD)
    text = _TOLD[number % len(_TOLD)].format(
        name=f"Friend{friend}",
        town=_TOWNS[friend % len(_TOWNS)],
        thing=_THINGS[(friend + number) % len(_THINGS)],
        trade=_TRADES[friend % len(_TRADES)],
    )
    at = (_BEGAN + timedelta(hours=number)).isoformat()
    return json.dumps({"external_id": f"told-{number}", "text": text, "at": at})
