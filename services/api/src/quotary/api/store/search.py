"""Search: every word asked for must begin a word of the matter's search text."""

from __future__ import annotations

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    cast,
    column,
    literal_column,
    select,
    table,
)
from sqlalchemy.dialects.postgresql import TSQUERY

from quotary.api.store.engine import is_sqlite
from quotary.api.store.tables import matters
from quotary.api.store.words import asked

_FTS = table("matter_search", column("rowid"))


def matches(connection: Connection, query: str) -> ColumnElement[bool] | None:
    """The condition for a search; None where the query holds no word."""
    found = asked(query)
    if not found:
        return None
    return matters.c.first_seq.in_(_rowids(found)) if is_sqlite(connection) else _vector(found)


def hits(connection: Connection, query: str) -> Select[tuple[int]] | None:
    """`first_seq` of every matter (of any tenant) that a search finds; None without a word."""
    found = asked(query)
    if not found:
        return None
    if is_sqlite(connection):
        return _rowids(found)
    return select(matters.c.first_seq).where(_vector(found))


def _rowids(words: tuple[str, ...]) -> Select[tuple[int]]:
    # Words are letters and digits only, so the quotes cannot be closed from inside.
    phrase = " ".join(f'"{word}"*' for word in words)
    return select(_FTS.c.rowid).where(literal_column("matter_search").bool_op("MATCH")(phrase))


def _vector(words: tuple[str, ...]) -> ColumnElement[bool]:
    terms = " & ".join(f"'{word}':*" for word in words)
    return literal_column("search_words").bool_op("@@")(cast(terms, TSQUERY))
