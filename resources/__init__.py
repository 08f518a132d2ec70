"""Fonts, styles and icons."""
