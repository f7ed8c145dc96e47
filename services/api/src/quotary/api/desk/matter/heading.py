"""The line under a matter's name."""

from __future__ import annotations

from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.when import took
from quotary.api.desk.words import PROPOSERS, count


def heading(shown: ShownRun) -> tuple[str, ...]:
    """Counterparty, playbook, size and time; then who proposed, said plainly."""
    run = shown.run
    said = [run.counterparty or "Counterparty not known yet", _playbook(shown)]
    if shown.document is not None:
        pages = len(shown.document.pages)
        size = count(pages, "page") if pages else f"{len(shown.document.text):,} characters"
        ended = f", reviewed in {took(run.started_at, run.ended_at)}" if run.ended_at else ""
        said.append(size + ended)
    said.append(_proposer(shown))
    if shown.state.held:
        said.append("On hold")
    return tuple(said)


def _playbook(shown: ShownRun) -> str:
    run = shown.run
    if shown.playbook is not None:
        return f"{shown.playbook.title} v{run.playbook_version}"
    return run.playbook or "Playbook not chosen yet"


def _proposer(shown: ShownRun) -> str:
    run = shown.run
    words = PROPOSERS.get(run.proposer, run.proposer)
    return f"{words}, {run.model}" if run.proposer == "live" and run.model else words
