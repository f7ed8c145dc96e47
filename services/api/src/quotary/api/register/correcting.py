"""A person's words in place of a row's fields: what may stand in them. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Final, get_args

from quotary.api.problems import Unprocessable
from quotary.core.obligations.proposed import Modality, Risk

Fields = dict[str, str | None]
_LONGEST: Final = 2_000


def corrected_fields(given: Mapping[str, str | None], counting: Mapping[str, str | None]) -> Fields:
    """The fields that the correction changes, cleaned; an empty text says "not stated".

    `counting` are the row's fields as they count now.

    Raises:
        Unprocessable: no field is given or changes, or one holds what it cannot.
    """
    unknown = sorted(given.keys() - counting.keys())
    if unknown:
        raise Unprocessable(
            f"{unknown[0]!r:.80} is no field of this row that a person can correct. These are: "
            f"{', '.join(counting)}."
        )
    cleaned = {name: _cleaned(name, value) for name, value in given.items()}
    changed = {name: value for name, value in cleaned.items() if value != counting[name]}
    if not changed:
        raise Unprocessable("The correction changes nothing: every field given says that already.")
    return changed


def _cleaned(name: str, value: str | None) -> str | None:
    text = " ".join("".join(c if c.isprintable() else " " for c in value or "").split())
    if len(text) > _LONGEST:
        raise Unprocessable(f"{name} has {len(text):,} characters; at most {_LONGEST:,} are kept.")
    check = _CHECKS.get(name)
    return check(name, text) if check else text or None


def _stated(name: str, text: str) -> str:
    if not text:
        raise Unprocessable(f"{name} is empty: write what it says.")
    return text


def _modality(name: str, text: str) -> str:
    allowed = get_args(Modality)
    if text not in allowed:
        raise Unprocessable(f"{name} is {text!r:.80}: it is one of {', '.join(allowed)}.")
    return text


def _risk(name: str, text: str) -> str | None:
    allowed = get_args(Risk)
    if text and text not in allowed:
        raise Unprocessable(f"{name} is {text!r:.80}: it is one of {', '.join(allowed)}, or empty.")
    return text or None


def _date(name: str, text: str) -> str | None:
    if not text:
        return None
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise Unprocessable(f"{name} is {text!r:.80}: write it as 2031-03-31.") from error


_CHECKS: Final[Mapping[str, Callable[[str, str], str | None]]] = {
    "statement": _stated,
    "value": _stated,
    "modality": _modality,
    "risk": _risk,
    "date": _date,
}
