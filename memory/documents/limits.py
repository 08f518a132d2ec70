"""How much of a file is read, and for how long."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What a file may cost; all chosen by hand, for a machine with 8 GB and two cores."""

    file_bytes: int = 256 * 2**20
    pages: int = 100_000
    characters: int = 150_000_000
    """Of text, over all pages."""
    unpacked_bytes: int = 512 * 2**20
    """Of a file that is an archive, as it says itself; it is not unpacked any further."""
    seconds: float = 900.0
    """From the first byte to the last page."""
    memory_bytes: int = 3 * 2**30
    """Of address space, for the process that reads; where the system can limit it."""


USUAL = Limits()
