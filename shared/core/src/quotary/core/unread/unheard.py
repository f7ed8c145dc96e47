"""A sentence in words that such agreements do not use.

What harms can be said in any words; what confidentiality agreements say is said in few. Their
vocabulary is closed enough that a sentence with one strange word in a dozen says something of
its own, above all where it orders nothing and only states what is so ("A note in the register is
notice").
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.item_promises import item_cuts, label_end
from quotary.core.plain_words import SHORT_NOT, SMALL, opening_of
from quotary.core.playbook import Playbook
from quotary.core.readers.places import find_places, undotted
from quotary.core.readers.readable import readable
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.unread.main_clauses import clause_cuts
from quotary.core.unread.protective import costs_nothing, is_address
from quotary.core.unread.unsaid import bans, is_heading
from quotary.core.unread.vocabulary import GENERAL

STATED: Final = 0.08
"""Share of strange words from which a sentence that only states something is shown."""
ORDERED: Final = 0.12
"""The same of one that orders or promises something; the subject's own words are common there."""
FEWEST: Final = 3
"""Words of content below which nothing is said."""
_HEADING: Final = 9
_WHOLE: Final = 2
"""Cuts of a sentence that is one statement."""
_SHORTEST: Final = 3

_ORDERS: Final = re.compile(
    r"\b(?:shall|will|must|may|can|cannot|agrees?|agreed|undertakes?|acknowledges?|represents?"
    r"|warrants?|covenants?|should|would|might|could|wish(?:es)?|desires?|intends?|means?"
    r"|consents?|waives?|confirms?|understands?|(?<!the )(?<!this )(?<!these )promises?|hereby)\b"
)
_SMALL_IN_TITLES: Final = frozenset(
    ("of", "and", "or", "the", "to", "for", "in", "by", "on", "a", "an", "not", "with")
)
_WORD: Final = re.compile(r"[a-z]+(?:'[a-z]+)?")
_NAME: Final = re.compile(r"(?<![.!?:;\u201c\"] )(?<!\n)\b[A-Z][a-z]{2,}\b")
_ENDINGS: Final = (
    *("ations", "ation", "ings", "ing", "ments", "ment", "edly", "ed", "ies", "es"),
    *("s", "ly", "e", "y"),
)
_STEM: Final = 4


@dataclass(frozen=True, slots=True)
class Known:
    """The stems that need no second look in this document."""

    exact: frozenset[str]
    beginnings: tuple[str, ...]

    def strange(self, words: list[str]) -> list[str]:
        """Those of the words that are not known."""
        return [
            word
            for word in words
            if stem(word) not in self.exact and not word.startswith(self.beginnings)
        ]


@lru_cache(maxsize=16_384)
def stem(word: str) -> str:
    """The word without its ending, so that "assigns" and "assigned" are one."""
    word = word.split("'")[0]
    for ending in _ENDINGS:
        if len(word) - len(ending) >= _STEM and word.endswith(ending):
            return word[: -len(ending)]
    return word


# Nobody owes it, whatever it is; what is denied to be forbidden is a right, which is looked at.
_NO_DUTY: Final = Guarded(
    r"(?:[0-9.]+ )?neither (?:of us|party|side) (?:has|is (?:obliged|required|obligated)) to"
    r" (?:give|provide|offer|make|supply) (?:the other (?:party )?)?[a-z ,]{3,60}\.?"
    r"|(?:[0-9.]+ )?[a-z]{4,14} (?:isn't|is not) required\.?"
    r"|(?:[0-9.]+ )?(?:for the avoidance of doubt,? )?nothing in this [a-z ]{2,30}? (?:restricts?"
    r"|prevents?|prohibits?|limits?) (?:either|any) party from [^.;]+\.?"
)
# Words that are strange alone and say nothing of their own where they stand in these.
_PHRASES: Final = Guarded(
    r"\b(?:on (?:one|any|another|that|a single) (?:other )?occasion|competitively sensitive"
    r"|clean teams?|store (?:it|them|(?:the )?confidential information) (?:securely|safely))\b"
    r"|\bturns? out to be (?:invalid|void|unenforceable)\b"
    r"|(?<=,) (?:customer|supplier) lists?(?=,)"
    r"|\b(?:patient|health|medical|student|human subjects?) (?:information|records?|data)\b"
    r"(?=[^.;]{0,60}\b(?:or|and) (?:any )?other personal (?:data|information)\b)"
)


_COURT: Final = re.compile(
    r"\b(?:[Cc]ount(?:y|ies)|[Cc]it(?:y|ies)|[Bb]oroughs?|[Dd]istricts?|[Cc]ourts?|[Pp]arish)"
    r"(?: (?:of|in|for|located|sitting|the)){1,4} (?P<name>[A-Z]\w+(?: [A-Z]\w+)*)"
    r"|(?P<before>(?:[A-Z]\w+ )+)(?:County|City|Borough|District)\b"
)


