"""Findings as the gate makes them, in one call."""

from __future__ import annotations

from quotary.core.citation import Citation
from quotary.core.finding import Alert, FieldCheck, Finding
from quotary.core.span import Span
from quotary.core.verdict import Verdict

QUOTE = Citation("q", "verified", spans=(Span(0, 30),), pages=(1,), matched="exact")
LOST = Citation("q", "ungrounded", reason="not_found")


def present(
    position: str,
    *checks: FieldCheck,
    citations: tuple[Citation, ...] = (QUOTE,),
    grounded: bool = True,
    alerts: tuple[Alert, ...] = (),
    suggested: Verdict | None = None,
) -> Finding:
    """A position claimed to be there."""
    return Finding(
        position,
        present=True,
        grounded=grounded,
        citations=citations,
        fields=checks,
        alerts=alerts,
        suggested=suggested,
    )


def absent(
    position: str,
    *checks: FieldCheck,
    citations: tuple[Citation, ...] = (),
    alerts: tuple[Alert, ...] = (),
) -> Finding:
    """A position claimed to be absent."""
    return Finding(
        position,
        present=False,
        grounded=False,
        citations=citations,
        fields=checks,
        alerts=alerts,
    )


def unusable(position: str, *, alerts: tuple[Alert, ...] = ()) -> Finding:
    """A position of which nothing usable was said."""
    return Finding(position, present=None, grounded=False, alerts=alerts)
