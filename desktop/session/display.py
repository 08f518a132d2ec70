"""Whether a window can be opened here: Qt itself ends the process, without a word, when not."""

import ctypes
import os
import sys

from desktop.session.errors import DisplayError

_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
}
"""What Qt's X11 plugin loads and a bare Debian lacks, and the packages that bring it."""


def require_display() -> None:
    """Make sure that Qt finds what it needs.

    Raises:
        DisplayError: there is no display, it does not answer, or a library is missing.
    """
    platform = os.environ.get("QT_QPA_PLATFORM") or "xcb"
    if not sys.platform.startswith("linux") or platform != "xcb":
        return
    if not os.environ.get("DISPLAY"):
        if not os.environ.get("WAYLAND_DISPLAY"):
            raise DisplayError("this machine has no display")
        return
    missing = [package for library, package in _LIBRARIES.items() if _load(library) is None]
    if missing:
        raise DisplayError(f"Qt needs what is not installed: {' '.join(missing)}", tuple(missing))
    if not _answers():
        raise DisplayError(f"the display {os.environ['DISPLAY']} does not answer")


def _load(library: str) -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(library)
    except OSError:
        return None


def _answers() -> bool:
    """Connect to the X server as Qt will."""
    xcb = _load("libxcb.so.1")
    if xcb is None:
        return True  # then we cannot know
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)
