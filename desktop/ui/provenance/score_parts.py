"""What each number means that recall gives a memory, in plain words."""

from desktop.ui.words import tr

PARTS = {
    "sentence": "shared words",
    "sentence_meaning": "shared meaning",
    "words": "share of your words",
    "lexical": "same words",
    "bm25": "same words",
    "dense": "same meaning",
    "meaning": "same meaning",
    "named": "whom you name",
    "meant": "whom you mean",
    "time": "the time you ask about",
    "over": "over by now",
    "project": "the project you are at",
    "entity": "person in question",
    "subject": "person in question",
    "recency": "how recent",
    "importance": "how much it matters",
    "confidence": "how sure",
    "words_turn": "same words in the turn",
    "words_near": "same words close by",
    "words_wide": "same words around it",
    "words_session": "same words in that conversation",
    "words_before": "same words just before",
    "words_after": "same words just after",
    "meaning_scaled": "same meaning, against the best",
    "meaning_share": "share of the best in meaning",
    "meaning_near": "same meaning close by",
    "meaning_near_scaled": "same meaning close by, against the best",
    "meaning_wide": "same meaning around it",
    "meaning_wide_scaled": "same meaning around it, against the best",
    "session_meaning": "meaning of that conversation",
    "session_meaning_share": "share of the best conversation in meaning",
    "speaker_named": "who said it is named",
    "length": "how long it is",
    "asks": "it is a question",
    "answers": "it follows a question",
    "answers_it": "it follows a question with your words",
}


def named(part: str) -> str:
    """Return a named part of a score in plain words."""
    return tr(PARTS.get(part, part.replace("_", " ")))
