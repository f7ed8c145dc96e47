"""Cursors of lists: the order's name and the last row's values, unreadable at a glance."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Sequence
from typing import cast


class CursorInvalid(ValueError):
    """A page cursor that this list did not give out, or gave out for another order."""


def encoded(sort: str, values: Sequence[object]) -> str:
    """The cursor after a row with these values in this order."""
    return base64.urlsafe_b64encode(json.dumps([sort, *values]).encode()).decode().rstrip("=")


def decoded(cursor: str, sort: str) -> list[object]:
    """The values in a cursor of this order, unchecked.

    Raises:
        CursorInvalid: it is no cursor, or one of another order.
    """
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        found: object = json.loads(base64.urlsafe_b64decode(padded.encode()))
    except (ValueError, binascii.Error, UnicodeError) as error:
        raise CursorInvalid("the cursor is not one that this list gave out") from error
    if not isinstance(found, list) or not found or found[0] != sort:
        raise CursorInvalid(f"the cursor does not belong to a list sorted by {sort}")
    return cast("list[object]", found)[1:]
