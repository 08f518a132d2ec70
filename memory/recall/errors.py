"""What keeps a retrieval path from running.

CandorMemoryError
└── EmbedderMissingError    the model for meaning is not installed, or not what it should be
"""

from memory.errors import CandorMemoryError


class EmbedderMissingError(CandorMemoryError):
    """There is no usable model for meaning; words still find."""
