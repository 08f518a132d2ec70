"""The window: views over plain things; nothing here queries or writes."""
