"""Whether a Quotary answers at an address, asked before anything is handed in there."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import httpx

from quotary.cli.no_system import NoSystem

_SECONDS = 15.0
_WHAT_TO_DO = "Start one with `quotary up`, or unset QUOTARY_URL to have one started here."


class AddressInvalid(NoSystem):
    """What is to be the address of a Quotary is no http:// or https:// address."""


class Unreachable(NoSystem):
    """Nothing answers at the address."""


class NotQuotary(NoSystem):
    """Something answers at the address, and it is no Quotary."""

    def __init__(self, url: str, said: str) -> None:
        super().__init__(
            f"What answers at {url} is no Quotary: {said}. QUOTARY_URL is the address that "
            "`quotary up` prints, without a path behind it."
        )


def checked_address(found: str) -> str:
    """The address without a slash at its end.

    Raises:
        AddressInvalid: it is no http:// or https:// address.
    """
    url = found.strip().rstrip("/")
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if usable:
        return url
    meant = f" Is http://{url} meant?" if "://" not in url else ""
    raise AddressInvalid(
        f"QUOTARY_URL holds {found!r}, which is no address that begins with http:// or "
        f"https://.{meant}"
    )


async def must_answer(url: str) -> None:
    """Return where a Quotary answers at `url`, also one that has a problem right now.

    Raises:
        Unreachable: nothing answers.
        NotQuotary: something else does.
    """
    try:
        async with httpx.AsyncClient(timeout=_SECONDS, trust_env=False) as client:
            answer = await client.get(f"{url}/v1/health")
    except (httpx.TransportError, httpx.InvalidURL) as error:
        raise Unreachable(f"Nothing answers at {url} ({said_of(error)}). {_WHAT_TO_DO}") from error
    if not _is_ours(answer):
        moved = answer.headers.get("Location", "")
        where = f" and points to {moved}" if moved else ""
        raise NotQuotary(url, f"to GET /v1/health it answers {answer.status_code}{where}")


def json_object(answer: httpx.Response) -> dict[str, Any]:
    """The JSON object of an answer.

    Raises:
        NotQuotary: it is none.
    """
    try:
        found = answer.json()
    except ValueError:
        found = None
    if not isinstance(found, dict):
        url = f"{answer.request.url.copy_with(path='/', query=None)}".rstrip("/")
        path = answer.request.url.path
        raise NotQuotary(
            url, f"what it answers to {answer.request.method} {path} is no JSON object"
        )
    return found  # pyright: ignore[reportUnknownVariableType] - callers know their answers


def said_of(error: Exception) -> str:
    """What went wrong, in the library's words, or its kind where it has none."""
    return str(error) or type(error).__name__


def _is_ours(answer: httpx.Response) -> bool:
    """True for the health of a Quotary, and for a problem in its own words."""
    try:
        found = json_object(answer)
    except NotQuotary:
        # A proxy in front of one that is being started again.
        return answer.status_code in (502, 503, 504)
    return {"broker", "projection"} <= found.keys() or "urn:quotary:" in str(found.get("type"))
