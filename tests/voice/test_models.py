"""Models are found on this machine, whole, or named as missing."""

import pickle
from pathlib import Path

import pytest

from voice.errors import AudioFileError, EngineMissingError, ModelNotFoundError
from voice.models import find_piper, find_tiny_whisper, find_whisper


def test_the_base_model_is_put_together_once(tmp_path: Path) -> None:
    folder = find_whisper(None, tmp_path)
    model = folder / "model.bin"
    written = model.stat().st_mtime_ns

    assert find_whisper(None, tmp_path) == folder
    assert model.stat().st_mtime_ns == written
    assert [path.name for path in tmp_path.iterdir()] == [folder.name], "no scratch is left"


def test_a_broken_copy_is_replaced(tmp_path: Path) -> None:
    model = find_whisper(None, tmp_path) / "model.bin"
    size = model.stat().st_size
    model.write_bytes(b"half a model")

    assert find_whisper(None, tmp_path) / "model.bin" == model
    assert model.stat().st_size == size


def test_a_damaged_package_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voice.models._BASE_SHA256", "0" * 64)
    with pytest.raises(ModelNotFoundError):
        find_whisper(None, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_owners_folder_comes_first(tmp_path: Path) -> None:
    tiny = find_tiny_whisper()
    assert find_whisper(tiny, tmp_path) == tiny
    with pytest.raises(ModelNotFoundError) as failure:
        find_whisper(tmp_path / "elsewhere", tmp_path)
    assert failure.value.folder == tmp_path / "elsewhere"


def test_without_the_base_model_the_tiny_one_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice.models._BASE_PARTS", ("not_installed", "not_installed_2"))
    assert find_whisper(None, tmp_path) == find_tiny_whisper()


def test_voices(tmp_path: Path) -> None:
    packaged = find_piper(None)
    assert find_piper(packaged) == packaged
    assert find_piper(packaged.parent) == packaged
    with pytest.raises(ModelNotFoundError):
        find_piper(tmp_path)
    (tmp_path / "lonely.onnx").touch()
    with pytest.raises(ModelNotFoundError):
        find_piper(tmp_path)


@pytest.mark.parametrize(
    "error",
    [
        EngineMissingError("piper-tts"),
        ModelNotFoundError("Whisper", Path("x")),
        AudioFileError(Path("x.wav"), "it is empty"),
    ],
)
def test_errors_survive_the_way_between_processes(error: Exception) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)
