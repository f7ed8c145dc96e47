"""How long the gate takes beside a plain substring search, rapidfuzz and langextract.

    uv run --group bench bench/gate.py [--data ../shared/data] [--json] [--largest 10000000]

One run, CPU seconds of one process: 100 quotes of 15 to 60 words, five of them with a word changed,
on 500,000 characters of real contracts; then the gate alone on texts of growing size. Index time is
what is done once per document, query time what is done per quote. The gate and the substring pass
take turns and the best of seven counts, so that a busy machine slows both alike. langextract is
timed on every quote with exact alignment only, its fast way, and as it comes on a few quotes.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

from langextract import data as lx
from langextract.resolver import WordAligner
from rapidfuzz import fuzz

from quotary.core.citation import locate_one
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.ingest.reading import read_document

LONG_CONTRACTS = ("24.pdf", "25.pdf", "26.pdf", "18.pdf", "21.pdf", "08.pdf", "17.pdf")
CHANGED = 5
REPEATS = 7
FUZZY_QUOTES = 3
CURVE = (100_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000)

T = TypeVar("T")


@dataclass(frozen=True)
class Row:
    """One method: CPU seconds once per document and for its quotes, and how many it found."""

    method: str
    quotes: int
    index_s: float
    query_s: float
    found: int
    gives: str

    @property
    def per_quote(self) -> float:
        """CPU seconds a quote."""
        return self.query_s / self.quotes


def main() -> None:
    """Print the comparison and the curve, or both as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--quotes", type=int, default=100)
    parser.add_argument("--characters", type=int, default=500_000)
    parser.add_argument("--largest", type=int, default=CURVE[-1])
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    text = _text(options.data, options.characters)
    quotes = _quotes(text, options.quotes, rng)
    gate, naive = _gate_and_naive(text, quotes)
    fuzzy_score = _rapidfuzz(text, quotes)
    exact = _langextract(text, quotes, fuzzy=False)
    fuzzy = _langextract(text, quotes[:FUZZY_QUOTES], fuzzy=True)
    report = {
        "characters": len(text),
        "quotes": len(quotes),
        "methods": [asdict(row) for row in (gate, naive, fuzzy_score, exact, fuzzy)],
        "gate_over_naive": round(gate.per_quote / naive.per_quote, 2),
        "langextract_exact_over_gate": round(exact.per_quote / gate.per_quote, 1),
        "langextract_fuzzy_over_gate": round(fuzzy.per_quote / gate.per_quote, 1),
        "curve": [
            _point(text, size, options.quotes, rng) for size in CURVE if size <= options.largest
        ],
    }
    print(json.dumps(report, indent=1) if options.json else _table(report))


def _text(data: Path, characters: int) -> str:
    """The beginning of the long contracts, joined by page breaks."""
    parts: list[str] = []
    for name in LONG_CONTRACTS:
        result = read_document((data / "cuad" / "pdf" / name).read_bytes(), name)
        if result.document is None:
            raise SystemExit(f"{name} was not read: {result.sentence}")
        parts.append(result.document.text)
        if sum(map(len, parts)) >= characters:
            break
    return "\f".join(parts)[:characters]


