"""The parts of a quote, each with a verb of its own under a word of duty, and what is in which.

"The Supplier shall submit a plan within 10 days and complete the work within 60 days of the audit"
has two. A time or a condition says something of its own part alone, or of all where it stands
before the first.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from quotary.core.obligations.accents import is_portuguese
from quotary.core.obligations.second_verbs import second_verbs
from quotary.core.obligations.subjects import subject_before
from quotary.core.readers.readable import readable
from quotary.core.span import Span

_MODAL: Final = re.compile(
    r"\b(?:shall|must|will|may|cannot|(?:agrees?|undertakes?|covenants?) (?:not )?to"
    r"|(?:is|are) (?:[a-z]+ ){0,2}?(?:required|obliged|obligated|bound|entitled|permitted"
    r"|allowed) to"
    r"|dev(?:e|em|era|erao)|poder(?:a|ao)|obriga(?:m)?-se|compromete(?:m)?-se"
    r"|(?:obriga|compromete)(?:m)?(?= a ))\b",
    re.IGNORECASE,
)
_IN_CONDITION: Final = re.compile(
    # "Where it will lose its support, the Supplier shall …": its verb is no duty.
    r"(?:^|[.;:]\s)(?:\W*(?:[a-z0-9]{1,3}[.)]\s)?)(?:if|when|whenever|where|wherever|unless|until"
    r"|once|while"
    r"|as soon as|in case|in the event|to the extent|provided|should|after|before|se|quando|caso"
    r"|sempre que|na hipotese|apos|antes|enquanto)\b[^,;]*$",
    re.IGNORECASE,
)
_BORDER: Final = re.compile(r"(?:[,;]\s*)?\b(?:and|or|but|nor|e|ou|mas|nem)\b\s|[;:.]\s", re.I)
_HANGS_ON: Final = re.compile(
    # ", apresentando a apólice até 30 de junho", ", proof of which is to reach it by May".
    r", (?:(?!(?:sendo|estando|havendo|tendo|podendo|incluindo|considerando|quando|segundo)\b)"
    r"[a-z]+ndo|(?!(?:including|excluding|following|according|regarding|being|during|pending)\b)"
    r"[a-z]+ing|[a-z]+ of (?:which|whom))\b(?=[^,;.]*[a-z]{3})",
    re.IGNORECASE,
)
_JOINED_ASIDE: Final = re.compile(r"\b(?:and|or|but|e|ou|mas)\b\s*,", re.IGNORECASE)
_COMMA: Final = re.compile(r",\s")
_ASIDE: Final = re.compile(
    r"\s*(?:(?:not|nao|also|always|forthwith|(?![a-z]*(?:ply|rely)\b)[a-z]+ly|[a-z]+mente)\b\s*)*"
    r"(?:,[^,;.]{1,80})?\s*",
    re.IGNORECASE,
)
_NUMBER: Final = (
    r"(?:[0-9]+\)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty"
    r"|sixty"
    r"|ninety|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta"
    r"|sessenta"
    r"|noventa)"
)
_TIME: Final = re.compile(
    rf"\b(?:{_NUMBER}(?:[ -](?:business|working|calendar|clear|consecutive))?[ -]"
    r"(?:hours?|days?|weeks?|months?|years?|horas?|dias?|semanas?|mes(?:es)?|anos?)\b"
    r"|(?:on|upon|at|na|no ato d[aeo]|mediante) (?:the )?(?:signature|signing|delivery|receipt"
    r"|completion"
    r"|acceptance|termination|demand|execution|closing|order|expiry|assinatura|entrega|aceitacao"
    r"|recebimento|conclusao|pedido)\b)",
    re.IGNORECASE,
)
_COORDINATED: Final = re.compile(r",|;|\b(?:and|or|but|e|ou|mas)\b", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W_]+")
_JOINED_NEXT: Final = re.compile(r"\W*(?:and|or|but|e|ou|mas)\b", re.IGNORECASE)
_SMALL: Final = 3
_VERB_AND_OBJECT: Final = 2
_MOST_BETWEEN: Final = 4
"""Words of a quote that its summary may pass over between two of its own."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the parts of a line begin, and which of them have a subject of their own."""

    starts: tuple[int, ...]
    apart: frozenset[int]
    first_verb: int

    def of(self, at: int) -> int:
        """The number of the part in which the character stands."""
        return bisect_right(self.starts, at) - 1

    def shares_front(self, part: int) -> bool:
        """True where what opens the sentence is said of the part too: its subject is the same."""
        return all(number not in self.apart for number in range(1, part + 1))


def line_of(words: str) -> str:
    """The words as one readable line, in which places are counted."""
    return " ".join(readable(words).split())


def parts_of(line: str) -> Parts:
    """The parts of the line; one where it has one verb."""
    modals = [
        Span(*found.span())
        for found in _MODAL.finditer(line)
        if _IN_CONDITION.search(line, 0, found.start()) is None
    ]
    first = modals[0].end if modals else 0
    starts = {0: False}
    for before, modal in pairwise(modals):
        subject = subject_before(line, modal.start, before.end)
        if subject.inner or subject.kind == "relative":
            continue
        border = _border(line, before.end, modal.start)
        if border is not None:
            starts[border] = subject.kind != "same"
    for found in _HANGS_ON.finditer(line):
        starts.setdefault(found.start(), True)
    portuguese = is_portuguese(line.lower())
    for at in sorted(second_verbs(line, portuguese=portuguese)):
        if at > first and modals and not _is_first_verb(line, modals, at):
            starts.setdefault(at, False)
    places = tuple(sorted(starts))
    return Parts(places, frozenset(n for n, at in enumerate(places) if starts[at]), first)


