"""``documents`` in a process of its own: shapes, codes, and a word of nobody's becoming memory."""

from pathlib import Path

from tests.command_line import Candor
from tests.memory.documents import files


def test_a_folder_is_added_searched_shown_and_removed(candor: Candor, tmp_path: Path) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    pages = [f"Part {at}: the lantern number {at * 7919} shines." for at in range(1, 31)]
    book = folder / "lanterns.pdf"
    book.write_bytes(files.pdf(pages))
    (folder / "locked.pdf").write_bytes(files.locked_pdf(["A secret."], "word"))

    added = candor("documents", "add", str(folder), "--json")
    assert added.code == 7, added.err
    (document,) = added.value["added"]
    assert (document["format"], document["pages"], document["state"]) == ("pdf", 30, "kept")
    (refused,) = added.value["refused"]
    assert refused["path"] == str(folder / "locked.pdf")
    assert refused["reason"] == "encrypted"

    found = candor("documents", "search", f"lantern {17 * 7919}", "--json")
    assert found.code == 0, found.err
    first = found.value["results"][0]
    assert (first["document"], first["page"]) == ("lanterns.pdf", 17)
    assert first["citation"] == "lanterns.pdf, page 17"
    assert first["quote"] == pages[16]
    assert first["origin"] == "document"
    assert found.value["paths"]["words"]["hits"] > 0
    assert candor("documents", "search", "submarines", "--json").value["results"] == []
    assert candor.records() == []

    shown = candor("documents", "show", document["id"], "--page", "3", "--json")
    assert shown.value["text"] == pages[2]
    assert candor("documents", "show", document["id"], "--page", "99").code == 6
    listed = candor("documents", "list", "--json")
    assert [each["id"] for each in listed.lines] == [document["id"]]

    book.unlink()
    gone = candor("documents", "refresh", "--json")
    assert [each["state"] for each in gone.value["gone"]] == ["gone"]
    removed = candor("documents", "remove", document["id"], "--json")
    assert (removed.code, removed.value["complete"], removed.value["pages"]) == (0, True, 30)
    assert candor("documents", "list", "--json").lines == []
    again = candor("documents", "remove", document["id"], "--json")
    assert (again.code, again.error["error"]) == (6, "not_found")


def test_chat_and_recall_cite_file_and_page(candor: Candor, tmp_path: Path) -> None:
    lease = tmp_path / "lease.pdf"
    lease.write_bytes(files.pdf(["The lease of the flat.", "No dogs in the flat."]))
    assert candor("documents", "add", str(lease)).code == 0
    question = "What does the lease say about dogs?"
    (answer,) = candor.chat(question)
    assert [each["citation"] for each in answer["passages"]] == ["lease.pdf, page 2"]
    assert "lease.pdf, page 2" in answer["reply"]
    assert (answer["recalled"], candor.records("--kind", "semantic")) == ([], [])
    assert "from your files: lease.pdf, page 2" in candor("chat", input=f"{question}\n").out
    recall = candor("recall", question, "--json").value
    (passage,) = recall["passages"]
    assert (passage["origin"], passage["quote"]) == ("document", "No dogs in the flat.")
    assert recall["paths"]["documents"]["hits"] > 0
    assert "lease.pdf, page 2: \u201cNo dogs" in candor("recall", question).out


def test_a_folder_is_looked_into_again_until_it_is_removed(candor: Candor, tmp_path: Path) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    (folder / "a.txt").write_text("Calm water, quiet harbour.")
    assert candor("documents", "add", str(folder)).code == 0
    assert candor("documents", "folders").out == f"{folder}\n"
    (folder / "b.txt").write_text("A windmill on the hill.")
    assert "added" in candor("documents", "refresh").out
    removed = candor("documents", "remove", str(folder), "--json")
    assert (removed.code, len(removed.lines)) == (0, 3)
    assert removed.lines[0] == {"folder": str(folder), "documents": 2}
    assert candor("documents", "folders").out == ""
    again = candor("documents", "refresh")
    assert again.out == "There is nothing to read.\n", again.err


def test_one_file_that_is_refused_or_missing_has_its_code(candor: Candor, tmp_path: Path) -> None:
    torn = tmp_path / "torn.pdf"
    torn.write_bytes(files.pdf(["Calm."])[:-200])
    refused = candor("documents", "add", str(torn))
    assert refused.code == 3
    assert "its end is missing" in refused.out
    assert candor("documents", "add", str(tmp_path / "none.txt")).code == 6
    assert candor("documents", "add").code == 2
    whole = tmp_path / "whole.txt"
    whole.write_text("Calm water, quiet harbour.")
    assert candor("documents", "add", str(whole)).code == 0
    said = candor("documents", "search", "harbour")
    assert said.out == "whole.txt, passage 1: \u201cCalm water, quiet harbour.\u201d\n"


def test_documents_are_kept_encrypted(candor: Candor, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("The xylophone of Zanzibar.")
    assert candor("documents", "add", str(path)).code == 0
    store = candor.folder / "documents.db"
    assert b"xylophone" in _bytes(store)  # control

    done = candor("key", "set", input="correct horse battery\n")
    assert done.code == 0, done.err
    candor.environment["CANDOR_PASSPHRASE"] = "correct horse battery"
    assert b"xylophone" not in _bytes(store)
    assert candor("documents", "search", "xylophone", "--json").value["results"]
    removed = candor("documents", "remove", str(path), "--json")
    assert removed.value["complete"] is True


def _bytes(store: Path) -> bytes:
    logs = [store, store.with_name(f"{store.name}-wal")]
    return b"".join(path.read_bytes() for path in logs if path.exists())
