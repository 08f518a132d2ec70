"""The files of an export: what was said as ``import`` reads it, what is known, what was decided."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import UTC
from pathlib import Path
from typing import Any

from desktop.session import shapes
from desktop.session.backups import Everything
from desktop.session.errors import CannotSaveError
from memory.forgetting import receipt, wording
from memory.records import Record, Utterance


def write_export(everything: Everything, folder: Path) -> dict[str, int]:
    """Write the files; return how many entries each has.

    Raises:
        CannotSaveError: they cannot be written.
    """
    files: dict[str, list[Any]] = {
        "conversations.jsonl": [_turn(one) for one in everything.turns],
        "memories.jsonl": [shapes.record(one, UTC) for one in everything.records],
        "decisions.jsonl": [shapes.decision(one, UTC) for one in everything.decisions],
        "receipts.jsonl": [asdict(one) for one in everything.receipts],
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, entries in files.items():
            _write(
                folder / name, (json.dumps(one, ensure_ascii=False, default=str) for one in entries)
            )
        _write(folder / "memories.txt", (one.statement for one in everything.records))
        _write(folder / "receipts.txt", _receipt_lines(everything))
    except OSError as error:
        raise CannotSaveError(folder, error) from error
    return {name: len(entries) for name, entries in files.items()}


def write_records(records: Iterable[Record], file: Path) -> None:
    """Write records, one a line, as in an export of everything.

    Raises:
        CannotSaveError: they cannot be written.
    """
    lines = (
        json.dumps(shapes.record(one, UTC), ensure_ascii=False, default=str) for one in records
    )
    try:
        _write(file, lines)
    except OSError as error:
        raise CannotSaveError(file, error) from error


def _turn(one: Utterance) -> dict[str, Any]:
    return {
        "external_id": one.external_id or one.id,
        "speaker": one.speaker,
        "name": one.name,
        "text": one.text,
        "at": shapes.instant(one.at, UTC),
        "conversation": one.conversation_id,
    }


def _receipt_lines(everything: Everything) -> Iterator[str]:
    whole = receipt.is_chain(everything.receipts)
    yield from wording.history_lines(everything.receipts, (), UTC, is_whole=whole)


def _write(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
