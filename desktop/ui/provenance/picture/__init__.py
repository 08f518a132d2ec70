"""The picture of where a memory comes from and what came of it."""
