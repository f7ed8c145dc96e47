"""How much of the document a quote must show so that nothing that limits it is cut off."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from quotary.core.indexing import DocumentIndex
from quotary.core.questions.part_named import clauses_over
from quotary.core.questions.stemming import plain
from quotary.core.questions.taking_back import limits, sets_aside, speaks_of_the_next, takes_back
from quotary.core.span import Span
from quotary.core.statements import around

_LONGEST: Final = 4_000
"""Characters that a quote is widened to at most."""
_MOST_AFTER: Final = 3
_LONGEST_HEADING: Final = 80
_MOST_ELSEWHERE: Final = 3
_NUMBERS: Final = r"[0-9]+(?:\.[0-9]+)*"
_REFERENCE: Final = re.compile(
    r"\b(?:clauses?|sections?|articles?|paragraphs?|cl[áa]usulas?|artigos?|se[çc][ãa]o|itens|item)"
    rf" (?:n[o.]{{0,2}} ?)?(?P<numbers>{_NUMBERS}[ªº]?(?:(?:,| and| or| to| e| ou"
    rf"| a) {_NUMBERS}[ªº]?)*)"
)
_OWN_NUMBER: Final = re.compile(r"\W*(?P<number>[0-9]{1,3}(?:\.[0-9]{1,3})*)[.)\s]")


@dataclass(frozen=True, slots=True)
class Whole:
    """`place` is the quote with its whole sentence and the neighbours that limit it.

    `elsewhere` are sentences of other clauses that set its clause aside by number.
    """

    place: Span
    elsewhere: tuple[Span, ...] = ()


def whole_statement(quoted: Span, index: DocumentIndex) -> Whole | None:
    """What must be shown with the quote; None where it is more than an answer may hold."""
    own = _own(quoted, index)
    if own is None:
        return None
    place = _with_neighbours(own, index)
    if len(place) > _LONGEST:
        return None
    return Whole(place, _elsewhere(place, index))


def _own(quoted: Span, index: DocumentIndex) -> Span | None:
    """The quote's own sentence, or the item of a list with the lead-in where that limits it."""
    text = index.text
    about = around(text, quoted, index.sentences.at(quoted))
    start = min(about.before.start, quoted.start)
    leading = [part for part in about.lead_ins if len(part) and limits(part.of(text))]
    if leading:
        start = min(start, leading[0].start)
    whole = Span(start, max(about.after.end, quoted.end))
    if len(whole) <= _LONGEST:
        return whole
    cut = " ".join(part.of(text) for part in (*leading, about.before, about.after))
    return None if leading or limits(cut) else quoted


def _with_neighbours(own: Span, index: DocumentIndex) -> Span:
    start, end = own.start, own.end
    if takes_back(own.of(index.text)) or _says_of_next(own, index):
        start = min(start, _before(own, index).start)
    for _ in range(_MOST_AFTER):
        after = _after(end, index)
        if after is not None and _is_heading(after.of(index.text)):
            # "4. Exceptions", and below it "The limit does not apply to …".
            after = _after(after.end, index)
        if after is None or not takes_back(after.of(index.text)):
            break
        if "hidden" in index.flags_at(after):
            break
        end = max(end, after.end)
    return Span(start, end)


def _says_of_next(own: Span, index: DocumentIndex) -> bool:
    before = _before(own, index)
    return before.start < own.start and speaks_of_the_next(before.of(index.text))


def _before(own: Span, index: DocumentIndex) -> Span:
    """The sentence before, or `own` itself at the beginning."""
    head = index.text[: own.start].rstrip()
    if not head:
        return own
    return index.sentences.at(Span(len(head) - 1, len(head)))


def _is_heading(words: str) -> bool:
    line = words.strip()
    return len(line) <= _LONGEST_HEADING and line[-1:] not in {".", ";", ":", "!", "?"}


def _after(end: int, index: DocumentIndex) -> Span | None:
    while end < len(index.text) and index.text[end].isspace():
        end += 1
    if end >= len(index.text):
        return None
    found = index.sentences.at(Span(end, end + 1))
    return Span(end, max(found.end, end + 1))


def _elsewhere(place: Span, index: DocumentIndex) -> tuple[Span, ...]:
    """Sentences of other places that set aside the clause that the place stands in."""
    numbers = _numbers(place, index)
    if not numbers:
        return ()
    found: list[Span] = []
    # Accents change no offsets here: the text is only made small letters.
    for match in _REFERENCE.finditer(index.text.lower()):
        named = set(re.findall(_NUMBERS, match["numbers"]))
        at = Span(*match.span())
        if not named & numbers or place.contains(at):
            continue
        sentence = index.sentences.at(at)
        if (
            sentence not in found
            and len(sentence) <= _LONGEST
            and sets_aside(sentence.of(index.text))
        ):
            found.append(sentence)
    return tuple(found[:_MOST_ELSEWHERE])


def _numbers(place: Span, index: DocumentIndex) -> set[str]:
    """The numbers of the clause and of those above it: "4.1" stands in "4" too."""
    written = [plain(each.number).strip(" .()ºªoa§") for each in clauses_over(place, index)]
    line = index.text.rfind("\n", 0, place.start) + 1
    own = _OWN_NUMBER.match(index.text[line : place.end])
    if own:
        written.append(own["number"])
    found: set[str] = set()
    for number in written:
        parts = number.split(".")
        if all(part.isdigit() for part in parts):
            found |= {".".join(parts[: size + 1]) for size in range(len(parts))}
    return found
