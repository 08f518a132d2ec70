"""The files that memory lives in."""
