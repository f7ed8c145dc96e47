"""What a reader found in a quote: one value, nothing, or a reason not to trust any."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from quotary.core.finding import Scalar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Reading:
    """One field, read from text alone.

    `status` is `value` (exactly one, sure), `none` (not there), `ambiguous` (there, but several or
    not determinable) or `conflict` (the text contradicts itself). `value` is None unless `value`.
    `note` says in a sentence what was found; it is empty for a plain value.
    """

    status: str
    value: Scalar = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Derived:
    """What `quotary derive` shows of one text: `value` is text, or a mapping for money."""

    kind: str
    text: str
    status: str
    value: str | Mapping[str, str | None] | None = None
    note: str = ""

    def as_row(self) -> dict[str, object]:
        """The four keys of a JSON line: kind, text, status, value."""
        value = dict(self.value) if isinstance(self.value, Mapping) else self.value
        return {"kind": self.kind, "text": self.text, "status": self.status, "value": value}


@dataclass(frozen=True, slots=True)
class Mention(Generic[T_co]):
    """One place where the readable text states a value.

    `trouble` is "" or `conflict` or `ambiguous`; `value` is then whatever could be made out.
    `written` is True where its number stands in words.
    """

    start: int
    end: int
    value: T_co
    trouble: str = ""
    note: str = ""
    written: bool = False


@dataclass(frozen=True, slots=True)
class Settled(Generic[T]):
    """The one value that all mentions agree on, or why there is none."""

    status: str
    values: tuple[T, ...] = field(default=())
    note: str = ""


def settle(
    mentions: Iterable[Mention[T]], same: Callable[[T, T], bool] = lambda a, b: a == b
) -> Settled[T]:
    """One value where every mention states the same; a conflict outranks an ambiguity."""
    found = tuple(mentions)
    for trouble in ("conflict", "ambiguous"):
        for mention in found:
            if mention.trouble == trouble:
                return Settled(trouble, (), mention.note)
    distinct: list[T] = []
    for mention in found:
        if not any(same(mention.value, value) for value in distinct):
            distinct.append(mention.value)
    if not distinct:
        return Settled("none")
    if len(distinct) > 1:
        return Settled("ambiguous", tuple(distinct), f"{len(distinct)} different values")
    return Settled("value", (distinct[0],))


def nothing(note: str = "") -> Reading:
    """A reading that found nothing."""
    return Reading("none", None, note)


def unsure(note: str) -> Reading:
    """A reading that found something it cannot turn into one value."""
    return Reading("ambiguous", None, note)
