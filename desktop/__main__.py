"""Start Candor: a command when one is given, else the window."""


def main() -> int:
    """Run Candor and return its exit code."""
    return 0
