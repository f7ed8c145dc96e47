"""The defined terms of a document: a sign-off holds only while the words it rests on mean the same.

Heuristic: a term in quotation marks that its sentence defines ("Fee" means …), or that stands in
brackets after what it stands for (the "Supplier").
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.register import Definition
from quotary.core.obligations.whereabouts import whereabouts
from quotary.core.span import Span

MAX_TEXT: Final = 1_000
"""Characters of one definition that are kept; of a longer one the hash of all of it as well."""

MAX_CHUNK: Final = 50_000
"""Characters of all definitions of one chunk; the rest is one definition of everything."""

EVERYTHING: Final = "*"
"""The term of a definition that every quote rests on."""

_OVERHEAD: Final = 120
_TERM: Final = r"[\"\u201c\u201d](?P<{name}>[^\"\u201c\u201d\n]{{1,80}})[\"\u201d\u201c]"
_QUOTED: Final = re.compile(_TERM.format(name="term"))
_MEANS: Final = re.compile(
    _TERM.format(name="term")
    + r"(?:,? (?:or|and|e|ou) [\"\u201c][^\"\u201d]{1,80}[\"\u201d])*,?\s+"
    r"(?:shall |will )?(?:means?|has the meaning|have the meaning|includes?|refers? to|is defined"
    r"|significa|designa|refere-se a|ter[\u00e1\u00e3]o? o significado)\b",
    re.IGNORECASE,
)
_BRACKETED: Final = re.compile(
    r"\((?:[^()\"\u201c\u201d]{0,60}\s)?" + _TERM.format(name="term") + r"[^()]{0,80}\)"
)
_CALLED: Final = re.compile(
    r"\b(?:doravante|denominad[oa]s?|designad[oa]s?|hereinafter|referred to as)\b"
    r"[^.;\"\u201c]{0,40}" + _TERM.format(name="term"),
    re.IGNORECASE,
)


def definitions_in(index: DocumentIndex, span: Span) -> tuple[Definition, ...]:
    """The definitions that begin in the span, in order.

    One that a sentence states reaches to the next one, or to the end of its clause.
    """
    text = index.text
    places = whereabouts(index)
    found: list[Definition] = []
    for match in _MEANS.finditer(text, span.start, _reach(index, span)):
        if not span.start <= match.start() < span.end:
            continue
        sentence = index.sentences.at(Span(match.start(), match.start() + 1))
        end = max(places.innermost(Span(*match.span())).end, sentence.end)
        after = _MEANS.search(text, match.end(), end)
        last = Span(match.start(), after.start() if after else end)
        terms = [_plain(term["term"]) for term in _QUOTED.finditer(match[0])]
        found += [Definition(term, places.place(last), _said(last, text)) for term in terms]
    for match in _in_brackets(text, span):
        at = Span(match.start("term"), match.end("term"))
        sentence = index.sentences.at(at)
        found.append(Definition(_plain(match["term"]), places.place(at), _said(sentence, text)))
    return _bounded(sorted(found, key=lambda one: (one.place.span, one.term)))


def _bounded(found: Sequence[Definition]) -> tuple[Definition, ...]:
    """As many as a fact may hold; those beyond are told apart by a hash of them all."""
    size = 0
    for number, one in enumerate(found):
        size += len(one.text) + _OVERHEAD
        if size > MAX_CHUNK:
            rest = "\n".join(f"{each.term}: {each.text}" for each in found[number:])
            return (*found[:number], Definition(EVERYTHING, one.place, _hash(rest)))
    return tuple(found)


def _in_brackets(text: str, span: Span) -> Iterator[re.Match[str]]:
    seen: set[int] = set()
    for pattern in (_BRACKETED, _CALLED):
        for match in pattern.finditer(text, span.start, span.end):
            if match.start("term") not in seen:
                seen.add(match.start("term"))
                yield match


def _reach(index: DocumentIndex, span: Span) -> int:
    return min(len(index.text), span.end + 200)


def _plain(term: str) -> str:
    return " ".join(term.split()).strip(" ,.;:")


def _said(span: Span, text: str) -> str:
    words = " ".join(span.of(text).split())
    return words if len(words) <= MAX_TEXT else f"{words[:MAX_TEXT]}… {_hash(words)}"


def _hash(words: str) -> str:
    return sha256(words.encode(errors="replace")).hexdigest()[:16]
