"""Boilerplate of confidentiality agreements that gives nothing away, by its shape.

Beside the families of `ordinary_shapes`: dates, roles that either side may have, one's own people
under a duty, courts, delays and exceptions. Looked for in flattened English text; each shape ends
where something else could begin to change it.
"""

from __future__ import annotations

from typing import Final

from quotary.core.guarded import Guarded

_PEOPLE_LIST: Final = (
    "directors?|officers?|employees?|staff|personnel|engineers?|counsel|lawyers?|attorneys?"
    "|solicitors?|accountants?|auditors?|bankers|(?:patent )?agents?|advis[eo]rs?|representatives?"
    "|consultants?|faculty|students|workers|members of (?:its|their|the) (?:staff|board|team)"
    "|partners|trustees|secretar(?:y|ies)|team|people|managers?|contractors?|subcontractors?"
)
_MANNER: Final = (
    r"(?:its|their|his|own|respective|legal|outside|external|professional|financial|in house|other"
    r"|senior|technical|permitted|authori[sz]ed|those|such|of)"
)
_PEOPLE: Final = (
    rf"(?:{_MANNER} ){{0,4}}(?:{_PEOPLE_LIST})"
    rf"(?:(?:,| and| or|, and|, or|, to)+ (?:to )?(?:{_MANNER} ){{0,4}}(?:{_PEOPLE_LIST})){{0,9}}"
)
PEOPLE: Final = _PEOPLE
"""Those who work for a party or advise it, and nobody else, in a list."""

_MAY: Final = r"(?:may|can|(?:is|are|be) (?:entitled|permitted|allowed|free) to)"
_TELL: Final = (
    r"(?:disclose|share|provide|give|show|pass|make (?:known|available)|communicate|reveal|impart"
    r"|furnish|supply|release|divulge|hand)"
)
_EACH: Final = (
    r"(?:each|either|any|a|both|one)(?: of)?(?: the| these)? (?:party|parties|us|them|sides?"
    r"|compan(?:y|ies))"
)
_PAPER: Final = (
    r"(?:mutual |present |non disclosure |confidentiality )*"
    r"(?:agreement|nda|cda|letter|deed|contract|undertaking|document|instrument)"
)
_LIMITED: Final = (
    r"(?![^.;]*\b(?:only|alone|after|before|if|unless|except|until|other than|but|save|first"
    r"|outside|exclud\w+|anyone|anybody|whomever|whoever|chooses?|selects?|designates?|deems?"
    r"|wish\w*|customers?|clients?|competitors?|investors?|group|affiliates?|third)\b)"
)
_GIVES: Final = (
    r"(?:gives?|gets?|receiv\w+|disclos\w+|provid\w+|shar\w+|suppl(?:y|ies|ied|ying)|furnish\w*"
    r"|obtain\w*|sends?|sent|shows?|shown|makes? available|imparts?|imparted|given|got|reveal\w*"
    r"|communicat\w+|deliver\w*|tells?|told|hands? over)"
)

