"""The suite `questions` from end to end: ask what is labelled, count, and print."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.text import Text

from quotary.cli.client import Client
from quotary.cli.console import err, is_terminal, out, plain
from quotary.cli.embedded.session import system
from quotary.cli.evaluation.questions import (
    Case,
    Figures,
    Labelled,
    cases,
    figures,
    labelled_questions,
)
from quotary.cli.settings import CliSettings


def evaluate_questions(folder: Path, proposer: str, *, as_json: bool) -> bool:
    """True where no absent question was answered; the figures are printed.

    Raises:
        LabelsInvalid: the labels cannot be used.
        ApiProblem, FolderBusy, BrokerMissing: there is no system to ask.
    """
    every = asyncio.run(_asked(labelled_questions(folder), proposer))
    result = figures(every)
    if as_json:
        row = {"suite": "questions", "proposer": proposer, **asdict(result)}
        sys.stdout.write(json.dumps(row) + "\n")
    else:
        print_questions(result, every)
    return result.holds


async def _asked(labelled: Sequence[Labelled], proposer: str) -> list[Case]:
    if is_terminal():
        err.print(f"asking {len(labelled)} questions …", style="dim")
    async with system(CliSettings()) as url, Client(url) as client:
        return await cases(client, labelled, proposer)


def print_questions(result: Figures, every: Sequence[Case]) -> None:
    """Print what must never be first, then the rest, then every question that went wrong."""
    style = "bold red" if result.absent_answered else "bold green"
    said = f"Absent questions answered: {result.absent_answered} of {result.absent}"
    out.print(Text(said, style))
    out.print(
        f"Answered right: {result.answered_right} of {result.answerable}; declined in vain: "
        f"{result.declined_in_vain}; answered beside the point: {result.answered_wrong}"
    )
    out.print(f"Quotes not verbatim: {result.not_verbatim}; failed: {result.failed}")
    for case in every:
        if case.verdict != "right":
            where = f"{case.labelled.path.name}: {case.labelled.question}"
            out.print(plain(f"\n{case.verdict}: {where}", "bold"))
            out.print(plain(f"  {case.found['sentence'] or case.found['looked_at']}"))
