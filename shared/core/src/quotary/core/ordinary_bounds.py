"""What may be so, what is bounded in its own words, and how an agreement speaks of itself.

A fifth list of shapes beside `ordinary_leave`, in flattened English text. "May" gives leave to
somebody; of a thing ("the information may be incomplete") it only says that it is possible. And a
right is no danger where the same words name who has it, for what, and nothing behind them.
"""

from __future__ import annotations

from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.ordinary_clauses import PEOPLE
from quotary.core.ordinary_limits import WORK

_END: Final = r"(?= ?(?:[.;]|$))"
_STOP: Final = r"(?= ?(?:[.;,)]|$))"
_PAPER: Final = r"(?:th(?:is|e present) (?:[a-z]+ ){0,3}?(?:agreement|letter|deed|nda|mnda|cnda))"
_INFORMATION: Final = (
    r"(?:(?:the |such |any |all )?(?:other's |discloser's |owner's |disclosing party's )?"
    r"(?:confidential |proprietary |secret |protected |evaluation )?"
    r"(?:information|materials?)|it|them)"
)
_EITHER: Final = r"(?:either|each|both)(?: of)?(?: the)?(?: part(?:y|ies)| us| sides?)?"
_TALKS: Final = (
    r"(?:the |these |those |any |such |our )?(?:discussions?|negotiations?|talks|conversations?)"
)
_OWNER: Final = (
    r"(?:(?:the )?(?:discloser|disclosing (?:party|side)|owner|provider|giver|sharer"
    r"|other(?: party| side)?))"
)
_ORDERED: Final = r"(?:legally )?(?:required|compelled|obliged|obligated|ordered)"
_TELL: Final = r"(?:disclose|furnish|release|produce|provide|hand over|reveal)"
_POSSIBLY: Final = (
    r"(?:(?:also|still|therefore) )*(?:be (?:under development|incomplete|inaccurate|preliminary"
    r"|price"
    r" sensitive|subject to (?:export|securities)[a-z ]{0,20})|relate to (?:products|inventions"
    r"|matters)|contain (?:errors|inaccuracies|mistakes)|include material non public)\b"
)
_ERASED: Final = r"(?:delet|eras|destroy|purg|wip)ed"

