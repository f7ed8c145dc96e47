"""`quotary cite`: where a quote stands in a document, or why it does not."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.text import Text

from quotary.cli.console import err, fail, out, plain
from quotary.core.citation import Citation, locate
from quotary.core.citing import (
    Request,
    RequestInvalid,
    Row,
    as_explained_row,
    as_row,
    explain,
    parse_request,
    unread_row,
)
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span
from quotary.ingest.reading import ReadResult
from quotary.ingest.reading.worker import ReadingWorker

NOT_VERIFIED_STATUS = 1
CONTEXT = 60
"""Characters of the document shown on each side of a quote."""


def cite(
    document: Annotated[Path, typer.Argument(help="A contract: PDF, DOCX or plain text.")],
    quote: Annotated[
        list[str] | None,
        typer.Argument(help="The quote; several are its fragments, in document order."),
    ] = None,
    jsonl: Annotated[
        Path | None,
        typer.Option(
            help='A file of lines {"quote": string or list of fragments, "near"?: [start, end]}; '
            "- for standard input. Answers in JSON lines."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Answer in JSON lines.")] = False,
    explained: Annotated[
        bool,
        typer.Option("--explain", help="JSON lines with alerts, closest passage and a sentence."),
    ] = False,
) -> None:
    """Find a quote in a document, to the letter, or say why it is not there.

    One JSON line per fragment: quote, status (verified, ungrounded, uncheckable), reason, spans,
    pages, flags. Every flag but mid_sentence is an alert.

    Exit status: 0 verified, or every line answered; 1 not verified, not read, or a bad line.
    """
    if (jsonl is None) == (not quote):
        fail("give a quote, or --jsonl and a file of quotes", 2)
    try:
        content = document.read_bytes()
    except OSError as error:
        fail(f"{document} cannot be opened: {error.strerror}")
    result = asyncio.run(_read(content, document.name))
    if jsonl is not None:
        raise typer.Exit(_answer_file(jsonl, result, explained))
    fragments = tuple(quote or ())
    if result.document is None:
        _write(unread_row(part, result.reason or "") for part in fragments) if as_json else None
        fail(f"{document.name} was not read: {result.sentence}")
    citations = locate(fragments, result.document)
    if as_json or explained:
        _write(as_explained_row(one) if explained else as_row(one) for one in citations)
    else:
        for citation in citations:
            _print(citation, result.document)
    raise typer.Exit(0 if all(one.verified for one in citations) else NOT_VERIFIED_STATUS)


async def _read(content: bytes, filename: str) -> ReadResult:
    async with ReadingWorker() as worker:
        return await worker.read(content, filename)


def _answer_file(path: Path, result: ReadResult, explained: bool) -> int:
    """Answers every line that asks for a quote; the others are named on standard error."""
    index = None if result.document is None else DocumentIndex(result.document)
    bad = 0
    with _opened(path) as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                request = parse_request(line)
            except RequestInvalid as problem:
                bad += 1
                err.print(plain(f"{path}, line {number}: {problem}"))
                continue
            _write(_rows(request, index, result.reason or "", explained))
    if index is None:
        err.print(plain(f"The document was not read: {result.sentence}"))
    return NOT_VERIFIED_STATUS if bad or index is None else 0


def _rows(
    request: Request, index: DocumentIndex | None, reason: str, explained: bool
) -> Iterator[Row]:
    if index is None:
        yield from (unread_row(part, reason) for part in request.fragments)
        return
    for citation in locate(request.fragments, index, request.near):
        yield as_explained_row(citation) if explained else as_row(citation)


@contextmanager
def _opened(path: Path) -> Generator[TextIO]:
    if str(path) == "-":
        yield sys.stdin
        return
    try:
        with path.open(encoding="utf-8-sig") as lines:
            yield lines
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        fail(f"{path} is not UTF-8 text: byte {error.start} is {error.object[error.start]:#04x}")


def _write(rows: Iterator[Row] | Sequence[Row]) -> None:
    for row in rows:
        try:
            sys.stdout.write(json.dumps(row, ensure_ascii=False) + "\n")
        except UnicodeEncodeError:
            # A lone surrogate, or a terminal without the character: escaped it is the same JSON.
            sys.stdout.write(json.dumps(row) + "\n")


def _print(citation: Citation, document: Document) -> None:
    """The citation for a person: the document's own words, never the quote's."""
    style = "bold green" if citation.verified and not citation.alerts else "bold yellow"
    out.print(
        Text(citation.status, style=style if citation.verified else "bold red")
        + Text(f" ({citation.reason})" if citation.reason else "")
        + Text("  ")
        + plain(explain(citation))
    )
    for span in citation.spans:
        out.print(_passage(span, document))
    if citation.closest is not None:
        out.print(Text("closest passage:", style="dim"))
        out.print(_passage(citation.closest.span, document))


def _passage(span: Span, document: Document) -> Text:
    """The document's words at `span` with a few on each side, page and offsets first."""
    page = document.page_at(span.start)
    place = f"p. {page}, " if page is not None else ""
    before = document.text[max(0, span.start - CONTEXT) : span.start]
    after = document.text[span.end : span.end + CONTEXT]
    return (
        Text(f"  {place}{span.start}-{span.end}  ", style="dim")
        + plain(" ".join(before.split()) + " ", style="dim")
        + plain(" ".join(span.of(document.text).split()), style="bold")
        + plain(" " + " ".join(after.split()), style="dim")
    )
