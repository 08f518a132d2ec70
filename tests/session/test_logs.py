import logging
from pathlib import Path

import pytest

from desktop.session.errors import DataFolderError
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


@pytest.mark.parametrize("in_the_way", ["logs", "logs/candor.log/folder"])
def test_a_log_that_cannot_be_written_names_the_data_folder(
    tmp_path: Path, in_the_way: str
) -> None:
    blocked = tmp_path / "blocked"
    (blocked / in_the_way).parent.mkdir(parents=True)
    (blocked / in_the_way).touch()
    with pytest.raises(DataFolderError) as refused:
        start_logging(blocked / "logs")
    assert refused.value.folder == blocked
    stop_logging(start_logging(tmp_path / "free" / "logs"))
    assert (tmp_path / "free" / "logs" / "candor.log").exists()
