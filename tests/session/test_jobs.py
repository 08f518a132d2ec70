import queue
import threading
from collections.abc import Iterator

import pytest

from desktop.session.jobs import CancelledError, JobEnded, Jobs, Work, carry_out
from personality.steps import Step


def counting(total: int, closed: list[int]) -> Work[str]:
    """Count to ``total`` and say where it was left."""
    done = 0
    try:
        for done in range(total):
            yield Step(done, total, f"number {done}")
        return "counted"
    finally:
        closed.append(done)


@pytest.fixture
def jobs() -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.close()


def test_a_job_reports_its_steps_and_its_result(jobs: Jobs) -> None:
    steps: list[Step] = []
    outcome: queue.SimpleQueue[JobEnded[str]] = queue.SimpleQueue()
    jobs.start(counting(3, []), steps.append, outcome.put)
    assert outcome.get(timeout=5) == JobEnded("counted")
    assert [step.done for step in steps] == [0, 1, 2]


def test_a_cancelled_job_is_closed_at_its_next_step(jobs: Jobs) -> None:
    closed: list[int] = []
    outcome: queue.SimpleQueue[JobEnded[str]] = queue.SimpleQueue()
    reached, may_go_on = threading.Event(), threading.Event()

    def report(step: Step) -> None:
        reached.set()
        may_go_on.wait(5)

    cancel = jobs.start(counting(100, closed), report, outcome.put)
    assert reached.wait(5)
    cancel()
    may_go_on.set()
    assert isinstance(outcome.get(timeout=5).error, CancelledError)
    assert closed == [0]


def test_a_job_that_fails_says_so_and_the_next_one_runs(jobs: Jobs) -> None:
    def failing() -> Work[str]:
        yield Step(0, 1, "about to fail")
        raise OSError("the disk is full")

    outcome: queue.SimpleQueue[JobEnded[str]] = queue.SimpleQueue()
    jobs.start(failing(), ended=outcome.put)
    jobs.start(counting(1, []), ended=outcome.put)
    assert isinstance(outcome.get(timeout=5).error, OSError)
    assert outcome.get(timeout=5) == JobEnded("counted")


def test_closing_cancels_what_is_under_way() -> None:
    jobs, closed = Jobs(), list[int]()
    started = threading.Event()
    jobs.start(counting(10**9, closed), lambda step: started.set())
    assert started.wait(5)
    jobs.close()
    assert closed


def test_closing_waits_for_what_must_not_be_left_half_done() -> None:
    jobs, closed = Jobs(), list[int]()
    outcome: queue.SimpleQueue[JobEnded[str]] = queue.SimpleQueue()
    started, may_go_on = threading.Event(), threading.Event()

    def report(step: Step) -> None:
        started.set()
        may_go_on.wait(5)

    jobs.start(counting(3, closed), report, outcome.put, to_the_end=True)
    jobs.start(counting(3, closed), ended=outcome.put)
    assert started.wait(5)
    threading.Timer(0.1, may_go_on.set).start()
    jobs.close()
    assert outcome.get(timeout=5) == JobEnded("counted")
    assert isinstance(outcome.get(timeout=5).error, CancelledError)  # control: the other is not


def test_work_is_closed_when_its_report_fails() -> None:
    closed: list[int] = []

    def interrupt(step: Step) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        carry_out(counting(3, closed), interrupt)
    assert closed == [0]
