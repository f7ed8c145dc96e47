"""Real contracts with the quotes that people marked in them: CUAD as PDF, ContractNLI as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quotary.core.document import Document
from quotary.ingest.reading import read_document


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract with its quotes, each a tuple of fragments in the order of the document."""

    corpus: str
    name: str
    document: Document
    quotes: tuple[tuple[str, ...], ...]


def contracts(data: Path) -> Iterator[Contract]:
    """Every labelled contract under `data`, read as the service reads it."""
    for line in (data / "cuad" / "gold.jsonl").read_text("utf-8").splitlines():
        gold = json.loads(line)
        path = data / "cuad" / "pdf" / gold["pdf"]
        quotes = [
            quote.split("<omitted>")
            for label in gold["labels"].values()
            for quote in label["quotes"]
        ]
        yield Contract("cuad", gold["pdf"], _read(path.read_bytes(), path.name), _unique(quotes))
    for line in (data / "contractnli" / "dev.jsonl").read_text("utf-8").splitlines():
        gold = json.loads(line)
        document = _read(gold["text"].encode(), f"{gold['id']}.txt")
        quotes = [list(label["quotes"]) for label in gold["labels"].values()]
        yield Contract("contractnli", str(gold["id"]), document, _unique(quotes))


def _read(content: bytes, name: str) -> Document:
    result = read_document(content, name)
    if result.document is None:
        raise SystemExit(f"{name} was not read: {result.sentence}")
    return result.document


def _unique(quotes: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    """Each quote once, its fragments trimmed, empty ones left out."""
    trimmed = (tuple(part.strip() for part in quote if part.strip()) for quote in quotes)
    return tuple(dict.fromkeys(quote for quote in trimmed if quote))
