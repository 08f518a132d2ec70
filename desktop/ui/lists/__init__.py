"""Places that are a list: what is to come, what was learnt, what was decided."""
