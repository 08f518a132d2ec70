"""The owner chooses the language of the window."""

from tests.command_line import Candor


def test_the_language_is_told_and_chosen(candor: Candor) -> None:
    assert candor("language", "--json").value["language"] == "system"
    assert candor("language", "de").out == "The window speaks: German.\n"
    assert candor("language", "--json").value["language"] == "de"
    assert candor("language", "tlh").code == 2
    assert candor("language", "--json").value["language"] == "de"
