import json
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.session.settings import EngineChoice, Settings, Theme, load, save

CHANGED = replace(
    Settings(),
    engine=EngineChoice.OLLAMA,
    model="qwen3",
    num_ctx=2048,
    whisper_folder=Path("/models/whisper"),
    microphone="Desk microphone",
    hands_free=True,
    theme=Theme.DARK,
    zone="Asia/Singapore",
)


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    save(tmp_path / "settings.json", CHANGED)
    assert load(tmp_path / "settings.json") == (CHANGED, None)


def test_without_a_file_the_defaults_are_in_use_and_nothing_is_noted(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), None)


@pytest.mark.parametrize(
    "content",
    [
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"num_ctx": "many"}',
        b'{"hands_free": 1}',
        b'{"engine": "magic"}',
        b'{"zone": 7}',
        b"[" * 100_000,
    ],
    ids=lambda content: content[:30].decode("ascii", "replace"),
)
def test_a_broken_file_is_kept_aside_and_noted(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, broken = load(path)
    assert settings == Settings()
    assert broken is not None
    assert broken.kept_as.read_bytes() == content
    assert not path.exists()


def test_what_was_kept_aside_before_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    kept = []
    for content in ("first", "second", "third"):
        path.write_text(content)
        _, broken = load(path)
        assert broken is not None
        kept.append(broken.kept_as)
    assert [each.read_text() for each in kept] == ["first", "second", "third"]


def test_what_cannot_be_moved_aside_stays_where_it_is_and_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    (path / "something").mkdir(parents=True)

    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied", str(path), None, str(target))

    monkeypatch.setattr(Path, "replace", refuse)
    settings, broken = load(path)
    assert settings == Settings()
    assert broken is not None
    assert broken.kept_as == path
    assert (path / "something").exists()


def test_a_later_version_may_have_written_more(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"model": "qwen3", "something_new": [1]}))
    assert load(path) == (Settings(model="qwen3"), None)


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save(path, Settings(model="old"))

    def fail(descriptor: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="full"):
        save(path, Settings(model="new"))
    assert load(path)[0].model == "old"

    monkeypatch.undo()
    save(path, Settings(model="new"))  # control: saving works otherwise
    assert load(path)[0].model == "new"
