"""A change that leans on what is known: told to a memory on real files, and asked for."""

import pytest

from memory.vocabulary import Kind, Status
from tests.memory.talking import Memory


@pytest.mark.parametrize(
    ("told", "changes", "question", "now", "gone"),
    [
        (
            "Vera's favourite colour is lilac.",
            ("Vera switched to ochre.", "These days Vera prefers rust."),
            "What is Vera's favorite color?",
            "rust",
            ("lilac", "ochre"),
        ),
        (
            "Vera started at Miele in 2018.",
            ("Vera moved to Nokia in 2020.", "Vera is at Quelle as of 2024."),
            "Where does Vera work?",
            "Quelle",
            ("Miele", "Nokia"),
        ),
        (
            "Vera lives at 3 Oak Hill.",
            ("Vera moved to 9 Fir Row.", "Vera now lives at 12 Elm Court."),
            "What is Vera's address?",
            "Elm",
            ("Oak", "Fir"),
        ),
        (
            "Vera prefers dark mode everywhere.",
            ("Vera switched to sepia mode for good.",),
            "What theme does Vera use?",
            "sepia",
            ("dark",),
        ),
        (
            "I prefer dark mode.",
            ("I switched to sepia mode for good.",),
            "Which mode do I use?",
            "sepia",
            ("dark",),
        ),
        (
            "I prefer lilac.",
            ("Now I prefer ochre.",),
            "Which colour do I like?",
            "ochre",
            ("lilac",),
        ),
        ("I drive a Golf.", ("I switched to a Tesla.",), "What do I drive?", "Tesla", ("Golf",)),
        ("I drink oat milk.", ("I switched to soy milk.",), "Which milk?", "soy", ("oat",)),
    ],
)
def test_only_what_holds_now_is_recalled(
    memory: Memory, told: str, changes: tuple[str, ...], question: str, now: str, gone: tuple[str]
) -> None:
    another = told.replace("Vera", "Thorsten")
    for said in (told, another, "My neighbour Ute plays the oboe.", *changes):
        memory.say(said)

    found = [one for one in memory.recalled(question, k=50) if "Thorsten" not in one]
    assert now in " ".join(found)
    assert not [one for one in found for word in gone if word in one]
    known = memory.statements()
    assert "My neighbour Ute plays the oboe" in known  # controls: what nobody changed
    assert another == told or another.rstrip(".") in known


def test_a_move_that_may_be_one_to_an_employer_waits(memory: Memory) -> None:
    memory.say("Vera started at Miele in 2018.")
    memory.say("Vera moved to Xandria in 2020.")

    waiting = [one.statement for one in memory.of_kind(Kind.SEMANTIC, Status.PENDING)]
    assert waiting == ["Vera moved to Xandria in 2020."]
    assert "Vera started at Miele in 2018" in memory.statements()
    # control: where somebody lives is known, so that it is a town
    memory.say("Ute works at Miele.")
    memory.say("Ute lives in Bonn.")
    memory.say("Ute moved to Xandria in 2020.")
    assert "Ute moved to Xandria in 2020" in memory.statements()
    assert "Ute works at Miele" in memory.statements()
