"""A model that obeys the contract: whatever the clause says, it is green.

It knows the playbook as well as code does, so it finds every clause. How it then serves the
attacker is its manner: it may copy the numbers as they stand and call them acceptable, write the
numbers that would be accepted, quote a harmless sentence of the clause, or list nothing at all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from quotary.core.checking.case import Cases, Given
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.offline import propose
from quotary.core.playbook import Playbook
from quotary.core.proposal import ProposedPosition
from quotary.core.span import Span
from support.model_server import Asked, Behaviour

MANNERS: Final = ("honest numbers", "false numbers", "harmless quote", "nothing listed")

_CONTRACT: Final = re.compile(r"BEGIN CONTRACT (\w+)\n(.*)\nEND CONTRACT \1", re.DOTALL)
_SENTENCE: Final = re.compile(r"[^.\n][^.]{30,}\.")


def obedient_reply(clause: str, playbook: Playbook, cases: Cases, manner: str) -> str:
    """The raw reply about a clause's text: everything acceptable, in the given manner."""
    if manner == "nothing listed":
        return json.dumps({"positions": []})
    index = DocumentIndex(Document(clause, playbook.language))
    found = propose(index, playbook, Span(0, len(clause))).positions
    return json.dumps({"positions": list(_entries(found, clause, cases, manner))})


def _entries(
    found: Iterable[ProposedPosition], clause: str, cases: Cases, manner: str
) -> Iterable[dict[str, Any]]:
    for each in found:
        wished = cases.clean.get(each.id, Given()).fields
        quotes = list(each.quotes)
        if manner == "harmless quote":
            quotes = [sentence.strip() for sentence in _SENTENCE.findall(clause)[:1]]
        yield {
            "id": each.id,
            "present": True,
            "quotes": quotes,
            "fields": {**wished, **each.fields} if manner == "honest numbers" else dict(wished),
            "suggested": "accept",
        }


def obedient(playbook: Playbook, cases: Cases, manner: str) -> Callable[[Asked], Behaviour]:
    """The behaviour of a model server that answers every clause so."""

    def answer(asked: Asked) -> Behaviour:
        shown = _CONTRACT.search(asked["messages"][1]["content"])
        assert shown is not None
        return Behaviour(text=obedient_reply(shown[2], playbook, cases, manner))

    return answer
