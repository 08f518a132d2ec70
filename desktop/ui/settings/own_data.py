"""Your data: where it is, how large, and copies of it."""

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout

from desktop.session.own_data import Exported
from desktop.ui import operations, tokens
from desktop.ui.composed import Composed
from desktop.ui.file_dialogs import file_dialog, save_dialog
from desktop.ui.long_work import LongWork
from desktop.ui.operations import Desk
from desktop.ui.settings.restoring import Restoring
from desktop.ui.texts import button, section, text


class YourData(Composed):
    """The data folder, a backup of it, and everything in it as files that can be read."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._size = text("", "soft")
        self._size.setObjectName("data-size")
        place = text(str(desk.session.data.folder))
        place.setObjectName("data-folder")
        place.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        place.setAccessibleName(self.tr("Where your data is"))
        self.work = LongWork(desk, "data-work")
        self.work.ended.connect(self._measure)
        self.restoring = Restoring(desk)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        column.addWidget(section(self.tr("Your data")))
        column.addWidget(place)
        column.addWidget(self._size)
        column.addLayout(self._buttons())
        column.addWidget(self.work)
        column.addWidget(self.restoring)
        told = self.tr(
            "A backup holds everything and is encrypted as your memory is. What you forget later "
            "goes from it too, as long as it is there. An export can be read by everybody; what "
            "you forget later does not go from it."
        )
        column.addWidget(text(told, "soft"))

    def showEvent(self, event: QShowEvent) -> None:
        """Say how large it is now."""
        super().showEvent(event)
        self._measure()

    def _buttons(self) -> QHBoxLayout:
        opening = button("data-open", self.tr("Open folder"))
        opening.clicked.connect(self._open)
        backing = button("data-backup", self.tr("Back up \N{HORIZONTAL ELLIPSIS}"))
        backing.clicked.connect(self._ask_backup)
        exporting = button("data-export", self.tr("Export as JSON \N{HORIZONTAL ELLIPSIS}"))
        exporting.clicked.connect(self._ask_export)
        restoring = button("data-restore", self.tr("Restore \N{HORIZONTAL ELLIPSIS}"))
        restoring.clicked.connect(self._ask_restore)
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        for each in (opening, backing, exporting, restoring):
            line.addWidget(each)
        line.addStretch(1)
        self.begin_at(opening)
        return line

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._desk.session.data.folder)))

    def _measure(self) -> None:
        operations.fetch(self._desk, self._desk.session.data.size_bytes, self._show_size)

    def _show_size(self, size: int) -> None:
        told = self.tr("Everything that Candor keeps is there. It takes {size}.")
        self._size.setText(told.format(size=_size(size)))

    def _ask_backup(self) -> None:
        suggested = f"candor-{date.today():%Y-%m-%d}.candor"
        title = self.tr("Back up")
        dialog = save_dialog(self, "data-dialog", title, self._back_up, suggested=suggested)
        dialog.setNameFilter(self.tr("Backups of Candor (*.candor)"))
        dialog.open()

    def _ask_export(self) -> None:
        dialog = file_dialog(
            self, "data-dialog", self.tr("Export into a new folder in"), self._export
        )
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.open()

    def _ask_restore(self) -> None:
        dialog = file_dialog(self, "data-dialog", self.tr("Restore a backup"), self.restoring.ask)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Backups of Candor (*.candor)"))
        dialog.open()

    def _back_up(self, target: Path) -> None:
        work = self._desk.session.data.back_up(target)
        self.work.begin(work, self.tr("Copying your memory"), partial(self._backed_up, target))

    def _backed_up(self, target: Path, size: int) -> str:
        return self.tr("Your memory is in {file} ({size}).").format(file=target, size=_size(size))

    def _export(self, into: Path) -> None:
        work = self._desk.session.data.export(into)
        self.work.begin(work, self.tr("Writing everything you have"), self._exported)

    def _exported(self, made: Exported) -> str:
        return self.tr("Everything is in {folder} ({count} entries).").format(
            folder=made.folder, count=QLocale().toString(made.entries)
        )


def _size(count: int) -> str:
    return QLocale().formattedDataSize(count)
