"""The tables of the index, beside its full-text ones."""

from sqlalchemy import Column, Index, Integer, LargeBinary, MetaData, Table, Text

from memory.store.columns import word
from memory.vocabulary import Kind

metadata = MetaData()

passages = Table(
    "passages",
    metadata,
    Column("rowid", Integer, primary_key=True),
    Column("record_id", Text, nullable=False, unique=True),
    word("kind", Kind),
    sqlite_strict=True,
)
vectors = Table(
    "vectors",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("record_id", Text, nullable=False, unique=True),
    Column("model", Text, nullable=False),
    Column("dimension", Integer, nullable=False),
    Column("vector", LargeBinary, nullable=False),
    Index("vectors_by_model", "model", "number"),
    sqlite_strict=True,
)
"""What records mean, as little-endian float16 of unit length, each by one model; different
models' are never compared.
``number`` grows and never comes again, so that who keeps vectors in memory sees what changed."""
