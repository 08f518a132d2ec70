"""Bring a store to a version: a new one from nothing, an old one forward, a new one back."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from memory.errors import CandorMemoryError, StoreOldError
from memory.store import engines, fences, tables
from memory.store.checking import APPLICATION_ID, GENERATION, SCHEMA
from memory.store.seals import of_schema
from memory.vocabulary import StoreName

if TYPE_CHECKING:  # Alembic takes as long to import as all the rest, and is seldom needed
    from alembic.config import Config

_FOLDER = Path(__file__).with_name("migrations")


def versions(name: StoreName) -> tuple[str, ...]:
    """Return every version of a store that this program knows, oldest first.

    The files are called ``v<version>_<what>.py``; a test compares them with what is in them.
    """
    return tuple(
        sorted(path.stem[1:].split("_")[0] for path in (_FOLDER / name.value).glob("v*.py"))
    )


def create(
    path: Path,
    name: StoreName,
    *,
    install: str,
    at: datetime,
    key: str | None,
    generation: int = 0,
) -> None:
    """Make a new store at ``path``, whole or not at all."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)
    engine = engines.writer(fresh, key)
    try:
        _run(engine, name, _upgrade, "head")
        with engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.exec_driver_sql(f"{GENERATION} = {generation}")
            about = tables.METADATA[name].tables["about"]
            row = {"store": name.value, "install": install, "made_at": at, "schema_seal": ""}
            connection.execute(about.insert(), row)
            _seal_schema(connection)
    finally:
        engine.dispose()
    fresh.replace(path)


def upgrade(path: Path, name: StoreName, version: str = "head", *, key: str | None) -> None:
    """Bring the store at ``path`` forward, in one transaction: all of it or nothing."""
    _migrate(path, name, _upgrade, version, key)


def downgrade(path: Path, name: StoreName, version: str, *, key: str | None) -> None:
    """Bring the store at ``path`` back, in one transaction: all of it or nothing."""
    _migrate(path, name, _downgrade, version, key)


@contextmanager
def copied(path: Path, key: str | None) -> Iterator[None]:
    """Keep a copy of a store while it is changed and checked; when that fails, put it back.

    Raises:
        StoreOldError: it could not be changed; it is as it was.
    """
    from alembic.util import CommandError

    try:
        _copy(path, key)
        yield
    except (SQLAlchemyError, CommandError, CandorMemoryError, OSError, ValueError) as error:
        take_back(path)
        raise StoreOldError(path, f"{type(error).__name__}: {error}") from error
    _copy_of(path).unlink()


def take_back(path: Path) -> None:
    """Put the copy of a store back in its place where a change of it did not come to its end."""
    _copy_of(path, "part").unlink(missing_ok=True)
    if _copy_of(path).exists():
        for log in ("-wal", "-shm"):
            path.with_name(f"{path.name}{log}").unlink(missing_ok=True)
        _copy_of(path).replace(path)


def _copy(path: Path, key: str | None) -> None:
    """Copy a store that nobody writes to, once nothing stands in its log; whole or not at all."""
    engine = engines.writer(path, key)
    try:
        with engine.connect() as connection:
            raw: Any = connection.connection.dbapi_connection
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        engine.dispose()
    part = _copy_of(path, "part")
    shutil.copyfile(path, part)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(_copy_of(path))


def _copy_of(path: Path, suffix: str = "before") -> Path:
    return path.with_name(f"{path.name}.{suffix}")


_Move = Callable[["Config", str], None]


def _upgrade(config: "Config", version: str) -> None:
    from alembic import command

    command.upgrade(config, version)


def _downgrade(config: "Config", version: str) -> None:
    from alembic import command

    command.downgrade(config, version)


def _migrate(path: Path, name: StoreName, move: _Move, version: str, key: str | None) -> None:
    engine = engines.writer(path, key)
    try:
        _run(engine, name, move, version)
    finally:
        engine.dispose()


def _run(engine: Engine, name: StoreName, move: _Move, version: str) -> None:
    with engine.connect() as connection:
        # Rebuilding a table that others refer to must not cascade, and this pragma does nothing
        # inside a transaction; the connection is not used again.
        raw: Any = connection.connection.dbapi_connection
        raw.execute("PRAGMA foreign_keys = OFF")
        with connection.begin():
            fences.lower_all(connection)
            move(_config(name, connection), version)
            _check_references(connection)
            fences.raise_all(connection)
            _seal_schema(connection)
        connection.invalidate()


def _seal_schema(connection: Connection) -> None:
    if "about" in inspect(connection).get_table_names():
        statements = connection.exec_driver_sql(SCHEMA).scalars().all()
        seal = of_schema(statements)
        connection.execute(text("UPDATE about SET schema_seal = :seal"), {"seal": seal})


def _check_references(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise ValueError(f"{len(broken)} rows refer to rows that do not exist")


def _config(name: StoreName, connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.set_main_option("version_locations", str(_FOLDER / name.value))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    config.attributes["metadata"] = tables.METADATA[name]
    return config
