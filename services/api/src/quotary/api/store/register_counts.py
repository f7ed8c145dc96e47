"""Counts beside the register, and how people work through it."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import Connection, case, func, select

from quotary.api.store.register_listing import FACETS, RegisterFilters, conditions
from quotary.api.store.register_rows import party_key
from quotary.api.store.register_tables import obligations

_ROW = obligations.c
_MOST_VALUES: Final = 50
_MOST_LATENCIES: Final = 20_000
_COUNTED: Final = ("party_shown", "risk", "bucket", "modality", "deadline_kind", "signed")
_KINDS: Final = {"has": ("stated", "dated"), "dated": ("dated",), "none": ("none",)}
Cells = list[tuple[dict[str, str], int]]


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
    cells = _cells(connection, tenant, filters)
    total = 0
    by: dict[str, Counter[str]] = {name: Counter() for name in FACETS}
    spelled: Counter[str] = Counter()
    for values, n in cells:
        off = [name for name in values if not _lets(filters, name, values[name])]
        total += 0 if off else n
        for name in values:
            if all(each == name for each in off):
                by[name][values[name]] += n
        spelled[values["party"]] += n
    by["deadline"] = Counter(
        {name: sum(by["deadline"][kind] for kind in kinds) for name, kinds in _KINDS.items()}
    )
    by["party"] = _spelled(by["party"], spelled)
    by["matter"] = _matters(connection, tenant, filters, spelled)
    return RegisterCounts(
        total,
        {
            name: {value: n for value, n in found.most_common(_MOST_VALUES) if n}
            for name, found in by.items()
        },
    )


def _cells(connection: Connection, tenant: str, filters: RegisterFilters) -> Cells:
    """How many rows share six values, of the matters asked for and whatever else is filtered."""
    columns = [_ROW[name] for name in _COUNTED]
    wide = replace(_open(filters), matter=filters.matter)
    counted = func.count().label("counted")
    statement = select(*columns, counted).where(*conditions(tenant, wide)).group_by(*columns)
    return [
        (
            {
                "party": str(row["party_shown"]),
                "risk": str(row["risk"]),
                "bucket": str(row["bucket"]),
                "modality": str(row["modality"]),
                "deadline": str(row["deadline_kind"]),
                "signed": "yes" if row["signed"] else "no",
            },
            int(row["counted"]),
        )
        for row in connection.execute(statement).mappings()
    ]


def _open(filters: RegisterFilters) -> RegisterFilters:
    """The filters that are no facets."""
    return RegisterFilters(
        before=filters.before,
        query=filters.query,
        kind=filters.kind,
        run=filters.run,
        purpose=filters.purpose,
    )


def _lets(filters: RegisterFilters, name: str, value: str) -> bool:
    wanted: tuple[str, ...] = getattr(filters, name)
    if not wanted:
        return True
    if name == "party":
        return party_key(value) in {party_key(each) for each in wanted}
    if name == "deadline":
        return any(value in _KINDS.get(each, ()) for each in wanted)
    return value in wanted


def _spelled(parties: Counter[str], spelled: Counter[str]) -> Counter[str]:
    """Rows per party, each under the spelling that most rows have."""
    shown: dict[str, str] = {}
    for name, _ in sorted(spelled.items(), key=lambda one: (-one[1], one[0])):
        shown.setdefault(party_key(name), name)
    found: Counter[str] = Counter()
    for name, n in parties.items():
        found[shown[party_key(name)]] += n
    return found


def _matters(
    connection: Connection, tenant: str, filters: RegisterFilters, spelled: Iterable[str]
) -> Counter[str]:
    every = conditions(tenant, replace(filters, party=()), without="matter")
    if filters.party:
        every.append(
            _ROW.party_shown.in_([name for name in spelled if _lets(filters, "party", name)])
        )
    counted = func.count().label("counted")
    statement = (
        select(_ROW.matter, counted)
        .where(*every)
        .group_by(_ROW.matter)
        .order_by(counted.desc(), _ROW.matter)
        .limit(_MOST_VALUES)
    )
    return Counter({str(matter): int(n) for matter, n in connection.execute(statement)})


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
