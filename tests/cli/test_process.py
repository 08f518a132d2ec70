"""How the process begins and ends."""

import signal
import subprocess
import sys

from tests.command_line import REPOSITORY, TIMEOUT_S, Candor


def start(candor: Candor, *arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "desktop", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=REPOSITORY,
        env=candor.all_environment(),
    )


def test_without_a_display_the_window_says_so(candor: Candor) -> None:
    candor.environment["QT_QPA_PLATFORM"] = ""
    done = candor()
    assert done.code == 5
    assert "candor chat" in done.err
    assert "Traceback" not in done.err


def test_ctrl_c_at_the_prompt_ends_quietly(candor: Candor) -> None:
    with start(candor, "chat", "--json", "--engine", "grounded") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write('{"text": "I live in Ghent."}\n')
        process.stdin.flush()
        assert "CREATE" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=TIMEOUT_S)
    assert process.returncode == 130
    assert complaints == ""
    assert [each["statement"] for each in candor.records()] == ["I live in Ghent."]


def test_a_reader_that_has_enough_ends_it_quietly(candor: Candor) -> None:
    candor.chat(*(f"I like food number {n}." for n in range(20)))
    with start(candor, "decisions", "--json") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(TIMEOUT_S) == 0
        assert process.stderr.read() == ""


def test_it_answers_each_line_before_the_next_is_sent(candor: Candor) -> None:
    with start(candor, "chat", "--json", "--engine", "grounded") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for place in ("Ghent", "Lyon"):
            process.stdin.write(f'{{"text": "I live in {place}."}}\n')
            process.stdin.flush()
            assert place in process.stdout.readline()
        process.stdin.close()
        assert process.wait(TIMEOUT_S) == 0


def test_two_commands_at_once_lose_nothing(candor: Candor) -> None:
    candor.chat("Hello.")
    running = [start(candor, "chat", "--json", "--engine", "grounded") for _ in range(2)]
    for number, process in enumerate(running):
        with process:
            lines = "".join(f'{{"text": "I like dish {number}{n}."}}\n' for n in range(5))
            process.communicate(lines, timeout=TIMEOUT_S)
            assert process.returncode == 0
    assert len(candor.records()) == 10
