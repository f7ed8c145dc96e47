"""English words that bind somebody, or forbid somebody, as patterns over an unmasked text.

Grammar and not phrases: a word of duty may stand apart from its verb ("is hereby and in all cases
required to"), and what forbids may stand before it ("nothing in here may").
"""

from __future__ import annotations

import re
from typing import Final

BE: Final = (
    r"(?:is|are|be|been|being|was|were|am|remains?|remained|stays?|becomes?|stands?)"
    r"(?:,[^,;.:!?]{1,160},)?"
)
FEW: Final = r"(?:[^\s.;:,!?]+ ){0,4}?"
"""Up to four words without a sign between them."""

FEW_PARTED: Final = r"(?:,? ?[^\s.;:,!?]+,? ){0,6}?"
_SOON: Final = (
    r"(?:(?:not|also|hereby|only|always|never|then|therefore|further|likewise|each|both|all"
    r"|(?!likely|unlikely)[a-z]+ly) ){0,3}"
)
_NO_VERB: Final = (
    r"(?!(?:the|an?|any|all|each|such|this|that|these|those|its|their|his|her|our|your|my|no|which"
    r"|whom|what|whether|when|where|date|it|them|him|us|one|both|either|every|some|him|me|you)\b)"
)
_NO_NOUN: Final = (
    r"(?<!\bthe )(?<!\bsuch )(?<!\bany )(?<!\ball )(?<!\bof )(?<!\bother )(?<!\bthese )"
    r"(?<!\bthose )(?<!\bits )(?<!\btheir )(?<!\bfollowing )(?<!\ba )(?<!\ban )(?<!\bno )(?<!'s )"
    r"(?<!\bnegative )(?<!\bfinancial )(?<!\brestrictive )(?<!\bby )(?<!\bto )(?<!\bexercise )"
)
_AMID: Final = r"(?:[a-z]+ly|also|at|any|time|in|event|then|further|(?:,? ?\([^()]{0,60}\)))"
_IN_NO: Final = (
    r"(?:in no (?:event|case|way|circumstances?|manner|respect)"
    r"|under no (?:circumstances?|conditions?|pretext|pretence)|at no (?:time|point|stage)"
    r"|on no account|by no means|for no reason)"
)
_NEVER: Final = rf"(?:not|never|neither|nowhere|no longer|{_IN_NO})"
_NOBODY: Final = (
    r"(?:neither|nor|nothing|none|nobody|no one|no(?! (?:later|earlier|less|more|fewer|sooner"
    r"|longer)\b)(?! ?[.\d]))"
)
_DUTY_NOUN: Final = (
    r"(?:obligations?|dut(?:y|ies)|responsibilit(?:y|ies)|liabilit(?:y|ies)|burden|onus"
    r"|undertakings?|commitments?)"
)
_NOUN_LIST: Final = (
    r"(?:obligations|duties|responsibilities|undertakings|covenants|commitments|tasks|prohibitions"
    r"|restrictions|requirements)"
)

