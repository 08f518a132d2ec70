"""How the words that go are looked for: in texts by their key, in bytes all at once."""

from contextlib import closing
from pathlib import Path

import pytest
from sqlcipher3 import dbapi2

from memory.forgetting import marks, needles
from memory.forgetting.marks import Flat
from memory.store import scrubbing
from memory.vocabulary import StoreName
from tests.memory.talking import Memory


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Call 555 0142 or 555-0142.", "555-0142", ["555 0142", "555-0142"]),
        ("A Lily, two LILYS, one lilypad.", "lily", ["Lily", "LILYS"]),
        (
            "Caf\u00e9, CAFE\u0301 and \uff23\uff21\uff26\uff25.",
            "cafe",
            ["Caf\u00e9", "CAFE\u0301"],
        ),
        ("\u6211\u4f4f\u5728\u4e1c\u4eac\u3002", "\u4e1c\u4eac", ["\u4e1c\u4eac"]),
        ("Nothing of it.", "lily", []),
        ("", "lily", []),
        ("Anything.", "", []),
    ],
)
def test_a_key_is_found_however_it_is_written(text: str, wanted: str, found: list[str]) -> None:
    flat = Flat.of(text)
    said = [text[start:end] for start, end in flat.spans(marks.key(wanted))]
    assert said[: len(found)] == found
    assert bool(said) == bool(found)


def test_plain_letters_have_the_same_key_alone_and_among_others() -> None:
    plain = "Room 4B, O'Neill_x!"
    assert marks.key(plain) == "room4boneillx"
    assert marks.key(f"\u00fc{plain}") == f"u{marks.key(plain)}"


def test_many_patterns_are_sought_at_once() -> None:
    several = needles.patterns(f"canary {number}" for number in range(500))
    search = needles.Search(several)
    assert search.finds_any([b"nothing", b"... canary 499 ..."])
    assert search.finds_any(["\u2026canary 17\u2026".encode("utf-16-le")])
    assert not search.finds_any([b"nothing", b"canar", b"y 499"])
    assert not needles.Search(frozenset()).finds_any([b"canary 1"])


def test_a_file_that_is_mostly_empty_is_written_anew(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.say("I live in Lisbon.")
    path = tmp_path / "ledger.db"
    with closing(dbapi2.connect(str(path), isolation_level=None)) as other:
        other.execute("CREATE TABLE filling (some)")
        other.execute("INSERT INTO filling VALUES (zeroblob(8000000))")
        store = memory.stores[StoreName.LEDGER]
        assert scrubbing.scrub(store)
        full = path.stat().st_size
        other.execute("DROP TABLE filling")
    assert scrubbing.scrub(store)
    assert path.stat().st_size < full / 2 < full
    assert full > 8_000_000
    assert memory.recalled("Lisbon")
    memory.close()
