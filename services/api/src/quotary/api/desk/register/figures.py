"""How people work through the register, in one sentence."""

from __future__ import annotations

from typing import Final

from quotary.api.desk.words import count
from quotary.api.store.register_counts import SignOffFigures

_BRIEF: Final = 9.95


def figure_words(figures: SignOffFigures) -> str:
    """`12 of 120 rows signed. …`: time to sign and override rate as soon as there are any."""
    said = [f"{figures.signed:,} of {count(figures.rows, 'row')} signed"]
    if figures.from_opened is not None:
        said.append(f"median {duration(figures.from_opened)} from opened to signed")
    elif figures.from_routed is not None:
        said.append(f"median {duration(figures.from_routed)} from decided to signed")
    if figures.override_rate is not None:
        said.append(f"{figures.override_rate:.0%} corrected")
    return ", ".join(said)


def duration(seconds: float) -> str:
    """The time in its two largest units: `0.6 s`, `14 s`, `3 min 20 s`, `5 h 2 min`, `3 d 4 h`."""
    if seconds < _BRIEF:
        return f"{seconds:.1f} s"
    whole = round(seconds)
    for size, unit, small, lesser in (
        (86_400, "d", 3_600, "h"),
        (3_600, "h", 60, "min"),
        (60, "min", 1, "s"),
    ):
        if whole >= size:
            rest = whole % size // small
            return f"{whole // size} {unit}" + (f" {rest} {lesser}" if rest else "")
    return f"{whole} s"
