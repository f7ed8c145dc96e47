"""Columns as the projection's tables declare them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, MetaData, Text

metadata: Final = MetaData()

SEQ: Final = BigInteger().with_variant(Integer, "sqlite")
"""SQLite makes only a plain INTEGER primary key the row id, which full-text search refers to."""

KEY: Final = Text().with_variant(Text(collation="C"), "postgresql")
"""Ordered by code point on both databases."""


def text_column(name: str, *, primary_key: bool = False) -> Column[str]:
    """A text that is never null."""
    return Column(name, Text, nullable=False, primary_key=primary_key, server_default="")


def number_column(name: str) -> Column[int]:
    """A whole number that is never null."""
    return Column(name, BigInteger, nullable=False, server_default="0")
