"""Sentences in words of their own that can cost nobody a secret, known by what they do as a whole.

Where a paper goes, who pays for the paper, where the text ends, that the owner stays the owner or
takes something out before it shows the rest. Each shape is a whole sentence: one more clause, and
it is looked at again.
"""

from __future__ import annotations

import re
from typing import Final

_NUMBER: Final = r"(?:(?:section |clause )?[0-9]{1,2}(?:\.[0-9]{1,2})*[.)]? |\([a-z0-9]{1,3}\) )?"
_TITLED: Final = r"(?:[a-z]+(?: [a-z]+){0,3}[.:] )?"
_OWNER: Final = (
    r"(?:the (?:owner|discloser|disclosing (?:party|side)|provider|giver|sharer)|each (?:party|of"
    r" us)"
    r"|neither (?:party|of us))"
)
_YOU: Final = (
    r"(?:you|the (?:recipient|receiver|receiving (?:party|side)|taker|holder)|it|they|each (?:party"
    r"|of us))"
)
# The words that letters and notices are sent, left and received in.
_POST: Final = (
    r"(?:a|an|the|any|all|such|each|every|that|this|its|their|it|is|are|was|be|been|has|have|to|at"
    r"|by|on|in|of|or|and|if|when|upon|after|from|for|with|where|given|sent|left|handed|delivered"
    r"|posted|mailed|e ?mail(?:ed)?|faxed|transmitted|despatched|dispatched|received|deposited"
    r"|addressed|personally|person|hand|courier|messenger|post|mail|fax|facsimile|receipt|delivery"
    r"|transmission|posting|despatch|address(?:es)?|addressee|party|parties|recipient|business"
    r"|working|days?|hours?|time|same|next|first|second|third|fourth|fifth|one|two|three|five|seven"
    r"|\(?\d+\)?|class|prepaid|registered|recorded|certified|recognized|recognised|overnight"
    r"|nationally|internationally|postage|return|requested|following|later|earlier|confirmation"
    r"|writing|written|shall|will|must)"
)
_PLACED: Final = (
    r"(?:at|on|in|given|set|out|shown|stated|named|above|below|here|the|this|its|top|head|front"
    r"|first"
    r"|last|signature|page|cover|sheet|beginning|start|of|agreement|letter|deed|parties|each|party)"
)
_COSTS: Final = r"(?:(?:legal|other|own|professional|and) )*(?:costs?|expenses|fees|charges)"

