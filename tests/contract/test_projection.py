"""The projection on SQLite and PostgreSQL: folded right, once, whatever the batches."""

import random
from pathlib import Path

import pytest
from sqlalchemy import Engine, select

from quotary.api.store.checkpoint import FOLD, LeaseLost
from quotary.api.store.engine import make_engine, writing
from quotary.api.store.migrating import migrate
from quotary.api.store.projection import Projection
from quotary.api.store.reading import matter
from quotary.api.store.rebuilding import differences, empty, refresh_statistics, tallies_add_up
from quotary.api.store.rows import row_of
from quotary.api.store.tables import FOLDED, checkpoint, matters
from quotary.log.history import fold
from quotary.log.subjects import ContractSubject
from support.made_log import act, made_log, seen
from support.made_run import Made
from support.projecting import project


def test_rows_are_the_fold_of_their_facts(engine: Engine) -> None:
    facts = made_log(60)
    project(engine, facts)
    with engine.connect() as connection:
        rows = {row["matter"]: dict(row) for row in connection.execute(select(matters)).mappings()}
        assert tallies_add_up(connection)
    assert len(rows) == 60
    for name, row in rows.items():
        own = [
            (each.seq, each.subject, each.fact)
            for each in facts
            if isinstance(each.subject, ContractSubject) and each.subject.matter == name
        ]
        state = fold(own)
        assert state is not None
        assert row == row_of(state, own[0][0])


def test_batches_make_no_difference(engine: Engine, tmp_path: Path) -> None:
    facts = made_log(40, seed=7)
    project(engine, facts, sizes=(1, 3, 17))
    other = make_engine(f"sqlite:///{tmp_path / 'other.db'}")
    migrate(other)
    project(other, facts, sizes=(500,))
    assert differences(engine, other) == []
    other.dispose()


def test_a_rebuild_comes_to_the_same(engine: Engine, tmp_path: Path) -> None:
    facts = made_log(20, seed=3)
    projection = project(engine, facts)
    copy = make_engine(f"sqlite:///{tmp_path / 'copy.db'}")
    migrate(copy)
    project(copy, facts)
    empty(engine)
    assert projection.checkpoint().seq == 0
    with engine.connect() as connection:
        assert [table.name for table in FOLDED if connection.execute(select(table)).first()] == []
    project(engine, facts)
    refresh_statistics(engine)
    assert differences(engine, copy) == []
    copy.dispose()


def test_what_an_older_fold_made_is_folded_anew(engine: Engine) -> None:
    facts = made_log(10)
    projection = project(engine, facts)
    assert not projection.begin_anew_if_outdated()
    assert projection.checkpoint().seq == len(facts)
    with writing(engine).begin() as connection:
        connection.execute(checkpoint.update().values(fold=FOLD - 1))
        connection.execute(matters.update().values(reasons="as an older release had them"))
    assert projection.begin_anew_if_outdated()
    assert (projection.checkpoint().seq, projection.checkpoint().fold) == (0, FOLD)
    project(engine, facts)
    with engine.connect() as connection:
        reasons = set(connection.execute(select(matters.c.reasons)).scalars())
        assert tallies_add_up(connection)
    assert "as an older release had them" not in reasons
    assert not projection.begin_anew_if_outdated()


def test_what_a_newer_fold_made_is_left(engine: Engine) -> None:
    projection = project(engine, made_log(3))
    with writing(engine).begin() as connection:
        connection.execute(checkpoint.update().values(fold=FOLD + 1))
    assert not projection.begin_anew_if_outdated()
    assert projection.checkpoint().seq > 0


def test_a_difference_is_named(engine: Engine, tmp_path: Path) -> None:
    facts = made_log(5)
    project(engine, facts)
    other = make_engine(f"sqlite:///{tmp_path / 'other.db'}")
    migrate(other)
    project(other, [*facts, *seen([act("m0", 9, "assigned", detail={"assignee": "Cy"})], 999)])
    found = differences(engine, other)
    assert [each.split(" ")[0] for each in found] == ["matters", "matter_states"]
    assert "assignee" in found[0]
    assert "'Cy'" in found[0]
    other.dispose()


