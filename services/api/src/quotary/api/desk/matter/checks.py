"""What code found when it read the quotes and fields again, in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quotary.api.desk.words import SAYERS
from quotary.core.citation import Citation
from quotary.core.finding import FieldCheck, Finding, Scalar
from quotary.core.playbook.problem import printable
from quotary.core.playbook.sentence import literal

Tone = Literal["good", "bad", "plain"]
_LONGEST = 300


@dataclass(frozen=True, slots=True)
class Check:
    """One line under a quote."""

    tone: Tone
    words: str


def checks(finding: Finding | None, proposer: str) -> tuple[Check, ...]:
    """How each quote was matched, then each field, then nothing: alerts are told by themselves."""
    if finding is None:
        return ()
    sayer = SAYERS.get(proposer, "proposal")
    suggested: tuple[Check, ...] = ()
    if finding.suggested is not None:
        words = f"suggested {finding.suggested.value}: it can only make it worse"
        suggested = (Check("plain", f"{sayer.capitalize()} {words}"),)
    matched = [found for each in finding.citations if (found := _matched(each)) is not None]
    fields = (_field(each, sayer) for each in finding.fields if _telling(each))
    return (*dict.fromkeys(matched), *fields, *suggested)


def _matched(citation: Citation) -> Check | None:
    if not citation.verified:
        return None
    how = {
        "exact": "found word for word",
        "folded": "found word for word, but for spacing and typography",
    }.get(citation.matched, "found")
    places = len(citation.spans)
    where = "in one place" if places == 1 else f"in {places} places"
    return Check("good", f"Quote {how}, {where}")


def _telling(check: FieldCheck) -> bool:
    return not (
        check.proposed is None and check.read is None and check.status in ("none", "unread")
    )


def _field(check: FieldCheck, sayer: str) -> Check:
    said = f"{sayer} said {_value(check.proposed)}"
    if check.status == "value" and check.agrees is not False:
        return Check("good", f"{check.name}: quote says {_value(check.read)}, {said}")
    if check.status == "value":
        read = f"quote says {_value(check.read)}"
        return Check("bad", f"{check.name}: {read}, {said}. The quote counts.")
    if check.status in ("ambiguous", "conflict"):
        more = "more than one answer" if check.status == "ambiguous" else "answers that conflict"
        return Check("bad", f"{check.name}: the quote gives {more}, {said}")
    if check.status == "none":
        tone: Tone = "plain" if check.proposed is None else "bad"
        return Check(tone, f"{check.name}: the quote does not say, {said}")
    return Check("plain", f"{check.name}: {said}, not read again by code")


def _value(value: Scalar) -> str:
    if value is None:
        return "nothing"
    return printable(literal(value), _LONGEST)
