"""Opening: a store is checked before it is used, and never replaced by an empty one."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from memory.errors import (
    StoreCorruptError,
    StoreForeignError,
    StoreLockedError,
    StoreMissingError,
    StoreTooNewError,
    StoreUnusableError,
)
from memory.store import migrating, tables
from memory.store.engines import writer
from memory.store.files import open_stores
from memory.vocabulary import StoreName

KEY = "0123456789abcdef" * 4
OTHER_KEY = "fedcba9876543210" * 4


def make(folder: Path, key: str | None = None) -> Path:
    stores = open_stores(folder, key)
    stores.close()
    assert stores.broken == {}
    return folder / "semantic.db"


def refusal(folder: Path, name: StoreName = StoreName.SEMANTIC) -> StoreUnusableError:
    """Open a folder in which one store is bad; check that the others work and it is untouched."""
    path = folder / f"{name}.db"
    before = path.read_bytes() if path.exists() else None
    stores = open_stores(folder)
    try:
        assert set(stores.broken) == {name}
        with pytest.raises(StoreUnusableError):
            _ = stores[name]
        assert StoreName.EPISODIC in stores or name is StoreName.EPISODIC
    finally:
        stores.close()
    assert (path.read_bytes() if path.exists() else None) == before
    return stores.broken[name]


def test_a_new_folder_gets_every_store_and_opens_again(tmp_path: Path) -> None:
    make(tmp_path)
    assert {path.stem for path in tmp_path.glob("*.db")} == {name.value for name in StoreName}
    stores = open_stores(tmp_path)
    assert stores.broken == {}
    stores.close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    make(tmp_path).write_bytes(b"this is a shopping list, not a database\n" * 200)
    assert isinstance(refusal(tmp_path), StoreCorruptError)


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    make(tmp_path).write_bytes(b"")
    assert isinstance(refusal(tmp_path), StoreCorruptError)


@pytest.mark.parametrize("share", [0.2, 0.6, 0.95])
def test_a_torn_file_is_refused(tmp_path: Path, share: float) -> None:
    path = make(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * share)])
    assert isinstance(refusal(tmp_path), StoreCorruptError)


def test_bytes_flipped_in_the_first_page_are_refused(tmp_path: Path) -> None:
    path = make(tmp_path)
    damaged = bytearray(path.read_bytes())
    damaged[100:140] = bytes(byte ^ 0xFF for byte in damaged[100:140])
    path.write_bytes(damaged)
    assert isinstance(refusal(tmp_path), StoreCorruptError)


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = make(tmp_path)
    path.unlink()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE contacts (name TEXT)")
    other.close()
    assert isinstance(refusal(tmp_path), StoreForeignError)


def test_a_store_under_anothers_name_is_refused(tmp_path: Path) -> None:
    path = make(tmp_path)
    shutil.copy(tmp_path / "episodic.db", path)
    assert isinstance(refusal(tmp_path), StoreForeignError)


def test_a_store_of_another_installation_is_refused(tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    path = make(mine)
    shutil.copy(make(theirs), path)
    assert isinstance(refusal(mine), StoreForeignError)


def test_a_missing_store_is_refused_and_not_made_anew(tmp_path: Path) -> None:
    make(tmp_path).unlink()
    assert isinstance(refusal(tmp_path), StoreMissingError)
    assert not (tmp_path / "semantic.db").exists()


def test_a_store_from_a_newer_candor_is_refused(tmp_path: Path) -> None:
    path = make(tmp_path)
    engine = writer(path)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert isinstance(refusal(tmp_path), StoreTooNewError)


def test_an_encrypted_store_opens_with_its_key_only(tmp_path: Path) -> None:
    make(tmp_path, KEY)
    assert not (tmp_path / "semantic.db").read_bytes().startswith(b"SQLite format 3")
    for key, refused in ((OTHER_KEY, StoreLockedError), (None, StoreCorruptError)):
        stores = open_stores(tmp_path, key)
        stores.close()
        assert isinstance(stores.broken[StoreName.SEMANTIC], refused)
    stores = open_stores(tmp_path, KEY)
    stores.close()
    assert stores.broken == {}


def test_a_plain_store_is_not_opened_with_a_key(tmp_path: Path) -> None:
    make(tmp_path)
    stores = open_stores(tmp_path, KEY)
    stores.close()
    assert isinstance(stores.broken[StoreName.SEMANTIC], StoreLockedError)


def test_a_broken_index_is_made_anew_because_it_is_derived(tmp_path: Path) -> None:
    make(tmp_path)
    (tmp_path / "index.db").write_bytes(b"nonsense")
    stores = open_stores(tmp_path)
    stores.close()
    assert stores.broken == {}


@pytest.mark.parametrize("name", list(StoreName))
def test_versions_are_what_the_migrations_say_and_lead_to_the_tables(
    tmp_path: Path, name: StoreName
) -> None:
    make(tmp_path)
    path = tmp_path / f"{name}.db"
    migrated = _shape(path)
    fresh = tmp_path / "fresh.db"
    engine = writer(fresh)
    with engine.begin() as connection:
        tables.METADATA[name].create_all(connection)
    engine.dispose()
    assert {key: _plain(sql) for key, sql in migrated.items() if key in _shape(fresh)} == {
        key: _plain(sql) for key, sql in _shape(fresh).items()
    }
    with sqlite3.connect(path) as raw:
        version = raw.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    raw.close()
    assert version == migrating.versions(name)[-1]


@pytest.mark.parametrize("name", list(StoreName))
def test_migrations_go_down_to_nothing_and_up_again(tmp_path: Path, name: StoreName) -> None:
    make(tmp_path)
    path = tmp_path / f"{name}.db"
    before = _shape(path)
    migrating.downgrade(path, name, "base", key=None)
    assert set(_shape(path)) == {"alembic_version"}
    migrating.upgrade(path, name, key=None)
    assert _shape(path) == before


def _shape(path: Path) -> dict[str, str]:
    raw = sqlite3.connect(path)
    rows = raw.execute(
        "SELECT name, sql FROM sqlite_master WHERE type IN ('table', 'index') AND sql IS NOT NULL"
    ).fetchall()
    raw.close()
    return dict(rows)


def _plain(sql: str) -> str:
    return "".join(sql.split())
