"""The line under a matter's name."""

from __future__ import annotations

from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.when import roughly
from quotary.api.desk.words import PROPOSERS, count, decided_again
from quotary.log.matter_state import RunState


def heading(shown: ShownRun) -> tuple[str, ...]:
    """Counterparty, playbook, size and time; then who proposed, said plainly."""
    run = shown.run
    said = [each for each in (_counterparty(shown), _playbook(shown)) if each]
    if shown.document is not None:
        pages = len(shown.document.pages)
        size = count(pages, "page") if pages else f"{len(shown.document.text):,} characters"
        said.append(size + _ended(run))
    said.append(_proposer(shown))
    if shown.state.held:
        said.append("On hold")
    return tuple(said)


def _ended(run: RunState) -> str:
    # A replay's run is one fact: it has no time of its own, and nothing was reviewed.
    if run.ended_at is None or run.trigger == "replay":
        return ""
    done = "failed after" if run.outcome == "failed" else "reviewed in"
    return f", {done} {roughly(run.started_at, run.ended_at)}"


def _counterparty(shown: ShownRun) -> str:
    run = shown.run
    if run.counterparty:
        return run.counterparty
    if run.outcome == "running":
        return "Counterparty not known yet"
    # A register does not ask for one, and a run that failed has not come to it.
    asks = run.outcome == "routed" and shown.playbook and shown.playbook.scope != "chunk"
    return "No counterparty found" if asks else ""


def _playbook(shown: ShownRun) -> str:
    run = shown.run
    if shown.playbook is not None:
        return f"{shown.playbook.title} v{run.playbook_version}"
    if run.playbook:
        return run.playbook
    return (
        "Playbook not chosen yet" if run.outcome == "running" else "No playbook came to be chosen"
    )


def _proposer(shown: ShownRun) -> str:
    run = shown.run
    if run.trigger == "replay":
        return decided_again(f"{run.playbook} v{run.playbook_version}")
    words = PROPOSERS.get(run.proposer, run.proposer)
    return f"{words}, {run.model}" if run.proposer == "live" and run.model else words
