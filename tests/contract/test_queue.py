"""Pages, filters, search and counts of the queue, on SQLite and PostgreSQL."""

from collections import Counter
from collections.abc import Callable
from typing import get_args

import pytest
from sqlalchemy import Connection, Engine, select

from quotary.api.store import counts as counting
from quotary.api.store.counts import counts
from quotary.api.store.figures import ended
from quotary.api.store.queue import CursorInvalid, Filters, ListRow, Sort, page
from quotary.api.store.rebuilding import tallies_add_up
from quotary.api.store.tables import matters
from quotary.api.store.tallies import usage
from quotary.api.store.words import asked
from quotary.log.purposes import PURPOSES, Purpose
from support.made_log import act, seen
from support.made_run import Made
from support.projecting import project
from support.states import failed, run

OPEN = ("needs_sign_off", "running", "failed")
SORTS: tuple[Sort, ...] = get_args(Sort)


def number(row: ListRow, name: str) -> int:
    return int(str(row[name]))


KEYS: dict[str, Callable[[ListRow], tuple[str | int, ...]]] = {
    "updated": lambda row: (-number(row, "last_seq"),),
    "created": lambda row: (-number(row, "first_seq"),),
    "oldest": lambda row: (number(row, "first_seq"),),
    "severity": lambda row: (-number(row, "severity"), -number(row, "last_seq")),
    "name": lambda row: (str(row["filename_key"]), number(row, "first_seq")),
    "counterparty": lambda row: (str(row["counterparty_key"]), number(row, "first_seq")),
}


def walk(connection: Connection, filters: Filters, sort: Sort, limit: int) -> list[ListRow]:
    rows: list[ListRow] = []
    cursor = ""
    while True:
        found = page(connection, "main", filters, sort=sort, limit=limit, cursor=cursor)
        assert len(found.rows) <= limit
        rows += found.rows
        cursor = found.next_cursor
        if not cursor:
            return rows


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("limit", [1, 7, 120, 200])
def test_pages_hold_every_matter_once_and_in_order(queue: Engine, sort: Sort, limit: int) -> None:
    with queue.connect() as connection:
        rows = walk(connection, Filters(), sort, limit)
    assert len({row["matter"] for row in rows}) == len(rows) == 120
    assert rows == sorted(rows, key=KEYS[sort])


@pytest.mark.parametrize(
    "filters",
    [
        Filters(route=("red",)),
        Filters(route=("red", "yellow"), status=("needs_sign_off",)),
        Filters(status=("running", "failed")),
        Filters(status=("failed",)),
        Filters(status=("failed",), route=("red", "green")),
        Filters(status=("approved", "signed_off")),
        Filters(assignee=("Ana",), query="globex"),
        Filters(playbook=("vendor-nda",), query="acao 1"),
        Filters(query="NON disclosure"),
        Filters(held=("true",)),
        Filters(held=("true",), query="globex"),
        Filters(held=("false",), route=("red",)),
        Filters(held=("true", "false"), status=("needs_sign_off",)),
        Filters(held=("nonsense",)),
        Filters(query="nowhere"),
        Filters(route=("nonsense",)),
    ],
)
def test_filters_and_counts_agree_with_looking_at_every_row(
    queue: Engine, filters: Filters
) -> None:
    with queue.connect() as connection:
        everything = [dict(row) for row in connection.execute(select(matters)).mappings()]
        listed = walk(connection, filters, "updated", 9)
        counted = counts(connection, "main", filters)

    def values(row: ListRow, name: str) -> set[str]:
        failing = {"failed"} if name == "status" and row["failing"] else set[str]()
        return {str(row[name]).lower() if name == "held" else str(row[name])} | failing

    def fits(row: ListRow, without: str = "") -> bool:
        for name in ("route", "status", "held", "playbook", "assignee", "purpose"):
            wanted = getattr(filters, name)
            if name != without and wanted and not values(row, name) & set(wanted):
                return False
        found = str(row["search"]).split(" ")
        return all(any(one.startswith(word) for one in found) for word in asked(filters.query))

    assert {row["matter"] for row in listed} == {row["matter"] for row in everything if fits(row)}
    assert counted.total == len(listed)
    for name in ("route", "status", "held", "playbook", "assignee"):
        rows = [row for row in everything if fits(row, without=name)]
        expected = Counter(value for row in rows for value in values(row, name))
        assert {key: n for key, n in counted.by[name].items() if n} == dict(expected)


@pytest.mark.parametrize(
    "query", ["", "  ", "'", '"', "* AND (", "NEAR(a b)", "a:b", "\0", "col:x OR 1=1", "☃", "%_"]
)
def test_a_search_is_never_a_query_language(queue: Engine, query: str) -> None:
    with queue.connect() as connection:
        found = page(connection, "main", Filters(query=query), limit=5)
        counts(connection, "main", Filters(query=query))
    # Without a word the whole list; with one, matters that have it and no others.
    assert len(found.rows) == 5 or asked(query)


def test_search_follows_what_a_matter_is_called_now(engine: Engine) -> None:
    first = Made(filename="alpha.pdf")
    again = Made(run="r2", filename="beta.pdf")
    said = [(subject, fact) for made in (first, again) for _, subject, fact in made.steps()]
    project(engine, seen(said), sizes=(7,))
    with engine.connect() as connection:
        assert page(connection, "main", Filters(query="beta")).rows
        assert not page(connection, "main", Filters(query="alpha")).rows


