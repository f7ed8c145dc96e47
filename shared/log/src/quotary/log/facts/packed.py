"""Long texts inside a fact, packed so that its body stays under what a fact may have."""

from __future__ import annotations

import binascii
import zlib
from base64 import b64decode, b64encode
from typing import Final

PLAIN: Final = 64 * 1024
"""Characters up to which a text is kept as it is."""

_MARK: Final = "packed:zlib:"
_MOST: Final = 8 * 1024 * 1024
"""Bytes that a packed text may have; a fact holds no more than that in any form."""


def packed(text: str) -> str:
    """The text as a body holds it: itself, or compressed where it is long."""
    if len(text) <= PLAIN:
        return text
    return _MARK + b64encode(zlib.compress(text.encode(), 9)).decode("ascii")


def unpacked(held: str) -> str:
    """The text again; what is not packed, or only looks so, as it stands."""
    if not held.startswith(_MARK):
        return held
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(b64decode(held[len(_MARK) :], validate=True), _MOST)
        return text.decode() if unpacker.eof else held
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        return held
