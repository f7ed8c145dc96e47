"""What an item states that denies its lead-in: "covenants: … not to make any alteration"."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.obligations.modality import read_modality

_LONGEST: Final = 2_000
_DENIED: Final = re.compile(
    # "Covenants with the Landlord: … (c) not to make": the lead-in, and the item that denies it.
    r"(?P<lead>[^:]*):\W*(?:\u2026|\.\.\.)?\W*(?:\(?(?:[a-z]|[ivx]{1,5}|[0-9]{1,2})[.)] ?)?"
    r"(?P<not>not|never|nao|não|nunca|jamais)(?P<to> to)?(?= )(?P<item>.*)",
    re.IGNORECASE | re.DOTALL,
)
_MORE: Final = re.compile(
    # A verb that is not denied, another item, another denial.
    r"\b(?:shall|must|will|may|dever[áa]|poder[áa]|but|except|unless|not|no|never|mas|exceto|salvo"
    r"|nao|não)\b|[:;] \S|(?:\band\b|\be\b) (?:to|not|n[ãa]o)\b",
    re.IGNORECASE,
)


def forbids_its_item(quote: str) -> bool:
    """True for one item that denies the verb which a binding lead-in calls for."""
    found = _DENIED.fullmatch(" ".join(quote.split())) if len(quote) <= _LONGEST else None
    if found is None or _MORE.search(found["item"]):
        return False
    return read_modality(f"{found['lead']}.").stated == ("must",) or (
        read_modality(f"{found['lead']} to act.").stated == ("must",)
    )
