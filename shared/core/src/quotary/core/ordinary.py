"""What confidentiality agreements of every style say, and what takes nothing from anybody.

Looked for in flattened English text (lower case, one space between words, hyphens as spaces). The
shapes are narrow: each names what may be done, to what or by whom, so that the same words before
anything else are still looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

_MAY: Final = r"(?:may|can|(?:is|are|be) (?:entitled|permitted|allowed) to)"
_EACH: Final = r"(?:each|either|any|a|both|one) (?:party|parties|of us|side|company)"

TOUCHES: Final = re.compile(
    r"\b(?:confiden\w*|secre\w*|proprietar\w*|disclos\w*|information|materials?|data|know how"
    r"|knowledge|documents?|records?|drawings?|designs?|code|samples?|files?|contents?"
    r"|learn\w*|train\w*|models?|ai|machines?|algorithm\w*|cop(?:y|ies)|retain\w*|keep|kept|hold"
    r"|held|dut(?:y|ies)|obligat\w*|restrict\w*|undertak\w*|commitments?|clauses?"
    r"|sections?|paragraphs?|articles?|above|below|foregoing|herein\w*|periods?|years?|months?|days?"
    r"|us(?:e|es|ed|ing)|purposes?|recipients?|receiv\w*|disclosers?|givers?|holders?|provider"
    r"|govern\w*|residu\w*|memor\w*|personal|employees?|hir(?:e|ing)|solicit\w*|staff|protect\w*"
    r"|copied|publi\w*|shar(?:e|es|ed|ing)|bound|bind\w*|breach\w*|liab\w*|void|unenforceable"
    r"|supersed\w*|replac\w*|amend\w*|modif\w*|chang\w*|alter\w*|var(?:y|ied)|read|delet\w*"
    r"|suspend\w*|extend\w*|lift\w*|waiv\w*|releas\w*|annex\w*|schedules?|exhibits?|words?"
    r"|titles?|meaning|terms?|overrid\w*|prevail\w*|preced\w*|proposals?|agreed|letters?|place)\b"
)
"""Words of which a sentence needs one to touch anybody's confidence, or another clause at all."""

