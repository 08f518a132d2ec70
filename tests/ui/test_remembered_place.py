"""Where the window stood is remembered, and screens come and go between two starts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

Place = tuple[int, int, int, int]
"""x, y, width, height, in pixels."""

DESK = (0, 0, 1280, 800)
ALIKE, LARGER = (1280, 0, 1280, 800), (1280, 0, 1920, 1080)
KEEP = """
import sys
from pathlib import Path
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QMainWindow
from desktop.ui.remembered import Remembered
application = QApplication([])
window = QMainWindow()
window.setGeometry(QRect(*map(int, sys.argv[2:6])))
window.showMaximized() if "maximized" in sys.argv else window.show()
application.processEvents()
Remembered(Path(sys.argv[1])).keep(window)
"""
RESTORE = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QMainWindow
from desktop.ui.remembered import Remembered
application = QApplication([])
window = QMainWindow()
Remembered(Path(sys.argv[1])).restore(window)
window.show()
application.processEvents()
print(*window.geometry().getRect())
"""


def run(script: str, folder: Path, screens: list[Place], *arguments: object) -> Place:
    """Run a script on these screens; return what it prints, or where it was told to be."""
    described = [
        {"name": f"screen-{n}", "x": x, "y": y, "width": width, "height": height}
        for n, (x, y, width, height) in enumerate(screens)
    ]
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": described}))
    done = subprocess.run(
        [sys.executable, "-c", script, str(folder), *map(str, arguments)],
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        cwd=Path(__file__).parents[2],
        check=True,
        capture_output=True,
        text=True,
    )
    x, y, width, height = map(int, (done.stdout or "0 0 0 0").split())
    return x, y, width, height


def seen(place: Place, screen: Place) -> Place:
    """Return the part of a place that a screen shows."""
    left, top = max(place[0], screen[0]), max(place[1], screen[1])
    right = min(place[0] + place[2], screen[0] + screen[2])
    bottom = min(place[1] + place[3], screen[1] + screen[3])
    return left, top, max(right - left, 0), max(bottom - top, 0)


def test_a_window_comes_back_to_where_it_was(tmp_path: Path) -> None:
    there = (1500, 100, 900, 700)
    run(KEEP, tmp_path, [DESK, LARGER], *there)
    assert run(RESTORE, tmp_path, [DESK, LARGER]) == there


@pytest.mark.parametrize("state", ["normal", "maximized"])
@pytest.mark.parametrize("beside", [ALIKE, LARGER])
@pytest.mark.parametrize(
    "there",
    [
        (1500, 100, 900, 700),
        (1250, 60, 900, 700),  # its left edge is still seen
        (1300, 90, 1200, 700),  # nearly as large as the screen that is left
    ],
)
def test_a_window_comes_into_sight_when_its_screen_is_gone(
    tmp_path: Path, there: Place, beside: Place, state: str
) -> None:
    run(KEEP, tmp_path, [DESK, beside], *there, state)
    place = run(RESTORE, tmp_path, [DESK])
    assert seen(place, DESK) == place
    if state == "normal":
        assert place[2:] == there[2:]


def test_a_window_larger_than_the_screen_that_is_left_fits_it(tmp_path: Path) -> None:
    run(KEEP, tmp_path, [DESK, LARGER], 1300, 20, 1800, 1000)
    place = run(RESTORE, tmp_path, [DESK])
    assert seen(place, DESK) == place
    assert (place[2] > 1200, place[3] > 700) == (True, True)
