"""The German catalogue says everything that the window says, with the same facts in it."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests import catalogue

ROOT = Path(__file__).parents[2]
PLACEHOLDER = re.compile(r"{[^}]*}|%n|&(?=\w)")


@pytest.fixture
def words() -> ModuleType:
    return catalogue.load()


def test_words_are_found_wherever_they_are_written(words: ModuleType) -> None:
    found = words.collect()
    for word in (
        ("RefusalDialog", "Candor cannot start"),
        ("words", "Another Candor has this data folder and does not answer."),
        ("words", "waiting for you"),
        ("MemoryPage", "What Candor holds"),
        ("words", "Agenda"),
        ("problems", "The disk is full."),
        ("problems", "There is no model for {e.engine} in {e.folder}."),
    ):
        assert word in found


def test_every_translation_has_the_facts_of_its_source(words: ModuleType) -> None:
    said = {word: german for word, german in words.catalogued().items() if german is not None}
    wrong = {
        word: german
        for word, german in said.items()
        if set(PLACEHOLDER.findall(word[1])) != set(PLACEHOLDER.findall(german))
    }
    assert wrong == {}


def test_no_translation_loses_the_space_around_it(words: ModuleType) -> None:
    for (context, source), german in words.catalogued().items():
        if german is not None:
            edges = (source[0].isspace(), source[-1].isspace())
            assert (german[0].isspace(), german[-1].isspace()) == edges, (context, source)


def test_the_compiled_catalogue_is_that_of_the_words(words: ModuleType, tmp_path: Path) -> None:
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    made = tmp_path / "made.qm"
    subprocess.run([tool, "-silent", words.CATALOGUE, "-qm", made], check=True, cwd=ROOT)
    assert made.read_bytes() == words.COMPILED.read_bytes()


def test_every_word_has_its_german_and_no_german_is_left_over(words: ModuleType) -> None:
    assert catalogue.without_german() == []
    assert set(words.catalogued()) == words.collect()
