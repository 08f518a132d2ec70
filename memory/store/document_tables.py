"""The tables of the store that holds the owner's files, page by page."""

from sqlalchemy import Column, Index, Integer, MetaData, Table, Text, UniqueConstraint

from memory.store.columns import instant, word
from memory.vocabulary import DocumentState, FileFormat, Paging, Refusal

metadata = MetaData()

documents = Table(
    "documents",
    metadata,
    Column("id", Text, primary_key=True),
    Column("path", Text, nullable=False),
    word("state", DocumentState),
    word("refusal", Refusal, null=True),
    Column("size_bytes", Integer, nullable=False),
    Column("modified_ns", Integer, nullable=False),
    Column("sha256", Text, nullable=False),
    word("format", FileFormat),
    word("paging", Paging),
    Column("page_count", Integer, nullable=False),
    Column("blank_pages", Integer, nullable=False),
    Column("title", Text),
    Column("note", Text),
    Column("edition", Text),
    instant("added_at_utc"),
    instant("read_at_utc"),
    Column("seal", Text, nullable=False),
    Index("documents_by_path", "path"),
    Index("documents_by_edition", "edition"),
    sqlite_strict=True,
)
pages = Table(
    "pages",
    metadata,
    Column("rowid", Integer, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("label", Text),
    Column("text", Text, nullable=False),
    Column("seal", Text, nullable=False),
    UniqueConstraint("edition", "number"),
    sqlite_strict=True,
)
"""Pages belong to an edition, and one edition to a document; those of no document are leftovers of
a reading that was broken off, seen by nobody."""

folders = Table(
    "folders",
    metadata,
    Column("path", Text, primary_key=True),
    instant("added_at_utc"),
    Column("seal", Text, nullable=False),
    sqlite_strict=True,
)
"""What the owner added as a whole: new files in it are read when everything is looked at again."""

removed_files = Table(
    "removed_files",
    metadata,
    Column("digest", Text, primary_key=True),
    instant("removed_at_utc"),
    Column("seal", Text, nullable=False),
    sqlite_strict=True,
)
"""What the owner took away, as keyed hashes of paths: it does not come back with its folder."""
