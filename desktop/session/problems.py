"""An error in the owner's words: what happened, what that means, and the one thing to do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from desktop.session import errors as session
from desktop.session.saying import say
from memory import errors as memory
from personality import errors as personality
from voice import errors as voice


class Fix(StrEnum):
    """What Candor itself can do about a problem, when the owner wants it to."""

    FETCH_MODEL = "fetch_model"


@dataclass(frozen=True)
class Problem:
    """What to tell the owner about an error."""

    title: str
    """What happened, one plain sentence."""
    detail: str
    """What it means for them."""
    remedy: str
    """The one thing to do about it."""
    fix: Fix | None = None
    """None: only the owner can do it."""


_Words = Callable[[Any], Problem]


def explain_fetching(error: Exception) -> Problem | None:
    """Return what to tell when a model could not be fetched; None when that is our own bug."""
    if isinstance(error, personality.ServerFailedError | personality.TooSlowError):
        return _FETCHING[type(error)](error)
    return explain(error)


def explain(error: Exception) -> Problem | None:
    """Return what to tell the owner, or None when the error is our own bug."""
    for kind in type(error).__mro__:
        if kind in _WORDS:
            return _WORDS[kind](error)
    return None


_NOTHING: Mapping[str, str] = {
    "words": "Nothing in memory fits \u201c{e.named}\u201d.",
    "person or thing": "Candor knows nothing about \u201c{e.named}\u201d.",
    "conversation": "There is no conversation \u201c{e.named}\u201d.",
    "project": "There is no project \u201c{e.named}\u201d.",
    "document": "Candor has read no document called \u201c{e.named}\u201d.",
    "stretch of time": "Nothing was said in that time.",
}
"""What is said when nothing is there to be forgotten, by how it was asked."""

_WHERE_TO_LOOK: Mapping[str, str] = {
    "project": "Look at what there is: candor projects.",
    "document": "Look at what there is: candor documents list.",
    "person or thing": "Look at whom and what Candor knows: candor people.",
    "stretch of time": "Check the two dates; the second one is no longer part of it.",
}


def _nothing_to_forget(error: memory.NothingToForgetError) -> Problem:
    return Problem(
        say(_NOTHING.get(error.asked, "There is nothing like that in memory."), error),
        "Nothing was forgotten, and nothing was changed.",
        _WHERE_TO_LOOK.get(
            error.asked, "Try other words, or look at what there is: candor memory list."
        ),
    )


_MEMORY: Mapping[type[Exception], _Words] = {
    memory.WriteRefusedError: lambda e: Problem(
        say("That is not allowed: {e}.", e),
        "Nothing was changed.",
        "Look at the record first: it may have been dealt with already.",
    ),
    memory.BadTransitionError: lambda e: Problem(
        say("There is nothing to {e.act} here.", e),
        say("The record is {status}. Nothing was changed.", status=e.status.replace("_", " ")),
        "Look at the record: it may have been dealt with already.",
    ),
    memory.NotInConflictError: lambda e: Problem(
        say("The record {e.id} contradicts nothing.", e),
        "There is nothing to decide, and nothing was changed.",
        "Look at what waits for you: candor conflicts.",
    ),
    memory.CannotUndoError: lambda e: Problem(
        say("That cannot be undone: {e}.", e),
        "Nothing was changed.",
        "Look at what was changed since: candor audit.",
    ),
    memory.OtherMemoryError: lambda e: Problem(
        say(
            "{e.path.name} is the backup of another memory, and this one has forgotten something.",
            e,
        ),
        "What was forgotten here could not be kept out of it. Nothing was changed.",
        say("Put it into a folder of its own: candor --data-dir NEW-FOLDER restore {e.path}", e),
    ),
    memory.StillForgettingError: lambda e: Problem(
        "Something that you had forgotten is not gone from every file yet.",
        "Nothing was changed.",
        "See what stands in the way: candor forget --receipts. Then try this again.",
    ),
    memory.RecordNotFoundError: lambda e: Problem(
        say("There is no record {e.id}.", e),
        "It may never have existed, or it was forgotten.",
        "Look for it in the list of records.",
    ),
    memory.NothingToForgetError: _nothing_to_forget,
    memory.DocumentNotFoundError: lambda e: Problem(
        say("There is no document {e.named}.", e),
        "It may never have been added, or it was removed.",
        "Look at what there is: candor documents list.",
    ),
    memory.StoreBusyError: lambda e: Problem(
        "Another program is writing to the memory.",
        "What you just said may not be kept.",
        "Close other Candor windows and say it again.",
    ),
    memory.StoreUnusableError: lambda e: Problem(
        say("The memory file {e.path.name} cannot be used: {e.detail}.", e),
        say("It was left as it is, at {e.path}.", e),
        "Bring it back from a backup.",
    ),
    memory.StoreWriteError: lambda e: Problem(
        say("The memory cannot be written: {e.detail}.", e),
        say(
            "What was kept before is safe in {e.path.parent}; what you just said may not be kept.",
            e,
        ),
        "See that you may write to that folder and that its disk is well, then say it again.",
    ),
    memory.StoreFullError: lambda e: Problem(
        "The disk is full.",
        say(
            "What was kept before is safe in {e.path.parent}; what you just said may not be kept.",
            e,
        ),
        "Make room on that disk, then start Candor again.",
    ),
    memory.NotBegunError: lambda e: Problem(
        say("Nothing was forgotten: {e.detail}.", e),
        say("Everything is as it was in {e.path.parent}.", e),
        "See that its disk has room and that you may write there, then ask for it again.",
    ),
    memory.StoreCorruptError: lambda e: Problem(
        say("The memory file {e.path.name} is damaged: {e.detail}.", e),
        say("It was left as it is, at {e.path}; nothing new was put in its place.", e),
        "Bring the whole data folder back from one backup.",
    ),
    memory.BackupDamagedError: lambda e: Problem(
        say("The backup {e.path} is damaged: {e.detail}.", e),
        "The memory in use is as it was.",
        "Take another backup.",
    ),
    memory.NoBackupError: lambda e: Problem(
        say("{e.path} is no backup of Candor's: {e.detail}.", e),
        "The memory in use is as it was.",
        "Name a file that candor backup has made.",
    ),
    memory.StoreForeignError: lambda e: Problem(
        say("{e.path.name} is not a memory file of Candor's: {e.detail}.", e),
        say("It was left as it is, at {e.path}.", e),
        "Move that file away, or choose another data folder.",
    ),
    memory.StoreOtherDayError: lambda e: Problem(
        say("The memory file {e.path.name} is from another day than those beside it.", e),
        say("It was left as it is, at {e.path}; together they would contradict each other.", e),
        "Bring the whole data folder back from one backup.",
    ),
    memory.StoreInUseError: lambda e: Problem(
        say("Another program keeps the memory file {e.path.name} for itself.", e),
        say("It was left as it is, at {e.path}.", e),
        "End that program, then start Candor again.",
    ),
    memory.StoreMissingError: lambda e: Problem(
        say("The memory file {e.path.name} is missing.", e),
        say("It was there before, at {e.path.parent}; no empty one was put in its place.", e),
        "Bring the whole data folder back from one backup.",
    ),
    memory.StoreLockedError: lambda e: Problem(
        say("The memory is locked: {e.detail}.", e),
        say("Nothing in {e.path.parent} was changed; without its key nobody can read it.", e),
        "Give the passphrase or unlock the system's keyring; when the key is lost, bring back a "
        "backup that you can open.",
    ),
    memory.KeyNeededError: lambda e: Problem(
        "The memory is locked with a passphrase.",
        say("Nothing in {e.path.parent} was changed.", e),
        "Set CANDOR_PASSPHRASE, or run candor in a terminal, where it asks for the passphrase.",
    ),
    memory.BackupLockedError: lambda e: Problem(
        say("The backup {e.path} cannot be opened: {e.detail}.", e),
        "The memory in use is as it was.",
        "Run candor restore in a terminal and give the passphrase that it was made with; when that "
        "is lost, nobody can read this backup any more.",
    ),
    memory.StoreOldError: lambda e: Problem(
        say("The memory file {e.path.name} could not be brought up to date: {e.detail}.", e),
        say("It was left as it was, at {e.path}.", e),
        "Go on with the Candor that wrote it, and report this.",
    ),
    memory.StoreTooNewError: lambda e: Problem(
        say("{e.path.name} was written by a newer Candor: {e.detail}.", e),
        say("It was left as it is, at {e.path}.", e),
        "Install the newest Candor.",
    ),
}

_VOICE: Mapping[type[Exception], _Words] = {
    voice.DeviceError: lambda e: Problem(
        say("A sound device cannot be used: {e}.", e),
        "You can go on by typing.",
        "Check the device in the system's sound settings.",
    ),
    voice.NoAudioSystemError: lambda e: Problem(
        "This machine has no sound system that Candor can use.",
        "You can go on by typing; replies are shown.",
        "Install or start PulseAudio, PipeWire or ALSA.",
    ),
    voice.NoMicrophoneError: lambda e: Problem(
        "There is no microphone.",
        "You can go on by typing.",
        "Plug one in, or allow it in the system's sound settings.",
    ),
    voice.NoLoudspeakerError: lambda e: Problem(
        "There is no loudspeaker.",
        "Replies are shown, not spoken.",
        "Plug one in, or choose one in the system's sound settings.",
    ),
    voice.EngineError: lambda e: Problem(
        say("A speech engine cannot be used: {e}.", e),
        "You can go on by typing; replies are shown.",
        "Start Candor again; if that does not help, install its speech parts anew.",
    ),
    voice.EngineMissingError: lambda e: Problem(
        say("{e.engine} is not installed.", e),
        "You can go on by typing; replies are shown.",
        "Install Candor with its speech parts: pip install 'candor[speech,starter]'.",
    ),
    voice.ModelNotFoundError: lambda e: Problem(
        say("There is no model for {e.engine} in {e.folder}.", e)
        if e.folder
        else say("There is no model for {e.engine}.", e),
        "You can go on by typing; replies are shown.",
        say("Choose a folder with a {e.engine} model in the settings.", e),
    ),
    voice.EngineDiedError: lambda e: Problem(
        "A speech engine stopped in the middle of its work.",
        "The last words may be lost; it starts again by itself.",
        "Say it again.",
    ),
    voice.AudioFileError: lambda e: Problem(
        say("The sound file {e.path.name} cannot be used: {e.detail}.", e),
        "Nothing was done with it.",
        "Choose another file; WAV, FLAC, MP3 and Ogg can be read.",
    ),
}

_PERSONALITY: Mapping[type[Exception], _Words] = {
    personality.ChatModelError: lambda e: Problem(
        say("{e.model} gave no reply: {e}.", e),
        "What you said is remembered.",
        "Say it again, or choose grounded replies in the settings.",
    ),
    personality.NotRunningError: lambda e: Problem(
        say("Ollama is not running at {e.host}.", e),
        "What you said is remembered, but nobody answers.",
        "Start Ollama: ollama serve.",
    ),
    personality.ModelMissingError: lambda e: Problem(
        say("Ollama does not have the model {e.model}.", e),
        "What you said is remembered, but nobody answers.",
        say("Fetch it: ollama pull {e.model}.", e),
        Fix.FETCH_MODEL,
    ),
    personality.ServerFailedError: lambda e: Problem(
        say("Ollama failed at {e.host}: {e}.", e),
        "What you said is remembered; the reply is missing or cut short.",
        "Say it again; if that does not help, start Ollama anew.",
    ),
    personality.TooSlowError: lambda e: Problem(
        say("{e.model} has sent nothing for too long.", e),
        "What you said is remembered; the reply is missing or cut short.",
        "Say it again, or choose a smaller model.",
    ),
}

_FETCHING: Mapping[type[Exception], _Words] = {
    personality.ServerFailedError: lambda e: Problem(
        say("Ollama could not fetch {e.model}: {e}.", e),
        "Replies are made as before.",
        "See that the model's name is right and the machine with Ollama is online; try again.",
    ),
    personality.TooSlowError: lambda e: Problem(
        say("Fetching {e.model} has come to a halt.", e),
        "Ollama keeps what it has so far; replies are made as before.",
        "Try again; it goes on from there.",
    ),
}

_SESSION: Mapping[type[Exception], _Words] = {
    session.DataFolderError: lambda e: Problem(
        say("The data folder {e.folder} cannot be used: {e.detail}.", e),
        "Without it nothing can be remembered.",
        "Choose a folder that you may write to: --data-dir.",
    ),
    session.SettingsBrokenError: lambda e: Problem(
        say("The settings could not be read: {e.detail}.", e),
        say("The usual settings are in use; the old file is kept as {e.kept_as.name}.", e),
        "Choose your settings again.",
    ),
    session.UnknownZoneError: lambda e: Problem(
        say("There is no time zone called {e.zone}.", e),
        "Nothing was done.",
        "Give a name like Europe/Paris.",
    ),
    session.BadLineError: lambda e: Problem(
        say("Line {e.number} cannot be used: {e.detail}.", e),
        "The line was passed over.",
        "Correct that line and send it again.",
    ),
    session.InputFileError: lambda e: Problem(
        say("{e.path} cannot be read: {e.detail}.", e),
        "Nothing was done.",
        "Check the name of the file and that you may read it.",
    ),
    session.AmbiguousError: lambda e: Problem(
        say("{e.named} may be any of {all}.", e, all=", ".join(e.ids)),
        "Nothing was changed.",
        "Name the one that you mean as it stands there.",
    ),
    session.KeyringError: lambda e: Problem(
        say("The system's keyring cannot be used: {e}.", e),
        "Nothing was changed.",
        "Unlock it, or use a passphrase: leave out --keyring.",
    ),
    session.CannotSaveError: lambda e: Problem(
        say("{e.path.name} could not be saved: {e.detail}.", e),
        "Nothing was changed.",
        "Choose another folder, or make room on that disk.",
    ),
    session.KeyRefusedError: lambda e: Problem(
        say("That cannot be done: {e}.", e),
        "Nothing was changed.",
        "See how it is kept now: candor key status.",
    ),
    session.NothingToSayError: lambda e: Problem(
        "There is nothing to say.",
        "The text has no words that could be spoken.",
        "Give it words.",
    ),
    session.DisplayError: lambda e: Problem(
        say("The window cannot be opened: {e}.", e),
        "Everything else works.",
        say("Install it: sudo apt install {all}.", all=" ".join(e.packages))
        if e.packages
        else "Talk in the terminal: candor chat.",
    ),
    session.MeaningMissingError: lambda e: Problem(
        say("The model for meaning cannot be used: {e}.", e),
        "What is remembered is found by its words alone.",
        e.remedy,
    ),
    session.SelfTestError: lambda e: Problem(
        say("A part does not do what it should: {e}.", e),
        "Candor is not fit for use on this machine as it is.",
        "Install it anew, and report it if that does not help.",
    ),
}

_WORDS: Mapping[type[Exception], _Words] = {**_MEMORY, **_VOICE, **_PERSONALITY, **_SESSION}
