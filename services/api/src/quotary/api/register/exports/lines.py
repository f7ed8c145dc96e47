"""What an export holds: signed rows, and on request those that nobody has signed, marked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from sqlalchemy import Connection

from quotary.api.problems import Unprocessable
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.store.register_listing import RegisterFilters, register_page
from quotary.api.store.register_reading import current_registers

Mark = Literal["signed", "proposed", "not found"]
MOST_ROWS: Final = 50_000
_PAGE: Final = 1_000


@dataclass(frozen=True, slots=True)
class AbsentTerm:
    """A key term that no verified quote of a document states."""

    matter: str
    run: str
    title: str
    document: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Lines:
    """Rows of an export in their order, and those that were left out of it as unsigned."""

    obligations: tuple[RegisterEntry, ...] = ()
    terms: tuple[RegisterEntry, ...] = ()
    absent: tuple[AbsentTerm, ...] = ()
    unsigned: tuple[RegisterEntry, ...] = ()
    unsigned_terms: tuple[RegisterEntry, ...] = ()
    with_proposed: bool = False


def export_lines(
    connection: Connection, tenant: str, filters: RegisterFilters, *, with_proposed: bool
) -> Lines:
    """The lines under the filters; key terms heed only the choice of matters and run.

    Raises:
        Unprocessable: there are too many rows for one file.
    """
    found = _rows(connection, tenant, filters)
    about = RegisterFilters(
        matter=filters.matter, run=filters.run, kind="term", purpose=filters.purpose
    )
    terms = _rows(connection, tenant, about)
    kept = found if with_proposed else [each for each in found if each.who.signed]
    kept_terms = terms if with_proposed else [each for each in terms if each.who.signed]
    return Lines(
        obligations=tuple(kept),
        terms=tuple(kept_terms),
        absent=_absent(connection, tenant, filters) if with_proposed else (),
        unsigned=tuple(each for each in found if not (with_proposed or each.who.signed)),
        unsigned_terms=tuple(each for each in terms if not (with_proposed or each.who.signed)),
        with_proposed=with_proposed,
    )


def mark_of(entry: RegisterEntry) -> Mark:
    """What stands beside the row."""
    return "signed" if entry.who.signed else "proposed"


def _rows(connection: Connection, tenant: str, filters: RegisterFilters) -> list[RegisterEntry]:
    found: list[RegisterEntry] = []
    cursor = ""
    while True:
        page = register_page(connection, tenant, filters, limit=_PAGE, cursor=cursor)
        found += [register_entry(row) for row in page.rows]
        if len(found) > MOST_ROWS:
            raise Unprocessable(
                f"More than {MOST_ROWS:,} rows match; one file holds no more. Narrow the filters, "
                "or export matter by matter."
            )
        cursor = page.next_cursor
        if not cursor:
            return found


def _absent(
    connection: Connection, tenant: str, filters: RegisterFilters
) -> tuple[AbsentTerm, ...]:
    kept = current_registers(connection, tenant, filters.matter, filters.run)
    return tuple(
        AbsentTerm(matter, one.run, term.title, one.filename, one.sha256)
        for matter, one in kept
        for term in one.rest.terms
        if not term.found
    )


def of_matter(filters: RegisterFilters, matter: str, run: str) -> RegisterFilters:
    """The same filters over one run of one matter."""
    return replace(filters, matter=(matter,), run=run)