PATTERNS: Final = (
    r"shall|shalt|shal|must|cannot|can not|ought to|(?:sha|wo|ca|must|should)n'?t",
    r"(?:needs?|has|have) (?:[a-z]+ly |also |always |only )?to\b(?= (?!know\b)[a-z])",
    rf"{BE} {FEW}(?:obliged|obligated|compelled|duty[- ]bound|prohibited|forbidden"
    r"|precluded|restrained|enjoined|disallowed)",
    rf"{BE} {FEW_PARTED}(?:obliged|obligated|required|prohibited|forbidden|bound) (?:to|from)",
    rf"{BE} {FEW}(?:required|bound)(?! (?:by|under|in|as|for|with|from)\b)",
    rf"{BE} {FEW}(?:required|bound) by [^.;:,]{{1,60}}? to",
    rf"{BE} {FEW}required (?:by|before|on) (?:the )?(?:\d|end|noon|midnight|close|[a-z]+day\b)",
    rf"{BE} {FEW}(?:barred|debarred|restricted|prevented) from",
    rf"{BE} {FEW}(?:committed|supposed) to",
    rf"(?:is|are) {FEW}expected to",
    r"with (?:the |each )?(?:[a-z][\w&-]* ){1,2}?(?:responsible|liable|accountable|obliged"
    r"|obligated"
    r"|bound|required) (?:to|for)",
    rf"{BE} {FEW}(?:responsible|accountable|answerable|liable|chargeable)",
    rf"{BE} {FEW}(?:mandatory|compulsory|obligatory|imperative|essential|incumbent)",
    rf"{BE} {FEW}(?:obligation|duty|responsibility|burden|onus|task|job) (?:of|to|for|that|is)",
    rf"(?:is|are|was|were) {_SOON}to be",
    rf"(?:is|are|has|have|needs?) {_SOON}to(?= ?:)",
    rf"(?:is|are|was|were) {_SOON}to {_NO_VERB}[a-z]{{2,}}",
    rf"(?:not|never|no longer|nor|neither|isn't|aren't) {FEW}(?:permitted|allowed"
    r"|authori[sz]ed|entitled|eligible|at liberty|licen[sc]ed|empowered|acceptable"
    r"|permissible|free to)",
    rf"no [^.;:]{{1,80}}? {BE} {FEW}(?:permitted|allowed|authori[sz]ed|entitled|acceptable"
    r"|permissible)",
    r"(?:no|not|hasn't|haven't) (?:the |any |a )?(?:[a-z]+ ){0,3}?(?:right|authority|power"
    r"|entitlement|permission|licen[sc]e) to",
    rf"(?:has|have|having|had|owes?|assumes?|accepts?|takes|take on|bears?|carries|carry"
    rf"|under) (?:(?!(?:no|not|rights?)\b)[^\s.;:,]+ ){{0,4}}?{_DUTY_NOUN}"
    r"(?! (?:under|of this|in this)\b)",
    rf"{_DUTY_NOUN} (?:(?!(?:under|shall|which|that)\b)[^\s.;:]+ ){{0,10}}?"
    r"(?:lies?|rests?|falls?|devolves?) (?:sole?ly |exclusively )?(?:with|on|upon|to)",
    rf"{_NOUN_LIST}\b(?:(?!\b(?:shall|must|will|may)\b)[^.;:]){{0,120}}:(?! *\d)",
    r"undertakes?|(?<!\ban )undertaking (?:not )?to",
    rf"{_NO_NOUN}covenants? (?:(?:hereby|further|also|[a-z]+ly),? )*(?:to|not|that|with|for"
    r"|and (?:agrees?|undertakes?|warrants?|represents?|promises?))",
    r"agrees? (?:[^\s.;:]+ ){0,4}?(?:to|that)",
    rf"{_NO_NOUN}(?:promises?|pledges?) {FEW}(?:to|that|not)",
    r"commits? (?:itself|themselves|himself|herself|to)",
    r"binds? (?:itself|themselves|himself|herself)",
    r"engages? (?:itself |themselves )?to",
    rf"{_NO_NOUN}(?:warrants?|guarantees) (?:(?:and|,|hereby|further|[a-z]+ly) )*"
    r"(?:(?:represents?|covenants?|undertakes?|agrees?),? )?(?:that|to|the|any|all|it|and|for)",
    r"represents?,? and (?:[a-z]+,? (?:and )?)?(?:warrants?|covenants?|undertakes?|agrees?)",
    r"represents? (?:to [^.;:,]{1,60} )?that",
    r"indemnifies|ensures|procures|assures|bears(?! (?:no )?interest)",
    r"(?<!to )(?<!and )(?<!or )holds? [^.;:]{0,80}?harmless",
    r"obliges|obligates|compels|forbids|prohibits",
    rf"{BE} {FEW}(?:charged|tasked|entrusted|burdened) with|in charge of",
    rf"{BE} {FEW}(?:payable|due)(?: and payable)? (?:within|on|by|upon|in|no later|not later|at"
    r"|monthly|quarterly|annually|immediately|before|after)",
    r"(?:is|lies|falls|rests) (?:for|up to|on|upon|to|with) [^.;:,]{1,40}? to",
    r"(?:has|have) got to|had better|it is agreed that|of the essence",
    r"(?:duty|obligation|responsibility) (?:not )?to",
    r"(?:refrains?|abstains?|desists?|forbears?) from",
    r"may only|only may|can only",
    r"(?:may|can) (?:[^\s.;:,]+ ){1,6}?(?:only|solely|exclusively)",
    rf"(?:has|have|having) {FEW}(?:agreed|undertaken|covenanted|committed|promised|guaranteed"
    r"|warranted|pledged|accepted) (?:itself |themselves )?(?:not )?to",
    rf"{BE} {FEW}(?:mandated|directed|instructed|ordered|called upon|held) to",
    rf"(?:is|are) {FEW}[a-z]+(?:ed|aid|ent|ade|one|ven) {FEW}(?:within|no later than|monthly"
    r"|quarterly|annually|yearly|weekly|daily|in advance|in arrears)",
    r"(?:falls?|become|becomes) due|owes|makes? sure|sees? to it|off limits|out of bounds",
    r"accepts? to|consents to|submits? to|(?:(?:we|you|they|parties|hereby|irrevocably"
    r"|expressly|and) )consent to|agrees? on|commits?(?:,[^,;.:]{1,80},)? to",
    r"neither (?:party|side|of (?:them|us|you|the [a-z]+)) (?:[a-z]+ly )?(?!(?:is|has|was|does"
    r"|makes)\b)[a-z]+s",
    r"(?:each|either|both|all) of (?:us|you|them) (?:[a-z]+ly |also )?(?!(?:is|has|was|are|have"
    r"|were"
    r"|does|do|may|can)\b)[a-z]+(?= (?:the|an?|its|their|our|your|his|her|any|all|each|every"
    r"|no)\b)",
    r"borne by|for the account of|at (?:its|their|his|the [^\s.;:,]+(?: party)?'s) (?:own |sole )*"
    r"(?:cost|expense|risk)",
    r"(?:risk|loss|title) (?:is|lies|rests|remains|passes|stays) (?:with|on|to)",
    r"[a-z]+'ll|[a-z]+'d better|ain't",
    r"(?:obligation|duty|responsibility) ?:(?! *\d)",
    rf"(?:may|can)(?=,? (?:{_AMID} ){{0,6}}?{_NEVER})",
    rf"(?:{_NOBODY}|never|{_IN_NO})\b[^.;:]{{0,120}}?\b(?:may|can)",
)
"""What is found wherever it stands."""

