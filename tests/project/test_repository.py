"""Rules of the repository that no linter knows."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("desktop", "voice", "memory", "personality", "resources")
SOURCES = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
ENGINES = {
    # The benchmark measures ours against the plain way of using the engine.
    "faster_whisper": {"voice/transcriber.py", "desktop/benchmarks/voice.py"},
    "ctranslate2": {"voice/transcriber.py"},
    "piper": {"voice/synthesizer.py"},
    "ollama": {"personality/ollama_line.py"},
}
"""Each engine, and the only file that may import it."""


def tracked() -> list[Path]:
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    paths = [ROOT / name for name in names.split("\0") if name]
    return [path for path in paths if path.is_file()]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so there is no list of its files")
    found = {}
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            found[str(path.relative_to(ROOT))] = content.decode()
    assert "pyproject.toml" in found
    return found


def test_only_the_fixed_folders_stand_at_the_top(texts: dict[str, str]) -> None:
    tops = {name.split("/")[0] for name in texts if "/" in name}
    assert tops == {*PACKAGES, "tests", "packaging", ".ci"}


def test_locks_pin_by_hash_and_name_no_address(texts: dict[str, str]) -> None:
    for name in ("requirements.lock", "requirements-dev.lock"):
        lines = texts[name].splitlines()
        pinned = [line for line in lines if "==" in line and not line.startswith(" ")]
        hashes = [line for line in lines if line.strip().startswith("--hash=sha256:")]
        assert len(pinned) > 50
        assert len(hashes) >= len(pinned)
        assert not re.search(r"https?://", texts[name])


def test_build_files_name_no_address_and_no_machine(texts: dict[str, str]) -> None:
    for name, text in texts.items():
        if name.startswith("packaging/") or name in {"Makefile", ".ci/run"}:
            assert not re.search(r"https?://(?!127\.0\.0\.1|localhost)", text), name
        if name != "tests/project/test_repository.py":
            assert not re.search(r"(?<![\w.])/(work|farm)/", text), name


def test_no_module_is_over_four_hundred_lines(texts: dict[str, str]) -> None:
    long = {name: text.count("\n") for name, text in texts.items() if name.endswith(".py")}
    assert {name: lines for name, lines in long.items() if lines > 400} == {}


def test_the_main_window_is_a_frame() -> None:
    assert len((ROOT / "desktop/ui/main_window.py").read_text().splitlines()) < 150


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_an_engine_is_imported_late_and_in_its_adapter_only(path: Path) -> None:
    name = str(path.relative_to(ROOT))
    tree = ast.parse(path.read_text())
    at_top = {module for node in tree.body for module in _modules(node)}
    for engine, homes in ENGINES.items():
        assert engine not in at_top, f"{name} imports {engine} when it is loaded"
        anywhere = {module for node in ast.walk(tree) for module in _modules(node)}
        assert engine not in anywhere or name in homes, f"{name} imports {engine}"


def test_no_dialog_blocks() -> None:
    measuring = ROOT / "desktop/ui/gaps.py"  # runs the loop itself, for the benchmark
    for path in SOURCES:
        if "desktop/ui" in str(path) and path != measuring:
            assert not re.search(r"\.exec_?\(", path.read_text()), path


def _modules(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Import):
        return {alias.name.split(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom) and node.module:
        return {node.module.split(".")[0]}
    return set()
