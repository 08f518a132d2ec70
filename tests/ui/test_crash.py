import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from desktop.session.problems import explain
from desktop.ui.crash import CrashCatcher, report
from desktop.ui.notices import Notices
from memory.errors import StoreBusyError
from tests.ui.looking import button, find

SECRET = "my sister is allergic to peanuts"


def fail() -> None:
    known: dict[str, str] = {}
    try:
        known[SECRET]
    except KeyError as error:
        raise ValueError(SECRET) from error


@pytest.fixture
def catcher(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashCatcher]:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    made = CrashCatcher(Notices())
    made.install()
    yield made
    made.remove()
    if made.dialog is not None:
        made.dialog.close()


def test_a_report_names_the_places_and_none_of_the_owner_s_words() -> None:
    with pytest.raises(ValueError, match="peanuts") as caught:
        fail()
    text = report(caught.value)
    assert "peanuts" not in text
    assert "ValueError" in text
    assert "KeyError" in text
    assert "tests/ui/test_crash.py" in text
    assert "fail" in text


def test_a_bug_on_any_thread_shows_a_dialog_whose_report_can_be_copied(
    catcher: CrashCatcher, qtbot: QtBot
) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: catcher.dialog is not None)
    dialog = catcher.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert not dialog.isModal()
    text = find(QPlainTextEdit, "report", dialog).toPlainText()
    assert "ValueError" in text
    assert SECRET not in text
    button("copy-report", dialog).click()
    assert QApplication.clipboard().text() == text


def test_what_the_world_does_wrong_is_no_crash(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    notices = Notices()
    told: list[object] = []
    notices.raised.connect(told.append)
    notices.flush()
    catcher = CrashCatcher(notices)
    catcher.install()
    error = StoreBusyError("busy")
    sys.excepthook(type(error), error, None)
    catcher.remove()
    qtbot.waitUntil(lambda: told == [explain(error)])
    assert catcher.dialog is None
