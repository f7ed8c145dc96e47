"""What a model proposed as the answer to a question, read strictly from its raw reply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, TypeVar, cast

from quotary.core.plain import shown, storable
from quotary.core.reply_json import Members, ReplyInvalid, reply_object

MAX_QUOTES: Final = 20
"""Fragments of one reply that are looked for; who quotes more has not answered."""
MAX_QUOTE: Final = 4_000
MAX_QUOTED: Final = 12_000
"""Characters of all fragments of one reply together."""
MAX_ANSWER: Final = 40_000
"""Characters of all quotes of one answer together, so that it fits a fact in any script."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ProposedAnswer:
    """A reply to a question: quotes that are not yet looked for in the document.

    `windows` is how many parts of the document were read one after the other, 1 where it was read
    whole. `problems` are sentences: what of the reply could not be used.
    """

    found: bool
    quotes: tuple[str, ...] = ()
    windows: int = 1
    problems: tuple[str, ...] = ()


def parse_answer(raw: str) -> ProposedAnswer:
    """The proposed answer in a model's raw reply: `{"found": bool, "quotes": [string, …]}`.

    Anything else in the reply is not read: there is no place for an answer in own words.

    Raises:
        ReplyInvalid: the reply is not one JSON object, or one of the two members is unusable.
    """
    reply = reply_object(raw)
    repeated = reply.repeated & {"found", "quotes"}
    if repeated:
        names = ", ".join(sorted(repeated))
        raise ReplyInvalid("repeated_name", f"The reply gives more than once: {names}.")
    found = reply.get("found")
    if not isinstance(found, bool):
        raise ReplyInvalid("nothing_usable", f'"found" is {shown(found)}, not true or false.')
    quotes, problems = _quotes(reply)
    if quotes and not found:
        raise ReplyInvalid("nothing_usable", "The reply says that nothing was found and quotes it.")
    return ProposedAnswer(found, quotes, problems=problems)


def joined(parts: Sequence[ProposedAnswer]) -> ProposedAnswer:
    """One proposed answer of those to the windows of one document, in order; equal quotes once."""
    quotes = tuple(dict.fromkeys(quote for part in parts for quote in part.quotes))
    problems = tuple(dict.fromkeys(problem for part in parts for problem in part.problems))
    kept = within(quotes[:MAX_QUOTES], len)
    if len(kept) < len(quotes):
        problems = (*problems, f"{len(quotes) - len(kept)} quotes were too many and left out.")
    return ProposedAnswer(any(part.found for part in parts), kept, max(1, len(parts)), problems)


def within(items: Sequence[T], size: Callable[[T], int]) -> tuple[T, ...]:
    """The first items that together have no more characters than an answer may."""
    sizes = accumulate(size(each) for each in items)
    return tuple(each for each, so_far in zip(items, sizes, strict=True) if so_far <= MAX_ANSWER)


def _quotes(reply: Members) -> tuple[tuple[str, ...], tuple[str, ...]]:
    value = reply.get("quotes")
    if value is None:
        return (), ()
    if not isinstance(value, list):
        raise ReplyInvalid("nothing_usable", f'"quotes" is {shown(value)}, not a list of strings.')
    items = cast("list[object]", value)
    strings = [storable(item) for item in items if isinstance(item, str)]
    if len(strings) != len(items):
        raise ReplyInvalid("nothing_usable", '"quotes" holds something that is not a string.')
    if sum(map(len, strings)) > MAX_QUOTED:
        raise ReplyInvalid("nothing_usable", f'"quotes" holds over {MAX_QUOTED} characters in all.')
    kept = tuple(each for each in strings if len(each) <= MAX_QUOTE)[:MAX_QUOTES]
    left = len(strings) - len(kept)
    said = f"{left} quotes were too many, or over {MAX_QUOTE} characters." if left else ""
    return kept, (said,) if said else ()
