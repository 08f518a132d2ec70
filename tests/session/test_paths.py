from pathlib import Path

import pytest

from desktop.session.errors import DataFolderError
from desktop.session.paths import HOME_VARIABLE, locate


def test_the_command_line_wins_over_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "environment"))
    assert locate(tmp_path / "chosen").folder == tmp_path / "chosen"
    assert locate().folder == tmp_path / "environment"


def test_the_platform_decides_when_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda *names: tmp_path / "platform")
    assert locate().folder == tmp_path / "platform"


def test_everything_is_inside_the_data_folder(tmp_path: Path) -> None:
    paths = locate(tmp_path / "new" / "folder")
    assert paths.folder.is_dir()
    for inside in (paths.memory, paths.settings, paths.logs, paths.cache):
        assert inside.is_relative_to(paths.folder)


def test_a_folder_that_cannot_be_made_is_an_error_of_ours(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    with pytest.raises(DataFolderError) as caught:
        locate(in_the_way / "data")
    assert caught.value.folder == in_the_way / "data"
    assert locate(tmp_path / "data").folder.is_dir()  # control


def test_a_relative_folder_is_made_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert locate(Path("here")).folder == tmp_path / "here"
