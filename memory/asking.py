"""The words people ask with for what a slot holds, though the answer never says them."""

import re

ASKED_AS: dict[str, str] = {
    "name": "name called call",
    "age": "old age born",
    "birthday": "birthday born birth date",
    "birth year": "born birth year old",
    "birthplace": "born birthplace from come origin",
    "origin": "from come origin hometown country",
    "grew up in": "grow grew childhood from hometown",
    "home": "live home address reside stay city town country",
    "address": "address live home street",
    "household": "live home household",
    "employer": "work job employer company employed",
    "workplace": "work job workplace",
    "occupation": "work job profession occupation career",
    "employment": "work job employed",
    "school": "school university college study",
    "study": "study subject degree",
    "relationship": "relationship married single partner",
    "children": "children kids child",
    "siblings": "siblings brothers sisters family",
    "relation": "family relative who",
    "diet": "eat diet food",
    "allergy": "allergic allergy allergies eat avoid",
    "likes": "like love enjoy",
    "dislikes": "dislike hate like",
    "consumes": "eat drink food",
    "religion": "religion believe faith",
    "height": "tall height",
    "weight": "weigh weight heavy",
    "phone": "phone number telephone call",
    "email": "email address mail",
    "vehicle": "drive car vehicle",
    "pet": "pet pets animal animals",
    "possession": "own have",
    "hobby": "hobby hobbies free time like do",
    "plays": "play",
    "instrument": "instrument play music",
    "language": "language speak languages",
    "ability": "can able",
    "hair": "hair look",
    "eyes": "eyes look",
    "health": "health ill sick condition",
    "plan": "plan plans going",
    "choice": "use prefer choose",
}
"""Chosen by hand; a slot without an entry is found by its own words."""


_WHO = r"(?P<who>[^?.!,]{1,40}?)"
_ASKED_IN_COMMON_WORDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), words)
    for pattern, words in (
        (
            rf"\bwhere(?:'s|'re| am| are| is| was| were| do| does| did) {_WHO}"
            r" (?:come |be |originally |hail )*from\b",
            "origin hometown",
        ),
        (
            rf"\bwhat (?:do|does|did) {_WHO} (?:work as|do (?:for (?:a living|work|money)"
            r"|professionally|for a job|as a job))\b",
            "job occupation",
        ),
        (
            rf"\bwhat(?: is|'s) {_WHO} (?:line of (?:work|business)|trade|day job)\b",
            "job occupation",
        ),
        (
            rf"\bhow (?:do|does) {_WHO} (?:earn|make) (?:an?|my|his|her|their) living\b",
            "job occupation",
        ),
        (r"^what (?:do|does) (?P<who>i|he|she|[\w' ]{1,30}) do\s*\?*$", "job occupation"),
    )
)
"""Questions whose own words are too common to look for -> the words of what they ask for."""


_SPELLED_TOO = {
    "favourite": "favourite favorite",
    "colour": "colour color",
    "theme": "theme mode use",
}
"""Word -> how else it is written and what else it is called."""


def looked_for(question: str) -> str:
    """Return what to look for: the question, or what stands for it where its words are common."""
    for asked, words in _ASKED_IN_COMMON_WORDS:
        if found := asked.search(question.strip()):
            return f"{found['who']} {words}"
    return question


def asked_as(slot: str) -> str:
    """Return the words that a question about ``slot`` may use, separated by spaces."""
    asked = ASKED_AS.get(slot, slot.replace(":", " "))
    return " ".join(_SPELLED_TOO.get(word, word) for word in asked.split(" "))
