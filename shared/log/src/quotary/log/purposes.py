"""What a document was handed in for, as `submitted` says: a review, one question, an evaluation."""

from __future__ import annotations

from typing import Final, Literal, get_args

Purpose = Literal["review", "question", "evaluation"]
PURPOSES: Final[tuple[Purpose, ...]] = get_args(Purpose)
REVIEWS: Final[tuple[Purpose, ...]] = ("review",)
"""What lists, counts and replays hold where nobody asks for more."""
_APART: Final[dict[str, Purpose]] = {"question": "question", "evaluation": "evaluation"}


def purpose_of(source: str, external_id: str) -> Purpose:
    """The purpose of a matter of that source.

    A pipeline's documents have an external id and are always reviews, whatever its name is.
    """
    return "review" if external_id else _APART.get(source, "review")
