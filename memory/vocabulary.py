"""Every word that SQL knows, declared once; the columns' CHECKs are made from these."""

from enum import StrEnum


class Kind(StrEnum):
    """Which kind of memory a record belongs to; each kind has its own store."""

    WORKING = "working"
    EPISODIC = "episodic"
    SEMANTIC = "semantic"
    PROJECT = "project"
    PROCEDURAL = "procedural"
    PROSPECTIVE = "prospective"
    FAILURE = "failure"
    PREFERENCE = "preference"
    CAUSAL = "causal"


class StoreName(StrEnum):
    """The files that memory lives in, one each; the name of the file is the value."""

    WORKING = "working"
    EPISODIC = "episodic"
    SEMANTIC = "semantic"
    PROJECT = "project"
    PROCEDURAL = "procedural"
    PROSPECTIVE = "prospective"
    FAILURE = "failure"
    PREFERENCE = "preference"
    CAUSAL = "causal"
    DOCUMENTS = "documents"
    LEDGER = "ledger"
    INDEX = "index"


class Scope(StrEnum):
    """Whose, or about what, a record is."""

    OWNER = "owner"
    COMPANION = "companion"
    ENTITY = "entity"
    PROJECT = "project"
    CONVERSATION = "conversation"


class Status(StrEnum):
    """Whether a record may be used. How sure it is lives in ``confidence``."""

    ACTIVE = "active"
    PENDING = "pending_confirmation"
    CONTRADICTED = "contradicted"
    SUPERSEDED = "superseded"
    STALE = "stale"
    RETRACTED = "retracted"
    ARCHIVED = "archived"
    FORGETTING = "forgetting"
    """It is going; nothing but what makes it go can read it."""
    FORGOTTEN = "forgotten"
    """It is gone; no row has it, only the audit trail says so."""


RECALLABLE: frozenset[Status] = frozenset({Status.ACTIVE})
"""The allowlist every read uses. A new status is invisible until it is added here."""


class Act(StrEnum):
    """What can happen to a record's status."""

    CONFIRM = "confirm"
    """The owner says it is so."""
    EARN = "earn"
    """It was shown often enough to count without the owner's word."""
    REJECT = "reject"
    """The owner says it is not so."""
    YIELD = "yield"
    """The owner keeps its rival."""
    REPLACE = "replace"
    """Another record takes its place."""
    EXPIRE = "expire"
    """Its time is over, or what it was made from no longer holds."""
    ARCHIVE = "archive"
    """The owner hides it."""
    RESTORE = "restore"
    """The owner brings it back into use."""
    REOPEN = "reopen"
    """It is brought back, and waits, because something in use contradicts it."""
    FORGET = "forget"
    """The owner wants it gone."""
    ERASE = "erase"
    """Its row goes."""


class Keep(StrEnum):
    """The ways out of a conflict."""

    OLD = "old"
    NEW = "new"
    BOTH = "both"
    NEITHER = "neither"


class Speaker(StrEnum):
    """Who said an utterance."""

    OWNER = "owner"
    COMPANION = "companion"
    OTHER = "other"


class Origin(StrEnum):
    """Who brought a candidate. Set by the program, never by the candidate's own text."""

    OWNER_SPEECH = "owner_speech"
    OWNER_TEXT = "owner_text"
    OWNER_CONFIRMED = "owner_confirmed"
    COMPANION = "companion"
    INFERRED = "inferred"
    REFLECTION = "reflection"
    OTHER_SPEAKER = "other_speaker"
    DOCUMENT = "document"
    WEB = "web"
    SCREEN = "screen"
    IMPORT = "import"
    SYNTHETIC = "synthetic"
    MOCK = "mock"
    RED_TEAM = "red_team"


class SourceType(StrEnum):
    """How the record's content reached us from its source."""

    EXPLICIT = "explicit"
    INFERRED = "inferred"
    CONFIRMED = "user_confirmed"


class Decision(StrEnum):
    """What the review decided to do with a candidate."""

    CREATE = "CREATE"
    UPDATE = "UPDATE"
    IGNORE = "IGNORE"
    CONFLICT = "CONFLICT"


class Polarity(StrEnum):
    """Whether a claim affirms or denies its value."""

    AFFIRMED = "affirmed"
    DENIED = "denied"


class Modality(StrEnum):
    """In what sense a sentence was said. Only ``ASSERTED`` and ``PLANNED`` are remembered."""

    ASSERTED = "asserted"
    PLANNED = "planned"
    QUESTION = "question"
    HYPOTHETICAL = "hypothetical"
    JOKE = "joke"
    QUOTED = "quoted"
    FICTION = "fiction"
    REQUEST = "request"
    SMALL_TALK = "small_talk"


class Cue(StrEnum):
    """What the sentence says about what was true before it."""

    NONE = "none"
    CHANGE = "change"
    CORRECTION = "correction"


