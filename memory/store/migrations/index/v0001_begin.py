"""The first shape of this store."""

from alembic import op

revision = "0001"
down_revision = None

_STATEMENTS = (
    """
    CREATE TABLE about (
        store TEXT NOT NULL,
        install TEXT NOT NULL,
        made_at TEXT NOT NULL,
        schema_seal TEXT NOT NULL,
        PRIMARY KEY (store)
    )
     STRICT
    """,
    """
    CREATE TABLE passages (
        rowid INTEGER NOT NULL,
        record_id TEXT NOT NULL,
        kind TEXT NOT NULL CONSTRAINT kind CHECK (kind IN ('working', 'episodic', 'semantic',
            'project', 'procedural', 'prospective', 'failure', 'preference', 'causal')),
        PRIMARY KEY (rowid),
        UNIQUE (record_id)
    )
     STRICT
    """,
    """
    CREATE VIRTUAL TABLE lexicon USING fts5(
        terms, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0"
    )
    """,
    "INSERT INTO lexicon(lexicon, rank) VALUES ('secure-delete', 1)",
    "CREATE VIRTUAL TABLE vocabulary USING fts5vocab(lexicon, 'row')",
)


def upgrade() -> None:
    """Make the tables."""
    for statement in _STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Remove the tables."""
    for table in ("vocabulary", "lexicon", "about", "passages"):
        op.execute(f"DROP TABLE {table}")
