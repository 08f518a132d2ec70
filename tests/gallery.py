"""Pictures of every page of the window over real stores: python -m tests.screenshots all."""

import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QComboBox

import resources
from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.paths import locate
from desktop.session.settings import EngineChoice
from desktop.session.settings import Theme as Choice
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from tests.benchmarks.bench_memory_size import Growth
from tests.memory.talking import Memory
from tests.ui import everything, walking
from tests.ui.looking import button, find, wait

FOLDER = Path(__file__).parent / "output"
MANY = 10_000
_IN_README = (1180, 740)
_FETCHED_MS = 1500
_VERBS = ("I like", "I dislike", "I own", "I bought", "I need", "I collect")
_SHAPES = ("old", "new", "green", "blue", "wooden", "small", "heavy", "French", "cheap", "round")
_WAYS = ("painted", "printed", "borrowed", "folding", "striped", "polished", "rented", "rusty")
_THINGS = (
    *("chairs", "tables", "lamps", "maps", "clocks", "books", "boats", "coats", "bowls", "tents"),
    *("drums", "kites", "rugs", "bikes", "hats", "pens", "cups", "skis", "vases", "doors"),
)


def hang() -> int:
    """Draw every page in light and dark, empty and with ten thousand records, and larger."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        empty, full = Path(made) / "empty", Path(made) / "full"
        empty.mkdir()
        everything.lay_down(full / "data")
        grow(full / "data")
        walls = [(c, s, "1") for c in ("light", "dark") for s in ("empty", "full")]
        walls += [("light", "full", "1.5"), ("dark", "full", "1.5")]
        failed = 0
        for colours, state, scale in walls:
            environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
            command = [sys.executable, "-m", "tests.screenshots", "all", colours, state, scale]
            command.append(str(Path(made) / state))
            failed += subprocess.run(command, env=environment, check=False).returncode
        return failed


def grow(folder: Path) -> None:
    """Let a memory hold ten thousand records more."""
    said = itertools.product(_VERBS, _SHAPES, _WAYS, _THINGS)
    texts = [f"{verb} {shape} {way} {thing}." for verb, shape, way, thing in said]
    memory = Memory(locate(folder).memory)
    Growth(memory.stores, texts).grow(MANY)
    memory.close()


def draw(colours: str, state: str, scale: str, laid_down: str) -> int:
    """Draw every page one way, in this process, because the scale is the process's."""
    application = QApplication([])
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "copy"
        shutil.copytree(laid_down, folder)
        with assemble(Options(folder / "data", EngineChoice.GROUNDED)) as session:
            theme = Theme(application, Choice(colours))
            with closing(Window(session, folder, theme, Notices())) as window:
                window.frame.resize(*((1280, 800) if scale == "1" else (900, 600)))
                window.frame.show()
                if state == "full":
                    everything.bring_about(session, folder / "files")
                for station in walking.stations(window.frame):
                    name = station.replace(", ", "-").replace(" ", "-")
                    end = "" if scale == "1" else f"-{scale}"
                    window.frame.grab().save(str(FOLDER / f"{name}-{colours}-{state}{end}.png"))
    return 0


def show_in_readme() -> int:
    """Draw the pictures of the README over a real store, and keep them small."""
    application = QApplication([])
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        everything.lay_down(folder / "data")
        with assemble(Options(folder / "data", EngineChoice.GROUNDED)) as session:
            everything.bring_about(session, folder / "files")
            theme = Theme(application, Choice.LIGHT)
            with closing(Window(session, folder, theme, Notices())) as window:
                frame = window.frame
                frame.resize(*_IN_README)
                frame.show()
                frame.go("memory")
                walking.settled(frame)
                rows = frame.memory.model.records
                frame.memory.table.selectRow(
                    next(n for n, one in enumerate(rows) if "moved" in one.statement)
                )
                _keep(frame, "memory")
                frame.side.hide()
                frame.go("conflicts")
                walking.settled(frame)
                inbox = frame.places.conflicts
                inbox.list.setCurrentIndex(inbox.model.index(len(inbox.model.lines) - 1))
                _keep(frame, "conflict")
                frame.go("forget")
                find(QComboBox, "forget-how", frame).setCurrentIndex(1)
                frame.places.forget.choose.words.setText("Anna Berger")
                button("forget-preview", frame).click()
                _keep(frame, "forget")
    return 0


def _keep(frame: MainWindow, name: str) -> None:
    """Save what is seen, packed as closely as can be."""
    walking.settled(frame)
    wait(_FETCHED_MS)
    walking.settled(frame)
    picture = frame.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    picture.save(str(resources.FOLDER / "pictures" / f"{name}.png"), quality=0)
