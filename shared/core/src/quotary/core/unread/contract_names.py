"""The words of a contract that are names in it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from quotary.core.parties import party_names
from quotary.core.unit_view import UnitView
from quotary.core.unread.definitions import definitions_in
from quotary.core.unread.unheard import stem

_WORD: Final = re.compile(r"[a-z][a-z']*|\d[\d.,]*")


@lru_cache(maxsize=32)
def names_in(view: UnitView, we_are: str) -> frozenset[str]:
    """The stems of the parties' names and of the terms that the contract defines."""
    text = view.index.text
    named = [*party_names(text, we_are), we_are, *(one.term for one in definitions_in(view))]
    return frozenset(stem(word) for name in named for word in _WORD.findall(name.lower()))
