"""A second version as one may come: a column more, a word rewritten, an index less."""

from alembic import op
from sqlalchemy import MetaData, Table, select

from memory.store.seals import sealed

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add a mood to every record and write the zone in full."""
    op.execute("ALTER TABLE records ADD COLUMN mood TEXT")
    op.execute("DROP INDEX records_by_status")
    _rewrite("UTC", "Etc/UTC")


def downgrade() -> None:
    """Take the mood away again."""
    _rewrite("Etc/UTC", "UTC")
    op.execute("CREATE INDEX records_by_status ON records (status, id)")
    op.execute("ALTER TABLE records DROP COLUMN mood")


def _rewrite(before: str, after: str) -> None:
    """A row that is written anew needs a new seal."""
    connection = op.get_bind()
    records = Table("records", MetaData(), autoload_with=connection)
    for row in connection.execute(select(records).filter_by(zone=before)).mappings().all():
        values = sealed(records, {**row, "zone": after})
        connection.execute(records.update().filter_by(id=row["id"]).values(**values))