def _is_title(text: str) -> bool:
    """True of a few words that are all written large, as headings are."""
    words = text.split()
    lettered = [word for word in words if word[:1].isalpha()]
    return len(words) < _HEADING and all(
        word[0].isupper() or word.lower() in _SMALL_IN_TITLES for word in lettered
    )


def _places(text: str) -> frozenset[str]:
    """The stems of words that name a place of law or of courts; laws are read elsewhere."""
    line = undotted(readable(text))
    named = [line[place.start : place.end] for place in find_places(line)]
    named += [found["name"] or found["before"] for found in _COURT.finditer(line)]
    return frozenset(stem(word) for name in named for word in _WORD.findall(name.lower()))


def strange_words(view: UnitView, sentence: Span, playbook: Playbook) -> Iterator[str]:
    """Yields the strange words of a sentence, promise or statement that has too many."""
    text = view.index.text
    if costs_nothing(view.flat(sentence).text):
        return
    cuts = item_cuts(text, sentence, SMALL.__contains__)
    found = list(_strange(view, sentence, playbook, STATED))
    for start, end in pairwise([*cuts, sentence.end]):
        # The lead-in orders what the items say.
        found += _strange(view, Span(start, end), playbook, ORDERED)
    if not found:
        # What is joined to a statement must not hide what is strange in it.
        found += _in_statements(view, sentence, playbook)
    yield from dict.fromkeys(found)


def _in_statements(view: UnitView, sentence: Span, playbook: Playbook) -> Iterator[str]:
    if not known_in(view, playbook).strange(_WORD.findall(view.flat(sentence).text)):
        return
    cuts = clause_cuts(sentence.of(view.index.text))
    if len(cuts) > _WHOLE:
        for start, end in pairwise(cuts):
            part = Span(sentence.start + start, sentence.start + end)
            yield from _strange(view, part, playbook, STATED)


def _says_nothing(view: UnitView, sentence: Span) -> bool:
    """True of titles, headings and addresses, and of what denies a duty or a use, or protects."""
    flat, source = view.flat(sentence).text, sentence.of(view.index.text)
    if _is_title(source) or is_heading(view.index.text, sentence) or is_address(source):
        return True
    return _NO_DUTY.fullmatch(flat.strip()) is not None or bans(flat) or costs_nothing(flat)


def _strange(view: UnitView, sentence: Span, playbook: Playbook, stated: float) -> Iterator[str]:
    """Yields the strange words of a stretch, from the share `stated` where it orders nothing."""
    flat, source = view.flat(sentence).text, sentence.of(view.index.text)
    if _says_nothing(view, sentence):
        return
    said = _PHRASES.sub(" ", flat[label_end(flat) :])
    words = [word for word in _WORD.findall(said) if len(word) >= _SHORTEST]
    if len(words) < FEWEST:
        return
    strange = known_in(view, playbook).strange(words)
    for topic in _of_topics(view, sentence, playbook) if strange else ():
        strange = topic.strange(strange)
    if strange:
        places = _places(source)
        strange = [word for word in strange if stem(word) not in places]
    least = ORDERED if _ORDERS.search(flat) else stated
    if strange and len(strange) / len(words) >= least:
        yield from strange


@lru_cache(maxsize=64)
def known_in(view: UnitView, playbook: Playbook) -> Known:
    """The general vocabulary, the opening's words and the names of this document."""
    opening = {stem(word) for word in opening_of(view).words}
    text = view.span.of(view.index.text)
    named = Counter(stem(match[0].lower()) for match in _NAME.finditer(text))
    names = {word for word, count in named.items() if count > 1}
    usual = listed(tuple(_WORD.findall(" ".join(playbook.usual).lower())))
    general = listed((*GENERAL.split(), *SMALL, *SHORT_NOT))
    return Known(general.exact | usual.exact | opening | names, general.beginnings)


def _of_topics(view: UnitView, sentence: Span, playbook: Playbook) -> Iterator[Known]:
    """Yields the plain words of each position that the sentence speaks of."""
    for position in playbook.positions:
        if position.plain and view.holds(sentence, position.cues):
            yield listed(position.plain)


@lru_cache(maxsize=64)
def listed(words: tuple[str, ...]) -> Known:
    """What a list of words knows."""
    exact = frozenset(stem(word.lower()) for word in words if not word.endswith("*"))
    return Known(exact, tuple(word.lower().rstrip("*") for word in words if word.endswith("*")))
