"""Notifications over a real session bus, to a desktop without a tray."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.ui.bus_messages import BusMessages

DESKTOP = Path(__file__).with_name("notification_desktop.py")
WAIT_MS = 20_000

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-daemon") is None, reason="there is no bus here"
)


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A session bus of our own."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as daemon:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address
        daemon.terminate()


@contextmanager
def desktop(*how: str) -> Iterator["subprocess.Popen[str]"]:
    """Somebody on the bus who takes notifications."""
    command = [sys.executable, str(DESKTOP), *how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"
        yield running
        running.terminate()


def test_a_notification_is_shown_and_its_click_is_heard(bus: str, qtbot: QtBot) -> None:
    clicked: list[bool] = []
    failed: list[str] = []
    with desktop() as running, closing(BusMessages()) as messages:
        messages.message_clicked.connect(lambda: clicked.append(True))
        messages.failed.connect(lambda title, _body: failed.append(title))
        messages.send("Call Anna", "Tom & Jerry <b>09:00</b>")
        qtbot.waitUntil(lambda: bool(clicked), timeout=WAIT_MS)
        assert running.stdout is not None
        shown = running.stdout.readline().strip()
        messages.send("Buy bread", "Reminder, 7 Dec, 10:00")
        qtbot.waitUntil(lambda: len(clicked) == 2, timeout=WAIT_MS)
    assert shown == "susssasa{sv}i|Call Anna|Tom &amp; Jerry &lt;b&gt;09:00&lt;/b&gt;"
    assert failed == []
    assert not [one for one in threading.enumerate() if one.name == "notifications"]


def test_what_the_desktop_refuses_is_given_back(bus: str, qtbot: QtBot) -> None:
    failed: list[tuple[str, str]] = []
    with desktop("deaf"), closing(BusMessages()) as messages:
        messages.failed.connect(lambda title, body: failed.append((title, body)))
        messages.send("Call Anna", "Reminder")
        qtbot.waitUntil(lambda: bool(failed), timeout=WAIT_MS)
    assert failed == [("Call Anna", "Reminder")]


def test_without_a_desktop_or_a_bus_it_is_given_back(
    bus: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    failed: list[str] = []
    for address in (bus, "unix:path=/nowhere/bus"):
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        with closing(BusMessages()) as messages:
            messages.failed.connect(lambda title, _body: failed.append(title))
            messages.send("Call Anna", "Reminder")
            messages.send("Buy bread", "Reminder")
            qtbot.waitUntil(lambda: len(failed) == 2, timeout=WAIT_MS)
        assert failed == ["Call Anna", "Buy bread"]
        failed.clear()


def test_where_nobody_looks_nothing_is_sent(bus: str, qtbot: QtBot) -> None:
    with desktop(), closing(BusMessages()) as messages:
        assert not messages.tell("Call Anna", "Reminder")  # the tests have no screen
        assert not [one for one in threading.enumerate() if one.name == "notifications"]
