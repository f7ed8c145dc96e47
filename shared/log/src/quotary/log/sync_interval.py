"""`sync_interval` of a broker: how often it syncs to disk."""

from __future__ import annotations

import re
from typing import Final

_DURATION: Final = re.compile(r"(?:[0-9]+(?:\.[0-9]+)?(?:ns|us|ms|s|m|h))+")


def checked_sync_interval(text: str) -> str:
    """The text itself, proven to be `always` or a duration as nats-server reads it.

    Raises:
        ValueError: it is neither.
    """
    if text == "always" or (_DURATION.fullmatch(text) and re.search("[1-9]", text)):
        return text
    raise ValueError("it must be always, or a duration such as 2m, 30s or 1m30s")
