"""The place where memories are forgotten: choose, see what would go, confirm, and the proof."""
