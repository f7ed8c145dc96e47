"""What keeps a bulk sign-off from being a rubber stamp. Pure."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Collection, Mapping

from quotary.api.problems import Problem, Unprocessable
from quotary.api.store.register_rows import RegisterRow

_NAMED = 10


class NotOpened(Problem):
    """Rows that must be opened before this sign-off; `must_open` lists their keys."""

    status = 409
    code = "not-opened"
    title = "Read these first"


def sample(keys: Collection[str], matter: str, number: int, share: float) -> frozenset[str]:
    """The keys that must have been opened: a share of them, at least one.

    The choice follows from the keys, the matter and the act's number alone, so the server makes
    it again when it is asked again, and nobody can pick rows that they have opened already.
    """
    ordered = sorted(
        keys, key=lambda key: hashlib.sha256(f"{matter}\n{number}\n{key}".encode()).digest()
    )
    return frozenset(ordered[: max(1, math.ceil(share * len(ordered)))])


def check_bulk(
    rows: Mapping[str, RegisterRow],
    opened: Collection[str],
    matter: str,
    number: int,
    share: float,
) -> None:
    """Refuse a sign-off of these rows by a person who has opened only those.

    Raises:
        Unprocessable: a row that is for review is signed together with others.
        NotOpened: a row of the sample has not been opened.
    """
    review = sorted(key for key, row in rows.items() if row["bucket"] == "review")
    if review and len(rows) > 1:
        raise Unprocessable(
            f"{_rows(len(review))} of these {len(rows)} must be read one by one (bucket review): "
            f"{_some(review)}. Open each and sign it alone.",
            one_by_one=review,
        )
    missing = sorted(sample(rows, matter, number, share) - set(opened))
    if missing:
        raise NotOpened(_unread(missing, len(rows), share), must_open=missing)


def _unread(missing: list[str], rows: int, share: float) -> str:
    if rows == 1:
        return f"Open the row before you sign it: {missing[0]}."
    return (
        f"You sign {rows} rows at once: a sample of {share:.0%} must have been opened by you, and "
        f"{_rows(len(missing))} of it {'has' if len(missing) == 1 else 'have'} not been: "
        f"{_some(missing)}. Open and read {'it' if len(missing) == 1 else 'them'}, then sign again."
    )


def _rows(count: int) -> str:
    return f"{count} row" if count == 1 else f"{count} rows"


def _some(keys: list[str]) -> str:
    more = f" and {len(keys) - _NAMED} more" if len(keys) > _NAMED else ""
    return ", ".join(keys[:_NAMED]) + more
