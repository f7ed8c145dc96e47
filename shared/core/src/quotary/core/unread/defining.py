"""The sentences that say what a confidentiality agreement protects, and what they say of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.unread.limbs import whole_list

_TERM: Final = (
    r"(?:(?:confidential|proprietary|evaluation|protected|private|secret|restricted|disclosed"
    r"|non ?public)(?: (?:and|or|&) (?:proprietary|confidential|secret|private))?(?: business)?"
    r" (?:information|materials?|data)|information)"
)
_QUOTED: Final = r"[\"\u201c'](?:[a-z' ]{0,40} )?(?:information|materials?|data)[\"\u201d']"
_WIDE: Final = (
    r"(?=[,:]? ?(?:any|all|anything|everything|information|such|that|what|the|non|those|materials?"
    r"|a\b|every|data|technical|business|commercial|each|whatever|both|unpublished|certain|ideas"
    r"|know|documents?|financial|\(|in\b|and\b|without|in relation|with respect|for\b|,|:|either"
    r"|only|solely|exclusively))"
)
_DEFINES: Final = Guarded(
    rf"(?:{_QUOTED}|(?:^|[.:;] )ci),?(?: [a-z, ]{{0,60}}?)? (?:(?:means?|mean and"
    rf" include|denotes?|is defined as)\b|(?:is|are|shall be|includes?|comprises?|covers?"
    rf"|refers? to"
    rf"|consists? of)\b(?! not\b){_WIDE})"
    rf"|(?:^|[.:;)] )(?:[\d.]+ )?(?:the term )?{_TERM} (?:(?:within|in) [a-z ]{{4,40}}? )?"
    rf"(?:shall )?(?:means?|is|are|covers?|comprises?|refers to"
    rf"|includes?)\b(?! not\b){_WIDE}"
    r"|(?:^|[.:;] )(?:[\d.]+ )?(?:confidential|proprietary|protected|secret|private) information"
    rf"(?::| \|)|\bby {_QUOTED} (?:the )?(?:parties|companies|we|partners) (?:understand|mean)"
    r"|\bwe protect (?=information|anything|everything|what)"
)
_ALIAS: Final = Guarded(
    rf"\([^()]{{0,80}}{_QUOTED}[^()]{{0,60}}\)|(?:(?:referred to|called|known|defined)"
    rf"(?: \w+){{0,4}} (?:as )?|\b(?:is|are|be|constitutes?|treated as|considered"
    rf"|deemed) (?:to be )?)"
    rf"(?:the )?{_QUOTED}"
)
_IS: Final = re.compile(r"(?:is|are|be|constitutes?|treated|considered|deemed)\b")
_NOT: Final = re.compile(r"\b(?:not|no|never|exclud\w+)\b")
_HEAD: Final = re.compile(
    r"\b(?:information|materials?|data|anything|everything|documents?|what)\b"
)
_OUT: Final = re.compile(
    r"\b(?:does|do|shall|will) not (?:be )?(?:include|cover|extend|apply|mean|comprise|deemed"
    r"|considered)|\b(?:is|are) not subject|\bexclud\w+|\bexcept\b|\bbut not\b"
)
_NEXT: Final = 2


def definitions(view: UnitView) -> Iterator[tuple[str, str, Span]]:
    """Yields what is said to be protected, the sentences behind, and where it stands."""
    sentences = sentences_in(view)
    for at, sentence in enumerate(sentences):
        whole = whole_list(view, sentence)
        body = _body(view.flat(whole).text)
        if body:
            yield body, behind(view, sentences, at), whole


def sentences_in(view: UnitView) -> tuple[Span, ...]:
    """The sentences of the view that are no items of a list, in order."""
    return tuple(dict.fromkeys(one for start, one in view.openings if one.start == start))


def behind(view: UnitView, sentences: Sequence[Span], at: int) -> str:
    """The next sentences in flattened words, which may take back what the one at `at` narrows."""
    return " ".join(view.flat(one).text for one in sentences[at + 1 : at + 1 + _NEXT])


def _body(flat: str) -> str:
    """What a sentence in flattened words says is protected, "" where it defines nothing."""
    defined = _DEFINES.search(flat)
    if defined is not None and not _NOT.search(defined[0]):
        body = flat[defined.end() :]
    elif (alias := _ALIAS.search(flat)) is not None:
        before = flat[: alias.start()].rpartition(")")[2] if ")" in flat[: alias.start()] else ""
        before = before if _HEAD.search(before) else flat[: alias.start()]
        head = _HEAD.search(before)
        body = before[head.start() :] if head else ""
        if body and _IS.match(alias[0]):
            # "… shall be considered “Confidential Information” if it is marked".
            body += f", {flat[alias.end() :]}"
    else:
        return ""
    out = _OUT.search(body)
    return body[: out.start()] if out else body
