"""A register as the API gives it, reduced to what is compared with labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quotary.core.obligations.verifying import ELLIPSIS
from quotary.core.span import Span

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class FoundRow:
    """One obligation of the register; a field is None where the register says not stated.

    `hull` reaches from the first quoted character to the last, `span` holds the words that count:
    of a lead-in and an item of a list, which the quote joins by an ellipsis, the item.
    """

    key: str
    hull: Span
    quote: str
    modality: str
    party: str | None
    deadline: str | None
    trigger: str | None
    bucket: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The runs of text that are quoted."""
        return tuple(self.quote.split(ELLIPSIS))

    @property
    def span(self) -> Span:
        """The words that count."""
        parts = self.parts
        if len(parts) == 1:
            return self.hull
        return Span(max(self.hull.start, self.hull.end - len(parts[-1])), self.hull.end)

    def stands_in(self, text: str) -> bool:
        """True where the quote, run by run, is what stands at its place, to the letter."""
        at = self.hull.start
        for part in self.parts:
            at = text.find(part, at, self.hull.end)
            if at < 0:
                return False
            at += len(part)
        return text.startswith(self.parts[0], self.hull.start) and at == self.hull.end


@dataclass(frozen=True, slots=True)
class FoundEscalation:
    """A proposal that was dropped, and what the model had said."""

    unit: int
    kind: str
    claimed: str
    span: Span | None


@dataclass(frozen=True, slots=True)
class FoundTerm:
    """A key term; value and quote are "" where it is not found."""

    id: str
    found: bool
    value: str = ""
    quote: str = ""
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class FoundRegister:
    """A run's register. `unread` are the units that could not be evaluated."""

    rows: tuple[FoundRow, ...]
    gaps: tuple[Span, ...]
    escalations: tuple[FoundEscalation, ...]
    terms: tuple[FoundTerm, ...]
    unread: tuple[int, ...]
    how: tuple[tuple[str, str], ...] = ()
    """Digest of the playbook and the prompt, and the model: what was evaluated."""


def found_register(body: Json) -> FoundRegister:
    """The register in an answer of `/v1/matters/{matter}/register`."""
    rows: list[Json] = body["obligations"]
    terms: list[Json] = body["terms"]
    return FoundRegister(
        rows=tuple(_row(each) for each in rows),
        gaps=tuple(_span(each["where"]) for each in body["gaps"]),
        escalations=tuple(
            FoundEscalation(
                int(each["unit"]),
                str(each["kind"]),
                str(each["claimed"]),
                _span(each["where"]) if each["where"] else None,
            )
            for each in body["escalations"]
        ),
        terms=tuple(_term(each) for each in terms),
        unread=tuple(int(unit) for unit in body["unread"]),
        how=_how(rows + [each["entry"] for each in terms if each["entry"]]),
    )


def _row(each: Json) -> FoundRow:
    what = each["what"]
    return FoundRow(
        key=str(each["key"]),
        hull=_span(each["where"]),
        quote=str(what["quote"]),
        modality=str(what["modality"]),
        party=what["party"],
        deadline=what["deadline"],
        trigger=what["trigger"],
        bucket=str(each["sure"]["bucket"]),
    )


def _term(each: Json) -> FoundTerm:
    entry = each["entry"]
    if not each["found"] or entry is None:
        return FoundTerm(str(each["id"]), found=bool(each["found"]))
    return FoundTerm(
        str(each["id"]),
        found=True,
        value=str(entry["what"]["value"] or ""),
        quote=str(entry["what"]["quote"]),
        span=_span(entry["where"]),
    )


def _how(entries: list[Json]) -> tuple[tuple[str, str], ...]:
    for entry in entries:
        how = entry["how"]
        names = ("playbook", "playbook_version", "playbook_digest", "prompt_digest", "model")
        return tuple((name, str(how[name])) for name in names)
    return ()


def _span(where: Json) -> Span:
    return Span(int(where["start"]), int(where["end"]))
