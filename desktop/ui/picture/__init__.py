"""Pictures of boxes and the lines between them, which can be walked through, read and kept."""
