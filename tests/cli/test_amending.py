"""The owner's verbs that need more than a yes or no, each as a real command."""

from tests.command_line import Candor, Json


def told(candor: Candor, *lines: str | Json) -> list[str]:
    """Say lines in one conversation; the ids of the records they made."""
    return [answer["decisions"][0]["record_id"] for answer in candor.chat(*lines)]


def shown(candor: Candor, id: str) -> Json:
    return candor("memory", "show", id, "--json").value


def test_a_correction_supersedes_and_can_be_undone(candor: Candor) -> None:
    (ghent,) = told(candor, "I live in Ghent.")
    done = candor("memory", "correct", ghent, "Lyon", "--json")
    assert done.code == 0
    right = done.value
    assert (right["decision"], right["statement"]) == ("UPDATE", "I live in Lyon.")
    assert (right["supersedes_id"], right["record_id"]) == (ghent, right["id"])
    assert shown(candor, ghent)["status"] == "superseded"
    assert [turn["conversation_id"] for turn in shown(candor, right["id"])["turns"]] == [
        "corrections"
    ]
    assert candor("undo", right["decision_id"]).code == 0
    assert shown(candor, ghent)["status"] == "active"
    assert shown(candor, right["id"])["status"] == "retracted"
    again = candor("undo", right["decision_id"], "--json")
    assert (again.code, again.error["error"]) == (3, "refused")


def test_a_correction_goes_through_the_same_gate(candor: Candor) -> None:
    rome, ghent = told(candor, "My brother lives in Rome.", "I live in Ghent.")
    done = candor("memory", "correct", ghent, "My brother lives in Oslo.", "--json")
    assert done.code == 0
    assert (done.value["decision"], done.value["rival_id"]) == ("CONFLICT", rome)
    assert shown(candor, rome)["status"] == "active"
    refused = candor("memory", "correct", rome, "Does my brother live in Oslo?", "--json")
    assert (refused.code, refused.value["reason"]) == (3, "question")
    assert candor("memory", "correct", "nothing", "Oslo").code == 6


def test_what_is_put_away_is_not_recalled_until_it_is_brought_back(candor: Candor) -> None:
    cello, ghent = told(candor, "I play the cello.", "I live in Ghent.")
    assert candor("memory", "archive", cello, "--json").value["status"] == "archived"
    assert candor.recall("cello") == []
    assert [one["id"] for one in candor.recall("Ghent")] == [ghent]  # control
    assert candor("memory", "restore", cello, "--json").value["status"] == "active"
    assert [one["id"] for one in candor.recall("cello")] == [cello]
    assert candor("memory", "restore", cello).code == 3


def test_both_sides_of_a_conflict_can_be_true_one_after_the_other(candor: Candor) -> None:
    lines = [
        {"text": text, "at": "2024-05-03T10:00:00+00:00"}
        for text in ("My brother lives in Oslo.", "My brother lives in Rome.")
    ]
    oslo, rome = told(candor, *lines)
    (conflict,) = candor("conflicts", "--json").lines
    assert (conflict["id"], conflict["rival"]["id"]) == (rome, oslo)
    assert candor("conflicts", "resolve", rome, "--keep", "maybe").code == 2
    assert candor("conflicts", "resolve", rome, "--keep", "old", "--changed-on", "2024").code == 2
    candor.set(zone="Europe/Brussels")
    by_rival = ("conflicts", "resolve", oslo, "--keep", "both", "--changed-on")
    assert candor(*by_rival, "then").code == 2
    done = candor(*by_rival, "2024-05-01", "--json")
    assert (done.code, done.value["id"]) == (0, rome)
    assert done.value["valid_from"] == "2024-05-01T00:00:00+02:00"
    assert shown(candor, oslo)["valid_until"] == "2024-05-01T00:00:00+02:00"
    assert candor("conflicts", "--json").lines == []
    assert candor("conflicts", "resolve", oslo, "--keep", "new").code == 3


def test_what_waits_for_another_reason_is_shown_when_asked_for(candor: Candor) -> None:
    (skill,) = told(candor, "This is how I like my status mail: short and friendly.")
    assert candor("conflicts", "--json").lines == []
    assert [one["id"] for one in candor("conflicts", "--all", "--json").lines] == [skill]
    assert "1 waiting for your word" in candor("conflicts").out
    candor("memory", "confirm", skill)
    (approved,) = candor("skills", "--json").lines
    assert approved["current"]["approved_at"]


def test_two_names_can_be_one_person_and_two_again(candor: Candor) -> None:
    told(candor, "My friend Jack lives in Oslo.", "Jacky plays the cello.")
    merged = candor("people", "merge", "Jack", "Jacky", "--json")
    assert (merged.code, merged.value["subject"]) == (0, "Jack")
    people = {one["name"]: one for one in candor("people", "--json").lines}
    assert "Jacky" not in people
    jack = people["Jack"]
    assert {"Jack", "Jacky"} <= set(jack["aliases"])
    assert len(jack["known"]) == 2
    (jacky,) = jack["merged"]
    assert candor("people", "split", jacky["id"]).code == 0
    people = {one["name"]: one for one in candor("people", "--type", "person", "--json").lines}
    assert [len(people[name]["known"]) for name in ("Jack", "Jacky")] == [1, 1]
    assert candor("people", "merge", "Jack", "Nobody").code == 6


def test_only_what_is_to_come_can_be_done(candor: Candor) -> None:
    plan, ghent = told(candor, "I have to call the dentist.", "I live in Ghent.")
    assert candor("agenda", "done", plan, "--json").value["detail"]["state"] == "done"
    assert candor("agenda", "done", plan).code == 3
    assert candor("agenda", "done", ghent).code == 3


def test_nothing_kept_is_said_in_words(candor: Candor) -> None:
    words = {
        "agenda": "Nothing is to come",
        "conflicts": "Nothing contradicts",
        "projects": "no project",
        "failures": "Nothing was reported",
    }
    for command, said in words.items():
        assert said in candor(command).out
    assert candor("causes", "--json").lines == []
    assert candor("audit", "--since", "whenever").code == 2


def test_a_store_that_cannot_be_read_is_not_passed_over_in_silence(candor: Candor) -> None:
    told(candor, "I live in Ghent.")
    assert candor("conflicts").code == 0  # control
    (semantic,) = candor.folder.rglob("semantic.db")
    semantic.write_bytes(b"no database" * 1000)
    done = candor("conflicts")
    assert done.code == 7
    assert "semantic.db" in done.err
    assert "Nothing contradicts" not in done.out
