"""What can go wrong when a reply is made.

PersonalityError
└── ChatModelError          there is no reply, or no more of it
    ├── NotRunningError     nothing answers at the model's address
    ├── ModelMissingError   the server runs, but does not have the model
    ├── ServerFailedError   the server answered with an error, or not in its protocol
    └── TooSlowError        nothing came for longer than we wait
"""


class PersonalityError(Exception):
    """The root of everything that personality raises on purpose."""


class ChatModelError(PersonalityError):
    """There is no reply, or no more of it.

    Attributes:
        host: The address that was asked.
        model: The model that was asked for.
    """

    def __init__(self, message: str, *, host: str, model: str) -> None:
        super().__init__(message)
        self.host = host
        self.model = model


class NotRunningError(ChatModelError):
    """Nothing answers at the model's address."""


class ModelMissingError(ChatModelError):
    """The server runs, but does not have the model."""


class ServerFailedError(ChatModelError):
    """The server answered with an error, or not in its protocol."""


class TooSlowError(ChatModelError):
    """Nothing came for longer than we wait."""
