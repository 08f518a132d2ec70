"""What a window that was closed has left behind: threads, timers and widgets."""

import gc
import threading
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from tests.pulse import wait_until


def left() -> list[str]:
    """Name every thread, every timer and every widget that is alive, in order."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    threads = [f"thread {one.name}" for one in threading.enumerate()]
    alive = Shiboken.getAllValidWrappers()
    shown = {id(one): one for one in (*alive, *QApplication.topLevelWidgets())}
    objects = [
        f"{type(one).__name__} {one.objectName()}"
        for one in shown.values()
        if isinstance(one, QTimer | QWidget)
    ]
    return sorted(threads + objects)


def children() -> set[int]:
    """Return the processes that this one has started and that still run."""
    found: set[int] = set()
    for task in Path("/proc/self/task").glob("*/children"):
        found |= {int(id) for id in task.read_text().split()}
    return found


def settled(before: list[str]) -> list[str]:
    """Return what has been left since ``before``, once threads had the time to end."""
    wait_until(lambda: not _threads(left(), before))
    return [one for one in left() if one not in before]


def _threads(now: list[str], before: list[str]) -> list[str]:
    return [one for one in now if one.startswith("thread ") and one not in before]
