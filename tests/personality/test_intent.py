import pytest

from personality.cognition.intent import Intent, understand

ASKED = [
    "What can my sister not eat?",
    "what can my sister not eat",
    "Am I allergic to peanuts",
    "do i live in rome",
    "Is Jack coming on Friday",
    "Who likes tea",
    "what about Anna and project Kite",
    "Tell me about my sister.",
    "Remind me what my landlord is called",
    "I wonder what my sister can't eat",
    "I don't know where I live",
    "What's my name",
    "What\u2019s my name",
    "which team do I like best",
    "Where did I put it?",
    "What kind of music do I like",
    "Oh, by the way, what was the name of that cafe",
    "How've I been sleeping",
    "I moved to Leeds. Do you remember my sister?",
    "Hey Candor, what is my name",
    "how old is my brother",
    "can you tell me my birthday",
    "haven't I told you about Rex",
    "Was darf meine Schwester nicht essen",
    "Wo wohne ich",
    "¿Dónde vivo?",
    "dónde vivo",
    "Où est-ce que j'habite",
    "Dov'è la mia bicicletta",
    "где я живу",
    "我住在哪里",
    "我对花生过敏吗",
    "私はどこに住んでいますか",
    "أين أعيش؟",
]
TOLD = [
    "My sister is allergic to peanuts.",
    "When I was a child I lived in Ghent.",
    "What I like is tea.",
    "Will is my brother.",
    "Hello, I am Pia.",
    "I have two cats",
    "Remember that I hate mornings",
    "Remind me to buy milk",
    "I do not like olives.",
    "Do not call me before nine.",
    "Have lunch ready at noon please",
    "Whoever told you that, I live in Leeds.",
    "Ich wohne in Köln.",
    "Quand j'étais petit, j'habitais à Gand.",
    "我住在成都。",
    "Я живу в Москве.",
    "Yes, I moved to Lyon",
    "Do it before nine.",
    "I don't know how to swim.",
    "Has blue eyes.",
    "Had the best day at the lake.",
    "What he said is that I should rest.",
]
CHATTED = [
    "Hi",
    "Hello Candor!",
    "Thank you very much.",
    "good morning",
    "How are you?",
    "how are you today",
    "Nice.",
    "ok",
    "",
    "   ",
    "...",
    "Guten Morgen",
    "¿Qué tal?",
    "谢谢",
    "Привет! Как дела?",
]


@pytest.mark.parametrize("text", ASKED)
def test_a_question_is_understood_with_and_without_its_mark(text: str) -> None:
    assert understand(text) is Intent.ASK


@pytest.mark.parametrize("text", TOLD)
def test_a_statement_is_not_taken_for_a_question(text: str) -> None:
    assert understand(text) is Intent.TELL


@pytest.mark.parametrize("text", CHATTED)
def test_small_talk_asks_and_tells_nothing(text: str) -> None:
    assert understand(text) is Intent.CHAT
