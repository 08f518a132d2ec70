"""The composition root: every concrete object is built here, once, and closed in reverse."""

import threading
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial

from desktop.session.aloud import Voice
from desktop.session.amendments import Amendments
from desktop.session.asked import Asked
from desktop.session.asking import Asking
from desktop.session.clock import Clock, find_zone, local_zone
from desktop.session.conversation import Conversation
from desktop.session.curation import Curation
from desktop.session.documents import Documents
from desktop.session.forgetting import Forgetting
from desktop.session.health import Health
from desktop.session.jobs import Jobs
from desktop.session.keys import find_key
from desktop.session.logs import start_logging, stop_logging
from desktop.session.meaning import meaning_of
from desktop.session.model_context import ModelContext
from desktop.session.options import Chosen, Options
from desktop.session.overview import Overview
from desktop.session.own_data import OwnData
from desktop.session.paths import Paths, locate
from desktop.session.probes import engine_probes, store_probe
from desktop.session.readers import Readers
from desktop.session.replies import Replies
from desktop.session.retention import Retention
from desktop.session.rewording import Rewording
from desktop.session.second_reading import SecondReading
from desktop.session.session import Session
from desktop.session.sound import Sound
from desktop.session.speech import Speech
from desktop.session.subscribers import Subscribers
from desktop.session.talks import PastTalks
from desktop.session.traffic import Traffic
from desktop.session.turn import Parts
from desktop.session.upkeep import Upkeep
from memory.documents.search import DocumentSearch
from memory.door import MemoryRouter
from memory.door.embedding import Embedding
from memory.recall.conversing import InConversation
from memory.recall.search import Search
from memory.records import Changes, Recall, Utterance
from memory.remembering import Remembering
from memory.store.files import open_stores

_PARTING_S = 3.0
"""How long closing waits for a server that reckons a vector; chosen by hand."""


def assemble(options: Options) -> Session:
    """Build a session; closing it closes everything.

    Raises:
        DataFolderError: there is no data folder.
        UnknownZoneError: the zone that was chosen does not exist.
        StoreLockedError: the memory is encrypted, and its key is missing or wrong.
        StoreBusyError: another program kept writing for too long.
    """
    with ExitStack() as building:
        paths, chosen = _prepare(options, building)
        clock, changes = Clock(), Subscribers[Changes]()
        stores = open_stores(paths.memory, find_key(paths.memory, options.passphrase))
        building.callback(stores.close)
        traffic = Traffic()
        replies = Replies(chosen, options.patience, traffic.count)
        router = MemoryRouter(
            stores, clock=clock, announce=changes.tell, copies=[ModelContext(replies)]
        )
        building.callback(router.close)
        meaning = meaning_of(chosen(), options.patience, traffic.count)
        embedding = Embedding(router, meaning.for_records)
        building.callback(embedding.close)
        building.callback(meaning.hurry, _PARTING_S)
        building.callback(changes.add(embedding.nudge))
        readers, documents = Readers.of(stores), DocumentSearch(stores)
        search = Search(stores, meaning.for_questions, documents.beside)
        remembering = Remembering(readers.context, router)
        upkeep = Upkeep(stores, router, clock)
        forgetting = Forgetting(stores, router, readers.inspector)
        retention = Retention(stores, forgetting, chosen, clock)
        building.callback(retention.close)
        if options.tend_at_once:
            upkeep()
        if options.spoken:
            retention.tend()
        speech = _open_speech(paths, chosen, options, building)
        if options.spoken:
            replies.warm_up()
        jobs = Jobs()
        building.callback(jobs.close)
        zone = partial(_zone, chosen)
        rewording = Rewording(
            readers, router, remembering, lambda id, turn: conversation.reword(id, turn)
        )
        amendments = Amendments(readers, router, clock, zone, rewording)
        asked = Asked(paths.folder / "asked.json")
        conversation = Conversation(
            Parts(
                now=clock,
                submit=router.submit,
                remember=remembering.remember,
                recall=partial(_recall, search, clock),
                record=readers.inspector.record,
                choose=lambda: replies.choose().model,
                voice=partial(_voice, options, chosen, speech),
                read_again=SecondReading(
                    remembering, lambda: replies.choose().model, lambda: chosen().model_reads
                ).read,
                tend=partial(_tend, upkeep, retention),
                forget=forgetting.answer,
                asker=Asking(readers, amendments, router, chosen, clock, asked),
                as_kept=forgetting.as_kept,
            ),
            clock,
            zone=zone,
            silence=speech.stop,
        )
        building.callback(conversation.close)
        return Session(
            paths=paths,
            chosen=chosen,
            conversation=conversation,
            speech=speech,
            curation=Curation(readers.inspector, search, router, changes, zone),
            amendments=amendments,
            overview=Overview(readers, clock),
            forgetting=forgetting,
            retention=retention,
            documents=Documents(documents, router, clock, paths.memory),
            talks=PastTalks(readers, conversation),
            health=Health(
                engine_probes(replies, speech, stores, meaning), partial(store_probe, stores)
            ),
            traffic=traffic,
            sound=Sound(speech, paths.cache),
            replies=replies,
            data=OwnData(paths.memory, stores.key),
            jobs=jobs,
            submit=router.submit,
            remember=remembering.remember,
            finish_embedding=embedding.finish,
            fetch_model=replies.fetch,
            closing=building.pop_all(),
        )


def assemble_speech(options: Options) -> Speech:
    """Build ears and mouth alone; the caller closes them.

    Raises:
        DataFolderError: there is no data folder.
    """
    paths = locate(options.data_dir)
    return Speech(Chosen(paths.settings, options)(), paths.cache)


def _prepare(options: Options, building: ExitStack) -> tuple[Paths, Chosen]:
    """Find the folder, start the log, read the settings."""
    paths = locate(options.data_dir)
    building.callback(stop_logging, start_logging(paths.logs))
    chosen = Chosen(paths.settings, options)
    if zone := chosen().zone:
        find_zone(zone)
    return paths, chosen


def _open_speech(paths: Paths, chosen: Chosen, options: Options, building: ExitStack) -> Speech:
    """Build ears and mouth; when they are wanted, open them and load the engines meanwhile."""
    speech = Speech(chosen(), paths.cache)
    loading = threading.Thread(target=speech.engines.warm_up, name="engines", daemon=True)
    if options.spoken:
        speech.open()
        loading.start()
        building.callback(loading.join)
    building.callback(speech.close)
    return speech


def _recall(search: Search, clock: Clock, heard: Utterance, before: Sequence[Utterance]) -> Recall:
    """Recall for a turn of a conversation."""
    around = InConversation(heard.conversation_id, before)
    return search.recall(heard.text, now=clock(), zone=heard.zone, conversation=around)


def _tend(upkeep: Upkeep, retention: Retention) -> None:
    """See to what only the passing of time brings about."""
    upkeep()
    retention.tend()


def _zone(chosen: Chosen) -> str:
    return chosen().zone or local_zone()


def _voice(options: Options, chosen: Chosen, speech: Speech) -> Voice | None:
    return speech if options.spoken and chosen().speak_replies else None
