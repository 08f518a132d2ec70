import logging
from pathlib import Path

from desktop.session.logs import log_failure, start_logging, stop_logging

SECRET = "my sister is allergic to peanuts"


def test_failures_are_logged_without_their_words(tmp_path: Path) -> None:
    handler = start_logging(tmp_path)
    logger = logging.getLogger("desktop.session.test")
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        log_failure(logger, "a turn failed", error)
    finally:
        stop_logging(handler)
    written = (tmp_path / "candor.log").read_text()
    assert SECRET not in written
    assert "a turn failed: ValueError" in written
    assert "test_failures_are_logged" in written  # where it arose


def test_nothing_is_logged_after_the_end(tmp_path: Path) -> None:
    handler = start_logging(tmp_path)
    logging.getLogger("memory").warning("before")
    stop_logging(handler)
    logging.getLogger("memory").warning("after")
    written = (tmp_path / "candor.log").read_text()
    assert "after" not in written
    assert "before" in written
