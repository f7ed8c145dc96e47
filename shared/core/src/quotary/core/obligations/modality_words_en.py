"""The words by which English says must, must not and may, over an unmasked text in one line."""

from __future__ import annotations

import re
from typing import Final

IN_NO: Final = (
    r"(?:in no (?:event|case|way|circumstances?|manner|respect)"
    r"(?! (?:later|earlier|less|more|fewer|sooner|longer)\b)"
    r"|under no (?:circumstances?|conditions?|pretext|pretence)|at no (?:time|point|stage)"
    r"|on no account|by no means|for no reason)"
)
NOT: Final = re.compile(rf"(?:not|never|neither|nor|nowhere|no longer|{IN_NO})\b")
SKIP: Final = re.compile(
    r"(?:[ ,]*(?:\((?![^()]*\b(?:not?|never|neither|nor|nothing)\b)[^()]{0,160}\)"
    r"|(?!only\b|likely\b)[a-z]+ly\b|also\b|ever\b|then\b|further\b|thereafter\b|therefore\b"
    r"|thereupon\b|forthwith\b|always\b|instead\b|otherwise\b|together\b|itself\b|themselves\b"
    r"|each\b|both\b|all\b|hereafter\b|likewise\b|however\b|in addition\b|in good faith\b"
    r"|(?:at|in|under|for) (?:any|all|every) (?:times?|events?|cases?|ways?|manner|circumstances?"
    r"|reasons?|respects?)(?: whatsoever)?\b"
    r"|(?:and )?at (?:its|their|his|her|the [a-z]+'s) (?:own |sole )*(?:cost|expense|risk)\b))+"
)
QUANTITY: Final = (
    r"(?:less|more|fewer|later|earlier|sooner|greater|limited|only|merely|just|solely)\b"
)
ASIDE: Final = re.compile(
    # What is denied in an aside is denied, but for "not later than", and for conditions.
    rf" ?,(?! (?:and|or|but)\b)(?: not (?={QUANTITY})| in no event (?={QUANTITY})"
    rf"| (?:if|unless|where|when|while|until|except"
    rf"|save|to the extent|as|before|after|once|provided|subject to|for)\b"
    rf"|(?![^,]*\b(?:{IN_NO}|not?|never|neither|nor|nothing|nobody|none)\b))[^,;:.]{{1,200}},"
)
NO: Final = re.compile(r"(?P<under>under )?no (?=[a-z])")
AUXILIARY: Final = re.compile(r"(?:be|been|being|have|to)\b")
HEADS: Final = re.compile(
    r"\b(?:(?P<shall>shall|must|will)|(?P<should>should|ought to)|(?P<may>may)(?!,? ?\d)"
    r"|(?P<cannot>can ?not)|(?P<need>needs?)|(?P<be>is|are|am)|(?P<have>has|have)"
    r"|(?P<keep>reserves?|retains?)"
    r"|(?P<agree>agrees?|undertakes?|covenants?|commits?(?: itself| themselves)?|promises?|pledges?"
    r"|binds? (?:itself|themselves)))\b"
)
WILL_NOUN: Final = re.compile(r"\b(?:at|free|good|own|last|his|her|their|its|the|a) $")
FRONT: Final = re.compile(
    rf"\b(?:neither|nor|none|nothing|nobody|no one|never|{IN_NO}|not (?:one|any|a)"
    r"|no(?! (?:later|earlier|less|more|fewer|sooner|longer|doubt)\b)(?! ?[.\d]))\b"
)
FRONTS: Final = re.compile(
    rf"^\W*(?:\(?[a-z0-9]{{1,4}}[.)]\W*)*(?:(?:and|but|or|that|then|so that|agrees?|provided that)"
    rf"\W+)*{FRONT.pattern}"
)
SUB: Final = (
    r"(?:that|which|who|whom|whose|if|unless|where|wherever|when|whenever|while|until|except|save"
    r"|because|since|as|whether|to the extent|so long|than|without|before|after|once|to|for|with"
    r"|by|on|upon|in|at|of|notwithstanding|having|being|subject|other|despite|[a-z]+ing)"
)
ASIDE_FRONT: Final = re.compile(rf"^\W*(?:\(?[a-z0-9]{{1,4}}[.)]\W*)*(?:(?:and|but|or)\W+)?{SUB}\b")
AND: Final = re.compile(r"\b(?:and|but)\b")
NO_PARTY: Final = re.compile(
    r"\b(?P<if>(?:if|where|when|unless) )?(?:neither|no|none of the|neither of the)"
    r" (?:part(?:y|ies)|member|person|supplier|side)s? ?$"
)
OF_A_MONTH: Final = re.compile(
    r"(?:\d(?:st|nd|rd|th)?|\b(?:than|by|in|of|until|before|after|since|during|from|on)) $"
)
END: Final = re.compile("[.;:!?]")
MODALS: Final = frozenset(("shall", "should", "may", "cannot"))
SAME_SUBJECT: Final = re.compile(r"\b(?:and|or|but|nor|and/or)\W*(?:[a-z]+ly )?$")
CUT: Final = re.compile(
    r"\b(?:that|which|who|whom|whose|if|unless|where(?:ver)?|when(?:ever)?|while|until|except"
    r"|save|because|since|whether|to the extent|so long|than|provided|although|though|regardless"
    r"|even if|however|as (?:is|are|was|were|has|have|had)|should (?:the|an?|any|it|they|either))\b"
)
SHOULD_IF: Final = re.compile(
    # "Should an audit reveal", "the goods, should it ask for them": turned round it is a condition.
    r"should (?:the|an?|any|either|neither|both|each|it|they|he|she|we|you|no|such|this|that|these"
    r"|those|its|their|there|all|one)\b"
)
OPENS: Final = re.compile(r"(?:^|[.;:])\W*(?:\(?[a-z0-9.]{1,6}[.)]?\W+)?$")
_WISHES: Final = (
    r"(?:require|request|direct|specify|designate|determine|prescribe|need|deem|instruct|approve"
    r"|notify|nominate|elect|choose|want|ask|decide|select|indicate|stipulate|demand|order|agree"
    r"|have|incur|suffer|sustain|hold|own|acquire|receive|develop)"
)
WISHED: Final = re.compile(
    # "Such help as the Buyer may ask for": what is owed, told by what another may wish of it.
    rf"may (?:(?:[a-z]+ly|from time to time|at any time|then|also|so|both|in writing),? ){{0,3}}"
    rf"{_WISHES}(?= ?(?:$|[.,;:)]| (?:from|for|in|to|of|by|under|at|on|and|or|with|as|during"
    r"|against|pursuant|upon|hereunder|herein)\b))"
)
WISHED_OF: Final = re.compile(
    r"\b(?:as|that|which|whom|whatever|whichever|where|wherever|how)"
    r" (?:(?!and\b|or\b|but\b)[a-z0-9'&-]+ ){1,5}$"
)
NEEDED: Final = re.compile(
    r"may (?:(?:[a-z]+ly|from time to time|at any time|then|also),? ){0,3}(?:be|become|seem|appear"
    r"|arise|apply|exist|accrue)\b"
)
NEEDED_OF: Final = re.compile(r"\b(?:as|that|which|whatever|whichever) $")
LEFT: Final = re.compile(
    r"\b(?:(?:and|but|or) not|no|none|nobody|nothing|never|neither|nor|nowhere|not)\b"
)
HARMLESS: Final = re.compile(
    r"\bin no event (?:later|earlier|less|more|fewer|sooner)\b"
    r"|\bn(?:o|ot) (?:be )?(?:less|more|fewer|later|earlier|sooner|greater|limited|only|merely|yet"
    r"|longer|exceeding|just|solely|otherwise)\b|\bwhether or not\b|\bor not\b|\bno\.? ?\d"
    r"|\bbut not the (?:obligation|duty)\b"
    r"|\bno (?:\w+ )?(?:charge|cost|expense|extra)\b"
    r"|(?<!and )(?<!but )(?<!or )\bnot (?:[a-z]+ly )?(?:[a-z]+(?:ed|due|paid|known|given|made|met"
    r"|held|able|in)|due|paid|known|given|made|met|held|able)\b"
)
COMPLEMENT: Final = re.compile(
    # "… from the Seller and not from others", "and for no other purpose", "not to exceed EUR 90":
    # what is denied is a place, a means or a thing of the same deed, and no deed.
    r"(?:\b(?:and|but|or)|,) (?:never|not) (?:elsewhere|otherwise|vice versa"
    r"|(?:from|by|for|in|on|at|with|through|under|via|into|onto|of|upon|during|as|because|before"
    r"|after|until)\b(?! [a-z]+ing\b)|(?:to )?(?:the|its|their|his|her|any|an?|those|such|third"
    r"|other)\b|(?!(?:is|was|has|does|always|unless|this|its|less|as|us)\b)"
    r"[a-z]{2,}(?<![suia])s\b)"
    r"|(?:\b(?:and|but|or)|,) (?:(?:for|by|to|in|on|at|with|from|under|through|of|into) )?"
    r"(?:no others?|none other|no one else|nobody else|nothing else|nowhere else|in no other)\b"
    r"|(?:,|\b(?:amounts?|sums?|costs?|totals?|aggregate|periods?|rates?|maximum|limit|price|fees?))"
    r" not to exceed\b"
)
STATES: Final = re.compile(
    # What a text does, or how far it goes: "the warranty shall extend to parts and not to labour".
    r"(?:apply|extend|cover|include|relate|refer|operate|bind|benefit|inure|run|count|last|survive"
    r"|begin|start|commence|end|expire|mean|depend|vest|pass|lie|belong|constitute|prevail|rank"
    r"|calculated|governed|construed|limited|deemed|read|determined|counted|measured|computed"
    r"|available|payable|due|effective|valid|binding|in addition|for)\b"
)
ONLY: Final = re.compile(r"\b(?:only|solely|exclusively)\b")
FORBIDS: Final = (
    r"(?:prohibited|forbidden|precluded|barred|debarred|restricted|restrained|prevented"
    r"|disallowed|refrain|abstain|desist|forbear)\b"
)
OWES: Final = (
    r"(?:(?:required|obliged|obligated|compelled|liable|responsible|accountable|answerable"
    r"|chargeable|bound|expected|committed|necessary|needed|mandatory|compulsory|obligatory"
    r"|incumbent)\b"
    r"|under (?:\w+ ){0,3}(?:obligation|duty|liability)\b)"
)
OWNS_DUTY: Final = (
    r"(?:[\w']+ ){0,4}?(?:obligations?|dut(?:y|ies)|liabilit(?:y|ies)|responsibilit(?:y|ies))\b"
)
MAY: Final = (
    r"(?:permitted|allowed|authori[sz]ed|entitled|eligible|at liberty|free(?! (?:of|from)\b)"
    r"|licen[sc]ed|empowered)\b"
)
OWNS_RIGHT: Final = (
    r"(?:\w+ ){0,4}?(?:rights?|option|discretion|authority|power|entitlement|permission)\b"
)
KEPT_RIGHT: Final = r"(?:[a-z]+ ){0,4}?(?:rights?|option|discretion|authority|power) (?:to|of)\b"
"""Of what is reserved or retained: a right to do something, and no right, title and interest."""

