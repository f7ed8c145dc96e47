"""`quotary playbook`: check a playbook, read its tables, compare two, run its cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from quotary.cli import playbook_rows as rows
from quotary.cli import playbook_view as view
from quotary.cli.console import fail, out, say
from quotary.cli.embedded.playbook_folder import playbook_folder
from quotary.cli.playbook_version import version_remarks
from quotary.core.checking.analysis import analyse
from quotary.core.checking.boundary import boundary_table
from quotary.core.checking.difference import difference
from quotary.core.checking.domain import TooManySituations
from quotary.core.checking.mutation import mutation_score
from quotary.core.checking.running import run_cases
from quotary.core.playbook import PlaybookInvalid
from quotary.log.playbook_files import (
    LoadedPlaybook,
    cases_path,
    load_cases,
    load_playbook,
    playbook_files,
)

File = Annotated[Path, typer.Argument(help="A playbook in YAML or TOML.", metavar="FILE")]
Files = Annotated[
    list[Path] | None,
    typer.Argument(
        help="Playbooks in YAML or TOML; without any, every playbook of the playbooks folder.",
        metavar="[FILE]...",
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of tables.")]

playbook_app = typer.Typer(
    name="playbook",
    help="Check, read, compare and test playbooks. No service is needed.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


@playbook_app.command()
def check(files: Files = None, as_json: AsJson = False) -> None:
    """Find everything that is wrong or weak in playbooks.

    The status is 1 where something must be mended; advice alone does not count.
    """
    clean = True
    for file in files or _ours():
        try:
            loaded = load_playbook(file)
        except PlaybookInvalid as invalid:
            clean = False
            _show(as_json, rows.invalid(file, invalid), view.invalid(invalid))
            continue
        remarks = (*analyse(loaded.playbook), *version_remarks(file, loaded))
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
        if not known:
            fail(f"{file} has no positions, so there is no table: it is for registers.", 2)
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
    """Print only what changes from one playbook to another: verdicts, or how duties are read."""
    before, after = _load(old), _load(new)
    try:
        found = difference(before.playbook, after.playbook)
    except TooManySituations as error:
        fail(f"{old} and {new}: {error}")
    _show(as_json, rows.difference(before, after, found), view.difference(before, after, found))


@playbook_app.command("test")
def run(
    files: Files = None,
    cases: Annotated[
        Path | None, typer.Option(help="The cases, if they are not in cases/ beside the file.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Run playbooks' cases, and count the small wrong changes that they would not notice.

    The status is 1 where a case fails or a change goes unnoticed. A playbook without positions, as
    for registers of obligations, has no verdicts to try and is left out with a remark.
    """
    if cases is not None and len(files or ()) != 1:
        fail("--cases goes with one FILE.", 2)
    clean = True
    for file in files or _ours():
        clean = _tested(file, cases, as_json=as_json) and clean
    if not clean:
        raise typer.Exit(1)


def _tested(file: Path, cases: Path | None, *, as_json: bool) -> bool:
    """True where every case holds and every small change is noticed; what came of it is printed."""
    try:
        loaded = load_playbook(file)
        if not loaded.playbook.positions:
            say(f"{file}: no positions, so there is nothing to run cases on.")
            return True
        beside = cases_path(file)
        if cases is None and not beside.is_file():
            say(f"{file}: its cases are looked for in {beside}, which is no file: name them with "
                "--cases FILE.")  # fmt: skip
            return False
        given = load_cases(cases or beside, loaded.playbook)
        results = run_cases(given, loaded.playbook)
        score = mutation_score(given, loaded.playbook)
    except PlaybookInvalid as invalid:
        say(str(invalid))
        return False
    except TooManySituations as error:
        say(f"{file}: {error}")
        return False
    _show(as_json, rows.tested(file, results, score), view.tested(file, results, score))
    return not score.survivors and all(result.holds for result in results)


def _ours() -> list[Path]:
    """The playbooks of the playbooks folder, in the order of their names."""
    folder = playbook_folder()
    found = playbook_files(folder)
    if not found:
        fail(
            f"{folder.absolute()} holds no playbook. Name a FILE, run the command where the folder "
            "is, or set QUOTARY_PLAYBOOKS to it.",
            2,
        )
    return found


def _load(file: Path) -> LoadedPlaybook:
    try:
        return load_playbook(file)
    except PlaybookInvalid as invalid:
        fail(str(invalid))


def _show(as_json: bool, row: rows.Row, shown: view.Shown) -> None:
    """One JSON line, or what a person reads."""
    if as_json:
        typer.echo(json.dumps(row, ensure_ascii=True))
    else:
        for part in shown:
            out.print(part, soft_wrap=not isinstance(part, Table))
