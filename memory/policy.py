"""Which origin may write what, and how surely."""
