"""From version to version: nothing is lost, and a step that fails leaves all as it was."""

import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import exc, select

from memory.errors import StoreOldError
from memory.store import checking, migrating, tables
from memory.store.engines import reader, writer
from memory.store.files import Stores, open_stores
from memory.store.seals import COLUMN, checked
from memory.vocabulary import StoreName
from tests.memory.dying import killed_in
from tests.memory.talking import Memory

PLANTED = Path(__file__).with_name("planted")
SEMANTIC = StoreName.SEMANTIC
VERSIONS = [(name, old) for name in StoreName for old in migrating.versions(name)]
Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
def lived_in(memory: Memory) -> Path:
    """A closed folder with rows in most of its stores."""
    for text in (
        "I live in Ghent.",
        "I moved to Lyon last week.",
        "My sister Anna is allergic to peanuts.",
        "I am vegetarian.",
        "I am not vegetarian.",
        "Remind me on Friday at nine to call Anna.",
    ):
        memory.say(text)
    memory.close()
    return memory.folder


@pytest.fixture
def second_version(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """The migrations, and one more for one of the stores."""
    folder = tmp_path_factory.mktemp("versions") / "migrations"
    shutil.copytree(Path(migrating.__file__).with_name("migrations"), folder)
    shutil.copytree(PLANTED, folder, dirs_exist_ok=True)
    monkeypatch.setattr(migrating, "_FOLDER", folder)
    return folder


def rows(path: Path) -> Rows:
    """Read every row of every table, as the file has it."""
    engine = reader(path)
    try:
        with engine.begin() as connection:
            names = connection.exec_driver_sql(
                "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' "
                "AND name NOT IN ('sqlite_schema', 'alembic_version', 'about')"
            )
            return {
                name: sorted(map(tuple, connection.exec_driver_sql(f"SELECT * FROM {name}")))
                for name in names.scalars()
            }
    finally:
        engine.dispose()


def seals_hold(stores: Stores, name: StoreName) -> int:
    """Check the seal of every row; return how many there were."""
    found = 0
    for table in tables.METADATA[name].tables.values():
        if COLUMN in table.c:
            with stores.reading(name) as connection:
                found += len(checked(connection, connection.execute(select(table)), table))
    return found


def fences_hold(path: Path) -> None:
    engine = reader(path)
    with engine.connect() as connection:
        raw: Any = connection.connection.dbapi_connection
        raw.execute("PRAGMA query_only = OFF")
        with pytest.raises(exc.OperationalError, match="no such function: write_door"):
            connection.exec_driver_sql("DELETE FROM about")
        connection.invalidate()
    engine.dispose()


@pytest.mark.parametrize(("name", "old"), VERSIONS)
def test_every_earlier_version_comes_up_with_its_rows(
    lived_in: Path, name: StoreName, old: str
) -> None:
    path = lived_in / f"{name}.db"
    before = rows(path)
    migrating.downgrade(path, name, old, key=None)
    migrating.upgrade(path, name, key=None)
    assert rows(path) == before
    fences_hold(path)
    stores = open_stores(lived_in)
    assert stores.broken == {}
    seals_hold(stores, name)
    stores.close()


def test_opening_brings_an_old_store_up_with_all_that_is_in_it(
    lived_in: Path, second_version: Path
) -> None:
    path = lived_in / "semantic.db"
    before = rows(path)
    stores = open_stores(lived_in)
    try:
        assert stores.broken == {}
        assert seals_hold(stores, SEMANTIC) > 5
    finally:
        stores.close()
    fences_hold(path)
    after = rows(path)
    assert {name: len(found) for name, found in after.items()} == {
        name: len(found) for name, found in before.items()
    }
    assert any("Etc/UTC" in row for row in after["records"])
    assert not any("Etc/UTC" in row for row in before["records"])
    assert list(lived_in.glob("*.before")) == []
    migrating.downgrade(path, SEMANTIC, "0001", key=None)
    assert rows(path) == before


def test_a_step_that_fails_in_the_middle_leaves_all_as_it_was(
    lived_in: Path, second_version: Path
) -> None:
    step = second_version / "semantic" / "v0002_moods.py"
    whole = step.read_text()
    half = "ALTER TABLE records ADD COLUMN mood TEXT"
    step.write_text(whole.replace(f'"{half}")', f'"{half}")\n    op.execute("DROP TABLE nowhere")'))
    before = (lived_in / "semantic.db").read_bytes()
    stores = open_stores(lived_in)
    stores.close()
    assert isinstance(stores.broken.pop(SEMANTIC), StoreOldError)
    assert stores.broken == {}
    assert (lived_in / "semantic.db").read_bytes() == before
    assert list(lived_in.glob("*.before*")) == []
    step.write_text(whole)
    again = open_stores(lived_in)
    again.close()
    assert again.broken == {}  # control


def test_a_migrated_store_that_fails_its_check_is_put_back(
    lived_in: Path, second_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (lived_in / "semantic.db").read_bytes()
    upgrade = migrating.upgrade

    def spoil(path: Path, name: StoreName, *, key: str | None) -> None:
        upgrade(path, name, key=key)
        engine = writer(path)
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE smuggled (x)")
        engine.dispose()

    monkeypatch.setattr(migrating, "upgrade", spoil)
    stores = open_stores(lived_in)
    stores.close()
    assert isinstance(stores.broken[SEMANTIC], StoreOldError)
    assert (lived_in / "semantic.db").read_bytes() == before


def test_killed_in_the_middle_of_a_migration_nothing_is_lost(
    lived_in: Path, second_version: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    before = rows(lived_in / "semantic.db")
    kills = 0
    for after in range(5, 200, 13):
        folder = tmp_path_factory.mktemp("killed") / "copy"
        shutil.copytree(lived_in, folder)
        kills += killed_in(partial(open_stores, folder), after)
        stores = open_stores(folder)
        assert stores.broken == {}
        stores.close()
        migrating.downgrade(folder / "semantic.db", SEMANTIC, "0001", key=None)
        assert rows(folder / "semantic.db") == before
    assert kills > 8


def test_a_copy_that_was_left_behind_is_taken_back(lived_in: Path) -> None:
    path = lived_in / "semantic.db"
    before = path.read_bytes()
    path.rename(lived_in / "semantic.db.before")
    path.write_bytes(before[: len(before) // 2])
    stores = open_stores(lived_in)
    stores.close()
    assert stores.broken == {}
    assert checking.check(path, checking.Expected(SEMANTIC, migrating.versions(SEMANTIC)), None)
