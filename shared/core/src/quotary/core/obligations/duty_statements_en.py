"""English statements that bind without an auxiliary: what is agreed, needed, billed or shut out.

Patterns over an unmasked text, as in `duty_words_en`.
"""

from __future__ import annotations

from typing import Final

BE: Final = r"(?:is|are|remains?|(?:you|we|they)'re|i'm|(?:it|he|she|that|there)'s)"
FEW: Final = r"(?:(?!(?:not|never|but|without|no)\b)[^\s.;:,!?]+ ){0,3}?"
_AWAY: Final = r"(?:[^.;:]{0,200}?[ ,])?"
_NO_SUBJECT: Final = (
    r"(?<!\bas )(?<!\botherwise )(?<!\bbe )(?<!\bbeen )(?<!\bis )(?<!\bare )(?<!\bwas )"
    r"(?<!\bwere )(?<!\bmutually )(?<!\bthe )(?<!\ban )(?<!\bif )(?<!\bexpressly )(?<!\bnot )"
    r"(?<!\bunless )(?<!\bwriting )(?<!\bterms )(?<!\bduly )(?<!\bof )(?<!\bany )(?<!\bor )"
)
_DEED: Final = (
    r"(?:not )?to (?!(?:by|in|the|an?|any|such|this|that|these|those|it|between|under|herein|hereby"
    r"|hereto|both|each|all|its|their)\b)[a-z]+"
)
_CONSENT: Final = (
    r"(?:consents?|approvals?|authori[sz]ations?|permissions?|agreement|notices?|signatures?"
    r"|countersignature|licen[cs]es?|permits?)"
)
_WHEN: Final = (
    r"(?:at the (?:end|start|beginning|expiry|expiration|termination|close|latest)"
    r"|on (?:termination|expiry|demand|request|receipt|delivery|the (?:first|last|\d+[a-z]*)"
    r"|(?:each|every))|upon (?:termination|expiry|demand|request|receipt|delivery|execution)"
    r"|(?:every|each) (?:day|week|month|quarter|year|evening|morning|[a-z]+day)"
    r"|in the (?:first|second|third|last) |by (?:noon|midnight|\d|[a-z]+day\b|the (?:end|\d|close))"
    r"|promptly|immediately|forthwith)"
)
_FACT: Final = (
    r"(?:dated|made|entered|located|defined|set|described|based|incorporated|registered"
    r"|organi[sz]ed"
    r"|attached|listed|stated|shown|included|contained|filed|known|called|located|situated)"
)
_DOES: Final = (
    r"(?:pays|repays|notifies|informs|advises|gives|keeps|maintains|obtains|returns|delivers"
    r"|provides|complies|reports|submits|uses|takes|makes|ensures|remains|bears|performs|signs"
    r"|executes|pay|notify|inform|give|keep|maintain|obtain|return|deliver|comply|report|submit)"
)
_MODAL: Final = (
    r"(?:shall|must|will|may|should|can|cannot|would|is|are|was|were|not|to|has|have|had|been|be)\b"
)

