"""Who said a record, and when: the words that go before a quotation."""

from datetime import datetime

from memory.records import Record
from memory.vocabulary import Origin

_SAID = {
    Origin.OWNER_SPEECH: ("You told me", "the owner"),
    Origin.OWNER_TEXT: ("You told me", "the owner"),
    Origin.OWNER_CONFIRMED: ("You confirmed to me", "the owner"),
    Origin.COMPANION: ("I said", "you"),
    Origin.OTHER_SPEAKER: ("Somebody else said", "somebody else"),
    Origin.DOCUMENT: ("I read in a document of yours", "a document"),
    Origin.WEB: ("I read on a web page", "a web page"),
    Origin.SCREEN: ("I read on your screen", "the screen"),
    Origin.IMPORT: ("An imported conversation says", "an imported conversation"),
}
_CONCLUDED = ("I concluded", "your own conclusion")


def said_by(record: Record) -> str:
    """Return who brought the record, to the owner: "You told me"."""
    return _SAID.get(record.origin, _CONCLUDED)[0]


def speaker_of(record: Record) -> str:
    """Return who brought the record, to the companion: "the owner"."""
    return _SAID.get(record.origin, _CONCLUDED)[1]


def said_at(record: Record) -> datetime:
    """Return when it was first said, or else when it was kept."""
    return min((source.at for source in record.sources), default=record.recorded_at)


def quote(text: str) -> str:
    """Return ``text`` in quotation marks, on one line."""
    return f"“{' '.join(text.split())}”"
