"""What the offline proposer and the gate let through on real NDAs, held against human labels.

Each hypothesis of ContractNLI (Koreeda & Manning 2021) is a position of
`bench/playbooks/contractnli.yaml`: accept means that the contract states it. No model is called
and the offline proposer's yellow cap is lifted, so whatever is accepted here was accepted by code.
Required positions are the critical ones. No contract states all seventeen, so none can be green.

    uv run python bench/absence.py [DATA] [--json]

DATA is the folder that holds `contractnli/dev.jsonl`, or a file of the same form.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quotary.core.decision import Decision, DecisionInput
from quotary.core.document import Document
from quotary.core.finding import Finding, GatedUnit
from quotary.core.gate import check_unit
from quotary.core.indexing import DocumentIndex
from quotary.core.offline import propose
from quotary.core.playbook import Playbook
from quotary.core.route import decide
from quotary.core.span import Span
from quotary.core.verdict import Route, Verdict
from quotary.log.playbook_files import load_playbook

HERE = Path(__file__).parent
PLAYBOOK = HERE / "playbooks" / "contractnli.yaml"
DEFAULT_DATA = HERE.parent.parent / "shared" / "data"
CHOICES = ("Entailment", "Contradiction", "NotMentioned")


@dataclass
class Row:
    """One hypothesis over all contracts."""

    id: str
    title: str
    required: bool
    gold: Counter[str] = field(default_factory=Counter[str])
    accepted: Counter[str] = field(default_factory=Counter[str])
    false_absent: int = 0
    hits: int = 0
    quoted: int = 0
    evidence: int = 0

    @property
    def evidence_f1(self) -> float | None:
        """F1 of the quoted spans against the labelled evidence, over contracts that have any."""
        total = self.quoted + self.evidence
        return 2 * self.hits / total if total else None

    def as_json(self) -> dict[str, object]:
        """The row of the JSON report."""
        f1 = self.evidence_f1
        return {
            "title": self.title,
            "required": self.required,
            **{choice.lower(): self.gold[choice] for choice in CHOICES},
            **{f"accepted_on_{choice.lower()}": self.accepted[choice] for choice in CHOICES},
            "evidence_f1": None if f1 is None else round(f1, 3),
            "false_absent": self.false_absent,
        }


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description="Accepts on real NDAs against human labels")
    parser.add_argument("data", nargs="?", type=Path, default=DEFAULT_DATA)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    playbook = load_playbook(PLAYBOOK).playbook
    rows = {p.id: Row(p.id, p.title, p.critical) for p in playbook.positions}
    routes: Counter[str] = Counter()
    for labelled in contracts(asked.data):
        unit, decision = review(labelled["text"], playbook)
        routes[str(decision.route)] += 1
        count(rows, labelled, unit, decision)
    report = as_report(rows.values(), routes)
    print(json.dumps(report)) if asked.json else print_table(rows.values(), report)


def contracts(data: Path) -> Iterator[dict[str, Any]]:
    """The labelled contracts, a dictionary each."""
    path = data / "contractnli" / "dev.jsonl" if data.is_dir() else data
    if not path.exists():
        sys.exit(f"{path} is not there: name the folder that holds contractnli/dev.jsonl")
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def review(text: str, playbook: Playbook) -> tuple[GatedUnit, Decision]:
    """The whole pipeline of the core on one text, uncapped."""
    index = DocumentIndex(Document(text, language="en"))
    whole = Span(0, len(text))
    unit = check_unit(propose(index, playbook, whole), index, playbook, 1, whole)
    return unit, decide(DecisionInput(playbook.id, "en", (unit,)), playbook)


def count(
    rows: dict[str, Row], labelled: dict[str, Any], unit: GatedUnit, decision: Decision
) -> None:
    """Add one contract to the rows."""
    verdicts = {one.id: one.verdict for one in decision.positions}
    for finding in unit.findings:
        row = rows[finding.position]
        label = labelled["labels"][finding.position.replace("_", "-")]
        choice = label["choice"]
        row.gold[choice] += 1
        row.accepted[choice] += verdicts[finding.position] is Verdict.ACCEPT
        if choice != "NotMentioned":
            row.false_absent += finding.present is False
            evidence = [Span(*labelled["spans"][number]) for number in label["span_ids"]]
            count_evidence(row, finding, evidence, [Span(*span) for span in labelled["spans"]])


def count_evidence(
    row: Row, finding: Finding, evidence: Sequence[Span], spans: Sequence[Span]
) -> None:
    """Add the labelled spans that the quotes cover by half or more to the evidence counts."""
    quotes = [citation.spans[0] for citation in finding.citations if citation.verified]
    covered = {span for span in spans if covered_share(span, quotes) >= 0.5}
    row.hits += len(covered & set(evidence))
    row.quoted += len(covered)
    row.evidence += len(evidence)


def covered_share(span: Span, quotes: Iterable[Span]) -> float:
    """The share of the span's characters that lie in any of the quotes."""
    shared = sum(max(0, min(span.end, q.end) - max(span.start, q.start)) for q in quotes)
    return shared / len(span) if len(span) else 0.0


def as_report(rows: Iterable[Row], routes: Counter[str]) -> dict[str, object]:
    """The figures that the issue asks for, and the rows behind them."""
    rows = list(rows)
    entailed = sum(row.gold["Entailment"] for row in rows)
    accepted = sum(row.accepted["Entailment"] for row in rows)
    return {
        "contracts": sum(routes.values()),
        "green": routes[Route.GREEN],
        "accepted_on_contradictions": sum(row.accepted["Contradiction"] for row in rows),
        "contradictions": sum(row.gold["Contradiction"] for row in rows),
        "accepted_on_required_not_mentioned": sum(
            row.accepted["NotMentioned"] for row in rows if row.required
        ),
        "required_not_mentioned": sum(row.gold["NotMentioned"] for row in rows if row.required),
        "accepted_on_others_not_mentioned": sum(
            row.accepted["NotMentioned"] for row in rows if not row.required
        ),
        "others_not_mentioned": sum(row.gold["NotMentioned"] for row in rows if not row.required),
        "accepted_on_entailments": accepted,
        "entailments": entailed,
        "share_accepted_on_entailments": round(accepted / entailed, 3) if entailed else None,
        "hypotheses": {row.id.replace("_", "-"): row.as_json() for row in rows},
    }


def print_table(rows: Iterable[Row], report: dict[str, object]) -> None:
    """The report as a table: accepted of labelled, per hypothesis."""
    print(f"{'hypothesis':44} {'entailed':>10} {'contrad.':>10} {'silent':>10} {'F1':>6} absent")
    for row in rows:
        cells = " ".join(f"{row.accepted[c]:>4} of {row.gold[c]:>2}" for c in CHOICES)
        f1 = row.evidence_f1
        shown = "-" if f1 is None else f"{f1:.2f}"
        print(f"{row.id:7} {row.title[:36]:36} {cells} {shown:>6} {row.false_absent:>6}")
    for name, value in report.items():
        if name != "hypotheses":
            print(f"{name}: {value}")


if __name__ == "__main__":
    main()
