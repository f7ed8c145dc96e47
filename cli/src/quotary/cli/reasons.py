"""Reasons and alerts as a person reads them: what differs in a few words only is said once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

_ABOUT: Final = re.compile(r"(?P<said>.+): (?P<words>“[^“”]*”)\.?", re.DOTALL)


def grouped(sentences: Iterable[str]) -> Mapping[str, list[str]]:
    """The sentences in order, those that say the same of other words as one that names them all.

    Each with the sentences that it is made of. "A word gets a meaning of its own: “A”." and
    "… of its own: “B”." come out as "A word gets a meaning of its own (2): “A”, “B”."
    """
    alike: dict[str, list[str]] = {}
    for sentence in dict.fromkeys(sentences):
        found = _ABOUT.fullmatch(sentence)
        alike.setdefault(found["said"] if found else sentence, []).append(sentence)
    return {_said(key, each): each for key, each in alike.items()}


def without_kind(alert: str) -> str:
    """An alert of a position or clause without the kind that stands before its sentence."""
    kind, colon, said = alert.partition(": ")
    return said if colon and re.fullmatch(r"[a-z_]+", kind) else alert


def _said(key: str, sentences: list[str]) -> str:
    if len(sentences) == 1:
        return sentences[0]
    words = [sentence[len(key) + 2 :].rstrip(".") for sentence in sentences]
    return f"{key} ({len(words)}): {', '.join(words)}."
