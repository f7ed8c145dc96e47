"""What confidentiality agreements of every style say, and what takes nothing from anybody.

Looked for in flattened English text (lower case, one space between words, hyphens as spaces). The
shapes are narrow: each names what may be done, to what or by whom, so that the same words before
anything else are still looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.guarded import Guarded, Guards
from quotary.core.ordinary_bounds import BOUNDS
from quotary.core.ordinary_clauses import CLAUSES
from quotary.core.ordinary_forms import FORMS
from quotary.core.ordinary_leave import LEAVE
from quotary.core.ordinary_shapes import FAMILIES

_USUAL: Final = Guards((*FAMILIES, *CLAUSES, *FORMS, *LEAVE, *BOUNDS))
_KEPT: Final = 1_024
"""Sentences of which it is remembered what is ordinary in them; contracts share many."""

TOUCHES: Final = re.compile(
    r"\b(?:confiden\w*|secre\w*|proprietar\w*|disclos\w*|information|materials?|data|know how"
    r"|knowledge|documents?|records?|drawings?|designs?|code|samples?|files?|contents?"
    r"|learn\w*|train\w*|models?|ai|machines?|algorithm\w*|cop(?:y|ies)|retain\w*|keep|kept|hold"
    r"|held|dut(?:y|ies)|obligat\w*|restrict\w*|undertak\w*|commitments?|clauses?"
    r"|sections?|paragraphs?|articles?|above|below|foregoing|herein\w*|periods?|years?|months?"
    r"|days?"
    r"|us(?:e|es|ed|ing)|purposes?|recipients?|receiv\w*|disclosers?|givers?|holders?|provider"
    r"|govern\w*|residu\w*|memor\w*|personal|employees?|hir(?:e|ing)|solicit\w*|staff|protect\w*"
    r"|copied|publi\w*|shar(?:e|es|ed|ing)|bound|bind\w*|breach\w*|liab\w*|void|unenforceable"
    r"|supersed\w*|replac\w*|amend\w*|modif\w*|chang\w*|alter\w*|var(?:y|ied)|read|delet\w*"
    r"|suspend\w*|extend\w*|lift\w*|waiv\w*|releas\w*|annex\w*|schedules?|exhibits?|words?"
    r"|titles?|meaning|terms?|overrid\w*|prevail\w*|preced\w*|proposals?|agreed|letters?|place"
    r"|necessary)\b"
)
"""Words of which a sentence needs one to touch anybody's confidence, or another clause at all."""

_SEVERED: Final = Guarded(
    r"\b(?:void|invalid|unenforceable|contrary to law)\b[^.]{0,200}\b(?:remain|remainder|residue"
    r"|rest|remaining|other provisions|continue|sever\w*)\b|\b(?:remain\w*|residue|rest|other"
    r" provisions)\b[^.]{0,100}\b(?:void|invalid|unenforceable)\b"
)
_SEVERABLE: Final = re.compile(r"\b(?:void|unenforceable|(?:is|be) (?:modified|amended))\b")
_LIMBS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"\bpublic\b|\bpublicly\b",
        r"\balready\b|\bpreviously known\b|\bwas known\b|\bprior to\b|\bknown to (?:it|the (?:taker"
        r"|recipient|receiver|receiving party|holder))\b|\bin its"
        r" possession\b",
        r"\bindependently\b|\bworked (?:(?:it|them) out|out by)\b|\bdevelop(?:s|ed)? (?:it|on its"
        r" own"
        r"|by the)\b",
        r"\bthird part(?:y|ies)\b|\bsomeone else\b|\banother (?:person|source)\b|\bother than the"
        r" disclos|\bsource (?:other|that|which)\b|\bfrom a (?:person|source)\b",
    )
)
_LIFTED: Final = Guarded(
    r"\bnotwithstanding (?:the (?:provisions of the )?(?:preceding|foregoing|above|previous)"
    r"|any other provisions?|anything(?: else)?)\b"
    r"|\bthe (?:word|term|expression)s? \"[a-z ]{3,40}\""
    r"|\b(?:(?:do|does|shall|will) not (?:apply|cover|extend|include)|not prohibited"
    r"|not (?:deemed|considered) (?:to be )?confidential|not (?:itself )?(?:in breach|bound)"
    r"|(?:is|was) free to do so)\b"
)

NEAR: Final = re.compile(
    r"\b(?:confiden\w*|secre\w*|proprietar\w*|disclos\w*|information|materials?|data|know how"
    r"|knowledge|documents?|drawings?|designs?|samples?|files?|contents?|cop(?:y|ies)|obligat\w*"
    r"|dut(?:y|ies)|recipients?|receiv\w*|holders?|keep|retain\w*)\b"
)
"""Words of which a sentence about one party alone needs one to say anything of confidence."""


