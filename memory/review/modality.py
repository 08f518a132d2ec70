"""In what sense a sentence was said: asserted, asked, supposed, joked, quoted, told as a story."""

import re

from memory.extraction.normalise import plain, wordset
from memory.review.subjects import without_fillers
from memory.vocabulary import Modality

_ASKS = re.compile(
    r"^(?:(?:do|does|did|am|is|are|was|were|can|could|will|would|should|shall|has|may|might) "
    r"(?:not )?"
    r"(?:i|you|he|she|it|we|they|my|your|his|her|our|their|the|this|that|there|any|anyone"
    r"|[a-z]+ like)\b"
    r"|have (?:i|you|we|they)\b"
    r"|(?:what|who|whom|whose|which|where|why|how)(?: \w+){0,3}? (?:do|does|did|am|is|are|was"
    r"|were|can|could|"
    r"will|would|should|shall|has|have|had|about|much|many|old|long|come)\b"
    r"|when (?:do|does|did|am|is|are|was|were|can|could|will|would|should|shall|has|have)\b"
    r"|(?:what|how) about\b|(?:i wonder|wondering|guess) (?:if|whether|what|who|where|how|why)\b)"
)
_TAG = re.compile(
    r",? (?:do not|does not|is not|are not|am not|was not|right|correct|do|is it)(?: i| he| she| "
    r"it)?$"
)
_SUPPOSES = re.compile(
    r"\bif\b(?! only know)|\bwould (?:have|be|buy|move|go|live|get|do|need|take|make|never"
    r"|rather)\b"
    r"|\bcould have\b|\b(?:i|we|he|she|they) (?:\w+ )?(?:might|may|could)\b(?! not (?:see|hear"
    r"|walk|swim))"
    r"|\bsuppose\b|\bsupposing\b|\bimagine\b|\bwhat if\b|\bwish (?:i|that|we|my)\b|^were i\b"
    r"|^had i\b"
    r"|\bmaybe\b|\bperhaps\b|\bhypothetically\b|\bin theory\b|\blet us say\b|\blet's say\b|\bsay "
    r"i\b"
    r"|\bassume\b|\bassuming\b|\bunless\b|\bin another life\b|\bpossibly\b|\bnot sure\b|\bi doubt\b"
    r"|\bwenn ich\b.*\b(?:ware|wurde|hatte)\b|\bwurde ich\b|\bsi j'|\bsi yo\b"
    r"|\bесли\b|如果|假如"  # noqa: RUF001
)
_JOKES = re.compile(
    r"^(?:oh|ah|well|yeah|sure|right|great|wow)?[ ,]*(?:oh )?(?:sure|yeah right|yeah sure|great"
    r"|wonderful|fantastic|"
    r"lovely|brilliant|perfect|joy|as if)\b,? (?!that)(?:i|because|another|more|like|just)\b"
    r"|\bi (?:just|really|simply|absolutely) (?:love|adore|enjoy) (?:it when |when |how |being "
    r"(?:stuck|ignored|"
    r"late|yelled|woken|lied)|getting (?:stuck|ignored|woken|yelled)|having to|waiting (?:in|for)"
    r"|sitting in traffic"
    r"|paying|standing in line)"
    r"|\b(?:just|only) (?:kidding|joking|teasing)\b|\b(?:jk|lol|lmao|rofl|haha\w*)\b|\bsaid no "
    r"one ever\b"
    r"|\bi am (?:kidding|joking)\b|\bthat was a joke\b|\bnot!$|(?:^|\s)/s$|\bha ha\b|\bas a joke\b"
    r"|\bthat is sarcasm\b|\bi am the (?:queen|king|pope|president|emperor)\b"
)
_TELLS = re.compile(
    r"\bin (?:my|the|a|this|that|his|her) (?:new |latest |short |next )?(?:novel|story|book|film"
    r"|movie|game|play|song|"
    r"dream|series|show|comic|script|poem|campaign|fanfic)\b,? (?=(?:i|my|the|he|she|we)\b)"
    r"|\bonce upon a time\b|\b(?:i|we) (?:dreamed|dreamt|had a dream|am pretending|pretend)\b"
    r"|\bpretend(?:ing)? (?:that|to|i|you)\b"
    r"|\brole[- ]?play(?:ing)? (?:as|that)\b|\b(?:my|the) character\b|\bin character\b|\bfor the "
    r"story\b|\bact as\b"
    r"|\bmain character\b|\bprotagonist\b|\blast night i dreamed\b|\bin (?:minecraft|skyrim"
    r"|dungeons)\b"
)
_REPORTS = re.compile(
    r"\b(?:he|she|they|who|someone|somebody|people|everyone|everybody|it|\w+) (?:always |often "
    r"|once |just |even |then )?"
    r"(?:says|said|claims|claimed|thinks|thought|believes|told (?:me|us|him|her)|tells (?:me|us)"
    r"|wrote|writes|asked|"
    r"asks|shouted|replied|insists|swears|goes|reads|sings|sang|texted|complained)\b(?! (?:hi"
    r"|hello|yes|no|goodbye)\b)"
    r"|\baccording to\b|\b(?:the|this|a) (?:song|lyrics?|sign|quote|poem|article|book|line"
    r"|proverb|ad|post|letter) "
    r"(?:goes|says|said|reads|is)\b|\bquote\b|\bas .+ (?:says|said|put it|wrote)\b|\brumou?r has "
    r"it\b|\bi (?:read|heard) that\b"
)
_OWN_WORDS = re.compile(r"^(?:i|we)\b")
_REQUESTS = re.compile(
    r"^(?:please|can you|could you|would you|will you|i want you to|i need you to|i would like "
    r"you to|remind me|tell me|"
    r"show me|give me|help me|let us|let me|delete|forget|remove|erase|stop|start a|set|play some"
    r"|play me|play the song|"
    r"search|find|look up|call (?!me\b)|send|write|read me|read the|open|close|turn (?:on|off|up"
    r"|down)|translate|explain|"
    r"describe|summari[sz]e|make me|make a|add|cancel|wake me|do not (?:tell|say|call|remember"
    r"|store|save)|never (?:say|"
    r"tell|call)|ignore|pretend|repeat|say|sing|change|update|correct|list|check|try|go ahead|do "
    r"it|imagine you|"
    r"remember(?: to)?|note to)\b(?! my name is)"
)
_ROLE = re.compile(
    r"^[\W_]*(?:\w+ )?(?:system|assistant|developer|tool|user|instructions?|note)(?: \w+)?(?: "
    r"\(\w+\))?\s*:"
)
"""A line that gives itself a role is a piece of a transcript, not the speaker's own word."""
_COMMANDS = re.compile(
    r"^(?:from now on|now|you)\b,? ?(?:you )?(?:are now|now|will now|must|have no)\b"
)
_PLANS = re.compile(
    r"\b(?:will|shall)\b(?! always be)|\b(?:am|is|are) (?:going|planning|hoping|about|due) "
    r"to\b(?! (?:the|school|"
    r"college|university|church|work|bed)\b)|\b(?:plan|plans|intend|intends) (?:to|on)\b"
    r"|\bplanning on\b|"
    r"\b(?:am|is|are) (?:moving|adopting|getting (?:an?|my|married|engaged|divorced)|flying"
    r"|buying|starting)\b|"
    r"\b(?:am|is|are) \w+ing\b.*\b(?:tomorrow|next (?:week|month|year|\w+day)|tonight|later today"
    r"|on \w+day|in \d+ "
    r"(?:days?|weeks?|months?))\b|\b(?:have|has) (?:an? )?[^,;]+ (?:tomorrow|next \w+|on \w+day)\b"
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
    if _ROLE.match(text):
        return Modality.QUOTED
    if _REQUESTS.match(bare) or _COMMANDS.match(text):
        return Modality.REQUEST
    if asks(sentence) or (_TAG.search(text) and sentence.rstrip().endswith("?")):
        return Modality.QUESTION
    if _TELLS.search(text):
        return Modality.FICTION
    if _SUPPOSES.search(text):
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
    if quoted and (
        re.search(r"\b(?:say|said|wrote|told)\b", text) or clause[:1] in "\"\u201c\u00ab\u300c'"
    ):
        return Modality.QUOTED
    planned = _PLANS.search(text) and not _TELLING_PLAN.search(text)
    return Modality.PLANNED if planned else Modality.ASSERTED


def is_small_talk(text: str) -> bool:
    """Return whether a plain text only greets, thanks, agrees or speaks of the weather."""
    found = re.findall(r"[\w']+", text)
    if found and len(found) <= 6 and all(word in _SMALL for word in found):
        return True
    return bool(_WEATHER.match(text) and _WEATHER_WORDS.search(text))
