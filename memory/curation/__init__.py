"""Read models for looking through memory: what is there, where it came from, what was decided."""
