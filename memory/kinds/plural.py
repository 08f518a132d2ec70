"""One spelling for a thing and for many of it, where words are shown and so cannot be stemmed."""


def singular(word: str) -> str:
    """Return an English noun in the singular, as far as its ending tells."""
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    if word.endswith(("xes", "ches", "shes", "sses")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is", "news")):
        return word[:-1]
    return word
