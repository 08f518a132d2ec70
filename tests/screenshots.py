"""Draw the window into tests/output, to be looked at: python -m tests.screenshots.

``python -m tests.screenshots all`` draws every page over real stores, empty and full;
``python -m tests.screenshots readme`` draws the pictures of the README anew.
"""

import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.session.events import Began, Ended, PieceArrived, Stage, StageChanged
from desktop.session.health import Engine
from desktop.session.overview import Contradiction
from desktop.session.settings import Theme as Choice
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from personality.errors import NotRunningError
from tests import gallery
from tests.ui import fakes
from tests.ui.fakes import FakeSession
from tests.ui.looking import button, wait
from voice.errors import EngineMissingError, NoMicrophoneError
from voice.events import Activity, ActivityChanged, LevelMeasured

FOLDER = Path(__file__).parent / "output"
GERMAN = (
    "Meine Schwester arbeitet seit der Donaudampfschifffahrtsgesellschaftskapitaenspruefung in "
    "der Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetzabteilung"
)

Scene = Callable[[MainWindow, FakeSession], None]


def talk(window: MainWindow, session: FakeSession) -> None:
    """A conversation with every kind of chip, while the owner speaks."""
    session.conversation.play(*fakes.LYON_TURN, *fakes.PEANUTS_TURN)
    session.voice.tell(ActivityChanged(Activity.HEARING))
    for n in range(60):
        level = 0.002 + 0.2 * abs(math.sin(n / 3)) ** 3 * abs(math.sin(n / 17))
        session.voice.tell(LevelMeasured(level, level > 0.02))


def wide(window: MainWindow, session: FakeSession) -> None:
    """The same without the panel."""
    talk(window, session)
    wait(200)
    window.side.close_by_owner()


def greeting(window: MainWindow, session: FakeSession) -> None:
    """The first start."""


def trouble(window: MainWindow, session: FakeSession) -> None:
    """Three engines missing, and a reply that is arriving."""
    error = NotRunningError("refused", host="http://127.0.0.1:11434", model="llama3.2")
    session.health.break_down(Engine.REPLIES, error)
    session.health.break_down(Engine.MICROPHONE, NoMicrophoneError("none"))
    session.health.break_down(Engine.VOICE, EngineMissingError("Piper"))
    now = datetime.now(UTC)
    session.conversation.play(
        Began("t1", "Where did I put the key?", now, None),
        Ended("t1", "", False, error),
        Began("t2", "Tell me about Lyon.", now + timedelta(minutes=1), None),
        StageChanged("t2", Stage.REPLYING),
        PieceArrived("t2", "They ask about the city.", True),
        PieceArrived("t2", "Lyon lies where the **Saone** meets the **Rhone**.\n\n", False),
        PieceArrived("t2", "- two rivers\n- two hills\n\n```\nx = 1\n```\n\nAnd it ", False),
    )
    wait(2200)
    button("engine-replies", window).click()


def memory(window: MainWindow, session: FakeSession) -> None:
    """A record that replaced another."""
    window.go("memory")
    wait(300)
    window.memory.table.selectRow(1)


def pending(window: MainWindow, session: FakeSession) -> None:
    """A record that waits for the owner."""
    window.go("memory")
    wait(300)
    window.memory.table.selectRow(3)


def many(window: MainWindow, session: FakeSession) -> None:
    """Ten thousand records."""
    for n in range(10_000):
        record = fakes.a_record(f"m{n}", f"I noted thing number {n}", confidence=n % 100 / 100)
        session.curation.records[record.id] = record
    window.go("memory")


def empty(window: MainWindow, session: FakeSession) -> None:
    """Nothing remembered yet."""
    session.curation.records.clear()
    window.go("memory")


def long(window: MainWindow, session: FakeSession) -> None:
    """Words that are longer than a line."""
    record = fakes.a_record("g1", GERMAN, subject=fakes.SISTER)
    session.curation.records["g1"] = record
    said = fakes.a_turn(
        "t1",
        GERMAN,
        f"{GERMAN}. {GERMAN}.",
        hearing=0.97,
        rulings=(fakes.a_ruling(record),),
        recall=fakes.recalled(record),
    )
    session.conversation.play(*said)
    wait(200)
    window.explanations.show_record("g1")


def conflict(window: MainWindow, session: FakeSession) -> None:
    """Two statements that do not go together."""
    session.overview.waiting = (Contradiction(fakes.MARIA, fakes.PEANUTS, (), ("r5",)),)
    window.go("conflicts")
    window.places.conflicts.refresh()


def jump(window: MainWindow, session: FakeSession) -> None:
    """A few letters, and what they may mean."""
    button("jump", window).click()
    wait(200)
    words = window.findChild(QLineEdit, "jump-words")
    assert words is not None
    QTest.keyClicks(words, "pe")


def jump_nowhere(window: MainWindow, session: FakeSession) -> None:
    """Letters that nothing has."""
    button("jump", window).click()
    words = window.findChild(QLineEdit, "jump-words")
    assert words is not None
    QTest.keyClicks(words, "xylophone")


def forget(window: MainWindow, session: FakeSession) -> None:
    """The first step of forgetting."""
    window.go("forget")


def agenda(window: MainWindow, session: FakeSession) -> None:
    """A list that is empty."""
    window.go("agenda")


def settings(window: MainWindow, session: FakeSession) -> None:
    """Everything that can be chosen."""
    window.go("settings")


def first(window: MainWindow, session: FakeSession) -> None:
    """The second of the first steps."""
    window.go("first-run")
    button("guide-next", window).click()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        *(talk, wide, greeting, trouble, memory, pending, many, empty, long),
        *(jump, jump_nowhere, conflict, forget, agenda, settings, first),
    )
}


def main() -> int:
    """Draw every scene; each in its own process, because the scale is the process's."""
    FOLDER.mkdir(exist_ok=True)
    if sys.argv[1:2] == ["readme"]:
        return gallery.show_in_readme()
    if sys.argv[1:2] == ["all"]:
        return gallery.draw(*sys.argv[2:]) if len(sys.argv) > 2 else gallery.hang()
    if len(sys.argv) > 1:
        name, colour, scale = sys.argv[1:]
        draw(name, Choice(colour), float(scale))
        return 0
    wanted = [(name, colour, "1") for name in SCENES for colour in ("light", "dark")]
    wanted += [(name, "light", "1.5") for name in ("talk", "memory", "trouble", "long", "conflict")]
    failed = 0
    for scene in wanted:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scene[2]}
        command = [sys.executable, "-m", "tests.screenshots", *scene]
        failed += subprocess.run(command, env=environment, check=False).returncode
    return failed


def draw(name: str, colour: Choice, scale: float) -> None:
    """Draw one scene in this process."""
    application = QApplication([])
    session = FakeSession()
    theme = Theme(application, colour)
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Window(session, Path(folder), theme, Notices())) as window,
    ):
        window.frame.resize(*((1280, 800) if scale == 1 else (900, 600)))
        window.frame.show()
        wait(100)
        SCENES[name](window.frame, session)
        wait(500)
        window.frame.grab().save(str(FOLDER / f"{name}-{colour}-{scale:g}.png"))


if __name__ == "__main__":
    sys.exit(main())
