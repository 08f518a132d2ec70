"""Every way past the door that we could think of, tried; what cannot be prevented is noticed."""

import ast
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import exc, text

from memory.errors import StoreCorruptError, StoreUnusableError, WriteRefusedError
from memory.records import Candidate, Source
from memory.store.files import Stores, open_stores
from memory.vocabulary import Act, Keep, Origin, Status, StoreName
from tests.memory.talking import Memory

ROOT = Path(__file__).parents[2]
PACKAGES = ("desktop", "personality", "memory", "voice")
WRITERS = ("memory.store.writing", "memory.store.journal", "memory.store.effects")
"""The modules that turn values into written rows."""
MAY_WRITE = ("memory/door/", "memory/store/")
REFUSED = "no such function: write_door"


@pytest.fixture
def lived(memory: Memory) -> Memory:
    """A memory with something in it, closed so that another program may look."""
    memory.say("I live in Ghent.")
    memory.say("I live in Lyon.")
    memory.say("Please always answer in short sentences.")
    return memory


def semantic(memory: Memory) -> Path:
    return memory.stores[StoreName.SEMANTIC].path


@pytest.fixture
def outsider(lived: Memory) -> Iterator[sqlite3.Connection]:
    """Another program's connection to what is known, opened for writing."""
    raw = sqlite3.connect(semantic(lived), isolation_level=None)
    yield raw
    raw.close()


def names(raw: sqlite3.Connection, kind: str) -> list[str]:
    query = "SELECT name FROM sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite%'"
    return [row[0] for row in raw.execute(query, (kind,))]


# From another program


WRITES = (
    "UPDATE records SET status = 'active', confidence = 1.0",
    "UPDATE records SET statement = 'I live in Rome.'",
    "UPDATE OR IGNORE records SET origin = 'owner_confirmed'",
    "DELETE FROM records",
    "REPLACE INTO records SELECT * FROM records LIMIT 1",
    "INSERT INTO records SELECT * FROM records",
    "INSERT INTO records SELECT * FROM records WHERE true ON CONFLICT DO UPDATE SET slot = 'x'",
    "UPDATE sources SET quote = 'I live in Rome.', origin = 'owner_text'",
    "DELETE FROM versions",
    "INSERT INTO derivations (record_id, from_id, seal) SELECT id, 'x', '' FROM records",
    "UPDATE about SET schema_seal = ''",
    "WITH old AS (SELECT id FROM records) UPDATE records SET value = 'rome' "
    "WHERE id IN (SELECT id FROM old)",
)


@pytest.mark.parametrize("statement", WRITES)
def test_another_program_cannot_write(
    lived: Memory, outsider: sqlite3.Connection, statement: str
) -> None:
    before = lived.records()
    with pytest.raises(sqlite3.OperationalError, match=REFUSED):
        outsider.execute(statement)
    assert lived.records() == before
    assert before  # control: there was something to change


def test_every_table_of_every_store_has_all_its_fences(lived: Memory) -> None:
    for name in StoreName:
        raw = sqlite3.connect(lived.stores[name].path)
        try:
            query = "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'"
            tables = {row[0] for row in raw.execute(query)} - {"sqlite_schema", "sqlite_sequence"}
            fences = set(names(raw, "trigger"))
        finally:
            raw.close()
        acts = ("insert", "update", "delete")
        assert {f"fence_{table}_{act}" for table in tables for act in acts} <= fences


