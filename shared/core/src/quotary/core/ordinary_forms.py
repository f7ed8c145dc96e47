"""How agreements of this kind say how they are read, copied, enforced and kept apart from others.

A third list of shapes beside `ordinary_shapes` and `ordinary_clauses`, in flattened English text.
"""

from __future__ import annotations

from typing import Final

from quotary.core.guarded import Guarded

_COVER: Final = (
    r"(?:cover (?:sheet|page)|key terms|term sheet|summary(?: of terms)?|special (?:terms"
    r"|conditions)|details page)"
)
_NEEDED: Final = (
    r"\b(?:project|purpose|evaluation|agreement|discussions|talks|venture|transaction|pilot|trial)"
    r"\b[^.;]{0,24}?\b(?:requires?|necessary|needs?|needed|calls? for|demands?)\b"
)
_ONLY_FOR: Final = (
    r"\b(?:only|solely|strictly|to the extent|as far as|so far as|insofar as|where)\b[^.;]{0,60}?"
    r"\b(?:for the|for its|necessary|needed|required|in connection with the)\b"
)
_SIDE: Final = (
    r"(?:either|any|a|each|both|the|neither)(?: of)?(?: the)? (?:part(?:y|ies)|us|side|compan\w+)"
)
_HINDERS: Final = (
    r"(?:prevents?|restricts?|stops?|limits?|prohibits?|precludes?|shall (?:prevent|restrict|limit"
    r"|prohibit|preclude|stop)|is intended to (?:prevent|restrict|limit|prohibit|preclude))"
)

_PAPER: Final = (
    r"(?:(?:mutual|present|non disclosure|confidentiality) )*"
    r"(?:agreement|nda|cda|letter|deed|contract|undertaking|document)"
)
_OWNER: Final = (
    r"(?:discloser|disclosing (?:party|side)|owner|provider|giver|sharer|other(?: party| side)?)"
)
_CONSENT: Final = (
    rf"(?:(?:prior|express|written|advance) )*(?:consent|approval|permission|agreement) of the"
    rf" {_OWNER}|(?:the )?{_OWNER}'s (?:(?:prior|express|written|advance) )*(?:consent|approval"
    rf"|permission"
    r"|agreement)"
)
_ORDERS: Final = (
    r"(?:law|court|court order|judicial order|regulator|authority"
    r"|statute)s?\b[^.;]{0,20}?\b(?:compels?|requires?|orders?|demands?|obliges?)\b"
)

