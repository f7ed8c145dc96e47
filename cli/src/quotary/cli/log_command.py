"""`quotary log`: a matter's facts in the order in which they were recorded."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Annotated, Any

import typer
from rich.table import Table

from quotary.cli.client import ApiProblem, Client, where_looked
from quotary.cli.console import fail, out, plain
from quotary.cli.embedded.session import system
from quotary.cli.settings import CliSettings

Json = dict[str, Any]


def log(
    matter: Annotated[str, typer.Argument(help="The matter's id, as `quotary review` prints it.")],
    as_json: Annotated[bool, typer.Option("--json", help="Whole facts, one a line.")] = False,
) -> None:
    """Print a matter's facts in order."""
    try:
        facts = asyncio.run(_facts(matter))
    except ApiProblem as error:
        fail(where_looked(error, CliSettings()))
    if as_json:
        for fact in facts:
            # ASCII: what a model wrote cannot break the line, or speak to a terminal.
            sys.stdout.write(json.dumps(fact) + "\n")
        return
    table = Table(box=None, header_style="dim")
    for name in ("seq", "at", "run", "event", "unit", "by", "says"):
        table.add_column(name, overflow="fold")
    for fact in facts:
        _, _, _, run, event, unit = str(fact["subject"]).split(".")
        body: Json = fact["fact"]
        table.add_row(
            str(fact["seq"]),
            str(body["at"])[:23],
            run,
            event,
            unit,
            str(body["by"]),
            plain(_says(event, body)),
        )
    out.print(table)


async def _facts(matter: str) -> list[Json]:
    async with system(CliSettings(), reads=True) as url, Client(url) as client:
        return await client.facts(matter)


def _says(event: str, body: Json) -> str:
    failure = body.get("failure")
    if failure:
        return f"{failure['code']}: {failure['sentence']}"
    if event == "submitted":
        return f"{body['filename']} · {body['playbook']} · {body['proposer']} · {body['trigger']}"
    if event == "ingested":
        return f"{body['characters']:,} characters · {body['units']} unit(s) · {body['playbook']}"
    if event == "routed":
        return f"{body['decision']['route']}: " + " ".join(body["decision"]["reasons"][:2])
    if event == "act":
        return act_words(body)
    return ""


def act_words(body: Json) -> str:
    """What a person did: `approved by Bo, in spite of residuals: Business wants it`."""
    verdict = f" to {body['verdict']}" if body.get("verdict") else ""
    said = f"{body['kind']} by {body['who']} {body['position']}".rstrip() + verdict
    detail: Json = body.get("detail", {})
    if "exceptions" in detail:
        said += f", in spite of {', '.join(map(str, detail['exceptions']))}"
    if "obligations" in detail:
        rows = len(detail["obligations"])
        said += f", {rows} {'row' if rows == 1 else 'rows'} of the register"
    return f"{said}: {body['note']}" if body["note"] else said
