"""Columns of the table exports: what, where, how, how sure, who."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from quotary.api.register.exports.lines import AbsentTerm, Lines, mark_of
from quotary.api.register.row import RegisterEntry

Cell = str | int | float | None
_Column = tuple[str, Callable[[RegisterEntry], Cell]]


def readable_quote(quote: str) -> str:
    """The quote without the marks that say where a printed word may be divided.

    JSON keeps them: there the quote is the document's text to the character.
    """
    return quote.replace("\u00ad", "")


def _as_proposed(entry: RegisterEntry) -> str:
    """The fields that a person corrected, as they were proposed."""
    if entry.correction is None:
        return ""
    was = entry.proposal.fields
    return "; ".join(
        f"{name}: {'not read' if was.get(name) is None else was[name]}"
        for name in entry.correction.fields
    )


_OBLIGATION: Final[tuple[_Column, ...]] = (
    ("obligation", lambda one: one.what.statement or readable_quote(one.what.quote)),
    ("party", lambda one: one.what.party),
    ("modality", lambda one: one.what.modality),
    ("trigger", lambda one: one.what.trigger),
    ("deadline", lambda one: one.what.deadline),
    ("date", lambda one: one.what.date),
    ("risk", lambda one: one.what.risk),
    ("quote", lambda one: readable_quote(one.what.quote)),
)
_TERM: Final[tuple[_Column, ...]] = (
    ("term", lambda one: one.what.title),
    ("value", lambda one: one.what.value),
    ("quote", lambda one: readable_quote(one.what.quote)),
)
_PROVENANCE: Final[tuple[_Column, ...]] = (
    ("document", lambda one: one.where.document),
    ("sha256", lambda one: one.where.sha256),
    ("page", lambda one: one.where.page),
    ("clause", lambda one: one.where.clause),
    ("start", lambda one: one.where.start),
    ("end", lambda one: one.where.end),
    ("proposer", lambda one: one.how.proposer),
    ("model", lambda one: one.how.model),
    ("prompt digest", lambda one: one.how.prompt_digest),
    ("schema digest", lambda one: one.how.schema_digest),
    ("playbook", lambda one: f"{one.how.playbook} v{one.how.playbook_version}"),
    ("playbook digest", lambda one: one.how.playbook_digest),
    ("confidence", lambda one: one.sure.confidence),
    ("verified", lambda one: "yes" if one.sure.verified else "no"),
    ("bucket", lambda one: one.sure.bucket),
    ("alerts", lambda one: " ".join(each.detail for each in one.sure.alerts)),
    ("signer", lambda one: one.who.signer),
    ("signed at", lambda one: one.who.at.isoformat() if one.who.at else ""),
    ("signed in run", lambda one: one.who.run),
    ("corrected by", lambda one: one.correction.who if one.correction else ""),
    ("as proposed", _as_proposed),
    ("matter", lambda one: one.matter),
    ("run", lambda one: one.run),
    ("key", lambda one: one.key),
)
OBLIGATION_HEADERS: Final = ("mark", *(name for name, _ in (*_OBLIGATION, *_PROVENANCE)))
TERM_HEADERS: Final = ("mark", *(name for name, _ in (*_TERM, *_PROVENANCE)))


def obligation_cells(lines: Lines) -> Iterator[tuple[Cell, ...]]:
    """One row of cells per obligation, under `OBLIGATION_HEADERS`."""
    for each in lines.obligations:
        yield (mark_of(each), *(cell(each) for _, cell in (*_OBLIGATION, *_PROVENANCE)))


def term_cells(lines: Lines) -> Iterator[tuple[Cell, ...]]:
    """One row of cells per key term, found ones first, under `TERM_HEADERS`."""
    for each in lines.terms:
        yield (mark_of(each), *(cell(each) for _, cell in (*_TERM, *_PROVENANCE)))
    for absent in lines.absent:
        yield _absent(absent)


def _absent(term: AbsentTerm) -> tuple[Cell, ...]:
    known: dict[str, Cell] = {
        "mark": "not found",
        "term": term.title,
        "document": term.document,
        "sha256": term.sha256,
        "matter": term.matter,
        "run": term.run,
    }
    return tuple(known.get(name, "") for name in TERM_HEADERS)
