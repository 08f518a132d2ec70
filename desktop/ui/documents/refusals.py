"""Why a file was not read, and the one thing that its owner can do about it."""

from desktop.ui.words import tr
from memory.documents.values import Refused
from memory.vocabulary import Refusal

_CONVERT = "Save it as PDF, Word, OpenDocument or plain text, and add that."

_WORDS: dict[Refusal, tuple[str, str]] = {
    Refusal.NO_FILE: ("There is no file there.", "Look whether it was moved or renamed."),
    Refusal.NOT_ALLOWED: ("It may not be read.", "Allow yourself to read it, then add it again."),
    Refusal.EMPTY: ("There is no text in it.", "Look whether it is the right file."),
    Refusal.BINARY: ("It is no text.", _CONVERT),
    Refusal.UNSUPPORTED: ("Its format cannot be read.", _CONVERT),
    Refusal.ENCODING: ("Its letters cannot be told apart.", "Save it as UTF-8, then add it again."),
    Refusal.DAMAGED: ("It is damaged.", "Open it in its own program and save it anew."),
    Refusal.ENCRYPTED: ("It is protected.", "Save a copy without the password and add that."),
    Refusal.SCANNED: (
        "Its pages are pictures, without any text.",
        "Have a program recognise its text, then add what that makes.",
    ),
    Refusal.TOO_LARGE: ("It is too large.", "Add it in parts."),
    Refusal.TOO_SLOW: ("Reading it took too long.", "Add it in parts, or as plain text."),
    Refusal.CRASHED: ("Reading it failed.", "Open it in its own program and save it anew."),
    Refusal.CHANGED: ("It was changed while it was read.", "Add it again."),
}
"""What happened and what to do, by the reason."""


def why(refused: Refused) -> str:
    """Return why a file was not read."""
    return tr(_WORDS[refused.reason][0])


def remedy(refused: Refused) -> str:
    """Return what its owner can do about it."""
    return tr(_WORDS[refused.reason][1])
