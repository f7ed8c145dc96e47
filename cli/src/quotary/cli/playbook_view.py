"""What `quotary playbook` shows a person: tables that counsel can read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quotary.cli.console import plain
from quotary.core.checking.analysis import Remark
from quotary.core.checking.boundary import BoundaryLine
from quotary.core.checking.difference import Change, Difference
from quotary.core.checking.mutation import MutationScore
from quotary.core.checking.register_difference import register_difference
from quotary.core.checking.running import CaseResult
from quotary.core.playbook import Playbook, PlaybookInvalid, Position
from quotary.log.playbook_files import LoadedPlaybook

Shown = Iterable[RenderableType]

_STYLES = {"accept": "green", "fallback": "yellow", "reject": "red", "missing": "yellow"}


def invalid(found: PlaybookInvalid) -> Shown:
    """Every problem on a line of its own: file, line, place, what was found, what is allowed."""
    for problem in found.problems:
        yield plain(problem.sentence(found.source), "red")


def checked(file: Path, loaded: LoadedPlaybook, remarks: Sequence[Remark]) -> Shown:
    """One line on the playbook, then every remark."""
    book = loaded.playbook
    errors = sum(remark.severity == "error" for remark in remarks)
    said = f"{errors} to mend" if errors else "in order"
    yield plain(
        f"{file}: {book.title}, version {book.version}, {_asks_for(book)}, {said}"
        f"  {loaded.digest[:12]}",
        "bold red" if errors else "bold green",
    )
    for remark in remarks:
        where = f"{file}:{remark.line}" if remark.line else str(file)
        style = "red" if remark.severity == "error" else "dim"
        about = f"{remark.position}: " if remark.position else ""
        yield plain(f"  {where}: {about}{remark.sentence} [{remark.severity}]", style)


def _asks_for(book: Playbook) -> str:
    if book.scope == "chunk":
        return f"obligations and {len(book.terms)} key terms"
    return f"{len(book.positions)} positions"


def table(position: Position, lines: Sequence[BoundaryLine], *, every: bool) -> Shown:
    """One table; without `every`, lines that hang on an unknown yes or no are left out."""
    decided, absent = lines[:-1], lines[-1]
    kept = [line for line in decided if every or not line.unknown]
    names = list(dict.fromkeys(name for line in kept for name, _ in line.cells))
    heading = f"{position.title} ({position.id}){', critical' if position.critical else ''}"
    grid = Table(title=plain(heading, "bold"), title_justify="left", header_style="bold")
    for name in names:
        grid.add_column(plain(name))
    grid.add_column("verdict")
    grid.add_column("because")
    for line in kept:
        cells = dict(line.cells)
        grid.add_row(
            *(plain(cells.get(name, "any")) for name in names),
            verdict(line.verdict),
            plain(line.because),
        )
    yield grid
    yield Text.assemble("  absent: ", verdict(absent.verdict))
    if len(kept) < len(decided):
        yield plain(
            "  An unknown yes or no lifts an accept to a fallback (--all shows how).", "dim"
        )
    yield ""


def difference(before: LoadedPlaybook, after: LoadedPlaybook, found: Difference) -> Shown:
    """The changed verdicts, and what stays as it is in one line."""
    old, new = before.playbook, after.playbook
    yield plain(f"{old.title}: version {old.version} ({before.digest[:12]})", "bold")
    yield plain(f"  to version {new.version} ({after.digest[:12]})", "bold")
    if found.changes:
        grid = Table(header_style="bold")
        for name in ("position", "when", "before", "after"):
            grid.add_column(name)
        for change in found.changes:
            grid.add_row(
                plain(change.position),
                plain(_when(change)),
                verdict(change.before),
                verdict(change.after),
            )
        yield grid
    if new.scope == old.scope == "chunk":
        changed = register_difference(old, new)
        yield from map(plain, changed or ("Registers are read alike under both.",))
        return
    yield plain(f"{found.unchanged} of {found.compared} boundary situations keep their verdict.")
    if found.extraction:
        yield plain(f"The model would have to be asked again: {', '.join(found.extraction)}.")
    if found.checks:
        yield plain(f"Cues, readers or proofs changed: {', '.join(found.checks)}.")


def tested(file: Path, results: Sequence[CaseResult], score: MutationScore) -> Shown:
    """Failed cases and surviving mutants, then both figures."""
    failed = [result for result in results if not result.holds]
    for result in failed:
        yield plain(f"line {result.case.line}, {result.case.name}:", "red")
        for problem in result.problems:
            yield plain(f"  {problem}", "red")
    for survivor in score.survivors:
        where = f"{file}:{survivor.line}: {survivor.position}"
        yield plain(f"{where}: no case notices {survivor.what}", "yellow")
    style = "bold red" if failed or score.survivors else "bold green"
    yield plain(
        f"{file}: {len(results) - len(failed)} of {len(results)} cases hold; mutation score "
        f"{100 * score.score:.1f} % ({score.killed} of {score.mutants} mutants killed)",
        style,
    )


def verdict(word: str) -> Text:
    """A verdict in its colour; any other word plain."""
    return plain(word, _STYLES.get(word, ""))


def _when(change: Change) -> str:
    if change.kind == "verdict":
        return ", ".join(f"{name}={label}" for name, label in change.cells) or "always"
    return {"absence": "absent", "critical": "weight", "added": "new", "removed": "gone"}.get(
        change.kind, change.kind
    )
