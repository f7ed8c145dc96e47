"""The deadline and the condition that a quote states for its duty and a reply leaves out.

Code fills in only what it is sure of: one phrase of its kind in the quote, said of the very part
that the row is about. Anything else stays for the alerts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.obligations import stated_words as say
from quotary.core.obligations.clause_parts import (
    is_one_of_several,
    is_surely_of,
    skips_its_object,
)
from quotary.core.obligations.deadline_claim import doubt_of
from quotary.core.obligations.phrase_words import MODAL
from quotary.core.obligations.proposed import Modality, ProposedObligation
from quotary.core.obligations.time_words import PARTICIPLE
from quotary.core.obligations.trigger_claim import is_condition
from quotary.core.obligations.whole_phrase import whole_time
from quotary.core.obligations.words import stands_in
from quotary.core.readers.readable import readable
from quotary.core.span import Span

_GOES_ON: Final = re.compile(r" (?:(?:on|in|at|by|of|for|after|before) )?(?:which|that|whom)\b")
"""A clause that says which time: where it ends is not known."""

_LONGEST: Final = 1_200
"""Characters of a quote in which code fills anything in; of a longer one nothing is sure."""

_SENTENCE: Final = re.compile(r"[.](?=\s|$)|[;:]")


def stated_deadline(quote: str, proposed: ProposedObligation, trigger: str | None) -> str:
    """The one time that the quote sets for the deed of the summary; "" where none is sure."""
    found = _times(_shown(quote), trigger) if len(quote) <= _LONGEST else []
    if len(found) != 1:
        return ""
    words, summary = found[0], proposed.statement
    if say.BY_NOTICE.fullmatch(readable(words)) or doubt_of(words, quote):
        return ""
    if not is_surely_of(words, summary, quote):
        return ""
    other = is_one_of_several(words, quote) or skips_its_object(words, summary, quote)
    return "" if other else words


def stated_condition(quote: str, proposed: ProposedObligation) -> str:
    """The one condition that the quote sets for the deed of the summary; "" where none is.

    What the reply gives as the deadline is none.
    """
    if len(quote) > _LONGEST:
        return ""
    found = list(_conditions(_shown(quote), proposed.modality))
    if len(found) != 1:
        return ""
    words = found[0]
    if proposed.deadline and stands_in(proposed.deadline, words):
        return ""
    sure = is_condition(words, quote) and is_surely_of(words, proposed.statement, quote)
    return words if sure else ""


def _shown(quote: str) -> str:
    return " ".join(quote.split())


def _times(shown: str, trigger: str | None) -> list[str]:
    """The whole times of the line, outside of its conditions; one that holds another once."""
    line = readable(shown)
    if len(line) != len(shown):
        return []
    held = (_place(line, words) for words in (trigger, *_conditions(shown, None)) if words)
    taken = [each for each in held if each is not None]
    spans: list[Span] = []
    for found in say.TIME.finditer(line):
        if say.NO_TIME.match(line, found.start()) or _is_done(line, found.start()):
            continue
        whole = _place(line, whole_time(shown[found.start() : found.end()], shown))
        span = whole or Span(*found.span())
        if any(each.overlaps(span) for each in taken):
            continue
        if _GOES_ON.match(line, span.end):
            return []
        if not any(each.contains(span) for each in spans):
            spans.append(span)
    return [shown[span.start : span.end] for span in spans]


def _conditions(shown: str, modality: Modality | None) -> Iterator[str]:
    """The conditions of the line; how far a duty goes ("to the extent that") is none of it."""
    line = readable(shown)
    if len(line) != len(shown):
        return
    for found in say.CONDITION.finditer(line):
        ahead = line[: found.start()]
        if say.NO_CONDITION.search(ahead):
            continue
        sentence = re.split(r"[.;:]\s", ahead)[-1]
        opens = found["open"].lower()
        if opens in say.OPENS_ONLY and sentence.strip():
            continue
        if opens == "where" and say.PARTY_DOES.match(shown, found.start()) is None:
            continue
        if opens.startswith("to the extent") and modality not in (None, "may"):
            continue
        if MODAL.search(sentence) and sentence.rstrip().endswith(","):
            # An aside, ", if it makes one,", or a clause that belongs to another.
            continue
        words = _to_its_end(shown, line, found.start(), front=not MODAL.search(sentence))
        if words:
            yield words


def _to_its_end(shown: str, line: str, start: int, *, front: bool) -> str:
    """A condition in front ends at the comma before its duty, one behind with its sentence."""
    stop = _SENTENCE.search(line, start)
    until = stop.start() if stop else len(line)
    commas = [each.start() for each in re.finditer(r", ", line[:until]) if each.start() > start]
    duty = next((at for at in commas if _binds_next(line[at + 1 : until])), None)
    if front and duty is not None:
        return shown[start:duty]
    return "" if front and start == 0 else shown[start:until].rstrip(" ,")


def _binds_next(behind: str) -> bool:
    found = MODAL.search(behind)
    return found is not None and "," not in behind[: found.start()]


def _place(line: str, words: str) -> Span | None:
    at = line.lower().find(" ".join(readable(words).split()).lower().strip(" ,.;:"))
    return None if at < 0 else Span(at, at + len(words.strip(" ,.;:")))


def _is_done(line: str, at: int) -> bool:
    """True where the time says when something else was done, or is so: "in force on the date"."""
    before = re.split(r"[,;:]\s", line[:at])[-1]
    found = PARTICIPLE.search(before)
    return found is not None and not found["be"] and len(found["after"].split()) <= 1
