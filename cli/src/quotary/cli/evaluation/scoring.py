"""Figures of an evaluation: pure functions of labels and results."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from quotary.cli.evaluation.by_clause import wrong_clauses
from quotary.cli.evaluation.labels import FAILED, Labelled
from quotary.core.verdict import Route

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Case:
    """One labelled contract with its review and the canonical text that it was checked against."""

    labelled: Labelled
    result: Json
    text: str

    @property
    def route(self) -> str:
        """The route, or `failed`."""
        return str(self.result["route"] or FAILED)

    @property
    def right(self) -> bool:
        """True where the route is one of those allowed."""
        return self.route in self.labelled.allowed

    @property
    def false_green(self) -> bool:
        """True where it is green and must not be."""
        return self.route == Route.GREEN.value and not self.right

    def wrong_verdicts(self) -> list[tuple[str, str, str]]:
        """(position or clause, expected, found) wherever a label says otherwise."""
        if self.labelled.clauses:
            return wrong_clauses(self.labelled, self.result)
        found = {str(each["id"]): str(each["verdict"]) for each in self.result["positions"]}
        return [
            (id_, expected, found.get(id_, "-"))
            for id_, expected in self.labelled.positions.items()
            if found.get(id_) != expected
        ]


@dataclass(frozen=True, slots=True)
class Figures:
    """What an evaluation comes to. `citation_integrity` is None where nothing was quoted."""

    suite: str
    contracts: int
    correct: int
    false_green: int
    citation_integrity: float | None
    verdicts: int
    verdicts_correct: int
    confusion: dict[tuple[str, str], int]

    def as_json(self) -> Json:
        """The figures that a script reads."""
        return {
            "suite": self.suite,
            "contracts": self.contracts,
            "correct": self.correct,
            "false_green": self.false_green,
            "citation_integrity": self.citation_integrity,
            "verdicts": self.verdicts,
            "verdicts_correct": self.verdicts_correct,
        }


def figures(suite: str, cases: list[Case]) -> Figures:
    """The figures over all cases."""
    quotes = [(case, quote) for case in cases for quote in _quotes(case)]
    verbatim = sum(_is_verbatim(case, quote) for case, quote in quotes)
    labelled = sum(_labels(case) for case in cases)
    wrong = sum(len(case.wrong_verdicts()) for case in cases)
    return Figures(
        suite=suite,
        contracts=len(cases),
        correct=sum(case.right for case in cases),
        false_green=sum(case.false_green for case in cases),
        citation_integrity=round(verbatim / len(quotes), 4) if quotes else None,
        verdicts=labelled,
        verdicts_correct=labelled - wrong,
        confusion=dict(
            Counter(("/".join(sorted(case.labelled.allowed)), case.route) for case in cases)
        ),
    )


def _labels(case: Case) -> int:
    """How many things of the contract are labelled besides its route."""
    labelled = case.labelled
    return len(labelled.positions) + len(labelled.clauses) + bool(labelled.clauses)


def _quotes(case: Case) -> list[Json]:
    return [quote for each in case.result["positions"] for quote in each["quotes"]]


def _is_verbatim(case: Case, quote: Json) -> bool:
    """True where the quote is, character by character, what stands at its span."""
    return bool(quote["text"]) and case.text[quote["start"] : quote["end"]] == quote["text"]
