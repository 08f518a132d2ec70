"""What the program does, without Qt."""