CLAUSES: Final = tuple(
    Guarded(pattern)
    for pattern in (
        # The month of May.
        r"\b(?:day|month|end|beginning|middle) of may\b"
        r"|\b(?:\d+(?:st|nd|rd|th)|first|second|third|[a-z]{4,9}th)(?: day)? of may\b"
        r"|\b\d+(?:st|nd|rd|th) may\b"
        r"|\b(?:first|[a-z]{4,9}th) may,? (?:in the year|two thousand|twenty|\d)",
        # One's own people, who must know it or are bound.
        rf"\b{_MAY},?(?: however,?| only| each| both| also)? {_TELL}\b[^.;]{{0,90}}?\b(?:to|with)"
        rf" (?:only )?{_PEOPLE}\b[^.;]{{0,30}}?\b(?:as|who|whom|that|and)?,? ?(?:must|need|needs"
        r"|have to|are required to|ought to|have a need to|having a (?:\w+ )?need to|require(?:"
        r" to)?) (?:know|have|see|it|access|receive|use)\b",
        rf"\b{_MAY},?(?: however,?| only| each| both| also)? {_TELL}\b[^.;]{{0,90}}?\b(?:to|with)"
        rf" (?:only )?{_PEOPLE},?(?: (?:each of )?(?:who|whom|which|that)| (?:provided|on"
        rf" condition|so"
        r" long as|as long as|if|where)(?: that)? (?:they|each(?: of them)?|these \w+|such \w+"
        r"|those \w+))(?: all)? (?:is|are|has|have|was|were|must be|shall be)(?: \w+){0,3}?"
        r" (?:bound|obliged|obligated|agreed|undertaken|subject to|under|made aware|informed|told"
        r"|instructed)\b",
        # A court is asked, and a party does as its lawyers say.
        rf"\b{_MAY}(?: also| therefore| then)? (?:go|apply|turn|ask|petition|resort)(?: to)?"
        r" (?:a|the|any)(?: competent)? courts?\b(?![^.;]{0,80}\b(?:lift|release|waive|discharge"
        r"|set aside|relieve)\b)",
        r"\bas (?:it|they) (?:may|shall|can) be advised\b",
        # As much notice as there can be, and a use that the same breath limits.
        r"\bas much (?:\w+ ){0,3}notice(?: of (?:it|this|the (?:disclosure|order|demand)))? as"
        r" (?:it|they) (?:reasonably |lawfully )*(?:can|may)\b",
        rf"\b{_MAY} use\b[^.;,]{{0,80}}?,? (?:and|but)(?: use it| use them)? (?:for (?:nothing"
        rf" else|no other"
        r" (?:purpose|reason))|not (?:otherwise|for any(?:thing| purpose) (?:else|other))|in no"
        r" other way)\b(?= ?(?:[.;]|$))",
        r"\bpersonal (?:data|information) may (?:only )?be \w+(?: \w+){0,4}? (?:only )?(?:once"
        r"|after|if|when|where|under)\b[^.;]{0,90}?\bdata (?:processing|protection|transfer"
        r"|sharing) (?:agreement|addendum|contract|terms)\b",
        # Whom a party hires is its own affair.
        r"\b(?:neither|no) (?:party|side|company|of us)[^.;,]{0,20}? (?:is|are|shall be|will be)"
        r" (?:restricted|prevented|prohibited|barred|precluded|restrained) from (?:hir|recruit"
        r"|solicit|employ|engag)\w+",
        rf"\b{_EACH} (?:is|are|remains?|stays?|shall be|shall remain) (?:entirely |both )?free to"
        rf" (?:hire"
        r"|recruit|employ|engage|solicit)\b",
        r"\bno (?:restrictions?|prohibitions?|limits?) on (?:the )?(?:hir|recruit|solicit|employ"
        r"|engag)\w+",
        # No jury, and a right that is used late.
        r"\bwaives?(?: (?:irrevocably|hereby|expressly|unconditionally|knowingly))*"
        r" (?:(?:(?:its|their|any|all|the)(?: and all)? )?(?:rights? to )?)?(?:an? )?(?:trial by"
        r" jury|jury trial)\b",
        r"\b(?:delays?|delaying|failures?|fails?|forbearance|indulgence|omissions?|neglect"
        r"|relaxation)\b"
        r"[^.;]{0,110}?\b(?:does|do|shall|will|is|are|may) not (?:be (?:deemed|construed|considered"
        r"|treated|taken) (?:to be |to |as )?)?(?:operate as |constitute |amount to |be )?(?:a "
        r"|any )?(?:waives?|waiver|give up|lose)\b",
        # Who passed it on was allowed to, and who acts as agreed is no breaker.
        r"\b(?:from|by) (?:a|an|any|another|some|the) (?:third |other |independent )*(?:person"
        r"|part(?:y|ies)|source|company)[^.;,]{0,40}? (?:who|which|that) (?:is|was|are|were)"
        r" not(?: itself| themselves| thereby| then| known to be)* (?:in|acting in) breach of"
        r" (?:any |an |its |a |such )?(?:obligation|duty|undertaking|agreement|promise|covenant)",
        r"\b(?:third (?:party|person|parties)|person|someone|source|others?)(?: \w+){0,2}?,?"
        r" (?:having|with|possessing|who (?:has|had)|that (?:has|had)|which (?:has|had))"
        r" (?:(?:a|the|full|lawful|legal|every|good) )*right to (?:impart|disclose|give|provide"
        r"|furnish|supply|reveal|pass|communicate|do so|make)\b",
        r"\bthe party not in breach (?:may|shall|will|can|is entitled to|shall be entitled to)(?:"
        r" also)? (?:be entitled to )?(?:seek|apply|obtain|claim|recover|terminate|ask)\b",
        r"\bdisclosures?\b[^.;]{0,70}?\b(?:in (?:compliance|accordance|conformity) with|under"
        r"|permitted by|required by) (?:this |the preceding |the foregoing )?(?:section|clause"
        r"|paragraph|article|law|such)\b[^;,]{0,24}? (?:is|are|shall|will)(?: be)? not (?:be )?"
        r"(?:deemed |considered |regarded as )?(?:to be )?(?:a |in )?breach\b",
        r"\bnot (?:be )?(?:in )?breach(?: of| under)? this"
        rf" {_PAPER}\b[^.;]{{0,40}}?\b(?:because|by reason|on account|where|if"
        rf"|when)\b[^.;]{{0,80}}?"
        r"\b(?:exceptions?|exclusions?) (?:listed|set out|stated|named|described|mentioned|in)\b",
        # Others are talked to as long as the promises are kept.
        rf"\b{_EACH} (?:{_MAY}|(?:is|are|remains?) free to) (?:work|do business|deal|talk|cooperate"
        r"|negotiate|trade) with\b[^.;]{0,110}?\b(?:as long as|so long as|provided(?: that)?|if)"
        r" (?:it|they|each) (?:keeps?|observes?|compl(?:y|ies) with|honou?rs?|respects?|abides? by)"
        r" (?:the|its|their|these|this|all)\b",
        # What the agreement is made for.
        rf"\bthis {_PAPER} (?:allows|permits|enables|lets) (?:each|either|both)(?: of)?(?: the)?"
        rf" (?:party|parties|us|sides)(?: \(\"[a-z ]+\"\))?,? (?:to )?{_TELL}(?:(?:,| or| and)+"
        rf" {_TELL})*"
        r" (?:\w+ ){0,3}?information (?:to (?:the|each) other|with (?:the|each) other|in"
        r" connection with|for (?:the|a) (?:purpose|project)|between)\b",
        # How its words are read.
        r"\bwords?\b[^.;]{0,30}?\b(?:following|follow|introduced by|preceded by"
        r"|after)\b[^.;]{0,90}?\b(?:are|is|shall be|will be) (?:(?:construed|read|interpreted"
        r"|understood) (?:as )?)?illustrative\b(?: only)?(?: and (?:do|does|shall|will) not"
        r" (?:limit|restrict) the (?:sense|meaning|scope|generality))?",
        r"\bdespite (?:(?:any|the|its|such|earlier|prior|early|sooner) ){0,3}(?:expir\w+"
        r"|terminat\w+|end|ending|completion|conclusion)\b",
        # Roles that either side may have, and one's own people under one name.
        r"\"[a-z][a-z ]{1,30}\" (?:shall )?(?:means?|is|refers to)"
        rf" {_LIMITED}(?:whichever of (?:us|them|the (?:two )?parties)|whichever (?:party|side"
        rf"|company)"
        r"|(?:the|a|that|any|either|each) (?:party|one|side|company|of us|signatory)|one of (?:us"
        rf"|them|the parties))\b[^.;]{{0,60}}?\b{_GIVES}\b",
        r"\"(?:the )?(?:permitted |authori[sz]ed |professional )?(?:recipients?|advis[eo]rs?"
        r"|representatives?|personnel|persons?|staff|team|people|disclosees)\" (?:shall"
        r" )?(?:means?|are"
        rf"|is|includes?|refers? to) {_LIMITED}(?:(?:of|all|the|any|in relation to|each|a party"
        rf"|party)[, ]+){{0,4}}{_PEOPLE}\b",
        r"\bthe (?:term|word|expression)s? \"(?:the )?(?:confidential|proprietary|protected"
        r"|evaluation|disclosed)? ?(?:information|materials?|data)\"(?:,? as (?:it is )?(?:used"
        r"|defined) (?:herein|hereunder|in this \w+),?)?,? (?:shall |will )?(?:means?|includes?"
        r"|refers? to|covers?)\b(?! (?:nothing|no|only)\b)",
    )
)
"""Shapes of sentences that give a right, set aside or define, and take nothing from anybody."""
