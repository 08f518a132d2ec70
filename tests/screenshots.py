"""Draw the window's pages into tests/output, to be looked at: python -m tests.screenshots."""

import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

FOLDER = Path(__file__).parent / "output"


def main() -> int:
    """Draw every scene; each in its own process, because the scale is the process's."""
    FOLDER.mkdir(exist_ok=True)
    if len(sys.argv) > 1:
        return draw(*sys.argv[1:])

    scenes = [(page, colour, "1") for page in PAGES for colour in ("light", "dark")]
    scenes += [(page, "light", "1.5") for page in ("talk", "memory", "long")]
    failed = 0
    for page, colour, scale in scenes:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
        command = [sys.executable, "-m", "tests.screenshots", page, colour, scale]
        failed += subprocess.run(command, env=environment, check=False).returncode
    return failed


def draw(page: str, colour: str, scale: str) -> int:
    """Draw one scene in this process."""
    import tempfile

    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from desktop.app import Window
    from desktop.session.settings import Theme as Choice
    from desktop.ui.notices import Notices
    from desktop.ui.theme import Theme
    from tests.ui.fakes import FakeSession

    application = QApplication([])
    theme = Theme(application, Choice(colour))
    session = FakeSession()
    with tempfile.TemporaryDirectory() as folder:
        window = Window(session, Path(folder), theme, Notices())
        size = (1280, 800) if scale == "1" else (900, 600)
        window.frame.resize(*size)
        window.frame.show()
        QTest.qWait(100)
        PAGES[page](window, session)
        QTest.qWait(500)
        window.frame.grab().save(str(FOLDER / f"{page}-{colour}-{scale}.png"))
        window.frame.close()
        window.close()
    return 0


def _talk(window, session):  # type: ignore[no-untyped-def]
    import math

    from tests.ui import fakes
    from voice.events import Activity, ActivityChanged, Heard, LevelMeasured
    from voice.transcriber import Transcript

    session.conversation.play(*fakes.LYON_TURN, *fakes.PEANUTS_TURN)
    session.voice.tell(ActivityChanged(Activity.HEARING))
    for n in range(60):
        level = 0.002 + 0.2 * abs(math.sin(n / 3)) ** 3 * abs(math.sin(n / 17))
        session.voice.tell(LevelMeasured(level, level > 0.02))
    del Heard, Transcript


def _talk_wide(window, session):  # type: ignore[no-untyped-def]
    _talk(window, session)
    from PySide6.QtTest import QTest

    QTest.qWait(200)
    window.frame.side.close_by_owner()


def _trouble(window, session):  # type: ignore[no-untyped-def]
    from datetime import UTC, datetime

    from desktop.session.events import Began, Ended, PieceArrived, Stage, StageChanged
    from desktop.session.health import Engine
    from personality.errors import NotRunningError
    from voice.errors import EngineMissingError, NoMicrophoneError

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
    from PySide6.QtTest import QTest

    QTest.qWait(2200)
    window.frame.rail.findChild(type(window.frame.talk.bar._hold), "engine-replies").click()


def _memory(window, session):  # type: ignore[no-untyped-def]
    from PySide6.QtTest import QTest

    from tests.ui import fakes

    window.frame.go("memory")
    QTest.qWait(300)
    window.frame.memory.table.selectRow(1)
    del fakes


def _pending(window, session):  # type: ignore[no-untyped-def]
    from PySide6.QtTest import QTest

    window.frame.go("memory")
    QTest.qWait(300)
    window.frame.memory.table.selectRow(3)


def _many(window, session):  # type: ignore[no-untyped-def]
    from tests.ui import fakes

    for n in range(10_000):
        record = fakes.a_record(f"m{n}", f"I noted thing number {n}", confidence=n % 100 / 100)
        session.curation.records[record.id] = record
    window.frame.go("memory")


def _empty(window, session):  # type: ignore[no-untyped-def]
    session.curation.records.clear()
    window.frame.go("memory")


def _greeting(window, session):  # type: ignore[no-untyped-def]
    pass


def _long(window, session):  # type: ignore[no-untyped-def]
    from PySide6.QtTest import QTest

    from tests.ui import fakes

    said = (
        "Meine Schwester arbeitet seit der Donaudampfschifffahrtsgesellschaftskapitaenspruefung "
        "in der Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetzabteilung."
    )
    record = fakes.a_record("g1", said, subject=fakes.SISTER)
    session.curation.records["g1"] = record
    session.conversation.play(
        *fakes.a_turn(
            "t1",
            said,
            said + " " + said,
            hearing=0.97,
            rulings=(fakes.a_ruling(record),),
            recall=fakes.recalled(record),
        )
    )
    QTest.qWait(200)
    window.frame.explanations.show_record("g1")


PAGES = {
    "talk": _talk,
    "wide": _talk_wide,
    "trouble": _trouble,
    "memory": _memory,
    "pending": _pending,
    "many": _many,
    "empty": _empty,
    "greeting": _greeting,
    "long": _long,
}

if __name__ == "__main__":
    sys.exit(main())
