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
from quotary.cli.evaluation.keeping import keep
from quotary.cli.evaluation.questions import (
    Case,
    Figures,
    Labelled,
    cases,
    figures,
    labelled_questions,
)
from quotary.cli.settings import CliSettings
from quotary.core.questions.prompting import DIGEST

SUITE = "questions"


def evaluate_questions(folder: Path, proposer: str, *, as_json: bool) -> bool:
    """True where no absent question was answered; the figures are printed, and kept as a fact.

    Raises:
        LabelsInvalid: the labels cannot be used.
        ApiProblem: a document or a question is refused.
        NoSystem: there is no system to ask.
    """
    every, result = asyncio.run(_asked(labelled_questions(folder), proposer))
    if as_json:
        row = {"suite": SUITE, **_how(every, proposer), **asdict(result)}
        sys.stdout.write(json.dumps(row) + "\n")
    else:
        print_questions(result, every)
    return result.holds


async def _asked(labelled: Sequence[Labelled], proposer: str) -> tuple[list[Case], Figures]:
    if is_terminal():
        err.print(f"asking {len(labelled)} questions …", style="dim")
    async with system(CliSettings()) as url, Client(url) as client:
        every = await cases(client, labelled, proposer)
        result = figures(every)
        await keep(client, SUITE, {**_how(every, proposer), **asdict(result), **_shared(result)})
        return every, result


def _how(every: Sequence[Case], proposer: str) -> dict[str, str]:
    """What was evaluated, so that a change of it shows beside a change of the figures."""
    models = sorted({str(case.found["model"]) for case in every} - {""})
    return {"proposer": proposer, "model": ", ".join(models), "prompt_digest": DIGEST}


def _shared(result: Figures) -> dict[str, int | float]:
    """The figures under the names that every suite's have; what must never be counts as one."""
    asked = result.answerable + result.absent
    return {
        "contracts": asked,
        "correct": result.answered_right + result.declined_right,
        "false_green": result.absent_answered,
        "citation_integrity": 1 - result.not_verbatim / max(1, asked),
    }


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
