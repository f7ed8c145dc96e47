"""A question as the matter's page shows it, and where its answer stands in the document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quotary.api.desk.matter.passages import Passage
from quotary.api.desk.words import Sign
from quotary.api.questions.view import QuestionView
from quotary.core.span import Span

_SIGNS: Final = {
    "waiting": Sign("is-running", "", "Looking"),
    "answered": Sign("is-answer", "Q", "Answered"),
    "declined": Sign("is-none", "–", "Declined"),
    "failed": Sign("is-failed", "×", "Failed"),
}
_MARK: Final = Sign("is-answer", "Q", "Answer")
_BY: Final = {
    "offline": "Looked up by code · no model was called",
    "recorded": "Recorded reply · no model was called",
}


@dataclass(frozen=True, slots=True)
class Place:
    """A quote of the answer, where it stands, and the anchor of its highlight."""

    text: str
    where: str
    anchor: str
    page: int | None
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AskedCard:
    """One question on the page; `here` is True where the page shows the document it is about."""

    view: QuestionView
    key: str
    sign: Sign
    places: tuple[Place, ...]
    by: str
    here: bool


def asked_card(view: QuestionView, shown_sha256: str) -> AskedCard:
    """The question for a page that shows the document of that sha256."""
    key = f"ask-{view.number}"
    places = tuple(
        Place(
            each.text,
            _where(each.clause, each.page),
            _anchor(key, number),
            each.page,
            tuple(each.notes),
        )
        for number, each in enumerate(view.quotes)
    )
    by = _BY.get(view.proposer, f"Model {view.model}" if view.model else "")
    here = view.document_sha256 == shown_sha256
    return AskedCard(view, key, _SIGNS[view.state], places, by, here)


def answer_passages(view: QuestionView) -> tuple[Passage, ...]:
    """The answer's quotes as passages, in the order of the text."""
    key = f"ask-{view.number}"
    return tuple(
        Passage(Span(each.start, each.end), key, _anchor(key, number), view.question, _MARK)
        for number, each in enumerate(view.quotes)
    )


def beside(passages: tuple[Passage, ...], answers: tuple[Passage, ...]) -> tuple[Passage, ...]:
    """Both kinds in the order of the text; a finding's that overlaps an answer's gives way."""
    kept = (each for each in passages if not any(each.span.overlaps(one.span) for one in answers))
    return tuple(sorted((*kept, *answers), key=lambda one: one.span))


def _anchor(key: str, number: int) -> str:
    return f"q-{key}-{number}"


def _where(clause: str, page: int | None) -> str:
    parts = [f"Clause {clause}" if clause else "", f"page {page}" if page else ""]
    said = ", ".join(part for part in parts if part)
    return said[:1].upper() + said[1:] if said else "In the document"