def test_a_search_with_very_many_hits_is_not_counted_to_the_end(
    queue: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "SEARCH_LIMIT", 10)
    with queue.connect() as connection:
        found = counts(connection, "main", Filters(query="pdf"))
    assert (found.total, found.at_least) == (10, True)


@pytest.mark.parametrize(
    "cursor",
    [
        "x",
        "====",
        "e30",
        "bnVsbA",
        "WyJ1cGRhdGVkIl0",
        "WyJ1cGRhdGVkIiwgIngiXQ",
        "WyJuYW1lIiwgMSwgMV0",
        "ü",
        "WyJ1cGRhdGVkIiwgdHJ1ZV0",
    ],
)
def test_a_cursor_of_another_list_is_refused(engine: Engine, cursor: str) -> None:
    with engine.connect() as connection, pytest.raises(CursorInvalid, match="cursor"):
        page(connection, "main", Filters(), cursor=cursor)


def test_another_tenants_matters_are_not_listed(queue: Engine) -> None:
    with queue.connect() as connection:
        assert page(connection, "other", Filters()).rows == []
        assert counts(connection, "other", Filters()).total == 0


def test_documents_of_questions_and_evaluations_are_on_lists_that_ask_for_them(
    engine: Engine,
) -> None:
    made = [
        Made("plain"),
        Made("asked", extra={"source": "question"}),
        Made("scored", extra={"source": "evaluation"}),
        # A pipeline of that name hands in contracts.
        Made("piped", extra={"source": "evaluation", "external_id": "A-1"}),
    ]
    said = [(subject, fact) for each in made for _, subject, fact in each.steps()]
    project(engine, seen(said), sizes=(7,))
    with engine.connect() as connection:

        def listed(*purposes: Purpose) -> tuple[set[object], int]:
            filters = Filters(purpose=purposes) if purposes else Filters()
            rows = page(connection, "main", filters).rows
            return {row["matter"] for row in rows}, counts(connection, "main", filters).total

        assert listed() == listed("review") == ({"plain", "piped"}, 2)
        assert listed("question") == ({"asked"}, 1)
        assert listed("question", "evaluation") == ({"asked", "scored"}, 2)
        assert listed(*PURPOSES) == ({"plain", "piped", "asked", "scored"}, 4)
        counted = counts(connection, "main", Filters())
        assert counted.by["purpose"] == {"evaluation": 1, "question": 1, "review": 2}
        assert sum(counted.by["status"].values()) == 2
        lately = made[0].steps()[-1][2].at
        assert ended(connection, "main", lately)["1h"] == 2
        assert usage(connection, "main")["model_calls"] == sum(
            int(str(row["model_calls"]))
            for row in page(connection, "main", Filters(purpose=PURPOSES)).rows
        )


def test_a_failure_beside_is_found_under_failed_and_counted_once_in_all(engine: Engine) -> None:
    said = [
        *run(Made()),
        *failed(Made(run="r2")),
        *failed(Made(matter="m2")),
        *run(Made(matter="m3")),
        *run(Made(matter="m4")),
        act("m4", 1, "signed_off", run="r1"),
        *failed(Made(matter="m4", run="r2")),
    ]
    project(engine, seen(said))
    with engine.connect() as connection:
        rows = walk(connection, Filters(status=("failed",)), "updated", 2)
        counted = counts(connection, "main", Filters())
        found = counts(connection, "main", Filters(query="password", status=("failed",)))
        open_ones = walk(connection, Filters(status=OPEN), "updated", 3)
    assert [(row["matter"], row["status"], row["beside_run"]) for row in rows] == [
        ("m4", "signed_off", "r2"),
        ("m2", "failed", ""),
        ("m1", "needs_sign_off", "r2"),
    ]
    assert counted.by["status"] == {"needs_sign_off": 2, "failed": 3, "signed_off": 1}
    assert (counted.total, counted.having(), counted.having(OPEN)) == (4, 4, 4)
    assert counted.having(("signed_off",)) == 1
    assert found.total == 3
    assert len(open_ones) == 4


def test_a_dismissed_failure_is_found_no_more(engine: Engine) -> None:
    said = [
        *run(Made()),
        *failed(Made(run="r2")),
        act("m1", 1, "dismissed", run="r2", note="the wrong file"),
    ]
    project(engine, seen(said), sizes=(1,))
    with engine.connect() as connection:
        assert walk(connection, Filters(status=("failed",)), "updated", 2) == []
        counted = counts(connection, "main", Filters())
        assert tallies_add_up(connection)
    assert counted.by["status"] == {"needs_sign_off": 1}


def test_a_matter_on_hold_is_found_and_counted_until_it_is_released(engine: Engine) -> None:
    said = [*run(Made()), *run(Made(matter="m2")), act("m1", 1, "held"), act("m2", 1, "held")]
    said += [act("m2", 2, "held", detail={"held": False})]
    project(engine, seen(said), sizes=(1,))
    with engine.connect() as connection:
        rows = walk(connection, Filters(held=("true",)), "updated", 2)
        counted = counts(connection, "main", Filters())
        assert tallies_add_up(connection)
    assert [(row["matter"], row["status"]) for row in rows] == [("m1", "needs_sign_off")]
    assert counted.by["held"] == {"true": 1, "false": 1}
    assert counted.by["status"] == {"needs_sign_off": 2}