_ENDED: Final = (
    # "Shall cease all use" is a duty; "the duty shall cease" is none.
    r"(?:all|any|the|its|their|such|every|each|use|(?!being\b|having\b)[a-z]+ing)\b"
    r"(?! (?:duty|duties|obligations?|liabilit))"
)
FREED: Final = (
    r"(?:relieved|released|excused|exempt(?:ed)?|discharged|absolved|deprived|denied|dispensed"
    r"|free (?:of|from)|without|unlawful|illegal|void|lapse|lose|forfeit|waive"
    rf"|cease(?! (?:[a-z]+ly )?{_ENDED}))\b"
)
DOUBLE: Final = r"(?:fail|omit|neglect|cease|hesitate|forget|avoid)\b"
EFFECT: Final = (
    r"(?:prevent|prohibit|preclude|restrict|bar|stop|hinder|forbid|relieve|release|excuse|discharge"
    r"|affect|prejudice|limit|impair|construed|deemed|interpreted|considered|treated|operate"
    r"|constitute|require|oblige|obligate|hindered|affected|prejudiced|limited|impaired"
    r"|(?:an? |in )?(?:breach|default|violation|waiver))\b"
)
DO_NOT: Final = re.compile(r"\b(?:do|does|did) not (?:[a-z]+ly )?$")
INVERTED: Final = re.compile(
    rf"\b(?:be (?:[a-z]+ly )?(?:(?P<owes>{OWES})|{MAY})"
    rf"|have (?:(?P<owns>{OWNS_DUTY})|{OWNS_RIGHT}))"
)
NOTHING_DENIED: Final = re.compile(
    # "No obligation shall arise" forbids nobody anything.
    r"\bno (?:[a-z]+ ){0,2}?(?:obligations?|dut(?:y|ies)|liabilit(?:y|ies)|rights?|licen[sc]es?"
    r"|interest|fees?|charges?|costs?|failure|delay|waiver|(?:amendments?|variations?"
    r"|modifications?)(?! (?:[a-z]+ ){0,4}?(?:be )?(?:made|carried out|executed|undertaken"
    r"|performed|implemented|begun)\b)"
    r"|partnership|agency|warrant(?:y|ies)|representations?)\b"
    r"|\bnot (?:all|every|each|both|only)\b"
    r"|\b(?:is|are|was|were|does|do|did) not\b[^,;.]{0,40}\b(?:that|mean)\b"
)
HALF_DENIED: Final = re.compile(
    r"\b(?:hardly|scarcely|barely|rarely|seldom|may or may not"
    r"|not (?:necessarily|always|invariably|in all cases|in every case))\b"
)
DENIED_TWICE: Final = re.compile(r"\bnot (?:to|be)\b|\bfail(?:ing)? to\b")
PERHAPS: Final = re.compile(
    r"(?:possible|able|available|suitable|sufficient|complete|accurate|correct|current|the case"
    r"|known|necessary|practicable|feasible)\b"
)
WITH: Final = re.compile(r"with [^,;.:]{1,60}? (?=(?:not |never )?to |that )")
