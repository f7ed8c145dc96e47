"""Texts as both databases take them."""

from __future__ import annotations

from typing import TypeVar, cast

ValueT = TypeVar("ValueT")


def storable(text: str) -> str:
    """The text with a replacement character for each NUL, which PostgreSQL cannot hold.

    Names from pipelines and addresses from anywhere may hold one.
    """
    return text.replace("\0", "\ufffd")


def storable_row(row: dict[str, ValueT]) -> dict[str, ValueT]:
    """The row with each of its texts storable."""
    # All at once: hardly a text holds a NUL, and a row has dozens.
    if "\0" not in "".join([value for value in row.values() if isinstance(value, str)]):
        return row
    return {
        name: cast("ValueT", storable(value)) if isinstance(value, str) else value
        for name, value in row.items()
    }
