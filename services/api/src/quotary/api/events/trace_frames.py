"""Trace messages as frames: what a service says it is doing."""

from __future__ import annotations

from typing import Final

from pydantic import TypeAdapter

from quotary.api.events.frame import Frame, iso
from quotary.log.direct import Stored

_KINDS: Final = frozenset({"progress", "model_call", "model_delta"})
_OBJECT: Final = TypeAdapter(dict[str, object])


def trace_key(subject: str) -> tuple[str, str] | None:
    """Tenant and matter of a trace subject, None for any other."""
    parts = subject.split(".")
    return (parts[1], parts[2]) if len(parts) == 5 and parts[0] == "trace" else None


def trace_frames(stored: Stored) -> tuple[Frame, ...]:
    """The one frame of a trace message, none where it is not one that readers know."""
    parts = stored.subject.split(".")
    if len(parts) != 5 or parts[4] not in _KINDS:
        return ()
    try:
        body = _OBJECT.validate_json(stored.data)
    except ValueError:
        # The trace is no fact: what cannot be read is left out.
        return ()
    said = {name: value for name, value in body.items() if name not in ("seq", "n")}
    common: dict[str, object] = {"seq": None, "at": iso(stored.at_ns), "run": parts[3], "unit": 0}
    frame = Frame(parts[4], {**common, **said, "at": common["at"], "run": parts[3]})
    try:
        frame.encoded()
    except ValueError:
        # NaN or an infinity: JSON has no word for them.
        return ()
    return (frame,)
