"""How the owner wants things done: skills, in versions, each approved by the owner alone.

What the owner says about a skill makes a draft of its next version, which waits for their yes:
dictating is not yet deciding, and a skill changes what Candor does from then on. Only words that
make it final ("from now on", "that's final") approve it in the same breath. Nothing that another
brought can approve a skill, nor can a skill approve itself.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from memory.details import Skill
from memory.extraction.normalise import plain, value
from memory.kinds.offering import Said, offer, said_by_owner
from memory.kinds.plural import singular
from memory.records import Candidate, Claim, Record, Utterance, Verdict
from memory.review.confidence import POORLY_HEARD
from memory.review.modality import asks, of_sentence
from memory.review.openings import without_fillers
from memory.vocabulary import Decision, Kind, Modality, Origin, Reason, SourceType, Status

SKILL = "skill:"
"""How the slots of skills begin: ``skill:status mail``; the value is how it is done."""

_OWNERS = frozenset({Origin.OWNER_CONFIRMED, Origin.OWNER_TEXT, Origin.OWNER_SPEECH})

_DICTATED = re.compile(
    r"^(?:(?:remember|note|please|look|ok|so)[,:]? )*(?:(?:this|here|that)(?: is|'s) )?how "
    r"(?:i|you should) (?:like|want|prefer|do|make|write|would like) (?P<name>[^:,.]{2,60}?)"
    r"(?: done| to be| made| written)?\s*[:,] ?(?P<how>.+)$"
)
_STEPS = re.compile(
    r"^(?:the|my|our) (?:steps|recipe|routine|procedure|checklist|way|rules?|template) "
    r"(?:for|of|to) (?P<name>[^:,.]{2,60}?)(?: is| are)?: ?(?P<how>.+)$"
)
_MAKING = (
    r"(?:write|make|draft|send|prepare|read|give|do|create|compose|summari[sz]e|answer|plan|format"
    r"|translate|explain|report|tell me|show me)"
)
_WHENEVER = re.compile(
    r"^(?:(?:from now on|always|please|and|so),? )*(?:when|whenever|every time|each time|if) "
    rf"(?:you (?P<making>{_MAKING})|i ask (?:you )?(?:for|to {_MAKING})) (?P<name>[^,:]{{2,60}}?)"
    r"[,:] ?(?:(?:please|then|you should|you must|i want you to) )*(?P<how>.+)$"
)
_PATTERNS = (_DICTATED, _STEPS, _WHENEVER)
_FINAL = re.compile(
    r"\bfrom now on\b|\bas of (?:now|today)\b|\b(?:that|this) is (?:final|settled|how it stays)\b"
    r"|\bfinal version\b"
)
_ARTICLE = re.compile(r"^(?:(?:my|the|a|an|our|your|me|any|some) )+")
_NO_OFFER = frozenset({Modality.JOKE, Modality.FICTION})
_SUPPOSED = re.compile(r"\b(?:would|could|might|maybe|perhaps|wish|suppose|imagine)\b")


def may_approve(origin: Origin) -> bool:
    """Return whether something from ``origin`` can approve a skill: the owner's own word alone."""
    return origin in _OWNERS


def offers(heard: Utterance) -> tuple[Candidate, ...]:
    """Return the skills that the owner dictates, each as a draft or as final."""
    found: list[Candidate] = []
    done_to = 0
    for said in said_by_owner(heard):
        if said.sentence.start < done_to or not _meant(said):
            continue
        if (match := _match(said)) is not None:
            done_to = _end(heard, said, match)
            found.append(_offer(heard, said, match, done_to))
    return tuple(found)


def _meant(said: Said) -> bool:
    if not said.text:  # all of it is somebody's words between quotation marks
        return False
    told = said.sentence.text
    return not (of_sentence(told) in _NO_OFFER or asks(told) or _SUPPOSED.search(said.text))


def _match(said: Said) -> re.Match[str] | None:
    """Match a sentence as it stands, and without the words that only lead up to it."""
    text = plain(said.sentence.text)
    for bare in (text, without_fillers(text)):
        for pattern in _PATTERNS:
            if found := pattern.match(bare):
                return found
    return None


def _end(heard: Utterance, said: Said, found: re.Match[str]) -> int:
    """Return where the description ends: a dictation runs on until the owner asks something."""
    end = said.sentence.end
    if found.re is _WHENEVER:
        return end
    for following in said_by_owner(heard):
        if following.sentence.start >= end:
            if asks(following.sentence.text):
                break
            end = following.sentence.end
    return end


def _offer(heard: Utterance, said: Said, found: re.Match[str], end: int) -> Candidate:
    bare = offer(heard, Kind.PROCEDURAL, said.sentence.start, end)
    name = skill_name(_named(found))
    rest = plain(heard.text[said.sentence.end : end])
    final = bool(_FINAL.search(plain(bare.statement))) and may_approve(heard.origin)
    how = f"{found['how']} {rest}".strip()
    return replace(
        bare,
        claim=Claim(SKILL + name, value(how)),
        detail=Skill(name, approved_at=heard.at if final else None),
    )


def _named(found: re.Match[str]) -> str:
    """Return what a skill is for; "when you write to Anna" needs its verb for a name."""
    making = found.groupdict().get("making")
    needs_verb = re.match(r"(?:to|for|about|with|in) ", found["name"])
    return f"{making} {found['name']}" if making and needs_verb else found["name"]


