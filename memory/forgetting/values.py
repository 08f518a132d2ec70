"""What forgetting is asked, plans and proves, as frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from memory.forgetting.marks import Span
from memory.records import Record
from memory.vocabulary import ForgetMode, Kind

_OF_OURS = frozenset({Kind.FAILURE, Kind.PROJECT})
"""Kinds whose claims are in words of Candor's own: what sort of failure, how far a project is."""


def own_value(record: Record) -> str | None:
    """Return the value that a record claims; None when it is no word of whoever said it."""
    return None if record.claim is None or record.kind in _OF_OURS else record.claim.value


@dataclass(frozen=True)
class Selection:
    """What is meant; exactly one way of saying so is used."""

    ids: tuple[str, ...] = ()
    query: str | None = None
    subject: str | None = None
    """A person or thing, by any of its names."""
    between: tuple[datetime, datetime] | None = None
    """Whatever was said from the one instant to before the other."""
    conversation: str | None = None
    """The id of a conversation: its turns, and what was learnt in them alone."""
    project: str | None = None
    """The name of a project: it, and whatever belongs to it."""
    document: str | None = None
    """The id, path or name of a document: what was read in it, and learnt from it alone."""
    rule: str | None = None
    """The owner's rule that asks, beside the ids that it found; None when the owner does."""

    @property
    def asked(self) -> str:
        """How it was asked, without what was asked."""
        if self.rule is not None:
            return f"rule: {self.rule}"
        if self.query is not None:
            return "words"
        if self.subject is not None:
            return "person or thing"
        for name in ("conversation", "project", "document"):
            if getattr(self, name) is not None:
                return name
        return "stretch of time" if self.between is not None else "record"

    @property
    def named(self) -> str:
        """What was asked, in the owner's words; "" for a stretch of time."""
        several = (self.query, self.subject, self.conversation, self.project, self.document)
        return next((one for one in several if one is not None), " ".join(self.ids))


@dataclass(frozen=True)
class Rebuilt:
    """A summary without what goes."""

    record: Record
    """As it is now."""
    kept: tuple[int, ...]
    """Which of its sources stay, by their place."""


@dataclass(frozen=True)
class Closure:
    """Everything that some records reach to."""

    records: tuple[Record, ...] = ()
    """What goes: those that were meant, what was made from them, what says the same."""
    turns: Mapping[str, tuple[Span, ...]] = field(default_factory=dict)
    """The turns that stay, and what is blacked out in each."""
    statements: Mapping[str, tuple[Span, ...]] = field(default_factory=dict)
    """The records that stay though they share a clause, and what is blacked out in each."""
    rebuilt: tuple[Rebuilt, ...] = ()
    """Summaries that lose some of their sentences."""
    thinned: tuple[str, ...] = ()
    """Records that stay, for they were said elsewhere too, and lose one of their sources."""
    keys: frozenset[str] = frozenset()
    """What no text may say any more."""
    shared: int = 0
    """How many values stay, because other records have them too."""

    @property
    def ids(self) -> frozenset[str]:
        """What goes."""
        return frozenset(record.id for record in self.records)


@dataclass(frozen=True)
class Plan:
    """What forgetting would do."""

    mode: ForgetMode
    asked: str
    meant: tuple[Record, ...]
    """The records that were asked for."""
    goes: Mapping[str, int]
    """Copies that would go, counted by kind of copy; kinds with none are left out."""
    rebuilt: Mapping[str, int]
    """What would be made anew without it, counted."""
    stays: tuple[str, ...]
    """What stays, and why: plain sentences."""
    out_of_scope: tuple[str, ...]
    """What Candor cannot reach: plain sentences."""
    also: tuple[Record, ...] = ()
    """What goes with them: made from them, learnt from the same words, or saying the same."""
    files: tuple[str, ...] = ()
    """The owner's files that were read and are to be forgotten as read; they themselves stay."""


@dataclass(frozen=True)
class CopyResult:
    """What became of one kind of copy."""

    copy: str
    gone: int
    """How many were erased or blacked out."""
    left: str | None = None
    """Why it is not proved to be gone; None when it is."""


@dataclass(frozen=True)
class Receipt:
    """What was forgotten, and how far that is proved. It holds no content."""

    id: str
    mode: ForgetMode
    asked: str
    started_at: datetime
    finished_at: datetime | None
    """None while it is incomplete: then it is no receipt yet."""
    records: int
    copies: tuple[CopyResult, ...]
    rebuilt: Mapping[str, int] = field(default_factory=dict)
    control: str = ""
    """What survived and was found by the same search."""
    out_of_scope: tuple[str, ...] = ()
    previous: str = ""
    """The hash of the receipt before it."""
    digest: str = ""
    """The hash of this one and of the one before."""

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left, as far as Candor can reach."""
        return self.finished_at is not None


OUT_OF_SCOPE = (
    "Copies of Candor's folder that you, your computer or another program made.",
    "What you told other people or other programs.",
    "Files of other programs that lie in Candor's folder, where they are packed or encrypted.",
    "Your own documents, and what Candor has read in them so that you can search them: they are "
    "yours, and stay. To have Candor forget one of them: candor forget --document NAME",
)
"""What no copy stands for."""
