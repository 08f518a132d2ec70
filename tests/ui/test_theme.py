import re
from string import Template

import pytest
from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

import resources
from desktop.session.settings import Theme as Choice
from desktop.ui import tokens
from desktop.ui.theme import Theme, style_sheet, text_font

ENOUGH = 4.5
"""The contrast of running text in the accessibility guidelines (WCAG 2.2, AA)."""


def luminance(colour: str) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    shade = QColor(colour)
    red, green, blue = map(linear, (shade.redF(), shade.greenF(), shade.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(front: str, back: str) -> float:
    dark, light = sorted((luminance(front), luminance(back)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_computed_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("colours", [tokens.LIGHT, tokens.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("pair", tokens.READ_ON, ids="-on-".join)
def test_words_can_be_read_on_their_ground(colours: dict[str, str], pair: tuple[str, str]) -> None:
    front, back = (colours[name] for name in pair)
    assert contrast(front, back) >= ENOUGH


@pytest.mark.parametrize("colours", [tokens.LIGHT, tokens.DARK], ids=["light", "dark"])
def test_the_focus_is_seen_on_every_ground(colours: dict[str, str]) -> None:
    for ground in ("background", "panel", "rail"):
        assert contrast(colours["accent"], colours[ground]) >= 3


def test_both_palettes_name_the_same_colours() -> None:
    assert tokens.LIGHT.keys() == tokens.DARK.keys()


def test_a_missing_colour_fails_at_start() -> None:
    with pytest.raises(KeyError):
        style_sheet({name: colour for name, colour in tokens.LIGHT.items() if name != "ink"})


def test_every_colour_of_the_style_sheets_comes_from_the_palette() -> None:
    for part in (resources.FOLDER / "style").glob("*.qss"):
        text = part.read_text(encoding="utf-8")
        assert not re.search(r"#[0-9A-Fa-f]{6}", text), part.name
        assert Template(text).get_identifiers()


def test_the_owner_s_choice_and_the_system_s_scheme(theme: Theme) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme.choose(Choice.DARK)
    assert theme.colours is tokens.DARK
    window = application.palette().color(QPalette.ColorRole.Window)
    assert window == QColor(tokens.DARK["background"])
    theme.choose(Choice.SYSTEM)
    assert theme.colours is tokens.LIGHT
    assert theme.colour("ink") == QColor(tokens.LIGHT["ink"])


def test_the_bundled_font_is_used(theme: Theme) -> None:
    assert QFontInfo(text_font()).family() == "Inter"
    assert (resources.FOLDER / "fonts" / "OFL.txt").is_file()
