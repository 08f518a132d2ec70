"""Plain statements in other languages: who, where from, where, likes, allergies, work, age."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memory.extraction.normalise import value
from memory.records import Claim
from memory.review import places
from memory.vocabulary import Polarity

_V = r"(?P<v>[^,.;!?。]{1,60}?)(?:现在|了|啊|呢)?$"

_SAID: tuple[tuple[str, str], ...] = (
    # Chinese
    ("name", rf"^(?:我叫|我的名字是|我的名字叫){_V}"),
    ("home", rf"^我(?:现在)?(?P<no>不)?(?:住在|住|居住在|生活在|搬到了?|搬去了?){_V}"),
    ("origin", rf"^我(?:是从|来自){_V}"),
    ("employer", r"^我在(?P<v>[^,。]{1,30}?)(?:工作|上班)"),
    ("age", r"^我(?:今年)?(?P<v>\d{1,3})岁"),
    ("allergy", r"^我对(?P<v>[^,。]{1,30}?)(?:过敏|過敏)"),
    ("likes", rf"^我(?:很|非常|最|真的)?(?:喜欢|喜歡|爱|愛){_V}"),
    ("dislikes", rf"^我(?:很|非常|真的)?(?:不喜欢|不喜歡|讨厌|討厭|不爱){_V}"),
    # Japanese
    ("name", r"^(?:私の名前は|私は)(?P<v>[^,、。]{1,20}?)(?:と申します|といいます|と言います)"),
    ("home", r"^(?:私は)?(?P<v>[^,、。]{1,20}?)に住んでい(?:ます|る)"),
    ("likes", r"^(?:私は)?(?P<v>[^,、。]{1,20}?)が(?:大)?好きです"),
    # Russian
    ("name", rf"^меня зовут {_V}"),
    ("home", rf"^я (?:сейчас |теперь )?(?P<no>(?:больше )?не )?живу (?:в|во|на) {_V}"),
    ("home", rf"^я (?:недавно )?(?:переехала?|переехал) (?:в|на) {_V}"),
    ("employer", rf"^я (?:сейчас )?(?P<no>не )?работаю (?:в|на) {_V}"),
    ("age", r"^мне (?P<v>\d{1,3}) (?:год|лет)"),
    ("likes", rf"^я (?:очень )?(?P<no>не )?люблю {_V}"),
    ("dislikes", rf"^я ненавижу {_V}"),
    ("allergy", rf"^у меня аллергия на {_V}"),  # noqa: RUF001
    # Ukrainian
    ("home", rf"^я (?P<no>не )?(?:живу|мешкаю) (?:в|у|на) {_V}"),  # noqa: RUF001
    # German
    ("name", rf"^(?:ich heisse|mein name ist) {_V}"),
    ("home", rf"^ich (?:wohne|lebe)(?: jetzt| zurzeit)?(?P<no> nicht(?: mehr)?)? in {_V}"),
    ("home", r"^ich bin (?:.*)?nach (?P<v>[\w ]+?) (?:gezogen|umgezogen)$"),
    ("origin", rf"^ich komme aus {_V}"),
    ("employer", rf"^ich arbeite (?:jetzt )?bei {_V}"),
    ("age", r"^ich bin (?P<v>\d{1,3}) jahre alt"),
    ("likes", r"^ich (?:mag|liebe) (?P<v>(?!kein|nicht)[^,.;!?]+?)(?P<no> nicht)?$"),
    ("dislikes", rf"^ich (?:hasse|mag keine?n?) {_V}"),
    (
        "allergy",
        r"^ich bin (?P<no>nicht )?(?:allergisch )?gegen (?P<v>[^,.;!?]+?)(?: allergisch)?$",
    ),
    ("diet", r"^ich bin (?P<no>kein |keine )?(?P<v>vegetarier|veganer)(?:in)?(?: mehr)?$"),
    # French
    ("name", rf"^(?:je m'appelle|mon nom est) {_V}"),
    ("home", rf"^(?:j'habite|je vis|j'habite maintenant) (?:a|en|au) {_V}"),
    ("home", rf"^je (?P<no>n'habite (?:pas|plus)) (?:a|en|au) {_V}"),
    ("employer", rf"^je travaille (?:chez|pour) {_V}"),
    ("age", r"^j'ai (?P<v>\d{1,3}) ans"),
    ("likes", rf"^j'(?:aime|adore) (?:beaucoup )?{_V}"),
    ("dislikes", rf"^(?:je n'aime pas|je deteste) {_V}"),
    ("allergy", rf"^je suis allergique (?:aux|au|a la|a) {_V}"),
    # Spanish
    ("name", rf"^(?:me llamo|mi nombre es) {_V}"),
    ("home", rf"^(?:yo )?(?P<no>(?:ya )?no )?vivo (?:ahora )?en {_V}"),
    ("employer", rf"^(?:yo )?trabajo (?:en|para) {_V}"),
    ("age", r"^tengo (?P<v>\d{1,3}) anos"),
    ("likes", rf"^(?P<no>no )?me (?:gustan?|encantan?) {_V}"),
    ("dislikes", rf"^odio {_V}"),
    ("allergy", rf"^soy alergic[oa] (?:a la|a los|a las|al|a) {_V}"),
    # Italian
    ("name", rf"^mi chiamo {_V}"),
    ("home", rf"^(?:io )?(?P<no>non )?(?:vivo|abito) (?:a|in) {_V}"),
    ("likes", rf"^(?P<no>non )?mi (?:piace|piacciono) {_V}"),
)
_TRADES: dict[str, str] = {
    trade: english
    for english, others in (
        ("teacher", "lehrer lehrerin enseignant enseignante professeur maestro maestra profesor"),
        ("nurse", "krankenschwester krankenpfleger pflegefachfrau infirmier infirmiere enfermera"),
        ("nurse", "enfermero infermiera infermiere"),
        ("doctor", "arzt arztin medecin medico medica"),
        ("dentist", "zahnarzt zahnarztin dentiste dentista"),
        ("lawyer", "anwalt anwaltin rechtsanwalt rechtsanwaltin avocat avocate abogado abogada"),
        ("lawyer", "avvocato avvocata"),
        ("engineer", "ingenieur ingenieurin ingenieure ingeniero ingeniera ingegnere"),
        ("programmer", "programmierer programmiererin programmeur programmeuse programador"),
        ("programmer", "programadora programmatore programmatrice"),
        ("baker", "backer backerin boulanger boulangere panadero panadera fornaio"),
        ("cook", "koch kochin cuisinier cuisiniere cocinero cocinera cuoco cuoca"),
        ("carpenter", "tischler tischlerin schreiner schreinerin menuisier carpintero falegname"),
        ("architect", "architekt architektin architecte arquitecto arquitecta architetto"),
        ("journalist", "journalist journalistin journaliste periodista giornalista"),
        ("student", "student studentin etudiant etudiante estudiante studente studentessa"),
        ("salesperson", "verkaufer verkauferin vendeur vendeuse vendedor vendedora"),
        ("electrician", "elektriker elektrikerin electricien electricista elettricista"),
        ("gardener", "gartner gartnerin jardinier jardiniere jardinero jardinera giardiniere"),
        ("hairdresser", "friseur friseurin coiffeur coiffeuse peluquero peluquera"),
        ("musician", "musiker musikerin musicien musicienne musico musica musicista"),
        ("farmer", "bauer bauerin landwirt landwirtin agriculteur agricultrice agricultor"),
        ("pharmacist", "apotheker apothekerin pharmacien pharmacienne farmaceutico farmacista"),
        ("translator", "ubersetzer ubersetzerin traducteur traductrice traductor traductora"),
    )
    for trade in others.split()
}
"""Occupation in another language, without accents -> in English."""
_WORKS_AS = re.compile(
    r"^(?:ich (?:bin|arbeite)(?: jetzt)?(?: von beruf| als)?"
    r"|(?:yo )?(?:soy|trabajo de|trabajo como)|je (?:suis|travaille comme)"
    r"|(?:io )?(?:sono|faccio|lavoro come))"
    r"(?: eine?| une?| un[ao]?| il| la| l')? ?(?P<v>[\w]+)(?: von beruf)?$"
)
_KIN: dict[str, str] = {
    word: english
    for english, others in (
        ("brother", "bruder frere hermano fratello broer"),
        ("sister", "schwester soeur hermana sorella zus"),
        ("mother", "mutter mama mere maman madre mamma moeder"),
        ("father", "vater papa pere padre papa vader"),
        ("wife", "frau femme esposa mujer moglie vrouw"),
        ("husband", "mann mari esposo marido marito"),
        ("son", "sohn fils hijo figlio zoon"),
        ("daughter", "tochter fille hija figlia dochter"),
        ("friend", "freund freundin ami amie amigo amiga amico amica vriend vriendin"),
        ("aunt", "tante tia zia"),
        ("uncle", "onkel oncle tio zio oom"),
        ("grandmother", "oma grossmutter grand-mere mamie abuela nonna"),
        ("grandfather", "opa grossvater grand-pere papi abuelo nonno"),
        ("cousin", "cousin cousine primo prima cugino cugina neef"),
        ("boss", "chef chefin patron patronne jefe jefa capo"),
        ("neighbour", "nachbar nachbarin voisin voisine vecino vecina vicino vicina buurman"),
        ("colleague", "kollege kollegin collegue collega companero companera"),
    )
    for word in others.split()
}
_OF_KIN = re.compile(
    r"^(?:meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|il mio|la mia|mi[oa]|mijn)"
    rf" (?:[\w]+ )?(?P<kin>{'|'.join(sorted(_KIN, key=len, reverse=True))})\b(?P<rest>.*)$"
)
_THEY_LIVE = re.compile(
    r"\b(?:wohnt|lebt|habite|vit|vive|abita|woont)(?: jetzt| maintenant| ahora)?"
    r" (?:in|a|en|au) (?P<v>[^,.;!?]{1,40})$"
)


@dataclass(frozen=True)
class Kin:
    """Somebody of the speaker's whom a clause in another language is about."""

    relation: str
    """In English."""
    home: str | None
    """Where they live, when the clause says so."""


