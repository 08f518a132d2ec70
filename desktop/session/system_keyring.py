"""The system's own keeper of secrets: the Secret Service, the Keychain, the Credential Locker."""

from types import ModuleType

from desktop.session.errors import KeyringError

_SERVICE = "candor"


def put(name: str, key: str) -> None:
    """Keep a key under a name, and see that it is there.

    Raises:
        KeyringError: there is no keyring, or it refuses.
    """
    library = _library()
    try:
        library.set_password(_SERVICE, name, key)
    except library.errors.KeyringError as error:
        raise KeyringError(_words(error)) from error
    if get(name) != key:
        raise KeyringError("it does not keep what it is given")


def get(name: str) -> str | None:
    """Return the key that is kept under a name; None when there is none.

    Raises:
        KeyringError: there is no keyring, or it is locked.
    """
    library = _library()
    try:
        found: str | None = library.get_password(_SERVICE, name)
    except library.errors.KeyringError as error:
        raise KeyringError(_words(error)) from error
    return found


def drop(name: str) -> None:
    """Keep the key under a name no longer; one that is not there is no matter.

    Raises:
        KeyringError: there is no keyring, or it is locked.
    """
    library = _library()
    try:
        library.delete_password(_SERVICE, name)
    except library.errors.PasswordDeleteError:
        return
    except library.errors.KeyringError as error:
        raise KeyringError(_words(error)) from error


def _library() -> ModuleType:
    """Import what talks to the keyring; it looks for one, which takes a while."""
    try:
        import keyring
    except ImportError as error:
        raise KeyringError("the library for it is not installed") from error
    return keyring


def _words(error: Exception) -> str:
    """Only the first sentence: what follows is advice for programmers."""
    return str(error).partition(". ")[0].rstrip(".") or "it does not answer"
