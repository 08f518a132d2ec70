"""Walking over a window as somebody does who sees little, or has no mouse."""

import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QLabel,
    QScrollArea,
    QWidget,
)

import desktop.ui
from desktop.ui.main_window import MainWindow
from tests.ui.looking import wait

SETTLE_MS = 150
"""How long a page is given to fetch what it shows before it is looked at again."""
_MOST_LOOKS = 30
_NOTHING = {QAccessible.Role.NoRole, QAccessible.Role.Client, QAccessible.Role.Window}
"""Roles that tell a screen reader nothing about what can be done."""
_MOST_TABS = 300
_MOST_STEPS_WITHIN = 4
"""A date takes three: day, month and year."""
ENOUGH = 4.5
"""The contrast of running text in the accessibility guidelines (WCAG 2.2, AA)."""
_FRAME = 5
"""Pixels at the edges of a button that hold no words."""
_LOWEST = 8
"""Pixels below which what is seen of a widget holds no whole letter."""
_AROUND = 16
"""Pixels around a widget in which its focus may be shown."""
_FINE = 2
"""Pixels are looked at this many times finer, so that thin strokes keep their colour."""


def dialogs() -> set[type[QDialog]]:
    """Return every dialog that the program defines."""
    for module in pkgutil.walk_packages(desktop.ui.__path__, "desktop.ui."):
        importlib.import_module(module.name)
    known = list(QDialog.__subclasses__())
    found = set(known)
    while known:
        known = [sub for one in known for sub in one.__subclasses__()]
        found.update(known)
    return {one for one in found if one.__module__.startswith("desktop.")}


def settled(window: QWidget) -> None:
    """Wait until what was asked for is shown: no list waits, and the window looks the same twice.

    A list that holds nothing gives way to words that say so, once that is known.
    """
    before = None
    for _ in range(_MOST_LOOKS):
        wait(SETTLE_MS)
        shown = window.grab().toImage()
        lists = [one for one in window.findChildren(QAbstractItemView) if one.isVisible()]
        waits = any(one.model() and not one.model().rowCount() for one in lists)
        if shown == before and not waits:
            return
        before = shown


def stations(window: MainWindow) -> Iterator[str]:
    """Show every page as it is come to, then with the first row of each list chosen.

    The pages are the window's own, so that a new page is walked as well.
    """
    for name, page in {"talk": window.talk, **window.places.by_name}.items():
        window.go(name)
        settled(window)
        yield name
        rows = [one for one in page.findChildren(QAbstractItemView) if one.isVisible()]
        if any(choose_first(view) for view in rows):
            settled(window)
            yield f"{name}, a row chosen"
        for opener in _openers(page):
            opener.click()
            settled(window)
            yield f"{name}, {opener.objectName()} pressed"
            if opener.isVisible() and opener.isCheckable() and opener.isChecked():
                opener.click()
        window.side.hide()


_OPENS = ("facets", "travel", "act-correct", "document-read", "document-remove", "way-changed")
"""What unfolds more of a page and changes nothing."""


def _openers(page: QWidget) -> list[QAbstractButton]:
    buttons = page.findChildren(QAbstractButton)
    return [one for one in buttons if one.isVisible() and one.objectName() in _OPENS]


def choose_first(view: QAbstractItemView) -> bool:
    """Choose the first row; return whether there is one."""
    if not view.model() or not view.model().rowCount():
        return False
    view.setCurrentIndex(view.model().index(0, 0))
    return True


def reachable(within: QWidget) -> list[QWidget]:
    """Return every widget that is seen and that the Tab key should come to."""
    return [one for one in (within, *within.findChildren(QWidget)) if _is_stop(one)]


def _is_stop(one: QWidget) -> bool:
    if not one.isVisible() or not one.isEnabled() or one.focusProxy() is not None:
        return False
    return bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) or _is_choice(one)


def _is_choice(one: QWidget) -> bool:
    """Whether it is one of several of which one is chosen: Tab goes to that, arrows to the rest."""
    if not isinstance(one, QAbstractButton) or not one.isCheckable():
        return False
    group = one.group()
    return (
        group is not None
        and group.exclusive()
        and bool(one.focusPolicy() & Qt.FocusPolicy.ClickFocus)
    )


def nameless(within: QWidget) -> Iterator[str]:
    """Name what a screen reader could not name, or not say what it is."""
    for one in reachable(within):
        heard = QAccessible.queryAccessibleInterface(one)
        if not heard.text(QAccessible.Text.Name).strip():
            yield f"no name: {told(one)}"
        if heard.role() in _NOTHING:
            yield f"no role: {told(one)}"
        if not one.objectName():
            yield f"no object name: {told(one)}"


