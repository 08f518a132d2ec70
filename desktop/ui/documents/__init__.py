"""The owner's files: added, searched, opened at the page that is cited."""
