"""Showing where a belief or a reply comes from."""
