"""The whole phrase of a quote that words claimed of it were cut out of.

"Days of written demand" is "within 28 days of written demand". Only what form shows is put back:
a phrase whose end is not told by its words stays as it was claimed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from quotary.core.obligations import phrase_words as say
from quotary.core.obligations.trigger_claim import opener_before
from quotary.core.readers.readable import readable

_TRIMMED: Final = " ,.;:"
_LONGEST: Final = 320
"""Characters that are put back at most; a longer phrase is for a person to read."""

_LONGEST_QUOTE: Final = 2_000

_SUBJECT: Final = 5
"""Words that a subject before its word of duty has at most."""

Front = Callable[[str, int, str], int]
"""Where the phrase begins whose claimed words begin at a place of the line."""


def whole_time(claim: str, quote: str) -> str:
    """The claimed words of a deadline with what their phrase begins and goes on with."""
    return _whole(claim, quote, front=_front_of_time)


def whole_condition(claim: str, quote: str) -> str:
    """The claimed words of a condition with what their phrase begins and goes on with."""
    return _whole(claim, quote, front=opener_before)


def _whole(claim: str, quote: str, *, front: Front) -> str:
    if len(quote) > _LONGEST_QUOTE:
        return claim
    shown = " ".join(quote.split())
    line = readable(shown)
    words = " ".join(readable(claim).split()).strip(_TRIMMED)
    # Places are counted in the readable line and shown as the source writes them.
    if len(line) != len(shown) or not words:
        return claim
    found = list(re.finditer(rf"(?<!\w){re.escape(words)}(?!\w)", line, re.IGNORECASE))
    if len(found) != 1:
        return claim
    start, end = found[0].span()
    first, last = front(line, start, words), _end(line, start, end)
    if (first, last) == (start, end) or (end - start) + _LONGEST < last - first:
        return claim
    return shown[first:last].strip(_TRIMMED)


def _front_of_time(line: str, start: int, claim: str) -> int:
    if say.BEGINS.match(claim):
        return start
    floor = max((line.rfind(mark, 0, start) for mark in ".,;:"), default=-1) + 1
    found = say.FRONT.search(line, floor, start)
    return found.start() if found else start


def _end(line: str, start: int, end: int) -> int:
    """Where the phrase from `start` on ends that was cut at `end`; `end` where it is whole."""
    claim, after = line[start:end], line[end:]
    clause = _is_clause(claim)
    if clause and say.NO_VERB_YET.fullmatch(claim) and after.startswith(","):
        return _end_of_clause(line, end + 1)
    fronted = line[:start].rstrip()[-1:] in ("", ",", ";", ":", ".")
    dangles = say.DANGLES.search(claim) is not None
    if say.STOPS.match(after) or ((fronted or not dangles) and _opens_duty(after)):
        return end
    if dangles:
        return _end_of_clause(line, end) if clause else _end_of_noun(line, end)
    if clause:
        return _end_of_clause(line, end) if _goes_on(line, start, end, clause=True) else end
    if say.A_TIME.search(claim) and say.RUNS.match(after):
        taken = say.OF.match(after) and say.TAKES_OF.search(line[:start])
        return end if taken else _end_of_noun(line, end)
    if say.OF.match(after) and not say.ADVERB.search(claim):
        return end if say.TAKES_OF.search(line[:start]) else _end_of_noun(line, end)
    if say.DONE.search(claim) and say.UNDER.match(after):
        return _end_of_noun(line, end)
    if say.DOING.search(claim) and say.AT_A_PLACE.match(after):
        return _end_of_noun(line, end)
    if re.match(r" (?:which|that|who) (?:is|are|has|have|was|were)\b", after):
        return _end_of_clause(line, end)
    return _end_of_noun(line, end) if _goes_on(line, start, end, clause=False) else end


def _is_clause(claim: str) -> bool:
    """True for words that have a verb of their own: "whenever it is", "Default which is"."""
    return (
        say.CLAUSE.match(claim) is not None
        or re.search(r"\b(?:which|that|who|que)(?: \w+)*$", claim, re.IGNORECASE) is not None
    )


def _opens_duty(after: str) -> bool:
    """True where the words behind are the subject of a word of duty, or that word itself."""
    found = say.MODAL.search(after)
    if found is None or say.NO_SUBJECT.match(after):
        return False
    ahead = after[: found.start()].strip()
    return re.search(r"[,.;:]", ahead) is None and len(ahead.split()) <= _SUBJECT


def _goes_on(line: str, start: int, end: int, *, clause: bool) -> bool:
    """True where a noun, or in a clause an object, goes on behind the claim."""
    claim = line[start:end]
    following = re.match(r" (\(?[\w'-]+)", line[end:])
    if following is None or say.BEFORE_ITS_VERB.search(line[:start]):
        return False
    word = following[1]
    last = claim.split()[-1]
    if clause:
        noun = word.lower() not in say.SMALL and not say.ADVERB.search(last)
        return noun or say.OBJECT.match(line, end) is not None
    if word.lower() in say.SMALL or word.lower() in say.LINKS or say.ADVERB.search(last):
        return False
    if word[0].isupper():
        return last[0].isupper()
    if say.COUNTED_UNIT.search(claim):
        return say.OF_A_LENGTH.match(line, end) is not None
    return not say.ADVERB.search(word)


def _end_of_clause(line: str, at: int) -> int:
    found = say.CLAUSE_STOPS.search(line, at)
    return found.start() if found else len(line)


def _end_of_noun(line: str, end: int) -> int:
    """Where the noun with its "of …" ends that begins, or goes on, at `end`."""
    stop = say.STOPS.search(line, end)
    until = stop.start() if stop else len(line)
    at, last, content = end, line[:end].split()[-1].lower(), False
    for found in re.finditer(r"\S+", line[end:until]):
        word = found[0].strip("()").lower()
        opens = last in say.LINKS or say.DANGLES.search(last) is not None
        opens = opens or (word in say.GOVERNED and say.DONE.search(last) is not None)
        opens = opens or line.startswith(say.ABOUT, end + found.start())
        if content and word in say.SMALL and not opens:
            if word in ("which", "that", "que"):
                return _end_of_clause(line, end + found.start())
            if word != "to" or not say.WANTS_VERB.search(last):
                break
        at, last = end + found.end(), word
        content = content or (word not in say.SMALL and word not in say.LINKS)
    return at if content else end
