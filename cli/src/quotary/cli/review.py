"""`quotary review`: files in, routes out."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.progress import Progress as Bar
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

from quotary.cli.client import ApiLost, Client
from quotary.cli.console import err, fail, is_terminal, say
from quotary.cli.embedded.session import system
from quotary.cli.result_table import print_result
from quotary.cli.reviewing import Order, Progress, review_all
from quotary.cli.settings import CliSettings

Json = dict[str, Any]
_LEVELS = {"green": 0, "out_of_playbook": 1, "yellow": 1, "red": 2}
_LABELS = frozenset({".yaml", ".yml", ".toml", ".json"})
NO_RECORDING = "There is no recording for this document"
"""How the extractor's sentence begins where it has no reply for a file."""
_OTHER_PROPOSERS = (
    "a file of your own is read with --proposer offline (no model, never green), with --proposer "
    "live (the model of QUOTARY_MODEL_BASE_URL), or with --recording and a model's reply to it."
)
FAILED_STATUS = 3
"""Exit status where a document could not be reviewed at all."""


def review(
    files: Annotated[list[Path], typer.Argument(help="Contracts: PDF, DOCX, TXT or MD.")],
    playbook: Annotated[str, typer.Option(help="A playbook's id; auto chooses by type.")] = "auto",
    proposer: Annotated[
        Literal["recorded", "offline", "live"],
        typer.Option(
            help="Who proposes: recorded takes a reply kept for exactly this file, offline cues "
            "without a model (never green), live the model of QUOTARY_MODEL_BASE_URL."
        ),
    ] = "recorded",
    recording: Annotated[
        list[Path] | None,
        typer.Option(help="A model's raw reply to use; once per unit, in order."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    fail_on: Annotated[
        Literal["yellow", "red"] | None,
        typer.Option(help="Leave with status 1 where a route is this bad or worse."),
    ] = None,
) -> None:
    """Review contracts and print their routes. Starts what it needs, or uses QUOTARY_URL.

    Folders and label files (YAML, TOML, JSON) among the files are left out with a remark, so that a
    pattern may match them.

    Exit status: 0 reviewed, 1 a route met --fail-on, 2 wrong arguments, or no document among the
    files, 3 a document could not be reviewed, or the system was lost on the way, 4 no system could
    be reached or started.
    """
    documents = _documents(files)
    for path in (*documents, *(recording or ())):
        if not path.is_file():
            fail(f"{path} is no file.", 2)
    order = Order(playbook, proposer, tuple(recording or ()))
    results = asyncio.run(run_reviews(documents, order))
    for result in results:
        if as_json:
            sys.stdout.write(json.dumps(result, ensure_ascii=False) + "\n")
        else:
            print_result(result)
    if any(_unrecorded(result) for result in results):
        say(_OTHER_PROPOSERS)
    raise typer.Exit(_status(results, fail_on))


def _documents(files: Sequence[Path]) -> list[Path]:
    """The files that may be documents; what a pattern matches besides is named and left out."""
    found: list[Path] = []
    for path in files:
        if path.is_dir():
            say(f"{path} is a folder: left out.")
        elif path.suffix.lower() in _LABELS:
            say(f"{path} holds labels or settings, no contract: left out.")
        else:
            found.append(path)
    if not found:
        fail("There is no document among the files named.", 2)
    return found


async def run_reviews(files: Sequence[Path], order: Order) -> list[Json]:
    """The results, with progress on a terminal."""
    with _progress(len(files)) as progress:
        async with system(CliSettings()) as url, Client(url) as client:
            try:
                results = await review_all(client, files, order, progress)
            except asyncio.CancelledError:
                say(f"interrupted. {client.kept_there or 'Nothing had been handed in.'}")
                raise
            if client.lost and not client.handed_in:
                raise ApiLost(client.lost)
            if client.lost:
                say(client.lost)
            return results


@contextmanager
def _progress(total: int) -> Generator[Progress]:
    if not is_terminal():
        yield lambda _path, _step: None
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Bar(*columns, console=err, transient=True) as bar:
        task = bar.add_task(f"starting, {total} to review")

        def show(path: Path, step: str) -> None:
            bar.update(task, description=f"{path.name}: {step}".replace("[", "\\["))

        yield show


def _unrecorded(result: Json) -> bool:
    """True where the review failed for want of a reply kept for this very file."""
    said = str(result["reasons"][0]) if result["reasons"] else ""
    return result["route"] is None and said.startswith(NO_RECORDING)


def _status(results: Sequence[Json], fail_on: str | None) -> int:
    if any(result["route"] is None for result in results):
        return FAILED_STATUS
    if fail_on is None:
        return 0
    worst = max(_LEVELS[str(result["route"])] for result in results)
    return 1 if worst >= _LEVELS[fail_on] else 0
