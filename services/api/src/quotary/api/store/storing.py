"""Texts as both databases take them."""

from __future__ import annotations


def storable(text: str) -> str:
    """The text with a replacement character for each NUL, which PostgreSQL cannot hold.

    Names from pipelines and addresses from anywhere may hold one.
    """
    return text.replace("\0", "\ufffd")
