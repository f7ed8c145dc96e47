"""Facts as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterable

from quotary.api.events.frame import iso
from quotary.log.direct import Stored


def fact_lines(stored: Iterable[Stored]) -> bytes:
    """One line per fact: its sequence, the broker's time, its subject, and its body as stored."""
    return b"".join(_line(each) for each in stored)


def _line(stored: Stored) -> bytes:
    head = {"seq": stored.seq, "at": iso(stored.at_ns), "subject": stored.subject}
    # The body is compact JSON on one line as it stands: put in as it is, it stays what was signed.
    body = stored.data if _is_one_line_of_json(stored.data) else json.dumps(None).encode()
    return json.dumps(head).encode()[:-1] + b', "fact": ' + body + b"}\n"


def _is_one_line_of_json(body: bytes) -> bool:
    try:
        json.loads(body)
    except ValueError:
        return False
    return b"\n" not in body
