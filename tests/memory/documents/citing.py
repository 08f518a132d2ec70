"""Places in files, for tests that need no file."""

from datetime import UTC, datetime
from pathlib import Path

from memory.documents.values import Citation, Document, Parsed, Stamp
from memory.vocabulary import FileFormat, Paging

_READ_AT = datetime(2026, 3, 3, 10, tzinfo=UTC)


def a_citation(name: str, page: int, quote: str, **changed: object) -> Citation:
    """Make a place in a PDF."""
    document = Document(
        id=f"id-of-{name}",
        path=Path("/files") / name,
        stamp=Stamp(1, 1, "0"),
        parsed=Parsed(FileFormat.PDF, Paging.PAGES, page),
        added_at=_READ_AT,
        read_at=_READ_AT,
        edition="edition",
    )
    usual: dict[str, object] = {"label": None, "start": 0, "score": 1.0, "words": (), "coverage": 1}
    return Citation(document, page, quote=quote, **(usual | changed))  # type: ignore[arg-type]
