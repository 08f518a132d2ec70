"""How soon there is a window to type into.

The plain way is a program that shows its window when its engines are loaded. Ours load
meanwhile, so that is counted as soon as they are ready, in its favour.
"""

import time
from pathlib import Path
from typing import Any


def measure(folder: Path) -> dict[str, Any]:
    """Measure a first start in an empty ``folder``, its imports included; seconds."""
    began = time.perf_counter()
    from desktop.benchmarks.window import trial

    with trial(folder) as started:
        started.draw()
        window_s = time.perf_counter() - began
        began = time.perf_counter()
        started.session.warm_up()
        engines_s = time.perf_counter() - began
    return {
        "window_s": round(window_s, 2),
        "plain_s": round(window_s + engines_s, 2),
        "times_sooner": round((window_s + engines_s) / window_s, 1),
    }
