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
        told = (
            f"{_rows(len(review))} of these {len(rows)} must be read one by one (bucket review). "
            "Open each and sign it alone."
        )
        raise Unprocessable(f"{told} For review: {_some(review)}.", one_by_one=review, told=told)
    missing = sorted(sample(rows, matter, number, share) - set(opened))
    if missing:
        told = _told(len(missing), len(rows), share)
        raise NotOpened(f"{told} Not opened: {_some(missing)}.", must_open=missing, told=told)


def _told(missing: int, rows: int, share: float) -> str:
    """The refusal without the keys, which a page shows as rows."""
    if rows == 1:
        return "Open and read the row before you sign it."
    these = "it is one" if missing == 1 else f"these are {missing}"
    return (
        f"You sign {rows} rows at once: a sample of {share:.0%} must have been opened by you, and "
        f"{these} that you have not opened. Read {'it' if missing == 1 else 'them'}, then sign "
        "again."
    )


def _rows(count: int) -> str:
    return f"{count} row" if count == 1 else f"{count} rows"


def _some(keys: list[str]) -> str:
    more = f" and {len(keys) - _NAMED} more" if len(keys) > _NAMED else ""
    return ", ".join(keys[:_NAMED]) + more
