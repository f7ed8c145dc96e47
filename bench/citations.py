"""How many honest quotes the gate accepts, and whether any dishonest one passes.

    uv run bench/citations.py [--data ../shared/data] [--json] [--mutations 20000]

Honest: every quote of 25 characters or more that people marked in CUAD's PDFs and ContractNLI's
development set, spliced ones given as fragments; also each fragment given by itself. Dishonest: the
same quotes mutated. A mutation that an independent search finds in the document changed nothing and
is left out of the count.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from independent import Independent
from labelled import Contract, contracts
from mutations import CLASSES

from quotary.core.citation import Citation, locate, locate_one
from quotary.core.indexing import DocumentIndex

MIN_CHARS = 25


@dataclass
class Honest:
    """Counts over one corpus, quotes given one way."""

    quotes: int = 0
    verified: int = 0
    unalerted: int = 0
    flags: Counter[str] = field(default_factory=Counter)

    def add(self, citation: Citation) -> None:
        """Count one quote's citation."""
        self.quotes += 1
        self.verified += citation.verified
        self.unalerted += citation.verified and not citation.alerts
        self.flags.update(citation.flags if citation.verified else ())

    def row(self) -> dict[str, object]:
        """The counts as shares."""
        return {
            "quotes": self.quotes,
            "verified": round(self.verified / self.quotes, 4),
            "without_alert": round(self.unalerted / self.quotes, 4),
            "flags": dict(self.flags.most_common()),
        }


@dataclass
class Dishonest:
    """Counts over one class of mutations."""

    tried: int = 0
    unchanged: int = 0
    accepted: int = 0


def main() -> None:
    """Print both tables, or both as JSON; exit with 1 where a dishonest quote passed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--mutations", type=int, default=20_000, help="at least this many")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    loaded = list(contracts(options.data))
    report = {
        **_honest(loaded),
        **_dishonest(loaded, options.mutations, random.Random(options.seed)),
    }
    print(json.dumps(report, indent=1, ensure_ascii=False) if options.json else _table(report))
    raise SystemExit(1 if report["false_accepts"] else 0)


def _honest(loaded: Sequence[Contract]) -> dict[str, object]:
    counts: dict[str, Honest] = {}
    misses: list[dict[str, str]] = []
    for contract in loaded:
        index = DocumentIndex(contract.document)
        alone: dict[str, Citation] = {}
        for quote in contract.quotes:
            for fragment, citation in zip(quote, locate(quote, index), strict=True):
                if len(fragment) < MIN_CHARS:
                    continue
                counts.setdefault(f"{contract.corpus}, as fragments", Honest()).add(citation)
                counts.setdefault("all, as fragments", Honest()).add(citation)
                if not citation.verified:
                    misses.append(_miss(contract, fragment, citation))
                alone[fragment] = alone.get(fragment) or locate_one(fragment, index)
        for citation in alone.values():
            counts.setdefault(f"{contract.corpus}, one by one", Honest()).add(citation)
            counts.setdefault("all, one by one", Honest()).add(citation)
    return {
        "honest": {name: count.row() for name, count in sorted(counts.items())},
        "misses": misses,
    }


def _miss(contract: Contract, fragment: str, citation: Citation) -> dict[str, str]:
    closest = citation.closest
    return {
        "document": f"{contract.corpus} {contract.name}",
        "reason": citation.reason,
        "quote": fragment[:160],
        "document_has": closest.expected if closest else "",
        "quote_has": closest.found if closest else "",
    }


def _dishonest(loaded: Sequence[Contract], least: int, rng: random.Random) -> dict[str, object]:
    classes = {mutate.__name__: Dishonest() for mutate in CLASSES}
    classes["other_contract"] = Dishonest()
    passed: list[dict[str, str]] = []
    pools = [_pool(contract) for contract in loaded]
    everything = [fragment for pool in pools for fragment in pool]
    rounds = 1 + least // (len(everything) * len(CLASSES))
    for contract, pool in zip(loaded, pools, strict=True):
        index = DocumentIndex(contract.document)
        spans = tuple((span.start, span.end) for span in contract.document.furniture)
        independent = Independent(contract.document.text, spans)
        for name, mutated in _mutated(pool, everything, rounds, rng):
            count = classes[name]
            if independent.holds(mutated):
                count.unchanged += 1
                continue
            count.tried += 1
            if locate_one(mutated, index).verified:
                count.accepted += 1
                where = f"{contract.corpus} {contract.name}"
                passed.append({"class": name, "document": where, "quote": mutated})
    return {
        "mutations": sum(count.tried for count in classes.values()),
        "left_out_as_unchanged": sum(count.unchanged for count in classes.values()),
        "false_accepts": len(passed),
        "classes": {name: vars(count) for name, count in classes.items()},
        "passed": passed,
    }


def _pool(contract: Contract) -> list[str]:
    """The fragments of the contract long enough to count, each once."""
    fragments = (fragment for quote in contract.quotes for fragment in quote)
    return list(dict.fromkeys(part for part in fragments if len(part) >= MIN_CHARS))


def _mutated(
    pool: Sequence[str], everything: Sequence[str], rounds: int, rng: random.Random
) -> list[tuple[str, str]]:
    """(class, mutation) for every quote of the pool under every class, as often as asked."""
    made: list[tuple[str, str]] = []
    for _ in range(rounds):
        for quote in pool:
            other = rng.choice(pool)
            made += [
                (mutate.__name__, mutation)
                for mutate in CLASSES
                if (mutation := mutate(quote, other, rng)) and mutation != quote
            ]
            made.append(("other_contract", rng.choice(everything)))
    return made


def _table(report: dict[str, Any]) -> str:
    lines = [f"{'honest quotes':34} {'n':>6} {'verified':>9} {'no alert':>9}  flags"]
    for name, row in report["honest"].items():
        said = ", ".join(f"{flag} {number}" for flag, number in row["flags"].items())
        lines.append(
            f"{name:34} {row['quotes']:6} {row['verified']:9.2%} {row['without_alert']:9.2%}"
            f"  {said}"
        )
    lines.append("\nmisses (each with its cause)")
    lines += [
        f"  {miss['document']}: {miss['reason']}; the document has {miss['document_has']!r},"
        f" the quote {miss['quote_has']!r}: {miss['quote']!r}"
        for miss in report["misses"]
    ]
    lines.append(
        f"\n{'dishonest quotes':34} {'tried':>6} {'accepted':>9} {'left out as unchanged':>22}"
    )
    for name, row in report["classes"].items():
        lines.append(f"{name:34} {row['tried']:6} {row['accepted']:9} {row['unchanged']:22}")
    lines.append(
        f"{'all':34} {report['mutations']:6} {report['false_accepts']:9}"
        f" {report['left_out_as_unchanged']:22}"
    )
    lines += [
        f"  PASSED {one['class']} {one['document']}: {one['quote']!r}" for one in report["passed"]
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
