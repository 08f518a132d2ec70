"""A reason more: the words were misheard, and the owner said what they were."""

from alembic import op
from sqlalchemy import MetaData, Table, select

from memory.store.seals import sealed

revision = "0002"
down_revision = "0001"

_LAST = "'owner_wants_it_never_learnt_again'"
_REASONED = {"decisions": "reason", "audit": "why"}
"""The tables that hold reasons, and in which column."""


def upgrade() -> None:
    """Allow the reason."""
    for table in _REASONED:
        _rebuild(table, f"{_LAST})", f"{_LAST}, 'misheard')")


def downgrade() -> None:
    """Allow it no more; what was put right for it is simply corrected."""
    for table, column in _REASONED.items():
        _rewrite(table, column, "misheard", "owner_corrected_it")
        _rebuild(table, f"{_LAST}, 'misheard')", f"{_LAST})")


def _rebuild(table: str, before: str, after: str) -> None:
    """Make a table anew, with its rows and indices: SQLite cannot change a CHECK."""
    connection = op.get_bind()
    found = connection.exec_driver_sql(
        "SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL "
        "ORDER BY type DESC, name",
        (table,),
    )
    whole, *indices = found.scalars().all()
    if before not in whole:
        raise ValueError(f"{table} is not as it was made")
    op.execute(f"ALTER TABLE {table} RENAME TO {table}_before")
    connection.exec_driver_sql(whole.replace(before, after))
    op.execute(f"INSERT INTO {table} SELECT * FROM {table}_before")
    op.execute(f"DROP TABLE {table}_before")
    for index in indices:
        connection.exec_driver_sql(index)


def _rewrite(name: str, column: str, before: str, after: str) -> None:
    """Write a word of a column anew, and with it the seal of each row."""
    connection = op.get_bind()
    table = Table(name, MetaData(), autoload_with=connection)
    rows = connection.execute(select(table).filter_by(**{column: before})).mappings().all()
    for row in rows:
        values = sealed(table, {**row, column: after})
        connection.execute(table.update().filter_by(id=row["id"]).values(**values))
