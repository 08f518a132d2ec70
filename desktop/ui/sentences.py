"""Sentences that memory and the engines say in English, said in the owner's language.

What is below the window has no language but English, because the command line speaks it too. Here
is every sentence of it that the window passes on; what is not here is shown as it is.
"""

import re
from functools import cache

from PySide6.QtCore import QCoreApplication

from desktop.ui.words import tr

SENTENCES = (
    # what forgetting would do, and did
    "conversations and their summaries",
    "facts, people and things",
    "projects",
    "how things are done",
    "plans and reminders",
    "what went wrong",
    "preferences",
    "what causes what",
    "what was read in your documents",
    "notes on what Candor decided",
    "the search index",
    "other files in Candor's folder",
    "log files",
    "settings and notes",
    "backups",
    "summaries",
    "records hidden",
    "the memories",
    "a document of yours",
    "the search",
    'whom "she" or "it" stood for',
    "Candor's list of unfinished work",
    "a memory that stays, in {place}",
    "the mark of this folder, in {place}",
    "The rest of what was said stays; only these words are blacked out, in 1 place.",
    "The rest of what was said stays; only these words are blacked out, in {n} places.",
    "1 word or name stays, because other memories need it too.",
    "{n} words or names stay, because other memories need them too.",
    "1 memory stays, because you said it at another time too.",
    "{n} memories stay, because you said them at another time too.",
    "A note stays that something was forgotten, and when. It does not say what it was.",
    "The file {file} stays where it is. It is yours; delete it if it should go too.",
    "Your document {place}, says it too. It is yours, and stays.",
    "Copies of Candor's folder that you, your computer or another program made.",
    "What you told other people or other programs.",
    "Files of other programs that lie in Candor's folder, where they are packed or encrypted.",
    "Your own documents, and what Candor has read in them so that you can search them: they are "
    "yours, and stay. To have Candor forget one of them: candor forget --document NAME",
    "Your export of {date} in {file}: it is yours; delete it if it should go too.",
    "The export that you made on {date} as {file}: it is not there any more.",
    "The backup that you made on {date} as {file}: it is not there any more.",
    "The file itself: it is yours, and stays where it is.",
    "1 of your own documents says it too, and stays as it is.",
    "{n} of your own documents say it too, and stay as they are.",
    "Forgotten: 1 memory, which is gone for good.",
    "Forgotten: {n} memories, which are gone for good.",
    "Forgotten: what Candor had read in your file. It is gone for good.",
    "It was taken out of:",
    "  {copy}: 1 place",
    "  {copy}: {n} places",
    "1 summary of conversations is written again without it.",
    "{n} summaries of conversations are written again without it.",
    "Then every file in Candor's folder was searched for it: nothing of it was found.",
    "Then Candor's folder was searched for lines of it: none was found.",
    "To check the search itself, it was also made for {control}: that was found.",
    "What Candor cannot reach:",
    "If you tell Candor again one day, it will remember it again. An old backup or an imported "
    "conversation does not bring it back.",
    "If it is ever told again, Candor asks you first before it remembers it. An old backup or an "
    "imported conversation does not bring it back.",
    "To have Candor read the file again one day: candor documents add, with its name.",
    "Receipt {id}, number {number}",
    "Not finished yet: 1 memory can no longer be read in Candor, but some of it may still be in a "
    "file. In the way:",
    "Not finished yet: {n} memories can no longer be read in Candor, but some of them may still be "
    "in a file. In the way:",
    "Not finished yet. In the way:",
    "If a file is in use, close the program that uses it. Candor tries again when it is next",
    "started, and whenever something is forgotten. There is a receipt only when all is gone.",
    "To try again now, and to see how far it is: candor forget --receipts",
    "  {copy}: {why}",
    "{file}: some of it is still there",
    "some of it is still there",
    "{left}; Candor did not make that file, so please look at it and delete it yourself",
    "a document that you had forgotten is still in it",
    "a backup still holds it: {files}",
    "its bytes still hold some of it",
    "it cannot be read ({why})",
    "it cannot be read or written ({why})",
    "{file} cannot be changed ({why})",
    "{file} cannot be deleted",
    "{file} cannot be deleted ({why})",
    "what should be found was not found either",
    "the disk is full",
    "another program is using it",
    "another program is reading it just now",
    "the file cannot be opened just now",
    "the system does not let Candor change it",
    "the system refuses ({why})",
    "{day} {month} {year}, {time}, asked for {asked}",
    "{day} {month} {year}",
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
    "by words",
    "by the name of a person or thing",
    "a whole conversation",
    "a whole project",
    "a document",
    "by time",
    "one by one",
    "by your own rule: {rule}",
    # why recall found something
    "{first}; {second}",
    "{first}, as do the turns around it",
    "it shares the words {words}",
    "it means something alike (cosine {share})",
    "'{word}' means {name}",
    "it is over",
    "it belongs to {name}, now in focus",
    "due on {weekday} {day} {month}",
    "due on {weekday} {day} {month} {year}",
    "said on {weekday} {day} {month}",
    "said on {weekday} {day} {month} {year}",
    "it was so",
    "it was so from {since} until {until}",
    "it was so from {since}",
    "it was so until {until}",
    "{weekday} {day} {month}",
    "{weekday} {day} {month} {year}",
    *("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    # the engines
    "grounded replies",
    "{n} numbers, {done} of {total} records embedded",
    "asking for the model",
    "looking the model up",
    "fetching the model",
    "checking what was fetched",
    "the model is here",
    # files
    "{file}, {n} pages",
    "{file}, page {n}",
    "{file}, passage {n}",
    # why something was not done, or cannot be used
    "there is nothing to undo",
    "it was changed again since",
    "something else has taken its place since; restore it instead",
    "something else that is in use says the same already",
    "only you can say what you said",
    "that is what stands there already",
    "that is what the record says already",
    "nothing was refused by this decision",
    "what was refused is not kept, so that it can be said anew",
    "it is done already",
    "a {kind} record can be rejected, but not put otherwise",
    "a {kind} record is nothing that can be done",
    "nothing changes: {why}",
    "it is missing, though it was there before",
    "it is empty",
    "it is no database, or encrypted",
    "it is not one of Candor's",
    "it belongs to another installation of Candor",
    "its tables are not those that Candor made",
    "its passphrase is needed",
    "it is not there",
    "it holds no sound",
    "it is damaged or of an unknown kind",
    "its end is missing",
    "it is too large",
    "a project does not belong to another",
    "it belongs there already",
    "only what is done can be taken up again",
    "it is another kind of file",
    "it cannot be unpacked ({why})",
    "it holds something else",
    "the model for meaning is not installed",
    "the model for meaning is not the one it should be",
    "the engine for meaning is not installed",
    "it is damaged ({why})",
    "another program keeps it for itself",
    "it cannot be opened ({why})",
    "{file} is not encrypted, though a key was given",
    "it holds the store called {name}",
    "it is older than the files beside it",
    "it is newer than the files beside it",
    "it has version {version}, and this Candor knows none",
    "the key does not open {file}",
    "{file} is encrypted, and no key was given",
    "another program keeps Candor's memory for itself",
    "the system says: {why}",
    "another program keeps writing to Candor's memory",
    "{file}, which says where its key is, is damaged",
    "its copy does not hold what it holds",
    "another program cleared away what is new",
    "another Candor has this memory open",
    "a row of its {name} was changed on the disk",
    "the voice was restarted in the middle of a sentence",
    "there is no microphone",
    "there is no loudspeaker",
    "the microphone {name} is gone",
    "the engine was closed",
    "the engine's process cannot be started: {why}",
    "{name} gives no sound",
    "no sound system answers",
    "the sound system has no devices",
    "{name} cannot be opened",
    "the memory is encrypted already",
    "the memory is not encrypted",
    "the system's keyring does not have its key",
    "the passphrase is empty",
    "the system's keyring cannot be asked: {why}",
    "it does not keep what it is given",
    "the library for it is not installed",
    "Ollama cannot be asked at {host}: {why}",
    "{name} on Ollama has become another model",
    "{name} on Ollama is still being loaded",
    "Ollama was too slow at {host} just now",
    "the engines were closed",
    "Install Candor with its recall parts: pip install 'candor[recall,starter]'.",
    "{model} on Ollama",
    "Start Ollama anew; until then words alone find what is remembered.",
)
"""With a name for whatever differs; the particular ones before the general ones."""
RELATIONS = (
    *("mother", "father", "mom", "mum", "dad", "parents", "sister", "brother", "son", "daughter"),
    *("wife", "husband", "partner", "girlfriend", "boyfriend", "fiancee", "friend", "best friend"),
    *("aunt", "uncle", "cousin", "niece", "nephew", "grandmother", "grandfather", "grandma"),
    *("grandpa", "mother-in-law", "father-in-law", "sister-in-law", "brother-in-law", "boss"),
    *("colleague", "coworker", "manager", "neighbour", "neighbor", "flatmate", "roommate"),
    *("teacher", "doctor", "dentist", "therapist", "mentor", "landlord", "dog", "cat", "child"),
)
"""What people call those around them; other words are shown as the owner said them."""
_CONTEXT = "sentences"
_RELATIONS = "relations"


def said(sentence: str) -> str:
    """Return a sentence of memory's or an engine's in the owner's language."""
    exact = QCoreApplication.translate(_CONTEXT, sentence) if sentence else ""
    if exact != sentence:
        return exact
    for shape, pattern in _patterns():
        found = pattern.fullmatch(sentence)
        if found:
            facts = {name: said(value) for name, value in found.groupdict().items()}
            return QCoreApplication.translate(_CONTEXT, shape).format(**facts)
    return sentence


def yours(relation: str) -> str:
    """Return what somebody is to the owner: ``your sister``."""
    known = QCoreApplication.translate(_RELATIONS, relation)
    if known != relation:
        return known
    return tr("your {relation}").format(relation=relation)


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    shapes = [one for one in SENTENCES if "{" in one]
    return tuple((shape, re.compile(_PLACE.sub(_group, re.escape(shape)))) for shape in shapes)


def _group(place: re.Match[str]) -> str:
    return f"(?P<{place[1]}>{_SHAPES.get(place[1], '.+')})"


_PLACE = re.compile(r"\\{(\w+)\\}")
_SHAPES = {
    **dict.fromkeys(("day", "done", "n", "total", "year"), r"[\d,]+"),
    "copy": r"[^:]+",
    "model": r"\S+",
    "month": r"[A-Z][a-z]+",
    "weekday": r"[A-Z][a-z]+day",
    "time": r"\d\d:\d\d",
}
"""What some places hold, by name; others hold anything."""
