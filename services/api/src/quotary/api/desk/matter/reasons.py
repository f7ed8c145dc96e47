"""The reasons of a run as a person reads and counts them, wherever they are shown."""

from __future__ import annotations

from collections.abc import Iterable

from quotary.api.desk.matter.remarks import grouped


def shown_reasons(reasons: Iterable[str], failure: str = "") -> tuple[str, ...]:
    """Each reason once, those of one kind as one; the failure where there is no reason.

    Queue, banner and report count these. The API gives every reason by itself.
    """
    return grouped(reasons) or ((failure,) if failure else ())
