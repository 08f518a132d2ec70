"""What the window speaks: Candor's own words, those of Qt's dialogs, dates and numbers."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import resources
from desktop.session.settings import Language

FOLDER = resources.FOLDER / "languages"
_HOME = {
    Language.ENGLISH: QLocale(QLocale.Language.English),
    Language.GERMAN: QLocale(QLocale.Language.German),
}


class Speech:
    """Has the application speak a language for as long as it is not taken back.

    Widgets take their words when they are made, so this comes before the first of them.

    Attributes:
        language: What is spoken; never ``SYSTEM``.
    """

    def __init__(self, application: QCoreApplication, wanted: Language) -> None:
        self._application = application
        self._before = QLocale()
        self._translators: list[QTranslator] = []
        self.language = spoken(wanted, QLocale.system().uiLanguages())
        system = QLocale.system()
        own = _HOME[self.language]
        # The system's own country and habits, where they go with the language.
        QLocale.setDefault(system if system.language() == own.language() else own)
        if self.language is Language.GERMAN:
            qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._load("qtbase_de", qt)
            self._load("candor_de", str(FOLDER))

    def close(self) -> None:
        """Speak as before."""
        while self._translators:
            self._application.removeTranslator(self._translators.pop())
        QLocale.setDefault(self._before)

    def _load(self, name: str, folder: str) -> None:
        translator = QTranslator(self._application)
        if translator.load(name, folder):
            self._application.installTranslator(translator)
            self._translators.append(translator)


def spoken(wanted: Language, of_system: list[str]) -> Language:
    """Return what is spoken: what was chosen, else the first of the system's that Candor knows.

    Args:
        wanted: What the owner has chosen.
        of_system: The system's languages, the preferred one first, like ``de-AT``.
    """
    if wanted is not Language.SYSTEM:
        return wanted
    for name in of_system:
        for known in _HOME:
            if name.replace("_", "-").split("-")[0] == known.value:
                return known
    return Language.ENGLISH
