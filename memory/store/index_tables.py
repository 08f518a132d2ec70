"""The tables of the index, beside its full-text ones."""

from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, Text

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
    Column("record_id", Text, primary_key=True, nullable=False),
    Column("model", Text, primary_key=True, nullable=False),
    Column("dimension", Integer, nullable=False),
    Column("vector", LargeBinary, nullable=False),
    sqlite_strict=True,
)
"""What records mean, as little-endian float32 of unit length; only one model's are compared."""
