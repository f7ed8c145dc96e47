"""One object per key term of the whole document, whatever number of chunks speak of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from quotary.core.obligations.register import KeyTerm
from quotary.core.obligations.sentences_said import raised
from quotary.core.playbook import KeyTermSpec, Playbook


def joined_terms(terms: Iterable[KeyTerm], playbook: Playbook) -> tuple[KeyTerm, ...]:
    """Each term of the playbook in its order: its one value, or not found, with every doubt."""
    given = list(terms)
    return tuple(
        _joined(spec, [term for term in given if term.id == spec.id], playbook.language)
        for spec in playbook.terms
    )


def _joined(spec: KeyTermSpec, given: Sequence[KeyTerm], language: str) -> KeyTerm:
    found = [term for term in given if term.found]
    alerts = tuple(dict.fromkeys(alert for term in given for alert in term.alerts))
    if not found:
        unit = given[0].unit if given else 0
        return KeyTerm(spec.id, spec.title, found=False, unit=unit, alerts=alerts)
    first = min(found, key=_place)
    shown: dict[str, str] = {}
    for term in sorted(found, key=_place):
        shown.setdefault(str(term.value), term.written or str(term.value))
    if len(shown) == 1:
        return replace(first, title=spec.title, alerts=alerts)
    values = list(shown.values())
    conflict = raised("term_conflict", language, None, name=spec.title, read=", ".join(values[:5]))
    # Each statement is verified; which of them holds is for a person to say.
    return replace(first, title=spec.title, value=None, written="", alerts=(conflict, *alerts))


def _place(term: KeyTerm) -> tuple[int, int]:
    return (term.place.span.start if term.place else 0, term.unit)
