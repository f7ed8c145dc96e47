"""What calls cost, as facts record it."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import reduce
from operator import add

from quotary.extractor.live.kept import KeptAnswer
from quotary.extractor.live.prices import Prices
from quotary.log.facts.proposed import Usage


def usage_of(answers: Sequence[KeptAnswer], prices: Prices) -> Usage:
    """The tokens and cost of all the answers together; no cost where one has no known price."""
    if not answers:
        return Usage()
    tokens = reduce(add, (each.about.tokens for each in answers))
    cost, currency = prices.cost(answers[-1].about.model, tokens)
    return Usage(
        calls=len(answers),
        prompt_tokens=tokens.prompt,
        cached_tokens=min(tokens.cached, tokens.prompt),
        completion_tokens=tokens.completion,
        cost=cost,
        currency=currency,
    )


def together(usages: Sequence[Usage]) -> Usage:
    """All of them added up; no cost where one that called has no known price."""
    paid = [each for each in usages if each.calls]
    known = bool(paid) and all(each.cost for each in paid)
    cost = sum((Decimal(each.cost) for each in paid), Decimal()) if known else None
    return Usage(
        calls=sum(each.calls for each in usages),
        prompt_tokens=sum(each.prompt_tokens for each in usages),
        cached_tokens=sum(each.cached_tokens for each in usages),
        completion_tokens=sum(each.completion_tokens for each in usages),
        cost="" if cost is None else format(cost.normalize(), "f"),
        currency=paid[-1].currency if known else "",
    )
