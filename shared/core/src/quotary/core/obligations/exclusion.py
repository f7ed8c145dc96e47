"""Whether a sentence with a duty word is what a reply says: no obligation, for a stated reason.

Code checks the reason by the sentence's own form: what its subject is and what is said of it. What
it cannot confirm excludes nothing, so that no reply can hide a duty by giving it another name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from quotary.core.negations import plain
from quotary.core.obligations.deadline import states_deadline
from quotary.core.obligations.duty_words import find_duties
from quotary.core.obligations.exclusion_words import (
    ABOUT_WORDS,
    CAPPED,
    DEFINED,
    DOES,
    DUTIES,
    EFFECT,
    IMPLIES,
    INCLUDES,
    LIABILITY,
    LIMITS,
    MODAL,
    NEW_SUBJECT,
    NO_WAIVER,
    NOBODY,
    NOT_LIABLE,
    OBLIGED,
    OPERATIVE,
    READ,
    RECITES,
    RIGHT,
    SECOND_VERB,
    SELF_CONTAINED,
    TEXT_SUBJECT,
    UNBOUND,
    UNLESS,
    WIDENED,
)
from quotary.core.span import Span

_COMMAS: Final = 12
"""Commas behind which a subject is looked for; a clause with more is for a person to read."""

_LONGEST: Final = 2_000
"""Characters of a sentence that code judges; a longer one is for a person to read."""

_ENDS: Final = re.compile(r"[.;:]\s")
_AND: Final = re.compile(r",?\s(?:and|or|but|e|ou|mas)\s$", re.IGNORECASE)
_AROUND: Final = re.compile(
    # The letter before a recital, and the conjunction behind it.
    r"^\W*\(?[A-Za-z0-9]{1,4}[.)]\s+|[;,]\s+(?:and|e)\W*$"
)
_SENTENCE_ENDS: Final = re.compile(r"[.;]\s+\S")


def holds(
    why: str,
    sentence: str,
    more: Sequence[str] = (),
    *,
    recitals: bool = False,
    told: bool = False,
) -> bool:
    """True where the sentence's wording bears the reason out for every duty word in it.

    `recitals` says that the sentence stands among the recitals; only there one can be one. `told`
    says that a heading of recitals, or a "whereas", stands over it.
    """
    line = plain(sentence)
    hits = [hit.span for hit in find_duties(line, more)]
    if not hits or len(line) > _LONGEST:
        return False
    if why == "definition":
        return _defines(line, hits)
    if why == "recital":
        return (recitals and _recites(line, hits)) or (told and _tells(line))
    if why not in _CHECKS or states_deadline(line):
        return False
    return all(_CHECKS[why](predicate) for predicate in _predicates(line, hits))


def reason_for(
    sentence: str, reasons: Sequence[str], more: Sequence[str] = (), *, recitals: bool = False
) -> str:
    """The first of the reasons that the sentence's wording bears out; "" for none."""
    return next((why for why in reasons if holds(why, sentence, more, recitals=recitals)), "")


@dataclass(frozen=True, slots=True)
class _Predicate:
    """One duty word with the words of its clause before it, and the rest of the clause."""

    before: str
    word: str
    rest: str

    @property
    def subject(self) -> str:
        """The words of the clause before the duty word, without what is fronted."""
        return self.before.split(", ")[-1] or self.before


def _predicates(line: str, hits: Sequence[Span]) -> Iterator[_Predicate]:
    before = ""
    for hit in hits:
        start = max((end.end() for end in _ENDS.finditer(line, 0, hit.start)), default=0)
        stop = _ENDS.search(line, hit.end)
        rest = line[hit.start : stop.start() if stop else len(line)]
        modal = MODAL.match(rest)
        at = modal.end() if modal else hit.end - hit.start
        # "… shall be governed by English law and shall bind": the same subject goes on.
        goes_on = before and start == 0 and _AND.search(line[: hit.start])
        before = before if goes_on else line[start : hit.start]
        yield _Predicate(before, rest[:at], rest[at:])


def _defines(line: str, hits: Sequence[Span]) -> bool:
    """The defined term is the subject, and the defining verb is the only one that could bind."""
    found = DEFINED.match(line)
    if found is None:
        return False
    verb = Span(*found.span("verb"))
    if SECOND_VERB.search(line, verb.end):
        return False
    return all(verb.contains(hit) or verb.start == hit.start for hit in hits)


def _recites(line: str, hits: Sequence[Span]) -> bool:
    """One clause after "whereas", in which nobody binds himself there and then."""
    opens = RECITES.match(line)
    if opens is None or len(hits) > 1 or OPERATIVE.search(line):
        return False
    before = line[opens.end() : hits[0].start]
    return not _SENTENCE_ENDS.search(line) and not NEW_SUBJECT.search(before)


def _tells(line: str) -> bool:
    """One sentence below a heading of recitals, in which nobody binds himself there and then."""
    operative = OPERATIVE.search(line) is not None or states_deadline(line)
    return not operative and not _SENTENCE_ENDS.search(_AROUND.sub("", line))


def _interpretation(predicate: _Predicate) -> bool:
    if DOES.search(predicate.rest):
        return False
    words = any(ABOUT_WORDS.match(subject) for subject in _subjects(predicate))
    if INCLUDES.match(predicate.rest):
        return words
    read = READ.match(predicate.rest) is not None
    return read and (words or _is_text(predicate))


def _right(predicate: _Predicate) -> bool:
    if _is_freed(predicate):
        return True
    given = RIGHT.match(predicate.rest)
    if given is None or NOBODY.search(predicate.subject) or LIMITS.search(predicate.rest):
        return False
    return DOES.search(predicate.rest, given.end()) is None


def _is_freed(predicate: _Predicate) -> bool:
    """True for "não se obriga a adquirir quantidade mínima": a duty that is plainly denied."""
    denied = UNBOUND.search(predicate.before) and OBLIGED.match(predicate.word)
    if not denied or NOBODY.search(predicate.subject):
        return False
    return not (LIMITS.search(predicate.rest) or DOES.search(predicate.rest))


def _effect(predicate: _Predicate) -> bool:
    """A text, a rule or an event is said to hold, and nobody is said to do something.

    "This clause shall apply" has an effect; "the Borrower shall apply each loan" is a duty.
    """
    rest = predicate.rest
    if DOES.search(rest) or UNLESS.search(rest):
        return False
    if WIDENED.match(rest) and DUTIES.search(predicate.before):
        return False
    if NOT_LIABLE.match(rest) and not LIMITS.search(rest):
        return "not be liable" in rest or NOBODY.search(predicate.subject) is not None
    if CAPPED.match(rest):
        return LIABILITY.search(predicate.before) is not None
    if _is_freed(predicate):
        return True
    if IMPLIES.match(predicate.word):
        return NO_WAIVER.match(rest) is not None and _is_text(predicate)
    held = EFFECT.match(rest) or SELF_CONTAINED.match(predicate.word)
    return held is not None and _is_text(predicate)


def _is_text(predicate: _Predicate) -> bool:
    return any(TEXT_SUBJECT.match(subject) for subject in _subjects(predicate))


def _subjects(predicate: _Predicate) -> Iterator[str]:
    """What may be the subject: all before the duty word, or what a fronted clause leaves."""
    before = predicate.before
    yield before
    for at in list(re.finditer(r",\s", before))[-_COMMAS:]:
        yield before[at.end() :]


_CHECKS: Final = {"interpretation": _interpretation, "right_of_us": _right, "effect": _effect}