BOUNDS: Final = tuple(
    Guarded(pattern)
    for pattern in (
        # Of a thing it is said that it is possible.
        r"\b(?:information|materials?|data|samples?)(?: (?:disclosed|provided|furnished"
        rf"|received))? may {_POSSIBLY}(?:,? (?:and|or)(?: that such information| that it)? may"
        rf" {_POSSIBLY}){{0,3}}",
        r"\b(?:errors|omissions|inaccuracies|mistakes) (?:which|that) may be contained in\b",
        r"\bmay be (?:irreparably|irreversibly|seriously) (?:harmed|damaged|injured|prejudiced)\b",
        r"\bmay be without (?:an )?adequate (?:remedy|compensation)\b",
        r"\b(?:harm|damages?|loss|injury|breach|violation|disclosure)\b[^.;]{0,60}? (?:the "
        r"(?:amount|extent) of which may be (?:difficult|hard|impossible) to"
        r"|may (?:also )?constitute a (?:breach|violation)|may make [a-z' ]{3,40} inadequate)\b",
        r"\bnot (?:purport|claim|pretend) to\b[^.;]{0,60}? all (?:of )?the information\b[^.;]{0,60}"
        r"? may (?:require|need|wish)\b",
        # What a later contract says, and what is done against an order.
        r"\bas may be (?:set (?:forth|out)|specified|contained|made|given|agreed)(?: by [a-z"
        r" ]{3,30}"
        r"?)? in (?:a|any|the|such)(?: [a-z]+){0,2} (?:definitive|written|signed|final)\b",
        rf"\b(?:attempts?|efforts?|steps?|actions?) (?:that |which )?(?:it|{_OWNER}) may (?:make"
        r"|take|undertake) to (?:resist|limit|oppose|contest|(?:obtain|seek) (?:an?|the|such)"
        r" (?:protective|appropriate|injuncti|court|confidential))",
        rf"\bmay,?(?: however,?)? {_TELL} (?:to (?:the|any|such) (?:court|tribunal|authority|body)"
        rf" )?only (?:that|such|the) (?:portion|part|information"
        rf"|minimum)\b[^.;]{{0,110}}?\b{_ORDERED}"
        rf"(?: to be [a-z]+| to [a-z]+)?(?= ?(?:[.;,]|$| and (?:will|shall)\b))",
        r"\b(?:may or will be|it may be) (?:legally )?(?:compelled|required) (?:by|to disclose)\b",
        r"\bas may be reasonably (?:necessary|required) to (?:cause|ensure|make)\b[^.;]{0,50}?"
        r" compl(?:y|ies)\b",
        r"\bmay (?:also )?(?:need|have|wish|want) to (?:reveal|disclose|exchange|share|provide|show"
        r"|give"
        r"|furnish)\b[^.;]{0,80}? (?:to|with) (?:one another|each other|the other)\b",
        r"\bso that (?:an?|the) (?:quotation|proposal|bid|offer|tender|price) can be (?:prepared"
        r"|made"
        r"|submitted|worked out|given)\b",
        rf"\bmay {_TELL} that (?:portion|part),? and only that (?:portion|part),?"
        rf" of\b[^.;]{{0,110}}?"
        rf"\b{_ORDERED}(?: to be [a-z]+| to [a-z]+)?(?= ?(?:[.;,]|$| and (?:will|shall)\b))",
        rf"\b{_EITHER} may,? (?:for|in connection with|in the course of) (?:the |this |that )?[a-z"
        rf" ]{{3,40}},?"
        rf" (?:disclose|reveal|furnish|provide|share|give)\b[^.;]{{0,60}}? (?:to|with) (?:the other"
        rf"|each other"
        rf"|one another)\b",
        r"\bcan (?:provide|furnish|give|bring|produce) (?:written |documentary )?(?:proof"
        r"|evidence)\b",
        r"\b(?:don't|do not|does not|doesn't) (?:enforce|insist on|exercise) [a-z ]{3,40}?, (?:we"
        r"|it|they|that"
        r" (?:party|one)) (?:haven't|have not|has not|hasn't) (?:waived|given up|lost) (?:it|that"
        r"|the"
        rf" right){_END}",
        # A right that its own words bound.
        rf"\bmay (?:only )?use {_INFORMATION} (?:exclusively|strictly|only|solely) (?:for|in"
        rf" connection with) (?:the|this|that) {WORK}{_END}",
        rf"\bmay let {_INFORMATION} be (?:seen|read|used|known) (?:only )?(?:by|to) (?:only"
        rf" )?(?:those"
        rf" )?(?:of )?{PEOPLE}\b(?=[^.;]{{0,60}}\b(?:who|whose|that)\b)",
        rf"\b{_EITHER} (?:may|can) (?:end|stop|leave|withdraw from|walk away from|break off"
        rf"|discontinue|abandon) {_TALKS}(?: (?:at any time|for any reason|whenever it (?:wishes"
        rf"|likes)|and|without (?:giving )?(?:a )?reasons?)){{0,3}}{_STOP}",
        rf"\b(?:we|the parties|both of us|{_EITHER}) (?:may|can) (?:swap|exchange|share|pass)"
        rf" (?:confidential )?information (?:with each other )?under {_PAPER}(?: (?:for|during"
        rf"|within)"
        rf" [a-z0-9 ()]{{3,30}})?{_END}",
        r"\b(?:third part(?:y|ies)|person|source|someone(?: else)?|somebody(?: else)?)\b[^.;,]"
        r"{0,30}? (?:who|that|which) (?:is|was|are|were|has been) (?:[a-z]+ly )?(?:entitled"
        r"|allowed|authori[sz]ed|permitted|free|at liberty) to (?:disclose|pass|make|give|provide"
        r"|share"
        r"|transfer)\b",
        r"\b(?:third part(?:y|ies)|person|source)\b[^.;]{0,90}? (?:is|was|are|were) not"
        r" (?:(?:itself"
        r"|otherwise|then|thereby|known to be|to (?:its|your|the recipient's) knowledge)"
        r" )*prohibited"
        r" from (?:disclosing|transmitting|providing|making|furnishing|passing)\b",
        r"\b(?:prevent|keep|protect|guard)\w*\b[^.;]{0,120}? (?:persons?|anyone|third parties) not"
        r" bound (?:to|by) this\b",
        r"\b(?:neither|either|each) party\b[^.;]{0,40}? (?:is not|shall not be|may not be) entitled"
        r" to"
        r" rely on\b|\bis not entitled to rely on the (?:accuracy|completeness)\b|\bentitled to"
        r" rely"
        r" (?:only|solely) on (?:such |the |those )?(?:representations|warranties)\b",
        r"\bunless [a-z ]{3,40}? (?:expressly )?consents to (?:such|the|that) disclosure in"
        r" writing\b",
        r"\b(?:has|have)(?: not)? waived compliance\b",
        rf"\bmay make (?:\w+ )?disclosures? of {_INFORMATION} to (?:each other|one another|the"
        rf" other)"
        r"\b",
        rf"\b{_EITHER} (?:is|are|remains?|stays?) (?:both )?free to (?:(?:develop|make|sell|market"
        rf"|offer"
        rf"|supply|buy|use)(?:, | and | or )?)+ its own (?:products|services|goods)(?: and"
        rf" services)?,?"
        rf" (?:provided(?: that)?|as long as|so long as|if) (?:it|they|that party) (?:do|does) not"
        rf" use"
        rf" (?:the other's |any |the )?(?:confidential )?information{_END}",
        # How it is signed, changed, passed on and noticed.
        r"\b(?:may|can) (?:only )?be (?:varied|amended|changed|modified|waived) only by (?:another"
        r"|a"
        rf"|a further|an) (?:written )?(?:deed|letter|agreement|document|instrument|writing)"
        rf"(?: (?:signed|executed|made) by (?:both|the|each) (?:of us|part(?:y|ies)|sides))?{_END}",
        r"\b(?:may|can) be (?:assigned|transferred|delegated) only (?:upon|with|on|after)\b[^.;]"
        r"{0,30}? written (?:consent|approval|agreement)\b",
        rf"\bneither {_PAPER},? (?:and |or )?nor (?:any|its)\b[^.;]{{0,70}}? may be (?:assigned"
        r"|transferred|delegated)\b",
        r"\b(?:either|each|any|a) party may,? (?:at any time )?by\b[^.;]{0,60}?\bchange (?:its|the"
        r"|their) (?:address(?:es)?|details|contact)\b",
        rf"\b(?:may|can) (?:also )?(?:sign|execute|deliver)(?: and \w+)? (?:an? |the |separate )?"
        rf"(?:executed |signed |separate )?(?:cop(?:y|ies)|counterparts?)(?: of {_PAPER})?,?"
        r" (?:by (?:facsimile|fax|e ?mail|electronic)|on paper|electronically|in paper)\b",
        r"\b(?:shall|will|does|do) not (?:affect or )?impair (?:or affect )?(?:the )?(?:enforcement"
        r"|enforceability|validity|legality|remaining)\b",
        # Courts and remedies.
        r"\bwaives?,?(?: to the (?:fullest |maximum )?extent permitted(?: by [a-z ]{0,20}law)?,?"
        r"| in (?:any|such) (?:[a-z]+ )?proceedings?)? (?:the|any)(?: and all)? (?:requirement|need"
        r"|defen[sc]e|objections?)\b[^.;]{0,80}?\b(?:bond|venue|forum|jurisdiction|remedy at"
        r" law)\b",
        r"\bconsents to (?:submit to )?(?:the )?(?:exclusive |personal |non exclusive"
        r" )*(?:jurisdiction"
        r"|venue|service of process)\b",
        r"\b(?:courts?|tribunals?)\b[^.;]{0,40}? may (?:enter|grant|issue|order) (?:an?|such|any)"
        r" (?:[a-z]+(?:/[a-z]+)?(?:,| and| or)? ){0,5}?(?:injunctions?|restraining order|specific"
        r" performance|equitable relief)\b",
        r"\bprevailing party (?:shall|will|is|may)(?: also)? be entitled to (?:an award of |recover"
        r" )?"
        r"(?:its |the |reasonable )*(?:costs?|expenses|attorney|legal)",
        r"\bif [a-z&' ]{3,40}? prevails in (?:any|an|the|such) (?:action|suit|litigation"
        r"|proceeding)",
        # It goes on, or the rest of it does.
        r"\b(?:continues?|remains?|survives?|binding)\b[^.;]{0,60}? (?:notwithstanding|despite)"
        r" (?:any |the )?(?:decision not to proceed|return or destruction|return|destruction|end"
        r" of)"
        r"\b",
        r"\bnotwithstanding that (?:all|both|not all|each)(?: of)?(?: the)? part(?:y"
        r"|ies)\b[^.;]{0,30}?"
        r" (?:signator(?:y|ies)|signed|parties) (?:to )?the same (?:counterpart|copy)\b",
        r"\b(?:declared|held|found|deemed|determined|adjudged)\b[^.;]{0,60}?\b(?:void|unenforceable"
        r"|invalid)\b(?=[^.;]{0,110}?\bthe parties (?:shall|will|agree to)(?: \w+){0,4}? (?:agree"
        r"|negotiate|replace|substitute|endeavo))",
        r"\b(?:shall|will|is to|must) be (?:deemed (?:to be )?)?(?:modified|limited|reduced"
        r"|construed)"
        r" (?:only )?to the (?:minimum|least|smallest) extent\b",
        # Copies that are deleted are gone, and no clause is.
        rf"(?:^(?:[0-9.]+ )?|[.;,:] |\band )(?:(?:all|such|any|every|the|routine) ){{0,2}}(?:copies"
        rf"|backups?|files) (?:thereof |of it )?(?:are to|must|shall|will|have to) be (?:[a-z]+ly"
        rf" )?"
        rf"{_ERASED}\b",
        rf"(?:^|[.;] )(?:[0-9.]+ )?{_PAPER} says (?:all|everything)(?: that)? (?:we|the parties)"
        rf" (?:have )?agreed(?: (?:on|about) [a-z ]{{3,40}})?{_END}",
        # What a paper, a date, a statute and either side are called.
        rf"[\"\u201c](?:the )?(?:agreement|deed|letter|nda)[\"\u201d] (?:shall )?means? {_PAPER}\b",
        r"[\"\u201c](?:the )?(?:disclosure|exchange|evaluation|initial) (?:period|term)[\"\u201d]"
        r" (?:is|(?:shall"
        r" )?means?)(?: the)?(?: period of| a period of)? [a-z]+ (?:\(\d+\) )?(?:years?|months?)"
        r" (?:from"
        r"|after|following|beginning on|commencing on) the (?:effective date|date of (?:this [a-z]+"
        rf"|signature)){_END}",
        rf"[\"\u201c](?:team|people|staff|personnel|representatives?|advisers|advisors)[\"\u201d]"
        rf" means?,? (?:for"
        rf"|as to|in relation to) (?:each|a|either) (?:party|side|company),? (?:those of )?(?:its"
        rf" )?{PEOPLE}"
        r"(?=,? who\b| ?[.;]|$)",
        r"\b(?:division|headings?|captions?|titles?|numbering|table of contents)\b[^.;]{0,50}?"
        r" (?:is|are)"
        r"(?: [a-z]+)? for convenience\b(?= ?(?:[.;,]|$| only| of reference| and (?:shall|do|does"
        r"|will)"
        r" not))",
        r"[\"\u201c]persons?[\"\u201d] (?:shall )?(?:means?|includes?) (?:an?|any|all)(?:"
        r" (?:individuals?|natural"
        r"|legal|persons?|corporations?|compan(?:y|ies)|partnerships?|firms?|entit(?:y|ies)|trusts?"
        r"|associations?|bod(?:y|ies)|corporate|unincorporated|joint|venture|an?|any|other|and|or"
        r"|limited|liability|government\w*|organi[sz]ations?),?)+(?= ?[.;]|$)",
        r"[\"\u201c](?:the )?(?:confidential|proprietary|protected|secret) (?:information"
        r"|materials?|data)"
        r"[\"\u201d] (?:refers? to|designates?)\b(?! (?:nothing|no|only)\b)",
        r"[\"\u201c](?:the )?effective date[\"\u201d] (?:is|means) the (?:day|date)\b",
        r"[\"\u201c][a-z ]{3,30} act[\"\u201d] (?:shall )?means? the [a-z ]{3,50} act\b",
        r"\bby [\"\u201c](?:secret|confidential|proprietary|protected) (?:information"
        r"|material)[\"\u201d]"
        r" we mean (?:whatever|everything|all|any|anything)\b",
        r"\bby [\"\u201c][a-z]{4,12}[\"\u201d] we mean (?:the one|whichever|the (?:party|company"
        r"|side))"
        r" (?:of (?:us|them) )?(?:from whom|to whom|who|that|which)\b",
    )
)
"""Shapes of what is possible, of bounded rights, and of what an agreement says of itself."""
