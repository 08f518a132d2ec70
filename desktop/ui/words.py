"""What the owner reads for every word of the program; nothing else labels an enum."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.session.events import Stage
from desktop.session.health import Engine, State
from memory.records import Subject
from memory.vocabulary import (
    AuditedAct,
    CommitmentSort,
    Decision,
    EntityType,
    FailureKind,
    Grade,
    Kind,
    Origin,
    Reason,
    Scope,
    SourceType,
    Speaker,
    Status,
)
from voice.events import Activity


class Tone(StrEnum):
    """What a colour means; there is always a word beside it."""

    USE = "use"
    UNSURE = "unsure"
    WAITS = "waits"
    ELSEWHERE = "elsewhere"
    PAST = "past"


SURE_ENOUGH = 0.85
"""From here on "sure" is shown as in use, below it as unsure; chosen by hand."""


def tr(text: str) -> str:
    """Translate one of the words below."""
    return QCoreApplication.translate("words", text)


LABELS: dict[type[StrEnum], dict[StrEnum, str]] = {
    Kind: {
        Kind.WORKING: "just now",
        Kind.EPISODIC: "conversation",
        Kind.SEMANTIC: "fact",
        Kind.PROJECT: "project",
        Kind.PROCEDURAL: "skill",
        Kind.PROSPECTIVE: "plan",
        Kind.FAILURE: "what went wrong",
        Kind.PREFERENCE: "preference",
        Kind.CAUSAL: "cause",
    },
    Status: {
        Status.ACTIVE: "in use",
        Status.PENDING: "waiting for you",
        Status.CONTRADICTED: "set aside",
        Status.SUPERSEDED: "replaced",
        Status.STALE: "stale",
        Status.RETRACTED: "withdrawn",
        Status.ARCHIVED: "put away",
        Status.FORGETTING: "being forgotten",
        Status.FORGOTTEN: "forgotten",
    },
    Scope: {
        Scope.OWNER: "about you",
        Scope.ENTITY: "about somebody or something else",
        Scope.PROJECT: "about a project",
        Scope.CONVERSATION: "what was said",
        Scope.COMPANION: "about Candor",
    },
    Origin: {
        Origin.OWNER_SPEECH: "said by you",
        Origin.OWNER_TEXT: "written by you",
        Origin.OWNER_CONFIRMED: "confirmed by you",
        Origin.COMPANION: "said by Candor",
        Origin.INFERRED: "concluded",
        Origin.REFLECTION: "concluded in reflection",
        Origin.OTHER_SPEAKER: "said by someone else",
        Origin.DOCUMENT: "from a document",
        Origin.WEB: "from the web",
        Origin.SCREEN: "read from the screen",
        Origin.IMPORT: "imported",
        Origin.SYNTHETIC: "made up for training",
        Origin.MOCK: "made up for a test",
        Origin.RED_TEAM: "made up as an attack",
    },
    SourceType: {
        SourceType.EXPLICIT: "said outright",
        SourceType.INFERRED: "concluded",
        SourceType.CONFIRMED: "confirmed by you",
    },
    Speaker: {
        Speaker.OWNER: "You",
        Speaker.COMPANION: "Candor",
        Speaker.OTHER: "Someone else",
    },
    Decision: {
        Decision.CREATE: "written down",
        Decision.UPDATE: "replaced what was known",
        Decision.IGNORE: "not written down",
        Decision.CONFLICT: "kept aside for you to decide",
    },
    Reason: {
        Reason.NEW: "nothing like it was known",
        Reason.ANOTHER_VALUE: "one more beside what was known",
        Reason.CORRECTED: "you corrected it",
        Reason.CHANGED: "you said that it changed",
        Reason.MORE_TRUSTED: "it comes from a more trusted source",
        Reason.MORE_PRECISE: "it says the same more precisely",
        Reason.DATED_CHANGE: "you said when it changed",
        Reason.CONTRADICTS: "it contradicts something in use",
        Reason.LESS_TRUSTED: "it comes from a less trusted source",
        Reason.POORLY_HEARD: "it was not heard well enough",
        Reason.ALREADY_KNOWN: "it was known already",
        Reason.ALREADY_JUDGED: "it was judged before",
        Reason.LESS_PRECISE: "something more precise is known",
        Reason.QUESTION: "it is a question",
        Reason.HYPOTHETICAL: "it is only supposed",
        Reason.JOKE: "it was said in jest",
        Reason.QUOTED: "they are someone else's words",
        Reason.FICTION: "it belongs to a story",
        Reason.REQUEST: "it is a request",
        Reason.SMALL_TALK: "it is small talk",
        Reason.ORIGIN_MAY_NOT: "this source may not write memories",
        Reason.QUOTE_NOT_FOUND: "its words are not in its source",
        Reason.EMPTY: "it was empty",
        Reason.TOO_LONG: "it was too long",
        Reason.OWNER_FORGOT: "you had it forgotten",
        Reason.FORGOTTEN: "it was forgotten, and did not come from you anew",
        Reason.NEVER_RELEARN: "you wanted it never to be learnt again",
        Reason.NEEDS_OWNER: "only you can say whether it is so",
        Reason.OWNER_CONFIRMED: "you confirmed it",
        Reason.OWNER_KEPT_OLD: "you kept what was known before",
        Reason.OWNER_KEPT_NEW: "you took the newer one",
        Reason.OWNER_KEPT_BOTH: "you said that both are true",
        Reason.OWNER_KEPT_NEITHER: "you said that neither is true",
        Reason.OWNER_UNDID: "you took it back",
        Reason.RAN_OUT: "its time is over",
        Reason.BASIS_GONE: "what it was made from no longer holds",
        Reason.EARNED: "it showed often enough",
        Reason.NO_SUBJECT: "it is not clear who is meant",
        Reason.MOVED_ON: "it moved on",
        Reason.OWNER_AMENDED: "you amended it",
        Reason.OWNER_MERGED: "you said that they are one",
        Reason.OWNER_SPLIT: "you said that they are two",
        Reason.OWNER_REJECTED: "you said that it is wrong",
        Reason.OWNER_ARCHIVED: "you put it away",
        Reason.OWNER_RESTORED: "you brought it back",
        Reason.TURN_KEPT: "every sentence of a conversation is kept",
        Reason.MISHEARD: "it was not what you said",
    },
    AuditedAct: {
        AuditedAct.CREATED: "written down",
        AuditedAct.STRENGTHENED: "said again",
        AuditedAct.SUPERSEDED: "replaced",
        AuditedAct.CONFIRMED: "confirmed",
        AuditedAct.EARNED: "taken as true",
        AuditedAct.REJECTED: "withdrawn",
        AuditedAct.YIELDED: "set aside",
        AuditedAct.EXPIRED: "ran out",
        AuditedAct.ARCHIVED: "put away",
        AuditedAct.RESTORED: "brought back",
        AuditedAct.REOPENED: "opened again",
        AuditedAct.AMENDED: "amended",
        AuditedAct.UNDONE: "taken back",
        AuditedAct.FORGETTING: "being forgotten",
        AuditedAct.FORGOTTEN: "forgotten",
        AuditedAct.BLACKED_OUT: "blacked out",
        AuditedAct.REBUILT: "written anew",
    },
    CommitmentSort: {
        CommitmentSort.COMMITMENT: "promised",
        CommitmentSort.REMINDER: "reminder",
        CommitmentSort.TIMER: "timer",
    },
    FailureKind: {
        FailureKind.MISHEARD: "misheard",
        FailureKind.WRONG_MEMORY: "remembered wrongly",
        FailureKind.STALE_MEMORY: "remembered what was over",
        FailureKind.MISSING_MEMORY: "did not remember",
        FailureKind.WRONG_SUBJECT: "took somebody for another",
        FailureKind.WRONG_TIME: "mistook the time",
        FailureKind.REFUSED_WRONGLY: "refused wrongly",
        FailureKind.ENGINE_DOWN: "an engine did not work",
    },
    Grade: {
        Grade.PRECEDED: "came before it",
        Grade.SUSPECTED: "suspected",
        Grade.REPRODUCED: "tried and seen again",
    },
    EntityType: {
        EntityType.PERSON: "person",
        EntityType.PET: "pet",
        EntityType.ORGANISATION: "organisation",
        EntityType.PLACE: "place",
        EntityType.THING: "thing",
    },
    Engine: {
        Engine.REPLIES: "Replies",
        Engine.HEARING: "Hearing",
        Engine.VOICE: "Voice",
        Engine.MICROPHONE: "Microphone",
        Engine.LOUDSPEAKER: "Loudspeaker",
        Engine.MEMORY: "Memory",
        Engine.MEANING: "Meaning",
    },
    State: {
        State.READY: "ready",
        State.STARTING: "starting",
        State.OFF: "off",
        State.UNAVAILABLE: "not available",
    },
    Activity: {
        Activity.OFF: "Not listening",
        Activity.IDLE: "Ready",
        Activity.LISTENING: "Listening",
        Activity.HEARING: "Hearing you",
        Activity.TRANSCRIBING: "Writing it down",
    },
    Stage: {
        Stage.RECALLING: "Remembering",
        Stage.THINKING: "Thinking",
        Stage.REPLYING: "Replying",
    },
}
"""By class first: words of two classes may be the same text and would be the same key."""

TONES: dict[Status, Tone] = {
    Status.ACTIVE: Tone.USE,
    Status.PENDING: Tone.WAITS,
    Status.CONTRADICTED: Tone.PAST,
    Status.SUPERSEDED: Tone.PAST,
    Status.STALE: Tone.UNSURE,
    Status.RETRACTED: Tone.PAST,
    Status.ARCHIVED: Tone.PAST,
    Status.FORGETTING: Tone.PAST,
    Status.FORGOTTEN: Tone.PAST,
}

DECISION_TONES: dict[Decision, Tone] = {
    Decision.CREATE: Tone.USE,
    Decision.UPDATE: Tone.ELSEWHERE,
    Decision.IGNORE: Tone.PAST,
    Decision.CONFLICT: Tone.WAITS,
}

_LEFT_OUT = {
    "floor": "not close enough to what you said",
    "space": "left out for space",
    "status": "not in use",
    "scope": "about something else",
    "time": "from another time",
}

_NOTHING_HEARD = {
    "silence": "I heard no speech.",
    "too_short": "That was too short to understand.",
    "no_words": "I heard a voice, but no words.",
}


def label(word: StrEnum) -> str:
    """Return what the owner reads for a word of the program."""
    known = LABELS[type(word)]
    return tr(known[word] if word in known else word.value.replace("_", " "))


def tone(status: Status) -> Tone:
    """Return what colour a status has."""
    return TONES.get(status, Tone.PAST)


def decision_tone(decision: Decision) -> Tone:
    """Return what colour a decision has."""
    return DECISION_TONES[decision]


def subject(of: Subject) -> str:
    """Return whom a record is about, seen from the owner."""
    if of.key == "owner":
        return tr("You")
    if of.key == "companion":
        return tr("Candor")
    return of.name[:1].upper() + of.name[1:]


def sure(confidence: float) -> str:
    """Return a share as it is shown everywhere: ``.94``, ``1.0``."""
    return _decimal("1.0" if confidence >= 0.995 else f"{max(confidence, 0.0):.2f}")


def share(value: float) -> str:
    """Return a part of a score, which has no upper end."""
    return _decimal(f"{value:.2f}")


def _decimal(number: str) -> str:
    """Write a number as the language does: ``.94``, and ``0,94`` where a comma is the point."""
    point = QLocale().decimalPoint()
    return number.removeprefix("0") if point == "." else number.replace(".", point)


def sure_tone(confidence: float) -> Tone:
    """Return the colour of a confidence."""
    return Tone.USE if confidence >= SURE_ENOUGH else Tone.UNSURE


def quoted(words: str) -> str:
    """Put someone's own words in quotation marks."""
    return tr("“{words}”").format(words=words.strip())


def left_out(because: str) -> str:
    """Return why recall did not use something."""
    return tr(_LEFT_OUT.get(because, because.replace("_", " ")))


def nothing_heard(reason: str) -> str:
    """Return what to show when listening brought no words."""
    return tr(_NOTHING_HEARD.get(reason, _NOTHING_HEARD["silence"]))


def memories(count: int) -> str:
    """Return how much is remembered."""
    if count == 1:
        return tr("1 memory")
    return tr("{count} memories").format(count=QLocale().toString(count))


def copy(place: str) -> str:
    """Return the name of a place where a record lives."""
    return tr(_COPIES.get(place, place))


_COPIES = {
    "working": "what words point at",
    "episodic": "the conversation",
    "semantic": "the facts",
    "project": "the projects",
    "procedural": "the skills",
    "prospective": "the plans",
    "failure": "what went wrong",
    "preference": "the preferences",
    "causal": "the causes",
    "index": "the search index",
    "ledger": "the record of decisions",
}
