"""The log: a rotating file in the data folder. What people say is never above DEBUG in it."""

import logging
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path

from desktop.session.errors import DataFolderError

_BYTES = 1_000_000
_FILES = 3
_LINE = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"
_ROOTS = ("desktop", "voice", "memory", "personality")


class _QuietFileHandler(RotatingFileHandler):
    """Says nothing on standard error when a line cannot be kept: the disk is full, say."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Let go of the line; whatever else cannot be written says so itself."""


def start_logging(folder: Path, level: int = logging.INFO) -> logging.Handler:
    """Write our packages' log to ``folder``; the caller closes what is returned.

    Raises:
        DataFolderError: nothing can be written there.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Opened at once: a log that cannot be written is to fail here, not in every line of it.
        handler = _QuietFileHandler(
            folder / "candor.log", maxBytes=_BYTES, backupCount=_FILES, encoding="utf-8"
        )
    except OSError as error:
        raise DataFolderError(folder.parent, error.strerror or str(error)) from error
    handler.setFormatter(logging.Formatter(_LINE))
    for name in _ROOTS:
        logger = logging.getLogger(name)
        logger.setLevel(level)
        logger.addHandler(handler)
        logger.propagate = False
    return handler


def stop_logging(handler: logging.Handler) -> None:
    """Write no more to ``handler`` and close its file."""
    for name in _ROOTS:
        logger = logging.getLogger(name)
        logger.removeHandler(handler)
        logger.propagate = True
    handler.close()


def log_failure(logger: logging.Logger, what: str, error: BaseException) -> None:
    """Log where ``error`` arose; its message, which may quote the owner, at DEBUG only."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    logger.error("%s: %s\n%s", what, type(error).__name__, frames)
    logger.debug("%s: %s", what, error)
