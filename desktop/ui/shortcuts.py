"""The keys of the whole window: what each does, and which the owner chose for it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.session.settings import Settings
from desktop.ui.words import tr

_IS = "="
_FUNCTION_KEY = re.compile(r"F\d+")
_FIXED = ("Ctrl+F", "Esc", "F2", "Del", "Space", "Tab", "Return", "Ctrl+Z", "Ctrl+C", "Ctrl+V")
"""What pages, lists and fields keep for themselves."""


@dataclass(frozen=True)
class Shortcut:
    """Something that a key does, wherever in the window the owner is."""

    name: str
    title: str
    default: str
    """Portable text, as Qt writes it."""


def all_shortcuts() -> tuple[Shortcut, ...]:
    """Return them in the order in which they are listed."""
    return (
        Shortcut("jump", tr("Jump anywhere"), "Ctrl+K"),
        Shortcut("talk", tr("Go to Talk"), "Ctrl+1"),
        Shortcut("memory", tr("Go to Memory"), "Ctrl+2"),
        Shortcut("conflicts", tr("Go to Conflicts"), "Ctrl+3"),
        Shortcut("people", tr("Go to People and things"), "Ctrl+4"),
        Shortcut("agenda", tr("Go to Agenda"), "Ctrl+5"),
        Shortcut("learned", tr("Go to Projects and skills"), "Ctrl+6"),
        Shortcut("activity", tr("Go to Activity"), "Ctrl+7"),
        Shortcut("documents", tr("Go to Documents"), "Ctrl+8"),
        Shortcut("forget", tr("Go to Forget"), "Ctrl+9"),
        Shortcut("settings", tr("Go to Settings"), "Ctrl+,"),
    )


def chosen_keys(settings: Settings) -> dict[str, str]:
    """Return the keys of every shortcut by its name; empty: it has none."""
    chosen = dict(one.split(_IS, 1) for one in settings.shortcuts if _IS in one)
    return {one.name: chosen.get(one.name, one.default) for one in all_shortcuts()}


def kept(keys: Mapping[str, str]) -> tuple[str, ...]:
    """Return what the settings keep: those that are not as they come."""
    return tuple(
        f"{one.name}{_IS}{keys[one.name]}"
        for one in all_shortcuts()
        if keys[one.name] != one.default
    )


def refusal(keys: Mapping[str, str], name: str, wanted: str) -> str | None:
    """Return why a shortcut cannot have these keys; None when it can."""
    if not wanted:
        return None
    shown = QKeySequence(wanted).toString(QKeySequence.SequenceFormat.NativeText)
    for one in all_shortcuts():
        if one.name != name and keys[one.name] == wanted:
            return tr("{keys} is taken already: {title}.").format(keys=shown, title=one.title)
    if wanted in _FIXED:
        return tr("{keys} is needed in lists and fields.").format(keys=shown)
    if "+" not in wanted and not _FUNCTION_KEY.fullmatch(wanted):
        return tr("{keys} alone is for typing; take it with Ctrl or Alt.").format(keys=shown)
    return None


class ChosenKeys(QObject):
    """Tells that the owner chose other keys.

    Signals:
        changed: the settings have other keys now.
        shown: the keys in use, by the names of their shortcuts.
    """

    changed = Signal()
    shown = Signal(dict)


class WindowKeys(QObject):
    """The shortcuts of a window, with the keys that the owner chose."""

    def __init__(
        self,
        window: QWidget,
        settings: Callable[[], Settings],
        acts: Mapping[str, Callable[[], None]],
        chosen: ChosenKeys,
    ) -> None:
        """Have each of ``acts``, by its shortcut's name, done when its keys are pressed."""
        super().__init__(window)
        self._settings = settings
        self._chosen = chosen
        self._made = {name: QShortcut(window) for name in acts}
        for name, act in acts.items():
            self._made[name].activated.connect(act)
        chosen.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        keys = chosen_keys(self._settings())
        for name, shortcut in self._made.items():
            shortcut.setKey(QKeySequence(keys[name]))
        self._chosen.shown.emit(keys)
