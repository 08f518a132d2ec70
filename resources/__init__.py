"""Fonts, styles and icons: files only, found beside this module."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where the files are, installed or frozen."""
