"""The machine's sound system through miniaudio: what devices there are, and open streams."""

import sys
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from voice.errors import (
    EngineMissingError,
    NoAudioSystemError,
    NoLoudspeakerError,
    NoMicrophoneError,
)

PERIOD_MS = 20
"""What is moved at a time. Three of these are buffered, so stopping takes at most 80 ms."""

PERIODS = 3

_APP_NAME = "Candor"
_ANY_RATE_HZ = 48_000
"""For devices that leave the choice to us."""


@dataclass(frozen=True)
class SoundDevice:
    """A device as the sound system describes it."""

    id: str
    name: str
    is_default: bool
    is_input: bool
    rate_hz: int
    channels: int
    handle: Any = field(repr=False)
    """What miniaudio opens it by."""


class Stream:
    """A running stream from or to a device."""

    def __init__(self, device: Any) -> None:
        self._device = device

    def close(self) -> None:
        """Stop it and give everything back."""
        if self._device is None:
            return
        self._device.close()
        # The wrapper keeps its context, and with it a connection to the sound server.
        context = self._device._context  # noqa: SLF001
        _miniaudio().lib.ma_context_uninit(context)
        self._device = None


def look() -> list[SoundDevice]:
    """Return the devices there are at this moment, microphones and loudspeakers alike.

    Raises:
        NoAudioSystemError: there is no sound system, or it has no device at all.
        EngineMissingError: miniaudio is not installed.
    """
    miniaudio = _miniaudio()
    ffi, lib = miniaudio.ffi, miniaudio.lib
    context = ffi.new("ma_context*")
    wanted = _backends(miniaudio)
    backends = ffi.new("ma_backend[]", [backend.value for backend in wanted]) if wanted else None
    if lib.ma_context_init(backends or ffi.NULL, len(wanted), ffi.NULL, context) != lib.MA_SUCCESS:
        raise NoAudioSystemError("no sound system answers")
    try:
        devices = _devices(ffi, lib, context)
    finally:
        lib.ma_context_uninit(context)
    if not devices:
        raise NoAudioSystemError("the sound system has no devices")
    return devices


def open_input(device: SoundDevice, deliver: Callable[[bytearray], None]) -> Stream:
    """Capture from ``device``; ``deliver`` gets float32 frames on a thread of the sound system.

    Raises:
        NoMicrophoneError: it cannot be opened.
    """
    miniaudio = _miniaudio()
    try:
        stream = miniaudio.CaptureDevice(
            miniaudio.SampleFormat.FLOAT32,
            device.channels,
            device.rate_hz,
            PERIOD_MS,
            device.handle,
            PERIODS,
            _backends(miniaudio),
            app_name=_APP_NAME,
        )
        stream.start(_started(_delivering(deliver)))
    except miniaudio.MiniaudioError as error:
        raise NoMicrophoneError(f"{device.name} cannot be opened") from error
    return Stream(stream)


def open_output(device: SoundDevice, fill: Callable[[int], bytes]) -> Stream:
    """Play to ``device``; ``fill`` returns that many float32 frames each time it is called.

    Raises:
        NoLoudspeakerError: it cannot be opened.
    """
    miniaudio = _miniaudio()
    try:
        stream = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.FLOAT32,
            device.channels,
            device.rate_hz,
            PERIOD_MS,
            device.handle,
            PERIODS,
            _backends(miniaudio),
            app_name=_APP_NAME,
        )
        stream.start(_started(_filling(fill)))
    except miniaudio.MiniaudioError as error:
        raise NoLoudspeakerError(f"{device.name} cannot be opened") from error
    return Stream(stream)


def _miniaudio() -> Any:
    try:
        import miniaudio
    except ImportError as error:
        raise EngineMissingError("miniaudio") from error
    return miniaudio


def _backends(miniaudio: Any) -> list[Any]:
    """Return what to try, in order; empty means miniaudio's own order.

    Asking ALSA on a machine without sound cards writes complaints to standard error.
    """
    if not sys.platform.startswith("linux"):
        return []
    alsa = [miniaudio.Backend.ALSA] if Path("/dev/snd").exists() else []
    return [miniaudio.Backend.PULSEAUDIO, *alsa]


def _devices(ffi: Any, lib: Any, context: Any) -> list[SoundDevice]:
    if context.backend == lib.ma_backend_null:
        return []
    outputs, inputs = ffi.new("ma_device_info**"), ffi.new("ma_device_info**")
    n_outputs, n_inputs = ffi.new("ma_uint32*"), ffi.new("ma_uint32*")
    if lib.ma_context_get_devices(context, outputs, n_outputs, inputs, n_inputs) != lib.MA_SUCCESS:
        return []
    found = []
    for infos, count, is_input in ((inputs, n_inputs, True), (outputs, n_outputs, False)):
        kind = lib.ma_device_type_capture if is_input else lib.ma_device_type_playback
        for index in range(count[0]):
            info = infos[0][index]
            address = ffi.addressof(info.id)
            if lib.ma_context_get_device_info(context, kind, address, ffi.addressof(info)):
                continue  # listed and yet not there, as ALSA's "default" without a card
            found.append(_described(ffi, info, is_input))
    return [device for device in found if not (device.is_input and _is_monitor(device))]


def _described(ffi: Any, info: Any, is_input: bool) -> SoundDevice:
    native = info.nativeDataFormats[0]
    is_known = info.nativeDataFormatCount > 0
    raw = bytes(ffi.buffer(ffi.addressof(info.id))).rstrip(b"\0")
    return SoundDevice(
        id=raw.decode() if raw.isascii() and raw.decode().isprintable() else raw.hex(),
        name=ffi.string(info.name).decode(errors="replace"),
        is_default=bool(info.isDefault),
        is_input=is_input,
        rate_hz=(native.sampleRate if is_known else 0) or _ANY_RATE_HZ,
        channels=(native.channels if is_known else 0) or 1,
        handle=ffi.new("ma_device_id *", info.id),
    )


def _is_monitor(device: SoundDevice) -> bool:
    """Tell whether it records what a loudspeaker plays (PulseAudio's naming)."""
    return device.id.endswith(".monitor")


def _started(generator: Generator[Any, Any, None]) -> Generator[Any, Any, None]:
    """Run ``generator`` up to its first yield, where miniaudio expects it."""
    next(generator)
    return generator


def _delivering(deliver: Callable[[bytearray], None]) -> Generator[None, bytearray, None]:
    while True:
        deliver((yield))


def _filling(fill: Callable[[int], bytes]) -> Generator[bytes, int, None]:
    frames = yield b""
    while True:
        frames = yield fill(frames)
