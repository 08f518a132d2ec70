"""What keeps a retrieval path from running. It never leaves memory: the path says so instead.

Exception
└── EmbedderMissingError        the model for meaning is not there, or not what it should be
    └── EmbedderLoadingError    it is being loaded; the next question may have it
"""


class EmbedderMissingError(Exception):
    """There is no usable model for meaning; words still find."""


class EmbedderLoadingError(EmbedderMissingError):
    """The model for meaning is being loaded; the next question may have it."""
