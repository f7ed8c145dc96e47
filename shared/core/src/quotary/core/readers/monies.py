"""Readers of sums of money: the amount, and the currency where the text says which."""

from __future__ import annotations

from decimal import Decimal

from quotary.core.readers.money_mentions import Money, find_monies
from quotary.core.readers.reading import Reading, Settled, settle, unsure
from quotary.core.readers.scalars import plain, scalar


def _settled(text: str, language: str) -> Settled[Money]:
    """The one sum that all mentions state; a sum without a currency agrees with one that has it."""
    result = settle(find_monies(text, language), Money.agrees)
    if result.status != "value":
        return result
    named = {m.value.currency for m in find_monies(text, language) if m.value.currency}
    if len(named) > 1:
        return Settled("ambiguous", (), "the same amount in two currencies")
    return Settled("value", (Money(result.values[0].amount, "".join(named)),))


def read_amount(text: str, language: str) -> Reading:
    """The amount as a number, whatever the currency."""
    result = _settled(text, language)
    return (
        scalar(result.values[0].amount)
        if result.status == "value"
        else Reading(result.status, None, result.note)
    )


def read_currency(text: str, language: str) -> Reading:
    """The ISO 4217 code; ambiguous for a dollar sign that nothing in the text explains."""
    result = _settled(text, language)
    if result.status != "value":
        return Reading(result.status, None, result.note)
    currency = result.values[0].currency
    return (
        Reading("value", currency) if currency else unsure("the text does not say which currency")
    )


def _amount_text(amount: Decimal) -> str:
    """The amount as a decimal string: whole, or with at least two places ("1000", "1000.50")."""
    text = plain(amount)
    return f"{text}0" if len(text.partition(".")[2]) == 1 else text


def derive_money(text: str, language: str) -> tuple[str, dict[str, str | None] | None, str]:
    """Status, `{amount, currency}` and a note; `currency` is None where the text leaves it open."""
    result = _settled(text, language)
    if result.status != "value":
        return result.status, None, result.note
    money = result.values[0]
    note = "" if money.currency else "the text does not say which currency"
    return "value", {"amount": _amount_text(money.amount), "currency": money.currency or None}, note
