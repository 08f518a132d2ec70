"""Which folders are looked into for new files, and which files in them are not to come back."""

from alembic import op

revision = "0002"
down_revision = "0001"

_STATEMENTS = (
    """
    CREATE TABLE folders (
        path TEXT NOT NULL,
        added_at_utc TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (path)
    )
     STRICT
    """,
    """
    CREATE TABLE removed_files (
        digest TEXT NOT NULL,
        removed_at_utc TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (digest)
    )
     STRICT
    """,
)


def upgrade() -> None:
    """Make the tables."""
    for statement in _STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Remove the tables."""
    for table in ("folders", "removed_files"):
        op.execute(f"DROP TABLE {table}")
