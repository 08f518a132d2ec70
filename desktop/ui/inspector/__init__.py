"""Looking through memory."""
