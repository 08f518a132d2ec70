"""Which microphones and loudspeakers there are, which to use, and when that changes."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from voice.errors import DeviceError, EngineMissingError
from voice.sound_system import look

WATCH_EVERY_S = 2.0
_SETTLE_S = 0.2
"""A device that is being plugged in comes and goes a few times."""


@dataclass(frozen=True)
class Device:
    """A microphone or a loudspeaker."""

    id: str
    """Stable while it stays plugged in, and usually beyond."""
    name: str
    is_default: bool
    """The sound system's own choice."""


@dataclass(frozen=True)
class Devices:
    """What is plugged in."""

    inputs: tuple[Device, ...]
    outputs: tuple[Device, ...]

    @property
    def ids(self) -> tuple[frozenset[str], frozenset[str]]:
        """The ids of the inputs and of the outputs: what makes a change."""
        inputs = frozenset(device.id for device in self.inputs)
        return inputs, frozenset(device.id for device in self.outputs)


NO_DEVICES = Devices((), ())


def list_devices() -> Devices:
    """Return what is plugged in now.

    Raises:
        NoAudioSystemError: there is no sound system.
        EngineMissingError: miniaudio is not installed.
    """
    found = look()
    inputs, outputs = (
        tuple(Device(d.id, d.name, d.is_default) for d in found if d.is_input is wanted)
        for wanted in (True, False)
    )
    return Devices(inputs, outputs)


def pick(devices: Sequence[Device], preferred: str | None) -> Device | None:
    """Return the preferred one, else the default, else the first; None when there are none."""
    for device in devices:
        if device.id == preferred:
            return device
    for device in devices:
        if device.is_default:
            return device
    return devices[0] if devices else None


class DeviceWatch:
    """Looks every two seconds and tells what is plugged in, once that has settled.

    It looks instead of trusting notices, which sound systems send for a change of volume too,
    and not at all when a device is pulled out. Whoever is told compares ids: only they know
    what they have seen in the meantime.
    """

    def __init__(
        self,
        tell: Callable[[Devices], None],
        look: Callable[[], Devices] = list_devices,
        every_s: float = WATCH_EVERY_S,
    ) -> None:
        """Prepare to call ``tell``, on the watch's own thread, with what ``look`` finds."""
        self._tell = tell
        self._look = look
        self._every_s = every_s
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="device-watch", daemon=True)

    def start(self) -> None:
        """Begin; the devices of now are told first."""
        self._thread.start()

    def close(self) -> None:
        """End the thread."""
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        known = self._devices()
        while True:
            self._tell(known)
            if self._closing.wait(self._every_s):
                return
            known = self._settled(known)

    def _settled(self, known: Devices) -> Devices:
        """Return what is plugged in now; ``known`` while that still changes."""
        found = self._devices()
        if found.ids == known.ids:
            return found
        self._closing.wait(_SETTLE_S)
        again = self._devices()
        return again if again.ids == found.ids else known

    def _devices(self) -> Devices:
        try:
            return self._look()
        except (DeviceError, EngineMissingError):
            return NO_DEVICES
