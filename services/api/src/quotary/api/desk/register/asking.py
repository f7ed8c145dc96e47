"""What a register page's address asks for, and addresses that ask for something a little else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, cast
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from quotary.api.store.register_listing import DEADLINES, FACETS, SORTS, RegisterFilters, Sort
from quotary.api.store.register_rows import party_key

LIMIT: Final = 100
TABS: Final = ("obligations", "terms", "unread", "changes")
_MOST: Final = 20
_LONGEST: Final = 500
_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "risk": ("high", "medium", "low", ""),
    "bucket": ("proposed", "review"),
    "modality": ("must", "must_not", "may"),
    "deadline": DEADLINES,
    "signed": ("yes", "no"),
}


@dataclass(frozen=True, slots=True)
class RegisterAsking:
    """The filters, order and place in the list. `of` is the matter whose page it is, or ""."""

    of: str = ""
    matter: tuple[str, ...] = ()
    party: tuple[str, ...] = ()
    risk: tuple[str, ...] = ()
    bucket: tuple[str, ...] = ()
    modality: tuple[str, ...] = ()
    deadline: tuple[str, ...] = ()
    signed: tuple[str, ...] = ()
    before: str = ""
    q: str = ""
    sort: Sort = "newest"
    cursor: str = ""
    run: str = ""
    tab: str = "obligations"

    @property
    def filters(self) -> RegisterFilters:
        """The filters as the tables take them."""
        return RegisterFilters(
            matter=(self.of,) if self.of else self.matter,
            party=self.party,
            risk=self.risk,
            bucket=self.bucket,
            modality=self.modality,
            deadline=self.deadline,
            signed=self.signed,
            before=self.before,
            query=self.q,
            run=self.run,
        )

    @property
    def narrowed(self) -> bool:
        """True where something is filtered."""
        return any(getattr(self, name) for name in (*FACETS, "before", "q"))

    @property
    def base(self) -> str:
        """The page's path."""
        return f"/matters/{self.of}/register" if self.of else "/register"

    def pairs(self) -> list[tuple[str, str]]:
        """The filters as they stand in an address, without order, place and tab."""
        found = [(name, value) for name in FACETS for value in getattr(self, name)]
        found += [(name, getattr(self, name)) for name in ("before", "q", "run")]
        return [(name, value) for name, value in found if value or name in ("party", "risk")]

    def address(self) -> str:
        """The address of this list."""
        pairs = self.pairs()
        pairs += [("tab", self.tab)] if self.tab != "obligations" else []
        pairs += [("sort", self.sort)] if self.sort != "newest" else []
        pairs += [("cursor", self.cursor)] if self.cursor else []
        return f"{self.base}?{urlencode(pairs)}" if pairs else self.base

    def row(self, matter: str, key: str) -> str:
        """The address of this list with a row open."""
        address = replace(self, cursor="").address()
        named = urlencode([("row", key)] if self.of else [("row", key), ("in", matter)])
        return f"{address}{'&' if '?' in address else '?'}{named}"

    def toggled(self, facet: str, value: str) -> RegisterAsking:
        """The list with one value of a filter alone, or without the filter where it was on.

        It is of obligations: nothing on the other tabs is filtered.
        """
        on = is_chosen(self, facet, value) and len(getattr(self, facet)) == 1
        return replace(self, cursor="", tab="obligations", **{facet: () if on else (value,)})

    def sorted_by(self, sort: Sort) -> RegisterAsking:
        """The list in another order."""
        return replace(self, cursor="", sort=sort)

    def after(self, cursor: str) -> RegisterAsking:
        """The next page."""
        return replace(self, cursor=cursor)

    def on(self, tab: str) -> RegisterAsking:
        """Another tab of the same run, with nothing filtered."""
        return RegisterAsking(of=self.of, run=self.run, tab=tab)


def is_chosen(asking: RegisterAsking, facet: str, value: str) -> bool:
    """True where the list is narrowed to this value; a party under any of its spellings."""
    chosen: tuple[str, ...] = getattr(asking, facet)
    if facet == "party":
        return party_key(value) in {party_key(each) for each in chosen}
    return value in chosen


def register_asking(query: QueryParams, of: str = "") -> RegisterAsking:
    """What the address asks for. Unknown words in it are passed over: a link is never broken."""
    sort, tab = query.get("sort", "newest"), query.get("tab", "obligations")
    facets = FACETS if not of else tuple(name for name in FACETS if name != "matter")
    return RegisterAsking(
        of=of,
        **{name: _values(name, query.getlist(name)) for name in facets},
        before=_date(query.get("before", "")),
        q=query.get("q", "").strip()[:200],
        sort=cast("Sort", sort) if sort in SORTS else "newest",
        cursor=query.get("cursor", "")[:1000],
        run=query.get("run", "")[:80] if of else "",
        tab=tab if of and tab in TABS else "obligations",
    )


def _values(name: str, given: Iterable[str]) -> tuple[str, ...]:
    allowed = _CHOICES.get(name)
    kept = (each[:_LONGEST] for each in given if allowed is None or each in allowed)
    return tuple(dict.fromkeys(kept))[:_MOST]


def _date(given: str) -> str:
    try:
        return date.fromisoformat(given).isoformat()
    except ValueError:
        return ""
