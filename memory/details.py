"""What the records of one kind have beyond the envelope that all of them share."""

from dataclasses import dataclass
from datetime import datetime

from memory.vocabulary import CommitmentSort, CommitmentState, EpisodeEnd, FailureKind, Grade


@dataclass(frozen=True)
class Referent:
    """Working: what a word that points means now; ends with the record's validity."""

    word: str
    """``it``, ``she``, ``he``, ``they``, ``there`` or ``that one``."""
    meaning: str
    """As shown: ``Anna``, ``the grey kettle``."""
    meaning_key: str
    """The subject key of what is meant."""


@dataclass(frozen=True)
class Episode:
    """Episodic: a finished or running stretch of conversation; its statement is its summary."""

    conversation_id: str
    started_at: datetime
    last_at: datetime
    ended_by: EpisodeEnd | None = None
    """None while it runs."""
    resume_turn_id: str | None = None
    """Where to take it up again."""


@dataclass(frozen=True)
class Project:
    """Project: a scope of work that can be put away and taken up again."""

    name: str
    suspended_at: datetime | None = None
    """None while it is in focus or open."""
    context: str = ""
    """Where the work stood when it was put away, in the owner's words."""


@dataclass(frozen=True)
class Skill:
    """Procedural: one version of how the owner wants something done."""

    name: str
    """What it is for, normalised: ``status mail``."""
    version: int = 1
    approved_at: datetime | None = None
    """When the owner approved it; None while it is a draft."""


@dataclass(frozen=True)
class Commitment:
    """Prospective: something to come."""

    sort: CommitmentSort
    due_at: datetime | None
    """UTC; None when no time was named."""
    recurrence: str | None = None
    """None, or an iCalendar RRULE (RFC 5545) reckoned in the record's zone."""
    state: CommitmentState = CommitmentState.OPEN
    settled_at: datetime | None = None
    """When it was done, or found to be missed."""


@dataclass(frozen=True)
class Failure:
    """Failure: what went wrong, as reported."""

    failure: FailureKind
    about_id: str | None = None
    """The record or turn that was wrong."""
    cause: str | None = None
    """The root cause as reported; never verified by being reported."""
    cause_is_verified: bool = False
    is_pattern: bool = False
    """True for what was inferred from several reports."""


@dataclass(frozen=True)
class CausalLink:
    """Causal: one thing and what may come of it."""

    cause: str
    effect: str
    grade: Grade


@dataclass(frozen=True)
class Belonging:
    """Where the owner has a record belong; no record's detail."""

    project: str | None
    """The key of the project; None for none."""


Detail = Referent | Episode | Project | Skill | Commitment | Failure | CausalLink