def _border(line: str, start: int, end: int) -> int | None:
    """Where the part of the word of duty at `end` begins, behind the one that ends at `start`."""
    for pattern in (_JOINED_ASIDE, _BORDER, _COMMA):
        found = list(pattern.finditer(line, start, end))
        if found:
            return found[-1].start()
    return None


def _is_first_verb(line: str, modals: Sequence[Span], at: int) -> bool:
    """True where only an aside parts the verb from its word of duty: "shall, if asked, report"."""
    last = next(modal for modal in reversed(modals) if modal.end <= at)
    return _ASIDE.fullmatch(line, last.end, at) is not None


def place_of(summary: str, line: str) -> Span | None:
    """Where the summary's words stand in the line, in order and near each other; None if not."""
    said = [found[0].lower() for found in _WORD.finditer(line_of(summary))]
    own = list(_WORD.finditer(line))
    own_words = [found[0].lower() for found in own]
    for skipped in range(min(4, max(len(said) - 1, 1))):
        body = said[skipped:]
        for at, word in enumerate(own_words):
            if body and word == body[0]:
                last = _followed(body, own_words, at)
                if last is not None:
                    return Span(own[at].start(), own[last].end())
    return None


def _followed(body: Sequence[str], own: Sequence[str], at: int) -> int | None:
    place = at
    for word in body[1:]:
        near = own[place + 1 : place + 2 + _MOST_BETWEEN]
        if word not in near:
            return None
        place += 1 + near.index(word)
    return place


def stands_elsewhere(claim: str, summary: str, quote: str) -> bool:
    """True where the claimed words are not said of the part of the quote that the summary is of.

    Without a summary that can be found, they must be said of the first part or of the whole.
    """
    line = line_of(quote)
    parts = parts_of(line)
    if len(parts.starts) == 1:
        return False
    said = place_of(summary, line) if summary.strip() else None
    if said is None:
        about = {0}
    else:
        about = set(range(parts.of(said.start), parts.of(max(said.start, said.end - 1)) + 1))
    places = list(_places(line_of(claim), line))
    return bool(places) and not any(_is_said(parts, at, about) for at in places)


def is_surely_of(claim: str, summary: str, quote: str) -> bool:
    """True where the claimed words are said of the one part that the summary is of, or of all.

    Without a summary that can be found in one part, only what fronts all parts is.
    """
    line = line_of(quote)
    parts = parts_of(line)
    if len(parts.starts) == 1:
        return True
    said = place_of(summary, line) if summary.strip() else None
    every = set(range(len(parts.starts)))
    about = (
        every if said is None else {parts.of(said.start), parts.of(max(said.start, said.end - 1))}
    )
    places = list(_places(line_of(claim), line))
    if len(about) > 1:
        front = all(at < parts.first_verb and parts.of(at) == 0 for at in places)
        return front and all(parts.shares_front(part) for part in about)
    return bool(places) and all(_is_said(parts, at, about) for at in places)


def is_one_of_several(claim: str, quote: str) -> bool:
    """True where another time is joined before the claimed one in its part of the quote."""
    line = line_of(quote)
    parts = parts_of(line)
    places = list(_places(line_of(claim), line))
    return bool(places) and all(_follows_a_time(line, parts, at) for at in places)


def skips_its_object(claim: str, summary: str, quote: str) -> bool:
    """True where the summary is of a second object, and the time stands behind the first.

    "Shall release one half on completion and the balance on handover" owes no balance on
    completion.
    """
    line, said = line_of(quote), _content(line_of(summary))
    places = list(_places(line_of(claim), line))
    if not said or len(places) != 1:
        return False
    end = places[0] + len(line_of(claim))
    own = [found.end() for found in _MODAL.finditer(line, 0, places[0])]
    before, behind = _content(line[own[-1] if own else 0 : places[0]]), line[end:]
    at = re.search(rf"(?<!\w){re.escape(said[-1])}(?!\w)", behind, re.IGNORECASE)
    if len(before) < _VERB_AND_OBJECT or at is None or said[-1] in before or before[-1] in said:
        return False
    return _JOINED_NEXT.match(behind) is not None


def _content(words: str) -> list[str]:
    return [word for word in _WORD.findall(words.lower()) if len(word) > _SMALL]


def _follows_a_time(line: str, parts: Parts, at: int) -> bool:
    start = max(parts.starts[parts.of(at)], parts.first_verb)
    times = list(_TIME.finditer(line, start, at)) if start < at else []
    return bool(times) and _COORDINATED.search(line, times[-1].end(), at) is not None


def _is_said(parts: Parts, at: int, about: set[int]) -> bool:
    if at < parts.first_verb and parts.of(at) == 0:
        return any(parts.shares_front(part) for part in about)
    return parts.of(at) in about


def _places(claim: str, line: str) -> Iterator[int]:
    if claim:
        for found in re.finditer(rf"(?<!\w){re.escape(claim)}(?!\w)", line, re.IGNORECASE):
            yield found.start()
