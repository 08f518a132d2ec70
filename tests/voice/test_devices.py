"""Devices: which there are, which to use, and when that changes."""

import sys
import threading

import pytest

from tests.pulse import MICROPHONE, SPARE_MICROPHONE, SPEAKER, PrivatePulse, wait_until
from voice.devices import NO_DEVICES, Device, Devices, DeviceWatch, list_devices, pick
from voice.errors import EngineMissingError, NoAudioSystemError, NoMicrophoneError
from voice.microphone import Microphone

ONE = Device("1", "one", is_default=False)
TWO = Device("2", "two", is_default=True)


def test_the_preferred_one_then_the_default_then_any() -> None:
    assert pick([ONE, TWO], "1") is ONE
    assert pick([ONE, TWO], None) is TWO
    assert pick([ONE, TWO], "gone") is TWO
    assert pick([ONE], "gone") is ONE
    assert pick([], "1") is None


@pytest.mark.xdist_group("pulse")
def test_what_is_plugged_in(pulse: PrivatePulse) -> None:
    devices = list_devices()
    assert [device.id for device in devices.inputs] == [MICROPHONE], "and no monitors"
    assert devices.inputs[0].is_default
    assert pick(devices.outputs, None) == Device(SPEAKER, SPEAKER, is_default=True)


@pytest.mark.xdist_group("pulse")
def test_a_microphone_that_is_gone_cannot_be_opened(pulse: PrivatePulse) -> None:
    with pytest.raises(NoMicrophoneError):
        Microphone("gone", lambda _: None)


@pytest.mark.skipif(sys.platform != "linux", reason="takes the sound server away")
def test_no_sound_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    with pytest.raises(NoAudioSystemError):
        list_devices()


def test_no_miniaudio_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(EngineMissingError, match="miniaudio"):
        list_devices()


class Machine:
    """Devices that a test plugs in; ``flicker`` are shown once each, before them."""

    def __init__(self) -> None:
        self.now = Devices((ONE,), ())
        self.flicker: list[Devices] = []

    def look(self) -> Devices:
        return self.flicker.pop(0) if self.flicker else self.now


def test_the_watch_tells_what_has_settled() -> None:
    machine, told = Machine(), list[Devices]()
    watch = DeviceWatch(told.append, machine.look, every_s=0.01)
    watch.start()
    try:
        wait_until(lambda: len(told) > 2)
        machine.flicker = [NO_DEVICES]
        wait_until(lambda: not machine.flicker)
        machine.now = Devices((ONE, TWO), ())
        wait_until(lambda: told[-1].ids == machine.now.ids)
        assert NO_DEVICES not in told
    finally:
        watch.close()
    assert not any(thread.name == "device-watch" for thread in threading.enumerate())


def test_the_watch_goes_on_without_a_sound_system() -> None:
    def look() -> Devices:
        raise NoAudioSystemError

    told = list[Devices]()
    watch = DeviceWatch(told.append, look, every_s=0.01)
    watch.start()
    try:
        wait_until(lambda: len(told) > 1)
        assert set(told) == {NO_DEVICES}
    finally:
        watch.close()


@pytest.mark.xdist_group("pulse")
def test_opening_and_closing_leaves_no_connection(pulse: PrivatePulse) -> None:
    def connections() -> int:
        return len(pulse.control("list", "short", "clients").splitlines())

    before = connections()
    for _ in range(3):
        microphone = Microphone(MICROPHONE, lambda _: None)
        assert connections() > before, "control: an open one is seen"
        microphone.close()
    assert connections() == before


@pytest.mark.xdist_group("pulse")
def test_devices_come_and_go(pulse: PrivatePulse) -> None:
    pulse.plug_in(SPARE_MICROPHONE)
    try:
        assert SPARE_MICROPHONE in [device.id for device in list_devices().inputs]
    finally:
        pulse.pull_out(SPARE_MICROPHONE)
    assert SPARE_MICROPHONE not in [device.id for device in list_devices().inputs]
