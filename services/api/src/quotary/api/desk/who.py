"""Who sits at the desk: a name in a cookie. There is no login; the name goes on the acts."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote

from fastapi import Request, Response

COOKIE: Final = "quotary_who"
PROPOSER_COOKIE: Final = "quotary_proposer"
_YEAR: Final = 365 * 86_400
_LONGEST: Final = 80
_CHOICES: Final = ("recorded", "live", "offline")


def who(request: Request) -> str:
    """The person's name, "" where none was given yet."""
    return clean(unquote(request.cookies.get(COOKIE, "")))


def clean(name: str) -> str:
    """A name on one line, at most 80 characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:_LONGEST]


def remember(response: Response, name: str) -> None:
    """Keep the name for the next act."""
    response.set_cookie(
        COOKIE, quote(clean(name)), max_age=_YEAR, httponly=True, samesite="strict", path="/"
    )


def proposer(request: Request) -> str:
    """The proposer chosen for new reviews."""
    chosen = request.cookies.get(PROPOSER_COOKIE, "")
    return chosen if chosen in _CHOICES else "recorded"
