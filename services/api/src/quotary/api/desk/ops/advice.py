"""What a person can do about a failure, by its code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_DOCUMENT: Final = "Mend the document and hand it in again: a retry reads the same bytes."
_MODEL: Final = "See that the model server answers, then retry: what was proposed is kept."
_REPLY: Final = "Retry: the model is asked again. If it stays, run it again with another proposer."
_FAULT: Final = "Retry. If it stays, the service's log names the fault."
_ADVICE: Final[Mapping[str, str]] = {
    "no_recording": (
        "“Recorded” plays answers kept for known files. Run it again live (a model reads it) or "
        "offline (no model; at best yellow)."
    ),
    "no_proposer": (
        "No model is set up here. Run it again offline (no model; at best yellow), or set a model "
        "up for every extractor and retry."
    ),
    "no_playbook": "Publish a playbook of that name, or run it again with another.",
    "too_many_units": "Run it again with a playbook that reads the whole document, or split it.",
    "invalid_output": _REPLY,
    "refused": _REPLY,
    "model_unreachable": _MODEL,
    "attempts_spent": _FAULT,
    "invalid_fact": _FAULT,
    "missing": _FAULT,
    "all_failed": "Retry: the parts that succeeded are kept.",
}


def what_to_do(code: str, step: str) -> str:
    """One sentence; for an unknown code by the step that failed."""
    if code in _ADVICE:
        return _ADVICE[code]
    return _DOCUMENT if step in ("submitted", "ingested") else _FAULT