_PROTECTIVE: Final = tuple(
    re.compile(rf"{_NUMBER}{_TITLED}{pattern}[.;]?")
    for pattern in (
        # Notices: when they are there, and where they go.
        rf"(?:a|an|any|all|each|every|the|such) ?notices?(?: or other communications?)? (?:is|are"
        rf"|shall be|will be)(?: deemed| taken| treated| considered)?(?: to have been| to be| as"
        rf"|)(?: validly| duly)? (?:received|given|served|delivered|effective)(?: {_POST},?)+",
        rf"notices?(?: {_POST},?){{1,12}}(?: go(?:es)?)? to (?:the|its|their|each) address(?:es)?"
        rf"(?: {_PLACED}){{1,7}}",
        # Each side pays for itself.
        rf"(?:each|both|either)(?: of us| part(?:y|ies)| sides?| of the parties)?(?: shall| will"
        rf"| must)? (?:pays?|bears?|meets?|carr(?:y|ies)|covers?) (?:its|their|his) own {_COSTS}"
        rf"(?: (?:of|in|for|relating to|connected with|incurred in) (?:(?:connection with|relation"
        rf" to"
        rf"|respect of) )?(?:(?:the|its|this|these|that) )?(?:prepar|negotiat|enter|perform|compl"
        rf"|talks"
        rf"|discuss|purpose|project|agreement|letter|deed|evaluat|trial)[a-z]*(?:,? (?:and|or|of"
        rf"|the"
        rf"|this|with|into|in|agreement|letter|deed|nda|negotiating|performing|performance|it"
        rf"|completing|signing|evaluation|discussions)){{0,8}})?",
        # How the text is laid out and signed.
        r"(?:the )?(?:clause |section |paragraph )?(?:headings|captions|titles)(?: [a-z]+){0,6}?"
        r" (?:are"
        r"|is|have been)(?: [a-z]+)? for (?:ease|convenience)(?: of reference)?(?: only)?(?: and"
        r" (?:do"
        r"|shall|will) not affect (?:its|the|their) (?:interpretation|construction|meaning)"
        r"(?: of th(?:is|e) [a-z]+)?)?",
        r"\[?(?:the )?remainder of (?:this|the) page (?:is |has been )?(?:intentionally )?left"
        r" blank\]?",
        r"(?:if (?:this|the foregoing|you)(?: [a-z]+){1,6}, )?(?:please|kindly) (?:sign|countersign"
        r"|indicate|confirm|signify)(?: [a-z]+){0,14}? (?:by )?(?:sign(?:ing|ed)?|return(?:ing)?"
        r"|send(?:ing)?|below|cop(?:y|ies))(?: (?:it|one|the|a|to|us|back|below|in|space|provided"
        r"|and"
        r"|return(?:ing)?|sign(?:ing)?|enclosed|attached|copy|duplicate|of|this|letter)){0,12}",
        # Late is not never.
        r"no (?:relaxation|indulgence|forbearance|delay|leniency)(?:,? (?:or|nor) (?:relaxation"
        r"|indulgence|forbearance|delay|leniency))* (?:prejudices|affects|waives|diminishes)"
        r" (?:them"
        r"|(?:any|the|such)(?: [a-z]+){0,3}? rights?(?: of [a-z ]{3,30})?)",
        # Whose it is, and who answers for what others did with it.
        rf"{_OWNER} (?:still |always )?(?:owns|keeps ownership of|remains (?:the )?owner of) (?:all"
        rf" )?"
        rf"(?:of )?(?:its|the|his)(?: [a-z]+)? (?:information|materials?|documents?|samples?)(?:"
        rf" and"
        rf" (?:everything|anything|whatever|all) (?:that )?it (?:lends|gives|shows|sends|provides"
        rf"|hands)(?: to)? {_YOU})?",
        rf"if (?:(?!\b(?:only|unless|except|and|but|wil+ful\w*|knowing\w*|intent\w*"
        rf"|negligent\w*)\b)"
        rf"[^.;:,])+, {_YOU} (?:is|are|will be|shall be|remains?) (?:fully )?(?:responsible|liable"
        rf"|answerable)(?: for (?:it|that|this))? as if {_YOU} had (?:done|said|committed) (?:it"
        rf"|that"
        rf"|this)(?: (?:your|it|them)sel(?:f|ves))?",
        # How well it is guarded, with nothing that makes less of it.
        rf"{_YOU} (?:shall|will|must) (?:protect|safeguard|guard|secure|encrypt|lock (?:away|up))"
        rf" (?:it"
        rf"|(?:the |all |such )?(?:[a-z]+ ){{0,2}}(?:information|materials?|documents|files"
        rf"|samples)) (?:(?!\b(?:unless|except|only|but|if|where"
        rf"|when|consider\w*|deem\w*|think\w*|sees|fit|opinion|discretion|practicable|possible|may"
        rf"|can|until|after|years?|months?|to the extent|so far|save|not)\b)[^.;:])+",
        # Who gets no access, what data stay away, and what does not shorten a duty.
        r"[a-z ]{3,40} (?:may|shall|must|will) not (?:be given|have|get|receive|obtain|be granted)"
        r" access"
        r"(?: to (?:it|them|(?:the |any )?(?:[a-z]+ )?(?:information|materials?)))?",
        r"(?:the parties|they|we|both parties) (?:shall|will|must|may) not (?:disclose|provide|give"
        r"|exchange|share|send|transfer|furnish)(?: to (?:each other|one another|the other))?"
        r" (?:any )?"
        r"personal (?:data|information)(?:(?:,|,? or|,? and) (?:any )?(?!as\b|that\b|which\b|if\b"
        r"|when\b"
        r"|for\b|to\b)[a-z]+(?: (?!(?:unless|except|without|only|until|for|if|when|that|which|to|by"
        r"|in|from|as|of)\b)[a-z]+){0,3}){1,6}",
        r"(?:ending|terminating|termination of|the end of|expiry of) (?:the |this )?[a-z]+(?:"
        r" (?:earlier"
        r"|early|sooner))? (?:does|shall|will) not (?:shorten|end|reduce|affect) (?:it|them|(?:the"
        r"|these"
        r"|those|any|such) (?:obligations?|duties|promises?|undertakings?|periods?|terms?))",
        r"(?:the )?(?:samples?|prototypes?|specimens?|test pieces?)(?: [a-z]+){0,3} (?:shall|must"
        r"|may|will)"
        r" not be (?:disassembl|dismantl|analy[sz]|test|examin|reverse|cut|open|cop)[a-z]*(?:"
        r" (?:engineered"
        r"|for [a-z]+))?(?:(?:,|,? or|,? and|,? nor) (?!if\b|when\b|so\b|return|destr|delet|kept"
        r"|hand"
        r"|giv|protect|cover)[a-z]+"
        r"(?: (?:for|in|into|as to|to) [a-z]+)?){0,5}",
        r"(?:but |and )?(?:this|that|it) (?:does|shall|will) not (?:shorten|end|reduce|affect"
        r"|lessen)"
        r" (?:[a-z']+ ){1,3}(?:duties|duty|obligations?|promises?|undertakings?)",
        # Who answers for whom, and what is said to be true.
        r"(?:it|the (?:recipient|receiver|receiving party)|each party|each of us) (?:vouches"
        r"|answers|is"
        r" answerable|is liable|is responsible) for (?:their|such persons') (?:compliance|conduct"
        r"|acts"
        r"|observance)(?: (?:with|of) (?:it|this [a-z]+|these [a-z]+))?",
        r"neither (?:of us|party) vouches for (?:what it says|(?:the )?(?:accuracy|completeness"
        r"|truth)(?: (?:or"
        r"|and) (?:accuracy|completeness))?(?: of [a-z ]{3,40})?)(?:, and neither has to [a-z,"
        r" ]{3,60})?",
        # Half a sentence that heads what follows.
        r"(?:if|when) (?:this|the|an?|something|things) [a-z]+(?: [a-z]+)? (?:is|are|goes|go|ends?"
        r"|happens?)(?: (?:wrong|broken|breached|over|lost))?",
        # How a signature may look, and that what is shown may not work yet.
        r"(?:(?:an?|any|the|signed) )?(?:(?:facsimile|fax|scanned|electronic|e|digital|pdf|signed"
        r"|or|and)"
        r",? )*(?:signatures?|copies|counterparts?)(?: (?:exchanged|sent|delivered|transmitted)(?:"
        r" (?:as"
        r"|by|in) (?:an? )?(?:pdf|e ?mail|fax|facsimile|electronic)(?: (?:files?|form|means))?)?)?"
        r" (?:is"
        r"|are|counts?|shall be|will be)(?: (?:as|deemed|to be|an?|the|same|good|valid|binding"
        r"|effective"
        r"|originals?|equally))*",
        rf"(?:the parties|each party|{_YOU}) (?:acknowledges?|understands?|accepts?) that (?:it"
        rf"|they|(?:the"
        rf" |such )?(?:[a-z]+ )?(?:information|materials?|samples?)) (?:may be|is|are)"
        rf" (?:experimental"
        rf"|preliminary|unproven|incomplete)(?: in nature)?(?: (?:and|or) (?:experimental"
        rf"|preliminary"
        rf"|unproven|incomplete|inaccurate))?",
        # What shows a person is taken out before the rest is shown.
        rf"(?:before (?:(?!\b(?:only|unless|except|but)\b)[^.;:,])+, )?{_OWNER} (?:will|shall|must)"
        rf" (?:first )?(?:remove|redact|delete|mask|blur|black out) (?:any|every|all|each) [a-z"
        rf" ]{{3,40}}"
        rf"(?:that|which) (?:shows?|contains?|names?|identif(?:y|ies)|depicts?) (?:an?|any|the)"
        rf" (?:[a-z]+'s? )?(?:persons?|individuals?|people|face|name|personal data)",
    )
)
_LINE: Final = re.compile(
    r"\b(?:attn|attention|suite|floor|street|avenue|road|drive|lane|boulevard|p\.? ?o\.? box|phone"
    r"|telephone|fax|facsimile|telecopier|zip|copy to)\b|\(\d{3}\) ?\d{3}|\b\d{5}(?:-\d{4})?\b",
    re.IGNORECASE,
)
_SAID: Final = re.compile(
    r"\b(?:is|are|was|were|be|been|shall|will|must|may|can|has|have|had|do|does|not|no|none|nothing"
    r"|never|only|free|keeps?|stays?|remains?|belongs?|ends?|owns?|owes?|applies|apply|means?|uses?"
    r"|sells?|counts?|lapses?|goes|gives?|takes?|notice)\b",
    re.IGNORECASE,
)
_WORDS: Final = re.compile(r"[^\W\d_]{2,}")
_LINKING: Final = frozenset(("of", "and", "the", "to", "for", "if", "with", "copy", "at", "in"))


def costs_nothing(flat: str) -> bool:
    """True of a flattened sentence that, as a whole, can only protect or say where paper goes."""
    said = flat.strip(" ,;")
    return any(shape.fullmatch(said) for shape in _PROTECTIVE)


def is_address(source: str) -> bool:
    """True of lines that say nothing of anybody: names, streets and numbers, and no verb."""
    if _LINE.search(source) is None or _SAID.search(source) is not None:
        return False
    return all(word[0].isupper() or word.lower() in _LINKING for word in _WORDS.findall(source))
