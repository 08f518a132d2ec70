"""In what sense a sentence was said: asserted, asked, supposed, joked, quoted, told as a story."""

import re

from memory.extraction.normalise import either, plain, wordset
from memory.review import unmeant
from memory.review.openings import without_fillers
from memory.vocabulary import Modality

_AUXILIARY = (
    r"(?:do|does|did|am|is|are|was|were|can|could|will|would|should|shall|has|have|had|may|might)"
)
_WHOM = (
    r"(?:i|you|he|she|it|we|they|my|your|his|her|our|their|the|this|that|there|any|anyone"
    r"|[a-z]+ like)"
)
_ASKS = either(
    rf"^(?!have\b|had\b){_AUXILIARY} (?:not )?{_WHOM}\b",
    r"^have (?:i|you|we|they)\b",
    rf"^(?:what|who|whom|whose|which|where|why|how)(?: \w+){{0,3}}? {_AUXILIARY}\b",
    r"^(?:what|how) (?:about|much|many|old|long|come)\b",
    rf"^when {_AUXILIARY}\b",
    r"^(?:i wonder|wondering|guess) (?:if|whether|what|who|where|how|why)\b",
)
_SUPPOSES = either(
    r"\bif\b(?! only know)",
    r"\bwould (?:have|be|buy|move|go|live|get|do|need|take|make|never|rather)\b",
    r"\bcould have\b|^(?:were|had) i\b",
    r"\b(?:i|we|he|she|they) (?:\w+ )?(?:might|may|could)\b(?! not (?:see|hear|walk|swim))",
    r"\b(?:suppose|supposing|imagine|assume|assuming|unless|maybe|perhaps|possibly)\b",
    r"\b(?:what if|hypothetically|in theory|let us say|let's say|say i|in another life)\b",
    r"\bwish (?:i|that|we|my)\b|\bnot sure\b|\bi doubt\b",
    r"\bwenn ich\b.*\b(?:ware|wurde|hatte)\b|\bwurde ich\b|\bsi j'|\bsi yo\b",
    r"\bесли\b|如果|假如",  # noqa: RUF001
)
_JOKES = either(
    r"^(?:oh|ah|yeah|sure) (?:sure|right|great|wonderful|fantastic|lovely|brilliant|perfect|joy)\b"
    r",? (?:i|because|another|more|like|just)\b",
    r"^(?:(?:yeah|sure|right),? )?as if\b",
    r"\bi (?:just|really|simply|absolutely) (?:love|adore|enjoy) (?:it when |when |how |having to"
    r"|being (?:stuck|ignored|late|yelled|woken|lied)|getting (?:stuck|ignored|woken|yelled)"
    r"|waiting (?:in|for)|sitting in traffic|paying|standing in line)",
    r"^(?:wow|great|wonderful|fantastic),? i (?:just )?(?:love|adore|enjoy) (?:it )?when\b",
    r"^i (?:love|adore|enjoy) (?:waiting|being|sitting|standing|paying) .+, "
    r"(?:great|lovely|wonderful|fantastic|brilliant)$",
    r"\b(?:just|only|am) (?:kidding|joking|teasing)\b|\b(?:jk|lol|lmao|rofl|haha\w*|ha ha)\b",
    r"\bsaid no one ever\b|\bthat was a joke\b|\bthat is sarcasm\b|\bas a joke\b|(?:^|\s)/s$",
    r"\bi am the (?:queen|king|pope|president|emperor)\b",
)
_TELLS = either(
    r"\bin (?:my|the|a|this|that|his|her) (?:new |latest |short |next )?(?:novel|story|book|film"
    r"|movie|game|play|song|dream|series|show|comic|script|poem|campaign|fanfic)\b"
    r",? (?=(?:i|my|the|he|she|we)\b)",
    r"\bonce upon a time\b|\bfor the story\b|\bin character\b|\bin (?:minecraft|skyrim|dungeons)\b",
    r"\b(?:i|we) (?:dreamed|dreamt|had a dream|am pretending|pretend)\b",
    r"\bpretend(?:ing)? (?:that|to|i|you)\b|\brole[- ]?play(?:ing)? (?:as|that)\b|\bact as\b",
    r"\b(?:my|the|main) character\b|\bprotagonist\b",
)
_REPORTS = either(
    r"\b\w+ (?:always |often |once |just |even |then )?(?:says|said|claims|claimed|thinks|thought"
    r"|believes|told (?:me|us|him|her)|tells (?:me|us)|wrote|writes|asked|asks|shouted|replied"
    r"|insists|swears|goes|reads|sings|sang|texted|complained)\b(?! (?:hi|hello|yes|no|goodbye)\b)",
    r"\b(?:the|this|a) (?:song|lyrics?|sign|quote|poem|article|book|line|proverb|ad|post|letter) "
    r"(?:goes|says|said|reads|is)\b",
    r"\baccording to\b|\bquote\b|\bas .+ (?:says|said|put it|wrote)\b|\brumou?r has it\b",
    r"\bi (?:read|heard) that\b",
)
_ACCORDING = re.compile(r"^according to (?!me\b|my own\b)")
_READS_OUT = re.compile(r"(?<!\bis)(?<!\bare)\s*:\s*[\"\u201c\u201e\u00ab\u300c]")
"""A colon before a quotation, whatever the language; "my motto is: ..." is no report."""
_OWN_WORDS = re.compile(r"^(?:i|we)\b")
_REQUESTS = re.compile(
    r"^(?:please|(?:can|could|would|will) you|i (?:want|need|would like) you to|let us|let me"
    r"|remind me|tell me|show me|give me|help me|call (?!me\b)|wake me|read me|read the|make me"
    r"|make a|play me|play some|play the song|turn (?:on|off|up|down)|start a|delete|forget|remove"
    r"|erase|stop|set|search|find|look up|send|write|open|close|translate|explain|describe"
    r"|summari[sz]e|add|cancel|ignore|pretend|repeat|say|sing|change|update|correct|list|check|try"
    r"|do not (?:tell|say|call|remember|store|save)|never (?:say|tell|call)|go ahead|do it"
    r"|imagine you|remember(?: to)?|note to)\b(?! my name is)"
)
_ROLE = re.compile(
    r"^[\W_]*(?:\w+ )?(?:system|assistant|developer|tool|user|instructions?|note)(?: \w+)?"
    r"(?: \(\w+\))?\s*:"
)
"""A line that gives itself a role is a piece of a transcript, not the speaker's own word."""
_COMMANDS = re.compile(
    r"^(?:from now on|now|you)\b,? ?(?:you )?(?:are now|now|will now|must|have no)\b"
)
_PLANS = either(
    r"\b(?:will|shall)\b(?! always be)",
    r"\b(?:am|is|are) (?:going|planning|hoping|about|due) to\b"
    r"(?! (?:the|school|college|university|church|work|bed)\b)",
    r"\b(?:plan|plans|intend|intends) (?:to|on)\b|\bplanning on\b",
    r"\b(?:am|is|are) (?:moving|adopting|flying|buying|starting"
    r"|getting (?:an?|my|married|engaged|divorced))\b",
    r"\b(?:am|is|are) \w+ing\b.*\b(?:tomorrow|next (?:week|month|year|\w+day)|tonight|later today"
    r"|on \w+day|in \d+ (?:days?|weeks?|months?))\b",
    r"\b(?:have|has) (?:an? )?[^,;]+ (?:tomorrow|next \w+|on \w+day)\b",
)
_TELLING_PLAN = re.compile(r"\bplan\w* .*\bdivorce")
"""A plan that tells how things are: who plans a divorce is married."""
_SMALL = wordset(
    "hi hello hey thanks thank you ok okay yes no yeah yep nope sure nice great cool good fine bye "
    "goodbye morning evening night afternoon wow well welcome please sorry hmm hm oh ah haha lol "
    "alright right exactly see later how are cheers perfect awesome lovely interesting really so "
    "very much a the that this is it sounds all too got i see there candor again indeed agreed of "
    "course true problem worries what up whats dear my friend for"
)
_PHRASES = re.compile(
    r"^(?:thanks a (?:lot|million|bunch)|thank you (?:so|very) much.{0,20}|speak soon|let me think"
    r"|talk (?:to you )?(?:soon|later)|take care(?: of yourself)?|have a (?:nice|good|great) \w+"
    r"|(?:i )?(?:have|got) to (?:go|run)(?: now)?|not (?:too |so )?bad|long time no see|my pleasure"
    r"|(?:pleased|nice|good|glad) to (?:meet|see|hear|talk to) (?:from )?you(?: again| too)?"
    r"|fair enough|do not mention it|never mind|i see|i am back|it is (?:only |just )?me|same here"
    r"|i am (?:fine|good|well|ok|okay|great|doing (?:well|fine))"
    r"(?:,? (?:thanks|thank you|and you))*"
    r"|me (?:too|neither)|i (?:dis)?agree|(?:that )?makes sense|tell me about it|how do you do"
    r"|(?:that|it) (?:is|sounds) (?:so |very |really )?(?:funny|true|right|interesting|great|nice"
    r"|good|cool|fine|fun|amazing|ok|okay)|you are (?:so |very |too )?(?:right|funny|kind|sweet)"
    r"|what a (?:day|pity|shame|surprise)|i love you|you know what|guess what)$"
)
"""What is said out of politeness or to fill a pause."""
_WEATHER = re.compile(
    r"^(?:(?:nice|lovely|bad|terrible|awful|what a|great) .*|it|the (?:weather|sun|sky|rain|snow)"
    r"|today|tomorrow)(?: is| was| will be|'s)? .{0,40}$"
)
_WEATHER_WORDS = re.compile(
    r"\b(?:rain\w*|snow\w*|sunny|cold|hot|warm|cloudy|windy|weather|nice day|shining)\b"
)


