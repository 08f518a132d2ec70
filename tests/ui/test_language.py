"""What the window speaks, and that all of it is spoken in German."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from desktop.session.settings import Language, Settings, language, save
from desktop.ui.explaining import explain
from desktop.ui.language import Speech, spoken
from desktop.ui.provenance import score_parts
from desktop.ui.sentences import said
from memory.errors import RecordNotFoundError
from memory.recall import weights


@pytest.fixture
def german(qapp: QApplication) -> Iterator[Speech]:
    speech = Speech(qapp, Language.GERMAN)
    yield speech
    speech.close()


def test_the_window_speaks_what_was_chosen_and_else_what_the_system_speaks() -> None:
    assert spoken(Language.GERMAN, ["en-GB"]) is Language.GERMAN
    assert spoken(Language.ENGLISH, ["de-DE"]) is Language.ENGLISH
    assert spoken(Language.SYSTEM, ["fr-CH", "de-CH", "en"]) is Language.GERMAN
    assert spoken(Language.SYSTEM, ["fr-FR"]) is Language.ENGLISH
    assert spoken(Language.SYSTEM, []) is Language.ENGLISH


def test_the_language_is_known_before_anything_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert language(path) is Language.SYSTEM
    save(path, Settings(language=Language.GERMAN))
    assert language(path) is Language.GERMAN
    path.write_text("{")
    assert language(path) is Language.SYSTEM
    assert path.read_text() == "{"


def test_dates_and_numbers_follow_the_language(qapp: QApplication) -> None:
    before = QLocale()
    speech = Speech(qapp, Language.GERMAN)
    assert QLocale().toString(1234567) == "1.234.567"
    speech.close()
    assert QLocale() == before


def test_errors_are_told_in_the_language_with_their_facts(qapp: QApplication) -> None:
    error = RecordNotFoundError("01abc")
    told = explain(error)
    assert told is not None
    assert told.title == "There is no record 01abc."
    speech = Speech(qapp, Language.GERMAN)
    told = explain(error)
    speech.close()
    assert told is not None
    assert told.title == "Es gibt keinen Eintrag 01abc."


def test_sentences_of_memory_are_said_with_their_facts(qapp: QApplication) -> None:
    told = "Your export of 5 March 2026 in /home/e: it is yours; delete it if it should go too."
    assert said(told) == told
    speech = Speech(qapp, Language.GERMAN)
    german = said(told)
    in_the_way = said(
        "  other files in Candor's folder: a/b.json: some of it is still there; Candor did not "
        "make that file, so please look at it and delete it yourself"
    )
    other = said("My sister Anna lives in Ghent, page by page.")
    speech.close()
    assert german == (
        "Deine Ausgabe vom 5. März 2026 in /home/e: Sie gehört dir; lösche sie, wenn sie auch weg "
        "soll."
    )
    assert in_the_way == (
        "  andere Dateien in Candors Ordner: a/b.json: etwas davon ist noch da; diese Datei hat "
        "nicht Candor gemacht, bitte sieh sie an und lösche sie selbst"
    )
    assert other == "My sister Anna lives in Ghent, page by page."


def test_every_number_of_a_score_has_words() -> None:
    assert set(weights.MOMENT) <= set(score_parts.PARTS)
