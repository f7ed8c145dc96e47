"""Where a contract speaks of one named party alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.both_named import says_of_both
from quotary.core.guarded import Guarded
from quotary.core.ordinary import NEAR, recital
from quotary.core.parties import party_names
from quotary.core.playbook import Playbook
from quotary.core.readers.duty_words import DUTY
from quotary.core.signing import end_of_terms
from quotary.core.span import Span
from quotary.core.unit_view import UnitView

_MODAL: Final = (
    r"(?:shall|will|must|may|can|cannot|need|agrees?|undertakes?|covenants?|grants?|waives?|owes?"
    r"|is\s+(?:not\s+)?(?:bound|free|entitled|obliged|released|excused|exempt))"
)
# "All Confidential Information, and Acme shall …": what stands before the name is no party.
_THING: Final = (
    r"(?:Information|Materials?|Data|Agreement|Purpose|Project|Documents?|Section|Party)\b"
)
_ADDRESS: Final = Guarded(r"\b(?:if to|copy to|attn)\b|\b(?:attention|facsimile|telephone) ?:")
_SMALL_WORD: Final = re.compile(r"\b[a-z]{2,}\b")
# "To explore whether Acme will license it": a question that the parties have, and no duty.
_ASKED: Final = re.compile(
    r"\b(?:explor|evaluat|consider|assess|discuss|examin|determin|decid|find(?:ing)? out|review"
    r"|study|test)\w*\s+(?:whether|if)(?:\s+and\s+how)?\s+(?:the\s+)?.\Z",
    re.DOTALL,
)
_SAYING: Final = 2
"""Words in small letters that a sentence about a party has; fewer are a heading or a signature."""
_BLANK: Final = re.compile(r"_{5,}")
_LABEL: Final = Guarded(r"\b(?:signature|signed by|name|title|date|position|notices)\s*:")
_LABELS: Final = 3
"""Labels of lines to fill in that a block of signatures has, and a clause has not."""
_LEAVE: Final = re.compile(r"\b(?:may|can)\b")
_BINDS: Final = re.compile(r"\b(?:shall|will|must|undertakes?|agrees?|grants?|waives?|owes?)\b")
_BOTH: Final = re.compile(r"\s(?:and|or|nor|&|/)\s")
_BREAK: Final = re.compile(r"[.;:]|\n\s*\n")


def one_sided(view: UnitView, playbook: Playbook) -> Iterator[Span]:
    """Yields where one party is named beside a verb of duty or right, and not the other with it."""
    text = view.index.text
    names = party_names(text, playbook.we_are)
    one_of = "|".join(r"\s+".join(map(re.escape, name.split())) for name in names)
    if not one_of:
        return
    any_name = rf"(?:{one_of})(?:,?\s+(?:Inc|Corp|Co|Ltd|LLC)\b\.?)?"
    alone = re.compile(
        rf"\b(?:{any_name})(?![A-Za-z])(?!\s*[(\"\u201c])[^.;:]{{0,80}}?\b{_MODAL}\b"
        rf"|\b{_MODAL}\b[^.;:]{{0,80}}?\b(?:{any_name})(?![A-Za-z])"
    )
    named = re.compile(rf"\b(?:{any_name})(?![A-Za-z])[^.;:]{{0,40}}")
    body = _body(text, view.span)
    places = (
        *alone.finditer(text, view.span.start, view.span.end),
        *named.finditer(text, body.start, body.end),
    )
    for match in places:
        place = Span(*match.span())
        sentence = view.sentence(place)
        if _BLANK.search(text, sentence.start, sentence.end):
            continue
        said = view.flat(sentence).text
        if len(_SMALL_WORD.findall(text, sentence.start, sentence.end)) < _SAYING:
            continue
        if _ADDRESS.search(said) or _says_nothing_of_it(said):
            continue
        if _ASKED.search(text, sentence.start, match.start() + 1) is not None:
            continue
        before = _BREAK.split(text[max(0, match.start() - 40) : match.start()])[-1]
        if _is_paired(any_name, before + text[match.start() : match.end() + 60]):
            continue
        if not says_of_both(sentence.of(text), one_of):
            yield place


def _is_paired(any_name: str, around: str) -> bool:
    """True where another party is named along with this one."""
    return _BOTH.search(around) is not None and _pair(any_name).search(around) is not None


@lru_cache(maxsize=32)
def _pair(any_name: str) -> re.Pattern[str]:
    # Long, and made for one contract's names: asked last, and only where something is joined.
    return re.compile(
        rf"\b(?:{any_name})(?:\s+[A-Z][\w&]*){{0,2}}(?![A-Za-z])(?:[^.;:]{{0,30}}?,"
        rf"|\s+to\s+\w+)?\s+(?:and|or|nor|&|/)\s+"
        rf"(?:(?:the\s+)?[A-Z]|(?:on|to|by|for|from|upon)\s+(?:the\s+)?(?:{any_name})(?![A-Za-z]))"
        rf"|\b(?!{_THING})[A-Z][\w.]*,?\s+(?:and|or|nor|&|/)\s+(?:the\s+)?(?:{any_name})"
        r"(?![A-Za-z])"
    )


def _body(text: str, span: Span) -> Span:
    """From the first duty to the signatures: there, parties go by their roles."""
    duty = DUTY.search(text, span.start, span.end)
    start = duty.start() if duty else span.end
    return Span(start, max(start, end_of_terms(text, span)))


def _says_nothing_of_it(sentence: str) -> bool:
    """True of a recital, of signatures, and of leave for one side to do what touches no secret."""
    if len(_LABEL.findall(sentence)) >= _LABELS and _BINDS.search(sentence) is None:
        return _LEAVE.search(sentence) is None
    return recital(sentence) or (_LEAVE.search(sentence) is not None and _far(sentence))


def _far(sentence: str) -> bool:
    return NEAR.search(sentence) is None and _BINDS.search(sentence) is None
