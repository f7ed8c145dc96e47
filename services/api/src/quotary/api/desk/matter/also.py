"""Other matters that hold the very same bytes, as the page names them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from quotary.api.desk.when import age
from quotary.api.desk.words import count
from quotary.api.matters.duplicates import LOOKED_AT, also_in
from quotary.api.parts import Parts
from quotary.api.store.reading import described
from quotary.log.facts.base import ContentRef

_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Also:
    """Reviews by name, and the rest in words ("" where there is none)."""

    named: tuple[tuple[str, str], ...] = ()
    rest: str = ""


async def also(parts: Parts, document: ContentRef | None, now: datetime) -> Also:
    """What else was handed in with these bytes; evaluations and questions are counted apart."""
    every = await also_in(parts.bench, document)
    known = await parts.database.read(described, parts.tenant, every)
    reviews = [each for each in every if each in known and known[each].is_review]
    named = tuple(
        (each, f"{known[each].filename or each} ({_ago(known[each].created_at, now)})")
        for each in reviews[:_SHOWN]
    )
    trials = sum(1 for each in known.values() if not each.is_review)
    more = len(reviews) - len(named)
    said = [count(more, "more review")] if more else []
    said += [count(trials, "evaluation or question", "evaluations or questions")] if trials else []
    said += ["possibly others"] if len(every) >= LOOKED_AT else []
    return Also(named, ", ".join(said))


def _ago(at: datetime | None, now: datetime) -> str:
    said = age(at, now)
    return "just now" if said == "now" else f"{said} ago"