def asks(sentence: str) -> bool:
    """Return whether a sentence is a question, with or without its mark."""
    if sentence.rstrip(" \"')\u201d").endswith(("?", "\uff1f", "\u061f")):
        return True
    text = without_fillers(plain(sentence))
    return bool(_ASKS.match(text)) or text.endswith(("吗", "呢"))


def of_sentence(sentence: str) -> Modality:
    """Return in what sense a whole sentence was said."""
    text = plain(sentence)
    bare = without_fillers(text)
    if is_small_talk(text):
        return Modality.SMALL_TALK
    if _JOKES.search(text) or sentence.rstrip().endswith("/s"):
        return Modality.JOKE
    if _ROLE.match(text) or _ACCORDING.match(bare) or unmeant.is_theirs(bare):
        return Modality.QUOTED
    if _REQUESTS.match(bare) or _COMMANDS.match(text):
        return Modality.REQUEST
    if asks(sentence):
        return Modality.QUESTION
    if _TELLS.search(text) or unmeant.is_staged(bare):
        return Modality.FICTION
    if _SUPPOSES.search(text) or unmeant.is_supposed(bare):
        return Modality.HYPOTHETICAL
    return Modality.ASSERTED


def of_clause(clause: str, *, quoted: bool) -> Modality:
    """Return in what sense one clause of an asserted sentence was said.

    Args:
        clause: As it was said.
        quoted: Whether it holds words between quotation marks.
    """
    text = without_fillers(plain(clause))
    if is_small_talk(text):
        return Modality.SMALL_TALK
    reported = _REPORTS.search(text)
    if reported and not _OWN_WORDS.match(text[reported.start() :]):
        return Modality.QUOTED
    if _READS_OUT.search(clause) or unmeant.is_reported(text):
        return Modality.QUOTED
    if quoted and (
        re.search(r"\b(?:say|said|wrote|told)\b", text) or clause[:1] in "\"\u201c\u00ab\u300c'"
    ):
        return Modality.QUOTED
    if unmeant.is_unreal(text):
        return Modality.HYPOTHETICAL
    planned = _PLANS.search(text) and not _TELLING_PLAN.search(text)
    return Modality.PLANNED if planned else Modality.ASSERTED


def is_small_talk(text: str) -> bool:
    """Return whether a plain text only greets, thanks, agrees or speaks of the weather."""
    found = re.findall(r"[\w']+", text)
    if found and len(found) <= 6 and all(word in _SMALL for word in found):
        return True
    if _PHRASES.match(without_fillers(text)):
        return True
    return bool(_WEATHER.match(text) and _WEATHER_WORDS.search(text))
