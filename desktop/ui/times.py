"""Times as the owner reads them: in their zone and language, exact on hover."""

from datetime import datetime

from PySide6.QtCore import QDate, QLocale

from desktop.ui.words import tr
from memory.records import Validity


def clock(at: datetime) -> str:
    """Return the time of day: ``19:04``."""
    return at.astimezone().strftime("%H:%M")


def day(at: datetime, now: datetime | None = None) -> str:
    """Return the day: ``5 Mar``, with its year when it is not this one."""
    local = at.astimezone()
    this_year = (now or datetime.now().astimezone()).year
    pattern = tr("d MMM") if local.year == this_year else date_pattern()
    return QLocale().toString(QDate(local.year, local.month, local.day), pattern)


def date_pattern() -> str:
    """Return how a date field shows its day."""
    return tr("d MMM yyyy")


def moment(at: datetime) -> str:
    """Return day and time of day: ``5 Mar, 19:04``."""
    return f"{day(at)}, {clock(at)}"


def exact(at: datetime) -> str:
    """Return everything that is known of an instant, for the hover text."""
    return at.astimezone().isoformat(sep=" ", timespec="seconds")


def span(validity: Validity) -> str:
    """Return when something is true, in the fewest words that say it."""
    if validity.until_utc is not None:
        return tr("until {day}").format(day=day(validity.until_utc))
    if validity.ended:
        return tr("no longer")
    if validity.from_utc is not None:
        return tr("since {day}").format(day=day(validity.from_utc))
    return ""
