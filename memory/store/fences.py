"""Triggers on every table that let only the door's connections write."""

from sqlalchemy import Connection

from memory.store.engines import DOOR_FUNCTION

_ACTS = ("INSERT", "UPDATE", "DELETE")


def raise_all(connection: Connection) -> None:
    """Put a fence around every table that lacks one."""
    for table in _tables(connection):
        for act in _ACTS:
            connection.exec_driver_sql(
                f"CREATE TRIGGER IF NOT EXISTS fence_{table}_{act.lower()} "
                f"BEFORE {act} ON {table} BEGIN SELECT {DOOR_FUNCTION}(); END"
            )


def lower_all(connection: Connection) -> None:
    """Take the fences away, so that tables can be rebuilt; only a migration does."""
    for table in _tables(connection):
        for act in _ACTS:
            connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS fence_{table}_{act.lower()}")


def _tables(connection: Connection) -> list[str]:
    """Name every ordinary table; full-text tables and their shadows take no triggers."""
    rows = connection.exec_driver_sql(
        "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' "
        "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    )
    return [str(row[0]) for row in rows]
