"""`quotary register`: a matter's register on the terminal, or as a file."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.text import Text

from quotary.cli.client import ApiProblem, Client, where_looked
from quotary.cli.console import err, fail, out, plain
from quotary.cli.embedded.session import system
from quotary.cli.register_list import print_register
from quotary.cli.settings import CliSettings

Json = dict[str, Any]
Format = Literal["csv", "xlsx", "ics", "json"]
_ROWS = 1_000


def register(
    matter: Annotated[str, typer.Argument(help="The matter's id, as `quotary review` prints it.")],
    export: Annotated[
        Format | None, typer.Option(help="Write signed rows as a file in this format.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file; without it, standard output.")
    ] = None,
    proposed: Annotated[
        bool, typer.Option("--proposed", help="Also rows that nobody has signed, marked proposed.")
    ] = False,
    terms: Annotated[
        bool, typer.Option("--terms", help="With csv: the key terms, not the obligations.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="The register as the API gives it.")
    ] = False,
) -> None:
    """Print a matter's register, or export it."""
    if export is None and (output is not None or proposed or terms):
        fail("--output, --proposed and --terms go with --export.", status=2)
    if export == "xlsx" and output is None and sys.stdout.isatty():
        fail("A workbook is no text for a terminal: name a file with --output.", status=2)
    try:
        if export is not None:
            content, counted = asyncio.run(_exported(matter, export, proposed, terms))
            _write(content, output)
            for line in told(*counted):
                err.print(Text(line, style="dim"))
        else:
            _show(asyncio.run(_register(matter)), as_json=as_json)
    except ApiProblem as error:
        fail(where_looked(error, CliSettings()))


def _show(found: Json, *, as_json: bool) -> None:
    if as_json:
        # ASCII: what a model wrote cannot break the line, or speak to a terminal.
        sys.stdout.write(json.dumps(found) + "\n")
        return
    print_register(found)
    signed = sum(row["who"]["signed"] for row in found["obligations"])
    out.print(Text(f"{signed} of {found['total']} obligations are signed off.", style="bold"))


def _write(content: bytes, output: Path | None) -> None:
    if output is None:
        sys.stdout.buffer.write(content)
        return
    try:
        output.write_bytes(content)
    except OSError as error:
        fail(f"{output} cannot be written: {error.strerror}")
    err.print(plain(f"Written to {output}."))


def told(left_out: int, undated: int) -> list[str]:
    """What a person would look for in the file in vain."""
    told: list[str] = []
    if left_out == 1:
        told.append("1 row that nobody has signed is left out: --proposed adds it, marked.")
    elif left_out:
        rows = f"{left_out} rows that nobody has signed are"
        told.append(f"{rows} left out: --proposed adds them, marked.")
    if undated:
        duties = "1 duty has" if undated == 1 else f"{undated} duties have"
        told.append(f"{duties} no date of the calendar, and no entry: csv and xlsx list them.")
    return told


async def _exported(
    matter: str, export: Format, proposed: bool, terms: bool
) -> tuple[bytes, tuple[int, ...]]:
    query = {"format": export, "part": "terms" if terms else "obligations"}
    async with system(CliSettings(), reads=True) as url, Client(url) as client:
        return await client.file(
            f"/v1/matters/{matter}/register/export",
            ("Quotary-Left-Out", "Quotary-Undated"),
            **query,
            include="proposed" if proposed else "",
        )


async def _register(matter: str) -> Json:
    path = f"/v1/matters/{matter}/register"
    async with system(CliSettings(), reads=True) as url, Client(url) as client:
        found = await client.get(path, limit=_ROWS)
        cursor = str(found["next_cursor"])
        while cursor:
            page = await client.get(path, limit=_ROWS, cursor=cursor)
            found["obligations"] += page["obligations"]
            cursor = str(page["next_cursor"])
        return {**found, "next_cursor": ""}
