"""Taking files in is a job: it tells how far it is, can be cancelled, and holds nobody up."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop.session.assembly import assemble
from desktop.session.jobs import CancelledError, JobEnded, Work
from desktop.session.options import Options
from desktop.session.session import Session
from memory.documents.library import Outcome
from personality.steps import Step
from tests.memory.documents import files

_PATIENCE_S = 60


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(data_dir=tmp_path / "data")) as opened:
        yield opened


def _book(tmp_path: Path, count: int = 300) -> Path:
    path = tmp_path / "book.pdf"
    path.write_bytes(files.pdf([f"Page {at}: lantern {at * 7919}." for at in range(1, count + 1)]))
    return path


def test_a_job_tells_progress_and_others_work_meanwhile(session: Session, tmp_path: Path) -> None:
    steps: list[Step] = []
    ended: list[JobEnded[Outcome]] = []
    is_over = threading.Event()
    seen_during: list[int] = []

    def report(step: Step) -> None:
        steps.append(step)
        seen_during.append(len(session.documents.list()))  # a half-read file is seen by nobody

    def end(outcome: JobEnded[Outcome]) -> None:
        ended.append(outcome)
        is_over.set()

    session.jobs.start(session.documents.add(_book(tmp_path)), report, end)
    assert is_over.wait(_PATIENCE_S)
    (outcome,) = ended
    assert outcome.error is None
    assert outcome.result is not None
    assert [one.name for one in outcome.result.added] == ["book.pdf"]
    assert len({step.label for step in steps}) > 2
    assert seen_during[0] == 0
    (first, *_) = session.documents.search(f"lantern {200 * 7919}", 1).citations
    assert first.page == 200


def test_a_cancelled_job_leaves_nothing_of_the_file(session: Session, tmp_path: Path) -> None:
    ended: list[JobEnded[Outcome]] = []
    is_over = threading.Event()
    cancels: list[Callable[[], None]] = []

    def report(step: Step) -> None:
        if "pages" in step.label:
            cancels[0]()

    def end(outcome: JobEnded[Outcome]) -> None:
        ended.append(outcome)
        is_over.set()

    may_start = threading.Event()
    session.jobs.start(_waiting(may_start))
    cancels.append(session.jobs.start(session.documents.add(_book(tmp_path)), report, end))
    may_start.set()
    assert is_over.wait(_PATIENCE_S)
    assert isinstance(ended[0].error, CancelledError)
    assert session.documents.list() == ()
    assert not session.documents.search("lantern", 5).citations


def _waiting(event: threading.Event) -> Work[None]:
    yield Step(0, 1, "waiting")
    event.wait(_PATIENCE_S)
