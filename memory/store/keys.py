"""What is kept about the key of an encrypted folder: how to get it again, never the key itself.

The key is 256 random bits, or is made from a passphrase so slowly that guessing does not pay. A
small file beside the stores says which, with what it takes to make the key anew and a value by
which a wrong key is told from a damaged file.
"""

import hashlib
import hmac
import json
import os
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from memory.errors import StoreLockedError

FILE = "key.json"
"""The file's name, in the data folder."""

_KEY_BYTES = 32
_SALT_BYTES = 16
_MOST_MEMORY_BYTES = 2**28
"""What a passphrase's key may take; a spoilt file may not ask for more."""


class KeySource(StrEnum):
    """Where the key comes from when it is needed."""

    PASSPHRASE = "passphrase"
    KEYRING = "keyring"


@dataclass(frozen=True)
class Cost:
    """How slowly a passphrase becomes a key.

    Source: OWASP Password Storage Cheat Sheet (n = 2**17, r = 8, p = 1: 128 MiB).
    """

    n: int = 2**17
    r: int = 8
    p: int = 1


@dataclass(frozen=True)
class KeyNote:
    """How to get a key again."""

    source: KeySource
    salt: str
    """Hexadecimal. What a passphrase is mixed with; the name of the key in a keyring."""
    check: str
    """Hexadecimal. Tells the right key from another, and tells nothing else about it."""
    cost: Cost = Cost()
    """What the passphrase's key costs; without meaning for a keyring's."""


def from_passphrase(passphrase: str, cost: Cost | None = None) -> tuple[str, KeyNote]:
    """Make a key from a new passphrase; return it, 64 hexadecimal digits, with its note."""
    salt, cost = secrets.token_hex(_SALT_BYTES), cost or Cost()
    key = _stretch(passphrase, salt, cost)
    return key, KeyNote(KeySource.PASSPHRASE, salt, _check_value(key), cost)


def for_keyring() -> tuple[str, KeyNote]:
    """Make a random key that a keyring is to hold; return it with its note."""
    key = secrets.token_hex(_KEY_BYTES)
    return key, KeyNote(KeySource.KEYRING, secrets.token_hex(_SALT_BYTES), _check_value(key))


def derive(passphrase: str, note: KeyNote) -> str:
    """Make the key of ``note`` from what should be its passphrase; ``fits`` says whether it is."""
    return _stretch(passphrase, note.salt, note.cost)


def fits(key: str, note: KeyNote) -> bool:
    """Tell whether ``key`` is the one that ``note`` is about."""
    return hmac.compare_digest(_check_value(key), note.check)


def read(folder: Path) -> KeyNote | None:
    """Read the note about a folder's key; None when the folder is not encrypted.

    Raises:
        StoreLockedError: the note cannot be read, so its key cannot be found.
    """
    path = folder / FILE
    try:
        return load(json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise StoreLockedError(path, f"{FILE}, which says where its key is, is damaged") from error


def write(folder: Path, note: KeyNote | None) -> None:
    """Keep the note about a folder's key, or that it has none; the file is replaced as a whole."""
    path = folder / FILE
    if note is None:
        path.unlink(missing_ok=True)
        return
    replace_text(path, json.dumps(asdict(note), indent=2) + "\n")


def load(found: Mapping[str, Any]) -> KeyNote:
    """Read a note that was kept as plain values.

    Raises:
        ValueError: it asks for what no note of ours does.
        KeyError: something is missing.
    """
    cost = Cost(**found["cost"])
    if 128 * cost.n * cost.r * cost.p >= _MOST_MEMORY_BYTES:
        raise ValueError("it would take too much memory")
    bytes.fromhex(found["salt"]), bytes.fromhex(found["check"])
    return KeyNote(KeySource(found["source"]), found["salt"], found["check"], cost)


def replace_text(path: Path, text: str) -> None:
    """Write a small file so that a crash leaves either the old one or the new one."""
    draft = path.with_name(f"{path.name}.draft")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _stretch(passphrase: str, salt: str, cost: Cost) -> str:
    """Two keyboards may write one letter in two ways, so the passphrase is folded first."""
    return hashlib.scrypt(
        unicodedata.normalize("NFKC", passphrase).encode(),
        salt=bytes.fromhex(salt),
        n=cost.n,
        r=cost.r,
        p=cost.p,
        maxmem=_MOST_MEMORY_BYTES,
        dklen=_KEY_BYTES,
    ).hex()


def _check_value(key: str) -> str:
    digest = hashlib.blake2b(b"is this the key", key=bytes.fromhex(key), digest_size=16)
    return digest.hexdigest()
