"""What such agreements let both sides do, and what a clause denies, in yet other words.

A fourth list of shapes beside `ordinary_shapes`, `ordinary_clauses` and `ordinary_forms`, in
flattened English text: leave that is bounded in the same breath, possibilities that permit nothing,
and sentences that deny a restriction or a duty to do business.
"""

from __future__ import annotations

from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.ordinary_clauses import PEOPLE
from quotary.core.ordinary_limits import WORK

_MAY: Final = r"(?:may|can|(?:is|are|be) (?:entitled|permitted|allowed|free|at liberty) to)"
_ALSO: Final = r"(?:,? (?:however|only|each|both|also|therefore)\b,?)?"
_TELL: Final = (
    r"(?:disclos|shar|provid|giv|show|pass|mak|communicat|reveal|impart|furnish|suppl|releas"
    r"|divulg|hand|transmit|deliver)\w*"
)
_EACH: Final = (
    r"(?:each|either|any|a|both|one|no)(?: of)?(?: the| these)? (?:party|parties|us|them|sides?"
    r"|compan(?:y|ies))"
)
_OWNER: Final = (
    r"(?:the )?(?:discloser|disclosing (?:party|side|company)|owner|provider|giver|sharer"
    r"|other(?: party| side)?)"
)
_END: Final = r"(?= ?(?:[.;]|$))"
_BOUND_BY_CALLING: Final = (
    r"(?:(?:its|their|own|legal|outside|external|professional|and|or) )*(?:lawyers?|attorneys?"
    r"|solicitors?|auditors?|accountants?|(?:legal )?counsel)"
    r"(?:(?:,| and|,? or) (?:(?:its|their|legal|outside|external) )*(?:lawyers?|attorneys?"
    r"|solicitors?|auditors?|accountants?|(?:legal )?counsel))*"
)
_CONCERNED: Final = (
    r"(?:(?:directly|necessarily|actually) )?(?:concerned with|involved in|engaged (?:in|on)"
    rf"|working on|assigned to|needed for|required for) (?:the|this|that) {WORK}"
)
# "Concerned with the project or its trade", "and to associated firms": more than the work.
_ENOUGH: Final = (
    r"(?= ?(?:[.;]|$)|,? (?:and|who|but|provided)\b"
    r"(?! (?:to|with|its|their|for|other|others|any)\b))"
)
_KNOWS: Final = r"(?:need|must|have to|have a need to|require to) (?:know|have|see|use|receive)?"

