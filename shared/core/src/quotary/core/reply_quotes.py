"""The fragments of one quote in a reply: strings of bounded length and number, safe to store."""

from __future__ import annotations

from typing import Final, cast

from quotary.core.plain import shown, storable

MAX_QUOTES: Final = 40
MAX_QUOTE: Final = 8_000
MAX_QUOTED: Final = 20_000
"""Characters of all fragments of one entry together; nobody checks an entry on ten pages."""


def read_quotes(value: object) -> tuple[str, ...] | str:
    """The fragments, or the sentence that says why there are none to use."""
    if value is None:
        return ()
    if not isinstance(value, list):
        return f'"quotes" is {shown(value)}, not a list of strings.'
    items = cast("list[object]", value)
    quotes = tuple(storable(item) for item in items if isinstance(item, str))
    if len(quotes) != len(items):
        return '"quotes" holds something that is not a string.'
    if len(quotes) > MAX_QUOTES or any(len(quote) > MAX_QUOTE for quote in quotes):
        return f'"quotes" holds over {MAX_QUOTES} fragments, or one over {MAX_QUOTE} characters.'
    if sum(map(len, quotes)) > MAX_QUOTED:
        return f'"quotes" holds over {MAX_QUOTED} characters in all.'
    return quotes
