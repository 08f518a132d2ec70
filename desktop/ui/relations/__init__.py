"""Who stands to whom, as a picture."""
