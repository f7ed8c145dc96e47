"""Ordinary wording stays quiet, and the same words before anything else are still looked at."""

import re

import pytest

from quotary.core.openers import ASIDE, CONDITION, RIGHT
from quotary.core.ordinary import ordinary, recital
from quotary.core.ordinary_conditions import ordinary_conditions

QUIET = (
    "the receiving party may disclose the information to its employees who need to know it.",
    "either party may terminate this agreement on thirty days' notice.",
    "neither of us has to go ahead, and we are both free to talk to other companies.",
    "a notice goes to such address as may be notified from time to time.",
    "this agreement may be entered into in any number of counterparts.",
    "this nda is the whole agreement on this subject and supersedes all earlier ones.",
    "if a provision is held void or unenforceable, the remaining provisions continue.",
    "the captions are for convenience.",
    "clause 2 shall not apply to information which is public, was already in its possession, comes"
    " from a third party or was independently developed.",
    "notwithstanding the end of discussions, the obligations continue.",
    "either party can ask a court for an order.",
)
LOUD = (
    "the receiving party may disclose confidential information to anyone it knows.",
    "the receiving party may terminate its duty of secrecy at will.",
    "the receiving party is free to talk about the materials.",
    "this agreement may be read as a statement of intent.",
    "the side letter supersedes this agreement.",
    "clause 3 is void.",
    "clause 2 shall not apply to drawings.",
    "notwithstanding the foregoing, drawings are not protected.",
    'the word "mutual" in the title is for convenience and has no meaning.',
    "the receiving party can show the samples to its customers.",
    "the parties are considering a sale, and the receiving party may keep copies of all drawings.",
)


def heard(sentence: str) -> bool:
    quiet = list(ordinary(sentence))
    hits = [hit.span() for pattern in (RIGHT, ASIDE) for hit in pattern.finditer(sentence)]
    return any(not any(a < end and b > start for a, b in quiet) for start, end in hits)


@pytest.mark.parametrize("sentence", QUIET)
def test_what_such_agreements_everywhere_say_is_quiet(sentence: str) -> None:
    assert not heard(sentence)


@pytest.mark.parametrize("sentence", LOUD)
def test_the_same_words_before_anything_else_are_heard(sentence: str) -> None:
    assert heard(sentence)


@pytest.mark.parametrize(
    ("sentence", "quiet"),
    [
        ("it protects them with its own care, but in no event less than reasonable care.", True),
        ("it protects them, but only the drawings.", False),
        ("it discloses nothing except as this agreement permits.", True),
        ("it discloses nothing except to its customers.", False),
        ("the laws of california govern, excluding its conflict of laws rules.", True),
        ("the laws of california govern, excluding disputes on secrecy.", False),
        ("the duties last until two years after the effective date.", True),
        ("the duties last until the receiving party tires of them.", False),
    ],
)
def test_a_condition_is_quiet_only_in_its_usual_shape(sentence: str, *, quiet: bool) -> None:
    shapes = list(ordinary_conditions(sentence))
    hits = [hit.span() for hit in CONDITION.finditer(sentence)]
    assert hits
    free = [hit for hit in hits if not any(a < hit[1] and b > hit[0] for a, b in shapes)]
    assert (not free) is quiet


def test_a_recital_binds_nobody() -> None:
    assert recital("the parties are considering a supply under which acme may buy parts.")
    assert not recital("the parties are considering a supply, and acme shall keep it secret.")
    assert not recital("acme shall keep it secret.")


def test_patterns_do_not_backtrack_without_end() -> None:
    long = "the parties may disclose " + "information and materials " * 4_000
    assert re.search("information", long)
    assert list(ordinary(long)) == []
