"""Who records which event and who acts on it: the one table behind accounts, docs and AsyncAPI.

Without the facts' classes, so that what only sets up a broker need not load them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """One event: the accounts that may record it, the services that act on it.

    `kind` is "" where the event belongs to a matter.
    """

    name: str
    producers: tuple[str, ...]
    consumers: tuple[str, ...]
    kind: str = ""

    @property
    def key(self) -> str:
        """`submitted`, or `playbook.text` for a policy fact."""
        return f"{self.kind}.{self.name}" if self.kind else self.name

    @property
    def pattern(self) -> str:
        """The subject filter that takes this event of every tenant and matter."""
        if self.kind:
            return f"policy.*.{self.kind}.*.{self.name}.*"
        return f"contract.*.*.*.{self.name}.*"


EVENTS: tuple[Event, ...] = (
    Event("submitted", ("api", "ingest"), ("ingest", "api")),
    Event("ingested", ("ingest",), ("gate", "router", "api")),
    Event("unit_ready", ("ingest",), ("extractor", "api")),
    Event("unit_batched", ("ingest",), ("extractor", "api")),
    Event("proposed", ("extractor",), ("gate", "api")),
    Event("gated", ("gate",), ("router", "api")),
    Event("routed", ("router",), ("extractor", "api")),
    Event("commented", ("extractor",), ("api",)),
    Event("act", ("api",), ("extractor", "api")),
    Event("answered", ("gate",), ("api",)),
    Event("text", ("api",), ("ingest", "extractor", "gate", "router", "api"), "playbook"),
    Event("published", ("api",), ("ingest", "api"), "playbook"),
    Event("requested", ("api",), ("api",), "replay"),
    Event("part", ("api",), ("router", "api"), "replay"),
    Event("done", ("router",), ("api",), "replay"),
    Event("scored", ("api",), ("api",), "eval"),
    Event("sealed", ("api",), ("api",), "seal"),
)
