"""A row is of the part of its sentence that its summary repeats, however that part binds."""

from typing import Any

import pytest

from quotary.core.obligations.register import Register
from quotary.core.proposal import Proposal
from support.registers import duty, register

LEAK = "The Agent shall promptly report a leak and shall not open the hatch."
SELL = "The Owner may sell the boat, but shall not sell it to a rival of the Agent."
KEEP = (
    "The Owner is entitled to keep the deposit, and shall return half of it at the end of the hire."
)
TWO = "The Agent shall tell the Owner of a crew, and the Owner may refuse it."
PT = "A AGENTE deverá avisar a DONA e não poderá abrir a escotilha."
PAIRS: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    (
        {"quote": LEAK, "party": "The Agent", "modality": "must", "statement": "report a leak"},
        {
            "quote": LEAK,
            "party": "The Agent",
            "modality": "must_not",
            "statement": "open the hatch",
        },
    ),
    (
        {"quote": SELL, "party": "The Owner", "modality": "may", "statement": "sell the boat"},
        {
            "quote": SELL,
            "party": "The Owner",
            "modality": "must_not",
            "statement": "sell it to a rival of the Agent",
        },
    ),
    (
        {"quote": KEEP, "party": "The Owner", "modality": "may", "statement": "keep the deposit"},
        {"quote": KEEP, "party": "The Owner", "modality": "must", "statement": "return half of it"},
    ),
    (
        {
            "quote": TWO,
            "party": "The Agent",
            "modality": "must",
            "statement": "tell the Owner of a crew",
        },
        {"quote": TWO, "party": "the Owner", "modality": "may", "statement": "refuse it"},
    ),
    (
        {"quote": PT, "party": "A AGENTE", "modality": "must", "statement": "avisar a DONA"},
        {
            "quote": PT,
            "party": "A AGENTE",
            "modality": "must_not",
            "statement": "abrir a escotilha",
        },
    ),
)


def _register(*rows: dict[str, Any]) -> Register:
    given = Proposal((), obligations=tuple(duty(**row) for row in rows))
    return register(given, f"1. Duties\n\n{rows[0]['quote']}\n")


def _kinds(found: Register) -> list[list[str]]:
    return [sorted({alert.kind for alert in one.alerts}) for one in found.obligations]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[0]["quote"][:40])
def test_rows_that_share_a_sentence_raise_no_alert(
    pair: tuple[dict[str, Any], dict[str, Any]],
) -> None:
    found = _register(*pair)
    assert _kinds(found) == [[], []]
    assert {one.modality for one in found.obligations} == {row["modality"] for row in pair}
    assert not found.gaps


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[0]["quote"][:40])
def test_one_of_two_parts_alone_is_for_a_person(
    pair: tuple[dict[str, Any], dict[str, Any]], number: int
) -> None:
    found = _register(pair[number])
    assert {"modality_mixed", "modality_unclear"} & set(_kinds(found)[0])


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[0]["quote"][:40])
def test_a_part_claimed_with_the_others_modality_is_for_a_person(
    pair: tuple[dict[str, Any], dict[str, Any]],
) -> None:
    first, second = pair
    turned = ({**first, "modality": second["modality"]}, {**second, "modality": first["modality"]})
    for one in _register(*turned).obligations:
        assert one.alerts


LIMITED: tuple[dict[str, Any], ...] = (
    {
        "quote": "The Owner may sell the boat, provided that this right shall not be used twice.",
        "modality": "may",
        "statement": "sell the boat",
    },
    {
        "quote": "The Agent must not open the hatch, except where the law obliges it to do so.",
        "modality": "must_not",
        "statement": "open the hatch, except where the law obliges it to do so",
    },
    {
        "quote": "The Agent shall not, and shall procure that no member of its crew will, open it.",
        "modality": "must_not",
        "statement": "open it",
    },
    {
        "quote": "The hull may be painted only if it is dry.",
        "modality": "may",
        "statement": "paint the hull only if it is dry",
    },
    {
        "quote": "As cores somente poderão ser trocadas a cada ano.",
        "modality": "may",
        "statement": "trocar as cores somente a cada ano",
    },
    {
        "quote": "The Agent covenants with the Owner: not to open the hatch.",
        "modality": "must_not",
        "statement": "open the hatch",
    },
)


@pytest.mark.parametrize("row", LIMITED, ids=lambda row: row["quote"][:40])
def test_a_limit_behind_is_no_second_modality(row: dict[str, Any]) -> None:
    (one,) = _register({"party": None, **row}).obligations
    kinds = {alert.kind for alert in one.alerts}
    assert not kinds & {"modality_mixed", "modality_unclear", "modality_disputed"}
    assert one.modality == row["modality"]


@pytest.mark.parametrize("row", LIMITED, ids=lambda row: row["quote"][:40])
@pytest.mark.parametrize("modality", ["must", "must_not", "may"])
def test_a_limit_turns_no_modality_into_another(row: dict[str, Any], modality: str) -> None:
    if modality == row["modality"]:
        return
    (one,) = _register({"party": None, **row, "modality": modality}).obligations
    assert one.alerts


@pytest.mark.parametrize(
    "quote",
    [
        "The Owner may sell the boat, provided that the Agent shall not lose its berth.",
        "The Agent shall clean the deck, failing which the Owner may do so at its cost.",
        "The Agent may leave, such leave not to be unreasonably used, and shall pay the fee.",
    ],
)
def test_what_binds_another_behind_stays_for_a_person(quote: str) -> None:
    modality = "may" if " may " in quote[:20] else "must"
    (one,) = _register({"quote": quote, "party": None, "modality": modality}).obligations
    assert one.alerts
