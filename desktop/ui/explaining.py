"""Errors in the owner's words and language: the session says them in English, the window here."""

from dataclasses import replace
from string import Formatter
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.session import problems
from desktop.session.problems import Problem
from desktop.session.saying import Said
from desktop.ui.sentences import said


def explain(error: Exception) -> Problem | None:
    """Return what to tell the owner, or None when the error is our own bug."""
    return _translated(problems.explain(error))


def explain_fetching(error: Exception) -> Problem | None:
    """Return what to tell when a model could not be fetched; None when that is our own bug."""
    return _translated(problems.explain_fetching(error))


class _Details(Formatter):
    """Fills a sentence in, with its details in the owner's language where Candor knows them."""

    def format_field(self, value: Any, format_spec: str) -> str:
        return said(str(value))


def _translated(problem: Problem | None) -> Problem | None:
    if problem is None:
        return None
    return replace(
        problem,
        title=_in_own_words(problem.title),
        detail=_in_own_words(problem.detail),
        remedy=_in_own_words(problem.remedy),
    )


def _in_own_words(text: str) -> str:
    if isinstance(text, Said):
        shape = QCoreApplication.translate("problems", text.template)
        return _Details().vformat(shape, (), text.values)
    translated = QCoreApplication.translate("problems", text) if text else ""
    return translated if translated != text else said(text)
