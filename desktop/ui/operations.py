"""One function per verb: what the window does through the session, off the window's thread."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from desktop.session.health import EngineHealth
from desktop.session.jobs import Work as Job
from desktop.session.settings import Settings
from desktop.ui.notices import Notices
from desktop.ui.reopening import Reopening
from desktop.ui.session_port import SessionPort
from desktop.ui.shortcuts import ChosenKeys
from desktop.ui.workers import JobLine, Worker
from memory.curation.listing import RecordDetail, RecordFilter
from memory.vocabulary import Kind, Status

Result = TypeVar("Result")

KNOWLEDGE = frozenset(Kind) - {Kind.EPISODIC, Kind.WORKING}
"""What Candor holds, rather than what was said."""


@dataclass(frozen=True)
class Desk:
    """What every verb needs."""

    session: SessionPort
    jobs: Worker
    """The thread of the owner's own actions."""
    watch: Worker
    """The thread that looks at the engines: a slow one may not hold up the owner."""
    notices: Notices
    reopening: Reopening = field(default_factory=Reopening)
    """Takes what can only be done while the memory is closed."""
    keys: ChosenKeys = field(default_factory=ChosenKeys)
    """Tells that the owner chose other keys."""


Verb = Callable[[Desk, str, Callable[[object], None]], None]
"""What the owner does to one record."""


def say(desk: Desk, text: str) -> None:
    """Say something to Candor."""
    desk.session.conversation.say(text)


def stop(desk: Desk) -> None:
    """End the reply, spoken or written."""
    desk.session.conversation.stop()


def hold(desk: Desk) -> None:
    """Begin to talk."""
    if desk.session.ears is not None:
        desk.session.ears.hold()


def release(desk: Desk) -> None:
    """End talking."""
    if desk.session.ears is not None:
        desk.session.ears.release()


def listen_always(desk: Desk, on: bool) -> None:
    """Have speech itself begin and end utterances, now and at the next start."""
    change_settings(desk, lambda _settings: None, hands_free=on)


def change_settings(desk: Desk, done: Callable[[Settings], None], **changes: Any) -> None:
    """Keep other settings."""
    change = partial(desk.session.change_settings, **changes)
    desk.jobs.run(change, done, desk.notices.report)


def count_memories(desk: Desk, done: Callable[[int], None]) -> None:
    """Count what is in use, unless memory cannot be read, which ``check_health`` says."""
    wanted = RecordFilter(kinds=KNOWLEDGE, status=Status.ACTIVE)
    count = partial(desk.session.curation.count, wanted)
    desk.watch.run(count, done, lambda error: None)


def fetch(desk: Desk, work: Callable[[], Result], done: Callable[[Result], None]) -> None:
    """Look something up."""
    desk.jobs.run(work, done, desk.notices.report)


def show_record(desk: Desk, id: str, done: Callable[[RecordDetail], None]) -> None:
    """Fetch everything about a record."""
    desk.jobs.run(partial(desk.session.curation.show, id), done, desk.notices.report)


def confirm(desk: Desk, id: str, done: Callable[[object], None]) -> None:
    """Take a record that waits as true."""
    desk.jobs.run(partial(desk.session.curation.confirm, id), done, desk.notices.report)


def reject(desk: Desk, id: str, done: Callable[[object], None]) -> None:
    """Withdraw a record."""
    desk.jobs.run(partial(desk.session.curation.reject, id), done, desk.notices.report)


def fetch_model(desk: Desk, line: JobLine) -> Callable[[], None]:
    """Have the chosen model fetched; return what cancels it."""
    return begin(desk, desk.session.fetch_model(), line)


def begin(desk: Desk, work: Job[Result], line: JobLine) -> Callable[[], None]:
    """Have long work done, unless the window is closed meanwhile; return what cancels it."""
    return desk.session.jobs.start(work, line.tell_step, line.tell_end)


def see_through(desk: Desk, work: Job[Result], line: JobLine) -> Callable[[], None]:
    """Have work done that closing the window may not leave half done; return what cancels it."""
    return desk.session.jobs.start(work, line.tell_step, line.tell_end, to_the_end=True)


def check_health(desk: Desk, done: Callable[[tuple[EngineHealth, ...]], None]) -> None:
    """Look at every engine."""
    desk.watch.run(desk.session.health.check, done, desk.notices.report)