LEAVE: Final = tuple(
    Guarded(pattern)
    for pattern in (
        # One's own people, bounded by their work, by a duty, or by their calling.
        rf"\b{_MAY}{_ALSO} {_TELL}\b[^.;]{{0,90}}?\b(?:to|with) (?:only )?(?:such |those )?(?:of )?"
        rf"{PEOPLE},? (?:only )?(?:as|who|that) (?:are |is )?{_CONCERNED}{_ENOUGH}",
        rf"\b{_MAY}{_ALSO} make (?!use\b)[^.;,]{{1,50}}? (?:known|available) (?:only )?to (?:such |"
        rf"those )?(?:of )?{PEOPLE},? (?:as|who|that) (?:{_KNOWS}|are (?:bound|obliged|under)\b)",
        rf"\b(?:information|materials?|it) may be {_TELL}(?: available| known)? (?:only )?to (?:"
        rf"such |those )?(?:of )?{PEOPLE},? (?:as|who|that) {_KNOWS}\b",
        rf"\b{_MAY}{_ALSO} (?:disclose|show|give|pass|provide|communicate) (?:it|them|confidential"
        rf" information|the (?:same|information)) to {_BOUND_BY_CALLING}{_END}",
        rf"\b{PEOPLE} whose knowledge of (?:it|them|the same|such information|the information)"
        r" is (?:required|necessary|needed) for\b",
        # Use that the same breath limits.
        rf"\b{_MAY} use\b[^.;,]{{0,90}}?,? (?:and |but )?(?:only for|for) (?:that|this|the(?: said"
        rf"| stated)?) purpose (?:only|alone){_END}",
        # What a court may do, and what the one who disclosed may do about an order.
        r"\bthat (?:the|a|any) (?:competent )?(?:court|tribunal) (?:can|may) (?:make|grant"
        r"|award)\b",
        r"\b(?:a|the|any) (?:competent )?court may (?:order|direct|restrain|enjoin)"
        r" (?:a|the|either|any) (?:\w+ )?party (?:to (?:stop|prevent|refrain|cease|desist)\b|from)",
        rf"\b{_OWNER} (?:may|can) (?:take|seek|apply for|pursue|make) such (?:\w+ ){{0,2}}?(?:steps"
        r"|actions?|measures|relief|remed\w+|orders?|protection|application)\b[^.;]{0,60}? as it"
        r" (?:may )?(?:considers?|thinks?|deems?|sees?) (?:appropriate|fit|necessary|proper"
        rf"|advisable){_END}",
        r"\b(?:the (?:\w+ )?party|the other|the discloser) (?:may|can|shall be entitled to)"
        r"(?: seek| obtain| claim)? such (?:other |further )*(?:relief|remed\w+) as may be (?:"
        r"proper|available|appropriate|just)\b|\b(?:injunctive|equitable) relief[^.;]{0,40}?"
        r" such (?:"
        r"other |further )*(?:relief|remed\w+) as may be (?:proper|available|appropriate|just)\b",
        # A disclosure that is ordered, after notice.
        r"\bdisclosures?\b[^.;]{0,50}?\b(?:in response to|pursuant to|required by|compelled by"
        r"|ordered by)\b[^.;]{0,90}?\b(?:court|order|law|statute|authority|body)\b[^.;]{0,60}?"
        r" (?:shall|will|is|does) not (?:be |constitute )?(?:(?:considered|deemed) )?(?:to be )?"
        r"(?:a|in) breach of this \w+,? (?:if|provided),?(?: however,?)?(?: that)? (?:the [a-z]+"
        r" party|the recipient|the receiver|it) (?:(?:shall|must|has|will) )?(?:first|before"
        r" disclosing)(?: have)? (?:gives?|given|notif\w+|inform\w*)\b",
        # A possibility permits nothing.
        r"\bbreach\b[^.;]{0,110}?\b(?:may|can) (?:well )?(?:result in|cause|lead to|give rise to"
        r"|produce) (?:[a-z]+(?: and|,)? ){0,4}?(?:harm|damages?|injury|loss)\b(?:[^.;,]{0,30}?\b"
        r"for which [^.;,]{0,30}?\b(?:may|can) (?:not )?be (?:no|an?|sufficient|inadequate)\b)?",
        r"\b(?:information|materials?) (?:[^.;,]{0,30} )?may be (?:price sensitive|inside"
        r" information|subject to (?:securities|export|insider)\b)",
        r"\backnowledges? that the other(?: party)? may (?:now |already |currently )?be"
        r" (?:developing|working on|considering)(?:,? or may (?:receive|obtain|have received) from"
        r" (?:third parties|others|other persons),?)?\b(?![^.;]{0,60}\b(?:using|based|with the help"
        r"|from (?:the|it|what)|confidential)\b)",
        r"\b(?:is|are) (?:evaluating|considering|examining|assessing|discussing)\b[^.;]{0,70}?"
        r"\band may (?:run|conduct|hold|carry out|buy|purchase|order|enter into|commission)"
        r" (?:an?|the) (?:proof|pilot|trial|test|further|supply|proposed|contract|study)\b",
        # Both talk to whom they like.
        rf"\b(?<!no ){_EACH} {_MAY} (?:hold|have|conduct|pursue|continue|enter into)"
        r" (?:similar|other|parallel|comparable) (?:discussions|negotiations|talks|dealings)"
        r" with (?:others|third parties|(?:any )?other (?:persons?|parties|companies))\b",
        # Late is not never, once is not always.
        r"\b(?:not (?:enforcing|exercising|insisting on|relying on)|(?:a )?(?:delay|failure) (?:in"
        r" enforcing|to enforce|in exercising|to exercise)) (?:a|any|the|its) (?:rights?|terms?"
        r"|remed(?:y|ies)|provisions?)(?: \w+){0,3}? (?:does|do|shall|will) not waive (?:it|them"
        rf"|(?:the|that|such) (?:right|term|remedy|provision)){_END}",
        # Addresses that are given from time to time, and what changes in writing alone.
        r"\b(?:address(?:es)?|number|contact|person|e ?mail)\b[^.;]{0,60}? as (?:that party |it |"
        r"they |the \w+ party |either party |each party )?may (?:be )?(?:intimated?|notif\w+|give"
        r"|given|advise\w*|specif\w+|designate\w*|communicate\w*)(?: \w+){0,4}? (?:in writing|from"
        r" time to time|to the other)\b",
        r"\b(?:may|can) (?:be )?(?:var(?:y|ied)|waived?|amend(?:ed)?|modif(?:y|ied)|chang(?:e|ed)"
        r"|assign(?:ed)?|transfer(?:red)?)\b(?:(?!\b(?:may|can)\b)[^.;]){0,70}?\bonly"
        r" (?:if|by|in|with|when)\b[^.;]{0,50}?\b(?:writing|written|consent|signed)\b",
        # No business is owed, and the rest stands.
        r"\b(?:does|do|shall|will) not bind (?:either|any|a|the|each)(?: of)?(?: the)?"
        r" part(?:y|ies) to (?:pursue|proceed|enter into|conclude|continue|negotiate|buy|sell"
        r"|complete|award)\b",
        r"\b(?:invalid|unenforceable|void|illegal)\b[^.;]{0,60}?\b(?:is|shall be|will be|be) read"
        r" down\b[^.;]{0,40}?\b(?:to the extent|as far as|so far as|necessary)\b",
        # Who plays which part, how long a quoted period is, and that a list is open.
        r"\"(?:the )?(?:disclosing|receiving|providing|recipient|disclos\w+|receiver|giver)(?: part"
        r"y| side)?\" (?:is|means) (?:the|a|that|whichever) (?:party|side|company|one) (?:that"
        r"|which|who|to (?:which|whom)) (?:makes? (?:the |its |any )?(?:\w+ )?information"
        r" available|it is"
        r" (?:made available|given|disclosed|shown|furnished)|information is (?:made available"
        r"|given|disclosed|shown|furnished))\b",
        r"\"(?:the )?(?:\w+ )?(?:period|term)\" (?:is|means) (?:the|a) period (?:that |which )?"
        r"(?:begin|start|commenc|runn|runs)\w* (?:on|from|at) the (?:effective date|date of"
        r" (?:this \w+|signature))(?: and)? (?:ends?|ending|expir\w+|lasting) (?:on the [a-z]+"
        r" anniversary|[a-z]+ (?:\(\d+\) )?(?:years?|months?) (?:after|from)) (?:of )?(?:the"
        rf" effective date|that date|the date of (?:this \w+|signature)|signature){_END}",
        r"\bthe (?:word|term|expression)s? \"(?:including|includes?|in particular|for example)\""
        r"[^.;]{0,90}?\b(?:without limit\w*|(?:does|do|is|are|shall) not (?:be )?(?:limit\w*"
        r"|exhaustive))\b",
    )
)
"""Shapes of leave that both sides have everywhere, and of denials that take nothing back."""
