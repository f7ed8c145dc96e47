"""Search: every word asked for must begin a word of the matter's search text."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, cast, column, literal_column, select, table
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
    if is_sqlite(connection):
        # Words are letters and digits only, so the quotes cannot be closed from inside.
        phrase = " ".join(f'"{word}"*' for word in found)
        hits = select(_FTS.c.rowid).where(literal_column("matter_search").bool_op("MATCH")(phrase))
        return matters.c.first_seq.in_(hits)
    terms = " & ".join(f"'{word}':*" for word in found)
    return literal_column("search_words").bool_op("@@")(cast(terms, TSQUERY))
