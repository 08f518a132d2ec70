"""What Candor measures of itself, each as a ratio against the plain way in the same run."""