STATEMENTS: Final = (
    # What lies further on is only looked at: words of duty on the way are found for themselves.
    r"(?:agrees?|undertakes|pledges|covenants|commits|(?<!, )promises"
    rf"|(?:has|have|having|had) agreed)(?=,{_AWAY}(?:not )?to [a-z])",
    rf"agrees?(?= {_AWAY}(?:not )?to [a-z])",
    r"(?:promise|has promised|have promised|has undertaken|has covenanted)"
    r"(?=,[^.;:]{1,200}?, (?:not )?to [a-z])",
    rf"{_NO_SUBJECT}(?:agreed|promised|undertook|covenanted|pledged)"
    rf"(?=(?:,[^,;.:]{{1,160}},)? {_DEED})",
    rf"had agreed(?= {_DEED})",
    r"(?:hereby|unconditionally|irrevocably|personally|severally|absolutely) (?:[a-z]+,? ){0,3}?"
    r"(?:guaranty|guarantee|warrant|promise|waives?|releases?|renounces?|assumes?)",
    r"(?:is|are) (?:[a-z]+ly )?(?:asked|requested|urged) (?:not )?to|(?:is|are) only",
    r"(?:non-?|not )(?:refundable|transferable|assignable|negotiable|sublicensable|returnable)",
    r"(?:is|are|remains) (?:the )?[^\s.;:,]+'s? (?:sole |own )?(?:job|task|duty|responsibility"
    r"|concern|problem|obligation)",
    r"(?:triggers?|entails?|attracts?|incurs?|leads? to|results? in|gives? rise to|carries)"
    r"(?= (?:[^\s.;:,]+ ){0,3}?(?:penalt|fine|damages|termination|surcharge|liquidated))",
    r"binds (?:it|them|him|her|us|the)|irrevocable (?:for|until)|(?<=[,:;] )to be [a-z]+"
    r"(?:ed|aid|ent|ade|ept)|(?:nobody|no one|no person) (?!is\b|has\b|was\b|may\b)[a-z]+",
    r"(?<!has )(?<!have )(?<!had )(?<!is )(?<!was )never (?!been\b|had\b|was\b|is\b)[a-z]+",
    r"guaranty to|stands? (?:surety|security|guarantor)|(?:waives|renounces|forgoes|relinquishes)",
    rf"provided(?=,?(?: however,?)? (?:that )?(?:(?!{_MODAL})[a-z'-]+ ){{1,4}}?{_DOES}\b)",
    rf"{BE} {FEW}(?:billed|charged|invoiced|levied|assessed|deducted|withheld) (?:at|to|for|in|on"
    r"|by|from|per|monthly|quarterly|annually|with)",
    r"(?:payable|due)(?: and payable)? (?:in (?:total|full|advance|arrears|cash|equal"
    r"|instal\w+|\w+ (?:equal|instal|monthly))|(?:by )?no(?:t)? later than|within|by \d"
    r"|on demand|on the|upon|at (?:closing|signing|completion)|monthly|quarterly|annually|weekly)",
    rf"{BE} {FEW}(?:payable|due)(?: and payable)?(?= to [^.;:]{{1,60}}? (?:at|on|by|upon|within"
    r"|in|when)\b)",
    r"no(?:t)? later than|net \d+ days|\d+ days net|payment terms ?:",
    r"(?:you|we|they)'re (?:[a-z]+ ){0,3}?(?:required|obliged|responsible|liable|bound|prohibited"
    r"|forbidden|expected|not allowed|not permitted|to)",
    r"only(?= (?!may\b|can\b)(?:[^\s.;:,]+ ){1,6}?(?:may|can)\b)",
    rf"(?:requires?|needs?|calls? for)(?= (?:[a-z']+ ){{0,4}}?{_CONSENT}\b)",
    rf"{BE} (?:[a-z]+ly |also )?subject to(?= (?:[a-z']+,? ){{0,5}}?(?:consent|approval"
    r"|permission|authori[sz]ation)\b)",
    r"(?:requires|demands|insists|stipulates) that|it is a (?:condition|term)"
    r"(?=[^.;:]{0,60}? that)",
    r"(?:we|i) expect(?= (?:you|the [a-z]+) to\b)|(?:requires|expects|obligates|directs|instructs"
    r"|calls on|calls upon)(?= [^.;:]{1,60}? to\b)",
    rf"{BE} {FEW}(?:limited|restricted|confined|reserved) (?:exclusively |solely |only )?(?:to|for)"
    r"(?! (?:an? |the )?(?:[a-z]{3} )?(?:[$\u20ac\u00a3]|r\$|\d|amount|direct|aggregate|total|sum"
    r"|fees|lesser|greater|price))",
    r"(?:is|are) (?!not\b)(?:[a-z]+ly )?(?:banned|outlawed|ruled out|out of the question|taboo"
    r"|unlawful|excluded(?! from)|off[- ]limits|suspended until|tied to|held to|subject to a"
    r" (?:fine|penalty|charge|fee))",
    r"(?:is|are) not (?:[a-z]+ly )?(?:tolerated|accepted|condoned|admitted|approved)",
    r"(?:has|have)(?= (?:a (?:period|term|maximum) of |up to |until |only )?(?:[\w()-]+ ){0,4}?"
    r"(?:hours?|days?|weeks?|months?|years?)\b[^.;:,]{0,40}? to [a-z])",
    r"(?:has|have) until|given until",
    r"(?:lacks?|without) (?:the |any )?(?:[a-z]+ )?(?:authority|power|right|permission) to",
    r"(?<!if )(?<!as )(?<!when )(?<!not )(?<!where )(?:obligated|obliged|duty-bound) to",
    r"for (?:the )?[^\s.;:,]+(?: [^\s.;:,]+)?'s? account|condition precedent",
    r"(?:penalty|fine|fee|charge|interest|surcharge|damages)(?=[^.;:]{0,60} (?:accrues?|applies"
    r"|apply|is (?:due|charged|added)|are (?:due|charged|added))\b)",
    r"forfeits?|(?:would|'d) (?:also )?(?:pay|repay|reimburse|refund|deliver|provide|indemnify"
    r"|bear|cover|return|give)",
    rf"(?:is|are) (?!{_FACT}\b)(?:[a-z]+ly )?[a-z]+(?:ed|aid|ent|ade|ven|ept|eld|orn|own)"
    rf"(?= (?:(?!{_MODAL})[^\s.;:,]+ ){{0,4}}?{_WHEN})",
    # "In no case is the Consultant to incur expenses"; "Such payment to be made by Friday".
    r"(?:in no (?:event|case|circumstances?)|under no circumstances?|at no time|on no account|never"
    r"|nor|neither) (?:is|are) (?:[^\s.;:,]+ ){1,6}?to (?!be\b)[a-z]+",
    r"(?:such|said|the said|the same) (?:(?!(?:has|have|is|are)\b)[a-z-]+ ){1,4}?to be"
    r" (?:[a-z]+ly )?[a-z]+(?:ed|aid|ent"
    r"|ade|ept"
    r"|eld|iven|orne|aken|one)",
    r"(?:any|all|every|each) [^.;:]{0,60}?\bwithout [^.;:,]{0,60}?(?:consent|approval|permission)"
    r"[^.;:,]{0,40}? (?:is|are) (?:null and )?void",
    # When something is due, without a verb of paying: a sentence, and the cell of a table.
    r"(?:due|final|last|latest) date for (?:[a-z]+ ){0,2}?[a-z]+ (?:is|shall be|will be)",
    r"(?<=\| )within (?:\d+|[a-z]+ \(\d+\)) (?:[a-z]+ )?(?:hours?|days?|weeks?|months?)"
    r"(?=[^|.;]{0,80}\|)",
    r"(?:is|are) a matter for|(?:is|are) for(?= (?:the )?[^.;:,]{1,40} to\b)",
)
"""What is found wherever it stands, beside the patterns of `duty_words_en`."""