AT_START: Final = (
    r"(?:(?:deliver|keep|pay|return|notify|provide|maintain|submit|ensure|report|treat|destroy"
    r"|protect|store|inform|send|obtain|follow|complete|sign|give|hand|hold|make|take|use|avoid"
    r"|supply|remove|replace|repair|install|insure|appoint|name|record|comply with) (?:the|all|any"
    r"|each|it|them|your|our|its|their|this|these|that|an?|every|no|only|secret)\b"
    r"|(?:do not|don't|never|always|please|no one|nobody) (?=[a-z])"
    r"|no (?:[a-z'-]+ ){1,8}?(?:without|except|unless|before|after|until)\b)"
)
"""What tells somebody to do something, or not to, where it opens a sentence or an item."""

NO_DUTY: Final = re.compile(
    r"(?:\b(?:not|never|no longer|neither|nor|isn't|aren't)\b(?! (?:only|merely|just|solely)\b)"
    r"|\b(?:no|neither)\b [^.;:,]{0,60}?\b(?:is|are)) (?:[a-z]+ly |be |been |being |also |at all )*"
    r"(?:required|obliged|obligated|bound|compelled|committed|expected|supposed|responsible"
    r"|accountable|answerable|liable|chargeable|prohibited|forbidden|precluded|barred|restricted"
    r"|prevented|restrained|mandatory|compulsory|obligatory|essential)\b[^.;:,]{0,60}$"
    r"|\bunder no (?:[a-z]+ ){0,2}(?:obligation|duty|responsibility)\b[^.;:,]*$"
    r"|\b(?:nothing|no|neither|not)\b [^.;:]{0,80}?"
    r"\b(?:obliges|obligates|compels|forbids|prohibits)$"
)
"""Of these words "not" leaves nobody bound: "is not required to"."""