FAMILIES: Final = tuple(
    re.compile(pattern)
    for pattern in (
        # Those who need to know.
        rf"\b{_MAY},?(?: however,?| only)? (?:disclose|share|provide|give)\b[^.;]{{0,260}}?"
        r"\b(?:need to know|need for (?:the|that|such)|who need|those who need|have need)\b",
        rf"\b{_MAY},?(?: however,?)? disclose (?:only )?(?:that|such|the) (?:portion|part)\b"
        r"[^.;]{0,80}\b(?:required|compelled)\b",
        # Talks begin and end.
        rf"\b{_EACH} {_MAY} (?:terminate|end|cancel|cease|stop|break off)\b[^.;]{{0,60}}?"
        r"\b(?:notice|discussions|negotiations|talks|emailing|e mail)\b",
        rf"\b{_EACH} {_MAY} (?:conduct|hold|have|pursue) similar (?:discussions|negotiations)\b",
        r"\b(?:are|is|remain) (?:both )?free to (?:talk|negotiate|discuss|deal) (?:to|with)\b",
        r"\breserves? the right,? (?:in its (?:sole )?discretion,? )?to (?:terminate|end|reject)"
        r"\b[^.;]{0,40}\b(?:discussions|negotiations|proposals)\b",
        # Nothing is granted, nothing is waived.
        r"\b(?:not|nothing|no|neither)\b[^.;]{0,60}\b(?:constitut\w+|be|create|contain)"
        r" (?:a |any )?(?:grant|licen[sc]e|waiver)\b",
        r"\b(?:has|have) (?:no|given up the) right to(?: enforce)?\b",
        # Exchanging is what it is for.
        r"\bmay (?:share|exchange|disclose|provide|make available)\b[^.;]{0,80}?"
        r"\b(?:with|to|between) (?:each other|one another|the other)\b",
        r"\b(?:propose|wish|want|intend)\b[^.;]{0,90}\bso that each(?: of them)? can (?:determine"
        r"|evaluate|decide|assess)\b",
        r"\b(?:considering|exploring|discussing|in discussions (?:on|about|with respect to))\b"
        r"[^.;]{0,60}\b(?:under|in) which [^.;]{0,40}? may (?:provide|supply|offer|buy|sell"
        r"|purchase|deliver|perform)\b",
        r"\b(?:represents?|warrants?|confirms?) that it has the right to (?:make|disclose|share)\b",
        r"\b(?:who|that|which) (?:is|was|were|are) free to do so\b",
        r"\bsecurities laws\b[^.;]{0,40}\bmay (?:restrict|prohibit)\b",
        r"\bif (?:it|they) (?:finds?|learns?) (?:out|of|that)\b",
        r"\bso (?:that )?(?:the )?(?:discloser|disclosing party|other(?: party)?|giver|owner)"
        r" (?:can|may) (?:try|seek|ask|apply|oppose|contest|object|take)\b",
        r"\bnothing in (?:this|these)\b[^.;]{0,30}\b(?:prohibits|prevents|restricts)\b[^.;]{0,40}"
        r"\breporting\b[^.;]{0,60}\b(?:agency|authority|regulator)\b",
        # The form of the agreement.
        r"\b(?:may|can) (?:be (?:entered into|executed|signed)|sign|exchange signatures)\b"
        r"[^.;]{0,70}\b(?:copies|counterparts?|electronic\w*|e mail|email)\b",
        r"\b(?:may|can) (?:only )?(?:be )?(?:changed?|amended?|altered|alter|modified|modify"
        r"|assigned|transferred)\b[^.;]{0,60}\bonly (?:in|by|with)\b[^.;]{0,40}\b(?:writing|written"
        r"|consent)\b",
        r"\bcan only (?:change|amend|modify)(?: it)? in writing\b",
        r"\b(?:address|person|contact)\b[^.;]{0,30}\bas may be notified\b",
        r"\bmay change its (?:point of contact|address|contact details)\b",
        r"\b(?:entire|whole) (?:agreement|understanding)\b[^.]{0,160}\bsupersed(?:es|ed|ing)\b",
        r"\b(?:assignment|transfer)\b[^.;]{0,60}\bis (?:null and )?void\b",
        r"\b(?:headings|captions|titles)\b[^.;]{0,30}\bfor convenience\b[^.;]{0,20}"
        r"(?:\b(?:not|no) (?:affect|part|bearing)\b)?",
        r"\b(?:may|shall|can) be extended(?: only)? by (?:mutual )?(?:written )?agreement\b",
        r"\bthis (?:agreement|letter|deed) (?:enures|inures|endures)\b",
        r"\bnotwithstanding the (?:end|expiry|expiration|termination|conclusion) of\b",
        r"\bwhere it (?:lawfully|legally) (?:can|may)\b",
        r"\bentitled to use\b[^.;]{0,60}\b(?:exclusively|only|solely) for\b",
        rf"\b{_MAY} (?:disclose|pass|give|show|provide)\b[^.;]{{0,80}}\bonly with\b[^.;]{{0,40}}"
        r"\bwritten (?:consent|approval)\b",
        r"\bin order that [^.;]{0,30}? may (?:prepare|provide|submit|make) a (?:quotation|proposal"
        r"|bid|offer)\b",
        r"\bnotwithstanding any (?:earlier|prior) (?:end|expiry|expiration|termination|conclusion)"
        r" of\b",
        # What is protected, however it is called; who is named in it is looked at elsewhere.
        r"\"(?:the )?(?:confidential|proprietary|protected|evaluation|disclosed)? ?(?:information"
        r"|materials?|data)\" (?:shall |will )?(?:means?|is|are|includes?)\b"
        r"(?! (?:nothing|no|only))",
        rf"\b{_EACH} {_MAY} (?:at any time )?notify the other\b",
        r"\bnothing in (?:this|these)\b[^.;]{0,40}\bobligates? (?:either|any) party to"
        r" (?:enter|proceed)\b[^.;]{0,90}?\bnor prevent\b",
        r"\"us\" mean both\b"
        r"|\"[a-z ]+\" is the (?:company|party|one|side) (?:that|which|who) (?:shares|gets|gives"
        r"|receives|discloses)\b",
        r"\bperiod (?:during|in) which\b[^.;]{0,60}\bmay be (?:exchanged|disclosed)\b",
    )
)
_SEVERED: Final = re.compile(
    r"\b(?:void|invalid|unenforceable|contrary to law)\b[^.]{0,200}\b(?:remain|rest|remaining|other"
    r" provisions|continue|sever\w*)\b|\b(?:remain\w*|rest|other provisions)\b[^.]{0,100}"
    r"\b(?:void|invalid|unenforceable)\b"
)
_SEVERABLE: Final = re.compile(r"\b(?:void|unenforceable|(?:is|be) (?:modified|amended))\b")
_LIMBS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"\bpublic\b|\bpublicly\b",
        r"\balready\b|\bpreviously known\b|\bwas known\b|\bprior to\b|\bknown to it\b|\bin its"
        r" possession\b",
        r"\bindependently\b|\bworked (?:it|them) out\b|\bdevelop(?:s|ed)? (?:it|on its own"
        r"|by the)\b",
        r"\bthird part(?:y|ies)\b|\bsomeone else\b|\banother (?:person|source)\b|\bother than the"
        r" disclos|\bsource (?:other|that|which)\b|\bfrom a (?:person|source)\b",
    )
)
_LIFTED: Final = re.compile(
    r"\b(?:(?:do|does|shall|will) not (?:apply|cover|extend|include)|not prohibited"
    r"|not (?:deemed|considered) (?:to be )?confidential|not (?:itself )?(?:in breach|bound)"
    r"|(?:is|was) free to do so)\b"
)

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


