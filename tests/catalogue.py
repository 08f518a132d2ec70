"""The script that collects the window's words, as a module."""

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]


@cache
def load() -> ModuleType:
    """Return ``packaging/words.py``."""
    found = importlib.util.spec_from_file_location("words", ROOT / "packaging" / "words.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def without_german() -> list[tuple[str, str]]:
    """Return the words, with their contexts, that have no German yet."""
    said = load().catalogued()
    return sorted(word for word in load().collect() if said.get(word) is None)
