"""Every measure and colour of the window, in one place."""

import sys
from typing import Final

POINT: Final = 96 / 72 if sys.platform == "darwin" else 1.0
"""macOS counts 72 dots to the inch, so a point there is three quarters of the size elsewhere."""

RAIL_WIDTH: Final = 200
RAIL_NARROW: Final = 56
PANEL_WIDTH: Final = 330
TEXT_WIDTH: Final = 620
"""The widest that running text may be, in pixels."""
NARROW_WINDOW: Final = 1080
"""Below this width a window with an open panel shows the rail as icons."""
FIRST_SIZE: Final = (1280, 800)

GAP: Final = 4
SPACE: Final = 8
ROOM: Final = 12
PAD: Final = 16
MARGIN: Final = 26
HEAD: Final = 34
"""How high the line of a page's title is at least."""

LIGHT: Final[dict[str, str]] = {
    "background": "#F6F5F1",
    "panel": "#FFFFFF",
    "rail": "#EFEDE6",
    "shade": "#E8E5DC",
    "line": "#DEDAD0",
    "edge": "#8A877C",
    "ink": "#1F2328",
    "soft": "#5B626B",
    "faint": "#60676F",
    "accent": "#1F6F5C",
    "accent_pressed": "#18594A",
    "on_accent": "#FFFFFF",
    "accent_tint": "#E3F0EC",
    "warning": "#8F5400",
    "warning_tint": "#FBF0DC",
    "danger": "#A8322A",
    "danger_tint": "#FBE9E7",
    "information": "#2B5F9E",
    "information_tint": "#E6EFF9",
}
"""Warm paper and ink. ``faint`` and ``warning`` are dark enough to be read at 9 pt."""

DARK: Final[dict[str, str]] = {
    "background": "#15181B",
    "panel": "#1D2125",
    "rail": "#191C20",
    "shade": "#282D32",
    "line": "#31373D",
    "edge": "#6B737B",
    "ink": "#E8EAEC",
    "soft": "#AEB5BC",
    "faint": "#959DA5",
    "accent": "#63C2A6",
    "accent_pressed": "#7FD2BA",
    "on_accent": "#10201B",
    "accent_tint": "#1E332D",
    "warning": "#E2B15B",
    "warning_tint": "#33291A",
    "danger": "#F0918A",
    "danger_tint": "#3A2322",
    "information": "#8DB8EA",
    "information_tint": "#1E2B3A",
}

SIZES: Final[dict[str, float]] = {
    "text": 10.5,
    "heading": 11.5,
    "title": 16,
    "aside": 9,
    "label": 8.5,
}
"""Type sizes in points."""

READ_ON: Final[tuple[tuple[str, str], ...]] = (
    *(
        (front, back)
        for front in ("ink", "soft", "faint", "accent")
        for back in ("background", "panel", "rail", "shade", "accent_tint")
    ),
    ("on_accent", "accent"),
    ("on_accent", "accent_pressed"),
    ("warning", "warning_tint"),
    ("danger", "danger_tint"),
    ("information", "information_tint"),
    *(("ink", back) for back in ("warning_tint", "danger_tint", "information_tint")),
)
"""Which colour is read on which: each pair must reach a contrast of 4.5."""
