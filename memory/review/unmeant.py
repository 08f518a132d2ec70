"""Ways to say what is not so: what nearly was, a passing want, a game, somebody else's words."""

import re

from memory.extraction.normalise import either, fold, plain
from memory.review.predicates import VERBS

_WHO = r"(?:i|we|my|our|he|she|they|it|you)"
_KEPT_OUT = r"(?!always|never|every|everything|everyone|all|none|no|any|only|\d)"
_PAST = "|".join(sorted(form for form, (_, past) in VERBS.items() if past))
_NEARLY = either(
    rf"(?<!have )(?<!has )(?<!am )(?<!is )(?<!are )\b(?:almost|nearly|narrowly|all but|just about)"
    rf" {_KEPT_OUT}(?:{_PAST}|was|were|\w{{3,}}ed|became|fell|lost|won|hit|cut|set)\b",
    rf"\b(?:was|were) (?:almost|nearly|this close|so close|close|on the verge) {_KEPT_OUT}",
    r"\bcame (?:very |so |this )?close to\b|\bmissed out on\b|\bgot close to\b",
    r"\b(?:was|were) (?:just |all )?(?:about|going|supposed|meant|due|set|tempted|hoping|planning"
    r"|thinking|considering|ready) (?:to|on|of|about)\b",
    r"\b(?:could|should|might|would|must|may|ought to) (?:not |easily |well |never )?have \w+",
    r"\b(?:was|were|had) (?:planned|intended|meant|hoped) to\b",
)
"""What did not come about."""
_WANTS = either(
    r"\bwould (?:really |absolutely |just |so |rather |not )*(?:mind|love|like|prefer|fancy"
    r"|enjoy|kill for|die for|appreciate|give anything)\b (?!to\b|you to\b)",
    r"\bcould (?:really |just )?(?:do with|use|murder|go for|eat)\b",
    r"^(?:i |we )?(?:really |quite )?(?:fancy|feel like|am (?:craving|dying for|in the mood"
    r" for)) ",
    r"\b(?:tempted|inclined|itching|dying) to\b|\btoying with\b",
    r"\b(?:am|is|are|been|was) (?:\w+ )?(?:considering|contemplating|thinking (?:of|about|that))\b",
    r"\b(?:thought|considered|contemplated) (?:about|of)? ?\w+ing\b",
)
"""What is wanted for the moment, or weighed."""
_MISTAKEN = either(
    r"^(?:i|we) (?:have )?(?:used to |once |always |first |had |just |originally |honestly )*"
    r"(?:thought|believed|assumed|feared|pretended|imagined|figured|think|believe)"
    r"(?<!^i think)(?<!^i believe) (?:that )?(?:i|my|we|it|he|she)\b",
    r"\bfeels? (?:like|as though) (?:i|an?|my)\b",
)
"""What somebody believed that was not so."""
_FEIGNED = either(
    r"\b(?:pretend(?:ed)?|lied|fibbed|faked|made believe) (?:to|about|that|i|being|having)\b",
    r"\b(?:am|is|are) (?:supposed|meant) to\b|^(?:it is )?not (?:that|because|as though)\b",
    r"\b(?:am|is|are) (?:practically|virtually|as good as|more or less)\b",
    r"^(?:once|as soon as) (?:i|we) (?:get|have|am|are|find|buy|move|become|retire|finish)\b",
    r"^when (?:i|we) (?:get|grow up|retire|become|win) (?!home|up\b|bored|angry|tired|sad|to\b)",
)
"""What was only made to look so, should be so, or is not so yet."""
_SUPPOSED = either(
    r"\bfor (?:the )?(?:sake of (?:the |an? |this )?(?:argument|discussion|example|game|joke)"
    r"|argument's sake)\b",
    r"\b(?:thought experiment|hypothetical(?:ly)?|in this scenario|theoretically|in principle)\b",
    r"\bin (?:an?|my|another|some|the)(?: \w+)? (?:dreams|universe|timeline|fantasy|daydream"
    r"|nightmare|perfect world|ideal world)\b",
    r"\bin (?:an?|my|another) (?:past|previous|former|other|next|different) life\b",
    r"^(?:picture|imagine|pretend|suppose|assume|say)\b[ :,]",
    r"^(?:for example|for instance|example|eg)\b[,: ]",
    r"\b(?:just|only|merely) (?:a test|testing)\b|^(?:this is )?(?:a )?test(?:ing)?[,: ]",
    r"\b(?:would|could|might|may) be (?:an?|my|in|at|the)\b",
)
_LETTERS = (
    r"(?:novel|short story|story|screenplay|script|manuscript|poem|song|lyrics?|dream|fantasy"
    r"|musical|sketch|fan ?fic(?:tion)?|comic|tale|role-?play|larp|campaign|simulation|sitcom)"
)
_ROLE = r"(?:the |my |an? (?!program|computer|machine|companion|robot|assistant|friend))"
_STAGED = either(
    rf"^(?:so |and |but |well |ok )*in (?:my|our|the|this|that|her|his|an?) (?:\w+ ){{0,3}}"
    rf"(?:{_LETTERS}|game|play|film|movie|series|book)s?\b(?: i am writing)?,? {_WHO}\b",
    rf"^in (?:my|our|the|this|a) (?:\w+ ){{0,2}}{_LETTERS}s?\b[^,]{{0,20}} {_WHO}\b",
    rf"\bin (?:my|our|this) (?:\w+ ){{0,2}}{_LETTERS}s?$",
    rf"\byou (?:are|be|play|can be) {_ROLE}[\w' -]{{1,30}}?,? (?:and |while )?i "
    r"(?:am|will be|play|will play|can be)\b",
    rf"\bi (?:am|will be) {_ROLE}[\w' -]{{1,30}}?,? (?:and |while )?you "
    r"(?:be|play|can be|are the)\b",
    r"\bmake-?believe\b|\bin the (?:role|part) of\b|\bplay(?:ing)? the (?:role|part) of\b",
    r"\b(?:playing|play|we play) (?:a game|pretend|dress-?up|charades|dnd|d&d)\b",
    r"\bmy (?:character|avatar|alter ego|paladin|warlock|elf|wizard)\b",
    r"^(?:i am |we are |let us |let's )?role-?play(?:ing)?\b",
    r"\b(?:had|have|having) (?:an?|this|the|that) (?:\w+ )?(?:dream|nightmare)\b",
)
_SPOKE = (
    r"(?:says?|said|claims?|claimed|thinks?|thought|believes?|believed|told (?:me|us|you|him|her)"
    r"|tells? (?:me|us)|wrote|writes|asks?|asked|shouted|replied|insists?|insisted|swears?|swore"
    r"|goes|sings|sang|jokes?|joked|complains?|complained|reckons?|reckoned|suggests?|suggested"
    r"|suspects?|suspected|accused me|mentioned|wonders?|wondered|wishes|wished|argues?|argued"
    r"|guesses|guessed|hopes?|fears?|announced|whispered|yelled|put it|sagt|sagte|meint|meinte"
    r"|behauptet|glaubt|dit|pense|croit|affirme|dice|dijo|piensa|cree|zegt|zei|denkt|beweert)"
)
_OTHER = r"(?!(?:i|we|who|what|which|let|let's|do|does|did|to|not)\b)"
_OTHER += r"(?:my |our |the |mein\w* |mi |mon |ma |mijn )?[\w'-]+(?: [\w'-]+)?"
_REPORTED = either(
    rf"^(?!the (?:truth|thing)){_OTHER} (?:\w+ )?{_SPOKE} (?:that )?(?:i|my|we)\b",
    r"^(?:he|she|they|everyone|my \w+|[^\W\d_]+) (?:is|are|was|were|seems?) (?:\w+ )?(?:convinced"
    r"|sure|certain|positive|under the impression) (?:that )?(?:i|my|we)\b",
    r"^i (?:bet|suppose|imagine|take it|assume) (?:that )?(?:you|he|she|they)\b",
)
"""A clause in which somebody else speaks of the owner."""
_THEIRS = either(
    rf"^(?:and |but |so |well )*(?:as |like )?{_OTHER} (?:\w+ )?{_SPOKE}(?: to me)?[,:]",
    r"^as (?:the|my|our|an?|they|\w+)\b[^,]{0,40}\b(?:goes|go|says?|said|put it|wrote|would say"
    r"|used to say|sang|sings)\b",
    rf", (?:and )?(?:{_OTHER} {_SPOKE}|{_SPOKE} (?!me$|so$){_OTHER})$",
    r"^you (?:just |once |have |had |already |also )*(?:told|said|mentioned|claimed|promised|wrote"
    r"|reminded|thought|think|called me|suggested|insisted)\b",
    r"\b(?:they|people|friends|others|folks|some|everyone|everybody|others|doctors|experts"
    r"|(?:my|the|our) \w+s) (?:\w+ )?(?:say|claim|think|believe|reckon|tell me|insist|assume)\b",
    r"\b(?:was|were|been|am|got|being) (?:\w+ )?told\b|\b(?:it is|is) (?:said|rumou?red|claimed)\b",
    r"\b(?:supposedly|allegedly|reportedly|purportedly)\b|\bword has it\b|\blegend has it\b",
    r"\bi (?:hear|read|saw|heard|overheard) (?:\w+ )?(?:somewhere|online|in the|on the|that)\b",
    r"^(?:to quote|quoting|quote|in the words of|as the saying|the saying)\b",
    r"\bi am (?:singing|humming|reciting|quoting|reading (?:out|aloud))\b",
    r"^(?:the |my |some |a |here (?:is|are) )*(?:\w+ )?(?:lyrics?|verse|chorus|quote|poem|haiku"
    r"|riddle|caption|headline|title|scene|chapter|line|song|proverb|post|tweet|text|message"
    r"|e-?mail|letter|slogan|ad|review|horoscope|fortune cookie)\b[^:]{0,40}:",
    r"^(?:er|sie|es|man|il|elle|on|el|ella|hij|zij|ze|men|(?:mein|mi|mon|ma|mijn)\w* \w+) "
    r"(?:\w+ )?(?:sagt|sagte|meint|meinte|behauptet|glaubt|denkt|fragt|dit|pense|croit|demande|dice"
    r"|dijo|piensa|cree|pregunta|zegt|zei|vindt|vraagt|gelooft)\b",
)
_ELSEWHERE = either(
    # German, French, Spanish, Dutch: supposed or wished for, not told
    r"^(?:wenn|falls|als|ob|si|ojala|if|indien|mocht)\b",
    r"\b(?:wurde|wurden|hatte gern\w*|mochte|ware|konnte|sollte)\b(?=.*\bich\b)",
    r"\bich (?:wurde|hatte gern\w*|mochte|ware|konnte|wunschte)\b",
    r"\b(?:je|j') ?(?:voudrais|aimerais|serais|aurais|pourrais|devrais)\b|\bsi j'|\bj'ai failli\b",
    r"^(?:yo )?(?:me gustaria|quisiera|seria|tendria|podria|querria|viviria)\b|\bcasi\b",
    r"\bik (?:zou|wou|had graag|wil graag|mocht)\b|\bbijna\b|\bfast\b(?=.*\b(?:ich|hatte)\b)",
    r"\bich (?:hatte|habe|bin|ware) (?:fast|beinahe)\b",
)
_OPENS = either(
    r"^(?:let us|let's|shall we|can we|could we|i want to|please)\b.*\b(?:pretend|role-?play"
    r"|make-?believe|act out|imagine|suppose)\b",
    r"^(?:let us|let's|shall we|can we) play (?:a|the|another) (?:\w+ )?game$",
    r"^(?:imagine|picture|suppose|pretend|role-?play) (?!that$)\w+",
    r"\b(?:once upon a time|story time|thought experiment|in character)\b",
    r"^here (?:is|are|goes|comes)\b.*\b(?:lyrics?|song|poem|story|joke|scene|quote|chapter"
    r"|monologue|verse|draft|example|test|paragraph)\b",
)
_NAMES_A_TEXT = re.compile(
    rf"\b(?:{_LETTERS}|verse|chorus|quote|joke|scene|chapter|monologue|example|draft|line|text"
    r"|e-?mail|letter|message|post|page|script)s?\b[^:]*:\s*$"
)
_CLOSES = re.compile(
    r"^(?:anyway|seriously|but really|really though|back to|end of|in real(?:ity| life)"
    r"|ok(?:ay)? (?:enough|stop)|enough|stop|out of character|for real|in fact|truth is|game over"
    r"|joking aside)\b"
)


def is_unreal(text: str) -> bool:
    """Return whether a plain clause tells of what nearly was, is weighed or was a mistake."""
    return any(way.search(text) for way in (_NEARLY, _WANTS, _MISTAKEN, _FEIGNED, _ELSEWHERE))


def is_supposed(text: str) -> bool:
    """Return whether a plain sentence supposes something for the sake of something else."""
    return bool(_SUPPOSED.search(text))


def is_staged(text: str) -> bool:
    """Return whether a plain sentence plays a part or tells a story."""
    return bool(_STAGED.search(text))


def is_reported(text: str) -> bool:
    """Return whether a plain clause tells what somebody else says or thinks of the owner."""
    return bool(_REPORTED.search(text))


def is_theirs(text: str) -> bool:
    """Return whether a plain sentence says from its beginning what somebody else says."""
    return bool(_THEIRS.search(text))


def opens_frame(sentence: str) -> bool:
    """Return whether what follows a sentence is a story, a game or somebody's text."""
    return bool(_OPENS.search(plain(sentence)) or _NAMES_A_TEXT.search(fold(sentence)))


def closes_frame(sentence: str) -> bool:
    """Return whether a sentence leads back to what is so."""
    return bool(_CLOSES.match(plain(sentence)))
