"""Phrases of a quoted sentence that change nothing, whatever nouns and verbs stand in them.

The words of such a sentence are asked for one by one (`plain_words`), since a tail can take the
promise back in any vocabulary. But what stands in "so that it may have the order set aside", or is
named beside the personal data that stays out, takes nothing back; nor does "at its own cost".
Looked for in flattened text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.ordinary_limits import WORK
from quotary.core.playbook import Position
from quotary.core.readers.personal_data import NAMED

_ENDING: Final = (
    r"(?:(?:any|the|its|such|earlier|prior|early|sooner|natural) ){0,3}(?:expir\w+|terminat\w+|end"
    r"|ending|completion|conclusion)"
)
_DUTIES: Final = (
    r"(?:obligations?|dut(?:y|ies)|undertakings?|covenants?|promises|requirements?|provisions?"
    r"|section|clause|paragraph|article|letter|deed|agreement)"
)

_CAUSED: Final = (
    r"(?:own |respective )*(?:representatives|personnel|employees|staff|affiliates|advis[eo]rs"
    r"|agents"
    r"|directors|officers|people)"
)

_ANYWHERE: Final = (
    r"\bat (?:its|their|the [a-z ]{1,24}?(?:'s)?) (?:own |sole )*(?:costs?|expenses?)\b",
    r"\b(?:comes?|came|coming|has come|have come|is brought|are brought) to an end\b|\bat an end\b",
    rf"\b(?:despite|notwithstanding|irrespective of|regardless of) {_ENDING}"
    rf"(?: or (?:earlier )?{_ENDING})?\b",
    r"\b(?:compl(?:y|ies|ied|iance)|accordance|conformity) with (?:(?:this|these|its|their|the|such"
    rf"|all|foregoing|above|said|confidentiality) ){{1,2}}{_DUTIES}\b",
    r"\bwithout (?:(?:keeping|retaining|holding back|making|withholding|taking) )+(?:any |a "
    r"|further )*(?:cop(?:y|ies)|duplicates?|extracts?|notes?|records?|part|of it|of them)\b"
    r"(?: or (?:cop(?:y|ies)|duplicates?|extracts?|notes?|records?|summar(?:y|ies)))*"
    r"(?: (?:of it|of them|thereof))?",
    r"\b(?:obligations?|dut(?:y|ies)|undertakings?|covenants?|promises) of (?:confiden\w+|secrecy"
    r"|non ?disclosure|silence) and (?:of )?(?:limited|restricted|non|no|proper|careful|safe) ?"
    r"(?:use|disclosure|keeping|custody)\b",
    r"\b(?:ceas|stopp?|discontinu)\w* (?:to use|using|(?:all |any )?(?:further )?use of)\b",
    r"\b(?:mak(?:e|es|ing)|made) known to (?:it|them|the other)\b",
    r"\bfirst (?:had and obtained|above written|written above|before written|obtained)\b",
    r"\b(?:otherwise|other) than (?:for|in connection with|in pursuit of) the\b",
    r"\bin (?:no|any) (?:event|case|way|manner|circumstances|respect)\b",
    r"\bnever with (?:any )?less than (?:a )?reasonable (?:degree of )?care\b(?= ?(?:[.;,]|$))",
    rf"\b(?:only|solely|exclusively) (?:towards|in (?:furtherance|pursuit|support) of) the {WORK}\b"
    r"(?! (?:or|of its|of their)\b)",
    # Who else is made to keep the promise, how old deeds say "end", and whom it serves.
    rf"\band (?:(?:shall|will|must|to) )?(?:also )?(?:cause|procure|ensure|direct|require|instruct)"
    rf"(?: that)? (?:(?:each|all|any) of )?(?:its|their) {_CAUSED}"
    rf"(?:(?:, | and |, and | or )(?:its |their )?{_CAUSED})*(?: to| shall| will)?(?=,| |$)",
    r"\bcomes? to (?:need|require)\b",
    r"\b(?:keep|keeps|keeping|kept) (?:the |its |such |all )?(?:[a-z']+ ){0,3}information to"
    r" (?:itself|themselves|ourselves|yourself)\b",
    r"\bthe rules of (?:an?|any|the) (?:recognised|recognized|regulated|relevant|applicable)"
    r" (?:stock"
    r"|securities) exchanges?\b",
    # What is done to the work itself, and words that only point at what was said.
    rf"\b(?:to|for|of) (?:(?:plan|run|prepar|evaluat|assess|conduct|discuss|negotiat|consider"
    rf"|review"
    rf"|explor|perform|carry(?:ing)? out)\w*(?:, | and |, and | or )){{1,3}}(?:plan|run|prepar"
    rf"|evaluat"
    rf"|assess|conduct|discuss|negotiat|consider|review|explor|perform|carry(?:ing)? out)\w* (?:the"
    rf"|this) {WORK}(?= ?(?:[.;,]|$))",
    r"\bas the case may be\b|(?:\bto |(?<=\bto ))do (?:likewise|the same)\b(?= ?(?:[.;,]|$))",
    r"\b(?:not|never|nor) (?:disclose|reveal|pass|divulge|show) (?:it|them|(?:[a-z']+"
    r" ){0,5}information)"
    r" to (?:any )?others?(?= ?(?:[.;,]|$))",
    r"\b(?:decides?|chooses?) not to (?:enter into|proceed with|go ahead with|conclude) (?:an?|the"
    r"|any)"
    rf" (?:[a-z]+ ){{0,3}}?(?:agreement|contract|relationship|engagement|{WORK})(?=,)",
    r"\b(?:issue|provide|furnish) (?:an?|the) (?:written )?(?:confirmation|certificate)(?: to"
    r" (?:that"
    r" effect|the (?:discloser|owner|disclosing party|other(?: party)?)))?(?= ?(?:[.;,]|$))",
    r"\bto the exclusion of (?:any|all|every) other (?:purposes?|uses?)\b(?= ?(?:[.;,]|$))",
    rf"\bwithin the (?:framework|scope) of (?:the|this) (?:{WORK}|agreement)\b(?= ?(?:[.;,]|$))",
    # What is given up reaches every copy.
    r"\bincluding (?:all |any |every )?(?:back ?up|archive|archival)(?: and (?:back ?up|archive"
    r"|archival))? cop(?:y|ies)\b(?= ?[,;.)]| and all\b)",
    r"\bcease and determine\b",
    r"\b(?:go|goes|run|runs|work|works|apply|applies) both ways\b",
    r"\bin the same (?:words|terms|way|manner)(?: and to the same extent)?\b",
    r"\bfor the benefit of the (?:other|other party|discloser|disclosing party)(?=,|$)",
    # All things of every sort that hold it.
    r"\ball (?:[a-z]+(?:, | and |, and | or |, or )){1,8}(?:all )?other"
    r" (?:things|materials?|items|media|matter|documents|records|objects) (?:embodying"
    r"|containing|incorporating|reflecting|comprising|bearing|evidencing|disclosing)"
    r" (?=(?:any |the |such |its |all |other |party's |discloser's )*(?:confidential|proprietary"
    r"|evaluation|protected|information|material))",
    r"\bowed by each (?:party|of us|of them) to the other\b",
    rf"\b(?:if|when|once|where) the {WORK} (?:is|has been) (?:abandoned|discontinued|called off)"
    r"(?=,)",
    r"\bto decide whether to enter into (?:an?|the) (?:(?!(?:or|and|its|other)\b)\w+ ){0,2}?\w+"
    r"(?=,? and for no|[.,])",
    r"\bwho have been (?:directed|informed|told|instructed) to (?:treat|keep|hold) (?:it|them|the"
    r" same) (?:confidential(?:ly)?|in confidence|secret)\b",
)
# Why notice is given: what the other side may then do with it.
_SO_THAT: Final = (
    r"\b(?:so that|in order that|to the end that|so as to (?:allow|enable|permit|let|give)|in order"
    r" to (?:allow|enable|permit|let|give|afford)|(?:thus|thereby) (?:allowing|enabling|permitting"
    r"|giving)|to (?:allow|enable|permit|let|afford|give)) (?:the )?(?:\w+ )?(?:discloser"
    r"|disclosing|owner|other|provid\w+|giver|sharer|sender|supplier|furnishing|imparting|party|it"
    r"|they|that|latter|originat\w+|holder of)\b"
    r"(?:(?!, (?:and|or|but|unless|except|save|provided|if|only)\b| (?:unless|except|provided|save"
    r"|but|after\w*|later|subsequently|once|when|notice|informs?|informed|informing"
    r"|notif\w*)\b)[^.;])*"
)
_COVERS: Final = (
    r"\bagreement (?:that|which) (?:covers?|governs?|applies to|regulates?|concerns?|meets?"
    r"|compl(?:y|ies) with|satisf(?:y|ies))"
    r" (?:it|them|that|such (?:data|transfer|processing|exchange|sharing)|(?:the|that) (?:data"
    r"|transfer|processing|exchange|sharing)|(?:the )?(?:applicable|relevant) (?:law|laws))\b"
)
_EXAMINER: Final = r"\b(?:bank|banking|financial|securities) (?:examiners?|supervisors?)\b"
_NO_MORE: Final = (
    r"\bdisclose as little as (?:the law|it|that one) (?:lawfully )?(?:allows|permits|can|may)\b"
)
_INTIMATED: Final = r"\bgive (?:prior )?written intimation (?:thereof|of (?:it|this|the same))\b"
# Whose word for it is meant, more that stays out beside it, and what is taken out beforehand.
_SAYS_WHICH: Final = (
    r"\((?:as )?defined (?:in|by|under) (?:the )?(?:uk |eu )?(?:gdpr|general data protection"
    r" regulation|data protection act(?: \d{4})?)\)|\bwithin the meaning of (?:the )?(?:uk |eu )?"
    r"(?:gdpr|general data protection regulation|data protection act(?: \d{4})?)(?= ?(?:[,.;]|$))"
    r"|\b(?:no|neither) party shall (?:disclose|provide|give)[^.;,]{0,24}? any (?:patient|health"
    r"|medical|student) (?:information|data|records?)(?:,? (?:or )?(?:patient|health|medical"
    r"|student) (?:information|data|records?)){0,3},? or (?:any )?other personal\b"
    r"|\bif an? (?:sample )?(?:file|document|sample) contains any, the (?:discloser|disclosing"
    r" party) (?:will|shall|must) (?:remove|delete|redact) (?:it|them) first\b"
)
_EVERY: Final = re.compile("|".join(_ANYWHERE))
_OF_NOTICE: Final = re.compile(f"{_SO_THAT}|{_INTIMATED}|{_EXAMINER}|{_NO_MORE}")
_OF_DATA: Final = re.compile(f"{_COVERS}|{_SAYS_WHICH}|{NAMED}", re.IGNORECASE)


def phrases_that_change_nothing(flat: str, position: Position) -> Iterator[tuple[int, int]]:
    """Yields where such phrases stand in the flattened text of a sentence on the position."""
    kinds = {spec.derive.partition(".")[0] for spec in position.fields if spec.derive}
    patterns = [_EVERY]
    patterns += [_OF_NOTICE] if "notice" in kinds else []
    patterns += [_OF_DATA] if "data" in kinds else []
    for pattern in patterns:
        for match in pattern.finditer(flat):
            yield match.span()
