"""Nobody but the door can write: not a reader, not another program."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import exc, text

from memory.store.files import Stores, open_stores
from memory.vocabulary import StoreName


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[Stores]:
    opened = open_stores(tmp_path)
    yield opened
    opened.close()


def tables_of(stores: Stores, name: StoreName) -> list[str]:
    with stores.reading(name) as connection:
        return list(
            connection.scalars(
                text(
                    "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' "
                    "AND name NOT LIKE 'sqlite%'"
                )
            )
        )


@pytest.mark.parametrize("name", list(StoreName))
def test_another_program_cannot_write_to_any_table(stores: Stores, name: StoreName) -> None:
    raw = sqlite3.connect(stores[name].path)
    try:
        for table in tables_of(stores, name):
            columns = [row[1] for row in raw.execute(f"PRAGMA table_info({table})")]
            values = ", ".join("''" for _ in columns)
            for act in (
                f"INSERT INTO {table} VALUES ({values})",
                f"INSERT OR REPLACE INTO {table} VALUES ({values})",
            ):
                with pytest.raises(sqlite3.OperationalError, match="no such function: write_door"):
                    raw.execute(act)
        for act in ("DELETE FROM about", "UPDATE about SET store = 'x'"):
            with pytest.raises(sqlite3.OperationalError, match="no such function: write_door"):
                raw.execute(act)
        # Control: reading the same table is allowed, and finds the row that is still there.
        assert raw.execute("SELECT store FROM about").fetchall() == [(name.value,)]
    finally:
        raw.close()


@pytest.mark.parametrize("name", list(StoreName))
def test_a_reader_cannot_write_and_the_writer_can(stores: Stores, name: StoreName) -> None:
    # No trigger stands in the way of a new table, so only the connection itself can refuse it.
    statement = text("CREATE TABLE smuggled (value TEXT)")
    with (
        pytest.raises(exc.OperationalError, match="readonly"),
        stores.reading(name) as connection,
    ):
        connection.execute(statement)
    with stores[name].writer.begin() as connection:
        connection.execute(statement)
    assert "smuggled" in tables_of(stores, name)


def test_a_word_outside_the_vocabulary_is_refused_by_sql(stores: Stores) -> None:
    statement = (
        "INSERT INTO versions VALUES ('x', '2026-01-01T00:00:00.000000Z', '{}', 1, 1, "
        "NULL, NULL, 0, '')"
    )
    engine = stores[StoreName.SEMANTIC].writer
    with (
        pytest.raises(exc.IntegrityError, match="CHECK constraint failed: status"),
        engine.begin() as connection,
    ):
        connection.exec_driver_sql(statement.format("certain"))
    with (
        pytest.raises(exc.IntegrityError, match="FOREIGN KEY"),
        engine.begin() as connection,
    ):
        connection.exec_driver_sql(statement.format("active"))
