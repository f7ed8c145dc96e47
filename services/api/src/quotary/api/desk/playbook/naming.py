"""What a playbook is, in the words of whoever reads contracts by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quotary.api.desk.words import count
from quotary.core.playbook import Playbook

_LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "pt": "Portuguese"}
_SCOPES: Final[Mapping[str, str]] = {
    "document": "the whole contract",
    "clause": "clause by clause",
    "chunk": "part by part",
}


def language_name(code: str) -> str:
    """The language in English; its code where it has no name here."""
    return _LANGUAGES.get(code, code)


def scope_name(scope: str) -> str:
    """How it reads a contract."""
    return _SCOPES[scope]


def asked_for(playbook: Playbook) -> str:
    """`10 positions`; of a playbook for registers `obligations, 10 key terms`."""
    if playbook.scope != "chunk":
        return count(len(playbook.positions), "position")
    terms = f", {count(len(playbook.terms), 'key term')}" if playbook.terms else ""
    return f"obligations{terms}"
