import shutil
import subprocess
from collections.abc import Iterator

import pytest

from desktop.session import display
from desktop.session.display import require_display
from desktop.session.errors import DisplayError
from desktop.session.problems import explain


@pytest.fixture
def on_x11(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    return monkeypatch


@pytest.fixture
def screen() -> Iterator[str]:
    if shutil.which("Xvfb") is None:
        pytest.skip("Xvfb is not installed")
    with subprocess.Popen(
        ["Xvfb", "-displayfd", "1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


def test_no_display_is_told(on_x11: pytest.MonkeyPatch) -> None:
    with pytest.raises(DisplayError, match="no display"):
        require_display()
    on_x11.setenv("QT_QPA_PLATFORM", "offscreen")
    require_display()  # control: nobody needs one then


def test_a_display_that_does_not_answer_is_told(on_x11: pytest.MonkeyPatch, screen: str) -> None:
    on_x11.setenv("DISPLAY", ":4095")
    with pytest.raises(DisplayError, match=":4095"):
        require_display()
    on_x11.setenv("DISPLAY", screen)
    require_display()  # control


def test_a_missing_library_is_told_with_its_package(on_x11: pytest.MonkeyPatch) -> None:
    on_x11.setenv("DISPLAY", ":0")
    on_x11.setattr(display, "_LIBRARIES", {"libnowhere.so.9": "libnowhere9"})
    with pytest.raises(DisplayError) as caught:
        require_display()
    problem = explain(caught.value)
    assert problem is not None
    assert "apt install libnowhere9" in problem.remedy
