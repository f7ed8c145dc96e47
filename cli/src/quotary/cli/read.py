"""`quotary read`: what a document reads to, with everything that was noticed while reading it."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from quotary.cli.console import fail, out, plain
from quotary.core.document import Document, ReadingFlag
from quotary.core.span import Span
from quotary.ingest.reading import ReadResult
from quotary.ingest.reading.worker import ReadingWorker

NOT_READ_STATUS = 1
MOST_FLAGS_SHOWN = 40


def read(
    document: Annotated[Path, typer.Argument(help="A contract: PDF, DOCX or plain text.")],
    as_json: Annotated[
        bool, typer.Option("--json", help="Everything as one JSON object, the text included.")
    ] = False,
    ocr: Annotated[
        str, typer.Option(help="Read scanned pages with ocrmypdf in these languages (eng+por).")
    ] = "",
    only_text: Annotated[
        bool, typer.Option("--text", help="Only the text, as it was read.")
    ] = False,
) -> None:
    """Show what is read from a document: outcome, language, pages, clauses, flags.

    Exit status: 0 where it was read, 1 where it could not be.
    """
    try:
        content = document.read_bytes()
    except OSError as error:
        fail(f"{document} cannot be opened: {error.strerror}")
    result = asyncio.run(_read(content, document.name, ocr))
    if as_json:
        sys.stdout.write(json.dumps(as_tree(result), ensure_ascii=False) + "\n")
    elif only_text and result.document:
        sys.stdout.write(result.document.text + "\n")
    else:
        _print(result)
    raise typer.Exit(0 if result.outcome == "ok" else NOT_READ_STATUS)


async def _read(content: bytes, filename: str, ocr: str) -> ReadResult:
    async with ReadingWorker(ocr=ocr) as worker:
        return await worker.read(content, filename)


def as_tree(result: ReadResult) -> dict[str, Any]:
    """The result as JSON values; offsets count characters of `text`, `end` is not included.

    `pages` is the number of pages, null where the format has none.
    """
    document = result.document or Document("")
    return {
        "outcome": result.outcome,
        "reason": result.reason,
        "sentence": result.sentence,
        "language": document.language or None,
        "pages": len(document.pages) or None,
        "clauses": [
            {
                "number": clause.number,
                "title": clause.title,
                "kind": clause.kind,
                "level": clause.level,
                **_place(clause.span),
            }
            for clause in document.clauses
        ],
        "flags": [
            {"kind": flag.kind, "detail": flag.detail, "page": flag.page, **_place(flag.span)}
            for flag in document.flags
        ],
        "furniture": [_place(span) for span in document.furniture],
        "text": document.text,
    }


def _place(span: Span | None) -> dict[str, int | None]:
    if span is None:
        return {"start": None, "end": None}
    return {"start": span.start, "end": span.end}


def _print(result: ReadResult) -> None:
    head = Text(result.outcome, style="bold green" if result.outcome == "ok" else "bold red")
    if result.reason:
        head.append(f" ({result.reason})")
    out.print(head + Text("  ") + plain(result.sentence))
    document = result.document
    if document is None:
        return
    pages = f"{len(document.pages)} pages, " if document.pages else ""
    language = document.language or "not recognised"
    out.print(
        f"{len(document.text):,} characters, {pages}{len(document.clauses)} clauses, "
        f"language {language}"
    )
    if document.flags:
        out.print(_flag_table(document.flags))
    out.print(_clause_table(document))


def _flag_table(flags: tuple[ReadingFlag, ...]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("flag", "page", "at", "what"):
        table.add_column(name, overflow="fold")
    for flag in flags[:MOST_FLAGS_SHOWN]:
        at = "" if flag.span is None else str(flag.span.start)
        page = str(flag.page or "")
        table.add_row(Text(flag.kind, style="yellow"), page, at, plain(flag.detail))
    if len(flags) > MOST_FLAGS_SHOWN:
        table.add_row("", "", "", f"and {len(flags) - MOST_FLAGS_SHOWN} more; see --json")
    return table


def _clause_table(document: Document) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("clause", "kind", "page", "characters"):
        table.add_column(name, justify="right" if name == "characters" else "left")
    for clause in document.clauses:
        name = " ".join(part for part in (clause.number, clause.title) if part) or "–"
        page = str(document.page_at(clause.span.start) or "")
        indent = Text("  " * (clause.level - 1))
        table.add_row(indent + plain(name), clause.kind, page, f"{len(clause.span):,}")
    return table
