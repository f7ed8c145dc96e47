"""What every reply schema is made of: bounds, quotes, and objects without optional members."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MAX_QUOTE: Final = 1_000
"""Characters of one fragment; a longer passage is quoted as several fragments."""

MAX_QUOTES: Final = 12
MAX_STRING: Final = 200

Schema = Mapping[str, object]


def quotes() -> Schema:
    """A list of verbatim fragments."""
    quote = {"type": "string", "minLength": 1, "maxLength": MAX_QUOTE}
    return {"type": "array", "items": quote, "maxItems": MAX_QUOTES}


def object_of(properties: Mapping[str, object]) -> Schema:
    """An object with exactly these properties, each of them required."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }
