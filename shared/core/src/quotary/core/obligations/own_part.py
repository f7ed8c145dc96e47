"""Which part of a quote a row is about, where the quote binds in one and frees in another.

"The Tenant shall notify the Landlord and shall not leave" is a duty and a prohibition. A row whose
summary repeats the words of one of them stands for that one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from quotary.core.obligations.clause_parts import line_of, parts_of, place_of
from quotary.core.obligations.modality import ModalityRead, read_modality
from quotary.core.obligations.proposed import Modality
from quotary.core.span import Span

_LONGEST: Final = 2_000
"""Characters of a quote whose parts are told apart; a longer one is for a person to read."""

_JOINS: Final = re.compile(r"\b(?:and|or|e|ou)\b ", re.IGNORECASE)
_INSIDE: Final = re.compile(
    # "Any event which may give rise to a claim": what may be is told of a thing.
    r"\b(?P<which>which|that|who|que) (?:may|might|can|could|pode(?:m|r[áa]|r[ãa]o)?)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class OwnPart:
    """The part's place in the line of the quote, and what fronts the sentence before its verb."""

    at: Span
    front: Span


def own_part(line: str, summary: str, modality: Modality | None) -> OwnPart | None:
    """The part of the line that the summary is of; None unless it plainly states the modality.

    Places are those of the line, which must be on one line already.
    """
    if modality is None or not summary.strip() or len(line) > _LONGEST:
        return None
    plain = line_of(line)
    if len(plain) != len(line):
        return None
    said = place_of(summary, plain) or place_of(_JOINS.sub(" ", summary), plain)
    groups = _groups(plain)
    if said is None or len(groups) == 1:
        return None
    own = [group for group in groups if group.at.overlaps(said)]
    if not own or len(own) == len(groups):
        return None
    if any(group.read.unclear or group.read.stated != (modality,) for group in own):
        return None
    first = parts_of(plain).first_verb
    return OwnPart(Span(own[0].at.start, own[-1].at.end), Span(0, min(first, len(plain))))


@dataclass(frozen=True, slots=True)
class _Group:
    """Parts under one word that binds or frees, with what it states."""

    at: Span
    read: ModalityRead


def _groups(plain: str) -> list[_Group]:
    """The parts of the line; one without a word of its own belongs to the one before."""
    groups: list[_Group] = []
    for start, end in pairwise((*parts_of(plain).starts, len(plain))):
        words = plain[start:end].lstrip(" ,;:")
        read = read_modality(_INSIDE.sub(r"\g<which>", words))
        if groups and not read.stated and not read.unclear:
            last = groups.pop()
            groups.append(_Group(Span(last.at.start, end), last.read))
        else:
            groups.append(_Group(Span(start, end), read))
    return groups
