"""`quotary replay`: what a playbook would have decided about the contracts on the log."""

from __future__ import annotations

import asyncio
import getpass
import json
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.text import Text

from quotary.cli.client import ApiProblem, Client
from quotary.cli.console import err, fail, flat, is_terminal, plain, show
from quotary.cli.embedded.session import system
from quotary.cli.settings import CliSettings

Json = dict[str, Any]
_POLL_SECONDS = 0.2
_DAYS = ["%Y-%m-%d"]


def replay(
    playbook: Annotated[
        Path, typer.Option(help="The playbook file to decide under.", metavar="FILE")
    ],
    apply: Annotated[
        bool, typer.Option("--apply/--what-if", help="Record new runs, or only report.")
    ] = False,
    over_people: Annotated[
        bool,
        typer.Option(
            "--over-people",
            help="With --apply: also where a person overrode or approved the current run. What "
            "they decided stays on the earlier run and does not carry over.",
        ),
    ] = False,
    since: Annotated[
        datetime | None,
        typer.Option(help="Only contracts handed in on this day (UTC) or later.", formats=_DAYS),
    ] = None,
    until: Annotated[
        datetime | None,
        typer.Option(help="Only contracts handed in on this day (UTC) or earlier.", formats=_DAYS),
    ] = None,
    source: Annotated[
        str, typer.Option(help="Only contracts of this source: upload, or a pipeline's name.")
    ] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Apply without asking.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Decide every recorded review again under a playbook, without calling a model.

    --what-if (the default) only reports whose route or verdicts would change. --apply records a new
    run per contract; signed-off contracts are reported and never changed, and contracts whose
    current run a person overrode or approved are kept as they are (see --over-people). --since,
    --until and --source choose among the contracts; without them it is every one.
    """
    if not playbook.is_file():
        fail(f"{playbook} is no file.", 2)
    if over_people and not apply:
        fail("--over-people says what --apply may change: give both.", 2)
    if apply and not yes and not sys.stdin.isatty():
        fail("--apply changes routes: confirm with --yes.", 2)
    mode = "apply-over-people" if over_people else "apply" if apply else "what-if"
    request = {
        "mode": mode,
        "who": getpass.getuser(),
        "filename": playbook.name,
        "source": playbook.read_text(),
        "only": _scope(source, since, until),
    }
    if apply and not yes:
        for line in _of_people(_run({**request, "mode": "what-if"}), over_people=over_people):
            err.print(plain(line))
        typer.confirm("Record new runs under this playbook?", abort=True, err=True)
    result = _run(request)
    if as_json:
        sys.stdout.write(json.dumps(result, ensure_ascii=False) + "\n")
    else:
        _print(result)


def _scope(source: str, since: datetime | None, until: datetime | None) -> Json:
    """The contracts asked for, as the API takes them."""
    if since and until and since > until:
        fail(f"--since {since:%Y-%m-%d} is after --until {until:%Y-%m-%d}: swap the two.", 2)
    days = {"since": since, "until": until}
    named = {name: f"{day:%Y-%m-%d}" for name, day in days.items() if day}
    return {**named, **({"source": source} if source else {})}


def _run(request: Json) -> Json:
    try:
        return asyncio.run(_replayed(request))
    except ApiProblem as error:
        fail(str(error))


async def _replayed(request: Json) -> Json:
    async with system(CliSettings(), reads=True) as url, Client(url) as client:
        asked = await client.post("/v1/replays", request)
        with Progress(console=err, transient=True, disable=not is_terminal()) as bar:
            task = bar.add_task("Deciding again", total=int(asked["parts"]))
            while True:
                state = await client.get(f"/v1/replays/{asked['replay']}", wait=asked["seq"])
                bar.update(task, completed=int(state["done"]))
                if state["complete"]:
                    matters = await client.get("/v1/matters", limit=1)
                    return _result(state, sorted(matters["counts"]["by"]["playbook"]))
                await asyncio.sleep(_POLL_SECONDS)


def _result(state: Json, playbooks: list[str]) -> Json:
    """What `--json` prints; `playbooks` are all that contracts on the log were reviewed under.

    `flips` change the route and `shifts` verdicts under the same one; `kept` are the contracts that
    are left as they are because a person decided on their current run.
    """
    changes = [_change(change) for change in state["flips"] if not change["kept"]]
    kept = [_change(change) for change in state["flips"] if change["kept"]]
    flips = [change for change in changes if change["from"] != change["to"]]
    return {
        "replay": state["replay"],
        "mode": state["mode"],
        "only": {name: value for name, value in state["only"].items() if value},
        "contracts": state["contracts"],
        "playbooks": playbooks,
        "unchanged": state["contracts"] - len(flips) - len(kept),
        "model_calls": state["model_calls"],
        "flips": flips,
        "shifts": [change for change in changes if change["from"] == change["to"]],
        "kept": kept,
        "needs_model": state["needs_model"],
        "failures": state["failures"],
    }


def _change(change: Json) -> Json:
    same = ("from", "to", "positions", "signed", "overrides", "closing")
    return {
        "matter": change["matter"],
        "file": change["filename"],
        "counterparty": change["counterparty"],
        **{name: change[name] for name in same},
    }


def _of_people(result: Json, *, over_people: bool) -> list[str]:
    """What becomes of contracts on whose current run a person decided; nothing without any."""
    changes = (*result["kept"], *result["flips"], *result["shifts"])
    decided = [each for each in changes if each["overrides"] or each["closing"]]
    if not decided:
        return []
    named = "; ".join(_decided(each) for each in decided)
    one = len(decided) == 1
    count = f"{len(decided)} {'contract' if one else 'contracts'}"
    if result["mode"] == "apply":
        return [f"Kept because a person decided, {count}: {named}."]
    if result["mode"] == "apply-over-people":
        return [f"{count} had overrides or approvals that did not carry over: {named}."]
    then = (
        "They are decided again all the same (--over-people)."
        if over_people
        else "--apply keeps them as they are; with --over-people it decides them again too."
    )
    has = "has" if one else "have"
    return [
        f"{count} {has} overrides or approvals that will not carry over by themselves: {named}. "
        + then
    ]


def _decided(change: Json) -> str:
    n = int(change["overrides"])
    said = [f"{n} {'override' if n == 1 else 'overrides'}"] if n else []
    if change["closing"]:
        said.append(str(change["closing"]).replace("_", " "))
    routes = f"{change['from']} now, {change['to']} by the rules alone".replace("_", " ")
    return f"{change['file'] or change['matter']} ({', '.join(said)}; {routes})"


def _looked_at(result: Json) -> str:
    """How many contracts, and which they were chosen to be."""
    only = result["only"]
    said = [f"of source {only['source']}"] if "source" in only else []
    handed = [f"{name} {only[name]}" for name in ("since", "until") if name in only]
    if handed:
        said.append(f"handed in {' '.join(handed)}")
    n = result["contracts"]
    return " ".join([f"{n} {'contract' if n == 1 else 'contracts'}", *said])


def _print(result: Json) -> None:
    done = "Looked at" if result["mode"] == "what-if" else "Applied to"
    kept = f", {len(result['kept'])} are kept as people left them" if result["kept"] else ""
    show(
        Text(
            f"{done} {_looked_at(result)}: the route of {len(result['flips'])} changes, "
            f"of {result['unchanged']} it does not{kept}. Model calls: {result['model_calls']}."
        )
    )
    if not result["contracts"]:
        there = ", ".join(result["playbooks"]) or "none"
        show(
            plain(
                "A replay looks at contracts whose current review was under a playbook of the same "
                f"id and that --since, --until and --source choose. Playbooks of reviews: {there}."
            ),
            0,
            2,
        )
    for line in _of_people(result, over_people=False):
        show(plain(line), 0, 2)
    for change in (*result["flips"], *result["shifts"]):
        _print_change(change)
    if result["needs_model"]:
        names = ", ".join(result["needs_model"])
        show(
            plain(
                f"\nWhat is looked for changed as well: {names}. The verdicts above rest on what "
                "was found before; only a new review (Run again in the desk) looks for it anew."
            ),
            0,
            2,
        )
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
