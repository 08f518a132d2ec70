"""A data folder that holds something of everything, and a session that has just been talked to."""

from datetime import UTC, datetime
from pathlib import Path

from desktop.session.jobs import carry_out
from desktop.session.session import Session
from memory.forgetting.values import Selection
from memory.vocabulary import ForgetMode
from tests.memory.documents import files
from tests.ui.real import remember, tell

PAST = (
    (3, "My sister Anna Berger lives in Ghent."),
    (3, "I live in Ghent."),
    (4, "I moved to Lyon."),
    (4, "My friend Maria works at Siemens."),
    (5, "My colleague Anna works at Figma."),
    (5, "I have started a project called Lighthouse."),
    (5, "When you write status mails, end with Cheers."),
    (5, "Coffee gives me headaches."),
    (5, "I prefer short answers."),
    (5, "You misheard me: I said Ghent, not rent."),
    (6, "Imagine I lived in Oslo."),
    (6, "Remind me tomorrow at nine to call Anna."),
    (6, "My passport is in the blue drawer."),
)
"""What was said in the past, by the month of 2026."""
NOW = (
    "Remind me next Monday at ten to send the offer.",
    "My sister Anna is allergic to peanuts.",
    "My sister Anna is not allergic to peanuts.",
    "My favourite colour is green.",
    "My favourite colour is blue.",
    "Where does my sister live?",
)
FORGOTTEN = "passport"
PAGES = ["This lease is made for the flat in Mill Street.", "The tenant may keep one cat."]


def lay_down(folder: Path) -> None:
    """Say everything that was said in the past."""
    remember(folder, *((datetime(2026, month, 3, 12, tzinfo=UTC), said) for month, said in PAST))


def bring_about(session: Session, files_in: Path) -> None:
    """Have a conversation, read a file, and forget something."""
    files_in.mkdir(parents=True, exist_ok=True)
    lease = files_in / "lease.pdf"
    lease.write_bytes(files.pdf(PAGES))
    carry_out(session.documents.add(lease), lambda step: None)
    tell(session, *NOW)
    selection = Selection(query=FORGOTTEN)
    carry_out(session.forgetting.forget(selection, ForgetMode.FORGET), lambda step: None)
