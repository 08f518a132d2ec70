"""The owner sets what forgets by itself, sees what is due, and has it go."""

from tests.command_line import Candor
from tests.memory.forgetting.bytes import holders

SAID = {"text": "Was the quixzabble rather noisy again?", "at": "2024-05-03T10:00:00+00:00"}
TWIN = {"text": "Was the trundlewick rather noisy again?"}


def test_rules_are_set_listed_and_applied(candor: Candor) -> None:
    candor.chat(SAID, TWIN)
    plain = candor("rules", "list")
    assert (plain.code, plain.out.count("stays for good")) == (0, 4)
    assert candor("rules", "apply").out == "Nothing is due.\n"
    shown = candor("rules", "set", "small_talk", "7", "--json").value
    assert shown["days"] == {"small_talk": 7}
    assert shown["due"]["small_talk"] >= 1
    assert holders(candor.folder, "quixzabble")
    done = candor("rules", "apply", "--json")
    assert (done.code, len(done.value["receipts"])) == (0, 1)
    assert holders(candor.folder, "quixzabble") == []
    assert holders(candor.folder, "trundlewick")
    assert candor("rules", "set", "small_talk", "0", "--json").value["days"] == {}


def test_a_conversation_applies_them_by_itself(candor: Candor) -> None:
    candor.chat(SAID, TWIN)
    assert candor("rules", "set", "small_talk", "7").code == 0
    assert holders(candor.folder, "quixzabble")  # control: a rule alone changes nothing
    for _ in range(5):  # a conversation that ends soon leaves the rest to the next one
        candor.chat("Good evening.", *({"text": "How are you?"} for _ in range(5)))
        if not holders(candor.folder, "quixzabble"):
            break
    assert holders(candor.folder, "quixzabble") == []
    assert holders(candor.folder, "trundlewick")


def test_names_are_kept_and_let_go_again(candor: Candor) -> None:
    assert candor("rules", "keep", "Anna", "--json").value["kept"] == ["Anna"]
    assert candor("rules", "keep", "ANNA", "--json").value["kept"] == ["ANNA"]
    assert candor("rules", "release", "anna", "--json").value["kept"] == []


def test_what_is_no_rule_is_refused(candor: Candor) -> None:
    for wrong in (("small_talk", "-1"), ("small_talk", "soon"), ("everything", "7")):
        assert candor("rules", "set", *wrong).code == 2
    assert candor("rules", "list", "--json").value["days"] == {}
