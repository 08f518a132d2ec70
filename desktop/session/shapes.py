"""Memory's values as the JSON that CLI.md promises. Fields may be added, none renamed."""

from collections.abc import Mapping
from dataclasses import fields
from datetime import datetime, tzinfo
from typing import Any

from memory.curation.listing import RecordDetail
from memory.details import Detail
from memory.documents.values import Citation
from memory.records import (
    Claim,
    LeftOut,
    PathReport,
    Recall,
    Recollection,
    Record,
    Ruling,
    Source,
    Utterance,
)
from memory.vocabulary import Origin

Shape = dict[str, Any]


def instant(at: datetime | None, zone: tzinfo) -> str | None:
    """Write a time as ISO 8601 with the offset that ``zone`` had then."""
    return None if at is None else at.astimezone(zone).isoformat()


def record(one: Record, zone: tzinfo) -> Shape:
    """Write a record."""
    return {
        "id": one.id,
        "kind": one.kind,
        "scope": one.scope,
        "subject": one.subject.name,
        "statement": one.statement,
        "claim": claim(one.claim),
        "status": one.status,
        "origin": one.origin,
        "source_type": one.source_type,
        "confidence": one.confidence,
        "importance": one.importance,
        "evidence_count": one.evidence_count,
        "valid_from": instant(one.validity.from_utc, zone),
        "valid_until": instant(one.validity.until_utc, zone),
        "recorded_at": instant(one.recorded_at, zone),
        "invalidated_at": instant(one.invalidated_at, zone),
        "supersedes_id": one.supersedes_id,
        "superseded_by": one.superseded_by,
        "external_id": one.external_id,
        "sources": [source(each, zone) for each in one.sources],
        "derived_from": list(one.derived_from),
        "subject_key": one.subject.key,
        "subject_relation": one.subject.relation,
        "rival_id": one.rival_id,
        "project_id": one.project_id,
        "detail": special(one.detail, zone),
    }


def special(one: Detail | None, zone: tzinfo) -> Shape | None:
    """Write what only the record's kind has, its times with their offset."""
    if one is None:
        return None
    found = {field.name: getattr(one, field.name) for field in fields(one)}
    return {
        name: instant(value, zone) if isinstance(value, datetime) else value
        for name, value in found.items()
    }


def claim(one: Claim | None) -> Shape | None:
    """Write a claim."""
    return {"slot": one.slot, "value": one.value, "polarity": one.polarity} if one else None


def source(one: Source, zone: tzinfo) -> Shape:
    """Write a source: a turn's has its id, a document's its name and page."""
    return {
        "turn_id": one.turn_id,
        "document": one.document,
        "page": one.page,
        "quote": one.quote,
        "start": one.start,
        "end": one.end,
        "at": instant(one.at, zone),
    }


def ruling(one: Ruling) -> Shape:
    """Write a decision as ``chat`` answers it."""
    return {
        "decision": one.decision,
        "reason": one.reason,
        "statement": one.statement,
        "kind": one.kind,
        "scope": one.scope,
        "subject": one.subject.name,
        "record_id": one.record_id,
        "target_id": one.target_id,
        "status": one.status,
        "confidence": one.confidence,
    }


def decision(one: Ruling, zone: tzinfo) -> Shape:
    """Write a decision as the ledger lists it."""
    return {
        "id": one.id,
        "at": instant(one.at, zone),
        **ruling(one),
        "origin": one.origin,
        "turn_id": one.turn_id,
    }


def decided(one: Ruling, about: Record | None, zone: tzinfo) -> Shape:
    """Write what the owner decided, with the record as it is now; refusals have none."""
    return {**(record(about, zone) if about else {}), **ruling(one), "decision_id": one.id}


def recollection(one: Recollection, zone: tzinfo) -> Shape:
    """Write a recall result: the record, its score and why."""
    return {
        **record(one.record, zone),
        "score": one.score,
        "parts": dict(one.parts),
        "why": one.why,
    }


def used(one: Recollection) -> Shape:
    """Write a recall result in the short form of ``chat``."""
    return {
        "record_id": one.record.id,
        "kind": one.record.kind,
        "statement": one.record.statement,
        "score": one.score,
        "parts": dict(one.parts),
    }


def left_out(one: LeftOut) -> Shape:
    """Write what recall found and did not use; of a document's page, the place."""
    if one.place is None:
        return {"record_id": one.record_id, "because": one.because}
    return {"document_id": one.record_id, "citation": one.place, "because": one.because}


def citation(one: Citation) -> Shape:
    """Write a place in one of the owner's files."""
    return {
        "document_id": one.document.id,
        "path": str(one.document.path),
        "document": one.document.name,
        "page": one.page,
        "paging": one.document.parsed.paging,
        "label": one.label,
        "citation": one.place,
        "origin": Origin.DOCUMENT,
        "quote": one.quote,
        "start": one.start,
        "score": one.score,
        "parts": {"words": one.coverage},
        "why": f"it shares the words {', '.join(one.words)}",
        "is_current": one.is_current,
    }


def cited_line(one: Citation) -> str:
    """Write such a place, with its words, for people."""
    changed = "" if one.is_current else " (changed since)"
    return f"{one.place}{changed}: \u201c{one.quote}\u201d"


def recall(one: Recall, zone: tzinfo) -> Shape:
    """Write the answer to one recall."""
    return {
        "results": [recollection(each, zone) for each in one.results],
        "paths": paths(one.paths),
        "left_out": [left_out(each) for each in one.left_out],
        "passages": [citation(each) for each in one.passages],
        "unclear": list(one.unclear),
    }


def paths(reports: Mapping[str, PathReport]) -> Shape:
    """Write what each retrieval path did; one that did not run says why."""
    return {
        name: {"hits": path.hits, "ms": round(path.took_ms, 3), "skipped": path.skipped}
        for name, path in reports.items()
    }


def turn(one: Utterance, zone: tzinfo) -> Shape:
    """Write a turn as it was said."""
    return {
        "turn_id": one.id,
        "speaker": one.speaker,
        "name": one.name,
        "text": one.text,
        "at": instant(one.at, zone),
        "conversation_id": one.conversation_id,
    }


def detail(one: RecordDetail, zone: tzinfo) -> Shape:
    """Write a record with its turns, lineage, decisions and copies."""
    return {
        **record(one.record, zone),
        "turns": [turn(each, zone) for each in one.turns],
        "decisions": [decision(each, zone) for each in one.rulings],
        "lineage": {
            "older": [record(each, zone) for each in one.older],
            "newer": [record(each, zone) for each in one.newer],
        },
        "rival": one.rival and record(one.rival, zone),
        "dependents": list(one.dependents),
        "copies": list(one.copies),
    }