def _quotes(text: str, number: int, rng: random.Random) -> list[str]:
    """Runs of whole words with single spaces; a word of the last few is another."""
    words = [match.span() for match in re.finditer(r"\S+", text)]
    quotes: list[str] = []
    while len(quotes) < number:
        first = rng.randrange(len(words) - 61)
        last = first + rng.randrange(15, 60)
        parts = text[words[first][0] : words[last][1]].split()
        if len(quotes) >= number - CHANGED:
            parts[len(parts) // 2] = "otherwise"
        quotes.append(" ".join(parts))
    return quotes


def _seconds(work: Callable[[], T]) -> tuple[float, T]:
    gc.collect()
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def _best(works: Sequence[Callable[[], Any]]) -> list[tuple[float, Any]]:
    """The least seconds of each work over several turns of all of them, with a result."""
    turns = [[_seconds(work) for work in works] for _ in range(REPEATS)]
    return [
        (min(seconds for seconds, _ in of_one), of_one[-1][1])
        for of_one in zip(*turns, strict=True)
    ]


def _gate_and_naive(text: str, quotes: Sequence[str]) -> tuple[Row, Row]:
    (index_s, index), (flat_s, flat) = _best(
        [lambda: DocumentIndex(Document(text, "en")), lambda: " ".join(text.split())]
    )
    (gate_s, citations), (naive_s, found) = _best(
        [
            lambda: [locate_one(quote, index) for quote in quotes],
            lambda: sum(" ".join(quote.split()) in flat for quote in quotes),
        ]
    )
    verified = sum(citation.verified for citation in citations)
    number = len(quotes)
    return (
        Row("quotary gate", number, index_s, gate_s, verified, "exact spans, flags, causes"),
        Row("substring of flattened text", number, flat_s, naive_s, found, "yes or no"),
    )


def _rapidfuzz(text: str, quotes: Sequence[str]) -> Row:
    index_s, flat = _seconds(lambda: " ".join(text.split()))
    query_s, scores = _seconds(
        lambda: [fuzz.partial_ratio_alignment(quote, flat, score_cutoff=95) for quote in quotes]
    )
    found = sum(score is not None for score in scores)
    return Row(
        "rapidfuzz, score 95",
        len(quotes),
        index_s,
        query_s,
        found,
        "near spans; takes changed words",
    )


def _langextract(text: str, quotes: Sequence[str], *, fuzzy: bool) -> Row:
    group = [[lx.Extraction(extraction_class="quote", extraction_text=one) for one in quotes]]
    query_s, aligned = _seconds(
        lambda: WordAligner().align_extractions(group, text, enable_fuzzy_alignment=fuzzy)
    )
    found = sum(one.char_interval is not None for one in aligned[0])
    name = "langextract, as it comes" if fuzzy else "langextract, exact only"
    gives = "word spans; takes changed words" if fuzzy else "word spans; takes parts of quotes"
    return Row(name, len(quotes), 0.0, query_s, found, gives)


def _point(text: str, size: int, number: int, rng: random.Random) -> dict[str, object]:
    """Index and query time of the gate on `size` characters: the text over and over, told apart."""
    copies: list[str] = []
    while sum(map(len, copies)) < size:
        copies.append(re.sub(r"(?<=[a-z]) (?=the )", f" copy{len(copies)} ", text))
    whole = "\f".join(copies)[:size]
    quotes = _quotes(whole, number, rng)
    index_s, index = _seconds(lambda: DocumentIndex(Document(whole, "en")))
    query_s, citations = _seconds(lambda: [locate_one(quote, index) for quote in quotes])
    return {
        "characters": len(whole),
        "index_s": round(index_s, 3),
        "index_us_per_character": round(index_s / len(whole) * 1e6, 3),
        "query_ms_per_quote": round(query_s / number * 1e3, 3),
        "verified": sum(citation.verified for citation in citations),
    }


def _table(report: dict[str, Any]) -> str:
    lines = [f"{report['quotes']} quotes, {report['characters']:,} characters, CPU seconds"]
    lines.append(f"{'method':28} {'index':>7} {'query':>8} {'found':>5} {'of':>4}  gives")
    lines += [
        f"{row['method']:28} {row['index_s']:7.3f} {row['query_s']:8.4f} {row['found']:5}"
        f" {row['quotes']:4}  {row['gives']}"
        for row in report["methods"]
    ]
    lines.append(
        f"per quote: the gate takes {report['gate_over_naive']} times the substring pass;"
        f" langextract takes {report['langextract_exact_over_gate']} times the gate exact only,"
        f" {report['langextract_fuzzy_over_gate']} times as it comes"
    )
    head = ("characters", "index s", "us/char", "ms/quote", "verified")
    lines.append("\n{:>12} {:>9} {:>8} {:>9} {:>9}".format(*head))
    lines += [
        f"{point['characters']:12,} {point['index_s']:9.3f} {point['index_us_per_character']:8.3f}"
        f" {point['query_ms_per_quote']:9.3f} {point['verified']:9}"
        for point in report["curve"]
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
