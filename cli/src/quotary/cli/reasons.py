"""Reasons and alerts as a person reads them: what differs in a few words only is said once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from quotary.core import said_of


def grouped(sentences: Iterable[str]) -> Mapping[str, list[str]]:
    """The sentences in order, those that say the same of other words as one that names them all.

    Each with the sentences that it is made of. "A word gets a meaning of its own: “A”." and
    "… of its own: “B”." come out as "A word gets a meaning of its own (2): “A”, “B”."
    """
    return {_shown(said, made_of): list(made_of) for said, made_of in said_of.grouped(sentences)}


def without_kind(alert: str) -> str:
    """An alert of a position or clause without the kind that stands before its sentence."""
    kind, colon, said = alert.partition(": ")
    return said if colon and re.fullmatch(r"[a-z_]+", kind) else alert


def _shown(said: said_of.SaidOf, made_of: tuple[str, ...]) -> str:
    if len(made_of) == 1:
        return made_of[0]
    words = ", ".join(f"“{each}”" for each in said.quoted)
    return f"{said.stem} ({len(said.quoted)}): {words}."
