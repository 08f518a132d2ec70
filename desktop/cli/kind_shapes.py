"""What each kind of memory holds as JSON; fields may be added, none renamed."""

from datetime import tzinfo
from typing import TYPE_CHECKING

from desktop.session.shapes import Shape, instant, record
from memory.details import Failure, Skill
from memory.records import Record

if TYPE_CHECKING:
    from desktop.session.overview import Acquaintance, Contradiction, Self, Work
    from memory.curation.trail import AuditLine
    from memory.kinds.causal import Cause
    from memory.kinds.entities import Entity
    from memory.kinds.failure import FailureSummary
    from memory.kinds.procedural import SkillHistory
    from memory.kinds.prospective import Entry


def contradiction(one: "Contradiction", zone: tzinfo) -> Shape:
    """Write what waits and what it waits against; ``id`` is that of the one that waits."""
    return {
        "id": one.record.id,
        "subject": one.record.subject.name,
        "record": record(one.record, zone),
        "rival": one.rival and record(one.rival, zone),
        "dependents": list(one.dependents),
        "rival_dependents": list(one.rival_dependents),
    }


def audit_line(one: "AuditLine", zone: tzinfo) -> Shape:
    """Write one change of one record."""
    return {
        "id": one.id,
        "at": instant(one.at, zone),
        "actor": one.actor,
        "act": one.act,
        "record_id": one.record_id,
        "before": one.before,
        "after": one.after,
        "why": one.why,
        "decision_id": one.decision_id,
    }


def task(one: Record) -> str:
    """Return what is to be done, without its time."""
    return one.claim.value if one.claim else one.statement


def entry(one: "Entry", zone: tzinfo) -> Shape:
    """Write a line of the agenda: its record, and what is to be done when."""
    return {
        **record(one.record, zone),
        "what": task(one.record),
        "sort": one.commitment.sort,
        "due_at": instant(one.commitment.due_at, zone),
        "recurrence": one.commitment.recurrence,
        "state": one.commitment.state,
        "settled_at": instant(one.commitment.settled_at, zone),
        "overdue": one.overdue,
        "waiting": one.waiting,
    }


def _entity(one: "Entity") -> Shape:
    return {"id": one.id, "name": one.name, "type": one.type}


def acquaintance(one: "Acquaintance", zone: tzinfo) -> Shape:
    """Write whom or what the owner speaks of."""
    return {
        **_entity(one.entity),
        "key": one.entity.key,
        "relation": one.entity.relation,
        "aliases": [alias.name for alias in one.entity.aliases],
        "merged": [_entity(each) for each in one.merged],
        "known": [record(each, zone) for each in one.known],
        "links": [
            {"start": start, "relation": relation, "end": end} for start, relation, end in one.links
        ],
        "may_be": [{**_entity(other), "because": because} for other, because in one.may_be],
        "preferences": [
            {
                "record_id": each.record.id,
                "topic": each.topic,
                "value": each.value,
                "outright": each.outright,
                "conversations": each.conversations,
                "waiting": each.waiting,
            }
            for each in one.preferences
        ],
    }


def work(one: "Work", zone: tzinfo) -> Shape:
    """Write a project."""
    return {
        "id": one.record.id,
        "name": one.standing.project.name,
        "key": one.standing.project.key,
        "state": one.standing.state,
        "since": instant(one.standing.since, zone),
        "context": one.standing.context,
        "commitments": [record(each, zone) for each in one.standing.commitments],
        "records": [record(each, zone) for each in one.belonging],
        "statement": one.standing.statement,
    }


def version(one: Record) -> int | None:
    """Return which version of its skill a record is."""
    return one.detail.version if isinstance(one.detail, Skill) else None


def skill(one: "SkillHistory", zone: tzinfo) -> Shape:
    """Write a skill with all its versions."""
    return {
        "name": one.name,
        "current": one.current and _version(one.current, zone),
        "drafts": [_version(each, zone) for each in one.drafts],
        "earlier": [_version(each, zone) for each in one.earlier],
    }


def _version(one: Record, zone: tzinfo) -> Shape:
    approved_at = one.detail.approved_at if isinstance(one.detail, Skill) else None
    return {
        **record(one, zone),
        "version": version(one),
        "approved_at": instant(approved_at, zone),
    }


def cause(one: "Cause", zone: tzinfo) -> Shape:
    """Write a causal link, in words that claim no more than its grade allows."""
    return {
        **record(one.record, zone),
        "cause": one.link.cause,
        "effect": one.link.effect,
        "grade": one.link.grade,
        "words": one.words,
        "waiting": one.waiting,
    }


def failure(one: "FailureSummary", zone: tzinfo) -> Shape:
    """Write what went wrong in one way; a cause is as it was reported."""
    return {
        "failure": one.failure,
        "reports": [_report(each, zone) for each in one.reports],
        "pattern": one.pattern and record(one.pattern, zone),
        "causes": [{"cause": cause, "reports": reports} for cause, reports in one.causes],
    }


def _report(one: Record, zone: tzinfo) -> Shape:
    told = one.detail if isinstance(one.detail, Failure) else None
    return {
        **record(one, zone),
        "about_id": told and told.about_id,
        "cause": told and told.cause,
        "cause_is_verified": bool(told and told.cause_is_verified),
    }


def companion(one: "Self", zone: tzinfo) -> Shape:
    """Write what memory holds of the companion."""
    return {
        "known": [record(each, zone) for each in one.known],
        "failures": [failure(each, zone) for each in one.failures],
    }
