"""What calls cost, as facts record it."""

from __future__ import annotations

from collections.abc import Sequence
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
