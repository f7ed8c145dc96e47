"""Older bodies brought to the current version, one step at a time, on reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pydantic import JsonValue

from quotary.log.errors import NewerVersion

Body = dict[str, JsonValue]
Upcast = Callable[[Body], Body]

UPCASTS: Mapping[tuple[str, int], Upcast] = {}
"""(event key, version) to the function that lifts a body of that version to the next.

Every event is still at its first version. The first change adds an entry here and an example of
the old form under `schemas/`, which a test then reads through this table.
"""


def upcast(
    key: str, body: Body, current: int, table: Mapping[tuple[str, int], Upcast] = UPCASTS
) -> Body:
    """The body at version `current`.

    Raises:
        NewerVersion: it was written by a newer release than this one.
        ValueError: `v` is no whole number from 1, or a step is missing from the table.
    """
    found = body.get("v")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise ValueError(f"v is {found!r}: a whole number from 1 is required")
    if found > current:
        raise NewerVersion(key, found, current)
    for version in range(found, current):
        step = table.get((key, version))
        if step is None:
            raise ValueError(f"no way from {key} v{version} to v{version + 1}")
        body = {**step(body), "v": version + 1}
    return body
