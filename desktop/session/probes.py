"""How to look at each engine, in the order in which the status line shows them."""

from collections.abc import Iterator
from functools import partial

from desktop.session.health import Engine, EngineHealth, Probe, State
from desktop.session.meaning import Meaning
from desktop.session.replies import Replies
from desktop.session.speech import Speech
from memory.curation.meant import embedded
from memory.store.files import Stores
from memory.vocabulary import StoreName


def engine_probes(
    replies: Replies, speech: Speech, stores: Stores, meaning: Meaning
) -> tuple[Probe, ...]:
    """Return one probe for each engine."""
    counted = partial(embedded, stores)
    return (
        partial(_memory, stores),
        partial(meaning.health, counted),
        replies.health,
        *speech_probes(speech),
    )


def speech_probes(speech: Speech) -> tuple[Probe, ...]:
    """Return one probe for each engine of ears and mouth."""
    return (
        speech.hearing_health,
        speech.voice_health,
        speech.microphone_health,
        speech.loudspeaker_health,
    )


def store_probe(stores: Stores) -> Iterator[EngineHealth]:
    """Yield the state of every store."""
    for name in StoreName:
        error = stores.broken.get(name)
        state = State.UNAVAILABLE if error else State.READY
        yield EngineHealth(Engine.MEMORY, state, name, error)


def _memory(stores: Stores) -> EngineHealth:
    """Return the first store that cannot be used, or that all can."""
    for health in store_probe(stores):
        if health.error is not None:
            return health
    return EngineHealth(Engine.MEMORY, State.READY, str(stores.folder))
