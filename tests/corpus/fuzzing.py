"""Reading under fire: mutated files through the worker, with every answer checked."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field

from corpus.make_awkward import CASES
from corpus.mutating import mutated
from quotary.core.document import Document
from quotary.ingest.reading.flags import FLAG_KINDS
from quotary.ingest.reading.limits import MEGABYTE
from quotary.ingest.reading.result import OUTCOMES, ReadResult
from quotary.ingest.reading.worker import CRASHED, TOOK_TOO_LONG, ReadingWorker, WorkerLimits

LIMITS = WorkerLimits(memory_bytes=1024 * MEGABYTE, cpu_seconds=10, wall_seconds=30.0)
LARGEST = 3 * MEGABYTE


@dataclass
class Figures:
    """What came of a run: files by outcome, the worst time, and answers that broke a promise."""

    files: int = 0
    outcomes: Counter[str] = field(default_factory=Counter[str])
    crashes: int = 0
    given_up: int = 0
    slowest_seconds: float = 0.0
    broken: list[str] = field(default_factory=list[str])


async def fuzz(seconds: float, seed: int = 0) -> Figures:
    """Reads mutated files for about `seconds`; each is told by its seed and number."""
    figures = Figures()
    originals = [case.make() for case in CASES]
    originals = [content for content in originals if content and len(content) < LARGEST]
    end = time.monotonic() + seconds
    async with ReadingWorker(limits=LIMITS) as worker:
        while time.monotonic() < end:
            chance = random.Random(f"{seed}/{figures.files}")
            content = mutated(chance.choice(originals), chance)
            began = time.monotonic()
            result = await worker.read(content, f"{figures.files}.pdf")
            figures.slowest_seconds = max(figures.slowest_seconds, time.monotonic() - began)
            figures.outcomes[f"{result.outcome}/{result.reason}"] += 1
            figures.crashes += result.sentence == CRASHED.sentence
            figures.given_up += result.sentence == TOOK_TOO_LONG.sentence
            problem = broken_promise(result)
            if problem:
                figures.broken.append(f"seed {seed} file {figures.files}: {problem}")
            figures.files += 1
    return figures


def broken_promise(result: ReadResult) -> str:
    """What is wrong with an answer, "" where nothing is."""
    if result.outcome == "ok":
        return "no document" if result.document is None else _wrong_document(result.document)
    if result.reason is None or OUTCOMES[result.reason] != result.outcome:
        return f"outcome {result.outcome} with reason {result.reason}"
    return "" if result.sentence and result.document is None else "no sentence"


def _wrong_document(document: Document) -> str:
    text = document.text
    json.dumps(text, ensure_ascii=False).encode()
    position = 0
    for clause in document.clauses:
        if clause.span.start != position:
            return f"clause gap at {position}"
        position = clause.span.end
    if position != len(text):
        return "clauses end early"
    for flag in document.flags:
        if flag.kind not in FLAG_KINDS or (flag.span is not None and flag.span.end > len(text)):
            return f"flag {flag}"
    for page in document.pages:
        if page.span.end > len(text):
            return f"page {page.number} ends after the text"
        if page.pieces and sum(map(len, page.pieces)) != len(page.span):
            return f"page {page.number} has pieces of another length"
    return "" if all(span.end <= len(text) for span in document.furniture) else "furniture"
