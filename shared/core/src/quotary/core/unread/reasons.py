"""Places in a contract that are shown, each with the reason and the words that say so."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from quotary.core.alert import Alert
from quotary.core.gate_wording import first_of, raised
from quotary.core.playbook import Playbook
from quotary.core.span import Span
from quotary.core.unit_view import UnitView

Reason: TypeAlias = tuple[str, str, Span]
"""Why a place is shown, the words that say so, and the place."""
_BESIDE = 40
"""Characters that are shown on each side of what was found."""


def alerts_of(
    kind: str,
    most: int,
    found: Callable[[UnitView, str], Sequence[Reason]],
    view: UnitView,
    playbook: Playbook,
) -> tuple[Alert, ...]:
    """An alert of the kind per reason that is found in the unit, the first `most` of them.

    () where the playbook lists nothing as usual, and outside whole documents in English: it then
    has not asked for this check. `found` is asked with the name of our side.
    """
    if not playbook.reads_unquoted:
        return ()
    alerts = [
        raised(kind, playbook.language, span, why=why, cue=cue)
        for why, cue, span in found(view, playbook.we_are)
    ]
    return tuple(first_of(list(dict.fromkeys(alerts)), most, playbook.language))


def around(said: str, found: re.Match[str]) -> str:
    """The words that were found, with a few on each side."""
    return said[max(0, found.start() - _BESIDE) : found.end() + _BESIDE].strip()
