"""``documents``: the owner's files, page by page; answers cite file and page."""

import argparse
from collections import Counter
from collections.abc import Callable
from datetime import tzinfo
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.cli.codes import Code
from desktop.cli.commands import Commands, positive
from desktop.cli.console import Console
from desktop.cli.importing import progress
from desktop.cli.opening import open_session
from desktop.session import shapes
from desktop.session.clock import find_zone
from desktop.session.jobs import carry_out
from desktop.session.shapes import Shape, cited_line
from memory.documents.values import Document, Refused, Removal
from memory.vocabulary import DocumentState, Paging, Refusal

if TYPE_CHECKING:
    from desktop.session.jobs import Work
    from desktop.session.session import Session
    from memory.documents.library import Outcome
    from memory.documents.search import Found

_K = 5
"""How many places unless told; chosen by hand: what fits on a screen with its quotes."""


def add(commands: Commands) -> None:
    """Declare the group."""
    group = commands.group("documents", "look things up in your own files")
    adding = group.add("add", "read a file, or every file in a folder", _add)
    adding.add_argument("path", type=Path, metavar="PATH")
    group.add("list", "list the documents, by path", _list)
    searching = group.add("search", "find the pages that speak of something", _search)
    searching.add_argument("query", metavar="QUERY")
    searching.add_argument("--k", type=positive, default=_K, metavar="N", help="how many at most")
    showing = group.add("show", "show a document, or the text of one of its pages", _show)
    showing.add_argument("document", metavar="ID|PATH")
    showing.add_argument("--page", type=positive, metavar="N")
    removing = group.add("remove", "forget a document, or all of a folder; files stay", _remove)
    removing.add_argument("document", metavar="ID|PATH")
    group.add("folders", "list the folders that refresh looks into for new files", _folders)
    group.add("refresh", "read what was changed or is new, note what is gone", _refresh)


def _add(args: argparse.Namespace, console: Console) -> int:
    return _worked(args, console, lambda session: session.documents.add(args.path))


def _refresh(args: argparse.Namespace, console: Console) -> int:
    return _worked(args, console, lambda session: session.documents.refresh())


def _worked(
    args: argparse.Namespace, console: Console, work: "Callable[[Session], Work[Outcome]]"
) -> int:
    with open_session(args, console) as session:
        outcome = carry_out(work(session), progress(console))
        zone = find_zone(session.zone)
    console.show(_outcome(outcome, zone), _outcome_lines(outcome))
    return _code(outcome)


def _list(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        for document in session.documents.list():
            console.show(_document(document, zone), [_line(document)])
    return Code.DONE


def _search(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        found = session.documents.search(args.query, args.k)
    console.show(_found(found), _found_lines(found))
    return Code.DONE


def _show(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        document = session.documents.show(args.document)
        shape, lines = _document(document, find_zone(session.zone)), [_line(document)]
        if args.page is not None:
            text = session.documents.page(document, args.page)
            shape |= {"page": args.page, "text": text}
            lines = [text if text is not None else f"Page {args.page} holds no text."]
    console.show(shape, lines)
    return Code.NOT_FOUND if args.page is not None and text is None else Code.DONE


def _remove(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        named = [args.document]
        if (folder := Path(args.document).absolute()) in session.documents.folders():
            named = [one.id for one in session.documents.leave_folder(folder)]
            shape = {"folder": str(folder), "documents": len(named)}
            console.show(shape, [f"{folder} is looked into no more."])
        codes = [_removed(session.documents.remove(each), zone, console) for each in named]
    return max(codes, default=Code.DONE)


def _folders(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        for folder in session.documents.folders():
            console.show({"folder": str(folder)}, [str(folder)])
    return Code.DONE


def _removed(removal: Removal, zone: tzinfo, console: Console) -> Code:
    shape = {"document": _document(removal.document, zone), "pages": removal.pages}
    said = "and its words are gone from the bytes" if removal.left is None else removal.left
    lines = [f"{removal.document.path} is removed, {said}; the file itself stays."]
    console.show(shape | {"complete": removal.left is None, "left": removal.left}, lines)
    return Code.DONE if removal.left is None else Code.INCOMPLETE


def _code(outcome: "Outcome") -> Code:
    """Return what a run came to: a single file that is refused is refused, one of many is not."""
    if not outcome.refused:
        return Code.DONE
    if outcome.added or outcome.updated or outcome.unchanged or len(outcome.refused) > 1:
        return Code.INCOMPLETE
    return Code.NOT_FOUND if outcome.refused[0].reason is Refusal.NO_FILE else Code.REFUSED


def _outcome(outcome: "Outcome", zone: tzinfo) -> Shape:
    return {
        "added": [_document(each, zone) for each in outcome.added],
        "updated": [_document(each, zone) for each in outcome.updated],
        "unchanged": [_document(each, zone) for each in outcome.unchanged],
        "gone": [_document(each, zone) for each in outcome.gone],
        "refused": [_refused(each) for each in outcome.refused],
    }


def _refused(one: Refused) -> Shape:
    return {"path": str(one.path), "reason": one.reason, "detail": one.detail}


def _document(one: Document, zone: tzinfo) -> Shape:
    return {
        "id": one.id,
        "path": str(one.path),
        "state": one.state,
        "refusal": one.refusal,
        "format": one.parsed.format,
        "paging": one.parsed.paging,
        "pages": one.parsed.page_count,
        "blank_pages": one.parsed.blank_pages,
        "title": one.parsed.title,
        "note": one.parsed.note,
        "size_bytes": one.stamp.size_bytes,
        "sha256": one.stamp.sha256,
        "added_at": shapes.instant(one.added_at, zone),
        "read_at": shapes.instant(one.read_at, zone),
    }


def _found(found: "Found") -> Shape:
    because = Counter(one.because for one in found.left_out)
    return {
        "results": [shapes.citation(each) for each in found.citations],
        "left_out": {"floor": because["floor"], "space": because["space"]},
        "paths": shapes.paths({"words": found.report}),
    }


def _outcome_lines(outcome: "Outcome") -> list[str]:
    groups = (
        ("added", outcome.added),
        ("read again", outcome.updated),
        ("unchanged", outcome.unchanged),
        ("no longer there", outcome.gone),
    )
    lines = [f"{what}: {_line(each)}" for what, found in groups for each in found]
    refused = [f"not read: {each.path}: {each.detail}" for each in outcome.refused]
    return [*lines, *refused] or ["There is nothing to read."]


def _line(one: Document) -> str:
    unit = "pages" if one.parsed.paging is Paging.PAGES else "passages"
    state = "" if one.state is DocumentState.KEPT else f", {one.state}"
    note = f" ({one.parsed.note})" if one.parsed.note else ""
    return f"{one.id}  {one.path}  {one.parsed.page_count} {unit}{state}{note}"


def _found_lines(found: "Found") -> list[str]:
    if not found.citations:
        return ["No document speaks of that."]
    return [cited_line(each) for each in found.citations]
