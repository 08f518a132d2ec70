"""The places that are lists, over a real session and real stores."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.overview import Acquaintance
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.lists.lines import Line
from desktop.ui.lists.page import ListPage
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


def titles(page: ListPage) -> list[str]:
    return [line.title for line in page.model.lines]


def go(window: MainWindow, place: str, view: str | None = None) -> ListPage:
    window.go(place)
    if view is not None:
        button(f"view-{view}", window).click()
    return window.places.lists[place]


def choose(page: ListPage, title: str, qtbot: QtBot) -> Line:
    """Wait for a line, select it and return it."""
    qtbot.waitUntil(lambda: any(title in one for one in titles(page)), timeout=WAIT_MS)
    row = next(row for row, one in enumerate(titles(page)) if title in one)
    page.list.setCurrentIndex(page.model.index(row))
    return page.model.lines[row]


@pytest.mark.parametrize("place", ["people", "agenda", "learned", "activity"])
def test_an_empty_place_says_what_will_be_here(
    window: MainWindow, place: str, qtbot: QtBot
) -> None:
    page = go(window, place)
    for view in page.views:
        page.look_at(view)
        qtbot.waitUntil(lambda: bool(find(QLabel, "nothing", page).text()), timeout=WAIT_MS)
        if not page.model.lines:  # the owner is known from the beginning
            assert (
                "appears here" in find(QLabel, "nothing", page).text()
                or "listed here" in find(QLabel, "nothing", page).text()
            )
    qtbot.waitUntil(lambda: not list(clipped(window)), timeout=WAIT_MS)


def test_a_plan_is_seen_done_and_taken_back(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    tell(session, "Remind me tomorrow at nine to call Anna.")
    page = go(window, "agenda")
    choose(page, "Call", qtbot)
    button("deed-done", page).click()
    qtbot.waitUntil(lambda: not page.model.lines, timeout=WAIT_MS)
    assert any("Done" in one for one in shown_words(page.undo_bar))
    button("undo", page).click()
    qtbot.waitUntil(lambda: len(page.model.lines) == 1, timeout=WAIT_MS)
    choose(page, "Call", qtbot)
    button("deed-done", page).click()
    qtbot.waitUntil(lambda: not page.model.lines, timeout=WAIT_MS)
    button("view-settled", page).click()
    qtbot.waitUntil(lambda: [one.mark for one in page.model.lines] == ["done"], timeout=WAIT_MS)


def test_a_skill_is_approved_with_the_keyboard_alone(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    tell(session, "When you write status mails, end with Cheers.")
    page = go(window, "learned", "skills")
    qtbot.waitUntil(lambda: bool(page.model.lines), timeout=WAIT_MS)
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_End)
    assert page.chosen is not None
    assert page.chosen.mark == "waiting for you"
    QTest.keyClick(page.list, Qt.Key.Key_Tab)
    focused = window.focusWidget()
    assert focused is button("deed-confirm", page)
    QTest.keyClick(focused, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.model.lines[0].mark == "in use", timeout=WAIT_MS)


def test_two_names_of_one_are_merged_and_split_again(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    tell(session, "My friend Anna Berger lives in Ghent.", "My colleague Anna works at Figma.")
    page = go(window, "people")
    anna = choose(page, "Anna", qtbot)
    before = len(page.model.lines)
    merges = [one for one in anna.deeds if one.name.startswith("merge-")]
    assert merges
    button(f"deed-{merges[0].name}", page).click()
    qtbot.waitUntil(lambda: len(page.model.lines) == before - 1, timeout=WAIT_MS)
    anna = choose(page, "Anna", qtbot)
    (split,) = [one for one in anna.deeds if one.name.startswith("split-")]
    button(f"deed-{split.name}", page).click()
    qtbot.waitUntil(lambda: len(page.model.lines) == before, timeout=WAIT_MS)


def test_a_refusal_is_seen_with_its_reason_and_overruled(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    tell(session, "Imagine I lived in Oslo.", "I live in Ghent.")
    page = go(window, "activity", "refusals")
    qtbot.waitUntil(
        lambda: "Oslo" in str(titles(page)) and "Ghent" not in str(titles(page)), timeout=WAIT_MS
    )
    assert "supposed" in choose(page, "Oslo", qtbot).aside
    assert not any("Oslo" in one for one in facts(session))
    button("deed-overrule", page).click()
    qtbot.waitUntil(
        lambda: any("Oslo" in one for one in facts(session)),
        timeout=WAIT_MS,
    )


def test_a_decision_is_taken_back_from_the_list(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    tell(session, "I live in Ghent.")
    page = go(window, "activity")
    choose(page, "I live in Ghent", qtbot)
    button("deed-take-back", page).click()
    qtbot.waitUntil(lambda: facts(session) == [], timeout=WAIT_MS)


def test_a_line_explains_where_it_comes_from(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    tell(session, "Coffee gives me headaches.")
    page = go(window, "learned", "causes")
    choose(page, "offee", qtbot)
    qtbot.waitUntil(
        lambda: any("Coffee gives me headaches" in one for one in shown_words(window.side)),
        timeout=WAIT_MS,
    )


def test_while_a_list_is_looked_up_its_place_is_shown(
    window: MainWindow, session: Session, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    page = window.places.lists["people"]
    found = threading.Event()
    look_up = session.overview.people

    def slowly(each: int) -> tuple[Acquaintance, ...]:
        found.wait(WAIT_MS / 1000)
        return look_up(each)

    monkeypatch.setattr(session.overview, "people", slowly)
    window.go("people")
    qtbot.waitUntil(lambda: page.list.is_waiting, timeout=WAIT_MS)
    found.set()
    qtbot.waitUntil(lambda: not page.list.is_waiting, timeout=WAIT_MS)
