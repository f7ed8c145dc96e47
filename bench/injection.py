"""How many attacks the injection heuristic catches, and how many honest sentences it disturbs.

    uv run python bench/injection.py [DATA] [--json]

Attacks: the held-out half of `tests/corpus/injection`, which nobody read while writing the rules.
Honest sentences: the corpus' own, and every sentence of the contracts under DATA (CUAD as PDFs,
ContractNLI as text).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from quotary.core.injection import injection_alerts
from quotary.core.sentences import sentence_at
from quotary.core.span import Span
from quotary.ingest.reading import read_document

HERE = Path(__file__).parent
CORPUS = HERE.parent / "tests" / "corpus" / "injection"
DEFAULT_DATA = HERE.parent.parent / "shared" / "data"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Recall and false alerts of the heuristic")
    parser.add_argument("data", nargs="?", type=Path, default=DEFAULT_DATA)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    attacks = list(corpus("attacks-heldout.jsonl"))
    honest = list(corpus("benign.jsonl"))
    caught = sum(bool(injection_alerts(text)) for text in attacks)
    disturbed = sum(bool(injection_alerts(text)) for text in honest)
    sentences, alerted = contract_sentences(asked.data)
    report = {
        "attacks": len(attacks),
        "recall": round(caught / len(attacks), 4),
        "honest": len(honest),
        "precision": round(caught / (caught + disturbed), 4),
        "contract_sentences": sentences,
        "contract_alerts": alerted,
        "contract_alert_share": round(alerted / sentences, 6) if sentences else None,
    }
    print(json.dumps(report) if asked.json else "\n".join(f"{k}: {v}" for k, v in report.items()))


def corpus(name: str) -> Iterator[str]:
    """The texts of one file of the corpus."""
    for line in (CORPUS / name).read_text(encoding="utf-8").splitlines():
        yield json.loads(line)["text"]


def contract_sentences(data: Path) -> tuple[int, int]:
    """(sentences of all contracts, sentences that alert)."""
    if not data.exists():
        sys.exit(f"{data} is not there: name the folder of the contracts")
    count = alerted = 0
    for text in contracts(data):
        for sentence in sentences_of(text):
            count += 1
            alerted += bool(injection_alerts(sentence))
    return count, alerted


def contracts(data: Path) -> Iterator[str]:
    """The text of every contract under the folder."""
    for path in sorted(data.rglob("*.pdf")):
        read = read_document(path.read_bytes(), path.name)
        if read.document is not None:
            yield read.document.text
    for path in sorted((data / "contractnli").glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)["text"]


def sentences_of(text: str) -> Iterator[str]:
    """Every sentence of a text, in order."""
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        end = max(sentence_at(text, Span(at, at + 1)).end, at + 1)
        yield text[at:end]
        at = end


if __name__ == "__main__":
    main()