def unreached(within: QWidget) -> Iterator[str]:
    """Name what Tab does not come to, and where it is caught."""
    stops = reachable(within)
    if not stops:
        yield "nothing can be reached"
        return
    activated(within)
    stops[0].setFocus(Qt.FocusReason.TabFocusReason)
    seen: list[QWidget] = []
    at = QApplication.focusWidget()
    while at is not None and len(seen) < _MOST_TABS:
        seen.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
        at = QApplication.focusWidget()
        if at is seen[0] or [at] * _MOST_STEPS_WITHIN == seen[-_MOST_STEPS_WITHIN:]:
            break
    if at is not seen[0]:
        yield f"Tab is caught at {told(at) if at else 'nothing'}"
    groups = {one.group() for one in seen if isinstance(one, QAbstractButton)} - {None}
    for one in reachable(within):
        is_chosen = isinstance(one, QAbstractButton) and one.group() in groups
        if one not in seen and not is_chosen:
            yield f"Tab does not come to {told(one)}"


def unmarked(within: QWidget) -> Iterator[str]:
    """Name what looks the same with the keyboard on it and without."""
    activated(within)
    for one in reachable(within):
        if not one.isVisible():
            continue  # it gave way to another
        bring_into_sight(one)
        one.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        area = area_of(one, within).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & within.rect()
        after = pixels(within, area)
        _unfocus(within)
        before = pixels(within, area)
        changed = np.any(before != after, axis=2)
        if changed.sum() < _FINE * min(one.width(), 60):
            yield f"the focus is not seen on {told(one)}: {int(changed.sum())} pixels"
        elif _contrasts(before[changed], after[changed]).max() < 3:
            yield f"the focus is faint on {told(one)}"


def activated(window: QWidget) -> None:
    """Give the keyboard to a window, and wait until it has it."""
    window.activateWindow()
    for _ in range(_MOST_LOOKS):
        if window.isActiveWindow():
            return
        wait(20)


def bring_into_sight(one: QWidget) -> None:
    """Scroll to a widget, as the Tab key does."""
    over = one.parentWidget()
    while over is not None:
        if isinstance(over, QScrollArea):
            over.ensureWidgetVisible(one)
        over = over.parentWidget()


def _unfocus(within: QWidget) -> None:
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()
    QApplication.processEvents()


def area_of(one: QWidget, within: QWidget) -> QRect:
    """Return where a widget is seen, in the coordinates of the window."""
    area = QRect(one.mapTo(within, QPoint(0, 0)), one.size())
    over = one.parentWidget()
    while over is not None and over is not within:
        area &= QRect(over.mapTo(within, QPoint(0, 0)), over.size())
        over = over.parentWidget()
    return area & within.rect()


def pixels(within: QWidget, area: QRect) -> Any:
    """Return the colours of an area: an array of (height, width, 3), 0..255."""
    image = QImage(area.size() * _FINE, QImage.Format.Format_RGB888)
    image.setDevicePixelRatio(_FINE)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    within.render(painter, QPoint(0, 0), area)
    painter.end()
    wide = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return wide[:, : image.width() * 3].reshape(image.height(), image.width(), 3).copy()


def luminance(colours: Any) -> Any:
    """Return the relative luminance of colours, as the accessibility guidelines reckon it."""
    share = np.asarray(colours, float) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def _contrasts(one: Any, other: Any) -> Any:
    first, second = luminance(one), luminance(other)
    return (np.maximum(first, second) + 0.05) / (np.minimum(first, second) + 0.05)


def unreadable(within: QWidget) -> Iterator[str]:
    """Name the words that do not stand out enough from what is behind them."""
    for one in within.findChildren(QWidget):
        if not isinstance(one, QLabel | QAbstractButton) or not one.text().strip():
            continue
        inside = 0 if isinstance(one, QLabel) else _FRAME
        area = area_of(one, within).adjusted(inside, inside, -inside, -inside)
        if not one.isVisible() or area.height() < _LOWEST or area.width() < _LOWEST:
            continue
        shown = pixels(within, area).reshape(-1, 3)
        colours, counts = np.unique(shown, axis=0, return_counts=True)
        reached = float(_contrasts(colours, colours[counts.argmax()]).max())
        if reached < ENOUGH:
            yield f"contrast {reached:.2f}: {told(one)}"


def wordless(within: QWidget) -> Iterator[str]:
    """Name what is coloured for what it means and has no word for it."""
    for one in within.findChildren(QWidget):
        if one.isVisible() and (one.property("tone") or one.property("state")):
            inside = (one, *one.findChildren(QWidget))
            words = [w.text() for w in inside if isinstance(w, QLabel | QAbstractButton)]
            if not any(words) and not one.accessibleName():
                yield f"a colour without a word: {told(one)}"


def told(one: QWidget) -> str:
    """Return what a widget is, for a message."""
    up: QWidget | None = one
    path: list[str] = []
    while up is not None and len(path) < 5:
        if up.objectName() and not up.objectName().startswith("qt_"):
            path.append(up.objectName())
        up = up.parentWidget()
    words = getattr(one, "text", lambda: "")() if isinstance(one, QAbstractButton) else ""
    return f"{type(one).__name__} {'<'.join(path)} {words!r}"


def defects(station: str, found: Iterable[str]) -> list[str]:
    """Return what was found, with where."""
    return [f"{station}: {one}" for one in found]