def test_a_process_of_its_own_cannot_write_either(lived: Memory) -> None:
    program = (
        "import sqlite3, sys\n"
        "raw = sqlite3.connect(sys.argv[1])\n"
        "print(raw.execute('SELECT count(*) FROM records').fetchone()[0])\n"
        "raw.execute(\"UPDATE records SET status = 'active'\")\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(semantic(lived))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert REFUSED in done.stderr
    assert int(done.stdout) >= 2  # control: it could read


def test_attaching_the_store_to_another_database_opens_no_way(
    lived: Memory, tmp_path: Path
) -> None:
    raw = sqlite3.connect(tmp_path / "mine.sqlite", isolation_level=None)
    try:
        raw.execute("ATTACH ? AS candor", (str(semantic(lived)),))
        assert raw.execute("SELECT count(*) FROM candor.records").fetchone()[0] >= 2
        with pytest.raises(sqlite3.OperationalError, match=REFUSED):
            raw.execute("UPDATE candor.records SET status = 'active'")
        raw.execute("CREATE TABLE loot AS SELECT * FROM candor.records")
        with pytest.raises(sqlite3.OperationalError, match=REFUSED):
            raw.execute("INSERT INTO candor.records SELECT * FROM loot")
    finally:
        raw.close()


def test_a_view_with_a_trigger_of_ones_own_opens_no_way(outsider: sqlite3.Connection) -> None:
    outsider.execute("CREATE TEMP VIEW mine AS SELECT id, status FROM records")
    outsider.execute(
        "CREATE TEMP TRIGGER through INSTEAD OF UPDATE ON mine "
        "BEGIN UPDATE records SET status = new.status WHERE id = old.id; END"
    )
    with pytest.raises(sqlite3.OperationalError, match=REFUSED):
        outsider.execute("UPDATE mine SET status = 'active'")


# From inside the program, without the door


def test_a_reader_cannot_write_whatever_it_says(lived: Memory) -> None:
    before = lived.records()
    for statement in (*WRITES, "CREATE TABLE smuggled (value TEXT)", "DROP TABLE derivations"):
        with (
            pytest.raises(exc.OperationalError, match=r"readonly|write_door"),
            lived.stores.reading(StoreName.SEMANTIC) as connection,
        ):
            connection.execute(text(statement))
    assert lived.records() == before


def test_a_readers_engine_refuses_too(lived: Memory) -> None:
    engine = lived.stores[StoreName.SEMANTIC].reader
    with (
        pytest.raises(exc.OperationalError, match="readonly"),
        engine.begin() as connection,
    ):
        connection.execute(text("CREATE TABLE smuggled (value TEXT)"))
    with engine.begin() as connection:  # control: it reads
        assert connection.scalar(text("SELECT count(*) FROM records"))


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield every module that a syntax tree imports, by ``import``, ``from`` or by name."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=found):
                yield from (one.name for one in found)
            case ast.ImportFrom(module=str(module), names=found):
                yield module
                yield from (f"{module}.{one.name}" for one in found)
            case ast.Constant(value=str(said)) if said in WRITERS:
                yield said  # importlib.import_module("...") and its like


def trespassers(folder: Path) -> list[str]:
    """Return the files that import what writes, though they may not."""
    return [
        f"{path.relative_to(folder)} imports {name}"
        for package in PACKAGES
        for path in sorted((folder / package).rglob("*.py"))
        if not path.relative_to(folder).as_posix().startswith(MAY_WRITE)
        for name in imported(ast.parse(path.read_text(encoding="utf-8")))
        if name in WRITERS
    ]


def test_only_the_door_imports_what_writes(tmp_path: Path) -> None:
    assert trespassers(ROOT) == []
    # Control: planted, each of these is found.
    planted = {
        "one.py": "import memory.store.writing\n",
        "two.py": "from memory.store import journal\n",
        "three.py": "def late():\n    from memory.store.writing import put_record\n",
        "four.py": "import importlib\nimportlib.import_module('memory.store.journal')\n",
    }
    (tmp_path / "personality").mkdir()
    for name, content in planted.items():
        (tmp_path / "personality" / name).write_text(content)
    found = {one.partition(" ")[0] for one in trespassers(tmp_path)}
    assert found == {f"personality/{name}" for name in planted}


def uses_writer(tree: ast.AST) -> bool:
    """Tell whether a syntax tree takes the engine of a store that can write."""
    return any(isinstance(node, ast.Attribute) and node.attr == "writer" for node in ast.walk(tree))


def test_only_the_door_and_the_stores_take_the_engine_that_writes() -> None:
    users = [
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
        if uses_writer(ast.parse(path.read_text(encoding="utf-8")))
    ]
    in_memory = [path for path in users if path.startswith("memory/")]
    assert all(path.startswith(MAY_WRITE) for path in in_memory), in_memory
    assert any(path.startswith("memory/store/") for path in in_memory)  # control


@pytest.mark.parametrize("origin", [one for one in Origin if one is not Origin.OWNER_CONFIRMED])
def test_nobody_but_the_owner_uses_the_doors_own_verbs(lived: Memory, origin: Origin) -> None:
    waiting = next(one for one in lived.records() if one.status is Status.PENDING)
    before = lived.records()
    verbs: tuple[Callable[[], object], ...] = (
        lambda: lived.router.act(waiting.id, Act.CONFIRM, by=origin),
        lambda: lived.router.act(waiting.rival_id or "", Act.ARCHIVE, by=origin),
        lambda: lived.router.resolve(waiting.id, Keep.NEW, by=origin),
        lambda: lived.router.undo(lived.inspector.decisions()[-1].id, by=origin),
    )
    for verb in verbs:
        with pytest.raises(WriteRefusedError):
            verb()
    assert lived.records() == before
    lived.router.resolve(waiting.id, Keep.NEW)
    assert lived.records() != before  # control: the owner's word does change it


@pytest.mark.parametrize("origin", list(Origin))
def test_only_the_owner_corrects(lived: Memory, origin: Origin) -> None:
    known = next(one for one in lived.records() if one.status is Status.ACTIVE)
    owners = {Origin.OWNER_TEXT, Origin.OWNER_SPEECH, Origin.OWNER_CONFIRMED}
    if origin in owners:
        return
    source = Source(lived.now, known.statement, 0, len(known.statement), known.sources[0].turn_id)
    with pytest.raises(WriteRefusedError):
        lived.router.correct(known.id, Candidate("I live in Rome.", source, origin))
    assert known in lived.records()


# What cannot be prevented is noticed when memory is opened next


def refused_at_opening(folder: Path) -> StoreUnusableError | None:
    stores = open_stores(folder)
    try:
        return stores.broken.get(StoreName.SEMANTIC)
    finally:
        stores.close()


def drop_a_fence(raw: sqlite3.Connection) -> None:
    raw.execute("DROP TRIGGER fence_records_update")


def drop_every_fence(raw: sqlite3.Connection) -> None:
    for fence in names(raw, "trigger"):
        raw.execute(f"DROP TRIGGER {fence}")


def empty_a_fence(raw: sqlite3.Connection) -> None:
    raw.execute("PRAGMA writable_schema = ON")
    raw.execute(
        "UPDATE sqlite_master SET sql = replace(sql, 'SELECT write_door()', 'SELECT 1') "
        "WHERE name LIKE 'fence%'"
    )
    raw.execute("PRAGMA writable_schema = OFF")


def loosen_a_check(raw: sqlite3.Connection) -> None:
    raw.execute("PRAGMA writable_schema = ON")
    raw.execute(
        "UPDATE sqlite_master SET sql = replace(sql, '''pending_confirmation''', '''certain''') "
        "WHERE name = 'records'"
    )
    raw.execute("PRAGMA writable_schema = OFF")


def add_a_table(raw: sqlite3.Connection) -> None:
    raw.execute("CREATE TABLE smuggled (value TEXT)")


def add_a_trigger(raw: sqlite3.Connection) -> None:
    raw.execute(
        "CREATE TRIGGER sleeper AFTER INSERT ON sources "
        "BEGIN UPDATE records SET confidence = 1; END"
    )


def drop_a_table(raw: sqlite3.Connection) -> None:
    raw.execute("PRAGMA foreign_keys = OFF")
    raw.execute("PRAGMA writable_schema = ON")
    raw.execute("DELETE FROM sqlite_master WHERE tbl_name = 'versions'")
    raw.execute("PRAGMA writable_schema = OFF")


@pytest.mark.parametrize(
    "change",
    [
        drop_a_fence,
        drop_every_fence,
        empty_a_fence,
        loosen_a_check,
        add_a_table,
        add_a_trigger,
        drop_a_table,
    ],
)
def test_a_changed_schema_is_refused_when_memory_is_opened(
    lived: Memory,
    tmp_path_factory: pytest.TempPathFactory,
    change: Callable[[sqlite3.Connection], None],
) -> None:
    lived.close()
    copy = tmp_path_factory.mktemp("changed") / "data"
    shutil.copytree(lived.folder, copy)
    raw = sqlite3.connect(copy / "semantic.db", isolation_level=None)
    try:
        change(raw)
    finally:
        raw.close()
    assert isinstance(refused_at_opening(copy), StoreCorruptError)
    assert refused_at_opening(lived.folder) is None  # control: unchanged, it opens


def test_a_row_written_by_a_program_that_forged_the_door_is_refused_when_read(
    lived: Memory,
) -> None:
    """A program that registers a function of that name gets past the fence, not past the seal."""
    raw = sqlite3.connect(semantic(lived), isolation_level=None)
    try:
        raw.create_function("write_door", 0, lambda: 1)
        raw.execute("UPDATE records SET statement = 'I live in Rome.' WHERE status = 'active'")
    finally:
        raw.close()
    with pytest.raises(StoreCorruptError, match="changed"):
        lived.records()


def test_a_source_moved_to_another_record_is_refused_when_read(lived: Memory) -> None:
    raw = sqlite3.connect(semantic(lived), isolation_level=None)
    try:
        raw.create_function("write_door", 0, lambda: 1)
        raw.execute("UPDATE sources SET record_id = (SELECT min(id) FROM records)")
    finally:
        raw.close()
    with pytest.raises(StoreCorruptError, match="changed"):
        lived.records()


def test_opening_gives_no_engine_for_a_store_that_was_changed(lived: Memory) -> None:
    lived.close()
    raw = sqlite3.connect(lived.folder / "semantic.db", isolation_level=None)
    drop_every_fence(raw)
    raw.close()
    stores: Stores = open_stores(lived.folder)
    try:
        with pytest.raises(StoreCorruptError):
            _ = stores[StoreName.SEMANTIC]
        assert StoreName.EPISODIC in stores  # control: the others stay usable
    finally:
        stores.close()
