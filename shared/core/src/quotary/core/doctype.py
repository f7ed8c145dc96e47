"""Whether title and opening show a document to be of the playbook's type, or of another."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice
from typing import Final

from quotary.core.cues import find_cues
from quotary.core.finding import TypeClaim
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook

TITLE_LINES: Final = 2
TITLE: Final = 240
OPENING: Final = 1_500
"""Characters of the title and of the opening, counted from the first word of the text."""

_LINE: Final = re.compile(r"[^\r\n\f]*\S[^\r\n\f]*")


@dataclass(frozen=True, slots=True)
class TypeEvidence:
    """What the cues show: `own` those of the playbook's type, `other` those of another type.

    `another` is True where the first place that shows any type shows another one alone.
    """

    own: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    another: bool = False


def type_evidence(index: DocumentIndex, playbook: Playbook) -> TypeEvidence:
    """The evidence of title and opening; the title decides where it shows any type at all."""
    title = _title(index.text)
    opening = index.text.strip()[:OPENING]
    own, other = _cues(title, playbook)
    if not own and not other:
        own, other = _cues(opening, playbook)
    return TypeEvidence(own, other, another=bool(other) and not own)


def type_claim(claimed: str, evidence: TypeEvidence) -> TypeClaim:
    """The model's claim beside what the cues show of another type."""
    return TypeClaim(claimed, cues_agree=evidence.another, cues=evidence.other)


def _cues(text: str, playbook: Playbook) -> tuple[tuple[str, ...], tuple[str, ...]]:
    other = [cue for kind in playbook.other_types for cue in kind.cues]
    return _hits(text, playbook.type_cues), _hits(text, other)


def _hits(text: str, cues: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(hit.cue for hit in find_cues(text, cues)))


def _title(text: str) -> str:
    lines = islice(_LINE.finditer(text), TITLE_LINES)
    return "\n".join(line.group() for line in lines)[:TITLE]