FORMS: Final = tuple(
    Guarded(pattern)
    for pattern in (
        # How its words are read.
        r"\"(?:business|working|banking|calendar) days?\" (?:shall )?means? (?:a|any|each|every)"
        r" (?:calendar )?day\b",
        r"\"(?:we|us|our|you|your|party|parties)\"(?:(?:,| and|,? or) \"[a-z]+\")* (?:refers? to"
        r"|means?|mean|stands? for|are|is) (?:both|each|either|the (?:two )?(?:parties|companies"
        r"|party|one|other)|whichever)\b",
        r"\"(?:affiliates?|subsidiar(?:y|ies)|group compan(?:y|ies))\" (?:shall"
        r" )?means?,?[^.;]{0,60}?\bcontrol(?:s|led)?\b",
        r"\bwords?(?: such as| like)? ?\"?(?:includ|for example|in particular)[^.;]{0,60}? (?:do"
        r"|does|shall|will) not limit (?:what|the (?:words?|generality|meaning|sense|scope))\b",
        r"\bexceptions?\b[^.;]{0,50}? (?:do|does|shall|will) not apply (?:merely|only|simply|just"
        r"|solely) because\b",
        rf"\b(?:if|where|to the extent(?: that)?) the {_COVER} and (?:these|the|this)"
        rf" [^.;,]{{0,40}}?"
        r"(?:differ|conflict|disagree|contradict|are inconsistent|are in conflict)[^.;]{0,20}?"
        rf"\bthe {_COVER} (?:prevails?|governs?|controls?|comes? first|takes? precedence)\b",
        # Copies that the work needs, and no others.
        rf"\bmay (?:only )?(?:make (?:only )?(?:as many |such |those |so many )?cop(?:y|ies)|copy"
        rf"|reproduce)\b[^.;]{{0,90}}?(?:{_NEEDED}|{_ONLY_FOR})",
        # Courts and remedies.
        r"\b(?:party|one|side|discloser|owner|us|company)\b[^.;]{0,60}? (?:can|may|is entitled to"
        r"|shall be entitled to)(?: also| therefore| then)? (?:seek|claim|ask for|apply for|obtain"
        r"|pursue) (?:an? |the |any )?(?:\w+ )?(?:orders?|injuncti\w+|relief|damages|remed\w+"
        r"|specific performance|compensation)\b(?![^.;]{0,60}\b(?:lift|release|waiv|discharg"
        r"|reliev)\w*)",
        # What each does on its own, and what the law orders.
        rf"\bnothing\b[^.;]{{0,60}}? {_HINDERS} {_SIDE} from (?:independently )?(?:develop|creat"
        rf"|design"
        r"|market|sell|mak|continu|acquir|work)\w+[^.;]{0,110}?\b(?:without (?:using|use of|any use"
        r"|reference to|breach\w*|recourse to|violat\w+)|independently of|(?:that|which) (?:do"
        r"|does) not (?:use|contain|rely))\b",
        rf"\bnothing\b[^.;]{{0,60}}? {_HINDERS} {_SIDE} from (?:mak|disclos|reveal|provid"
        rf"|produc)\w+"
        r"[^.;]{0,30}?\b(?:what|that|which|as|a disclosure)\b[^.;]{0,30}?\b(?:law|court|order"
        r"|regulator|authority|statute)s?\b[^.;]{0,20}?\b(?:compels?|requires?|orders?|demands?"
        r"|obliges?)\b",
        r"\b(?:represents?|warrants?|confirms?)(?: and \w+)? that it (?:is|has been) (?:duly "
        r"|fully |legally |lawfully )?(?:entitled|free|authori[sz]ed|permitted|able) to (?:make"
        r"|disclose|share|provide|give|enter into|sign)\b",
        # A leave that is the limit itself.
        rf"\bmay (?:only )?be disclosed\b[^.;]{{0,70}}?{_ORDERS}",
        r"\bthe only use (?:that |which )?[^.;]{0,40}? may make of\b",
        r"\b(?:is|are) (?:permitted|allowed|entitled) to use\b[^.;,]{0,60}?\b(?:solely|only"
        r"|exclusively) (?:for|to|in order to|in connection)\b",
        r"\bto be read and (?:enforced|construed|interpreted)\b[^.;]{0,30}?\blaws?\b",
        # Who may be what, and what an owner may ask about its own.
        rf"\b{_SIDE} may (?:at times |also )?be (?:both )?(?:(?:an? |the )?(?:{_OWNER}|recipient"
        rf"|receiver"
        r"|receiving party)(?: and |, | or )?)+",
        rf"\bthe {_OWNER} (?:is entitled to|has the right to|shall be entitled to|may|can)(?: at"
        rf" any"
        r" time)? (?:know|ask|demand|require|request|inspect|be (?:told|informed)|recall|call for"
        r"|have back)\b",
        rf"\b{_SIDE} may,?(?: at any time,?| by [^.;,]{{0,30}},| in writing,?)* (?:require|recall"
        rf"|call for"
        r"|ask for|demand|request) (?:the )?(?:return|destruction)\b",
        # With the consent of whoever disclosed it.
        rf"\b(?:may|can) (?:disclose|share|pass|give|show|copy|reveal)\b[^.;]{{0,80}}? (?:only"
        rf" )?(?:with|after|on|upon|subject to)(?: the)? (?:{_CONSENT})",
        rf"\b(?:with|subject to|after|on|upon)(?: the)? (?:{_CONSENT}),? [^.;,]{{0,30}}? (?:may"
        rf"|can)"
        r" (?:disclose|share|pass|give|show|copy|reveal)\b",
        r"\b(?:person|contact|channel|officer)s?\b[^.;]{0,30}? (?:through|by|with|to) (?:whom"
        r"|which) [^.;]{0,40}? may be (?:exchanged|disclosed|sent|given)\b",
        r"\b(?:persons?|contacts?|addresse?s?)\b[^.;]{0,30}? (?:who|which|that) may be (?:changed"
        r"|replaced) by (?:written )?notice\b",
        # What is public is free, and what a law orders breaks nothing.
        r"\bnot (?:be )?restricted (?:in|from) (?:the |its )?us(?:e|ing)\b(?: of)?[^.;,]{0,20}?"
        r"\binformation (?:that|which) (?:is|has become|was|becomes) (?:already )?(?:in the public"
        r" domain|public|publicly|generally)\b",
        rf"\bnot (?:be )?in breach of this {_PAPER} (?:by|for|in) (?:making|disclosing|producing)\b"
        rf"[^.;]{{0,40}}?\b(?:that|which|what|as)\b[^.;]{{0,12}}?{_ORDERS}",
        # One agreement for another, one provision for another, one breach and not the next.
        r"\b(?:earlier|prior|previous)\b[^.;]{0,100}? (?:is|are) (?:hereby )?(?:replaced"
        r"|superseded) by"
        rf" this (?:one|{_PAPER})\b(?! (?:only|if|unless|except))",
        rf"\bthis {_PAPER}(?: shall| will)? (?:prevails?|takes? precedence|governs?) over (?:any"
        rf"|all)"
        r"[^.;,]{0,60}?\b(?:legends?|markings?|stamps?)\b",
        rf"\b(?:conflict|inconsistency) between this {_PAPER} and (?:an?|any) [^.;,]{{0,50}},? this"
        rf" {_PAPER} (?:shall |will )?(?:prevails?|governs?|controls?)\b",
        r"\b(?:invalid|void|unenforceable)\b[^.;]{0,40}? (?:is to|shall|will) be replaced by"
        r" (?:one|an?|such|another|the)\b",
        r"\bwaives? (?:a|any|one) breach\b[^.;]{0,40}?\b(?:does|shall|will)"
        r" not\b[^.;]{0,20}?\bwaive\b",
    )
)
"""Shapes of boilerplate that gives nothing away."""
