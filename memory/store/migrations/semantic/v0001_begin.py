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
    CREATE TABLE records (
        id TEXT NOT NULL,
        kind TEXT NOT NULL CONSTRAINT kind CHECK (kind IN ('working', 'episodic', 'semantic',
            'project', 'procedural', 'prospective', 'failure', 'preference', 'causal')),
        scope TEXT NOT NULL CONSTRAINT scope CHECK (scope IN ('owner', 'companion', 'entity',
            'project', 'conversation')),
        subject_key TEXT NOT NULL,
        subject_name TEXT NOT NULL,
        subject_relation TEXT,
        statement TEXT NOT NULL,
        slot TEXT,
        value TEXT,
        polarity TEXT CONSTRAINT polarity CHECK (polarity IN ('affirmed', 'denied')),
        status TEXT NOT NULL CONSTRAINT status CHECK (status IN ('active',
            'pending_confirmation', 'contradicted', 'superseded', 'stale', 'retracted',
            'archived', 'forgetting', 'forgotten')),
        origin TEXT NOT NULL CONSTRAINT origin CHECK (origin IN ('owner_speech', 'owner_text',
            'owner_confirmed', 'companion', 'inferred', 'reflection', 'other_speaker',
            'document', 'web', 'screen', 'import', 'synthetic', 'mock', 'red_team')),
        source_type TEXT NOT NULL CONSTRAINT source_type CHECK (source_type IN ('explicit',
            'inferred', 'user_confirmed')),
        confidence REAL NOT NULL CONSTRAINT confidence CHECK (confidence BETWEEN 0 AND 1),
        importance REAL NOT NULL CONSTRAINT importance CHECK (importance BETWEEN 0 AND 1),
        evidence_count INTEGER NOT NULL,
        valid_from_utc TEXT,
        valid_until_utc TEXT,
        ended INTEGER NOT NULL CONSTRAINT ended CHECK (ended IN (0, 1)),
        zone TEXT NOT NULL,
        recorded_at_utc TEXT NOT NULL,
        invalidated_at_utc TEXT,
        supersedes_id TEXT,
        superseded_by TEXT,
        rival_id TEXT,
        external_id TEXT,
        project_id TEXT,
        last_used_at_utc TEXT,
        seal TEXT NOT NULL,
        PRIMARY KEY (id)
    )
     STRICT
    """,
    """
    CREATE TABLE entities (
        id TEXT NOT NULL,
        "key" TEXT NOT NULL,
        name TEXT NOT NULL,
        type TEXT NOT NULL CONSTRAINT type CHECK (type IN ('person', 'place', 'thing', 'pet',
            'organisation')),
        relation TEXT,
        merged_into TEXT,
        aliases TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (id)
    )
     STRICT
    """,
    """
    CREATE TABLE sources (
        id TEXT NOT NULL,
        record_id TEXT NOT NULL,
        turn_id TEXT,
        document TEXT,
        page INTEGER,
        quote TEXT NOT NULL,
        start INTEGER NOT NULL,
        "end" INTEGER NOT NULL,
        at_utc TEXT NOT NULL,
        origin TEXT NOT NULL CONSTRAINT origin CHECK (origin IN ('owner_speech', 'owner_text',
            'owner_confirmed', 'companion', 'inferred', 'reflection', 'other_speaker',
            'document', 'web', 'screen', 'import', 'synthetic', 'mock', 'red_team')),
        seal TEXT NOT NULL,
        PRIMARY KEY (id),
        FOREIGN KEY(record_id) REFERENCES records (id)
    )
     STRICT
    """,
    """
    CREATE TABLE derivations (
        record_id TEXT NOT NULL,
        from_id TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (record_id, from_id),
        FOREIGN KEY(record_id) REFERENCES records (id)
    )
     STRICT
    """,
    """
    CREATE TABLE versions (
        record_id TEXT NOT NULL,
        at_utc TEXT NOT NULL,
        status TEXT NOT NULL CONSTRAINT status CHECK (status IN ('active',
            'pending_confirmation', 'contradicted', 'superseded', 'stale', 'retracted',
            'archived', 'forgetting', 'forgotten')),
        confidence REAL NOT NULL CONSTRAINT confidence CHECK (confidence BETWEEN 0 AND 1),
        evidence_count INTEGER NOT NULL,
        valid_from_utc TEXT,
        valid_until_utc TEXT,
        ended INTEGER NOT NULL CONSTRAINT ended CHECK (ended IN (0, 1)),
        seal TEXT NOT NULL,
        PRIMARY KEY (record_id, at_utc),
        FOREIGN KEY(record_id) REFERENCES records (id)
    )
     STRICT
    """,
    """
    CREATE INDEX records_by_status ON records (status, id)
    """,
    """
    CREATE INDEX records_by_external_id ON records (external_id)
    """,
    """
    CREATE INDEX records_by_rival ON records (rival_id)
    """,
    """
    CREATE INDEX records_by_project ON records (project_id)
    """,
    """
    CREATE INDEX records_by_value ON records (subject_key, value)
    """,
    """
    CREATE INDEX records_by_slot ON records (subject_key, slot, status, id)
    """,
    """
    CREATE INDEX sources_by_record ON sources (record_id)
    """,
    """
    CREATE INDEX sources_by_turn ON sources (turn_id)
    """,
    """
    CREATE INDEX derivations_by_origin ON derivations (from_id)
    """,
)


def upgrade() -> None:
    """Make the tables."""
    for statement in _STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Remove the tables."""
    for table in ("versions", "derivations", "sources", "entities", "records", "about"):
        op.execute(f"DROP TABLE {table}")
