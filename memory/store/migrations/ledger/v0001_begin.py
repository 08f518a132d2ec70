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
    CREATE TABLE stores (
        store TEXT NOT NULL,
        made_at TEXT NOT NULL,
        PRIMARY KEY (store)
    )
     STRICT
    """,
    """
    CREATE TABLE decisions (
        id TEXT NOT NULL,
        at_utc TEXT NOT NULL,
        decision TEXT NOT NULL CONSTRAINT decision CHECK (decision IN ('CREATE', 'UPDATE',
            'IGNORE', 'CONFLICT')),
        reason TEXT NOT NULL CONSTRAINT reason CHECK (reason IN ('new', 'another_value',
            'owner_corrected_it', 'it_changed', 'more_trusted_source', 'more_precise',
            'dated_change', 'contradicts_a_record', 'less_trusted_source', 'poorly_heard',
            'owner_must_confirm', 'already_known', 'already_judged', 'less_precise',
            'question', 'hypothetical', 'joke', 'someone_elses_words', 'fiction', 'a_request',
            'small_talk', 'unclear_who_is_meant', 'origin_may_not_write',
            'quote_not_in_source', 'owner_confirmed_it', 'owner_kept_the_old',
            'owner_kept_the_new', 'owner_kept_both', 'owner_kept_neither', 'owner_amended_it',
            'it_moved_on', 'owner_said_they_are_one', 'owner_said_they_are_two',
            'owner_undid_it', 'shown_often_enough', 'its_time_is_over',
            'what_it_was_made_from_no_longer_holds', 'owner_rejected_it', 'owner_archived_it',
            'owner_restored_it', 'turn_kept', 'empty', 'too_long', 'owner_had_it_forgotten',
            'it_was_forgotten', 'owner_wants_it_never_learnt_again')),
        statement TEXT NOT NULL,
        kind TEXT NOT NULL CONSTRAINT kind CHECK (kind IN ('working', 'episodic', 'semantic',
            'project', 'procedural', 'prospective', 'failure', 'preference', 'causal')),
        scope TEXT NOT NULL CONSTRAINT scope CHECK (scope IN ('owner', 'companion', 'entity',
            'project', 'conversation')),
        subject_key TEXT NOT NULL,
        subject_name TEXT NOT NULL,
        subject_relation TEXT,
        origin TEXT NOT NULL CONSTRAINT origin CHECK (origin IN ('owner_speech', 'owner_text',
            'owner_confirmed', 'companion', 'inferred', 'reflection', 'other_speaker',
            'document', 'web', 'screen', 'import', 'synthetic', 'mock', 'red_team')),
        record_id TEXT,
        target_id TEXT,
        status TEXT CONSTRAINT status CHECK (status IN ('active', 'pending_confirmation',
            'contradicted', 'superseded', 'stale', 'retracted', 'archived', 'forgetting',
            'forgotten')),
        confidence REAL NOT NULL CONSTRAINT confidence CHECK (confidence BETWEEN 0 AND 1),
        turn_id TEXT,
        fingerprint TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (id)
    )
     STRICT
    """,
    """
    CREATE TABLE audit (
        id TEXT NOT NULL,
        at_utc TEXT NOT NULL,
        actor TEXT NOT NULL CONSTRAINT actor CHECK (actor IN ('owner_speech', 'owner_text',
            'owner_confirmed', 'companion', 'inferred', 'reflection', 'other_speaker',
            'document', 'web', 'screen', 'import', 'synthetic', 'mock', 'red_team')),
        act TEXT NOT NULL CONSTRAINT act CHECK (act IN ('created', 'strengthened',
            'superseded', 'confirmed', 'earned', 'rejected', 'yielded', 'expired', 'archived',
            'restored', 'reopened', 'amended', 'undone', 'forgetting', 'forgotten',
            'blacked_out', 'rebuilt')),
        record_id TEXT NOT NULL,
        "before" TEXT CONSTRAINT "before" CHECK (before IN ('active', 'pending_confirmation',
            'contradicted', 'superseded', 'stale', 'retracted', 'archived', 'forgetting',
            'forgotten')),
        "after" TEXT NOT NULL CONSTRAINT "after" CHECK (after IN ('active',
            'pending_confirmation', 'contradicted', 'superseded', 'stale', 'retracted',
            'archived', 'forgetting', 'forgotten')),
        why TEXT CONSTRAINT why CHECK (why IN ('new', 'another_value', 'owner_corrected_it',
            'it_changed', 'more_trusted_source', 'more_precise', 'dated_change',
            'contradicts_a_record', 'less_trusted_source', 'poorly_heard',
            'owner_must_confirm', 'already_known', 'already_judged', 'less_precise',
            'question', 'hypothetical', 'joke', 'someone_elses_words', 'fiction', 'a_request',
            'small_talk', 'unclear_who_is_meant', 'origin_may_not_write',
            'quote_not_in_source', 'owner_confirmed_it', 'owner_kept_the_old',
            'owner_kept_the_new', 'owner_kept_both', 'owner_kept_neither', 'owner_amended_it',
            'it_moved_on', 'owner_said_they_are_one', 'owner_said_they_are_two',
            'owner_undid_it', 'shown_often_enough', 'its_time_is_over',
            'what_it_was_made_from_no_longer_holds', 'owner_rejected_it', 'owner_archived_it',
            'owner_restored_it', 'turn_kept', 'empty', 'too_long', 'owner_had_it_forgotten',
            'it_was_forgotten', 'owner_wants_it_never_learnt_again')),
        decision_id TEXT,
        seal TEXT NOT NULL,
        PRIMARY KEY (id)
    )
     STRICT
    """,
    """
    CREATE TABLE undo (
        decision_id TEXT NOT NULL,
        at_utc TEXT NOT NULL,
        "before" TEXT NOT NULL,
        "after" TEXT NOT NULL,
        is_done INTEGER NOT NULL CONSTRAINT is_done CHECK (is_done IN (0, 1)),
        seal TEXT NOT NULL,
        PRIMARY KEY (decision_id)
    )
     STRICT
    """,
    """
    CREATE TABLE journal (
        operation_id TEXT NOT NULL,
        at_utc TEXT NOT NULL,
        effects TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (operation_id)
    )
     STRICT
    """,
    """
    CREATE TABLE forgettings (
        id TEXT NOT NULL,
        at_utc TEXT NOT NULL,
        mode TEXT NOT NULL CONSTRAINT mode CHECK (mode IN ('archive', 'forget',
            'never-relearn')),
        asked TEXT NOT NULL,
        waiting TEXT NOT NULL,
        effects TEXT NOT NULL,
        sought TEXT NOT NULL,
        done TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (id)
    )
     STRICT
    """,
    """
    CREATE TABLE tombstones (
        id TEXT NOT NULL,
        mode TEXT NOT NULL CONSTRAINT mode CHECK (mode IN ('archive', 'forget',
            'never-relearn')),
        digest TEXT NOT NULL,
        words INTEGER NOT NULL,
        refused INTEGER NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (id)
    )
     STRICT
    """,
    """
    CREATE TABLE receipts (
        id TEXT NOT NULL,
        at_utc TEXT NOT NULL,
        mode TEXT NOT NULL CONSTRAINT mode CHECK (mode IN ('archive', 'forget',
            'never-relearn')),
        body TEXT NOT NULL,
        previous TEXT NOT NULL,
        digest TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (id)
    )
     STRICT
    """,
    """
    CREATE INDEX decisions_by_record ON decisions (record_id)
    """,
    """
    CREATE INDEX decisions_by_time ON decisions (at_utc)
    """,
    """
    CREATE INDEX decisions_by_fingerprint ON decisions (fingerprint)
    """,
    """
    CREATE INDEX decisions_by_target ON decisions (target_id)
    """,
    """
    CREATE INDEX audit_by_record ON audit (record_id)
    """,
    """
    CREATE INDEX audit_by_time ON audit (at_utc)
    """,
    """
    CREATE INDEX tombstones_by_digest ON tombstones (digest)
    """,
)


def upgrade() -> None:
    """Make the tables."""
    for statement in _STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Remove the tables."""
    for table in (
        "receipts",
        "tombstones",
        "forgettings",
        "journal",
        "undo",
        "audit",
        "decisions",
        "stores",
        "about",
    ):
        op.execute(f"DROP TABLE {table}")
