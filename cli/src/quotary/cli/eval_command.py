"""`quotary eval`: routes against labels, false greens first."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.progress import track
from rich.table import Table
from rich.text import Text

from quotary.cli.client import ApiProblem, Client
from quotary.cli.console import err, fail, is_terminal, out, plain
from quotary.cli.embedded.session import system
from quotary.cli.evaluation.keeping import keep, kept
from quotary.cli.evaluation.labels import (
    Labelled,
    LabelsInvalid,
    attacks,
    contratos,
    samples,
)
from quotary.cli.evaluation.question_table import evaluate_questions
from quotary.cli.evaluation.register_table import evaluate_registers
from quotary.cli.evaluation.scoring import Case, Figures, figures
from quotary.cli.reviewing import Order, review_all
from quotary.cli.settings import CliSettings

WRONG_STATUS = 1
LABELS_STATUS = 2
FAILED_STATUS = 3
SUITES = {"samples": samples, "attacks": attacks, "contratos": contratos}


def evaluate(
    suite: Annotated[
        Literal["samples", "attacks", "contratos", "questions", "obligations"],
        typer.Option(
            help="Labelled samples with recordings, replies that try to cheat, contracts "
            "labelled clause by clause, questions with answers and without, or documents whose "
            "every obligation is labelled."
        ),
    ] = "samples",
    proposer: Annotated[
        Literal["recorded", "offline", "live"], typer.Option(help="Who proposes.")
    ] = "recorded",
    folder: Annotated[Path, typer.Option("--samples", help="The samples folder.")] = Path(
        "samples"
    ),
    data: Annotated[
        Path | None,
        typer.Option(help="A folder with the real contract that cuad-gold.yaml labels."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="The figures as one JSON object.")
    ] = False,
) -> None:
    """Review labelled contracts, compare with the labels, and keep the figures as a fact.

    Exit status: 0 all as labelled, 1 not, 2 wrong arguments or labels, 3 a document could not be
    reviewed, 4 no system could be reached or started.
    """
    try:
        if suite == "questions":
            holds = evaluate_questions(folder, proposer, as_json=as_json)
            raise typer.Exit(0 if holds else WRONG_STATUS)
        if suite == "obligations":
            holds = evaluate_registers(folder, proposer, data, as_json=as_json)
            raise typer.Exit(0 if holds else WRONG_STATUS)
        labelled = SUITES[suite](folder)
        cases, result = asyncio.run(_evaluated(suite, labelled, proposer))
    except LabelsInvalid as error:
        fail(str(error), LABELS_STATUS)
    except ApiProblem as error:
        fail(str(error), FAILED_STATUS)
    if as_json:
        sys.stdout.write(json.dumps(result.as_json()) + "\n")
    else:
        _print(result, cases)
    # Only recordings can be held to the labels: the offline proposer clears nothing by design.
    wrong = result.false_green or (proposer == "recorded" and result.correct < result.contracts)
    raise typer.Exit(WRONG_STATUS if wrong else 0)


async def _evaluated(
    suite: str, labelled: list[Labelled], proposer: str
) -> tuple[list[Case], Figures]:
    async with system(CliSettings()) as url, Client(url) as client:
        size = 8
        groups = [labelled[at : at + size] for at in range(0, len(labelled), size)]
        shown = track(groups, "Reviewing", console=err, transient=True) if is_terminal() else groups
        cases = [
            case
            for group in shown
            for case in await asyncio.gather(*(_case(client, each, proposer) for each in group))
        ]
        result = figures(suite, cases)
        await keep(client, suite, await kept(client, result, cases, proposer))
        return cases, result


async def _case(client: Client, labelled: Labelled, proposer: str) -> Case:
    recordings = (labelled.recording,) if labelled.recording else ()
    order = Order(labelled.playbook, proposer, recordings, "evaluation")
    (result,) = await review_all(client, [labelled.path], order, lambda _path, _step: None)
    text = await client.text(str(result["matter"])) if result["positions"] else ""
    return Case(labelled, result, text)


def _print(result: Figures, cases: list[Case]) -> None:
    style = "bold red" if result.false_green else "bold green"
    out.print(Text(f"False greens: {result.false_green} of {result.contracts} contracts", style))
    out.print(f"Routes as labelled: {result.correct} of {result.contracts}")
    if result.verdicts:
        out.print(f"Verdicts as labelled: {result.verdicts_correct} of {result.verdicts}")
    integrity = result.citation_integrity
    quoted = "nothing quoted" if integrity is None else f"{integrity:.2%} of quotes verbatim"
    out.print(f"Citation integrity: {quoted}\n")
    out.print(_confusion(result))
    for case in cases:
        _print_wrong(case)


def _confusion(result: Figures) -> Table:
    table = Table(title="Labelled route, then route found", title_justify="left", box=None)
    found = sorted({found for _, found in result.confusion})
    table.add_column("labelled")
    for route in found:
        table.add_column(route, justify="right")
    for expected in sorted({expected for expected, _ in result.confusion}):
        counts = [result.confusion.get((expected, route), 0) for route in found]
        table.add_row(expected, *(str(count or "·") for count in counts))
    return table


def _print_wrong(case: Case) -> None:
    wrong = case.wrong_verdicts()
    if case.right and not wrong:
        return
    allowed = "/".join(sorted(case.labelled.allowed))
    out.print(plain(f"\n{case.labelled.name}: {case.route}, labelled {allowed}", "bold"))
    for position, expected, found in wrong:
        out.print(f"  {position}: {found}, labelled {expected}")
    if not case.right:
        for reason in case.result["reasons"]:
            out.print(Text("  · ") + plain(str(reason)))