def test_the_checkpoint_moves_with_the_rows_or_not_at_all(engine: Engine) -> None:
    facts = made_log(3)
    projection = project(engine, facts)
    again = seen([act("m0", 50, "noted", note="x")], facts[-1].seq + 1)
    with pytest.raises(LeaseLost):
        projection.take(again, before=0, after=again[-1].seq, log_created="created")
    assert projection.checkpoint().seq == facts[-1].seq
    with engine.connect() as connection:
        kept = matter(connection, "main", "m0")
    assert kept is not None
    assert kept.state.acts < 50


def test_facts_taken_before_change_nothing(engine: Engine) -> None:
    facts = made_log(10)
    projection = project(engine, facts)
    with engine.connect() as connection:
        before = [dict(row) for row in connection.execute(select(matters)).mappings()]
    shuffled = list(facts)
    random.Random(5).shuffle(shuffled)
    projection.take(shuffled, facts[-1].seq, facts[-1].seq + 1, "created")
    with engine.connect() as connection:
        after = [dict(row) for row in connection.execute(select(matters)).mappings()]
        assert tallies_add_up(connection)
    assert after == before


def test_one_writer_at_a_time(engine: Engine) -> None:
    one, other = Projection(engine), Projection(engine)
    # Of another host, so that whether its process lives cannot be known here.
    one.holder, other.holder = "one:1:a", "other:1:b"
    assert one.take_lease()
    assert not other.take_lease()
    facts = made_log(1)
    with pytest.raises(LeaseLost):
        other.take(facts, 0, facts[-1].seq, "created")
    assert one.take_lease()
    one.release_lease()
    assert other.take_lease()
    with pytest.raises(LeaseLost):
        one.take(facts, 0, facts[-1].seq, "created")


def test_a_dead_process_of_this_host_is_followed_at_once(engine: Engine) -> None:
    dead, heir = Projection(engine), Projection(engine)
    host = heir.holder.partition(":")[0]
    dead.holder = f"{host}:4194305:gone"
    assert dead.take_lease()
    assert heir.take_lease()


def test_an_earlier_bearer_of_this_process_number_is_dead(engine: Engine) -> None:
    before, now = Projection(engine), Projection(engine)
    assert before.take_lease()
    assert now.take_lease()


def test_an_erased_matter_leaves_a_bare_row(engine: Engine) -> None:
    made = Made(filename="secret.pdf", counterparty="Globex")
    said = [(subject, fact) for _, subject, fact in made.steps()]
    late = Made(run="r2", filename="late.pdf")
    facts = seen(
        [*said, act("m1", 1, "erased", note="asked for"), (late.at("submitted"), late.submitted())]
    )
    project(engine, facts, sizes=(8, 1))
    with engine.connect() as connection:
        row = connection.execute(select(matters)).mappings().one()
        assert tallies_add_up(connection)
    assert row["status"] == "erased"
    assert "secret" not in str(dict(row))
    assert "Globex" not in str(dict(row))
    assert "late" not in str(dict(row))


def test_a_nul_in_a_name_is_stored_as_a_replacement(engine: Engine) -> None:
    made = Made(filename="a\0b.pdf", counterparty="c\0d")
    project(engine, seen([(subject, fact) for _, subject, fact in made.steps()]))
    with engine.connect() as connection:
        row = connection.execute(select(matters)).mappings().one()
    assert row["filename"] == "a\ufffdb.pdf"
    assert row["counterparty"] == "c\ufffdd"


def test_very_long_names_are_kept_whole_and_indexed_in_part(engine: Engine) -> None:
    made = Made(filename="x" * 255, counterparty="ü" * 5_000, extra={"external_id": "e" * 9_000})
    project(engine, seen([(subject, fact) for _, subject, fact in made.steps()]))
    with engine.connect() as connection:
        row = connection.execute(select(matters)).mappings().one()
    assert len(row["counterparty"]) == 5_000
    assert len(row["counterparty_key"]) == 200
