"""Every page and dialog, as somebody meets them who sees little, or has no mouse."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.problems import Problem
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Language
from desktop.session.settings import Theme as Choice
from desktop.ui import tokens, words
from desktop.ui.crash import CrashDialog
from desktop.ui.language import Speech
from desktop.ui.passphrase import PassphraseDialog
from desktop.ui.refusal import RefusalDialog
from desktop.ui.texts import button
from desktop.ui.theme import Theme
from tests.ui import everything, walking
from tests.ui.looking import clipped
from tests.ui.real import window_over

LARGE, SMALL, WIDE = QSize(1280, 800), QSize(940, 600), QSize(1400, 800)
DIALOGS: dict[type[QDialog], Callable[[], QDialog]] = {
    CrashDialog: lambda: CrashDialog("Python 3.11\nValueError"),
    PassphraseDialog: lambda: PassphraseDialog(was_wrong=True),
    RefusalDialog: lambda: RefusalDialog(Problem("It is open.", "Elsewhere.", "Close it.")),
}


def german(application: QApplication) -> Speech:
    """Have the window speak German."""
    return Speech(application, Language.GERMAN)


class Closing(Protocol):
    """What can be taken back."""

    def close(self) -> None: ...


@dataclass(frozen=True)
class Way:
    """One way to look at the window."""

    colours: Choice = Choice.LIGHT
    size: QSize = LARGE
    text: float = 1.0
    """How large the text is, as a share of what was designed."""
    speech: Callable[[QApplication], Closing] | None = None
    """Has the window speak another language; None is English."""


WAYS = {
    "light": Way(),
    "dark, large text": Way(Choice.DARK, text=1.5),
    "German, small": Way(size=SMALL, speech=german),
    "German, large text": Way(Choice.DARK, WIDE, 1.5, german),
}


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """A session that holds something of everything."""
    folder = tmp_path_factory.mktemp("full")
    everything.lay_down(folder / "data")
    with assemble(Options(folder / "data", EngineChoice.GROUNDED)) as session:
        everything.bring_about(session, folder / "files")
        yield session


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """A session that holds nothing."""
    folder = tmp_path_factory.mktemp("empty")
    with assemble(Options(folder, EngineChoice.GROUNDED)) as session:
        yield session


@contextmanager
def looked_at(way: Way, theme: Theme) -> Iterator[Way]:
    """Dress and translate the application for a way of looking at it."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    with pytest.MonkeyPatch.context() as patch, ExitStack() as spoken:
        patch.setattr(tokens, "POINT", way.text)
        theme.choose(way.colours)
        if way.speech is not None:
            spoken.enter_context(closing(way.speech(application)))
        yield way


def judge(seen: QWidget, way: Way) -> Iterator[str]:
    """Return every defect of what is seen."""
    yield from walking.nameless(seen)
    yield from clipped(seen)
    yield from walking.wordless(seen)
    if way.speech is None:
        yield from walking.unreadable(seen)
        yield from walking.unreached(seen)
        yield from walking.unmarked(seen)


WALKS = [*(("full", name) for name in WAYS), ("empty", "light"), ("empty", "German, large text")]


@pytest.mark.parametrize(("state", "name"), WALKS)
@pytest.mark.timeout(400)
def test_every_page_is_for_everybody(
    state: str,
    name: str,
    request: pytest.FixtureRequest,
    theme: Theme,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    session: Session = request.getfixturevalue(state)
    defects: list[str] = []
    way = WAYS[name]
    with looked_at(way, theme), window_over(session, tmp_path, theme, qtbot) as window:
        window.resize(way.size)
        stations = 0
        for station in walking.stations(window):
            stations += 1
            defects += walking.defects(station, judge(window, way))
            if window.width() > way.size.width():
                defects.append(f"{station}: does not fit, {window.width()} wide")
                window.resize(way.size)
    assert not defects, "\n".join(sorted(set(defects)))
    assert stations > (20 if state == "full" else 10)


def test_every_dialog_is_known_here() -> None:
    assert walking.dialogs() == set(DIALOGS)


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("kind", DIALOGS, ids=lambda kind: kind.__name__)
def test_every_dialog_is_for_everybody(
    kind: type[QDialog], name: str, theme: Theme, qtbot: QtBot
) -> None:
    with looked_at(WAYS[name], theme):
        dialog = DIALOGS[kind]()
        qtbot.addWidget(dialog)
        dialog.show()
        walking.settled(dialog)
        assert not list(judge(dialog, WAYS[name]))


def controls() -> Iterable[QAbstractButton]:
    """Return one of everything that is on or off."""
    yield button("plain", "Hands free")
    yield button("chip", "Everything", "chip")
    yield QCheckBox("Forget")
    yield QRadioButton("Light")


@pytest.mark.parametrize("colours", [Choice.LIGHT, Choice.DARK])
def test_what_is_on_is_told_from_what_is_off_without_colour(
    colours: Choice, theme: Theme, qtbot: QtBot
) -> None:
    theme.choose(colours)
    for control in controls():
        holder = QWidget()
        QVBoxLayout(holder).addWidget(control)
        qtbot.addWidget(holder)
        control.setCheckable(True)
        holder.show()
        off = walking.luminance(walking.pixels(holder, holder.rect()))
        control.setChecked(True)
        on = walking.luminance(walking.pixels(holder, holder.rect()))
        brighter, darker = np.maximum(on, off) + 0.05, np.minimum(on, off) + 0.05
        assert (brighter / darker).max() >= 3, type(control)


def test_no_two_words_of_one_kind_are_the_same() -> None:
    for kind, labels in words.LABELS.items():
        assert len(set(labels.values())) == len(labels), kind


def test_what_is_wrong_would_be_found(theme: Theme, qtbot: QtBot) -> None:
    """The controls of the walk: a window in which everything is wrong."""
    theme.choose(Choice.LIGHT)
    broken = QWidget()
    column = QVBoxLayout(broken)
    pale, caught, unmarked = QPushButton("pale"), _Trap("caught"), QPushButton("unmarked")
    pale.setStyleSheet("color: #EEEEEE; background: #FFFFFF;")
    unmarked.setStyleSheet("QPushButton:focus { border: 1px solid #DEDAD0; padding: 7px 14px; }")
    unmarked.setAccessibleName(" ")
    for one in (pale, unmarked, caught, QPushButton("never reached")):
        column.addWidget(one)
    bare = QWidget()
    bare.setProperty("tone", "waits")
    column.addWidget(bare)
    qtbot.addWidget(broken)
    broken.show()
    assert any("no object name" in one for one in walking.nameless(broken))
    assert any("caught" in one for one in walking.unreached(broken))
    assert any("never reached" in one for one in walking.unreached(broken))
    assert any("unmarked" in one for one in walking.unmarked(broken))
    assert [one for one in walking.unreadable(broken) if "pale" in one]
    assert list(walking.wordless(broken))


class _Trap(QPushButton):
    """What Tab cannot leave."""

    def focusNextPrevChild(self, _next: bool) -> bool:  # noqa: N802 - Qt's own name
        return True
