"""What was decided about everything that was offered to memory, refusals included."""

from functools import partial

from desktop.ui import times, words
from desktop.ui.lists.lines import Deed, Line, View
from desktop.ui.session_port import SessionPort
from desktop.ui.words import tr
from memory.records import Ruling
from memory.vocabulary import Decision, Reason

_MOST = 500
"""How many verdicts are shown, the newest; the command line shows all of them."""
_FINAL = frozenset({Reason.FORGOTTEN, Reason.OWNER_FORGOT, Reason.ALREADY_JUDGED})
"""What no word of the owner can change here."""


def everything(session: SessionPort) -> tuple[Line, ...]:
    """Return the newest verdicts, the newest first."""
    return tuple(_line(one) for one in session.curation.latest_decisions(_MOST))


def refusals(session: SessionPort) -> tuple[Line, ...]:
    """Return what was decided not to remember, the newest first."""
    return tuple(_line(one) for one in session.curation.latest_decisions(_MOST, refused=True))


def _line(one: Ruling) -> Line:
    said = [times.moment(one.at), words.label(one.reason), words.label(one.origin)]
    return Line(
        one.id,
        one.statement or _unsaid(one),
        " \N{MIDDLE DOT} ".join(said),
        words.label(one.decision),
        words.decision_tone(one.decision),
        one.record_id,
        _deeds(one),
    )


def _unsaid(one: Ruling) -> str:
    """Return what stands for words that the ledger does not keep."""
    return tr("Something that was forgotten") if one.reason in _FINAL else words.label(one.kind)


def _deeds(one: Ruling) -> tuple[Deed, ...]:
    if one.decision is Decision.IGNORE:
        if not one.statement or one.reason in _FINAL or one.record_id is not None:
            return ()
        return (Deed("overrule", tr("Remember it anyway"), partial(_overrule, one.id)),)
    if one.record_id is None:
        return ()
    if one.decision is Decision.CREATE:
        taken = partial(_reject, one.record_id)
        return (Deed("take-back", tr("Take it back"), taken, partial(_restore, one.record_id)),)
    return (Deed("take-back", tr("Take it back"), partial(_undo, one.id)),)


def _overrule(id: str, session: SessionPort) -> Ruling:
    return session.amendments.overrule(id)


def _reject(id: str, session: SessionPort) -> object:
    return session.curation.reject(id)


def _restore(id: str, session: SessionPort) -> object:
    return session.curation.restore(id)


def _undo(id: str, session: SessionPort) -> Ruling:
    return session.amendments.undo(id)


VIEWS = (
    View(
        "everything",
        "All decisions",
        everything,
        "Nothing was decided yet. Whatever you tell Candor gets a verdict, and it is listed here.",
    ),
    View(
        "refusals",
        "Not remembered",
        refusals,
        "Nothing was refused yet. What Candor decides not to remember is listed here, with why.",
    ),
)
