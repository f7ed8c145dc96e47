"""Counts beside the register, and how people work through it."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import ColumnElement, Connection, case, func, literal, select

from quotary.api.store.register_listing import FACETS, RegisterFilters, conditions
from quotary.api.store.register_tables import obligations

_ROW = obligations.c
_MOST_VALUES: Final = 50
_MOST_LATENCIES: Final = 20_000
_SPLIT: Final[dict[str, ColumnElement[object]]] = {
    "signed": case((_ROW.signed.is_(True), literal("yes")), else_=literal("no")),
    "deadline": _ROW.deadline_kind,
}


@dataclass(frozen=True, slots=True)
class RegisterCounts:
    """Rows in all under the filters, and per value of each filter with the others applied."""

    total: int = 0
    by: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])


@dataclass(frozen=True, slots=True)
class SignOffFigures:
    """How people work: times in seconds, None before the first signature.

    `overridden` rows hold at least one field in a person's words. `from_opened` is the median
    time from first opening a row to signing it, over rows that their signer had opened;
    `from_routed` that from the decision to the signature, over all signed rows.
    """

    rows: int = 0
    signed: int = 0
    opened_first: int = 0
    overridden: int = 0
    from_opened: float | None = None
    from_routed: float | None = None
    decided: int = 0

    @property
    def override_rate(self) -> float | None:
        """Share of the rows that a person signed or corrected which were corrected."""
        return self.overridden / self.decided if self.decided else None


def register_counts(
    connection: Connection, tenant: str, filters: RegisterFilters
) -> RegisterCounts:
    """The counts beside a list; of a filter with very many values, the most frequent ones."""
    every = conditions(tenant, filters)
    total = connection.execute(select(func.count()).where(*every)).scalar_one()
    by: dict[str, dict[str, int]] = {}
    by["party"] = _parties(connection, conditions(tenant, filters, without="party"))
    for facet in FACETS:
        if facet == "party":
            continue
        value = _SPLIT[facet] if facet in _SPLIT else _ROW[facet]
        counted = func.count().label("counted")
        statement = (
            select(value.label("value"), counted)
            .where(*conditions(tenant, filters, without=facet))
            .group_by(value)
            .order_by(counted.desc(), value)
            .limit(_MOST_VALUES)
        )
        by[facet] = {str(each): int(n) for each, n in connection.execute(statement)}
    by["deadline"]["has"] = sum(by["deadline"].get(each, 0) for each in ("stated", "dated"))
    by["deadline"].pop("stated", None)
    return RegisterCounts(int(total), by)


def _parties(connection: Connection, every: list[ColumnElement[bool]]) -> dict[str, int]:
    """Rows per party, each under the spelling that most of its rows have."""
    counted = func.count().label("counted")
    statement = (
        select(_ROW.party_key, _ROW.party, counted)
        .where(*every)
        .group_by(_ROW.party_key, _ROW.party)
        .order_by(counted.desc(), _ROW.party_key)
    )
    spelled: dict[str, str] = {}
    sums: Counter[str] = Counter()
    for key, party, n in connection.execute(statement):
        shown = spelled.setdefault(str(key), str(party))
        sums[shown] += int(n)
    return dict(sums.most_common(_MOST_VALUES))


def sign_off_figures(
    connection: Connection, tenant: str, filters: RegisterFilters
) -> SignOffFigures:
    """How people work through the rows under the filters."""
    every = conditions(tenant, filters)
    sums = select(
        func.count(),
        func.coalesce(func.sum(case((_ROW.signed.is_(True), 1), else_=0)), 0),
        func.coalesce(func.sum(case((_ROW.opened_us > 0, 1), else_=0)), 0),
        func.coalesce(func.sum(case((_ROW.corrected_seq > 0, 1), else_=0)), 0),
        func.coalesce(
            func.sum(case((_ROW.signed.is_(True) | (_ROW.corrected_seq > 0), 1), else_=0)), 0
        ),
    ).where(*every)
    rows, signed, opened, overridden, decided = map(int, connection.execute(sums).one())
    times = connection.execute(
        select(_ROW.signed_us, _ROW.opened_us, _ROW.routed_us)
        .where(*every, _ROW.signed.is_(True), _ROW.signed_run == _ROW.run)
        .order_by(_ROW.signed_us.desc())
        .limit(_MOST_LATENCIES)
    ).all()
    return SignOffFigures(
        rows=rows,
        signed=signed,
        opened_first=opened,
        overridden=overridden,
        from_opened=_median([at - since for at, since, _ in times if since]),
        from_routed=_median([at - since for at, _, since in times]),
        decided=decided,
    )


def _median(micros: list[int]) -> float | None:
    return statistics.median(micros) / 1e6 if micros else None
