"""Build the window around an assembled session."""
