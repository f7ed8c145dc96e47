"""Each shape of a limit beside a twin that lets more through, and sentences on both sides."""

from __future__ import annotations

import pytest

from quotary.core.openers import CONDITION
from quotary.core.ordinary import recital
from quotary.core.ordinary_conditions import ordinary_conditions

PAIRS = (
    (
        "shall not disclose it to any person except in accordance with this agreement, and each"
        " party is bound.",
        "shall not disclose it to any person except in accordance with its policies.",
    ),
    (
        "not to share it with anyone else, except as described in section 4.",
        "not to share it with anyone else, except as described in section 4 of its handbook.",
    ),
    (
        "except that evaluation material may be disclosed to those of its representatives who need"
        " to know it.",
        "except that evaluation material may be disclosed to those of its customers who need it.",
    ),
    (
        "shall use it only in furtherance of the authorized purpose.",
        "shall use it only in furtherance of the authorized purpose or its trade.",
    ),
    (
        "evaluating, negotiating and, if applicable, consummating the transaction.",
        "evaluating, negotiating and, if applicable, exploiting the drawings.",
    ),
    ("personal data is not part of the project.", "personal data is part of the project."),
    (
        "if a sample file contains any, the discloser will remove it first.",
        "if a sample file contains any, the recipient will remove it first.",
    ),
    (
        "excluding any conflict of laws rule that would refer to the laws of another place.",
        "excluding any part of it that would refer to the laws of another place.",
    ),
)


def holds_under(sentence: str) -> bool:
    shapes = list(ordinary_conditions(sentence))
    hits = [hit.span() for hit in CONDITION.finditer(sentence)]
    assert hits
    return any(not any(a < end and b > start for a, b in shapes) for start, end in hits)


@pytest.mark.parametrize(("usual", "other"), PAIRS)
def test_a_limit_is_usual_only_as_the_agreement_draws_it(usual: str, other: str) -> None:
    assert (holds_under(usual), holds_under(other)) == (False, True)


@pytest.mark.parametrize(
    ("sentence", "binds"),
    [
        ("signing this nda doesn't mean that acme has to buy anything or that harrow has to sell"
         " anything.", False),
        ("signing this nda doesn't mean that acme has to keep anything secret.", True),
        ("notices go by email: to harrow at its legal notices address and to acme at the address"
         " under its signature.", False),
        ("notices go by email: to harrow at its legal notices address and to acme at the address"
         " under its signature, and acme may publish them.", True),
        ("acme is evaluating harrow's platform and may run a proof of concept.", False),
        ("acme is evaluating harrow's platform and may use what it learns.", True),
    ],
)  # fmt: skip
def test_what_names_both_alike_binds_nobody(sentence: str, *, binds: bool) -> None:
    assert recital(sentence) is not binds
