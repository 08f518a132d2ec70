"""Understanding: what the owner wants with what they said."""
