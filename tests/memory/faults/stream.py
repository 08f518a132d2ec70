"""A process that keeps writing to a memory, and kills itself in the middle of it.

Run as ``python stream.py ROUNDS SEED BLANK SCRATCH``. Every round copies the blank folder, forks a
child that writes a stream of statements, corrections and resolutions and kills itself with
signal 9 at one of its SQL statements or commits, then reopens the folder and checks it. Prints a
line of JSON a round: at which point it was killed, and what was found wrong.
"""

import json
import os
import random
import shutil
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from memory.door import MemoryRouter
from memory.errors import NotInConflictError
from memory.extraction.rules import extract
from memory.records import Record, Ruling, Utterance
from memory.store import reading, tables
from memory.store.files import Stores, open_stores
from memory.vocabulary import Decision, Keep, Origin, Speaker, Status, StoreName
from tests.memory.dying import die_at

POINTS = 900
"""About how many statements and commits one child makes."""
TOWNS = ("Ghent", "Lyon", "Bonn", "Porto", "Turin", "Cork")
LIKES = ("tea", "chess", "opera", "hiking", "rye bread", "old maps")


def speak(router: MemoryRouter, text: str) -> Iterator[Ruling]:
    """Say ``text`` as the owner and offer what is extracted from it."""
    turn = Utterance(text, Speaker.OWNER, datetime.now(UTC), "stream", Origin.OWNER_TEXT)
    kept = router.submit(turn)
    yield kept
    for candidate in extract(replace(turn, id=kept.record_id or "")):
        yield router.submit(candidate)


def write(stores: Stores, chance: random.Random, tell: Any) -> None:
    """Write until killed, and tell every ruling once it is acknowledged."""
    router = MemoryRouter(stores)
    waiting: list[str] = []
    while True:
        match chance.randrange(5):
            case 0:
                text = f"I live in {chance.choice(TOWNS)}."
            case 1:
                text = f"I moved to {chance.choice(TOWNS)} last week."
            case 2:
                text = f"I like {chance.choice(LIKES)}."
            case 3:
                text = f"Actually I hate {chance.choice(LIKES)}."
            case _:
                text = f"My sister lives in {chance.choice(TOWNS)}."
        for ruling in speak(router, text):
            tell(ruling)
            if ruling.decision is Decision.CONFLICT and ruling.record_id:
                waiting.append(ruling.record_id)
        while len(waiting) > 1:
            settle(router, waiting.pop(0), chance, tell)


def settle(router: MemoryRouter, id: str, chance: random.Random, tell: Any) -> None:
    """Take a way out of a conflict, and sometimes take it back."""
    try:
        ruling = router.resolve(id, chance.choice(list(Keep)))
    except NotInConflictError:
        return  # what it waited against is gone, or became what it says
    tell(ruling)
    if chance.random() < 0.3:
        tell(router.undo(ruling.id))
        tell(router.resolve(id, Keep.OLD))


def child(folder: Path, seed: int, pipe: int) -> None:
    """Write to ``folder`` and die at a random point."""
    chance = random.Random(seed)
    point = chance.randrange(1, POINTS)
    stores = open_stores(folder)
    die_at(point)

    def tell(ruling: Ruling) -> None:
        os.write(pipe, (json.dumps([ruling.id, ruling.record_id, ruling.status]) + "\n").encode())

    write(stores, chance, tell)


def check(folder: Path, acknowledged: list[list[str | None]]) -> list[str]:
    """Reopen ``folder`` and return everything that is wrong with it."""
    stores = open_stores(folder)
    try:
        if stores.broken:
            return [f"{name} is broken" for name in stores.broken]
        router = MemoryRouter(stores)
        found = wrong(stores, acknowledged)
        router.close()
        return found
    finally:
        stores.close()


def wrong(stores: Stores, acknowledged: list[list[str | None]]) -> list[str]:
    """Return every acknowledged write that is missing, and every broken link."""
    records = {record.id: record for record in everything(stores)}
    with stores.reading(StoreName.LEDGER) as connection:
        decided = {row.id: row for row in connection.execute(select(tables.decisions))}
        open_operations = connection.scalar(select(func.count()).select_from(tables.journal))
    with stores.reading(StoreName.INDEX) as connection:
        indexed = set(connection.scalars(select(tables.passages.c.record_id)))
    found = [f"{open_operations} operations are left"] if open_operations else []
    for id, record_id, _ in acknowledged:
        if id not in decided:
            found.append(f"decision {id} is lost")
        if record_id and record_id not in records:
            found.append(f"record {record_id} is lost")
    last: dict[str, Any] = {}
    for row in sorted(decided.values(), key=lambda row: row.id):
        if row.record_id and row.record_id not in records:
            found.append(f"decision {row.id} speaks of a record that is not there")
        if row.target_id and row.target_id not in records:
            found.append(f"decision {row.id} speaks of a target that is not there")
        last[row.record_id] = row
    for record in records.values():
        found += broken_links(stores, record, records)
    found += [f"{id} is not indexed" for id in records.keys() - indexed]
    return found


def broken_links(stores: Stores, record: Record, records: dict[str, Record]) -> Iterator[str]:
    """Yield what does not fit about a record's lineage, sources and history."""
    if not record.sources:
        yield f"{record.id} has no source"
    for link in (record.supersedes_id, record.superseded_by, record.rival_id):
        if link and link not in records:
            yield f"{record.id} points at {link}, which is not there"
    if record.superseded_by and record.status is not Status.SUPERSEDED:
        yield f"{record.id} is superseded and {record.status}"
    if record.status is Status.SUPERSEDED and not record.superseded_by:
        yield f"{record.id} is superseded by nothing"
    if record.rival_id and record.status is not Status.PENDING:
        yield f"{record.id} waits and is {record.status}"
    versions = tables.ENVELOPES[StoreName(record.kind.value)].versions
    query = select(versions).filter_by(record_id=record.id).order_by(versions.c.at_utc.desc())
    with stores.reading(StoreName(record.kind.value)) as connection:
        newest = connection.execute(query).first()
    if newest is None or newest.status is not record.status:
        yield f"{record.id} is {record.status} and its history says otherwise"


def everything(stores: Stores) -> Iterator[Record]:
    """Yield every record of every kind."""
    for name, envelope in tables.ENVELOPES.items():
        with stores.reading(name) as connection:
            yield from reading.records(connection, envelope, select(envelope.records))


def run(round_: int, seed: int, blank: Path, scratch: Path) -> dict[str, Any]:
    """Fork a child, let it die, and check what it left."""
    folder = scratch / str(round_)
    shutil.copytree(blank, folder)
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reader)
        child(folder, seed, writer)
        os._exit(1)
    os.close(writer)
    with os.fdopen(reader) as lines:
        told = [json.loads(line) for line in lines if line.endswith("\n")]
    _, status = os.waitpid(pid, 0)
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    found = check(folder, told)
    shutil.rmtree(folder)
    return {"seed": seed, "killed": killed, "acknowledged": len(told), "wrong": found}


def main() -> None:
    """Run the rounds."""
    rounds, seed = map(int, sys.argv[1:3])
    blank, scratch = map(Path, sys.argv[3:5])
    for round_ in range(rounds):
        result = run(round_, seed + round_, blank, scratch)
        sys.stdout.write(json.dumps(result) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
