"""Figures of an evaluation of registers: what must never be, then the averages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quotary.cli.evaluation.register_scoring import RegisterCase

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class RegisterFigures:
    """What an evaluation comes to; shares are 0 to 1, None where nothing was counted.

    `lost` are silent misses: labelled obligations that are in no row, gap or escalation.
    `clean` are the documents with nothing that must not be.
    """

    documents: int
    clean: int
    green: int
    obligations: int
    found: int
    lost: int
    gaps: int
    idle_gaps: int
    recall: float | None
    precision: float | None
    citation_integrity: float | None
    not_stated: int
    left_out: int
    inventions: int
    escalated: int
    straddlers: int
    told_twice: int
    terms: int
    terms_right: int
    confusion: tuple[tuple[str, str, int], ...]

    @property
    def holds(self) -> bool:
        """True where nothing is lost, made up, told twice or quoted wrongly, in any document."""
        return self.clean == self.documents

    def as_json(self) -> Json:
        """The figures that a script reads, the desk's names first."""
        return {
            "contracts": self.documents,
            "correct": self.clean,
            "false_green": self.green,
            "citation_integrity": self.citation_integrity,
            "verdicts": self.obligations,
            "verdicts_correct": self.found,
            "confusion": [list(each) for each in self.confusion],
            "silent_misses": self.lost,
            "gaps": self.gaps,
            "idle_gaps": self.idle_gaps,
            "recall": self.recall,
            "precision": self.precision,
            "not_stated": self.not_stated,
            "abstained": self.left_out,
            "inventions": self.inventions,
            "inventions_escalated": self.escalated,
            "straddlers": self.straddlers,
            "straddlers_found_twice": self.told_twice,
            "terms": self.terms,
            "terms_right": self.terms_right,
        }


def register_figures(cases: Sequence[RegisterCase]) -> RegisterFigures:
    """The figures over all cases; of poisoned replies only what is lost or wrong counts."""
    every, cases = cases, [case for case in cases if not case.labelled.poisoned]
    labels = [(case, each) for case in cases for each in case.labels.obligations]
    outcomes = [(each.label.modality, case.outcome(each)) for case, each in labels]
    found = sum(case.row_of(each) is not None for case, each in labels)
    quotes = [ok for case in cases for ok in case.quotes()]
    abstained = [ok for case in cases for _, ok in case.abstentions()]
    terms = [pair for case in cases for pair in case.terms() if not pair[0].absent]
    inventions = sum(len(case.inventions()) for case in cases)
    complete = [case for case in cases if case.complete]
    return RegisterFigures(
        documents=len(every),
        clean=sum(not case.wrong() for case in every),
        green=sum(case.route == "green" for case in every),
        obligations=len(labels),
        found=found,
        lost=sum(len(case.lost()) for case in every),
        gaps=sum(outcome == "gap" for _, outcome in outcomes),
        idle_gaps=sum(len(case.idle_gaps()) for case in cases),
        recall=_share(found, len(labels)),
        precision=_share(
            sum(len(case.found.rows) - len(case.spurious()) for case in complete),
            sum(len(case.found.rows) for case in complete),
        ),
        citation_integrity=_share(sum(quotes), len(quotes)),
        not_stated=len(abstained),
        left_out=sum(abstained),
        inventions=inventions,
        escalated=inventions - sum(len(case.escaped()) for case in cases),
        straddlers=sum(len(case.labels.straddlers()) for case in cases),
        told_twice=sum(len(case.told_twice()) for case in cases),
        terms=len(terms),
        terms_right=len(terms) - sum(len(case.wrong_terms()) for case in cases),
        confusion=tuple((*pair, count) for pair, count in sorted(Counter(outcomes).items())),
    )


def how_evaluated(cases: Sequence[RegisterCase], proposer: str) -> Json:
    """What was evaluated: by whom, and the digests that a change of any part changes."""
    how: dict[str, set[str]] = {}
    for case in cases:
        for name, value in case.found.how:
            how.setdefault(name, set()).add(value)
    return {
        "proposer": proposer,
        **{name: ", ".join(sorted(values)) for name, values in how.items()},
    }


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None
