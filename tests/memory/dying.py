"""Kill a process with signal 9 at a point that can be chosen: a statement or a commit."""

import os
import signal
from collections.abc import Callable

from sqlalchemy import Engine, event


def die_at(point: int) -> None:
    """Let this process be killed at its ``point``th statement or commit from now on."""
    left = point

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)


def killed_in(act: Callable[[], object], point: int) -> bool:
    """Carry ``act`` out in a child that dies at a point; tell whether it came that far."""
    pid = os.fork()
    if pid == 0:
        die_at(point)
        act()
        os._exit(0)
    _, status = os.waitpid(pid, 0)
    return os.WIFSIGNALED(status)
