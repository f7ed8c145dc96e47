"""A length of time, kept in the units it was written in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal

HOURS_IN_DAY = 24


@dataclass(frozen=True, slots=True)
class Period:
    """Whole units of time; `business_days` are never days.

    A month has no fixed number of days, so two periods are the same length only within months
    (12 a year) and within hours (24 a day), never across.
    """

    years: int = 0
    months: int = 0
    weeks: int = 0
    days: int = 0
    business_days: int = 0
    hours: int = 0
    minutes: int = 0

    def __add__(self, other: Period) -> Period:
        return Period(
            *(mine + theirs for mine, theirs in zip(self._parts(), other._parts(), strict=True))
        )

    def _parts(self) -> tuple[int, ...]:
        return (
            self.years,
            self.months,
            self.weeks,
            self.days,
            self.business_days,
            self.hours,
            self.minutes,
        )

    @property
    def total_months(self) -> int:
        """Years and months, in months."""
        return 12 * self.years + self.months

    @property
    def total_minutes(self) -> int:
        """Weeks, days, hours and minutes, in minutes."""
        days = 7 * self.weeks + self.days
        return 60 * (HOURS_IN_DAY * days + self.hours) + self.minutes

    @property
    def total_days(self) -> Decimal:
        """Weeks, days, hours and minutes, in days."""
        return Decimal(self.total_minutes) / (60 * HOURS_IN_DAY)

    def same_length(self, other: Period) -> bool:
        """True where both last equally long whatever the calendar says."""
        return (self.total_months, self.total_minutes, self.business_days) == (
            other.total_months, other.total_minutes, other.business_days,
        )  # fmt: skip

    def iso(self) -> str:
        """ISO 8601-1 form (`P5Y1D`, `P2W`, `PT48H`).

        ISO 8601 has no business day: `P10BD` is this project's own extension, for those alone.
        """
        if self.weeks and not any(self._parts()[:2] + self._parts()[3:]):
            return f"P{self.weeks}W"
        date = replace(self, weeks=0, days=self.days + 7 * self.weeks)
        units = (
            (date.years, "Y"),
            (date.months, "M"),
            (date.days, "D"),
            (date.business_days, "BD"),
        )
        text = "".join(f"{count}{letter}" for count, letter in units if count)
        clock = "".join(
            f"{n}{letter}" for n, letter in ((date.hours, "H"), (date.minutes, "M")) if n
        )
        return f"P{text}T{clock}" if clock else f"P{text or '0D'}"


_WHOLE = {
    "year": "years", "month": "months", "week": "weeks", "day": "days", "hour": "hours",
    "minute": "minutes",
}  # fmt: skip
_MULTIPLES = {
    "quarter": ("months", 3), "bimester": ("months", 2), "trimester": ("months", 3),
    "quadrimester": ("months", 4), "semester": ("months", 6), "biennium": ("years", 2),
    "triennium": ("years", 3), "quadrennium": ("years", 4), "quinquennium": ("years", 5),
    "decade": ("years", 10), "fortnight": ("days", 14), "quinzena": ("days", 15),
}  # fmt: skip
_SMALLER = {"years": ("months", 12), "days": ("hours", HOURS_IN_DAY), "hours": ("minutes", 60)}


def period_of(count: Decimal, unit: str, *, business: bool = False) -> Period | None:
    """`count` of `unit` in whole units, None where a part has no fixed length (half a month)."""
    name, multiple = (
        ("business_days", 1) if business else _MULTIPLES.get(unit, (_WHOLE.get(unit, ""), 1))
    )
    total = count * multiple
    whole = int(total)
    if total >= 10**9:
        return None
    if total == whole:
        return Period(**{name: whole})
    if name not in _SMALLER:
        return None
    smaller, per = _SMALLER[name]
    rest = (total - whole) * per
    return Period(**{name: whole, smaller: int(rest)}) if rest == int(rest) else None
