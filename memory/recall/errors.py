"""What keeps a retrieval path from running. It never leaves memory: the path says so instead.

Exception
└── EmbedderMissingError    the model for meaning is not installed, or not what it should be
"""


class EmbedderMissingError(Exception):
    """There is no usable model for meaning; words still find."""