def of_kin(clause: str) -> Kin | None:
    """Return whom of the speaker's a plain clause in another language is about, or None."""
    found = _OF_KIN.match(clause)
    relation = _KIN.get(found["kin"]) if found else None
    if found is None or relation is None or not found["rest"]:
        return None
    lives = _THEY_LIVE.search(found["rest"])
    return Kin(relation, places.canonical(value(lives["v"])) if lives else None)


_RULES = tuple((slot, re.compile(pattern)) for slot, pattern in _SAID)
_FIRST_PERSON = re.compile(
    r"^(?:我|私|僕|俺|(?:я|мы|мне|меня|у меня|мой|моя|мое|мои)\b"  # noqa: RUF001
    r"|(?:ich|wir|mein|meine|je|nous|mon|ma|mes|yo|mi|me|tengo|vivo|soy|odio|io|abito)\b|j')"
)
_ARTICLES = re.compile(
    r"^(?:der|die|das|den|dem|ein|eine|einen|le|la|les|l'|un|une|el|los|las|il|lo|gli|i) ?(?<=[ '])"
)


def claims(clause: str) -> Iterator[Claim]:
    """Yield what a plain first-person clause in another language claims."""
    works = _WORKS_AS.match(clause)
    if works is not None and works["v"] in _TRADES:
        yield Claim("occupation", _TRADES[works["v"]])
    for slot, pattern in _RULES:
        found = pattern.search(clause)
        if found is None:
            continue
        text = _ARTICLES.sub("", value(found["v"]).strip())
        if not text:
            continue
        denied = slot == "dislikes" or bool(found.groupdict().get("no"))
        if slot in ("home", "origin"):
            text = places.canonical(text)
        text = {"vegetarier": "vegetarian", "veganer": "vegan"}.get(text, text)
        polarity = Polarity.DENIED if denied else Polarity.AFFIRMED
        yield Claim("likes" if slot == "dislikes" else slot, text, polarity)


_GOES_ON = re.compile(
    r"^(?:wohne|lebe|arbeite|komme|liebe|hasse|habite|vis|travaille|trabajo|живу|работаю|люблю)\b"
)


def goes_on(clause: str) -> bool:
    """Return whether a plain clause goes on in the first person without its subject."""
    return bool(_GOES_ON.match(clause))


def first_person(clause: str) -> bool:
    """Return whether a plain clause in another language speaks in the first person."""
    return bool(_FIRST_PERSON.match(clause))
