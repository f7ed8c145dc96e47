"""Reads the marks in samples/sources/obligations: which words are an obligation, and of whom.

    {S! The Supplier shall report <within 5 days>, ^if asked^.}      must
    {S-h The Supplier shall not disclose it.}                        must not, and high risk
    {C? The Customer may ask.}                                       may
    {=definition "Day" shall mean a working day.}                    no obligation, and why

The letter is a party whose names stand in the table for the document, `0` where nobody is named.
`<…>` are the words of the deadline and `^…^` those of the trigger; outside braces both are plain
text. `h`, `m` or `l` after the sign is the risk. Without its marks the source is the document.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

MODALITIES: Final = {"!": "must", "-": "must_not", "?": "may"}
RISKS: Final = {"h": "high", "m": "medium", "l": "low", "": None}

_MARK = re.compile(
    r"\{(?:(?P<party>[A-Z0])(?P<sign>[!?-])(?P<risk>[hml]?)|=(?P<why>[a-z_]+)) (?P<text>[^{}]*)\}"
)
_NUMBER = re.compile(r"(?:## )?(?P<number>[0-9]+(?:\.[0-9]+)*)\.?(?= )")
_EXHIBIT = re.compile(r"## (?P<number>(?:SCHEDULE|EXHIBIT) [A-Z])")


class MarksInvalid(ValueError):
    """Braces that are no mark; the text says where."""


@dataclass(frozen=True)
class Marked:
    """One marked stretch of a source. `party` and the other words are as they stand in `quote`."""

    clause: str
    quote: str
    why: str = ""
    modality: str = ""
    party: str | None = None
    deadline: str | None = None
    trigger: str | None = None
    risk: str | None = None


def plain(source: str) -> str:
    """The document's text: the source without marks.

    Raises:
        MarksInvalid: a brace is left over.
    """
    text = re.sub(r"[<>^]", "", _MARK.sub(lambda match: match["text"], source))
    left = re.search(r"[{}]", text)
    if left:
        near = text[max(0, left.start() - 60) : left.start() + 60]
        raise MarksInvalid(f"a brace that belongs to no mark: …{near}…")
    return text


def marked(source: str, names: Mapping[str, Sequence[str]]) -> Iterator[Marked]:
    """Every marked stretch in order. `names` are each letter's names, as regular expressions."""
    exhibit = clause = ""
    for block in source.split("\n\n"):
        opened = _EXHIBIT.match(block)
        if opened:
            exhibit, clause = f"{opened['number'].title()} ", ""
        numbered = _NUMBER.match(block)
        clause = numbered["number"] if numbered else clause
        for match in _MARK.finditer(block):
            yield _marked(f"{exhibit}{clause}".strip(), match, names)


def _marked(clause: str, match: re.Match[str], names: Mapping[str, Sequence[str]]) -> Marked:
    text = " ".join(match["text"].split())
    quote = re.sub(r"[<>^]", "", text)
    if match["why"]:
        return Marked(clause, quote, why=match["why"])
    return Marked(
        clause,
        quote,
        modality=MODALITIES[match["sign"]],
        party=_party(quote, names.get(match["party"], ())),
        deadline=_joined(re.findall(r"<([^<>]*)>", text)),
        trigger=_joined(re.findall(r"\^([^^]*)\^", text)),
        risk=RISKS[match["risk"]],
    )


def _party(quote: str, names: Sequence[str]) -> str | None:
    """The party's name where the quote itself holds it, not as a possessive."""
    found = [match for name in names if (match := re.search(rf"(?:{name})(?!['’]s|\w)", quote))]
    return min(found, key=lambda match: match.start())[0] if found else None


def _joined(parts: list[str]) -> str | None:
    """The first of several: a field holds words that stand together."""
    return re.sub(r"[<>^]", "", parts[0]) if parts else None
