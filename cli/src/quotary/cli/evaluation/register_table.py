"""The suite `obligations` from end to end: review what is labelled, count, keep, and print."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.progress import track
from rich.table import Table
from rich.text import Text

from quotary.cli.client import Client
from quotary.cli.console import err, is_terminal, out, plain, show
from quotary.cli.embedded.session import system
from quotary.cli.evaluation.keeping import keep
from quotary.cli.evaluation.offset_labels import OffsetLabels, offset_labels
from quotary.cli.evaluation.register_documents import (
    FATES,
    DocumentFigures,
    added_up,
    columns,
    document_figures,
)
from quotary.cli.evaluation.register_figures import (
    RegisterFigures,
    how_evaluated,
    register_figures,
)
from quotary.cli.evaluation.register_labels import LabelledRegister, poisoned, registers
from quotary.cli.evaluation.register_runs import RegisterRuns, current_playbook
from quotary.cli.evaluation.register_scoring import RegisterCase
from quotary.cli.settings import CliSettings
from quotary.ingest.reading.worker import ReadingWorker

SUITE: Final = "obligations"
GOLD: Final = "cuad-gold.yaml"
_HEADS: Final = ("labels", *FATES, "idle", "wrong")
_ALWAYS: Final = frozenset({"labels", "found", "gap", "escalated", "lost", "wrong"})


def evaluate_registers(folder: Path, proposer: str, data: Path | None, *, as_json: bool) -> bool:
    """True where nothing is wrong that must not be; the figures are printed, and kept as a fact.

    `data` is a folder with the real contract that `cuad-gold.yaml` labels, None to leave it out.

    Raises:
        LabelsInvalid: the labels cannot be used.
        ApiProblem: a document is refused.
        NoSystem: there is no system to ask.
    """
    labelled = registers(folder)
    if proposer == "recorded":
        labelled += poisoned(folder, labelled)
    else:
        # The faults are the recordings'; a model makes its own.
        labelled = [replace(each, faults=()) for each in labelled]
    playbook = labelled[0].playbook
    gold = offset_labels(folder / "obligations" / GOLD, data, playbook) if data else None
    cases, result = asyncio.run(_evaluated(labelled, gold, proposer))
    if as_json:
        row = {"suite": SUITE, **how_evaluated(cases, proposer), **result.as_json()}
        row["documents"] = [document_figures(case).as_json() for case in cases]
        sys.stdout.write(json.dumps(row) + "\n")
    else:
        print_registers(result, cases)
    return result.holds


async def _evaluated(
    labelled: Sequence[LabelledRegister], gold: OffsetLabels | None, proposer: str
) -> tuple[list[RegisterCase], RegisterFigures]:
    async with (
        system(CliSettings()) as url,
        Client(url) as client,
        ReadingWorker() as worker,
    ):
        playbook = await current_playbook(client, labelled[0].playbook)
        runs = RegisterRuns(client, worker, proposer, playbook)
        shown = (
            track(labelled, "Reviewing", console=err, transient=True) if is_terminal() else labelled
        )
        cases = [await runs.own(each) for each in shown]
        if gold is not None:
            cases.append(await runs.foreign(gold))
        result = register_figures(cases)
        await keep(client, SUITE, {**result.as_json(), **how_evaluated(cases, proposer)})
    return cases, result


def print_registers(result: RegisterFigures, cases: Sequence[RegisterCase]) -> None:
    """Print what must never be first, then the averages, each document, and what is wrong."""
    style = "bold red" if result.lost else "bold green"
    said = f"Lost without a trace: {result.lost} of {result.obligations} labelled obligations"
    out.print(Text(said, style))
    out.print(f"Inventions escalated: {result.escalated} of {result.inventions}")
    out.print(
        f"In two chunks and told once: {result.straddlers - result.told_twice} of "
        f"{result.straddlers}"
    )
    out.print(f"Left out where not stated: {result.left_out} of {result.not_stated}")
    out.print(f"Citation integrity: {_percent(result.citation_integrity)} of quotes verbatim")
    out.print(
        f"Recall {_percent(result.recall)}, precision {_percent(result.precision)}; "
        f"{result.gaps} left as gaps for a person, "
        f"{result.idle_gaps} gaps besides"
    )
    out.print(f"Key terms as labelled: {result.terms_right} of {result.terms}\n")
    documents = [document_figures(case) for case in cases]
    own = [each for each in documents if not each.poisoned]
    hidden = [each for each in documents if each.poisoned]
    out.print(_documents("Documents: the labels, and what became of each", own))
    if hidden:
        out.print(_documents("\nThe same with replies that hide every duty", hidden))
    out.print(_outcomes(result))
    for each in documents:
        for sentence in each.wrong:
            show(plain(f"{each.name}: {sentence}", "bold red"), 0, 2)


def _documents(title: str, documents: Sequence[DocumentFigures]) -> Table:
    """A line per document and their sum; a fate that no label has takes no column."""
    sums = added_up(documents)
    kept = [at for at, name in enumerate(_HEADS) if sums[at] or name in _ALWAYS]
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("document", overflow="fold")
    for at in kept:
        table.add_column(_HEADS[at], justify="right")
    for each in documents:
        counts = columns(each)
        table.add_row(plain(each.name), *(str(counts[at] or "·") for at in kept))
    table.add_row("together", *(str(sums[at] or "·") for at in kept), style="bold")
    return table


def _outcomes(result: RegisterFigures) -> Table:
    title = "\nLabelled, then what became of it"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    found = sorted({found for _, found, _ in result.confusion})
    table.add_column("labelled")
    for each in (*found, "together"):
        table.add_column(each, justify="right")
    counts = {(label, outcome): count for label, outcome, count in result.confusion}
    for label in sorted({label for label, _, _ in result.confusion}):
        row = [counts.get((label, each), 0) for each in found]
        table.add_row(label, *(str(count or "·") for count in (*row, sum(row))))
    sums = [sum(count for _, to, count in result.confusion if to == each) for each in found]
    table.add_row("together", *map(str, (*sums, sum(sums))), style="bold")
    return table


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.2%}"
