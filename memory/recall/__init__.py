"""Finding records for a prompt."""
