"""The Settings place: one section a module."""
