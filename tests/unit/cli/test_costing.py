"""Cost of sessions from recorded usage, and the estimate of one that has not been held."""

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from quotary.cli.cost_model import estimate
from quotary.cli.costing import Key, Usage, cost, sessions
from quotary.cli.main import make_app
from quotary.core.document import Document
from quotary.extractor.live.prices import NO_PRICES, Prices
from support.embedded import ROOT

PRICES = Prices.model_validate(
    {
        "currency": "USD",
        "models": {"m": {"prompt": "1.10", "cached": "0.11", "completion": "4.40"}},
    }
)
tokens = st.integers(0, 10**7)


def fact(subject: str, **body: Any) -> dict[str, Any]:
    return {"subject": f"contract.main.m1.{subject}", "fact": body}


def usage(prompt: int = 1000, cached: int = 0, cost: str = "") -> dict[str, Any]:
    return {
        "calls": 1,
        "prompt_tokens": prompt,
        "cached_tokens": cached,
        "completion_tokens": 100,
        "cost": cost,
        "currency": "USD" if cost else "",
    }


def test_calls_are_added_up_by_document_purpose_and_model() -> None:
    found = sessions(
        [
            fact("r1.submitted.0", document={"sha256": "a"}),
            fact("r1.proposed.1", model="m", usage=usage(cost="0.5")),
            fact("r1.commented.0", model="m", usage=usage()),
            fact("0.act.1", kind="asked", run="r1"),
            fact("q1.proposed.0", model="m", usage=usage(cached=600)),
            fact("r2.submitted.0", document={"sha256": "b"}),
            fact("0.act.2", kind="noted", run="r1"),
            fact("0.act.3", kind="asked", run="r2"),
            fact("q3.proposed.0", model="m", usage=usage(cached=900)),
            fact("q1.proposed.0", model="m", usage=usage(cached=800)),
            fact("r2.proposed.1", model="recording", usage={"calls": 0}),
        ]
    )
    assert {key: (each.calls, each.cached) for key, each in found.items()} == {
        Key("m1", "a", "review", "m"): (1, 0),
        Key("m1", "a", "comments", "m"): (1, 0),
        Key("m1", "a", "questions", "m"): (2, 1400),
        Key("m1", "b", "questions", "m"): (1, 900),
    }
    assert found[Key("m1", "a", "review", "m")].recorded == Decimal("0.5")
    assert found[Key("m1", "a", "comments", "m")].recorded is None


def test_caching_saves_the_difference_of_the_two_prices() -> None:
    price = cost(Usage(1, 1_000_000, 600_000, 100_000), "m", PRICES)
    assert (price.with_cache, price.without_cache) == (Decimal("0.946"), Decimal("1.54"))
    assert (price.saved, price.currency) == (Decimal("0.594"), "USD")


def test_a_model_without_a_price_costs_an_unknown_amount_and_not_zero() -> None:
    price = cost(Usage(1, 1000, 0, 100), "other", PRICES)
    assert (price.with_cache, price.without_cache, price.saved) == (None, None, None)


@given(tokens, tokens, tokens)
def test_a_cache_never_costs_more_where_cached_tokens_are_cheaper(
    prompt: int, cached: int, written: int
) -> None:
    price = cost(Usage(1, prompt, min(cached, prompt), written), "m", PRICES)
    assert price.saved is not None
    assert price.saved >= 0


@given(st.integers(1, 60), st.integers(500, 3000), st.integers(0, 400))
def test_an_estimate_counts_the_prefix_once_at_full_price(
    questions: int, window: int, sentences: int
) -> None:
    text = "The Supplier shall deliver the goods on time and in good order. " * sentences
    found = estimate(Document(text), questions, "m", PRICES, window_tokens=window)
    assert found.cached.calls == questions * found.windows
    assert found.cached.cached == (questions - 1) * found.prefix_tokens
    assert found.cached.prompt - found.cached.cached >= found.prefix_tokens
    assert estimate(Document(text), 1, "m", PRICES, window_tokens=window).cached.cached == 0


def test_without_prices_an_estimate_has_tokens_alone() -> None:
    found = estimate(Document("A short text."), 3, "m", NO_PRICES, window_tokens=500)
    assert found.price.with_cache is None
    assert found.cached.prompt > 0


def test_the_command_estimates_a_real_file(tmp_path: Path) -> None:
    prices = tmp_path / "prices.yaml"
    prices.write_text("currency: EUR\nmodels:\n  m: {prompt: 2, cached: 0.2, completion: 8}\n")
    document = str(ROOT / "samples" / "demo-nda.pdf")
    words = ["cost", "model", "--document", document, "--questions", "10", "--model", "m"]
    result = CliRunner().invoke(make_app("cost"), [*words, "--prices", str(prices), "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert (found["calls"], found["currency"], found["estimated"]) == (10, "EUR", True)
    assert found["cached_share"] > 0.85
    assert Decimal(found["saved"]) > 0


@pytest.mark.parametrize(
    ("text", "says"),
    [("currency: euro\nmodels: {}\n", "currency"), ("models: [", "is no YAML or JSON")],
)
def test_a_bad_price_file_is_named(tmp_path: Path, text: str, says: str) -> None:
    prices = tmp_path / "prices.yaml"
    prices.write_text(text)
    document = str(ROOT / "samples" / "nda-clean.txt")
    words = ["cost", "model", "--document", document, "--questions", "1", "--prices", str(prices)]
    result = CliRunner().invoke(make_app("cost"), words)
    assert result.exit_code == 1
    assert says in " ".join(result.stderr.split())
