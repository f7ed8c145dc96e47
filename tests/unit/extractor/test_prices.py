"""Prices come from a file, exactly as written; what has no price costs an unknown amount."""

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.extractor.live.answer import Tokens
from quotary.extractor.live.prices import ModelPrice, Prices, PricesInvalid, load_prices

FILE = """
currency: USD
models:
  small: {prompt: 1.10, cached: 0.110, completion: "4.40"}
  plain: {prompt: 2, completion: 8}
  writing: {prompt: 1, cached: 0.1, cache_write: 1.25, completion: 0}
"""
COUNT = st.integers(0, 10**9)


def written(folder: Path, text: str, name: str = "prices.yaml") -> Path:
    path = folder / name
    path.write_text(text)
    return path


def tokens(prompt: int, cached: int = 0, completion: int = 0, writes: int = 0) -> Tokens:
    return Tokens(prompt, cached, writes, completion, known=True)


def test_a_cost_is_exact_to_the_last_digit_of_the_file(tmp_path: Path) -> None:
    prices = load_prices(written(tmp_path, FILE))
    assert prices.cost("small", tokens(1_000_003, 3, 7)) == ("1.10003113", "USD")


def test_cached_tokens_cost_as_others_where_no_price_is_said(tmp_path: Path) -> None:
    prices = load_prices(written(tmp_path, FILE))
    assert prices.cost("plain", tokens(1000, 900)) == prices.cost("plain", tokens(1000))


def test_cache_writes_have_a_price_of_their_own(tmp_path: Path) -> None:
    prices = load_prices(written(tmp_path, FILE))
    assert prices.cost("writing", tokens(1000, 0, 0, 400)) == ("0.0011", "USD")


def test_json_says_the_same_as_yaml(tmp_path: Path) -> None:
    text = '{"currency": "EUR", "models": {"small": {"prompt": 1.10, "completion": 4}}}'
    prices = load_prices(written(tmp_path, text, "prices.json"))
    assert prices.cost("small", tokens(1_000_000)) == ("1.1", "EUR")


def test_a_model_without_a_price_costs_an_unknown_amount(tmp_path: Path) -> None:
    prices = load_prices(written(tmp_path, FILE))
    assert prices.cost("other", tokens(1000)) == ("", "")
    assert load_prices(None).cost("small", tokens(1000)) == ("", "")


def test_tokens_that_nobody_counted_cost_an_unknown_amount(tmp_path: Path) -> None:
    prices = load_prices(written(tmp_path, FILE))
    assert prices.cost("small", Tokens()) == ("", "")
    assert prices.cost("small", tokens(1000) + Tokens()) == ("", "")


@given(COUNT, COUNT, COUNT)
def test_no_count_of_a_server_makes_a_cost_negative(prompt: int, cached: int, done: int) -> None:
    price = ModelPrice(prompt=Decimal("1.1"), completion=Decimal(4), cached=Decimal("0.1"))
    assert price.of(tokens(prompt, cached, done)) >= 0


@given(COUNT, COUNT)
def test_the_cost_of_two_calls_is_the_cost_of_each(one: int, other: int) -> None:
    prices = Prices(
        currency="USD", models={"m": ModelPrice(prompt=Decimal("1.1"), completion=Decimal(0))}
    )
    together, _ = prices.cost("m", tokens(one) + tokens(other))
    assert Decimal(together) == sum(Decimal(prices.cost("m", tokens(n))[0]) for n in (one, other))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("currency: dollars\nmodels: {}", "currency"),
        ("currency: USD\nmodels: {m: {prompt: -1, completion: 1}}", "models.m.prompt"),
        ("currency: USD\nmodels: {m: {prompt: .nan, completion: 1}}", "models.m.prompt"),
        ("currency: USD\nmodels: {m: {prompt: 1}}", "models.m.completion"),
        ("currency: USD\nmodels: {m: {prompt: 1, completion: 1, input: 2}}", "models.m.input"),
        ("- a list", "the file"),
        ("{unclosed", "no YAML or JSON"),
    ],
)
def test_a_file_that_is_no_price_list_is_named_with_the_place(
    tmp_path: Path, text: str, says: str
) -> None:
    with pytest.raises(PricesInvalid) as caught:
        load_prices(written(tmp_path, text))
    assert "QUOTARY_MODEL_PRICES" in str(caught.value)
    assert "prices.yaml" in str(caught.value)
    assert says in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PricesInvalid, match=r"none\.yaml cannot be read: No such file"):
        load_prices(tmp_path / "none.yaml")
