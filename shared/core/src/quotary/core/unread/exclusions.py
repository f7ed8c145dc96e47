"""Exclusions that swallow: a limb without its safeguard, with more, or none of the usual.

What is public without a breach, known before, received from a third party with the right, and
developed independently is taken out of every confidentiality agreement. Each of these has a fixed
content. A limb with other words, a limb for a time, and any further limb frees what the
agreement was made to protect, and no position of a playbook quotes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.unit_view import UnitView
from quotary.core.unread.contract_names import names_in
from quotary.core.unread.limb_trouble import trouble
from quotary.core.unread.limb_turns import made_plain
from quotary.core.unread.limb_words import KNOWN_OF_LEADS
from quotary.core.unread.limbs import Exclusions, exclusions_in
from quotary.core.unread.reasons import Reason
from quotary.core.unread.safeguards import unusual_words

MOST: Final = 6
"""Alerts of this kind; who has seen six limbs reads the list anyway."""


@lru_cache(maxsize=32)
def swallowing(view: UnitView, we_are: str) -> tuple[Reason, ...]:
    """The limbs that are not one of the usual exclusions with its safeguard, each with one why."""
    names = names_in(view, we_are)
    found: list[Reason] = []
    for one in exclusions_in(view):
        if one.classic or one.of_information:
            found += _in_list(one, names)
    return tuple(found)


def _in_list(one: Exclusions, names: frozenset[str]) -> Iterator[Reason]:
    lead = unusual_words(made_plain(one.lead), names, KNOWN_OF_LEADS)
    if lead:
        yield "before its limbs it says", lead, one.span
    for limb in one.limbs:
        for why, cue in trouble(limb.said, names):
            yield why, cue, limb.span
            break
