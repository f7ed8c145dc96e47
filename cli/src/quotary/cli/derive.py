"""`quotary derive`: what the readers read in a sentence, as a playbook's fields would be read."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TextIO, cast

import typer

from quotary.cli.console import err, fail, plain
from quotary.core.readers import KINDS, Derived
from quotary.core.readers import derive as derived

_KINDS = ", ".join(KINDS)


class _LineInvalid(ValueError):
    """A line of the file that is no request; the sentence says what is wrong with it."""


def derive(
    kind: Annotated[str | None, typer.Argument(help=f"One of {_KINDS}.")] = None,
    text: Annotated[str | None, typer.Argument(help="The sentence or clause to read.")] = None,
    lang: Annotated[str, typer.Option(help="en or pt; else the text's own words decide.")] = "",
    jsonl: Annotated[
        Path | None,
        typer.Option(help="A file of lines {kind, text, lang?}; - for standard input."),
    ] = None,
    _json: Annotated[
        bool, typer.Option("--json", help="As it is without it: other commands take it too.")
    ] = False,
    note: Annotated[bool, typer.Option("--note", help="Also say why there is no value.")] = False,
) -> None:
    """Print what a reader finds, one JSON object a line: kind, text, status, value."""
    if jsonl is not None:
        if kind is not None or text is not None:
            fail("give a kind and a text, or --jsonl and a file, not both", 2)
        _derive_file(jsonl, lang, note)
        return
    if kind is None or text is None:
        fail('what is to be read is missing: quotary derive duration "five (5) years"', 2)
    if kind not in KINDS:
        fail(f"there is no kind “{kind}”; the kinds are {_KINDS}", 2)
    _print(derived(kind, text, lang), note)


def _print(result: Derived, note: bool) -> None:
    row = result.as_row()
    if note and result.note:
        row["note"] = result.note
    line = json.dumps(row, ensure_ascii=False)
    try:
        sys.stdout.write(line + "\n")
    except UnicodeEncodeError:
        # A lone surrogate, or a terminal without the character: escaped it is the same JSON.
        sys.stdout.write(json.dumps(row) + "\n")


@contextmanager
def _opened(path: Path) -> Generator[TextIO]:
    if str(path) == "-":
        yield sys.stdin
        return
    try:
        with path.open(encoding="utf-8-sig", errors="strict") as lines:
            yield lines
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        fail(f"{path} is not UTF-8 text: byte {error.start} is {error.object[error.start]:#04x}")


def _derive_file(path: Path, lang: str, note: bool) -> None:
    """Answers every line that can be read; the others are named on standard error."""
    bad = 0
    with _opened(path) as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                kind, text, language = _request(line)
                _print(derived(kind, text, language or lang), note)
            except _LineInvalid as problem:
                bad += 1
                err.print(plain(f"{path}, line {number}: {problem}"))
    if bad:
        raise SystemExit(1)


def _request(line: str) -> tuple[str, str, str]:
    """The kind, text and language that a line asks for.

    Raises:
        _LineInvalid: the line is not such an object.
    """
    try:
        request: object = json.loads(line)
    except (ValueError, RecursionError):
        raise _LineInvalid("this is not JSON") from None
    if not isinstance(request, dict):
        raise _LineInvalid("this is no object with kind and text")
    fields = cast("dict[str, object]", request)
    kind, text, language = fields.get("kind"), fields.get("text"), fields.get("lang") or ""
    if not isinstance(kind, str) or kind not in KINDS:
        raise _LineInvalid(f"the kind is {_shown(kind)}; the kinds are {_KINDS}")
    if not isinstance(text, str):
        raise _LineInvalid(f"the text is {_shown(text)}, not a string")
    if not isinstance(language, str):
        raise _LineInvalid(f"the lang is {_shown(language)}; it is en, pt or left out")
    return kind, text, language


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:60] + "…"
