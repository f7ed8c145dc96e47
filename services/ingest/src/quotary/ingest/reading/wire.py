"""A `ReadResult` as JSON text and back, for the pipe between the worker and its child.

JSON and not pickle: the child parses hostile files, so what it says is data at most.
"""

from __future__ import annotations

import json
from typing import Any, cast

from quotary.core.document import Clause, Document, Page, ReadingFlag
from quotary.core.span import Span
from quotary.ingest.reading.result import Outcome, ReadResult, Reason


def dump(result: ReadResult) -> bytes:
    """The result as UTF-8 JSON."""
    document = result.document
    tree = [result.outcome, result.reason, result.sentence, document and _dump_document(document)]
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":")).encode()


def load(message: bytes) -> ReadResult:
    """The result that `dump` wrote.

    Raises:
        ValueError: where `message` is something else.
    """
    try:
        outcome, reason, sentence, document = cast("list[Any]", json.loads(message))
        return ReadResult(
            cast("Outcome", outcome),
            cast("Reason | None", reason),
            str(sentence),
            None if document is None else _load_document(document),
        )
    except (TypeError, KeyError, IndexError, AttributeError) as error:
        raise ValueError(f"not a reading: {error}") from error


def _dump_document(document: Document) -> dict[str, object]:
    return {
        "text": document.text,
        "language": document.language,
        "pages": [
            (page.number, _pair(page.span), [_pair(piece) for piece in page.pieces])
            for page in document.pages
        ],
        "clauses": [(c.number, c.title, _pair(c.span), c.kind, c.level) for c in document.clauses],
        "furniture": [_pair(span) for span in document.furniture],
        "flags": [
            (f.kind, f.detail, None if f.span is None else _pair(f.span), f.page)
            for f in document.flags
        ],
    }


def _load_document(tree: dict[str, Any]) -> Document:
    return Document(
        text=tree["text"],
        language=tree["language"],
        pages=tuple(
            Page(number, Span(*span), tuple(Span(*piece) for piece in pieces))
            for number, span, pieces in tree["pages"]
        ),
        clauses=tuple(
            Clause(number, title, Span(*span), kind, level)
            for number, title, span, kind, level in tree["clauses"]
        ),
        furniture=tuple(Span(*span) for span in tree["furniture"]),
        flags=tuple(
            ReadingFlag(kind, detail, None if span is None else Span(*span), page)
            for kind, detail, span, page in tree["flags"]
        ),
    )


def _pair(span: Span) -> tuple[int, int]:
    return span.start, span.end
