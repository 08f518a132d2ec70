"""The first shape of this store."""

from alembic import op

revision = "0001"
down_revision = None

_STATEMENTS = (
    """
    CREATE TABLE documents (
        id TEXT NOT NULL,
        path TEXT NOT NULL,
        state TEXT NOT NULL CONSTRAINT state CHECK (state IN ('kept', 'gone', 'unreadable',
            'removing')),
        refusal TEXT CONSTRAINT refusal CHECK (refusal IN ('not_a_file', 'may_not_be_read',
            'empty', 'binary', 'unsupported_format', 'unknown_encoding', 'damaged',
            'encrypted', 'scanned', 'too_large', 'took_too_long', 'reader_crashed',
            'changed_while_reading')),
        size_bytes INTEGER NOT NULL,
        modified_ns INTEGER NOT NULL,
        sha256 TEXT NOT NULL,
        format TEXT NOT NULL CONSTRAINT format CHECK (format IN ('pdf', 'docx', 'odt', 'epub',
            'html', 'markdown', 'text')),
        paging TEXT NOT NULL CONSTRAINT paging CHECK (paging IN ('pages', 'passages')),
        page_count INTEGER NOT NULL,
        blank_pages INTEGER NOT NULL,
        title TEXT,
        note TEXT,
        edition TEXT,
        added_at_utc TEXT NOT NULL,
        read_at_utc TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (id)
    )
     STRICT
    """,
    """
    CREATE TABLE pages (
        rowid INTEGER NOT NULL,
        edition TEXT NOT NULL,
        number INTEGER NOT NULL,
        label TEXT,
        text TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (rowid),
        UNIQUE (edition, number)
    )
     STRICT
    """,
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
    CREATE INDEX documents_by_edition ON documents (edition)
    """,
    """
    CREATE INDEX documents_by_path ON documents (path)
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
    for table in ("vocabulary", "lexicon", "documents", "pages", "about"):
        op.execute(f"DROP TABLE {table}")
