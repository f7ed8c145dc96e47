"""`quotary replay`: what a playbook would have decided about the contracts on the log."""

from __future__ import annotations

import asyncio
import getpass
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.text import Text

from quotary.cli.client import ApiProblem, Client
from quotary.cli.console import err, fail, flat, is_terminal, plain, show
from quotary.cli.embedded.folder import FolderBusy
from quotary.cli.embedded.nats_server import BrokerMissing
from quotary.cli.embedded.playbook_folder import PlaybooksMissing
from quotary.cli.embedded.session import system
from quotary.cli.settings import CliSettings

Json = dict[str, Any]
_POLL_SECONDS = 0.2


def replay(
    playbook: Annotated[
        Path, typer.Option(help="The playbook file to decide under.", metavar="FILE")
    ],
    apply: Annotated[
        bool, typer.Option("--apply/--what-if", help="Record new runs, or only report.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Apply without asking.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Decide every recorded review again under a playbook, without calling a model.

    --what-if (the default) only reports whose route or verdicts would change. --apply records a new
    run per contract; signed-off contracts are reported and never changed.
    """
    if not playbook.is_file():
        fail(f"{playbook} is no file.", 2)
    if apply and not yes:
        if not sys.stdin.isatty():
            fail("--apply changes routes: confirm with --yes.", 2)
        typer.confirm("Record new runs under this playbook?", abort=True, err=True)
    request = {
        "mode": "apply" if apply else "what-if",
        "who": getpass.getuser(),
        "filename": playbook.name,
        "source": playbook.read_text(),
    }
    try:
        result = asyncio.run(_replayed(request))
    except (FolderBusy, BrokerMissing, PlaybooksMissing, ApiProblem) as error:
        fail(str(error))
    if as_json:
        sys.stdout.write(json.dumps(result, ensure_ascii=False) + "\n")
    else:
        _print(result)


async def _replayed(request: Json) -> Json:
    async with system(CliSettings()) as url, Client(url) as client:
        asked = await client.post("/v1/replays", request)
        with Progress(console=err, transient=True, disable=not is_terminal()) as bar:
            task = bar.add_task("Deciding again", total=int(asked["parts"]))
            while True:
                state = await client.get(f"/v1/replays/{asked['replay']}", wait=asked["seq"])
                bar.update(task, completed=int(state["done"]))
                if state["complete"]:
                    return _result(state)
                await asyncio.sleep(_POLL_SECONDS)


def _result(state: Json) -> Json:
    """What `--json` prints: flips change the route, shifts change verdicts under the same one."""
    changes = [
        {
            "matter": change["matter"],
            "file": change["filename"],
            "counterparty": change["counterparty"],
            "from": change["from"],
            "to": change["to"],
            "positions": change["positions"],
            "signed": change["signed"],
        }
        for change in state["flips"]
    ]
    flips = [change for change in changes if change["from"] != change["to"]]
    return {
        "replay": state["replay"],
        "mode": state["mode"],
        "contracts": state["contracts"],
        "unchanged": state["contracts"] - len(flips),
        "model_calls": state["model_calls"],
        "flips": flips,
        "shifts": [change for change in changes if change["from"] == change["to"]],
        "needs_model": state["needs_model"],
        "failures": state["failures"],
    }


def _print(result: Json) -> None:
    done = "Applied to" if result["mode"] == "apply" else "Looked at"
    show(
        Text(
            f"{done} {result['contracts']} contracts: the route of {len(result['flips'])} changes, "
            f"of {result['unchanged']} it does not. Model calls: {result['model_calls']}."
        )
    )
    for change in (*result["flips"], *result["shifts"]):
        _print_change(change)
    if result["needs_model"]:
        names = ", ".join(result["needs_model"])
        show(plain(f"\nNeeds the model, because what is extracted changed: {names}"), 0, 2)
    for failure in result["failures"]:
        show(plain(f"\nNot decided again: {failure}", "bold red"), 0, 2)


def _print_change(change: Json) -> None:
    route = str(change["to"])
    if change["from"] != change["to"]:
        route = f"{change['from']} → {route}"
    named = " · ".join(filter(None, (change["file"], change["counterparty"])))
    show(Text(""))
    show(Text(f"{route.replace('_', ' ')}  ", "bold") + plain(str(named or change["matter"])), 0, 2)
    signed = " · signed off: not changed" if change["signed"] else ""
    show(Text(f"matter {change['matter']}{signed}", "dim"), 2)
    for position in change["positions"]:
        show(plain(f"{position['id']}: {position['from']} → {position['to']}"), 2, 2)
        if position["quote"]:
            show(plain(f"“{flat(str(position['quote']))}”"), 4, 1)
