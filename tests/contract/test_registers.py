"""Registers as the projection keeps them, on SQLite and PostgreSQL."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select

from quotary.api.store.batch import Seen
from quotary.api.store.engine import make_engine
from quotary.api.store.migrating import migrate
from quotary.api.store.openings import keep_opening, opened_by
from quotary.api.store.rebuilding import differences, empty
from quotary.api.store.register_rows import entry_of, register_of
from quotary.api.store.register_tables import obligations, openings, registers, unit_proposals
from quotary.core.obligations.register import Definition, Place
from quotary.core.span import Span
from support.made_log import Said, act, seen
from support.made_register import PROMPT, TERM, MadeRegister, five, obligation, register
from support.made_run import DIGEST, SHA, Made
from support.projecting import project

Rows = dict[str, dict[str, object]]


def run(made: Made) -> list[Said]:
    return [(subject, fact) for _, subject, fact in made.steps()]


def signing(number: int, *keys: str, run: str = "r1", who: str = "Ana") -> Said:
    named = [{"key": key, "opened_us": 5} for key in keys]
    return act("m1", number, "signed_off", run=run, who=who, detail={"obligations": named})


def correcting(number: int, key: str, run: str = "r1", **fields: str | None) -> Said:
    detail = {"obligation": key, "fields": fields}
    return act("m1", number, "overridden", run=run, note="as agreed", detail=detail)


def current(engine: Engine) -> Rows:
    with engine.connect() as connection:
        statement = select(obligations).where(obligations.c.current).order_by(obligations.c.n)
        return {str(row["key"]): dict(row) for row in connection.execute(statement).mappings()}


def folded(engine: Engine, said: Sequence[Said], sizes: Sequence[int] = (50,)) -> Rows:
    project(engine, seen(said), sizes)
    return current(engine)


def test_a_row_holds_what_where_how_how_sure_and_nobody_yet(engine: Engine) -> None:
    rows = folded(engine, run(MadeRegister()))
    assert list(rows) == ["k1", "k2", "k3", "k4", "k5", TERM]
    row = rows["k1"]
    assert entry_of(row) == five()[0]
    assert (row["sha256"], row["page"], row["clause"], row["start"], row["end"]) == (
        SHA, 1, "4.2", 12, 22,
    )  # fmt: skip
    assert (row["model"], row["prompt_digest"], row["proposer"]) == (
        "recording", PROMPT, "recorded",
    )  # fmt: skip
    assert (row["playbook_digest"], row["confidence"]) == (DIGEST, 0.9)
    assert (row["due"], row["deadline_kind"]) == ("2031-03-31", "dated")
    assert [rows[key]["deadline_kind"] for key in ("k2", "k3")] == ["stated", "none"]
    assert not row["signed"]
    with engine.connect() as connection:
        kept = connection.execute(select(registers)).mappings().one()
    assert register_of(kept["rest"]) == replace(register(), obligations=())


def test_a_register_that_lies_in_content_is_projected_whole(engine: Engine) -> None:
    facts = seen(run(MadeRegister(found=register(()))))
    projection = project(engine, facts[:5])
    projection.take(facts[5:], 5, 7, "created", {6: register()})
    assert len(current(engine)) == 6


def test_signatures_and_corrections_are_on_their_rows(engine: Engine) -> None:
    rows = folded(
        engine,
        [
            *run(MadeRegister()),
            correcting(1, "k2", party="we", deadline=None),
            signing(2, "k1", "k2"),
        ],
    )
    assert [key for key, row in rows.items() if row["signed"]] == ["k1", "k2"]
    assert (rows["k1"]["signed_by"], rows["k1"]["signed_seq"], rows["k1"]["signed_run"]) == (
        "Ana", 9, "r1",
    )  # fmt: skip
    assert (rows["k2"]["party"], rows["k2"]["deadline_kind"]) == ("we", "none")
    # The proposal stays beside it.
    assert entry_of(rows["k2"]) == five()[1]
    assert rows["k2"]["corrected_note"] == "as agreed"


def test_a_correction_takes_the_hold_of_the_signature(engine: Engine) -> None:
    rows = folded(engine, [*run(MadeRegister()), signing(1, "k1"), correcting(2, "k1", risk="low")])
    assert not rows["k1"]["signed"]
    assert [each["why"] for each in json.loads(str(rows["k1"]["past"]))] == ["corrected"]


def test_who_signed_first_stays(engine: Engine) -> None:
    rows = folded(engine, [*run(MadeRegister()), signing(1, "k1"), signing(2, "k1", who="Bo")])
    assert rows["k1"]["signed_by"] == "Ana"


@pytest.mark.parametrize(
    "detail",
    [
        {"obligations": "k1"},
        {"obligations": [None, 3, {"key": 4}, {"other": "k1"}]},
        {"obligations": [{"key": "unknown"}]},
        {"obligation": "unknown", "fields": {"party": "x"}},
        {"obligation": "k1", "fields": "party"},
        {"obligation": 7, "fields": {}},
    ],
)
def test_an_act_that_makes_no_sense_changes_no_row(
    engine: Engine, detail: dict[str, object]
) -> None:
    kind = "signed_off" if "obligations" in detail else "overridden"
    facts = [*run(MadeRegister()), act("m1", 1, kind, run="r1", detail=detail)]
    assert not any(row["signed"] or row["corrected"] for row in folded(engine, facts).values())


def test_an_act_on_a_run_that_does_not_count_changes_no_row(engine: Engine) -> None:
    later = MadeRegister(run="r2").with_rows(obligation("k1"))
    rows = folded(engine, [*run(MadeRegister()), *run(later), signing(1, "k1", run="r1")])
    assert not rows["k1"]["signed"]


def test_signing_a_row_neither_closes_nor_freezes_the_run(engine: Engine) -> None:
    later = MadeRegister(run="r2").with_rows(obligation("new"))
    said = [*run(MadeRegister()), signing(1, "k1"), *run(later)]
    assert list(folded(engine, said)) == ["new", TERM]


def test_signatures_carry_over_only_where_words_and_fields_are_the_same(engine: Engine) -> None:
    moved = obligation("k1", start=900, deadline=five()[0].deadline, risk="high")
    later = MadeRegister(run="r2").with_rows(
        moved, replace(five()[1], party="someone else"), five()[2], obligation("new")
    )
    rows = folded(
        engine,
        [
            *run(MadeRegister()),
            correcting(1, "k3", party="we"),
            signing(2, "k1", "k2", "k3", TERM),
            *run(later),
        ],
    )
    assert {key: row["signed"] for key, row in rows.items()} == {
        "k1": True, "k2": False, "k3": False, "new": False, TERM: True,
    }  # fmt: skip
    assert (rows["k1"]["signed_by"], rows["k1"]["signed_run"]) == ("Ana", "r1")
    past = {key: json.loads(str(rows[key]["past"] or "[]")) for key in ("k2", "k3")}
    assert [each["why"] for each in past["k2"]] == ["changed"]
    # Nobody's correction moves to another run by itself.
    assert [each["why"] for each in past["k3"]] == ["corrected_before"]
    assert rows["k3"]["party"] == "the Supplier"


def test_a_signature_does_not_outlast_the_meaning_of_the_words_that_it_was_given_for(
    engine: Engine,
) -> None:
    uses, other = obligation("k1", quote="The Supplier shall pay the Fee."), obligation("k2")

    def with_fee(run: str, meaning: str) -> list[Said]:
        fee = Definition("Fee", Place(Span(0, 4)), f"“Fee” means {meaning}.")
        found = replace(register((uses, other)), definitions=(fee,))
        return [(subject, fact) for _, subject, fact in MadeRegister(run=run, found=found).steps()]

    said = [*with_fee("r1", "USD 10"), signing(1, "k1", "k2"), *with_fee("r2", "USD 20")]
    rows = folded(engine, said)
    assert (rows["k1"]["signed"], rows["k2"]["signed"]) == (False, True)
    assert [each["why"] for each in json.loads(str(rows["k1"]["past"]))] == ["term_changed"]


def test_a_row_whose_words_changed_remembers_who_had_signed_it(engine: Engine) -> None:
    before = "The Supplier shall deliver the quarterly report within thirty days after notice."
    after = before.replace("thirty", "sixty")
    said = [
        *run(MadeRegister().with_rows(obligation("old", quote=before))),
        signing(1, "old"),
        *run(MadeRegister(run="r2").with_rows(obligation("new", quote=after))),
    ]
    row = folded(engine, said)["new"]
    assert not row["signed"]
    assert [(each["who"], each["why"]) for each in json.loads(str(row["past"]))] == [
        ("Ana", "changed")
    ]


def test_a_signature_and_its_memory_outlive_several_runs(engine: Engine) -> None:
    said = [*run(MadeRegister()), signing(1, "k1")]
    for number in (2, 3, 4):
        said += run(MadeRegister(run=f"r{number}"))
    rows = folded(engine, said)
    assert (rows["k1"]["signed"], rows["k1"]["signed_run"]) == (True, "r1")


def test_a_run_without_a_register_takes_the_rows_off_the_list(engine: Engine) -> None:
    said = [*run(MadeRegister()), signing(1, "k1"), *run(Made(run="r2"))]
    project(engine, seen(said))
    assert current(engine) == {}
    more = seen(run(MadeRegister(run="r3")), start=len(said) + 1)
    project(engine, more)
    # The signature is that of the register which counted last.
    assert current(engine)["k1"]["signed"]


def test_an_adopted_run_counts_with_its_own_signatures(engine: Engine) -> None:
    said = [
        *run(MadeRegister()),
        signing(1, "k1"),
        act("m1", 2, "signed_off", run="r1"),
        *run(MadeRegister(run="r2").with_rows(five()[0], five()[1])),
    ]
    project(engine, seen(said))
    # The whole matter is signed off: later runs wait.
    assert len(current(engine)) == 6
    project(engine, seen([act("m1", 3, "adopted", run="r2")], start=len(said) + 1))
    signed = {key: row["signed"] for key, row in current(engine).items()}
    assert signed == {"k1": True, "k2": False, TERM: False}


def test_batches_make_no_difference_and_a_rebuild_comes_to_the_same(
    engine: Engine, tmp_path: Path
) -> None:
    facts: list[Seen] = seen(
        [
            *run(MadeRegister()),
            signing(1, "k1", "k2"),
            correcting(2, "k5", party="we"),
            *run(Made(matter="other")),
            *run(MadeRegister(run="r2").with_rows(*five()[:3])),
            signing(3, "k3", run="r2"),
            *run(MadeRegister(run="r3")),
        ]
    )
    project(engine, facts, sizes=(1, 2, 5))
    other = make_engine(f"sqlite:///{tmp_path / 'other.db'}")
    migrate(other)
    project(other, facts, sizes=(500,))
    assert differences(engine, other) == []
    keep_opening(engine, "main", "m1", "r3", "k1", "Ana", 7)
    keep_opening(engine, "main", "m1", "r3", "k1", "Ana", 9)
    empty(engine)
    assert current(engine) == {}
    project(engine, facts, sizes=(3,))
    assert differences(engine, other) == []
    with engine.connect() as connection:
        # What a person has opened is no fact, and a rebuild does not take it from them.
        assert opened_by(connection, "main", "m1", "r3", "Ana") == {"k1": 7}
    other.dispose()


def test_an_erased_matter_leaves_no_row(engine: Engine) -> None:
    said = run(MadeRegister())
    project(engine, seen(said))
    keep_opening(engine, "main", "m1", "r1", "k1", "Ana", 7)
    late = run(MadeRegister(run="r2"))
    project(engine, seen([act("m1", 1, "erased", note="asked"), *late], start=len(said) + 1))
    with engine.connect() as connection:
        for table in (registers, obligations, openings):
            assert connection.execute(select(func.count()).select_from(table)).scalar() == 0


def test_a_nul_in_a_quote_is_stored_as_a_replacement(engine: Engine) -> None:
    rows = folded(engine, run(MadeRegister().with_rows(obligation("k1", party="a\0b"))))
    assert rows["k1"]["party"] == "a\ufffdb"


def test_proposals_of_chunks_are_remembered_and_others_are_not(engine: Engine) -> None:
    project(engine, seen([*run(MadeRegister()), *run(Made(matter="m2"))]))
    with engine.connect() as connection:
        assert connection.execute(select(unit_proposals.c.matter)).scalars().all() == ["m1"]
