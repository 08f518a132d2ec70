"""Collect every word of the window into the German catalogue and compile it: make words.

Qt's own lupdate merges what this finds into the catalogue and lrelease compiles it. It is shown a
list of literals instead of the program, because it neither knows that ``words.tr`` has one
context everywhere nor reads tables whose words are translated when they are shown.

    python packaging/words.py           collect and compile
    python packaging/words.py --check   only tell what is missing
"""

import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
CATALOGUE = ROOT / "resources" / "languages" / "candor_de.ts"
COMPILED = CATALOGUE.with_suffix(".qm")
Word = tuple[str, str]
"""Context and source."""

_WORDS = "words"
_TABLES: dict[str, dict[str, str]] = {
    "desktop/ui/words.py": dict.fromkeys(
        ("LABELS", "_LEFT_OUT", "_NOTHING_HEARD", "_COPIES"), _WORDS
    ),
    "desktop/ui/documents/lines.py": {"_STATES": _WORDS},
    "desktop/ui/documents/refusals.py": {"_WORDS": _WORDS, "_CONVERT": _WORDS},
    "desktop/ui/inspector/records_model.py": {"COLUMNS": _WORDS},
    "desktop/ui/provenance/score_parts.py": {"PARTS": _WORDS},
    "desktop/ui/sentences.py": {"SENTENCES": "sentences", "RELATIONS": "relations"},
    "desktop/session/problems.py": {"_NOTHING": "problems", "_WHERE_TO_LOOK": "problems"},
}
"""Constants whose values are shown, by file and name: the context they are looked up in."""
_CARRIERS: dict[str, tuple[str | None, int]] = {
    "View": (None, 1),
    "_List": (_WORDS, 1),
}
"""What is made with words that are translated when they are shown: their context (None: that of
the page that shows them), and which argument is the first."""
_PAGES = {"desktop/ui/inspector": "MemoryPage", "desktop/ui/lists": "ListPage"}
"""Whose context shows the views of a folder."""


def collect() -> set[Word]:
    """Return every word that the window can show."""
    found: set[Word] = set()
    for file in sorted((ROOT / "desktop").rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found.update(_in_tables(name, tree))
        if name == "desktop/session/problems.py":
            found.update(("problems", text) for text in _of_problems(tree))
        elif name.startswith(("desktop/ui/", "desktop/app.py")):
            found.update(_in_calls(name, tree, None))
    return found


def _in_calls(name: str, tree: ast.AST, inside: str | None) -> Iterator[Word]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield from _in_call(name, node, inside)
        within = node.name if isinstance(node, ast.ClassDef) else inside
        yield from _in_calls(name, node, within)


def _in_call(name: str, call: ast.Call, inside: str | None) -> Iterator[Word]:
    owner = ast.unparse(call.func.value) if isinstance(call.func, ast.Attribute) else ""
    called = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    if called == "tr" and call.args:
        own = inside if owner == "self" else _WORDS
        assert owner in {"", "self", "words"}, f"{name}:{call.lineno}: whose tr is that?"
        assert own is not None, f"{name}:{call.lineno}: self.tr outside of a class"
        yield from ((own, text) for text in _literals(call.args[0]))
    elif called in _CARRIERS:
        context, first = _CARRIERS[called]
        page = context or _PAGES[Path(name).parent.as_posix()]
        arguments = [each for each in call.args[first:] if isinstance(each, ast.Constant)]
        yield from ((page, text) for each in arguments for text in _literals(each))


def _in_tables(name: str, tree: ast.Module) -> Iterator[Word]:
    missing = dict(_TABLES.get(name, {}))
    for node in tree.body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name) and target.id in missing:
                context = missing.pop(target.id)
                yield from ((context, text) for text in _values(node.value))
    assert not missing, f"{name} has no {list(missing)} any more"


def _values(node: ast.expr) -> Iterator[str]:
    """Walk dictionaries and tuples for the words in them; a key is none."""
    if isinstance(node, ast.Dict):
        for value in node.values:
            yield from _values(value)
    elif isinstance(node, ast.Tuple):
        for value in node.elts:
            yield from _values(value.value if isinstance(value, ast.Starred) else value)
    else:
        yield from _literals(node)


def _of_problems(tree: ast.Module) -> Iterator[str]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            if call.func.id == "Problem":
                for argument in call.args:
                    yield from _literals(argument)
            elif call.func.id == "say":
                yield from (text for each in ast.walk(call.args[0]) for text in _literals(each))


def _literals(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def catalogued() -> dict[Word, str | None]:
    """Return what the catalogue says for each of its words; None where it says nothing yet."""
    said: dict[Word, str | None] = {}
    for context in ElementTree.parse(CATALOGUE).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            word = (context.findtext("name", ""), message.findtext("source", ""))
            is_finished = translation.get("type") is None and bool(translation.text)
            said[word] = translation.text if is_finished else None
    return said


def _update(found: set[Word]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, "words_of_candor.py")
        lines = (
            f"QCoreApplication.translate({_quoted(c)}, {_quoted(s)})" for c, s in sorted(found)
        )
        listed.write_text("\n".join(lines) + "\n", encoding="utf-8")
        CATALOGUE.parent.mkdir(exist_ok=True)
        _qt("lupdate", "-silent", "-no-obsolete", "-locations", "none", "-disable-heuristic",
            "similartext", "-sort-messages", str(listed), "-ts", str(CATALOGUE))  # fmt: skip
    _qt("lrelease", "-silent", str(CATALOGUE), "-qm", str(COMPILED))


def _quoted(text: str) -> str:
    """Quote a literal in the manner that lupdate reads."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _qt(tool: str, *arguments: str) -> None:
    subprocess.run([Path(sys.executable).with_name(f"pyside6-{tool}"), *arguments], check=True)


def main() -> int:
    """Do what is asked; return 1 when a word has no German yet."""
    found = collect()
    if "--check" not in sys.argv[1:]:
        _update(found)
    said = catalogued()
    missing = sorted(word for word in found if said.get(word) is None)
    for context, source in missing:
        sys.stdout.write(f"{context}: {source!r} has no German yet\n")
    for context, source in sorted(said.keys() - found):
        sys.stdout.write(f"{context}: {source!r} is shown nowhere any more\n")
    return 1 if missing or said.keys() - found else 0


if __name__ == "__main__":
    sys.exit(main())
