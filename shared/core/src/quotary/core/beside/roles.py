"""The words by which a contract calls its two parties, so that phrases know them by one name."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_SUPPLIER: Final = r"(?:prestador|fornecedor|executor|empreiteir|subministrador|contratad)[ao]?"
_CUSTOMER: Final = r"(?:client|tomador|contratant|adquirent)[aeo]?"
# 'doravante denominada "Prestadora"', '(a "Cliente")': only what the contract itself so names.
_NAMED: Final = re.compile(
    rf"(?<=[\"“'‘(])(?:(?P<supplier>{_SUPPLIER})|(?P<customer>{_CUSTOMER}))(?=[\"”'’)])",
    re.IGNORECASE,
)
_OPENING: Final = 6_000
"""Characters in which a contract names its parties."""


def in_roles(words: str, text: str) -> str:
    """The words with each party's own name for itself put as CONTRATADA or CONTRATANTE.

    As they are where the contract (`text`) does not name one party of each kind, in quotation marks
    or brackets.
    """
    for pattern, role in _names(text[:_OPENING]):
        words = pattern.sub(role, words)
    return words


@lru_cache(maxsize=32)
def _names(opening: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    kinds = ("supplier", "customer")
    found = {
        kind: {one[kind].lower() for one in _NAMED.finditer(opening) if one[kind]} for kind in kinds
    }
    if any(len(names) != 1 for names in found.values()):
        return ()
    (supplier,), (customer,) = (found[kind] for kind in kinds)
    return (_as_a_name(supplier, "CONTRATADA"), _as_a_name(customer, "CONTRATANTE"))


def _as_a_name(name: str, role: str) -> tuple[re.Pattern[str], str]:
    """Written as a name: "a Cliente" is the party, "cada cliente" anybody's."""
    return re.compile(rf"\b(?:{name.upper()}|{name.capitalize()})\b"), role
