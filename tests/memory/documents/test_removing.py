"""A document that is removed leaves nothing of its words in any byte."""

import pytest

from memory.door import documenting
from memory.errors import DocumentNotFoundError, WriteRefusedError
from memory.forgetting.backups import Made, note
from memory.store import scrubbing
from memory.vocabulary import Origin, StoreName
from tests.memory.documents import files
from tests.memory.documents.conftest import Shelf

_WORDS = ("xylophone", "zanzibar")


def _bytes(shelf: Shelf) -> bytes:
    """Return every byte of the data folder, logs of the stores included, in lower case."""
    paths = [path for path in sorted(shelf.memory.folder.rglob("*")) if path.is_file()]
    return b"".join(path.read_bytes() for path in paths).lower()


def _holds(shelf: Shelf) -> set[str]:
    found = _bytes(shelf)
    return {word for word in (*_WORDS, "secretplan", "marimba") if word.encode() in found}


def test_nothing_is_left_in_the_bytes_and_others_stay(shelf: Shelf) -> None:
    pages = [f"The xylophone of Zanzibar, part {at}." for at in range(120)]
    shelf.put("secretplan.pdf", files.pdf(pages))
    shelf.put("b.txt", "The marimba stays.")
    shelf.add()
    assert _holds(shelf) == {"xylophone", "zanzibar", "secretplan", "marimba"}
    removal = shelf.library.remove(str(shelf.folder / "secretplan.pdf"))
    assert removal.left is None
    assert removal.pages == 120
    assert _holds(shelf) == {"marimba"}
    assert not shelf.places("xylophone")
    assert shelf.places("marimba") == ["b.txt, passage 1"]
    assert (shelf.folder / "secretplan.pdf").exists()
    with pytest.raises(DocumentNotFoundError):
        shelf.library.remove(removal.document.id)


def test_a_changed_file_leaves_no_old_words_after_it_is_removed(shelf: Shelf) -> None:
    path = shelf.put("a.txt", "The xylophone of Zanzibar.")
    shelf.add()
    path.write_text("Something else altogether.")
    shelf.add()
    assert shelf.library.remove(str(path)).left is None
    assert not _holds(shelf)


def test_words_that_another_document_says_do_not_hinder(shelf: Shelf) -> None:
    shelf.put("a.txt", "The xylophone of Zanzibar.")
    shelf.put("b.txt", "The xylophone of Zanzibar.")
    shelf.add()
    assert shelf.library.remove(str(shelf.folder / "a.txt")).left is None
    assert shelf.places("xylophone") == ["b.txt, passage 1"]


def test_a_reader_in_the_way_is_told_and_the_next_opening_ends_it(shelf: Shelf) -> None:
    path = shelf.put("a.txt", "The xylophone of Zanzibar.")
    shelf.add()
    with shelf.memory.stores.reading(StoreName.DOCUMENTS) as connection:
        connection.exec_driver_sql("SELECT count(*) FROM pages").scalar()
        removal = shelf.library.remove(str(path))
        assert removal.left == "it is being read"
    assert not shelf.search.list()
    assert not shelf.places("xylophone")
    shelf.memory.reopen()
    assert not _holds(shelf)
    with pytest.raises(DocumentNotFoundError):
        shelf.memory.router.drop_document(removal.document.id)


def test_a_removal_that_was_killed_is_ended_by_the_next_opening(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shelf.put("a.txt", "The xylophone of Zanzibar.")
    shelf.add()

    def die(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(documenting, "_erase", die)
        with pytest.raises(KeyboardInterrupt):
            shelf.library.remove(str(path))
    assert "xylophone" in _holds(shelf)  # control
    shelf.memory.reopen()
    assert not _holds(shelf)
    assert not shelf.search.list()


def test_bytes_that_keep_a_word_are_told(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    path = shelf.put("a.txt", "The xylophone of Zanzibar.")
    shelf.add()
    with monkeypatch.context() as patch:
        patch.setattr(scrubbing, "contents", lambda store: [b"the xylophone of zanzibar."])
        assert shelf.library.remove(str(path)).left == "its bytes still hold some of it"
    shelf.memory.reopen()
    assert not _holds(shelf)


def test_a_backup_that_still_holds_it_is_told(shelf: Shelf) -> None:
    first = shelf.put("a.txt", "The xylophone of Zanzibar.")
    shelf.add()
    made = Made(str(shelf.put("memory.backup", "packed")), shelf.memory.now.isoformat())
    note(shelf.memory.folder, made)
    removal = shelf.library.remove(str(first))
    assert removal.left == f"a backup still holds it: {made.path}"
    shelf.memory.pass_time(days=1)
    later = shelf.put("b.txt", "The marimba came later.")
    shelf.add(later)
    assert shelf.library.remove(str(later)).left is None  # control: it was not there then


def test_only_the_owner_may_remove(shelf: Shelf) -> None:
    shelf.put("a.txt", "The xylophone of Zanzibar.")
    (document,) = shelf.add().added
    with pytest.raises(WriteRefusedError):
        shelf.memory.router.drop_document(document.id, by=Origin.DOCUMENT)
    assert shelf.places("xylophone")
