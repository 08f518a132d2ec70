"""Ids of everything that memory keeps."""

import secrets
import time

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


def new_id() -> str:
    """Make an id: 26 characters, unique, sorting by the millisecond it was made in.

    Source: the layout of ULID (48 bits of time, 80 of chance, Crockford's base 32).
    """
    number = (time.time_ns() // 1_000_000) << 80 | secrets.randbits(80)
    return "".join(_ALPHABET[(number >> shift) & 31] for shift in range(125, -1, -5))
