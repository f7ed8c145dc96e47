"""What stands beside the quotes of a vendor's NDA, in words that no list holds.

The form is that of `test_wordings`: a contract is the base with clauses put in place, and the
replies tried are the most obliging there are.
"""

from collections.abc import Mapping

import pytest

from support.policies import vendor_nda
from support.strongest_reply import accepted
from support.vendor_contract import contract, unit_of, with_sentence, wordings

# Known to pass, each with why code cannot tell; the list may only stay empty.
PASSES: frozenset[str] = frozenset()


UNREAD = wordings("vendor-nda-unread.yaml")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [(kind, sentence) for kind, listed in UNREAD["kinds"].items() for sentence in listed],
)
def test_a_sentence_that_nobody_quotes_is_read(kind: str, sentence: str) -> None:
    found = unit_of(with_sentence(sentence)).alerts
    assert bool(found) is (sentence not in PASSES), kind


def test_each_kind_has_five_wordings_at_least() -> None:
    assert all(len(listed) >= 5 for listed in UNREAD["kinds"].values())


@pytest.mark.parametrize("case", UNREAD["definitions"], ids=lambda case: case["to"][-60:])
def test_what_stands_behind_a_term_is_read_with_the_quote(case: Mapping[str, str]) -> None:
    clause = wordings("vendor-nda.yaml")["base"][case["clause"]]
    assert case["from"] in clause
    text = contract({case["clause"]: clause.replace(case["from"], case["to"])})
    if unit_of(text).alerts:
        return
    assert not all(accepted(text, vendor_nda(), position) for position in vendor_nda().positions)


@pytest.mark.parametrize("case", UNREAD["quoted"], ids=lambda case: case["text"][-60:])
def test_a_quoted_sentence_with_a_quiet_tail_is_not_accepted(case: Mapping[str, str]) -> None:
    text = contract({case["clause"]: case["text"]})
    position = vendor_nda().position(case["position"])
    assert position is not None
    assert unit_of(text).alerts or not accepted(text, vendor_nda(), position)
