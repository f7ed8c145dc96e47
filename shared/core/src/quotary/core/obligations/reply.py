"""The reply about one chunk, read strictly: a fault costs the entry or the field it is in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, cast

from quotary.core.obligations.proposed import (
    ProposedExclusion,
    ProposedObligation,
    ProposedTerm,
)
from quotary.core.obligations.reply_shape import MODALITIES, RISKS
from quotary.core.plain import one_line, shown, storable
from quotary.core.playbook import Playbook
from quotary.core.reply_fields import NOTHING
from quotary.core.reply_json import Members, ReplyInvalid
from quotary.core.reply_quotes import MAX_QUOTE, read_quotes

MAX_ENTRIES: Final = 1_000
MAX_WORDS: Final = 500
"""Characters of a party, a trigger, a deadline or a value."""

MAX_STATEMENT: Final = 1_000
_LARGEST: Final = 10**9
_LISTS: Final = ("obligations", "exclusions", "terms")
_KEYS: Final = frozenset(
    {
        "quotes",
        "start",
        "end",
        "party",
        "obligation",
        "modality",
        "trigger",
        "deadline",
        "risk",
        "confidence",
    }
)
_WordT = TypeVar("_WordT", bound=str)

ChunkReply = tuple[
    tuple[ProposedObligation, ...],
    tuple[ProposedExclusion, ...],
    tuple[ProposedTerm, ...],
    int,
]


def read_chunk_reply(reply: Members, playbook: Playbook) -> ChunkReply:
    """Obligations, exclusions, key terms, and how many entries had to be passed over.

    An obligation that cannot be used is one without quotes that says why in `problems`.

    Raises:
        ReplyInvalid: there is no list of obligations, or not one of them can be used.
    """
    repeated = [name for name in _LISTS if name in reply.repeated]
    if repeated:
        raise ReplyInvalid(
            "repeated_name", f"The reply gives more than once: {', '.join(repeated)}."
        )
    obligations = [_obligation(entry) for entry in _required(reply)]
    if obligations and not any(one.quotes for one in obligations):
        raise ReplyInvalid(
            "nothing_usable",
            f"None of the {len(obligations)} obligations can be used; the first: "
            + " ".join(obligations[0].problems),
        )
    listed, faults = _optional(reply, "exclusions")
    exclusions = [one for one in map(_exclusion, listed) if one is not None]
    terms, more = _optional(reply, "terms")
    known = [_term(entry, playbook) for entry in terms]
    ignored = len(listed) - len(exclusions) + known.count(None)
    return (
        (*obligations, *faults, *more),
        tuple(exclusions),
        tuple(one for one in known if one is not None),
        ignored,
    )


def _required(reply: Members) -> list[object]:
    value = reply.get("obligations")
    if not isinstance(value, list):
        raise ReplyInvalid(
            "no_obligations", 'The reply has no list "obligations"; it may be an empty one.'
        )
    entries = cast("list[object]", value)
    if len(entries) > MAX_ENTRIES:
        raise ReplyInvalid(
            "no_obligations",
            f'"obligations" has {len(entries)} entries; at most {MAX_ENTRIES} are read.',
        )
    return entries


def _optional(reply: Members, name: str) -> tuple[list[object], tuple[ProposedObligation, ...]]:
    """The list of that name, and what to escalate where something else stands there."""
    value = reply.get(name)
    if value is None:
        return [], ()
    if not isinstance(value, list):
        return [], (_unusable(f'"{name}" is {shown(value)}, not a list.'),)
    entries = cast("list[object]", value)
    if len(entries) > MAX_ENTRIES:
        return [], (_unusable(f'"{name}" has {len(entries)} entries; none is read.'),)
    return entries, ()


def _obligation(entry: object) -> ProposedObligation:
    if not isinstance(entry, Members):
        return _unusable(f"An obligation is {shown(entry)}, not an object.")
    repeated = entry.repeated & _KEYS
    if repeated:
        return _unusable(f"The reply repeats {', '.join(sorted(repeated))} in an obligation.")
    statement = _statement(entry)
    quotes = read_quotes(entry.get("quotes"))
    if isinstance(quotes, str):
        return _unusable(quotes, statement)
    if not any(quote.strip() for quote in quotes):
        return _unusable("An obligation is given without a quote.", statement)
    problems: list[str] = []
    start, end = _offsets(entry, problems)
    return ProposedObligation(
        quotes=quotes,
        statement=statement,
        modality=_word(entry, "modality", MODALITIES, problems),
        party=_words(entry, "party", problems),
        trigger=_words(entry, "trigger", problems),
        deadline=_words(entry, "deadline", problems),
        risk=_word(entry, "risk", RISKS, problems),
        confidence=_confidence(entry, problems),
        start=start,
        end=end,
        problems=tuple(problems),
    )


def _unusable(why: str, statement: str = "") -> ProposedObligation:
    return ProposedObligation((), statement, problems=(why,))


def _statement(entry: Members) -> str:
    value = entry.get("obligation")
    return (one_line(value, MAX_STATEMENT) or "") if isinstance(value, str) else ""


def _word(entry: Members, key: str, known: Sequence[_WordT], problems: list[str]) -> _WordT | None:
    value = entry.get(key)
    found = next((word for word in known if word == value), None)
    if found is None and value is not None:
        problems.append(f'"{key}" is {shown(value)}, not {" or ".join(known)}.')
    return found


def _words(entry: Members, key: str, problems: list[str]) -> str | None:
    """The words of the source under the key; None where the reply says there are none."""
    given = entry.get(key)
    if given is None:
        return None
    if not isinstance(given, Members) or given.repeated & {"found", "value"}:
        problems.append(f'"{key}" is {shown(given)}, not found and value.')
        return None
    found, value = given.get("found"), given.get("value")
    nothing = value is None or (isinstance(value, str) and value.strip().lower() in NOTHING)
    if not isinstance(found, bool):
        problems.append(f'"{key}" says found: {shown(found)}, not true or false.')
    elif found and isinstance(value, str) and not nothing:
        words = one_line(value, MAX_WORDS)
        if words is None:
            problems.append(f'"{key}" is not one plain line of up to {MAX_WORDS} characters.')
        return words
    elif found or not nothing:
        problems.append(f'"{key}" says found: {shown(found)} beside {shown(value)}.')
    return None


def _offsets(entry: Members, problems: list[str]) -> tuple[int | None, int | None]:
    """The offsets as claimed, also where they can hold nothing: the gate refuses those."""
    start, end = entry.get("start"), entry.get("end")
    if (start is None or _is_number(start)) and (end is None or _is_number(end)):
        return _offset(start), _offset(end)
    problems.append(f'"start" and "end" are {shown(start)} and {shown(end)}, no two offsets.')
    return None, None


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _offset(value: object) -> int | None:
    """The number, no further out than a fact can hold; no document is that long."""
    return None if value is None else max(-_LARGEST, min(cast("int", value), _LARGEST))


def _confidence(entry: Members, problems: list[str]) -> float | None:
    value = entry.get("confidence")
    if value is None:
        return None
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1:
        return float(value)
    problems.append(f'"confidence" is {shown(value)}, not a number from 0 to 1.')
    return None


def _exclusion(entry: object) -> ProposedExclusion | None:
    if not isinstance(entry, Members) or entry.repeated & {"quote", "why"}:
        return None
    quote, why = entry.get("quote"), entry.get("why")
    if not isinstance(quote, str) or not isinstance(why, str) or len(quote) > MAX_QUOTE:
        return None
    return ProposedExclusion(storable(quote), one_line(why, MAX_WORDS) or "")


def _term(entry: object, playbook: Playbook) -> ProposedTerm | None:
    """The key term; None where the playbook asks for none of that id."""
    id_ = entry.get("id") if isinstance(entry, Members) else None
    if not isinstance(entry, Members) or not isinstance(id_, str) or playbook.term(id_) is None:
        return None
    repeated = entry.repeated & {"id", "found", "quotes", "value"}
    if repeated:
        return _no_term(id_, f"The reply repeats {', '.join(sorted(repeated))} in it.")
    found = entry.get("found")
    if not isinstance(found, bool):
        return _no_term(id_, f'"found" is {shown(found)}, not true or false.')
    quotes = read_quotes(entry.get("quotes"))
    if isinstance(quotes, str):
        return _no_term(id_, quotes)
    if found != bool(quotes):
        return _no_term(id_, f"It is called found: {shown(found)} with {len(quotes)} quotes.")
    value = entry.get("value")
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = str(value)
    words = one_line(value, MAX_WORDS) if isinstance(value, str) else None
    return ProposedTerm(id_, found, quotes, words)


def _no_term(id_: str, why: str) -> ProposedTerm:
    return ProposedTerm(id_, found=False, problems=(why,))
