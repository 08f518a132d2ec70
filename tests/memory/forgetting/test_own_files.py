"""The owner's own documents stay, unless one of them is asked for by name."""

from pathlib import Path

import pytest

from desktop.session.backups import restore
from memory.documents.library import Library
from memory.documents.search import DocumentSearch
from memory.errors import NothingToForgetError
from memory.forgetting import backups, plan, receipt
from memory.forgetting.values import Plan, Selection
from memory.vocabulary import ForgetMode, StoreName
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory

CANARY, TWIN = "Quixzabble77", "Trundlewick88"


class Shelf:
    """Files of the owner's that a memory has read."""

    def __init__(self, memory: Memory, folder: Path) -> None:
        self.memory = memory
        self.folder = folder

    def add(self, name: str, text: str) -> Path:
        """Write a file and have it read."""
        path = self.folder / name
        path.write_text(text)
        search = DocumentSearch(self.memory.stores)
        library = Library(search, self.memory.router, lambda: self.memory.now, left_out=())
        for _ in library.add(path):
            pass
        return path

    def found(self, question: str) -> list[str]:
        """Return the documents that speak of something."""
        search = DocumentSearch(self.memory.stores)
        return [one.document.name for one in search.search(question).citations]

    def plan(self, **selection: str) -> Plan:
        """Return what forgetting something would do."""
        wanted = Selection(**selection)  # type: ignore[arg-type]
        router = self.memory.router
        return plan.make_plan(self.memory.stores, wanted, ForgetMode.FORGET, router.copies)


@pytest.fixture
def shelf(memory: Memory, tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    return Shelf(memory, tmp_path_factory.mktemp("files"))


def test_a_document_that_says_it_too_stays_and_is_named_before(
    memory: Memory, shelf: Shelf
) -> None:
    memory.say(f"My locker code is {CANARY}.")
    lease = shelf.add("lease.txt", f"The locker of the flat has the code {CANARY}.")
    shelf.add("menu.txt", f"The bicycle has the code {TWIN}.")
    planned = shelf.plan(query="locker code")
    (said,) = [one for one in planned.stays if "document" in one]
    assert "lease.txt, passage 1" in said
    assert "menu.txt" not in " ".join(planned.stays)
    found = memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)
    assert found.is_complete, found
    assert "1 of your own documents says it too, and stays as it is." in found.out_of_scope
    assert any("Your own documents" in one for one in found.out_of_scope)
    assert "lease" not in str(found)  # a name may say what was forgotten
    assert holders(memory.folder, CANARY) == ["documents.db"]
    assert shelf.found(CANARY) == ["lease.txt"]
    assert memory.recalled(CANARY) == []
    assert lease.exists()


def test_a_document_that_is_asked_for_by_name_goes_and_its_file_stays(
    memory: Memory, shelf: Shelf
) -> None:
    memory.say("I live in Ghent.")
    lease = shelf.add("lease.txt", f"The locker of the flat has the code {CANARY}.")
    shelf.add("menu.txt", f"The bicycle has the code {TWIN}.")
    planned = shelf.plan(document="lease.txt")
    assert planned.meant == ()
    assert planned.files == (str(lease),)
    assert planned.goes == {"what was read in your documents": 1}
    assert any(str(lease) in one for one in planned.stays)
    assert shelf.found(CANARY)  # control: a plan changes nothing
    found = memory.router.forget(Selection(document="Lease.TXT"), ForgetMode.FORGET)
    assert found.is_complete, found
    assert found.asked == "document"
    assert found.records == 0
    assert {one.copy: one.gone for one in found.copies if one.gone} == planned.goes
    assert any("The file itself" in one for one in found.out_of_scope)
    assert lease.read_text()
    assert holders(memory.folder, CANARY, "lease.txt") == []
    assert shelf.found(CANARY) == []
    assert shelf.found(TWIN) == ["menu.txt"]
    assert memory.recalled("Where do I live?")
    assert receipt.issued(memory.stores) == (found,)


@pytest.mark.parametrize("name", ["its path", "its id"])
def test_a_document_is_known_by_path_and_id_too(memory: Memory, shelf: Shelf, name: str) -> None:
    lease = shelf.add("lease.txt", f"The code is {CANARY}.")
    (document,) = DocumentSearch(memory.stores).list()
    named = {"its path": str(lease), "its id": document.id}[name]
    assert memory.router.forget(Selection(document=named), ForgetMode.FORGET).is_complete
    assert holders(memory.folder, CANARY) == []


def test_what_is_no_document_is_said_so(memory: Memory, shelf: Shelf) -> None:
    shelf.add("lease.txt", f"The code is {CANARY}.")
    for mode in (ForgetMode.FORGET, ForgetMode.ARCHIVE):
        with pytest.raises(NothingToForgetError):
            plan.make_plan(
                memory.stores,
                Selection(document="lease.txt" if mode is ForgetMode.ARCHIVE else "other.txt"),
                mode,
                memory.router.copies,
            )
    assert shelf.found(CANARY)


def test_a_reader_keeps_the_receipt_back_until_the_document_is_gone(
    memory: Memory, shelf: Shelf
) -> None:
    memory.say("I live in Ghent.")
    shelf.add("lease.txt", f"The code is {CANARY}.")
    with memory.stores.reading(StoreName.DOCUMENTS) as connection:
        connection.exec_driver_sql("SELECT count(*) FROM pages").scalar()
        found = memory.router.forget(Selection(document="lease.txt"), ForgetMode.FORGET)
    assert not found.is_complete
    assert any(one.copy == "a document of yours" and one.left for one in found.copies)
    assert receipt.issued(memory.stores) == ()
    assert shelf.found(CANARY) == []
    memory.reopen()
    assert len(receipt.issued(memory.stores)) == 1
    assert holders(memory.folder, CANARY) == []


def test_a_document_goes_from_backups_and_does_not_come_back_with_an_old_one(
    memory: Memory, shelf: Shelf
) -> None:
    memory.say("I live in Ghent.")
    shelf.add("lease.txt", f"The code is {CANARY}.")
    shelf.add("menu.txt", f"The bicycle has the code {TWIN}.")
    made, old = shelf.folder / "mine.candor", shelf.folder / "old.candor"
    with memory.stores.locked():
        backups.back_up(memory.stores, made, memory.now)
    old.write_bytes(made.read_bytes())
    found = memory.router.forget(Selection(document="lease.txt"), ForgetMode.FORGET)
    assert found.is_complete, found
    gone = {one.copy: one.gone for one in found.copies if one.gone}
    assert gone == {"what was read in your documents": 1, "backups made by Candor": 1}
    for file in (made, old):  # the one is written anew, the other comes from elsewhere
        memory.close()
        restore(memory.folder, file)
        memory.open()
        assert shelf.found(CANARY) == []
        assert shelf.found(TWIN) == ["menu.txt"]
        assert memory.recalled("Where do I live?")
    assert holders(memory.folder, CANARY) == []
    shelf.add("lease.txt", f"The code is {CANARY}.")
    assert shelf.found(CANARY) == ["lease.txt"]  # control: the owner may add it again
