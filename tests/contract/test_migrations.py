"""Migrations end in exactly the schema that the code writes to, on both databases."""

import re
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, select, text

from quotary.api.store.engine import make_engine, writing
from quotary.api.store.migrating import migrate, migration_config, newest, revision
from quotary.api.store.projection import Projection
from quotary.api.store.rebuilding import tallies_add_up
from quotary.api.store.tables import metadata, tallies
from quotary.log.setting_invalid import SettingInvalid
from support.made_log import made_log
from support.projecting import project

_KEPT_BY_THE_DATABASE = ("matter_search", "search_words", "ix_matters_search")


def _ours(_object: object, name: str | None, *_rest: object) -> bool:
    return not (name or "").startswith(_KEPT_BY_THE_DATABASE)


def test_the_migrated_schema_is_the_one_in_tables(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_object": _ours})
        assert compare_metadata(context, metadata) == []


def test_migrating_again_changes_nothing(engine: Engine) -> None:
    migrate(engine)
    assert "matters" in inspect(engine).get_table_names()


def test_every_migration_can_be_taken_back(engine: Engine) -> None:
    with writing(engine).begin() as connection:
        command.downgrade(migration_config(connection), "base")
    assert set(inspect(engine).get_table_names()) <= {"alembic_version"}
    migrate(engine)


def test_the_newest_revision_is_alembics_head_and_the_databases(engine: Engine) -> None:
    with engine.connect() as connection:
        head = ScriptDirectory.from_config(migration_config(connection)).get_current_head()
        assert newest() == head == revision(connection)


def test_an_empty_database_has_no_revision(engine: Engine) -> None:
    with writing(engine).begin() as connection:
        command.downgrade(migration_config(connection), "base")
        assert revision(connection) == ""


def test_counts_of_before_are_told_apart_by_hold_without_folding_again(engine: Engine) -> None:
    log = made_log(12)
    project(engine, log)
    with writing(engine).begin() as connection:
        command.downgrade(migration_config(connection), "0008")
    migrate(engine)
    assert not Projection(engine).begin_anew_if_outdated()
    with engine.connect() as connection:
        assert tallies_add_up(connection)
        assert set(connection.execute(select(tallies.c.held)).scalars()) == {True, False}


def test_rows_of_an_older_schema_are_an_older_folds(engine: Engine) -> None:
    project(engine, made_log(4))
    with writing(engine).begin() as connection:
        command.downgrade(migration_config(connection), "0006")
    migrate(engine)
    assert Projection(engine).begin_anew_if_outdated()
    project(engine, made_log(4))
    with engine.connect() as connection:
        assert tallies_add_up(connection)


@pytest.mark.parametrize("made", ["9999", "zz", "0009_", "''; --"])
def test_tables_of_a_newer_release_are_named_and_left_alone(engine: Engine, made: str) -> None:
    project(engine, made_log(4))
    with writing(engine).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": made})
    with pytest.raises(SettingInvalid, match=r"made by a newer Quotary .* folded again") as raised:
        migrate(engine)
    assert str(engine.url.database) in str(raised.value)
    assert str(engine.url.password) not in str(raised.value)
    with engine.connect() as connection:
        assert revision(connection) == made
        assert connection.execute(select(tallies.c.held)).all()


@pytest.mark.parametrize(
    "content", [b"no database at all" * 1000, b"SQLite format 3\0" + b"x" * 9000]
)
def test_a_file_that_is_no_database_is_named(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "quotary.db"
    file.write_bytes(content)
    engine = make_engine(f"sqlite:///{file}")
    with pytest.raises(SettingInvalid, match=re.escape(str(file))):
        migrate(engine)
    engine.dispose()
    assert file.read_bytes() == content
