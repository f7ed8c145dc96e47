"""`quotary playbook`: check a playbook, read its tables, compare two, run its cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from quotary.cli import playbook_rows as rows
from quotary.cli import playbook_view as view
from quotary.cli.console import fail, out
from quotary.core.checking.analysis import analyse
from quotary.core.checking.boundary import boundary_table
from quotary.core.checking.case import Cases
from quotary.core.checking.difference import difference
from quotary.core.checking.domain import TooManySituations
from quotary.core.checking.mutation import mutation_score
from quotary.core.checking.running import run_cases
from quotary.core.playbook import Playbook, PlaybookInvalid
from quotary.log.playbook_files import LoadedPlaybook, cases_path, load_cases, load_playbook

File = Annotated[Path, typer.Argument(help="A playbook in YAML or TOML.", metavar="FILE")]
Files = Annotated[list[Path], typer.Argument(help="Playbooks in YAML or TOML.", metavar="FILE...")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of tables.")]

playbook_app = typer.Typer(
    name="playbook",
    help="Check, read, compare and test playbooks. No service is needed.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


@playbook_app.command()
def check(files: Files, as_json: AsJson = False) -> None:
    """Find everything that is wrong or weak in playbooks.

    The status is 1 where something must be mended; advice alone does not count.
    """
    clean = True
    for file in files:
        try:
            loaded = load_playbook(file)
        except PlaybookInvalid as invalid:
            clean = False
            _show(as_json, rows.invalid(file, invalid), view.invalid(invalid))
            continue
        remarks = analyse(loaded.playbook)
        clean = clean and not any(remark.severity == "error" for remark in remarks)
        _show(as_json, rows.checked(file, loaded, remarks), view.checked(file, loaded, remarks))
    if not clean:
        raise typer.Exit(1)


@playbook_app.command()
def table(
    file: File,
    position: Annotated[str, typer.Option(help="Only the position with this id.")] = "",
    every: Annotated[
        bool, typer.Option("--all", help="Also the lines where a yes or no is not known.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Print every position's verdict at every boundary of its table."""
    loaded = _load(file)
    positions = [one for one in loaded.playbook.positions if position in ("", one.id)]
    if not positions:
        known = ", ".join(one.id for one in loaded.playbook.positions)
        fail(f"{file} has no position {position!r}; it has {known}", 2)
    try:
        for one in positions:
            lines = boundary_table(one, loaded.playbook)
            _show(as_json, rows.table(one, lines), view.table(one, lines, every=every))
    except TooManySituations as error:
        fail(f"{file}: {error}")


@playbook_app.command()
def diff(
    old: Annotated[Path, typer.Argument(help="The playbook as it is.", metavar="OLD")],
    new: Annotated[Path, typer.Argument(help="The playbook as it would be.", metavar="NEW")],
    as_json: AsJson = False,
) -> None:
    """Print only the verdicts that change from one playbook to another."""
    before, after = _load(old), _load(new)
    try:
        found = difference(before.playbook, after.playbook)
    except TooManySituations as error:
        fail(f"{old} and {new}: {error}")
    _show(as_json, rows.difference(before, after, found), view.difference(before, after, found))


@playbook_app.command("test")
def run(
    file: File,
    cases: Annotated[
        Path | None, typer.Option(help="The cases, if they are not in cases/ beside the file.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Run a playbook's cases, and count the small wrong changes that they would not notice.

    The status is 1 where a case fails or a change goes unnoticed.
    """
    loaded = _load(file)
    given = _cases(cases or cases_path(file), loaded.playbook)
    results = run_cases(given, loaded.playbook)
    try:
        score = mutation_score(given, loaded.playbook)
    except TooManySituations as error:
        fail(f"{file}: {error}")
    _show(as_json, rows.tested(file, results, score), view.tested(file, results, score))
    if score.survivors or not all(result.holds for result in results):
        raise typer.Exit(1)


def _load(file: Path) -> LoadedPlaybook:
    try:
        return load_playbook(file)
    except PlaybookInvalid as invalid:
        fail(str(invalid))


def _cases(file: Path, playbook: Playbook) -> Cases:
    try:
        return load_cases(file, playbook)
    except PlaybookInvalid as invalid:
        fail(str(invalid))


def _show(as_json: bool, row: rows.Row, shown: view.Shown) -> None:
    """One JSON line, or what a person reads."""
    if as_json:
        typer.echo(json.dumps(row, ensure_ascii=True))
    else:
        for part in shown:
            out.print(part, soft_wrap=not isinstance(part, Table))
