"""Ctrl-K: jump anywhere by a few letters."""
