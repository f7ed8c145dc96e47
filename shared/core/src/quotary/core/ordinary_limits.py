"""Conditions that only repeat a limit which the agreement itself draws, by their shape.

Beside `ordinary_conditions`, in flattened English text: exceptions that are made elsewhere in the
same agreement and read there, the stated purpose, and data that is taken out before it is sent.
"""

from __future__ import annotations

from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.ordinary_clauses import PEOPLE

WORK: Final = (
    r"(?:(?:specified|permitted|agreed|stated|authori[sz]ed|defined|said|proposed|possible"
    r"|potential|business|evaluation) )?(?:purposes?|project|evaluation|transaction|opportunity"
    r"|pilot|trial|discussions|talks|study)"
)
"""What the parties do together, by its usual names."""

_HERE: Final = (
    r"(?:this (?:agreement|deed|letter|nda|undertaking|section|clause)"
    r"|(?:section|clause|paragraph|article) \d[\d.]*\d|(?:section|clause|paragraph|article) \d)"
)
_OWNER: Final = r"(?:discloser|disclosing (?:party|side)|provider|giver|sharer|owner)"
_STOP: Final = r"(?= ?(?:[.;,]|$| and each\b))"

LIMITS: Final = tuple(
    Guarded(pattern)
    for pattern in (
        # What is let through elsewhere is read there.
        r"\b(?:except|save|other than) (?:only )?(?:in accordance with|as (?:expressly"
        r" )?(?:described"
        r"|set out|stated|provided|allowed|permitted|required) (?:in|by|under)|under|as)"
        r" (?:expressly"
        rf" )?(?:permitted by )?{_HERE}(?: (?:allows|permits|provides))?{_STOP}",
        rf"\b(?:except|save) that (?:[a-z]+ )?(?:information|materials?|it) may be (?:disclosed"
        rf"|given|shown|passed|provided|made available) (?:only )?to (?:those )?(?:of )?{PEOPLE}"
        rf" who"
        r" (?:need|must|have a need)\b",
        # The stated purpose, in other words.
        r"\bonly in (?:(?:furtherance|pursuit|support|the course) of|connection with|relation to)"
        rf" the {WORK}\b(?! (?:or|of its|of their)\b)",
        r"\b(?:and|or),? (?:if|where) (?:applicable|appropriate|agreed),? (?:consummat|complet"
        rf"|implement|clos|conclud|document|enter)\w* (?:into )?(?:the|a) {WORK}\b",
        r"\bpersonal (?:data|information) (?:is|are) not (?:a )?part of (?:the|this|that)\b",
        rf"\bif (?:an?|any|the) (?:\w+ ){{1,3}}(?:contains?|includes?) (?:any|it|such data|personal"
        rf" data),? the {_OWNER} (?:will|shall|must) (?:first (?:remove|delete|redact) (?:it|them)"
        r"|(?:remove|delete|redact) (?:it|them) (?:first|beforehand))\b",
        # A rule on conflicts of law is set aside by where it would lead.
        r"\bexcluding (?:any|its|the) (?:conflicts?|choice) of laws? (?:rules?|principles?)(?:"
        r" that|"
        r" which)? would (?:refer|point|lead|send)\b",
    )
)
