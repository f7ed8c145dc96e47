"""The filters beside the register: each a link, each with its count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from quotary.api.desk.register.asking import RegisterAsking, is_chosen
from quotary.api.store.register_counts import RegisterCounts
from quotary.api.store.register_rows import party_key

MODALITIES: Final = {"must": "must", "must_not": "must not", "may": "may"}
_GROUPS: Final[tuple[tuple[str, str, Mapping[str, str]], ...]] = (
    ("Sign-off", "signed", {"no": "Not signed", "yes": "Signed"}),
    ("How sure", "bucket", {"proposed": "Proposed", "review": "Read one by one"}),
    ("Risk", "risk", {"high": "High", "medium": "Medium", "low": "Low", "": "Not stated"}),
    ("Duty", "modality", {"must": "Must", "must_not": "Must not", "may": "May"}),
    ("Deadline", "deadline", {"has": "Any", "dated": "With a date", "none": "None stated"}),
)
_MOST: Final = 12


@dataclass(frozen=True, slots=True)
class RailChoice:
    """One link of the rail."""

    words: str
    address: str
    count: int
    chosen: bool
    risk: str | None = None


@dataclass(frozen=True, slots=True)
class RailGroup:
    """A heading with its links."""

    title: str
    choices: tuple[RailChoice, ...]


def register_rail(
    asking: RegisterAsking, counted: RegisterCounts, documents: Mapping[str, str]
) -> tuple[RailGroup, ...]:
    """Every group; a value that no row has, and that is not chosen, is left out."""
    groups = [
        _group(title, facet, asking, counted, tuple(words), words)
        for title, facet, words in _GROUPS
    ]
    party = counted.by.get("party", {})
    shown = {party_key(each): each for each in (*asking.party, *party)}
    words = {each: each or "No party read" for each in shown.values()}
    groups.insert(3, _group("Party", "party", asking, counted, tuple(words), words))
    if not asking.of:
        found = counted.by.get("matter", {})
        names = {each: documents.get(each, each) for each in (*found, *asking.matter)}
        groups.append(_group("Document", "matter", asking, counted, tuple(names), names))
    return tuple(groups)


def _group(
    title: str,
    facet: str,
    asking: RegisterAsking,
    counted: RegisterCounts,
    order: Iterable[str],
    words: Mapping[str, str],
) -> RailGroup:
    by = counted.by.get(facet, {})
    shown = [each for each in order if by.get(each) or is_chosen(asking, facet, each)][:_MOST]
    return RailGroup(
        title,
        tuple(
            RailChoice(
                words[value],
                asking.toggled(facet, value).address(),
                by.get(value, 0),
                is_chosen(asking, facet, value),
                value if facet == "risk" else None,
            )
            for value in shown
        ),
    )
