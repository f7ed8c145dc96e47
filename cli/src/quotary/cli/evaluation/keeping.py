"""Figures of an evaluation kept as a fact of the system that was evaluated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quotary.cli.client import Client
from quotary.cli.evaluation.scoring import Case, Figures

Json = dict[str, Any]


async def keep(client: Client, suite: str, figures: Json) -> int:
    """The number that the evaluation has within its suite.

    Raises:
        ApiProblem: the API refuses the figures, or does not answer.
    """
    recorded = await client.post("/v1/evals", {"suite": suite, "figures": figures})
    return int(recorded["number"])


async def kept(client: Client, result: Figures, cases: Sequence[Case], proposer: str) -> Json:
    """The figures with what was evaluated: playbooks by digest, and who proposed.

    Raises:
        ApiProblem: a playbook is not there, or the API does not answer.
    """
    used = sorted({case.labelled.playbook for case in cases})
    found = [await client.get(f"/v1/playbooks/{each}") for each in used]
    confusion = [[*pair, count] for pair, count in sorted(result.confusion.items())]
    return {
        **result.as_json(),
        "confusion": confusion,
        "proposer": proposer,
        "playbook": ", ".join(used),
        "playbook_version": ", ".join(str(each["version"]) for each in found),
        "playbook_digest": ", ".join(str(each["digest"]) for each in found),
    }
