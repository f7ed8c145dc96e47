"""Marks that information must bear to be protected, and what is protected without one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.unread.defining import behind, sentences_in

# A mark that only a thing can bear, or a writing; to call it confidential when it is given is none.
MARKING: Final = re.compile(
    r"\b(?:mark(?:s|ed|ings?)?\b|label\w*|stamp\w*|legends?\b)"
    r"|\b(?:designat|identif|indicat|confirm|notif"
    r"|acknowledg)\w*(?: [a-z]+){0,6}? in (?:a )?writing\b"
    r"|\bin (?:a )?writing(?: [a-z]+){0,4}? (?:designat|identif|indicat|confirm|notif|acknowledg)"
)
"""Words that ask for a mark or a writing."""

# "Or which a sensible person would see to be confidential": what is evident needs no mark.
_EVIDENT: Final = re.compile(
    r"\bor\b[^.;]{0,140}?\b(?:reasonabl\w*|should|would|ought|nature|circumstances?|understood"
    r"|sensible|anyone|inherent\w*|knows? or|(?:evident|obvious|apparent|plain|clear)(?:ly)?"
    r"(?! (?:mark|label|legend|identif|design)))"
)
_UNMARKED_TOO: Final = re.compile(
    r"\bwhether or not\b[^.;]{0,80}\b(?:mark|label|designat|identif|confiden|legend|stamp)"
    r"|\b(?:regardless|irrespective) of [^.;,]{0,60}? whether (?:it|they) [^.;,]{0,20}?\b(?:mark"
    r"|label"
    r"|legend|stamp)"
    r"|\b(?:regardless|irrespective|even if|although|not|without)\b[^.;]{0,60}\b(?:mark|label"
    r"|designat|identif|legend|stamp)|\bfail(?:ure|s|ed)? to\b[^.;]{0,60}\b(?:mark|label|designat"
    r"|identif|confirm|summar|stamp|do so)|\bun(?:marked|labell?ed)\b|\bmark(?:s|ed),? or not\b"
    r"|\bwhether marked\b"
    r"|\balso\b[^.;]{0,120}\b(?:reasonabl\w*|nature|evident|obvious|apparent|circumstances?)"
)
# "(b) trade secrets, or (c) what is marked": a mark makes more protected, not less.
_AS_WELL: Final = re.compile(
    r"\bor (?:\([a-z]+\) )?(?:that|which|what) (?:is|are|has been|was) (?:otherwise )?(?:mark|label"
    r"|designat|identif|stamp)"
)
# "All information shall be in tangible form and marked", "only if it is marked".
_DEMANDS: Final = Guarded(
    r"\b(?:information|materials?|disclosures?|documents?)\b[^.;:]{0,140}?\b(?:"
    r"(?:shall|must|will|is|are|has|have)(?: to)? (?:always |also |clearly |first |each )?be\b"
    r"[^.;:]{0,80}?\b(?:mark(?:ed)?|label\w*|stamp\w*|legends?|numbered)"
    r"|(?:only (?:if|when|where|to the extent|so far as)|unless|provided (?:that )?(?:it|they))\b"
    r"[^.;:]{0,80}?\b(?:mark(?:ed)?|label\w*|stamp\w*|legends?|numbered|(?:designated|identified"
    r"|confirmed|summari[sz]ed|recorded|listed|reduced)[^.;:]{0,40}?\b(?:writing|form|written)))\b"
)
_NOT_OF_IT: Final = re.compile(
    r"\b(?:cop(?:y|ies)|not be|whether|return\w*|destr\w+|trademarks?|or not|need not|once"
    r"|written)\b"
)
_ONLY_IF: Final = re.compile(r"\b(?:only (?:if|when|where|to the extent|so far as)|unless)\b")
_NEAR: Final = 20


def demanded(view: UnitView, *, unmarked: bool) -> Iterator[tuple[str, Span]]:
    """Yields each sentence that asks for a mark outside the definition.

    `unmarked` is True where the definition protects what bears none: then only "only if" counts.
    """
    sentences = sentences_in(view)
    for at, sentence in enumerate(sentences):
        flat = view.flat(sentence).text
        asked = _DEMANDS.search(flat)
        if asked is None or _NOT_OF_IT.search(flat, max(0, asked.start() - _NEAR), asked.end()):
            continue
        rest = behind(view, sentences, at)
        if _UNMARKED_TOO.search(f"{flat} {rest}") or _EVIDENT.search(flat, asked.start()):
            continue
        if not unmarked or _ONLY_IF.search(asked[0]):
            yield asked[0], sentence


def protects_unmarked(body: str, rest: str) -> bool:
    """True where what is evidently confidential is protected without a mark or a record."""
    as_well = _AS_WELL.search(body)
    if as_well and not MARKING.search(body, 0, as_well.start()):
        return True
    return bool(_EVIDENT.search(body) or _UNMARKED_TOO.search(f"{body} {rest}"))
