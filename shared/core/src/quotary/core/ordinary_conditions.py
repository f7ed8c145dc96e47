"""Conditions that honest clauses of confidentiality agreements hold under, by their shape.

Looked for in flattened English text, like the shapes of `ordinary`: each names what it depends on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from quotary.core.guarded import Guarded, Guards
from quotary.core.ordinary import matches_of
from quotary.core.ordinary_clauses import PEOPLE
from quotary.core.ordinary_limits import LIMITS

_KEPT: Final = 1_024
"""Sentences of which it is remembered on what they depend; contracts share many."""

_PAPER: Final = (
    r"(?:th(?:is|e present) (?:mutual )?(?:agreement|letter|deed|nda|cda|undertaking|contract"
    r"|document|clause|section)|these (?:terms|conditions|provisions))"
)
_ROLE: Final = r"(?:recipient|receiver|receiving (?:party|side|company)|holder|taker)"
_WEIGHING: Final = (
    r"(?:evaluat|consider|assess|prepar|discuss|negotiat|explor|examin|study|determin|decid|review"
    r"|document)"
)
_THING: Final = (
    rf"(?:(?:the |this )?(?:(?:stated|permitted|agreed|defined|said|same|sole|business) )?"
    rf"(?:purposes?|projects?)|(?:the )?{_WEIGHING}\w*|(?:carrying out|carry out|performing|perform"
    r"|conducting|implementing|completing|pursuing|concluding) (?:the|this|that))"
)
# "For any purpose other than the Project" is the limit itself, and no exception to it; what is
# named may not be one side's own.
_STATED: Final = (
    r"(?![^.;]{0,200}\b(?:its|their|his|own|any|benefit|profit|advantage|general\w*|such|other"
    r"|businesse?s?|commercial\w*|similar|further|like|group|affiliates?)\b)"
)

CONDITIONS: Final = tuple(
    Guarded(pattern)
    for pattern in (
        r"\bbut (?:in no (?:event|case) |with |using |at )?(?:not |no )?less than\b",
        r"\b(?:except|save|other than|but)(?: only)? (?:as|to the extent|where|in the cases?)(?:"
        r" that| in which)?(?: otherwise| expressly)?"
        rf" (?:permitted (?:hereunder|here|by this|by these)|{_PAPER} (?:expressly )?(?:permits?"
        r"|provides?|allows?)"
        r"|provided (?:herein|in this)"
        r"|(?:reasonably )?(?:needed|necessary|required) for the)\b",
        rf"\b(?:not|never|neither|nor|no)\b[^.;]{{0,120}}?\bfor any (?:other )?(?:purposes?"
        rf"|reasons?)(?: whatsoever| at all)?,? (?:other than|except(?:ing)?|save|apart from"
        rf"|but)(?: for| that of| in| to)? {_STATED}{_THING}\b",
        rf"\b(?:not|never|neither|nor|no)\b[^.;]{{0,120}}?\buse\b[^.;]{{0,60}}?,? (?:other than"
        rf"|except|save|apart from|but)(?: only| solely)? (?:for the (?:sole )?purposes? of|in"
        rf" connection with|in|to|for) {_STATED}{_THING}\b",
        # Those who work on it, bound as the party itself is.
        rf"\b(?:except|save) that (?:the {_ROLE}|it|each party|they) may (?:disclose|share|provide"
        rf"|make"
        r" available|give|pass|show)\b[^.;,]{0,60}? to (?:only )?(?:those of )?"
        rf"{PEOPLE}\b(?=[^.;]{{0,40}}\b(?:need|know)\b)",
        rf"\bprovided(?: that)?,? (?:that )?(?:(?:these|such|those|its|the|all|any|each)(?:"
        rf" of)?(?: these| such| those| its| the)? {PEOPLE}|they|each of them)(?: \w+)? (?:is|are"
        rf"|has|have|shall be|must"
        r" be)(?: \w+){0,2}? (?:bound|informed|obliged|agreed|subject to|made aware|under)\b",
        rf"\b(?:when|whenever|where|while|if|to the extent(?: that)?) (?:it|we|they|that party|a"
        rf" party|that company|either(?: party)?|such party) (?:is|are|acts? as|receives?|becomes?)"
        rf"(?: (?:the|a|an|information|data|materials?|as|it))* {_ROLE}\b",
        # Who answers for what others would have done wrong.
        r"\b(?:act|omission|conduct)s?\b[^.;]{0,90}?\b(?:had (?:it|they) been|if (?:it|they)"
        r" (?:had been|were))\b[^.;]{0,60}?\bwould (?:be|have been|constitute|amount to) a breach\b"
        r"|\bwhich would (?:be|constitute|amount to) a"
        r" breach\b[^.;]{0,60}?\bif\b[^.;]{0,60}?\b(?:done|made|it were|they were|committed)\b",
        r"\b(?:and|or),? if (?:so |mutually |both \w+ )?(?:agreed|appropriate|thought fit|desired"
        r" by both"
        rf"|both parties agree),? {_WEIGHING}",
        # Who has given it may have it back when it likes.
        r"\bto (?:the|its) (?:discloser|disclosing party|owner|provider|giver|sharer|other(?:"
        r" party)?) (?:when|once|as soon as|if|whenever) (?:it|they) (?:so )?(?:asks?|requests?"
        r"|calls? for|demands?|requires?)\b",
        r"\b(?:only|solely|and) (?:as|so|in so) far as (?:the )?(?:project|purpose"
        r"|evaluation)\b(?:(?!\b(?:or|and|its|own|other)\b)[^.;]){0,20}?"
        r"\b(?:requires?|necessary|needs|demands)\b",
        r"\bcounted (?:as )?from (?:the|its|that) (?:(?:effective|last|first|respective) )?(?:date"
        r"|day|disclosure|receipt|signature)\b",
        r"\bceases? (?:to (?:bind|apply) )?(?:\w+ )?(?:\(?\d+\)? )?(?:years?|months?) (?:after|from"
        r"|following)\b",
        r"\bas (?:a )?part of (?:the|this|these|our|any|its|their)\b",
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
        r"\b(?:save|except|but|other than) to (?:those )?(?:of )?(?:its|their|our|your) (?:own "
        r")?(?:employees"
        r"|staff|personnel|representatives|advis[eo]rs|directors|officers)\b",
        r"\bpersonal (?:data|information) [^.;,]{0,40}?\bexcluded\b",
        r"\bif (?:so )?(?:asked|requested|required),? (?:to )?(?:certify|confirm)\b",
        r"\b(?:even if|whether or not)\b",
        r"\bor,? (?:if|when|once) (?:the parties|either party|both of us|they|it|we|one of us)"
        r" (?:decides?|chooses?) not to (?:enter|proceed|go ahead|continue|pursue|conclude)\b",
        r"\b(?:of|on|upon|after) being (?:so )?(?:asked|requested|required)(?: to do so)?"
        r"(?: in writing)?\b",
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

_USUAL: Final = Guards((*CONDITIONS, *LIMITS))


@lru_cache(maxsize=_KEPT)
def ordinary_conditions(sentence: str) -> tuple[tuple[int, int], ...]:
    """Where a flattened sentence holds under what is a condition by its words alone."""
    return tuple(matches_of(_USUAL, sentence))
