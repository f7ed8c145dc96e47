"""English words by which a sentence with a word of duty may bind nobody: told, past, guessed.

Patterns over an unmasked sentence in one line. `BEFORE` is looked for before the first verb that
binds, `ANYWHERE` in the whole sentence, and `OF_MUST` only where the sentence says must.
"""

from __future__ import annotations

import re
from typing import Final

HEAD: Final = re.compile(
    r"\b(?:shall|must|will|should|(?<![0-9] )may(?! [0-9])|cannot|ought to|(?:is|are|was|were|has"
    r"|have|had) "
    r"(?:(?:[a-z]+ly |also |hereby )?to|(?:[a-z]+ ){0,3}?(?:required|obliged|obligated|bound"
    r"|responsible|prohibited)))\b"
)
_UNSURE: Final = (
    r"(?:probably|possibly|presumably|perhaps|maybe|hopefully|conceivably|doubtless|likely|unlikely"
    r"|normally|usually|ordinarily|typically|occasionally|sometimes|in all likelihood"
    r"|in all probability|as a rule)"
)
_HEARD: Final = r"(?:allegedly|supposedly|reportedly|apparently|seemingly|purportedly)"
_TOLD: Final = (
    r"(?:held|ruled|ordered|decreed|found|decided|decides|determined|concluded?|concludes|said"
    r"|says|alleged"
    r"|alleges?|claimed|argued?|argues|contended|contends?|asserted|asserts?|testified|wrote|writes"
    r"|reported|remarked|announced|predicted|predicts?|proposed|proposes?|suggested|suggests?"
    r"|recommended|recommends?|advised|requested|demanded|insisted|insists?|maintained|stated"
    r"|believed?|believes|thought|thinks?|assumed|supposed?|supposes|guessed|hoped?|hopes|feared?"
    r"|fears|wished|wishes|intended|expects?|expected|doubted|doubts?|denied|denies|deny|disputed?"
    r"|disputes|questioned|questions?|considered|considers?|felt|feels?|imagined?|imagines"
    r"|pretended|pretends?|speculated|opined|opines?|estimated?|estimates|complained)"
)
_OPINION: Final = (
    r"(?:opinion|view|belief|dispute|question|doubt|issue|disagreement|debate|controversy|hope"
    r"|expectation|suggestion|proposal|allegation|argument|contention|finding|ruling|rumou?r"
    r"|assumption|theory|fear)"
)
_NO_CLAIM: Final = (
    # Before these the word is a noun, an infinitive, or the verb of a condition or of a relative.
    r"(?<!\bto )(?<!\bany )(?<!\ball )(?<!\bsuch )(?<!\bthe )(?<!\bno )(?<!\bother )(?<!\bof )"
    r"(?<!\bthat )(?<!\bwho )(?<!\bwhich )(?<!\bit is )(?<!\bits )(?<!\btheir )"
)
OTHER_TEXT: Final = (
    # A contract or a paper that is not this one.
    r"(?:(?:original|prior|previous|former|earlier|old|head|expired|superseded|terminated"
    r"|underlying"
    r"|separate|preceding|draft) (?:agreement|contract|lease|deed"
    r"|licen[cs]e|terms"
    r"|version|arrangement|policy)s?)"
)
_PAPERS: Final = (
    # Papers that bind outside this contract: "under the fire certificate", "by his permit".
    r"(?:certificates?|permits?|(?:planning|building|fire|liquor|premises|operating|export"
    r"|import|waste|environmental|mining|water|trading|banking|site) (?:permissions?|consents?"
    r"|licen[cs]es?|approvals?)|planning laws?|listing rules|sub-?contracts?|loans?|mortgages?"
    r"|collective agreement|by-?laws"
    r"|statutes|settlement"
    r"|court order|judgment|letter of intent|term sheet|concession|inspector'?s? [a-z]+"
    r"|(?:agreements?|contracts?|leases?|licen[cs]es?|deeds?|undertakings?|commitments?|orders?"
    r"|polic(?:y|ies)) (?:of (?:[0-9]{1,2} [a-z]+ )?[12][0-9]{3}|dated|with (?!the other)|given to"
    r"|signed with|made with|between it and|from (?:the|its)))"
)
_LAW: Final = (
    # Who or what binds everybody, with this contract or without: "required by statute to".
    r"(?:(?:the |its |their |any |applicable |existing |local |state |federal )*(?:laws?|statutes?"
    r"|regulations?|act|code|by-?laws|regulators?|courts?|insurers?|licen[cs]ing authority|police"
    r"|ministry|government|tax office))"
)
_UNDER_IT: Final = (
    r"\b(?:if|when|where|unless|until|except|save|extent|that|which|who|whom|as|what|shall|must|may"
    r"|will|because|since|once|after|before|provided)\b"
)
_PAPER: Final = (
    r"(?:terms|conditions|proposal|offer|quotation|tender|bid|brochure|letter|e-?mail|memorandum"
    r"|minutes"
    r"|policy|plan|draft|catalogue|website|statute|act|regulations?|report|invoice|law)"
)
_CONDITION: Final = (
    r"\b(?:if|when|whenever|where|wherever|once|unless|until|after|before|in case|in the event"
    r"|to the extent|because|since|provided|who|which|should)\b"
)
BEFORE: Final = re.compile(
    rf"^(?!.*{_CONDITION}).*?{_NO_CLAIM}\b{_TOLD} (?:[a-z]+ly )?"
    r"(?:(?:in|on|at|by|of) [^,;.]{1,30}? )?(?:that|whether|if)\b"
    rf"|^(?!.*{_CONDITION}).*?\bit (?:is|was|has been) (?:[a-z]+ ){{0,2}}?{_TOLD} that\b"
    rf"|^(?!.*{_CONDITION}).*?\b{_OPINION} (?:[a-z]+ ){{0,3}}?(?:that|whether)\b"
    r"|\b(?:says?|said|claims|thinks?|believes?|argues|insists?|feels?|hopes?|assumes?)"
    r" (?:it|he|she|they|we|you|the [a-z]+) $"
    rf"|\b(?:under|by|pursuant to|in accordance with) (?:the |its |their |an? |any |each "
    rf"|that )?{OTHER_TEXT}"
    rf"|\b(?:under|by|pursuant to|in accordance with|by virtue of) (?:the |its |their |an? |any "
    rf"|each |his |our |your )?(?:[a-z']+ ){{0,2}}?{_PAPERS}"
    r"|\b(?:has|have|had|was|were|is|are|been) (?:been )?(?:told|advised|informed|warned|assured"
    r"|reminded|given to understand)\b[^.;]{0,40}? that\b"
    r"|\bit is (?:the |an? )?(?:[a-z]+ ){0,2}?(?:custom|practice|habit|usage|tradition"
    r"|common knowledge)\b"
    rf"|\bit (?:is|was) (?:also )?an? (?:[a-z]+ )?(?:term|condition|provision"
    rf"|requirement) of (?!this\b)"
    rf"|\b{_PAPER} (?:(?!shall\b|must\b|will\b)[^ .;]+ ){{0,6}}?(?:provides?|provided|states?"
    rf"|stated|says?|said"
    r"|stipulates?|stipulated|requires?|required) that\b"
    r"|(?<!\bby )(?<!\bany )(?<!\ball )(?<!\bsuch )(?<!\bno )(?<!\bother )(?<!\bthe )\bmeans "
    r"(?!of\b|to\b)[^.;]*$|\bis a reference to\b[^.;]*$"
    r"|^\W*(?:\(?[a-z0-9]{1,4}[.)] ?)?(?:(?:by way of|as an?|for) )?(?:worked |numerical "
    r"|calculation )?"
    r"(?:illustrations?|examples?)\b"
    r"|^\W*(?:for example|for instance|e\.? ?g\b|sample|as if|as though|suppose|supposing|assume"
    r"|assuming|imagine)\b|\bno longer $"
    r"|\bit (?:is|was|seems|appears|may be) (?:[a-z]+ ){0,2}?(?:possible|probable|likely|unlikely"
    r"|doubtful|uncertain|unclear|arguable|disputed|conceivable|said|thought|not clear) "
    r"(?:that|whether|if)\b"
    r"|\bit (?:seems|appears|may be|might be) (?:that|as if)\b"
    r"|^(?!.*\b(?:if|when|where|any|all|such)\b).*[a-z] claims that (?:the|it|he|she|they|we|you)\b"
    r"|\bwhether (?!or not\b)(?:the|an?|it|he|she|they|we|you|each|either|any|this|that|such|to)\b"
    r"[^,;]*$"
    r"|^\W*(?:in (?:the )?(?:[a-z']+ ){0,2}(?:view|opinion|belief|submission)\b|according to\b"
    r"|under (?:the )?(?:old|former|earlier|previous|prior|expired|draft)\b)"
    r"|^\W*(?:\(?[a-z0-9]{1,4}[.)] ?)?(?:whereas|recital)\b"
    r"|^\W*(?:draft|example|option [a-z0-9]+|alternative [a-z0-9]+|deleted|superseded"
    r"|not agreed)\b[^:]{0,40}[:(-]"
    rf"|\b{_UNSURE},? $|\b{_HEARD},? $|^\W*(?:{_UNSURE}|{_HEARD})\b"
)
"""What tells, doubts or supposes that somebody is bound, before the verb that binds."""