NEAR: Final = re.compile(
    r"\b(?:confiden\w*|secre\w*|proprietar\w*|disclos\w*|information|materials?|data|know how"
    r"|knowledge|documents?|drawings?|designs?|samples?|files?|contents?|cop(?:y|ies)|obligat\w*"
    r"|dut(?:y|ies)|recipients?|receiv\w*|holders?|keep|retain\w*)\b"
)
"""Words of which a sentence about one party alone needs one to say anything of confidence."""


def ordinary(sentence: str) -> Iterator[tuple[int, int]]:
    """Yields where a flattened sentence only says what such agreements everywhere say."""
    if TOUCHES.search(sentence) is None:
        yield 0, len(sentence)
    yield from _matches(FAMILIES, sentence)
    if _SEVERED.search(sentence):
        yield from _matches((_SEVERABLE,), sentence)
    # What is known otherwise is not confidential: three of the four usual limbs, in one sentence.
    if sum(limb.search(sentence) is not None for limb in _LIMBS) >= len(_LIMBS) - 1:
        yield from _matches((_LIFTED,), sentence)


_RECITAL: Final = re.compile(
    r"\b(?:(?:are|is) (?:considering|exploring|discussing|talking about|in discussions)"
    r"|whereas\b.{0,200}\b(?:propos|wish|intend|consider|discuss)\w*"
    r"|(?:wish|want|intend|propose)s? to (?:explore|evaluate|discuss|consider))\b"
)
_DUTY: Final = re.compile(
    r"\b(?:shall|must|undertakes?|agrees? to|not|free|may (?:use|disclose|retain|keep))\b"
)


def recital(sentence: str) -> bool:
    """True where a flattened sentence only says what the parties have in mind with each other."""
    return _RECITAL.search(sentence) is not None and _DUTY.search(sentence) is None


def ordinary_conditions(sentence: str) -> Iterator[tuple[int, int]]:
    """Yields where a flattened sentence holds under what is a condition by its words alone."""
    yield from _matches(CONDITIONS, sentence)


def _matches(patterns: Iterable[re.Pattern[str]], sentence: str) -> Iterator[tuple[int, int]]:
    for pattern in patterns:
        for match in pattern.finditer(sentence):
            yield match.span()
