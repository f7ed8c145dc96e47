"""A matter's whole folded state as one JSON text, and back."""

from __future__ import annotations

from typing import Final

from pydantic import TypeAdapter

from quotary.log.matter_state import MatterState

_ADAPTER: Final = TypeAdapter(MatterState)


def state_to_text(state: MatterState) -> str:
    """The state as JSON."""
    return _ADAPTER.dump_json(state).decode()


def state_from_text(text: str) -> MatterState:
    """The state that `state_to_text` wrote."""
    return _ADAPTER.validate_json(text)
