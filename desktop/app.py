"""Live in the window: claim the folder, open the memory, and do what needs it closed."""

import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop.session.errors import SessionError
from desktop.session.paths import Paths
from desktop.session.problems import Problem
from desktop.session.settings import Theme as Choice
from desktop.session.settings import language
from desktop.ui.crash import CrashCatcher
from desktop.ui.endings import Endings
from desktop.ui.explaining import explain
from desktop.ui.first_window import FirstWindow
from desktop.ui.icons import window_icon
from desktop.ui.language import Speech
from desktop.ui.notices import Notices
from desktop.ui.passphrase import PassphraseDialog
from desktop.ui.refusal import RefusalDialog
from desktop.ui.reopening import Meanwhile, Wish
from desktop.ui.session_port import SessionPort
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from desktop.ui.words import tr
from desktop.ui.workers import Worker
from memory.errors import CandorMemoryError, KeyNeededError, StoreLockedError
from voice.errors import VoiceError

Assemble = Callable[[], SessionPort]
"""Puts the session together; opens the stores, so it is called only once the folder is ours."""
Unlock = Callable[[str], SessionPort]
"""Does the same with a passphrase."""


def run(
    assemble: Assemble,
    folder: Path,
    raised: Iterable[Exception] = (),
    unlock: Unlock | None = None,
) -> int:
    """Open the window and return the exit code once it is closed, or the system ended it.

    The data folder is claimed first, so a second start never touches the stores: it shows the
    first window and ends.

    Args:
        assemble: Puts the session together.
        folder: The data folder.
        raised: What went wrong while that was done; shown once there is a window.
        unlock: Puts it together with the passphrase that it takes; None where that is not asked.

    Raises:
        Exception: what ``assemble`` raised, once the owner has been told.
    """
    application = start_qt()
    with closing(Speech(application, language(Paths(folder).settings))):
        return _claim(application, assemble, folder, raised, unlock)


def _claim(
    application: QApplication,
    assemble: Assemble,
    folder: Path,
    raised: Iterable[Exception],
    unlock: Unlock | None,
) -> int:
    """Take the data folder and live in it, or call the window that has it."""
    endings = Endings(application)
    endings.install()  # before the folder is taken: what ends Candor now must give it back
    first = FirstWindow(folder)
    notices = Notices()
    catcher = CrashCatcher(notices)
    catcher.install()
    try:
        if not first.claim():
            return 0 if first.call() else _refuse(application, _unanswered(first.holder()))
        assembled = _assemble(application, assemble, unlock)
        for error in raised if assembled is not None else ():
            notices.report(error)
        while assembled is not None:
            code, wish = _inhabit(application, assembled, folder, notices, first)
            if wish is None:
                return code
            passphrase = _carry_out(application, wish, notices)
            again = (
                assemble if passphrase is None or unlock is None else partial(unlock, passphrase)
            )
            assembled = _assemble(application, again, unlock)
        return 0
    finally:
        catcher.remove()
        first.release()
        endings.remove()


def _inhabit(
    application: QApplication,
    assembled: SessionPort,
    folder: Path,
    notices: Notices,
    first: FirstWindow,
) -> tuple[int, Wish | None]:
    """Live in the window; return its exit code, and what is to be done before there is another."""
    with closing(assembled) as session:
        theme = Theme(application, session.settings.theme, session.settings.text_size)
        with closing(Window(session, folder, theme, notices)) as window:
            window.welcome()
            first.called.connect(window.frame.bring_to_front)
            code = _live(application, window)
            theme.deleteLater()
            return code, window.reopening.wish


def _carry_out(application: QApplication, wish: Wish, notices: Notices) -> str | None:
    """Do what can only be done while the memory is closed; return the passphrase it has now."""
    notices.hold()
    outcome: list[str | None] = []
    shown = Meanwhile(wish.doing)
    shown.show()
    with closing(Worker("reopening")) as worker:

        def fail(error: Exception) -> None:
            application.exit()
            notices.report(error)

        def end(passphrase: str | None) -> None:
            application.exit()
            outcome.append(passphrase)

        worker.run(wish.work, end, fail)
        application.exec()
    shown.close()
    return next(iter(outcome), None)


def _live(application: QApplication, window: Window) -> int:
    """Show the window and return the exit code once it is closed, or the system ended it."""

    def leave() -> None:
        application.exit()

    window.frame.closed.connect(leave)
    window.frame.show()
    code = application.exec()
    window.frame.closed.disconnect(leave)  # one more exit would end the next loop at once
    return code


def check(session: SessionPort, folder: Path) -> None:
    """Make the window, draw it once where nobody looks, and close it; raises what goes wrong."""
    application = start_qt()
    theme = Theme(application, session.settings.theme)
    with closing(Window(session, folder, theme, Notices())) as window:
        window.frame.show()
        application.processEvents()
        window.frame.grab()


def start_qt() -> QApplication:
    """Return the one application of this process, made when it is first asked for."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("Candor")
    application.setWindowIcon(window_icon())
    application.setDesktopFileName("candor")
    application.setQuitOnLastWindowClosed(False)  # a report of a crash may still be open
    return application


def _assemble(
    application: QApplication, assemble: Assemble, unlock: Unlock | None
) -> SessionPort | None:
    """Put the session together; what the world does wrong is told before it is raised again.

    Returns:
        The session; None when the owner did not say the passphrase that it takes.
    """
    try:
        try:
            return assemble()
        except KeyNeededError:
            if unlock is None:
                raise
            return _unlocked(application, unlock)
    except (SessionError, CandorMemoryError, VoiceError) as error:
        problem = explain(error)
        if problem is not None:
            _refuse(application, problem)
        raise


def _unlocked(application: QApplication, unlock: Unlock) -> SessionPort | None:
    """Ask for the passphrase until it is right, or the owner leaves."""
    Theme(application, Choice.SYSTEM)
    was_wrong = False
    while True:
        dialog = PassphraseDialog(was_wrong=was_wrong)
        if not dialog.exec():
            return None
        try:
            return unlock(dialog.passphrase)
        except StoreLockedError:
            was_wrong = True


def _refuse(application: QApplication, problem: Problem) -> int:
    """Tell why there is no window; return the exit code of a start that came to nothing."""
    Theme(application, Choice.SYSTEM)
    dialog = RefusalDialog(problem)
    dialog.finished.connect(lambda: application.exit())
    dialog.show()
    application.exec()
    return 1


def _unanswered(holder: str) -> Problem:
    return Problem(
        tr("Another Candor has this data folder and does not answer."),
        tr("It is {holder}.").format(holder=holder),
        tr("End that program, then start Candor again."),
    )
