"""What a running language model still holds of the conversation, as a copy of memory."""

import time
from collections.abc import Collection
from dataclasses import dataclass

from desktop.session.replies import Replies
from memory.forgetting.needles import Sought
from memory.forgetting.values import Closure
from memory.store.files import Stores
from personality.errors import ChatModelError

_PATIENCE_S = 3.0
"""How long a server may take to let go of a model that is idle; chosen by hand."""
_PAUSE_S = 0.1


@dataclass(frozen=True)
class ModelContext:
    """The prompts that the server keeps beside the model to be quicker; no file of them is ours.

    Without a server there is nothing. One that does not answer may hold everything still.
    """

    replies: Replies
    name: str = "the running language model"

    def find(self, stores: Stores, reached: Closure) -> int:
        """Return 1 when a model is loaded, which may hold any of it; else 0."""
        try:
            return int(self.replies.is_loaded())
        except ChatModelError:
            return 1

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Have the model unloaded; the next reply loads it anew, without what it had been told."""
        try:
            if self.replies.is_loaded():
                self.replies.unload()
        except ChatModelError as error:
            return f"Ollama could not be asked to let go of it: {error}"
        return None

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """See that it is not loaded any more."""
        ends_at = time.monotonic() + _PATIENCE_S
        try:
            while self.replies.is_loaded():
                if time.monotonic() > ends_at:
                    return "Ollama still has it loaded"
                time.sleep(_PAUSE_S)
        except ChatModelError as error:
            return f"Ollama did not say whether it has let go of it: {error}"
        return None
