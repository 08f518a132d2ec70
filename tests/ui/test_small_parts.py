import threading
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.session.events import Stage
from desktop.session.health import Engine, State
from desktop.ui import times, words
from desktop.ui.flow import FlowLayout
from desktop.ui.talk.blocks import split_finished
from desktop.ui.talk.flowing_text import FlowingText
from desktop.ui.talk.reply_text import ReplyText
from desktop.ui.workers import Worker
from memory.records import Subject, Validity
from memory.vocabulary import Decision, Kind, Origin, Reason, SourceType, Speaker, Status
from voice.events import Activity

LABELLED: tuple[type[StrEnum], ...] = (
    Activity,
    Decision,
    Engine,
    Kind,
    Origin,
    Reason,
    SourceType,
    Speaker,
    Stage,
    State,
    Status,
)


@pytest.mark.parametrize("vocabulary", LABELLED, ids=lambda vocabulary: vocabulary.__name__)
def test_every_word_of_the_program_has_words_for_the_owner(vocabulary: type[StrEnum]) -> None:
    assert words.LABELS[vocabulary].keys() == set(vocabulary)
    labels = [words.label(word) for word in vocabulary]
    assert len(set(labels)) == len(labels)
    for label in labels:
        assert "_" not in label


def test_words_of_two_classes_that_are_the_same_text_are_told_apart() -> None:
    assert words.label(Origin.COMPANION) == "said by Candor"
    assert words.label(Speaker.COMPANION) == "Candor"


def test_every_status_has_a_colour() -> None:
    assert words.TONES.keys() == set(Status)


def test_shares_are_written_as_everywhere() -> None:
    assert [words.sure(share) for share in (0.944, 0.8, 1.0, 0.0)] == [".94", ".80", "1.0", ".00"]
    assert [words.share(share) for share in (0.61, 12.5, -0.5)] == [".61", "12.50", "-0.50"]


def test_people_are_named_from_the_owner_s_side() -> None:
    assert words.subject(Subject("owner", "owner")) == "You"
    assert words.subject(Subject("companion", "companion")) == "Candor"
    assert words.subject(Subject("relation:sister", "sister")) == "Sister"


def test_times_are_short_and_have_their_year_when_it_is_another() -> None:
    at = datetime(2026, 3, 5, 12, 0, tzinfo=UTC)
    assert times.day(at, now=datetime(2026, 7, 1, tzinfo=UTC)) == "5 Mar"
    assert times.day(at, now=datetime(2027, 7, 1, tzinfo=UTC)) == "5 Mar 2026"
    assert times.span(Validity()) == ""
    assert times.span(Validity(ended=True)) == "no longer"


@pytest.mark.parametrize(
    ("text", "finished"),
    [
        ("one", ""),
        ("one\n\ntwo", "one\n\n"),
        ("one\n\ntwo\n\n", "one\n\ntwo\n\n"),
        ("```\na\n\nb\n", ""),
        ("```\na\n\nb\n```\n\nrest", "```\na\n\nb\n```\n\n"),
        ("~~~\n```\n\n~~~\n\n", "~~~\n```\n\n~~~\n\n"),
    ],
)
def test_a_block_is_done_at_a_blank_line_outside_a_fence(text: str, finished: str) -> None:
    assert split_finished(text) == (finished, text[len(finished) :])


@pytest.mark.parametrize("size", [1, 2, 7, 1000])
def test_a_reply_reads_the_same_however_it_is_split(qapp: QApplication, size: int) -> None:
    text = "# Plan\n\nFirst **this**.\n\n- a\n- b\n\n```py\nx = 1\n\ny = 2\n```\n\nThen _that_."
    split, whole = ReplyText(), ReplyText()
    for start in range(0, len(text), size):
        split.add(text[start : start + size])
    split.finish()
    whole.replace(text)
    assert split.toHtml() == whole.toHtml()
    assert "**" not in split.toPlainText()


# A reply may not reach out


def test_a_picture_in_a_reply_is_never_fetched(qtbot: QtBot) -> None:
    server = QTcpServer()
    assert server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost))
    asked: list[bool] = []
    server.newConnection.connect(lambda: asked.append(True))
    address = f"http://127.0.0.1:{server.serverPort()}/leak.png"
    reply = ReplyText()
    qtbot.addWidget(reply)
    reply.replace(f"![a]({address}) and <img src='{address}'>")
    reply.fit(400)
    reply.show()
    qtbot.waitExposed(reply)
    reply.grab()
    assert reply.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(address)) is None
    assert asked == []

    control = QTcpSocket()
    control.connectToHost("127.0.0.1", server.serverPort())
    qtbot.waitUntil(lambda: asked == [True])
    control.abort()
    server.close()


def test_a_picture_in_a_reply_is_not_read_from_a_file_either(
    qapp: QApplication, tmp_path: Path
) -> None:
    picture = QImage(4, 4, QImage.Format.Format_RGB32)
    picture.fill(QColor("#FF0000"))
    file = tmp_path / "private.png"
    assert picture.save(str(file))
    kind = QTextDocument.ResourceType.ImageResource.value
    reply = ReplyText()
    assert reply.document().resource(kind, QUrl.fromLocalFile(str(file))) is None
    control = QTextDocument()
    assert control.resource(kind, QUrl.fromLocalFile(str(file))) is not None


# Work beside the window


def test_work_is_done_elsewhere_and_its_outcome_comes_back(qtbot: QtBot) -> None:
    worker = Worker("test")
    done: list[tuple[int, int]] = []
    failed: list[Exception] = []
    error = ValueError("no")

    def fail() -> int:
        raise error

    def note(worked_on: int) -> None:
        done.append((worked_on, threading.get_ident()))

    worker.run(threading.get_ident, note, failed.append)
    worker.run(fail, note, failed.append)
    qtbot.waitUntil(lambda: failed == [error])
    ((worked_on, told_on),) = done
    assert told_on == threading.get_ident() != worked_on
    worker.close()


def test_a_closed_worker_delivers_nothing_more(qtbot: QtBot) -> None:
    worker = Worker("test")
    began, go = threading.Event(), threading.Event()
    done: list[bool] = []

    def work() -> bool:
        began.set()
        return go.wait(5)

    worker.run(work, done.append, lambda error: None)
    assert began.wait(5)
    go.set()
    worker.close()
    worker.run(work, done.append, lambda error: None)
    QApplication.processEvents()
    assert done == []


# Chips side by side


def test_chips_go_on_below_when_the_line_is_full(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder, gap=4)
    for _ in range(4):
        chip = QPushButton("chip")
        chip.setFixedSize(50, 20)
        flow.addWidget(chip)
        chip.show()
    assert flow.heightForWidth(flow.width_of_one_line()) == 20
    assert flow.heightForWidth(110) == 44
    assert flow.heightForWidth(40) == 4 * 20 + 3 * 4
    assert flow.itemAt(4) is None
    assert flow.takeAt(9) is None


def test_a_quotation_shows_its_signs_and_the_rest_is_rendered(qtbot: QtBot) -> None:
    body = FlowingText()
    qtbot.addWidget(body)
    body.show_markdown("*Yes*: \u201cI use *two* stars_and_lines, # 1. <b>\u201d, **so** it is.")
    shown = body.toPlainText()
    assert shown == "Yes: \u201cI use *two* stars_and_lines, # 1. <b>\u201d, so it is."
