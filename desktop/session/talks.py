"""Conversations that were held: looked through, gone on with, and written into a file."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from desktop.session.conversation import Conversation
from desktop.session.correcting import CONVERSATION
from desktop.session.errors import CannotSaveError
from desktop.session.readers import Readers
from memory.curation.talks import Talk, pairs
from memory.errors import RecordNotFoundError
from memory.extraction.times import zone_named
from memory.records import Ruling, Utterance
from memory.vocabulary import Decision, Kind, Reason, Speaker, Status
from personality.dates import spoken_date

MOST_TURNS = 400
"""How many of a conversation's last lines are looked at; chosen by hand."""

_ALL = 1_000_000
_BY = {Speaker.OWNER: "You", Speaker.COMPANION: "Candor", Speaker.OTHER: "Somebody else"}
_IN_USE = frozenset({Status.ACTIVE, Status.PENDING})
_ByTurn = dict[str, list[Ruling]]
_TURNED = frozenset({Reason.OWNER_UNDID, Reason.MISHEARD})


@dataclass(frozen=True)
class PastTurn:
    """A line, the reply to it, and what of it is still in memory."""

    said: Utterance
    reply: str
    rulings: tuple[Ruling, ...]


class PastTalks:
    """The owner's verbs over conversations; every call blocks."""

    def __init__(self, readers: Readers, conversation: Conversation) -> None:
        self._readers = readers
        self._conversation = conversation

    def list(self, words: str = "") -> tuple[Talk, ...]:
        """Return the conversations but this one in which these words were said, latest first."""
        under_way = self._conversation.id
        return self._readers.talks.list(words, without=(under_way, CONVERSATION))

    def turns(self, id: str) -> tuple[PastTurn, ...]:
        """Return what was said in a conversation, oldest first."""
        said = pairs(self._said(id, MOST_TURNS))
        rulings = self._rulings([one.id for one, _ in said])
        return tuple(
            PastTurn(one, reply.text if reply else "", tuple(rulings.get(one.id, ())))
            for one, reply in said
        )

    def resume(self, id: str) -> tuple[PastTurn, ...]:
        """Go on with a conversation, its lines in mind; return them.

        Raises:
            RecordNotFoundError: there is none with this id, or nothing of it is kept.
        """
        self._conversation.go_on(id, self._said(id, MOST_TURNS))
        return self.turns(id)

    def export(self, id: str, file: Path) -> int:
        """Write a conversation into a file, as JSON or Markdown by its name; return its lines.

        Raises:
            RecordNotFoundError: nothing of it is kept.
            CannotSaveError: the file cannot be written.
        """
        said = self._said(id, _ALL)
        write = as_json if file.suffix.lower() == ".json" else as_markdown
        try:
            file.write_text(write(said), encoding="utf-8")
        except OSError as error:
            raise CannotSaveError(file, error) from error
        return len(said)

    def _said(self, id: str, limit: int) -> tuple[Utterance, ...]:
        said = self._readers.inspector.turns(id, limit)
        if not said:
            raise RecordNotFoundError(id)
        return said

    def _rulings(self, ids: Sequence[str]) -> _ByTurn:
        """Return by turn what wrote something that is in use or waits."""
        decided = [one for one in self._readers.inspector.rulings_since(ids) if _wrote(one)]
        held = self._readers.inspector.records([one.record_id or "" for one in decided])
        status = {one.id: one.status for one in held if one.status in _IN_USE}
        found: _ByTurn = {}
        for one in decided:
            if one.record_id in status and one.turn_id:
                now = replace(one, status=status[one.record_id])
                found.setdefault(one.turn_id, []).append(now)
        return found


def as_markdown(said: Sequence[Utterance]) -> str:
    """Return a conversation as it is read."""
    first = said[0]
    lines = [f"# Conversation of {spoken_date(first.at, first.zone)}", ""]
    for one in said:
        clock = one.at.astimezone(zone_named(one.zone))
        text = one.text.replace("\n", "\n> ")
        lines += [f"**{one.name or _BY[one.speaker]}**, {clock:%H:%M}", "", f"> {text}", ""]
    return "\n".join(lines)


def as_json(said: Sequence[Utterance]) -> str:
    """Return a conversation as a program reads it; times are UTC."""
    lines: list[dict[str, Any]] = [
        {
            "id": one.id,
            "speaker": one.speaker.value,
            "name": one.name,
            "text": one.text,
            "at": one.at.isoformat(),
            "heard": one.hearing,
        }
        for one in said
    ]
    whole = {"conversation": said[0].conversation_id, "turns": lines}
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def _wrote(one: Ruling) -> bool:
    is_news = one.kind not in (Kind.EPISODIC, Kind.WORKING) and one.reason not in _TURNED
    return is_news and one.record_id is not None and one.decision is not Decision.IGNORE
