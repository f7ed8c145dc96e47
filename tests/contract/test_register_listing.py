"""Pages, filters and counts of the register, on SQLite and PostgreSQL."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest
from sqlalchemy import Connection, Engine, select

from quotary.api.store.cursors import CursorInvalid
from quotary.api.store.register_counts import register_counts, sign_off_figures
from quotary.api.store.register_listing import FACETS, RegisterFilters, Sort, register_page
from quotary.api.store.register_rows import RegisterRow, party_key
from quotary.api.store.register_tables import obligations
from quotary.api.store.words import asked
from quotary.core.obligations.register import Deadline, Obligation
from quotary.log.purposes import PURPOSES
from support.made_log import Said, act, seen
from support.made_register import DATED, STATED, MadeRegister, obligation
from support.projecting import project

PARTIES = ("the Supplier", "The Supplier", "Ação Ltda.", None)
DEADLINES = (None, DATED, STATED, Deadline("on 1 May 2032", date="2032-05-01"))
SORTS: tuple[Sort, ...] = get_args(Sort)


def made(n: int) -> Obligation:
    return obligation(
        f"k{n}",
        party=PARTIES[n % 4],
        deadline=DEADLINES[n % 3 if n % 5 else 3],
        risk=("low", "medium", "high", None)[n % 4],
        bucket="review" if n % 7 == 0 else "proposed",
        modality=("must", "must_not", "may")[n % 3],
    )


@pytest.fixture(scope="module")
def filled(shared_engine: Engine) -> Iterator[Connection]:
    """Four matters, the last one amended: 12 rows of each count."""
    said: list[Said] = []
    for number in range(4):
        rows = [made(12 * number + n) for n in range(12)]
        run = MadeRegister(matter=f"m{number}").with_rows(*rows)
        said += [(subject, fact) for _, subject, fact in run.steps()]
    amended = MadeRegister(matter="m3", run="r2").with_rows(*(made(40 + n) for n in range(12)))
    said += [(subject, fact) for _, subject, fact in amended.steps()]
    named = [{"key": f"k{n}", "opened_us": 5} for n in (1, 2)]
    said.append(act("m0", 1, "signed_off", run="r1", detail={"obligations": named}))
    fields: dict[str, object] = {"party": "the Supplier", "risk": None}
    detail: dict[str, object] = {"obligation": "k3", "fields": fields}
    said.append(act("m0", 2, "overridden", run="r1", note="so", detail=detail))
    project(shared_engine, seen(said))
    with shared_engine.connect() as connection:
        yield connection


def walk(
    connection: Connection, filters: RegisterFilters, sort: Sort, limit: int
) -> list[RegisterRow]:
    rows: list[RegisterRow] = []
    cursor = ""
    while True:
        page = register_page(connection, "main", filters, sort=sort, limit=limit, cursor=cursor)
        assert len(page.rows) <= limit
        rows += page.rows
        cursor = page.next_cursor
        if not cursor:
            return rows


def everything(connection: Connection) -> list[RegisterRow]:
    statement = select(obligations).where(obligations.c.current, obligations.c.kind == "obligation")
    return [dict(row) for row in connection.execute(statement).mappings()]


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("limit", [1, 7, 48, 100])
def test_pages_hold_every_row_that_counts_once_and_in_order(
    filled: Connection, sort: Sort, limit: int
) -> None:
    rows = walk(filled, RegisterFilters(), sort, limit)
    assert len({(row["matter"], row["key"]) for row in rows}) == len(rows) == 48

    def key(row: RegisterRow) -> tuple[str, int, int]:
        due = str(row["due"]) if sort == "deadline" else ""
        return due, -int(str(row["seq"])), int(str(row["n"]))

    assert rows == sorted(rows, key=key)


def fits(row: RegisterRow, filters: RegisterFilters, without: str = "") -> bool:
    kinds = {"has": ("stated", "dated"), "none": ("none",), "dated": ("dated",)}
    held = {
        "signed": "yes" if row["signed"] else "no",
        **{name: row[name] for name in ("matter", "risk", "bucket", "modality")},
    }
    for name in FACETS:
        wanted: tuple[str, ...] = getattr(filters, name)
        if not wanted or name == without:
            continue
        if name == "party":
            fit = row["party_key"] in {party_key(each) for each in wanted}
        elif name == "deadline":
            fit = any(row["deadline_kind"] in kinds[each] for each in wanted)
        else:
            fit = held[name] in wanted
        if not fit:
            return False
    if filters.before and not str(row["due"]) < filters.before:
        return False
    found = str(row["search"]).split()
    return all(any(one.startswith(word) for one in found) for word in asked(filters.query))


@pytest.mark.parametrize(
    "filters",
    [
        RegisterFilters(),
        RegisterFilters(party=("the supplier",), risk=("low", "medium")),
        RegisterFilters(party=("",), deadline=("none",)),
        RegisterFilters(party=("AÇÃO LTDA.",), modality=("must",)),
        RegisterFilters(deadline=("dated",), before="2032-01-01"),
        RegisterFilters(deadline=("has", "none"), bucket=("review",)),
        RegisterFilters(signed=("yes",)),
        RegisterFilters(signed=("no",), risk=("",), matter=("m0", "m3")),
        RegisterFilters(query="report k4"),
        RegisterFilters(query="nowhere"),
        RegisterFilters(risk=("nonsense",), signed=("maybe",)),
    ],
)
def test_filters_and_counts_agree_with_looking_at_every_row(
    filled: Connection, filters: RegisterFilters
) -> None:
    rows = everything(filled)
    listed = walk(filled, filters, "newest", 9)
    assert sorted(str(row["key"]) for row in listed) == sorted(
        str(row["key"]) for row in rows if fits(row, filters)
    )
    counted = register_counts(filled, "main", filters)
    assert counted.total == len(listed)
    for name in ("matter", "risk", "bucket", "modality"):
        expected = Counter(str(row[name]) for row in rows if fits(row, filters, without=name))
        assert counted.by[name] == dict(expected)
    parties = Counter(row["party_key"] for row in rows if fits(row, filters, without="party"))
    assert {party_key(name): n for name, n in counted.by["party"].items()} == dict(parties)
    signed = Counter(bool(row["signed"]) for row in rows if fits(row, filters, without="signed"))
    assert counted.by["signed"] == {
        name: signed[flag] for name, flag in (("yes", True), ("no", False)) if signed[flag]
    }


def test_a_run_that_does_not_count_is_listed_where_it_is_named(filled: Connection) -> None:
    found = walk(filled, RegisterFilters(matter=("m3",), run="r1"), "newest", 50)
    assert [row["key"] for row in found] == [f"k{36 + n}" for n in range(12)]


def test_figures_tell_how_people_work(filled: Connection) -> None:
    figures = sign_off_figures(filled, "main", RegisterFilters())
    assert (figures.rows, figures.signed, figures.opened_first) == (48, 2, 2)
    assert (figures.overridden, figures.decided) == (1, 3)
    assert figures.override_rate == pytest.approx(1 / 3)
    assert figures.from_opened
    assert figures.from_routed is not None
    none = sign_off_figures(filled, "main", RegisterFilters(matter=("m1",)))
    assert (none.override_rate, none.from_opened, none.from_routed) == (None, None, None)


def test_a_corrected_row_is_found_by_what_counts(filled: Connection) -> None:
    found = walk(filled, RegisterFilters(matter=("m0",), risk=("",)), "newest", 50)
    assert "k3" in {row["key"] for row in found}


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize(
    "cursor", ["x", "====", "e30", "bnVsbA", "WyJuZXdlc3QiXQ", "WyJuZXdlc3QiLCAiYSIsIDFd", "ü"]
)
def test_a_cursor_of_another_list_is_refused(filled: Connection, sort: Sort, cursor: str) -> None:
    with pytest.raises(CursorInvalid, match="cursor"):
        register_page(filled, "main", RegisterFilters(), sort=sort, cursor=cursor)


@pytest.mark.parametrize("query", ["'", '"', "%_", "* AND (", "a:b", "\0", "☃", "--; DROP TABLE"])
def test_a_search_is_never_a_query_language(filled: Connection, query: str) -> None:
    filters = replace(RegisterFilters(), query=query)
    found = register_page(filled, "main", filters, limit=5)
    register_counts(filled, "main", filters)
    assert len(found.rows) == 5 or asked(query)


def test_another_tenants_rows_are_not_listed(filled: Connection) -> None:
    assert register_page(filled, "other", RegisterFilters()).rows == []
    assert register_counts(filled, "other", RegisterFilters()).total == 0


def test_rows_of_evaluations_are_listed_where_they_are_asked_for(engine: Engine) -> None:
    said = [
        (subject, fact)
        for name, extra in (("real", {}), ("trial", {"source": "evaluation"}))
        for _, subject, fact in MadeRegister(name, extra=dict[str, object](extra)).steps()
    ]
    project(engine, seen(said))
    with engine.connect() as connection:

        def listed(filters: RegisterFilters) -> tuple[set[str], int]:
            rows = walk(connection, filters, "newest", 50)
            return {str(row["matter"]) for row in rows}, register_counts(
                connection, "main", filters
            ).total

        own = len(everything(connection)) // 2
        assert listed(RegisterFilters()) == ({"real"}, own)
        assert listed(RegisterFilters(purpose=("evaluation",))) == ({"trial"}, own)
        assert listed(RegisterFilters(purpose=PURPOSES)) == ({"real", "trial"}, 2 * own)
        assert listed(RegisterFilters(matter=("trial",))) == ({"trial"}, own)
