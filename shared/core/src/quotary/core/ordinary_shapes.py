"""Shapes of what confidentiality agreements everywhere say, and what takes nothing from anybody.

Each names what may be done, to what or by whom, so that the same words before anything else are
still looked at.
"""

from __future__ import annotations

from typing import Final

from quotary.core.guarded import Guarded

_MAY: Final = r"(?:may|can|(?:is|are|be) (?:entitled|permitted|allowed) to)"
_TALKS: Final = (
    r"(?:the |these |those |any |such |our |its )?"
    r"(?:discussions?|negotiations?|talks|conversations?)"
)
_EACH: Final = r"(?:each|either|any|a|both|one) (?:party|parties|of us|side|company)"

FAMILIES: Final = tuple(
    Guarded(pattern)
    for pattern in (
        # Those who need to know.
        rf"\b{_MAY},?(?: however,?| only| each| both| also)? (?:disclose|share|provide|give|show"
        rf"|pass)\b[^.;]{{0,260}}?"
        r"\b(?:need to know|need for (?:the|that|such)|who need|those who need|have need|if their "
        r"work)\b",
        rf"\b{_MAY},?(?: however,?)? disclose (?:only )?(?:that|such|the) (?:portion|part)\b"
        r"[^.;]{0,80}\b(?:required|compelled)\b",
        # Talks begin and end.
        rf"\b{_EACH} {_MAY} (?:terminate|end|cancel|cease|stop|break off)\b[^.;]{{0,60}}?"
        r"\b(?:notice|discussions|negotiations|talks|emailing|e mail)\b",
        rf"\b{_EACH} {_MAY} (?:at any time )?(?:ask for|request|demand)\b[^.;]{{0,50}}?\b(?:back"
        r"|return|returned|destruction|destroyed)\b",
        r"\b(?:discussions?|talks|meetings?|negotiations?) may (?:take place|be held|continue"
        r"|start|begin)\b",
        r"\bdamages (?:alone )?(?:may|might|can) (?:not )?be (?:an? )?(?:\w+ ){1,2}(?:remedy"
        r"|compensation)\b"
        r"|\bcourts? may be asked\b",
        r"\bto (?:work out|find out|see|examine|assess|evaluate|determine|check|study|learn"
        r"|explore)"
        r" whether (?!it\b|they\b|the recipient\b|the receiving\b)[^.;]{0,70}?\b(?:can|could|may"
        r"|might) (?!use|keep|retain|disclose|share|train|publish|copy|sell)",
        r"^(?:[0-9.]+ )?what (?:may|can|must) (?:we|each|it|the)\b[^.;]{0,60}\?",
        r"\bonly (?:a |an |by )[^.;]{0,40}? can (?:change|amend|modify) this\b",
        rf"\b{_EACH} may be (?:the one|either|both|a|the) [^.;]{{0,30}}?(?:disclos|receiv"
        rf"|recipient)",
        r"\bso (?:that )?[^.;]{0,60}? can (?:prepare|make|submit|evaluate|understand|assess"
        r"|decide|determine|consider"
        r"|explore|find out|judge)\b(?:[^.;]{0,60}? can (?:evaluate|understand|assess|decide"
        r"|determine|consider|explore|find out|judge)\b)?",
        r"\b(?:after which|whereupon|and|and then|and (?:shall|will) then)(?: they| it| these \w+)?"
        r"(?: shall| will)? laps(?:e|es)\b(?! (?:only|if|unless|when|save))",
        rf"\b{_EACH} {_MAY} (?:conduct|hold|have|pursue) similar (?:discussions|negotiations)\b",
        r"\b(?:are|is|remain) (?:both )?free to (?:talk|negotiate|discuss|deal) (?:to|with)\b",
        r"\breserves? the right,? (?:in its (?:sole )?discretion,? )?to (?:terminate|end|reject)"
        r"\b[^.;]{0,40}\b(?:discussions|negotiations|proposals)\b",
        rf"\b{_EACH} {_MAY} (?:end|stop|leave|discontinue|abandon|withdraw from|call off|break off"
        rf"|walk away from|terminate) {_TALKS}\b",
        # What anybody can find is no secret, and who was allowed to tell broke none.
        r"\b(?:everyone|everybody|anyone|anybody|the public|people) can (?:already |now )?(?:find"
        r"|see|look|read|get|learn)\b",
        r"\b(?:someone else|somebody else|third (?:part(?:y|ies)|persons?)|(?:an)?other source"
        r"|others?)"
        r" [^.;]{0,40}?\b(?:is|was|are|were) (?:allowed|entitled|free|permitted|authori[sz]ed) to\b"
        r"|\b(?:someone|somebody|a person|(?:a )?third part(?:y|ies)|others|people|one) who "
        r"(?:may|can) (?:share|pass|give"
        r"|disclose) it\b",
        # A law that orders it, and what it forbids.
        rf"\b{_MAY} disclose\b[^.;]{{0,80}}?\b(?:where|if|when|as|(?:only )?to the extent(?: "
        rf"that)?)"
        r" [^.;]{0,60}?\b(?:law|regulations?|courts?|orders?|statutes?|authority)\b[^.;]{0,40}?"
        r"\b(?:requires?|demands?|compels?|orders?)\b",
        r"\b(?:to the extent|if|where|unless|provided)[^.;,]{0,20} not (?:legally )?(?:prohibited"
        r"|forbidden|restricted|prevented|precluded)(?: (?:from doing so )?(?:by|under)"
        r" (?:any |applicable )*(?:law|laws|statute|regulations?)| from doing so\b)",
        # Nothing is granted, nothing is waived.
        r"\b(?:not|nothing|no|neither)\b[^.;]{0,60}\b(?:constitut\w+|be|create|contain)"
        r" (?:a |any )?(?:grant|licen[sc]e|waiver)\b",
        r"\b(?:has|have|obtains?|acquires?|gains?|receives?|gets?|takes?) no (?:\w+ "
        r"){0,2}(?:rights?"
        r"|licen[sc]es?|title|interest) (?:in|on|over|under|of)\b",
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
        r"\b(?:may|can) (?:only )?(?:be )?(?:changed?|amended?|altered|alter|varied|modified|modify"
        r"|assigned|transferred)\b[^.;]{0,60}\bonly (?:in|by|with)\b[^.;]{0,40}\b(?:writing|written"
        r"|consent)\b",
        r"\b(?:may|can) only be (?:changed?|amended|modified|varied|waived|assigned) (?:in|by"
        r"|with)\b",
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
        r"\b(?:where|if|when|as far as|so far as|to the extent) (?:it|they|that one)"
        r" (?:lawfully|legally) (?:can|may)\b",
        r"\bmay be used\b[^.;,]{0,60}?\b(?:only|solely|exclusively)\b",
        r"\b(?:entitled|permitted|allowed) to use\b[^.;]{0,60}\b(?:(?:exclusively|only|solely) for"
        r"|for the [a-z ]{1,30}? (?:only|alone|exclusively))\b",
        # The agreement's own cover ranks first, and the agreement before other people's forms.
        r"\b(?:in (?:the )?(?:case|event) of|if there is) (?:a |an |any )?(?:conflict|inconsistency"
        r"|contradiction|discrepancy|ambiguity)\b[^.;]{0,60}?\bthe (?:cover (?:sheet|page)|key "
        r"terms"
        r"|term sheet|summary|special (?:terms|conditions))\b[^.;]{0,20}?\b(?:prevails?|governs?"
        r"|controls?|takes? precedence)\b",
        r"\bthis (?:mutual )?(?:agreement|nda|letter|deed|undertaking)(?: shall| will)?"
        r" (?:supersedes?|replaces?|prevails? over|takes? precedence over)\b(?:(?!\b(?:supersed"
        r"|replac"
        r"|prevail|but|except|save|unless)\w*)[^.;]){0,120}?\b(?:click through|click wrap|shrink "
        r"wrap"
        r"|portal|online|website|standard|general|earlier|previous|prior|said)\b",
        rf"\b{_MAY} (?:disclose|pass|give|show|provide)\b[^.;]{{0,80}}\bonly with\b[^.;]{{0,40}}"
        r"\bwritten (?:consent|approval)\b",
        r"\b(?:in order|so) that [^.;]{0,30}? (?:may|can) (?:prepare|provide|submit|make) an? "
        r"(?:quotation|proposal"
        r"|bid|offer)\b",
        r"\bnotwithstanding any (?:earlier|prior) (?:end|expiry|expiration|termination|conclusion)"
        r" of\b",
        # What is protected, however it is called; who is named in it is looked at elsewhere.
        r"\"(?:the )?(?:confidential|proprietary|protected|evaluation|disclosed)? ?(?:information"
        r"|materials?|data)\" (?:shall |will )?(?:means?|is|are|includes?)\b"
        r"(?! (?:nothing|no|only)\b)",
        rf"\b{_EACH} {_MAY} (?:at any time )?notify the other\b",
        r"\bnothing in (?:this|these)\b[^.;]{0,40}\bobligates? (?:either|any) party to"
        r" (?:enter|proceed)\b[^.;]{0,90}?\bnor prevent\b",
        r"\"us\" mean both\b"
        r"|\"[a-z ]+\" is the (?:company|party|one|side) (?:that|which|who) (?:shares|gets|gives"
        r"|receives|discloses)\b",
        r"\bperiod (?:during|in) which\b[^.;]{0,60}\bmay be (?:exchanged|disclosed)\b",
    )
)
