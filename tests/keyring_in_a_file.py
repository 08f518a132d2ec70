"""A keyring for tests: the real library on a file of the test's."""

import json
import os
from pathlib import Path

from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked, PasswordDeleteError

FILE = "CANDOR_TEST_KEYRING"
"""The variable that names the file; while the file is not there, the keyring is locked."""


class KeyringInAFile(KeyringBackend):
    """Keeps secrets in a file, in the clear."""

    priority = 1

    def get_password(self, service: str, username: str) -> str | None:
        return self._kept().get(f"{service}/{username}")

    def set_password(self, service: str, username: str, password: str) -> None:
        self._keep(self._kept() | {f"{service}/{username}": password})

    def delete_password(self, service: str, username: str) -> None:
        kept = self._kept()
        if kept.pop(f"{service}/{username}", None) is None:
            raise PasswordDeleteError("not found")
        self._keep(kept)

    def _kept(self) -> dict[str, str]:
        try:
            found: dict[str, str] = json.loads(self._path().read_text())
        except FileNotFoundError as error:
            raise KeyringLocked("the collection is locked") from error
        return found

    def _keep(self, secrets: dict[str, str]) -> None:
        self._path().write_text(json.dumps(secrets))

    def _path(self) -> Path:
        return Path(os.environ[FILE])