ELSEWHERE: Final = (
    # What is reported, left open or defined, and what another paper asks for.
    r", (?:as |so )?(?:it|they|he|she|we|you|the [a-z]+) (?:has |have |had )?(?:[a-z]+ly )?(?:says?"
    r"|said|claims?|claimed|announce[sd]?|state[sd]?|told|maintains?|reports?|reported|explains?"
    r"|explained|assures?|assured|fears?|hopes?|believes?|thinks?|expects?|reckons?"
    r"|understands?)\b[^,;.]{0,40},"
    r"|\b(?:later|subsequently|separately|in due course|at a later (?:date|time)) (?:whether|if)\b"
    r"|^\W*(?:[a-z§ ]{0,12}[0-9.]*\)? )?as (?!the law|this|set|agreed|provided"
    r"|required)[^,;.]{1,40} (?:demands?"
    r"|requires?|asks?|wants?|insists?|wishes|says?|suggests?),"
    rf"|, as (?:the |its |their |his |any )?(?:[a-z]+ )?{_PAPERS}(?: [a-z]+)? (?:provides?|demands?"
    r"|requires?|prescribes?|stipulates?|lays down|directs?|orders?|has it),"
    rf"|^(?:(?!{_UNDER_IT})[^.;])*?\b(?:is|are) (?:also |already |in any case )?(?:required|obliged"
    rf"|obligated|bound|compelled|ordered) (?:by|under) {_LAW} to\b"
    rf"|\b(?:shall|must),? (?:by|under) {_LAW},? (?!or\b|and\b)"
    r"|\b(?:which|and|but) (?:binds?|obliges?) (?:nobody|no one|neither)\b"
    r"|\b(?:left|leaves?|remains?|is|are|stays?) (?:still )?(?:open|to be (?:agreed|decided"
    r"|settled|discussed|negotiated))\b(?=[^.;]{0,60}\b(?:if|whether|who|which|what|how)\b)"
    r"|(?<!\bthis )\b(?:sub-?contracts?|contracts?|agreements?|leases?|licen[cs]es?|deeds?|permits?"
    r"|letters?|certificates?|tenders?|statutes?|by-?laws) (?:of|with|between|from|dated|made"
    r"|concluded|signed|granted|issued|to) [^.;,]{1,60}? (?:obliges?|requires?|binds|compels?"
    r"|forbids?|prohibits?)\b"
    r"|'s (?:own )?(?:sub-?contract|contract|lease|licen[cs]e|policy|permit"
    r"|by-?laws)\b[^.;,]{0,60}?"
    r" (?:obliges?|requires?|binds|compels?|forbids?|prohibits?)\b"
    r"|^\W*(?:[a-z§ ]{0,12}[0-9.]*\)? )?(?:an? |the |each )?[a-z]+(?: [a-z]+){0,3} (?:is"
    r"|are) (?:an?"
    r"|any|every|all|each)\b(?!.*\b(?:shall|must|will|liable|responsible|obliged|required|bound"
    r"|to|due|payable)\b)[^.;,]{1,60}? (?:that|which|who|whom) "
)
ANYWHERE: Final = re.compile(
    rf"{ELSEWHERE}|\b(?:shall|must|will|should)(?: not)?,? (?:[a-z]+ly |very |most "
    rf"|be ){{0,2}}?{_UNSURE}\b"
    rf"|\b(?:shall|must|will|should)(?: not)? (?:be )?{_HEARD}\b"
    r"|\b(?:shall|will) (?:only )?(?:mean|signify|denote|have (?:the|that|this) (?:same )?meanings?"
    r"|be (?:defined|construed|interpreted|understood))\b"
    r"|\b(?:shall|must|will|is to|are to) (?:[a-z]+ly )?be (?:[a-z]+ly )?(?:deemed|presumed"
    r"|considered(?! for\b)|regarded as|treated as|taken (?:to|as))\b"
    # To receive from the other is a benefit, and the other owes it.
    r"|\b(?:shall|must|will) (?:[a-z]+ly )?(?:receive|recover|enjoy"
    r"|obtain)\b[^.;,]{0,80}? from the\b"
    r"|\?\W*$"
    r"|\b(?:is|are|was|were) (?:said|rumou?red|thought|believed|alleged|reported|supposed|presumed"
    r"|assumed|claimed|known|seen|understood) to\b"
    r"|\b(?:shall|must|will) (?:be (?:seen|known|found|held) to|be able to|sooner|rather)\b"
    r"|\b(?:would|might|could) (?:[a-z]+ly |not )?(?:have to|be (?:required|obliged|bound|liable"
    r"|responsible))\b|\bused to (?:be|have)\b"
    r"|, (?:one|it|we|they|i) (?:assumes?|hopes?|presumes?|supposes?|seems|believes?|thinks?),"
    r'|(?:^|[ (])"(?=\w)[^"]{0,300}\b(?:shall|must|will|devera|deve)\b[^"]{0,300}"'
    r"|(?<!if )(?<!where )(?<!when )\b(?:foregoing|(?:this|the (?:preceding|above|previous|last))"
    r" (?:clause|sentence|section|paragraph|provision|obligation|text)) (?:is|was|has been"
    r"|have been|are|were) (?:[a-z]+ ){0,2}?(?:deleted|void|struck|crossed out|superseded|revoked"
    r"|repealed|withdrawn|cancelled|reserved|disputed|not agreed|not applicable|inapplicable"
    r"|of no effect)\b"
    r"|[\[(](?:deleted|struck out|not agreed|not chosen|void|superseded|reserved|draft)\b"
    r"|\][ -]*(?:is |was |has been )?(?:deleted|struck|void|not agreed|withdrawn)\b"
    r"|^\W*\[[^\[\]]+\]\W*$"
    r"|,? (?:which|but|although|though|and this|and that)\b[^.;,]{0,60}?\b(?:refused|disputed"
    r"|disputes|denied|denies|contested|contests|disagreed|disagrees|never accepted|did not accept"
    r"|does not accept|did not agree|does not agree|not agreed|rejected)\b( it| this| that)?\W*$"
    r"|,? (?:says|said|claims|claimed|argues|argued|alleges|alleged) the [a-z]+\b\W*$"
)
"""What makes a text about a duty of it, wherever it stands."""

