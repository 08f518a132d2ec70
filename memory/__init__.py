"""What Candor knows: one door to write, readers that cannot, and a reason for every verdict."""
