"""A running Candor, without its window or its terminal."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from desktop.session.amendments import Amendments
from desktop.session.clock import local_zone
from desktop.session.conversation import Conversation
from desktop.session.curation import Curation
from desktop.session.documents import Documents
from desktop.session.events import Ended, TurnEvent
from desktop.session.forgetting import Forgetting
from desktop.session.health import Health
from desktop.session.importing import Imported, import_turns
from desktop.session.jobs import Jobs, Work
from desktop.session.options import Chosen
from desktop.session.overview import Overview
from desktop.session.own_data import OwnData
from desktop.session.paths import Paths
from desktop.session.replies import Replies
from desktop.session.retention import Retention
from desktop.session.settings import Settings
from desktop.session.sound import Sound
from desktop.session.speech import Speech
from desktop.session.talks import PastTalks
from desktop.session.traffic import Traffic
from desktop.session.turn import Remember, Submit
from memory.records import Ruling, Utterance
from voice.events import Activity, ActivityChanged, Heard, VoiceEvent
from voice.listening import Ears
from voice.speaking import Mouth


class Session:
    """Everything that a window or a command needs, put together.

    Attributes:
        paths: The data folder.
        conversation: What is being said.
        curation: The owner's verbs over memory.
        amendments: Those that need more than a yes or no.
        overview: What each kind of memory holds.
        forgetting: What would go, and the going of it.
        retention: What goes by itself.
        documents: The owner's files.
        talks: Conversations that were held.
        health: How the engines are.
        data: The files in which everything is kept.
        sound: Devices to choose from, and tests of them.
        replies: Whose model replies, and which there are.
        traffic: What was sent over the network, and to whom.
        jobs: Long work.
    """

    def __init__(
        self,
        *,
        paths: Paths,
        chosen: Chosen,
        conversation: Conversation,
        speech: Speech,
        curation: Curation,
        amendments: Amendments,
        overview: Overview,
        forgetting: Forgetting,
        retention: Retention,
        documents: Documents,
        talks: PastTalks,
        health: Health,
        traffic: Traffic,
        sound: Sound,
        replies: Replies,
        data: OwnData,
        jobs: Jobs,
        submit: Submit,
        remember: Remember,
        finish_embedding: Callable[[], Iterator[int]],
        fetch_model: Callable[[], Work[None]],
        closing: ExitStack,
    ) -> None:
        """Connect ears and mouth to the conversation; ``closing`` is unwound by ``close``."""
        self.paths = paths
        self.conversation = conversation
        self.curation = curation
        self.amendments = amendments
        self.overview = overview
        self.forgetting = forgetting
        self.retention = retention
        self.documents = documents
        self.talks = talks
        self.health = health
        self.traffic = traffic
        self.sound = sound
        self.replies = replies
        self.data = data
        self.jobs = jobs
        self._chosen = chosen
        self._speech = speech
        self._submit = submit
        self._remember = remember
        self._finish_embedding = finish_embedding
        self._fetch_model = fetch_model
        self._closing = closing
        speech.subscribe(self._take_in)
        conversation.subscribe(self._listen_again)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def ears(self) -> Ears:
        """What listens."""
        return self._speech.ears

    @property
    def mouth(self) -> Mouth:
        """What speaks."""
        return self._speech.mouth

    @property
    def settings(self) -> Settings:
        """What the owner has chosen."""
        return self._chosen()

    @property
    def zone(self) -> str:
        """The owner's time zone."""
        return self.settings.zone or local_zone()

    @property
    def notes(self) -> tuple[Exception, ...]:
        """What the owner should know about this start, though it stopped nothing."""
        return (self._chosen.broken,) if self._chosen.broken else ()

    def change_settings(self, **changes: Any) -> Settings:
        """Keep other settings; devices change at once, engines at the next start."""
        self._chosen.change(**changes)
        self._speech.follow(self.settings)
        return self.settings

    def subscribe_voice(self, listener: Callable[[VoiceEvent], None]) -> Callable[[], None]:
        """Tell ``listener`` what the ears report, on their thread; returns how to end that."""
        return self._speech.subscribe(listener)

    def import_file(self, file: Path) -> Work[Imported]:
        """Return the work of importing a past conversation."""
        return import_turns(file, self.zone, self._keep, self._finish_embedding)

    def fetch_model(self) -> Work[None]:
        """Return the work of having Ollama fetch the chosen model."""
        return self._fetch_model()

    def warm_up(self) -> None:
        """Load the speech engines; blocks until they are ready or known not to be."""
        self._speech.engines.warm_up()

    def require_microphone(self) -> None:
        """Make sure that there is one.

        Raises:
            DeviceError: there is none.
            EngineMissingError: nothing is installed that could open one.
        """
        if (error := self._speech.microphone_health().error) is not None:
            raise error

    def close(self) -> None:
        """End everything, in the reverse of the order in which it was begun."""
        self._closing.close()

    def _keep(self, turn: Utterance) -> tuple[Ruling, ...]:
        kept = replace(turn, id=self._submit(turn).record_id or "")
        return self._remember(kept) if kept.id else ()

    def _take_in(self, event: VoiceEvent) -> None:
        match event:
            case Heard(transcript=heard):
                self.conversation.say(heard.text, hearing=heard.confidence)
            case ActivityChanged(activity=Activity.HEARING) if self._speech.is_shut:
                self.conversation.stop()  # push-to-talk: nothing else is heard while Candor speaks

    def _listen_again(self, event: TurnEvent) -> None:
        if isinstance(event, Ended):
            self._speech.listen_again()
