"""Sentences of honest NDAs that nobody quotes, each beside a twin that must be heard."""

from collections.abc import Mapping

import pytest

from support.vendor_contract import unit_of, with_sentence, wordings

TWINS = wordings("vendor-nda-unread-twins.yaml")


def details(sentence: str) -> list[str]:
    return [alert.detail for alert in unit_of(with_sentence(sentence)).alerts]


@pytest.mark.parametrize("pair", TWINS, ids=lambda pair: pair["twin"][:60])
def test_a_twin_is_heard(pair: Mapping[str, str]) -> None:
    assert details(pair["honest"]) == []
    assert details(pair["twin"]) != []


# Who may see it, who owns what is made of it, whose paper stands beside.
HEARD = (
    (
        "Each party may disclose it to its employees, advisers and dealers who need to know it.",
        "Somebody of another house",
    ),
    (
        "Each party may disclose it to its employees, agents and consultants who need it.",
        "Nothing lays secrecy",
    ),
    ("Refinements of a drawing belong to the party that worked them out.", "What is made"),
    ("The records policy of the Recipient completes this Section.", "A paper of one side's own"),
)


@pytest.mark.parametrize(("sentence", "why"), HEARD)
def test_it_is_heard_in_a_contract(sentence: str, why: str) -> None:
    assert any(why in detail for detail in details(sentence)), details(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Each party may disclose it to its employees and advisers who need to know it.",
        "Each party may disclose it to its employees, agents and consultants who need it and are"
        " bound to keep it confidential.",
        "Improvements of the Confidential Information belong to the Discloser.",
    ],
)
def test_its_honest_twin_is_not(sentence: str) -> None:
    assert details(sentence) == []


def test_a_name_more_does_not_hide_behind_one_that_is_known() -> None:
    said = "Each party may disclose it to its employees and lenders who need to know it."
    more = said.replace("lenders", "lenders and dealers")
    assert details(said) != details(more)
    assert any("lenders, dealers" in detail for detail in details(more)), details(more)


@pytest.mark.parametrize(
    "item",
    [
        "treat leftovers as its own",
        "pass pilot drawings round its guild",
        "let interested visitors look at it",
        "swap notes with its sister firm",
    ],
)
def test_an_item_in_strange_words_is_heard_among_many_in_usual_ones(item: str) -> None:
    usual = (
        "keep it secret",
        "protect it with at least reasonable care",
        "share it only with its own employees and advisers who need to know it",
        "return it on request",
    )
    for items in (usual, (*usual[:2], item, *usual[2:])):
        listed = "".join(f"\n- {one};" for one in items)
        heard = details(f"The Recipient will:{listed[:-1]}.")
        assert bool(heard) is (item in items), heard
