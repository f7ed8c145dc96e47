"""What a model proposed for a unit, read strictly from its raw reply.

The model has no word for a verdict, a risk or a route, and any that it adds is never read.
A fault inside one position costs that position (`present` is None, which can clear nothing);
only a reply that says nothing usable at all is `ReplyInvalid`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from quotary.core.finding import Scalar
from quotary.core.obligations.proposed import (
    ProposedExclusion,
    ProposedObligation,
    ProposedTerm,
)
from quotary.core.obligations.reply import read_chunk_reply
from quotary.core.plain import one_line, shown
from quotary.core.playbook import Playbook, Position
from quotary.core.reply_fields import read_fields
from quotary.core.reply_json import Members, ReplyInvalid, reply_object
from quotary.core.reply_quotes import MAX_QUOTE, MAX_QUOTED, MAX_QUOTES, read_quotes
from quotary.core.verdict import Verdict

__all__ = [
    "MAX_QUOTE",
    "MAX_QUOTED",
    "MAX_QUOTES",
    "Proposal",
    "ProposedPosition",
    "ReplyInvalid",
    "parse_reply",
]

MAX_ENTRIES: Final = 1_000
MAX_NAME: Final = 200

_SUGGESTIONS: Final = {
    word: verdict
    for verdict, words in (
        (Verdict.ACCEPT, ("accept", "green")),
        (Verdict.FALLBACK, ("fallback", "yellow")),
        (Verdict.REJECT, ("reject", "red")),
    )
    for word in words
}


@dataclass(frozen=True, slots=True)
class ProposedPosition:
    """One position as proposed. `present` is None where the reply says nothing usable of it.

    `quotes` are fragments in document order, not yet looked for in the document.
    `problems` are sentences: why the position, or one of its fields, could not be used.
    `suggested` is the class that a clause playbook asks for; it can only make things worse.
    """

    id: str
    present: bool | None
    quotes: tuple[str, ...] = ()
    fields: Mapping[str, Scalar] = field(default_factory=dict[str, Scalar])
    problems: tuple[str, ...] = ()
    suggested: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A reply after strict reading.

    In document scope `positions` holds exactly one entry per position of the playbook, in its
    order; in the other scopes only those that the reply speaks of. `document_type` is "" where
    the reply names none. `ignored` counts entries that belong to no position.
    `obligations`, `exclusions` and `terms` are what a chunk's reply has instead of positions.
    """

    positions: tuple[ProposedPosition, ...]
    document_type: str = ""
    counterparty: str | None = None
    ignored: int = 0
    obligations: tuple[ProposedObligation, ...] = ()
    exclusions: tuple[ProposedExclusion, ...] = ()
    terms: tuple[ProposedTerm, ...] = ()

    def position(self, id_: str) -> ProposedPosition | None:
        """The entry of that id; None where the reply has none."""
        return next((entry for entry in self.positions if entry.id == id_), None)


def parse_reply(raw: str, playbook: Playbook) -> Proposal:
    """The proposal in a model's raw reply.

    Raises:
        ReplyInvalid: the reply is not one JSON object, or nothing in it can be used.
    """
    reply = reply_object(raw)
    if playbook.scope == "chunk":
        obligations, exclusions, terms, ignored = read_chunk_reply(reply, playbook)
        return Proposal((), "", None, ignored, obligations, exclusions, terms)
    _check_names(reply)
    entries = _entries(reply.get("positions"))
    by_id = _by_id(entries)
    asked = [p for p in playbook.positions if playbook.scope == "document" or p.id in by_id]
    positions = tuple(_position(by_id.get(p.id, ()), p) for p in asked)
    if positions and all(position.present is None for position in positions):
        raise ReplyInvalid(
            "nothing_usable",
            f"None of the {len(positions)} positions can be used; {positions[0].id}: "
            + " ".join(positions[0].problems),
        )
    ignored = len(entries) - sum(len(by_id.get(position.id, ())) for position in positions)
    return Proposal(positions, _type_name(reply), _counterparty(reply), ignored)


def _check_names(reply: Members) -> None:
    repeated = reply.repeated & {"document_type", "counterparty", "positions"}
    if repeated:
        names = ", ".join(sorted(repeated))
        raise ReplyInvalid("repeated_name", f"The reply gives more than once: {names}.")


def _entries(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ReplyInvalid(
            "no_positions", 'The reply has no list "positions" with one object per position.'
        )
    entries = cast("list[object]", value)
    if len(entries) > MAX_ENTRIES:
        raise ReplyInvalid(
            "no_positions", f'"positions" has {len(entries)} entries; one per position was asked.'
        )
    return entries


def _by_id(entries: list[object]) -> Mapping[str, list[Members]]:
    found: dict[str, list[Members]] = {}
    for entry in entries:
        if isinstance(entry, Members):
            id_ = entry.get("id")
            if isinstance(id_, str):
                found.setdefault(id_, []).append(entry)
    return found


def _position(entries: Sequence[Members], position: Position) -> ProposedPosition:
    if not entries:
        return _unusable(position, "The reply leaves this position out.")
    if len(entries) > 1:
        return _unusable(position, f"The reply answers this position {len(entries)} times.")
    entry = entries[0]
    repeated = entry.repeated & {"id", "present", "quotes", "fields", "suggested"}
    if repeated:
        return _unusable(position, f"The reply repeats {', '.join(sorted(repeated))} in it.")
    present = entry.get("present")
    if not isinstance(present, bool):
        return _unusable(position, f'"present" is {shown(present)}, not true or false.')
    quotes = read_quotes(entry.get("quotes"))
    if isinstance(quotes, str):
        return _unusable(position, quotes)
    if quotes and not present:
        return _unusable(position, "The reply calls it absent and quotes it at once.")
    return _usable(position, entry, quotes, present=present)


def _usable(
    position: Position, entry: Members, quotes: tuple[str, ...], *, present: bool
) -> ProposedPosition:
    fields = entry.get("fields")
    if not isinstance(fields, Members | None):
        return _unusable(position, f'"fields" is {shown(fields)}, not an object.')
    values, problems = read_fields(fields or Members(()), position)
    class_ = entry.get("suggested")
    suggested = _SUGGESTIONS.get(class_) if isinstance(class_, str) else None
    if class_ is not None and suggested is None:
        problems = (*problems, f'"suggested" is {shown(class_)}, no class.')
    return ProposedPosition(position.id, present, quotes, values, problems, suggested)


def _unusable(position: Position, why: str) -> ProposedPosition:
    return ProposedPosition(position.id, present=None, problems=(why,))


def _type_name(reply: Members) -> str:
    value = reply.get("document_type")
    return (one_line(value, MAX_NAME) or "") if isinstance(value, str) else ""


def _counterparty(reply: Members) -> str | None:
    value = reply.get("counterparty")
    return one_line(value, MAX_NAME) if isinstance(value, str) else None
