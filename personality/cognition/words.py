"""The words by which a question, a greeting or a person is recognised, in several languages."""


def _words(*lines: str) -> frozenset[str]:
    return frozenset(" ".join(lines).split())


QUESTION_WORDS = _words(
    "wer wen wem wessen wo wohin woher wann warum weshalb wieso wie welche welcher welches",
    "wieviel wat waar wanneer waarom hoe welk qui quoi où pourquoi comment quel quelle quels",
    "quelles combien qué quién quiénes dónde cuándo cómo cuál cuáles cuánto cuántos chi cosa dove",
    "dov'è perché quale quali quanto quem onde qual кто что где куда откуда когда почему зачем",
    "какой какая какое какие сколько kto gdzie kiedy dlaczego jak jaki jaka",
)
"""A sentence that begins with one of these asks, in languages other than English.

Only those spelled, or accented, otherwise than the conjunction they are also used as."""

ASKING_CHARACTERS = ("吗", "呢", "什么", "谁", "哪", "几点", "怎么", "为什么", "多少")
"""Chinese: anywhere in the sentence."""
ASKING_ENDINGS = ("か", "かな", "까", "나요", "니", "세요")
"""Japanese and Korean: at the end of the sentence."""

CHAT_WORDS = _words(
    "hi hello hey yo good morning afternoon evening night day bye goodbye thanks thank you ok",
    "okay yes no yeah yep nope sure nice cool great lovely fine wow haha lol hm hmm oh ah well",
    "there candor very much so a lot again please sorry how are is it going what's up doing today",
    "see later soon have and to meet not bad hallo guten tag morgen abend gute nacht danke schön",
    "bitte tschüss wie geht's geht es dir ja nein bonjour bonsoir salut merci beaucoup au revoir",
    "ça va oui non hola buenos días buenas tardes noches gracias adiós qué tal sí ciao buongiorno",
    "grazie mille arrivederci come va stai olá bom dia obrigado obrigada tudo bem hoi dag bedankt",
    "goedemorgen hoe gaat het привет здравствуй здравствуйте спасибо пока как дела да нет cześć",
    "dziękuję",
)
"""An utterance of nothing but these is small talk."""
CHAT_SENTENCES = _words(
    "你好 您好 谢谢 再见 早上好 晚安 你好吗 こんにちは おはよう おはようございます ありがとう",
    "ありがとうございます さようなら 안녕 안녕하세요 감사합니다",
)

FIRST_PERSON = _words(
    "i i'm i've i'd i'll me my mine myself we us our ours ich mir mich mein meine meinen meinem",
    "meiner ik mij mijn je j'ai moi mon ma mes yo mi mis soy tengo io mio mia miei mie sono ho eu",
    "meu minha meus minhas tenho я мне меня мой моя моё мои mnie mój moja",
)
"""The owner speaking of themselves."""

POSSESSIVES = _words(
    "my our mein meine meinen meinem meiner mijn mon ma mes mi mis mio mia miei mie meu minha",
    "meus minhas мой моя моё мои мою моей моего моему mój moja",
)

PEOPLE: dict[str, str] = {
    form: person
    for person, forms in {
        "sister": "sister sisters schwester zus soeur sœur hermana sorella irmã сестра сестре",
        "brother": "brother brothers bruder broer frère hermano fratello irmão брат брату",
        "mother": "mother mum mummy mom mama mutter moeder mère maman madre mãe мама мать",
        "father": "father dad papa vater vader père padre pai папа отец папе",
        "parents": "parents parent eltern ouders padres genitori pais родители",
        "grandmother": "grandmother grandma granny gran oma großmutter grand-mère abuela nonna",
        "grandfather": "grandfather grandpa opa großvater grand-père abuelo nonno avô",
        "son": "son sons sohn zoon fils hijo figlio filho сын сыну",
        "daughter": "daughter daughters tochter dochter fille hija figlia filha дочь дочери",
        "child": "child children kid kids baby kinder enfant hijos figli filhos дети",
        "wife": "wife ehefrau femme esposa moglie жена жене",
        "husband": "husband ehemann mari esposo marito marido муж мужу",
        "grandparents": "grandparents großeltern grands-parents abuelos nonni",
        "sibling": "sibling siblings geschwister",
        "partner": "partner spouse fiancé fiancée fiance fiancee",
        "twin": "twin twins zwilling",
        "friend": "friend friends freund freundin ami amie amigo amiga amico amica vriend друг",
        "aunt": "aunt auntie tante tía zia",
        "uncle": "uncle onkel oncle tío zio",
        "cousin": "cousin cousins cousine primo prima",
        "niece": "niece nieces nichte nièce sobrina",
        "nephew": "nephew nephews neffe neveu sobrino",
        "boss": "boss manager jefe capo",
        "colleague": "colleague colleagues coworker kollege kollegin collègue colega",
        "neighbour": "neighbour neighbor neighbours neighbors nachbar nachbarin voisin voisine",
        "flatmate": "flatmate roommate housemate mitbewohner",
        "teacher": "teacher tutor coach lehrer lehrerin",
        "landlord": "landlord landlady vermieter",
    }.items()
    for form in forms.split()
} | {
    kin: kin
    for kin in _words(
        "girlfriend boyfriend ex stepmother stepfather stepsister stepbrother stepson stepdaughter",
        "grandson granddaughter mother-in-law father-in-law sister-in-law brother-in-law",
    )
}
"""Every word for a person the owner may have, and the relation it means."""
MEMBERS: dict[str, tuple[str, ...]] = {
    "parents": ("mother", "father"),
    "grandparents": ("grandmother", "grandfather"),
    "sibling": ("sister", "brother", "twin"),
    "child": ("son", "daughter"),
    "partner": ("wife", "husband", "girlfriend", "boyfriend"),
}
"""Whom a word for several, or for either, covers."""
AGES: dict[str, str] = {
    **dict.fromkeys(("older", "elder", "oldest", "eldest", "big"), "older"),
    **dict.fromkeys(("younger", "youngest", "little"), "younger"),
}
"""What tells one sister from another, and which it means."""

ANYBODY = _words(
    "family relatives anyone anybody someone somebody everyone everybody people",
    "familie famille familia famiglia",
)
"""Words that leave open whom a question is about, the owner's "my" beside them included."""
THIRD_PERSON = _words(
    "she he they her him them his their theirs hers sie er ihr ihm elle il ella él lei lui она он",
    "они ей ему",
)
SECOND_PERSON = _words(
    "you your yours yourself dein deine tu usted",
)

NO_NAMES = _words(
    "the a an my your his her its our their this that these those there it what who where when how",
    "any some no every all not going on in at to monday tuesday wednesday thursday friday saturday",
    "sunday january february march april may june july august september october november december",
    "english german french spanish italian christmas easter",
)
"""Words that stand where a name may, or are written like one, and are no person's."""

THANKS = _words("thanks thank danke bedankt merci gracias grazie obrigado obrigada спасибо 谢谢")
FAREWELLS = _words("bye goodbye night later tschüss revoir adiós arrivederci пока 再见 晚安")
HOW_ARE_YOU = _words("how geht's geht va qué stai gaat дела 你好吗")
GREETINGS = _words(
    "hi hello hey morning afternoon evening hallo guten bonjour bonsoir salut hola buenos ciao",
    "buongiorno olá hoi goedemorgen привет cześć 你好 您好 早上好 こんにちは 안녕하세요",
)