@lru_cache(maxsize=_KEPT)
def ordinary(sentence: str) -> tuple[tuple[int, int], ...]:
    """Where a flattened sentence only says what such agreements everywhere say."""
    found: list[tuple[int, int]] = []
    if TOUCHES.search(sentence) is None:
        found.append((0, len(sentence)))
    found += matches_of(_USUAL, sentence)
    if _SEVERED.search(sentence):
        found += (match.span() for match in _SEVERABLE.finditer(sentence))
    # What is known otherwise is not confidential: three of the four usual limbs, in one sentence.
    if sum(limb.search(sentence) is not None for limb in _LIMBS) >= len(_LIMBS) - 1:
        found += (match.span() for match in _LIFTED.finditer(sentence))
    return tuple(found)


_WEIGHS: Final = r"(?:assess|evaluat|consider|explor|discuss|examin|determin|decid|review|study)\w*"
_RECITAL: Final = Guarded(
    # "Purpose: assessing whether …": to weigh a thing is no use of it.
    rf"^(?:[0-9.()a-z]{{1,4}} )?\"?(?:the )?(?:business |permitted |stated )?purpose\"?(?::| means|"
    rf" is|,)+ (?:to |of )?(?:{_WEIGHS} (?:whether|if)|(?:the )?{_WEIGHS}(?: and \w+)? of (?:an?"
    rf"|the) (?:possible|potential|proposed|prospective))\b(?!.*\b(?:and|or) (?:to|for|its|their"
    rf"|any|other)\b)"
    r"|\b(?:propose|intend|wish|want|plan|expect)s? to (?:hold|have|enter into|begin|start|conduct)"
    r" (?:\w+ )?(?:discussions|talks|negotiations)\b"
    r"|\b(?:(?:are|is) (?:considering|exploring|discussing|talking about|in discussions|evaluating"
    r"|examining|assessing|looking into)"
    r"|whereas\b.{0,200}\b(?:propos|wish|intend|consider|discuss)\w*"
    r"|(?:wish|want|intend|propose)s? to (?:explore|evaluate|discuss|consider|examine|talk about)"
    r"|so that [^.;]{0,40}? can (?:prepare|evaluate|assess|decide|determine|submit|make)"
    r"|(?:let us|let's|we would like to|we suggest) (?:put|sign|agree on|set up|enter into))\b"
)
_DUTY: Final = re.compile(
    r"\b(?:shall|must|undertakes?|agrees? to|not|free|may (?:use|disclose|retain|keep))\b"
)


# "Does not require Acme to issue an order": that no business is owed binds nobody.
_OWES: Final = (
    r"(?:(?:do|does|shall|will) not (?:itself )?(?:require|oblige|obligate|commit|bind)"
    r" [a-z&.' ]{2,40}? to (?:(?:issue|place|submit|make|accept|award|enter into) (?:an?|any)"
    r" (?:\w+ )?(?:orders?|quotations?|bids?|offers?|proposals?|tenders?|contracts?|transactions?)"
    r"|(?:buy|purchase|sell|supply)(?: any)?(?: (?:goods|products|services|parts|thing))?)"
    r"|(?:do|does|shall|will) not"
    r" create (?:an? )?(?:exclusive relationship|partnership|joint venture|agency|exclusivity))"
)
_NO_BUSINESS: Final = re.compile(
    rf"(?:(?:section|clause|article)? ?[0-9.]+ )?this [a-z ]{{3,40}}? {_OWES}"
    rf"(?:(?:,|,? and|,? or) {_OWES})*\.? ?"
)


# "Signing this NDA doesn't mean that Acme has to buy anything or that Harrow has to sell it."
_HAS_TO: Final = (
    r"(?:that )?[a-z&' ]{2,40}? (?:has|have) to (?:buy|sell|supply|order|offer|proceed|do business)"
    r"(?: (?:anything|it|with (?:it|the other)))?"
)
_MEANS_NO_BUSINESS: Final = re.compile(
    r"(?:[0-9.]+ )?(?:signing |entering into )?this [a-z ]{2,40}? (?:doesn't|does not) mean"
    rf" {_HAS_TO}(?: or {_HAS_TO})?\.? ?"
)
# "Notices go to Acme at its address and to Harrow at the address below": both, by one rule.
_NOTICES_TO: Final = re.compile(
    r"(?:[0-9.]+ )?(?:any )?notices?\b[^.;]{0,70}?\bto [a-z&' ]{2,40}? at (?:its|the) [a-z ]{0,30}?"
    r"address(?:es)?(?: [a-z]+){0,3},? and to [a-z&' ]{2,40}? at (?:its|the) [a-z ]{0,30}?"
    r"address(?:es)?(?: [a-z]+){0,4}\.? ?"
)


def recital(sentence: str) -> bool:
    """True where a flattened sentence only says what the parties have in mind with each other."""
    said = sentence.strip()
    if any(one.fullmatch(said) for one in (_NO_BUSINESS, _MEANS_NO_BUSINESS, _NOTICES_TO)):
        return True
    return _RECITAL.search(sentence) is not None and _DUTY.search(sentence) is None


def matches_of(patterns: Guards, sentence: str) -> Iterator[tuple[int, int]]:
    """Yields where the patterns stand in the sentence."""
    for match in patterns.finditer(sentence):
        yield match.span()