def skill_name(text: str) -> str:
    """Return a skill's name as it is compared: without articles, in the singular."""
    *front, last = _ARTICLE.sub("", plain(text)).split() or [""]
    return " ".join((*front, singular(last)))


# What the door does with one


def review(candidate: Candidate, known: Sequence[Record]) -> Verdict:
    """Decide what to do with a version of a skill, given the ACTIVE and PENDING ones of its name.

    A draft waits beside the approved version; confirming it puts it in that one's place.
    """
    same = [record for record in known if _named_alike(candidate, record)]
    for record in same:
        if candidate.claim == record.claim and not _newly_final(candidate, record):
            return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN, (record,))
    current = tuple(record for record in same if record.status is Status.ACTIVE)
    if not _is_final(candidate):
        decision = Decision.CONFLICT if current else Decision.CREATE
        return Verdict(decision, Reason.NEEDS_OWNER, current)
    if current:
        return Verdict(Decision.UPDATE, Reason.CHANGED, current)
    return Verdict(Decision.CREATE, Reason.NEW)


def _named_alike(candidate: Candidate, record: Record) -> bool:
    one, other = candidate.detail, record.detail
    return isinstance(one, Skill) and isinstance(other, Skill) and one.name == other.name


def _is_final(candidate: Candidate) -> bool:
    """Return whether the owner's own, well heard words approved it in the same breath."""
    skill = candidate.detail
    heard_well = candidate.hearing is None or candidate.hearing >= POORLY_HEARD
    own = may_approve(candidate.origin) and candidate.source_type is not SourceType.INFERRED
    return isinstance(skill, Skill) and skill.approved_at is not None and own and heard_well


def _newly_final(candidate: Candidate, record: Record) -> bool:
    return record.status is Status.PENDING and _is_final(candidate)


def numbered(candidate: Candidate, known: Sequence[Record]) -> Candidate:
    """Return a candidate with its version counted on from all that is known of its name.

    Whatever others brought comes out as a draft, whatever it says of itself.
    """
    skill = candidate.detail
    if not isinstance(skill, Skill):
        return candidate
    versions = [
        record.detail.version
        for record in known
        if _named_alike(candidate, record) and isinstance(record.detail, Skill)
    ]
    approved = skill.approved_at if _is_final(candidate) else None
    version = max(versions, default=0) + 1
    return replace(candidate, detail=replace(skill, version=version, approved_at=approved))


def approve(skill: Skill, by: Origin, at: datetime) -> Skill:
    """Return a skill once ``by`` approved it; unchanged when that is not theirs to do."""
    if not may_approve(by) or skill.approved_at is not None:
        return skill
    return replace(skill, approved_at=at)


_YES = re.compile(
    r"^(?:(?:yes|yeah|yep|ok|okay|good|great|perfect|right|exactly|fine|please|sure)[,.!]? )*"
    r"(?:(?:please )?(?:keep|save|approve|use|adopt) (?:that|it|this|the (?P<name>.+?))"
    r"(?: skill| version| like that| that way| as it is)*"
    r"|i approve(?: (?:of )?(?:that|it|this))?"
    r"|(?:that|this|it) is (?:exactly )?how i (?:like|want) it|do it (?:that way|like that))$"
)


def approved_by(heard: Utterance, drafts: Sequence[Record]) -> Record | None:
    """Return the draft that the owner's words approve ("yes, keep that").

    Args:
        heard: What was said; only the owner's own word, well heard, approves anything.
        drafts: Skills; those that do not wait are passed over. The last is what "that" means.
    """
    unsure = heard.hearing is not None and heard.hearing < POORLY_HEARD
    if unsure or not may_approve(heard.origin):
        return None
    waiting = [
        record
        for record in drafts
        if record.status is Status.PENDING and isinstance(record.detail, Skill)
    ]
    for said in said_by_owner(heard):
        found = None if asks(said.sentence.text) else _YES.match(said.text)
        if found is not None:
            return _meant_by(found["name"], waiting)
    return None


def _meant_by(name: str | None, waiting: Sequence[Record]) -> Record | None:
    if name is None or name in ("skill", "draft", "version", "new version"):
        return waiting[-1] if waiting else None
    wanted = skill_name(name)
    alike = [one for one in waiting if isinstance(one.detail, Skill) and one.detail.name == wanted]
    return alike[-1] if alike else None


# What the list of skills shows


@dataclass(frozen=True)
class SkillHistory:
    """One skill with all its versions."""

    name: str
    current: Record | None
    """The approved version in use; None while there are only drafts."""
    drafts: tuple[Record, ...]
    """What waits for the owner, the latest last."""
    earlier: tuple[Record, ...]
    """What was approved once and is replaced, the latest last."""


def skills(records: Sequence[Record]) -> tuple[SkillHistory, ...]:
    """Return the skills by name."""
    return tuple(_histories(records))


def _histories(records: Sequence[Record]) -> Iterator[SkillHistory]:
    versions: dict[str, list[tuple[int, Record]]] = {}
    for record in records:
        if isinstance(record.detail, Skill):
            versions.setdefault(record.detail.name, []).append((record.detail.version, record))
    for name in sorted(versions):
        ordered = [record for _, record in sorted(versions[name], key=lambda one: one[0])]
        active = [record for record in ordered if record.status is Status.ACTIVE]
        yield SkillHistory(
            name,
            active[-1] if active else None,
            tuple(record for record in ordered if record.status is Status.PENDING),
            tuple(record for record in ordered if record.status is Status.SUPERSEDED),
        )
