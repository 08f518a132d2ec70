"""What records mean, beside the words that they hold; and where in a text each word stands."""

from alembic import op

revision = "0002"
down_revision = "0001"

_STATEMENTS = (
    """
    CREATE TABLE vectors (
        number INTEGER NOT NULL,
        record_id TEXT NOT NULL,
        model TEXT NOT NULL,
        dimension INTEGER NOT NULL,
        vector BLOB NOT NULL,
        PRIMARY KEY (number),
        UNIQUE (record_id)
    )
     STRICT
    """,
    "CREATE INDEX vectors_by_model ON vectors (model, number)",
    "CREATE VIRTUAL TABLE occurrences USING fts5vocab(lexicon, 'instance')",
)


def upgrade() -> None:
    """Make the tables."""
    for statement in _STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Remove the tables."""
    for table in ("occurrences", "vectors"):
        op.execute(f"DROP TABLE {table}")