HAVING: Final = re.compile(
    # "Must have received", "will have painted": what lies behind, or is guessed.
    r"\b(?:shall|must|will|may|should|would)(?: not)? (?:[a-z]+ly |also )?have "
    r"(?:not |never |already |[a-z]+ly )?(?:been\b|(?:[a-z]+ed|done|made|given|paid|sent|taken|had"
    r"|kept|held|built|known|seen|left|lost|found|sold|bought|brought|begun|met|read|told|shown"
    r"|written|drawn|become|gone|come|let|put|set|cut|spent)"
    r"(?=[.,;]|$| (?:the|an?|its|their|his|her|our|your|this|that|these|those|all|any|each|every"
    r"|some|no|such|it|them|him|us|you|one|two|three|to|by|in|on|at|of|for|from|with|before|after"
    r"|until|or|and|into|out|off|up)\b))"
)
WAITING: Final = re.compile(
    r"\b(?:until|till|when|once|if|unless|after|before|who|which|that|where)\b"
)

_OWN: Final = r"(?:its|their|his|her|your|our|(?P<owner>the [a-z]+)'s?)"
OF_MUST: Final = re.compile(
    rf"\b(?:at|in|within) {_OWN}(?:[ ,]+(?:own|sole|absolute|free|entire|exclusive|full|complete"
    r"|unfettered|and|reasonable|discretionary)\b)*[ ,]+(?:option|discretion|election|choice"
    r"|pleasure|leisure|convenience)\b"
    r"|\b(?:if|where|when|whenever|as|should|unless|to the extent(?: that)?)"
    r" (?P<who>it|he|she|they|you|we|the [a-z]+) (?:so |itself |then |is |are |feels? |finds? )?"
    r"(?:[a-z]+ly )?(?:wish|wishes|wished|chooses?|elects?|desires?|prefers?|likes?|wants?|pleases?"
    r"|decides?|willing|minded|inclined|sees? fit|thinks? fit|cares?|feels? like|interested"
    r"|consider(?:s)? (?:it )?(?:fit|appropriate|useful|convenient))\b(?! to\b)"
    r"|\b(?:if so (?:minded|inclined|desired|wished)|optionally|voluntarily|on a voluntary basis"
    r"|(?:if|when|whenever|where) (?:it is )?convenient|as an option"
    r"|without (?:being|any) (?:obliged|obligation|bound))\b"
    r"|\bonly (?:if|when|where|once|in the event|in case|provided|on condition|unless)\b"
)
"""What leaves it to the debtor whether, or binds only if."""

WARRANTED: Final = re.compile(
    # "Warrants that it has the right to": who warrants is bound, the right is what it states.
    r"(?P<head>\b(?:warrants?|represents?|covenants|guarantees?|confirms?|declares?|certif(?:y"
    r"|ies))"
    r"\b[^.;:]{0,100}? that (?:it|they|he|she|we|you|each of them) )"
    r"(?P<own>(?:[a-z]+ly )?(?:has|have|is|are) (?:(?!not\b|no\b|never\b)[a-z]+,? ){0,6}?"
    r"(?:rights?|power|authority|capacity|title|entitled|authori[sz]ed|permitted|empowered"
    r"|licen[sc]ed|free)\b)"
)
