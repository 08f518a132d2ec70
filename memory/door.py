"""The one write door."""
