"""The words people ask with for what a slot holds, though the answer never says them."""

ASKED_AS: dict[str, str] = {
    "name": "name called call",
    "age": "old age born",
    "birthday": "birthday born birth date",
    "birth year": "born birth year old",
    "birthplace": "born birthplace from come",
    "origin": "from come origin hometown",
    "grew up in": "grow grew childhood from",
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
}
"""Chosen by hand; a slot without an entry is found by its own words."""


def asked_as(slot: str) -> str:
    """Return the words that a question about ``slot`` may use, separated by spaces."""
    return ASKED_AS.get(slot, slot.replace(":", " "))
