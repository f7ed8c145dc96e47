"""What calls took, added up from recorded usage, and what they cost with caching and without."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from quotary.extractor.live.answer import Tokens
from quotary.extractor.live.prices import Prices
from quotary.log.question_runs import question_number

Json = dict[str, Any]
_PURPOSES = {"proposed": "review", "commented": "comments"}


@dataclass(frozen=True, slots=True)
class Key:
    """What one row is of: one version of a matter's document, what it was called for, the model.

    Calls of one row can share a prompt's beginning, so they are one session to a cache.
    """

    matter: str
    document: str
    purpose: str
    model: str


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens of some calls; `recorded` is the sum of the costs that were known when they were made.

    It is None where one of them was not known.
    """

    calls: int = 0
    prompt: int = 0
    cached: int = 0
    completion: int = 0
    recorded: Decimal | None = Decimal()
    currency: str = ""

    def __add__(self, other: Usage) -> Usage:
        """Both together."""
        unknown = self.recorded is None or other.recorded is None
        return Usage(
            self.calls + other.calls,
            self.prompt + other.prompt,
            self.cached + other.cached,
            self.completion + other.completion,
            None if unknown else (self.recorded or Decimal()) + (other.recorded or Decimal()),
            self.currency or other.currency,
        )

    @property
    def cached_share(self) -> float:
        """Share of the prompt tokens that came from the cache, 0 to 1."""
        return self.cached / self.prompt if self.prompt else 0.0


@dataclass(frozen=True, slots=True)
class Cost:
    """Amounts in one currency; None where the price file has no price of the model."""

    with_cache: Decimal | None
    without_cache: Decimal | None
    currency: str

    @property
    def saved(self) -> Decimal | None:
        """What caching saved."""
        if self.with_cache is None or self.without_cache is None:
            return None
        return self.without_cache - self.with_cache


def sessions(facts: Iterable[Json]) -> dict[Key, Usage]:
    """Usage by session, of one matter's facts in order; calls that were never made are left out."""
    documents: dict[str, str] = {}
    found: dict[Key, Usage] = {}
    for each in facts:
        _, _, matter, run, event, unit = str(each["subject"]).split(".")
        fact: Json = each["fact"]
        if event == "submitted":
            document: Json = fact.get("document") or {}
            documents[run] = str(document.get("sha256", ""))
        elif event == "act" and fact.get("kind") == "asked":
            documents[f"q{unit}"] = documents.get(str(fact.get("run")), "")
        elif event in _PURPOSES and (fact.get("usage") or {}).get("calls"):
            purpose = "questions" if question_number(run) else _PURPOSES[event]
            key = Key(matter, documents.get(run, ""), purpose, str(fact.get("model", "")))
            found[key] = found.get(key, Usage()) + _usage(fact["usage"])
    return found


def cost(usage: Usage, model: str, prices: Prices) -> Cost:
    """What the tokens cost at the file's prices, as cached as they were and as if none had been."""
    as_it_was = Tokens(usage.prompt, usage.cached, 0, usage.completion, known=True)
    as_if = Tokens(usage.prompt, 0, 0, usage.completion, known=True)
    (with_cache, currency), (without, _) = prices.cost(model, as_it_was), prices.cost(model, as_if)
    return Cost(
        Decimal(with_cache) if with_cache else None, Decimal(without) if without else None, currency
    )


def together(rows: Iterable[Usage]) -> Usage:
    """All of them."""
    whole = Usage()
    for row in rows:
        whole += row
    return whole


def _usage(found: Json) -> Usage:
    amount = str(found.get("cost") or "")
    return Usage(
        calls=int(found["calls"]),
        prompt=int(found["prompt_tokens"]),
        cached=int(found["cached_tokens"]),
        completion=int(found["completion_tokens"]),
        recorded=Decimal(amount) if amount else None,
        currency=str(found.get("currency") or ""),
    )