class Reason(StrEnum):
    """Why the door ruled as it did."""

    NEW = "new"
    ANOTHER_VALUE = "another_value"
    CORRECTED = "owner_corrected_it"
    CHANGED = "it_changed"
    MORE_TRUSTED = "more_trusted_source"
    MORE_PRECISE = "more_precise"
    DATED_CHANGE = "dated_change"
    CONTRADICTS = "contradicts_a_record"
    LESS_TRUSTED = "less_trusted_source"
    POORLY_HEARD = "poorly_heard"
    NEEDS_OWNER = "owner_must_confirm"
    ALREADY_KNOWN = "already_known"
    ALREADY_JUDGED = "already_judged"
    LESS_PRECISE = "less_precise"
    QUESTION = "question"
    HYPOTHETICAL = "hypothetical"
    JOKE = "joke"
    QUOTED = "someone_elses_words"
    FICTION = "fiction"
    REQUEST = "a_request"
    SMALL_TALK = "small_talk"
    NO_SUBJECT = "unclear_who_is_meant"
    ORIGIN_MAY_NOT = "origin_may_not_write"
    QUOTE_NOT_FOUND = "quote_not_in_source"
    OWNER_CONFIRMED = "owner_confirmed_it"
    OWNER_KEPT_OLD = "owner_kept_the_old"
    OWNER_KEPT_NEW = "owner_kept_the_new"
    OWNER_KEPT_BOTH = "owner_kept_both"
    OWNER_KEPT_NEITHER = "owner_kept_neither"
    OWNER_AMENDED = "owner_amended_it"
    MOVED_ON = "it_moved_on"
    OWNER_MERGED = "owner_said_they_are_one"
    OWNER_SPLIT = "owner_said_they_are_two"
    OWNER_UNDID = "owner_undid_it"
    EARNED = "shown_often_enough"
    RAN_OUT = "its_time_is_over"
    BASIS_GONE = "what_it_was_made_from_no_longer_holds"
    OWNER_REJECTED = "owner_rejected_it"
    OWNER_ARCHIVED = "owner_archived_it"
    OWNER_RESTORED = "owner_restored_it"
    TURN_KEPT = "turn_kept"
    EMPTY = "empty"
    TOO_LONG = "too_long"
    OWNER_FORGOT = "owner_had_it_forgotten"
    FORGOTTEN = "it_was_forgotten"
    NEVER_RELEARN = "owner_wants_it_never_learnt_again"
    MISHEARD = "misheard"


class AuditedAct(StrEnum):
    """What the audit trail can say happened to a record."""

    CREATED = "created"
    STRENGTHENED = "strengthened"
    SUPERSEDED = "superseded"
    CONFIRMED = "confirmed"
    EARNED = "earned"
    REJECTED = "rejected"
    YIELDED = "yielded"
    EXPIRED = "expired"
    ARCHIVED = "archived"
    RESTORED = "restored"
    REOPENED = "reopened"
    AMENDED = "amended"
    UNDONE = "undone"
    FORGETTING = "forgetting"
    FORGOTTEN = "forgotten"
    BLACKED_OUT = "blacked_out"
    REBUILT = "rebuilt"


class CommitmentSort(StrEnum):
    """What kind of thing is to come."""

    COMMITMENT = "commitment"
    REMINDER = "reminder"
    TIMER = "timer"


class CommitmentState(StrEnum):
    """How far something to come is."""

    OPEN = "open"
    DONE = "done"
    MISSED = "missed"


class FailureKind(StrEnum):
    """What went wrong with an answer or an episode."""

    MISHEARD = "misheard"
    WRONG_MEMORY = "wrong_memory"
    STALE_MEMORY = "stale_memory"
    MISSING_MEMORY = "missing_memory"
    WRONG_SUBJECT = "wrong_subject"
    WRONG_TIME = "wrong_time"
    REFUSED_WRONGLY = "refused_wrongly"
    ENGINE_DOWN = "engine_down"


class Grade(StrEnum):
    """How well a causal link is supported; only the last may be put as "because"."""

    PRECEDED = "preceded"
    SUSPECTED = "suspected"
    REPRODUCED = "reproduced_intervention"


class EpisodeEnd(StrEnum):
    """Why an episode ended."""

    GAP = "gap"
    TOPIC = "topic"
    DAY = "day"


class ForgetMode(StrEnum):
    """How far forgetting goes."""

    ARCHIVE = "archive"
    """Hidden; it can be brought back."""
    FORGET = "forget"
    """Gone; it may be learnt again when the owner says it anew."""
    NEVER_RELEARN = "never-relearn"
    """Gone; when the owner says it anew, Candor asks first."""


class EntityType(StrEnum):
    """What an entity is."""

    PERSON = "person"
    PLACE = "place"
    THING = "thing"
    PET = "pet"
    ORGANISATION = "organisation"


class FileFormat(StrEnum):
    """The formats of documents that can be read."""

    PDF = "pdf"
    DOCX = "docx"
    ODT = "odt"
    EPUB = "epub"
    HTML = "html"
    MARKDOWN = "markdown"
    TEXT = "text"


class Paging(StrEnum):
    """What the numbers of a document's pages count."""

    PAGES = "pages"
    """The file's own pages."""
    PASSAGES = "passages"
    """Passages of about a page, cut at headings and by length: the format knows no pages."""


class DocumentState(StrEnum):
    """Whether a document may be searched."""

    KEPT = "kept"
    GONE = "gone"
    """Its file is no longer there."""
    UNREADABLE = "unreadable"
    """Its file was changed into something that cannot be read."""
    REMOVING = "removing"
    """On its way out; whoever opens the folder next goes on with it."""


class Refusal(StrEnum):
    """Why a file is not read."""

    NO_FILE = "not_a_file"
    NOT_ALLOWED = "may_not_be_read"
    EMPTY = "empty"
    BINARY = "binary"
    UNSUPPORTED = "unsupported_format"
    ENCODING = "unknown_encoding"
    DAMAGED = "damaged"
    ENCRYPTED = "encrypted"
    SCANNED = "scanned"
    TOO_LARGE = "too_large"
    TOO_SLOW = "took_too_long"
    CRASHED = "reader_crashed"
    CHANGED = "changed_while_reading"
