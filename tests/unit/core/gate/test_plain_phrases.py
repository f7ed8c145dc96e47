"""Phrases that change nothing, each beside one that does."""

import pytest

from quotary.core.plain_phrases import phrases_that_change_nothing
from quotary.core.playbook import Position
from support.policies import vendor_nda

PHRASES = (
    (
        "it shall, and shall cause its officers and advisers to, give it back",
        "officers",
        "it shall, and shall invite its officers and advisers to, give it back",
    ),
    (
        "return all sketches, moulds and other things embodying confidential information",
        "moulds",
        "return all sketches and moulds embodying confidential information",
    ),
    ("the duties shall cease and determine", "determine", "it shall determine the duties"),
    (
        "keep it with its own care, and never with less than reasonable care",
        "never",
        "keep it with its own care, and never with more than reasonable care",
    ),
    (
        "each agrees, for the benefit of the other, to keep it",
        "benefit",
        "each agrees, for the benefit of its group, to keep it",
    ),
)


def position() -> Position:
    found = vendor_nda().position("return_destroy")
    assert found is not None
    return found


def covered(flat: str, word: str) -> bool:
    at = flat.index(word)
    return any(a <= at < b for a, b in phrases_that_change_nothing(flat, position()))


@pytest.mark.parametrize(("honest", "word", "twin"), PHRASES)
def test_a_phrase_is_passed_and_its_twin_is_not(honest: str, word: str, twin: str) -> None:
    assert covered(honest, word)
    assert not covered(twin, word)
