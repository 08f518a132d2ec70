"""The measuring of the Memory place, on a small memory that the door itself made."""

import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.benchmarks import inspecting, telling
from desktop.session.finding import Findings
from desktop.ui.main_window import MainWindow
from memory.curation.listing import RecordFilter
from tests.ui import fakes
from tests.ui.fakes import FakeSession
from tests.ui.looking import find
from tests.ui.real import WAIT_MS


def test_every_step_is_measured_from_the_click_to_the_painted_rows(
    tmp_path: Path, theme: object
) -> None:
    telling.fill(tmp_path, turns=24)
    found = inspecting.measure_on(tmp_path)
    assert found["records"] >= 20
    steps = {name: one for name, one in found.items() if isinstance(one, dict)}
    assert {"first rows", "list waiting", "scrolling", "worst filter", "memory"} <= set(steps)
    assert len([name for name in steps if name.startswith("filter ")]) >= 12
    measured = [one["shown_ms"] for one in steps.values() if "shown_ms" in one]
    assert min(measured) > 0
    filters = [one["shown_ms"] for name, one in steps.items() if name.startswith("filter ")]
    assert found["worst filter"]["shown_ms"] == max(filters)


def test_the_rows_do_not_wait_until_all_are_counted(
    window: MainWindow, session: FakeSession, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = threading.Event()
    many = [fakes.a_record(f"m{number}", f"I noted thing {number}") for number in range(300)]
    session.curation.records = {record.id: record for record in many}

    def find_some(wanted: RecordFilter) -> Findings:
        return Findings(session.curation.list(wanted))

    def count(wanted: RecordFilter, found: Findings) -> int:
        assert counting.wait(WAIT_MS / 1000)
        return session.curation.count(wanted)

    monkeypatch.setattr(session.curation, "find", find_some)
    monkeypatch.setattr(session.curation, "count_found", count)
    window.go("memory")
    qtbot.waitUntil(lambda: len(window.memory.model.records) >= 100, timeout=WAIT_MS)
    label = find(QLabel, "count", window)
    assert label.text() != "300 records"
    counting.set()
    qtbot.waitUntil(lambda: label.text() == "300 records", timeout=WAIT_MS)
