"""Putting the owner's words in the place of a turn that was misheard."""

from dataclasses import replace
from datetime import datetime

from memory.door import acting, admission, judging, loading, outcomes
from memory.door.draft import Draft
from memory.errors import RecordNotFoundError, WriteRefusedError
from memory.records import Ruling, Utterance
from memory.store.files import Stores
from memory.vocabulary import Act, Decision, Reason, Speaker


def reword(stores: Stores, turn_id: str, heard: Utterance, at: datetime) -> tuple[Draft, Ruling]:
    """Draft keeping ``heard`` in the place of a turn, which stays as what was understood.

    What sums the old words up goes stale; what was learnt from them is not touched here.

    Raises:
        RecordNotFoundError: there is no such turn.
        WriteRefusedError: it was not the owner who spoke or who puts it right, or other words
            have taken its place already.
    """
    wrong = loading.turn(stores, turn_id)
    if wrong is None:
        raise RecordNotFoundError(turn_id)
    if wrong.speaker is not Speaker.OWNER or heard.origin not in acting.OWNERS:
        raise WriteRefusedError("only you can say what you said")
    refusal = admission.refuse_turn(heard)
    draft = Draft(at, heard.origin, refusal or Reason.MISHEARD)
    old = loading.record(stores, turn_id)
    record = replace(judging.turn_record(heard, at), supersedes_id=old.id)
    if refusal is not None:
        return draft, outcomes.refused_turn(draft, record, judging.fingerprint(heard))
    draft.act(old, Act.REPLACE, superseded_by=record.id, invalidated_at=at)
    outcomes.go_stale(draft, loading.made_from(stores, [old.id]))
    outcomes.keep_turn(draft, heard, record)
    ruling = replace(draft.ruling(record, Decision.UPDATE, old), statement="", turn_id=record.id)
    draft.rule(ruling, judging.fingerprint(heard))
    return draft, ruling
