"""What a term of a quoted sentence is defined as in another clause, where that turns or bounds it.

"Cada Parte permanece titular de seus Materiais Preexistentes" takes back nothing by itself; a
definition that leaves out "o que vier a ser incorporado a um Entregável" does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from quotary.core.beside.phrases import tokens, uncovered
from quotary.core.beside.shown import shown_of
from quotary.core.beside.silence import BY_ITSELF
from quotary.core.beside.turns import AMOUNT, DISCRETION, EXCEPTED, LATER, MULTIPLIED
from quotary.core.finding import Alert
from quotary.core.gate_wording import raised
from quotary.core.indexing import DocumentIndex
from quotary.core.playbook import Playbook, Position
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.whole_words import is_whole_in

_TERM: Final = r"[\"“'‘](?P<term>[A-ZÀ-Ý][\w -]{1,48}?)[\"”'’]"
_MEANS: Final = re.compile(
    rf"{_TERM},?(?: \w+){{0,2}}?\s+(?:significa\w*|quer(?:em)?\s+dizer|designa\w*|compreende\w*"
    r"|abrange\w*|inclu\w+|é|são|será|serão|refere\w*-se|denota\w*|means?|includes?|is|are)\b"
)
_IS_CALLED: Final = re.compile(
    r"\b(?i:entende\w*-se\s+por|considera\w*-se|define\w*-se\s+como|chama\w*-se)\s+(?:como\s+)?"
    r"(?:[\"“'‘])?(?P<term>[A-ZÀ-Ý][\w-]+(?:\s+(?:d[aeo]s?\s+)?[A-ZÀ-Ý][\w-]+){0,4})"
)
# A condition or a bound: what is left out of the term by it is left out of the promise.
_BOUNDED: Final = re.compile(
    "|".join((EXCEPTED, MULTIPLIED, DISCRETION, LATER, BY_ITSELF.pattern, AMOUNT.pattern))
    + r"|\b(?:se|caso|quando|desde que|contanto|somente|apenas|so|unicamente|exclusivamente"
    r"|enquanto|ate|salvo|menos|excluid\w+|exclui\w*|a partir|if|when|only|other than)\b"
)
MOST: Final = 400
"""Definitions that are looked at; a contract with more of them defines everything."""


@dataclass(frozen=True, slots=True)
class Defined:
    """A term and the sentence that defines it."""

    term: str
    sentence: Span


def defined_term_alerts(
    view: UnitView, quoted: Sequence[Span], position: Position, playbook: Playbook
) -> Iterator[Alert]:
    """Yields an alert per term of the quoted sentences whose definition elsewhere bounds it.

    The terms in a definition count as well: one may hide behind another.
    """
    if not position.harmless:
        return
    known = (*position.harmless, *playbook.harmless, *playbook.usual)
    texts = [view.sentence(span).of(view.index.text) for span in quoted]
    seen: set[Span] = set()
    for text in texts:
        for one in _defined(view.index):
            if one.sentence in seen or not is_whole_in(one.term, text):
                continue
            seen.add(one.sentence)
            said = one.sentence.of(view.index.text)
            texts.append(said)
            if not view.span.overlaps(one.sentence) and _bounds(said, known):
                yield _alert(one, said, playbook.language)


def _bounds(said: str, known: Sequence[str]) -> bool:
    return any(True for _ in uncovered(_BOUNDED, tokens(said), known))


def _alert(one: Defined, said: str, language: str) -> Alert:
    why = "is bounded" if language == "en" else "tem limite ou exceção"
    cue = shown_of(said, lambda _: False)
    return raised("definition", language, one.sentence, name=one.term, why=why, cue=cue)


@lru_cache(maxsize=32)
def _defined(index: DocumentIndex) -> tuple[Defined, ...]:
    """Every definition of the document in order."""
    found: dict[tuple[str, Span], Defined] = {}
    for pattern in (_MEANS, _IS_CALLED):
        for match in pattern.finditer(index.text):
            sentence = index.sentences.at(Span(*match.span()))
            term = " ".join(match["term"].split())
            found.setdefault((term, sentence), Defined(term, sentence))
            if len(found) >= MOST:
                break
    return tuple(found.values())
