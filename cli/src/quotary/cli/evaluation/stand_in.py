"""A stand-in for a model: replies that follow the labels and make the mistakes asked for.

It proves what the system does with such replies, and nothing about how often a model gives them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from quotary.cli.evaluation.placed_labels import PlacedLabels, PlacedObligation
from quotary.cli.evaluation.register_labels import Fault, LabelledTerm
from quotary.cli.evaluation.run_on import run_on
from quotary.core.citation import locate_one
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.reply import MAX_STATEMENT
from quotary.core.shown_text import shown_text

Json = dict[str, Any]

_MODAL: Final = re.compile(
    r"\b(?:shall|must|may|undertakes to|deverá|deverão|poderá|não poderá|obriga-se a|obrigam-se a)"
    r"(?: not)? (?P<what>.+)",
    re.DOTALL,
)
_SURE: Final = (0.84, 0.99)


@dataclass(frozen=True, slots=True)
class Chunk:
    """One chunk as a model is shown it."""

    unit: int
    shown: str
    index: DocumentIndex

    def offsets(self, quote: str) -> tuple[int, int] | None:
        """Where the quote stands in the text as shown."""
        found = locate_one(quote, self.index)
        return (found.spans[0].start, found.spans[0].end) if found.verified else None


def replies(
    labels: PlacedLabels,
    terms: Sequence[LabelledTerm],
    asked: Sequence[str],
    faults: Sequence[Fault] = (),
) -> list[str]:
    """The raw reply for each unit. `asked` are the playbook's key terms."""
    labels = run_on(labels)
    cut_short = next(iter(labels.straddlers()), None)
    made: list[str] = []
    for unit, span in enumerate(labels.spans, 1):
        shown = shown_text(labels.document, span)
        chunk = Chunk(unit, shown, DocumentIndex(Document(shown)))
        reply = {
            "obligations": list(_obligations(chunk, labels, faults, cut_short)),
            "exclusions": list(_exclusions(unit, labels, faults)),
            "terms": [_term(chunk, id_, terms, faults) for id_ in asked],
        }
        made.append(_written(reply, unit))
    return made


def _obligations(
    chunk: Chunk,
    labels: PlacedLabels,
    faults: Sequence[Fault],
    cut_short: PlacedObligation | None,
) -> Iterator[Json]:
    for each in labels.obligations:
        if chunk.unit not in each.units:
            continue
        own = {fault.kind: fault for fault in faults if fault.label == each.label.id}
        if not own.keys() & {"missed", "excluded"}:
            half = each is cut_short and chunk.unit == each.units[0]
            yield _faulty(_halved(each) if half else each, own, chunk)
        for fault in faults:
            if fault.kind == "invented" and fault.near == each.label.id:
                yield _invented(fault)


def _halved(each: PlacedObligation) -> PlacedObligation:
    words = each.quote.split()
    return replace(each, quote=" ".join(words[: max(4, len(words) // 2)]))


def _faulty(each: PlacedObligation, own: Mapping[str, Fault], chunk: Chunk) -> Json:
    """The entry of a label, with its faults worked in."""
    label, quote = each.label, each.quote
    fields = {"party": label.party, "deadline": label.deadline, "trigger": label.trigger}
    modality: str = label.modality
    confidence = _confidence(quote)
    shift = 0
    for kind, fault in own.items():
        if kind == "paraphrased":
            quote, confidence = fault.quote, fault.confidence
        elif kind == "cut":
            quote = quote[: quote.index(fault.upto) + len(fault.upto)]
        elif kind == "modality":
            modality = fault.modality
        elif kind == "field":
            fields[fault.field] = fault.value
        elif kind == "unsure":
            confidence = fault.confidence
        elif kind == "misaligned":
            shift = fault.by
    entry = _entry(quote, fields, modality, label.risk, confidence)
    offsets = chunk.offsets(quote)
    if offsets and (shift or len(quote) % 3 == 0):
        entry["start"], entry["end"] = (max(0, at + shift) for at in offsets)
    return entry


def _entry(
    quote: str,
    fields: Mapping[str, str | None],
    modality: str,
    risk: str | None,
    confidence: float,
) -> Json:
    # A model that words a field otherwise than its own quote was asked not to: none is given.
    stated = {name: {"found": value is not None, "value": value} for name, value in fields.items()}
    return {
        "quotes": [quote],
        "party": stated["party"],
        "obligation": _statement(quote),
        "modality": modality,
        "trigger": stated["trigger"],
        "deadline": stated["deadline"],
        "risk": risk,
        "confidence": confidence,
    }


def _invented(fault: Fault) -> Json:
    fields = {"party": fault.party, "deadline": None, "trigger": None}
    return _entry(fault.quote, fields, fault.modality, "high", fault.confidence)


def _exclusions(unit: int, labels: PlacedLabels, faults: Sequence[Fault]) -> Iterator[Json]:
    for each in labels.exclusions:
        if unit in each.units:
            yield {"quote": each.quote, "why": each.label.why}
    for fault in faults:
        for hidden in labels.obligations:
            if fault.kind == "excluded" and fault.label == hidden.label.id and unit in hidden.units:
                yield {"quote": hidden.quote, "why": fault.why}


def _term(chunk: Chunk, id_: str, terms: Sequence[LabelledTerm], faults: Sequence[Fault]) -> Json:
    label = next((term for term in terms if term.id == id_), LabelledTerm(id_))
    own = {fault.kind: fault for fault in faults if fault.term == id_}
    quote, value = label.quote, str(label.value)
    if "invented_term" in own and chunk.unit == 1:
        quote, value = own["invented_term"].quote, own["invented_term"].value
    elif not quote or chunk.offsets(quote) is None:
        return {"id": id_, "found": False, "quotes": [], "value": None}
    elif "wrong_term" in own:
        value = own["wrong_term"].value
    return {"id": id_, "found": True, "quotes": [quote], "value": value}


def _statement(quote: str) -> str:
    """What is to be done, in the quote's own words."""
    found = _MODAL.search(quote)
    what = (found["what"] if found else quote).rstrip(".;, ")
    if len(what) <= MAX_STATEMENT:
        return what
    # Up to where a part of the sentence ends, so that it does not break off in the middle of one.
    whole, comma, _ = what[:MAX_STATEMENT].rpartition(", ")
    return whole if comma else what[:MAX_STATEMENT]


def _confidence(quote: str) -> float:
    """An opinion that is the same each time."""
    low, high = _SURE
    share = int.from_bytes(sha256(quote.encode()).digest()[:2]) / 0xFFFF
    return round(low + (high - low) * share, 2)


def _written(reply: Json, unit: int) -> str:
    """The reply in the habits of different models."""
    habits: tuple[Json, ...] = (
        {"ensure_ascii": False, "indent": 1},
        {"ensure_ascii": True, "separators": (",", ":")},
        {"ensure_ascii": False, "indent": 2, "sort_keys": True},
    )
    text = json.dumps(reply, **habits[unit % len(habits)])
    return f"\n{text}\n" if unit % 2 else text
