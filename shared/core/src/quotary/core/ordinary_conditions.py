"""Conditions that honest clauses of confidentiality agreements hold under, by their shape.

Looked for in flattened English text, like the shapes of `ordinary`: each names what it depends on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.ordinary import matches_of

CONDITIONS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"\bbut (?:in no (?:event|case) |with |using |at )?(?:not |no )?less than\b",
        r"\b(?:except|save) (?:as|to the extent)(?: otherwise| expressly)?"
        r" (?:permitted (?:hereunder|here|by this)|this agreement (?:permits|provides|allows)"
        r"|provided (?:herein|in this)"
        r"|(?:reasonably )?(?:needed|necessary|required) for the)\b",
        r"\bproposed (?:transaction|project|business|relationship|collaboration|engagement|supply"
        r"|services?|work|purpose)\b",
        r"\bexcluding (?:its|the|any) (?:conflicts?|choice|rules|principles)\b",
        r"\b(?:years?|months?) thereafter\b(?= ?(?:[.;]|$|,? (?:and|at which))(?! for\b))",
        # A rule on conflicts of law is set aside by what it would do.
        r"\bthat would (?:result in|require|cause|lead to|direct|call for|mandate)\b[^.;]{0,30}?"
        r"\b(?:application|laws?)\b",
        # The talks end, or go on.
        r"\b(?:when|once|after|as soon as|if) (?:the |these |those |our )?(?:\w+ )?(?:talks"
        r"|discussions?"
        r"|negotiations?|project|pilot|trial|evaluation|examination|study|purpose|transaction)"
        r" (?:is|are|has|have|comes?|ends?|stops?|no longer)(?: been)?(?: over| ended| finished"
        r"| concluded| done| completed?| terminated| closed| to an end)?\b",
        r"\b(?:if|should) (?:we|they|the (?:parties|companies)|both (?:of us|parties)) (?:both )?"
        r"(?:decide to |choose to )?(?:go ahead|proceed)\b",
        r"\b(?:when|if|once|whenever|where|as soon as) (?:(?!\b(?:it|and)\b)\w+ ){1,6}?(?:so "
        r")?(?:asks?|asked"
        r"|requests?|requested|demands?|demanded|calls? for)\b",
        r"\buntil (?:\w+ )?(?:\(?\d+\)? )?(?:years?|months?) (?:have|has) (?:passed|elapsed|gone "
        r"by)\b",
        r"\b(?:obligations?|duties|undertakings?|promises|commitments?|which|they|agreement"
        r"|letter|deed)\b"
        r"[^.;]{0,40}?\b(?:shall|will) (?:then )?cease\b",
        r"\b(?:date|day) (?:when|on which) (?:this|the) (?:agreement|letter|deed|nda|undertaking) "
        r"(?:is|was)"
        r" signed\b",
        # Nobody but those who work on it.
        r"\b(?:nobody|no one|no other person|none|anyone|any person|anybody|those) (?:but|except"
        r"|save"
        r"|other than) (?:to )?(?:those |such |the )?(?:of )?(?:its |their )?(?:own "
        r")?(?:employees|staff"
        r"|personnel|representatives|advis[eo]rs|directors|officers)\b",
        r"\bconflicts?[^.;,]{0,30} (?:excepted|excluded)\b",
        r"\bwhere (?:it is|they are|that is|this is) (?:allowed|permitted|lawful|legal)\b",
        r"\band no longer\b(?= ?(?:[.;]|$))",
        r"\bnot (?:form|be|become|constitute) (?:a )?part of\b",
        r"\bif (?:so )?(?:asked|requested|required)(?: to do so| in writing)?(?= ?(?:[.;,]|$))",
        r"\b(?:save|except|but|other than) to (?:those )?(?:of )?(?:its|their) (?:own "
        r")?(?:employees"
        r"|staff|personnel|representatives|advis[eo]rs|directors|officers)\b",
        r"\bpersonal (?:data|information) [^.;,]{0,40}?\bexcluded\b",
        r"\bif (?:so )?(?:asked|requested|required),? (?:to )?(?:certify|confirm)\b",
        r"\b(?:even if|whether or not)\b",
        r"\b(?:and )?shall then cease\b",
        r"\bwhether (?:and how )?[^.;]{0,30}? should\b",
        r"\bcease (?:using|use of|all use|to use)\b",
        r"\bbut (?:the )?(?:confidentiality )?obligations? of confiden\w+ (?:survive|continue)\b",
        r"\buntil (?:\w+ )?(?:\(?\d+\)? )?(?:years?|months?) (?:after|from|following)\b"
        r"|\buntil then\b",
        r"\b(?:not|never|nor)\b[^.;]{0,50}\bpersonal data or any other (?:information|data)"
        r" (?:about|on|of|relating to) (?:identifi|individual|person|natural)",
    )
)


def ordinary_conditions(sentence: str) -> Iterator[tuple[int, int]]:
    """Yields where a flattened sentence holds under what is a condition by its words alone."""
    yield from matches_of(CONDITIONS, sentence)
