"""Words that put off what they name: who shall only consider, plan or be asked to do a thing."""

from __future__ import annotations

import re

from quotary.core.guarded import Guarded

_MODAL = (
    r"\b(?:shall|will|must|should|would|agrees? to|undertakes? to|is to|are to|has to|have to"
    r"|promises? to|deve|devera|deverao|ira|irao|vai|vao)(?: (?:then|first|also|promptly|duly"
    r"|jointly|together|each|both|[a-z]+ly))*"
)
# A verbal noun or participle; of words that merely end so, the usual ones are left out.
_DOING = (
    r"(?!(?:every|any|no|some)?thing\b|during|regarding|concerning|including|following|pending"
    r"|according|being\b|existing|remaining|receiving|disclosing|understanding|writing)[a-z]+ing\b"
)
_WEIGHED = Guarded(
    rf"{_MODAL} (?:"
    rf"(?:consider|contemplate|think about|discuss|debate|weigh) (?:[a-z]+ ){{0,3}}?(?:whether|how"
    rf"|if|{_DOING})"
    r"|(?:decide|determine|review|assess|examine|evaluate|settle|agree|advise|say|indicate|tell"
    r"(?: [a-z]+){1,3}|inform(?: [a-z]+){1,3}) (?:[a-z]+ ){0,2}?(?:whether|how|if)\b (?!any\b)"
    r"|(?:propose|plan|prepare|intend|offer|expect|hope|aim|be (?:asked|invited|requested"
    r"|encouraged|urged|reminded|prepared|willing|ready)) to\b"
    r"|(?:considerar|avaliar|estudar|discutir|decidir|examinar|analisar|definir) (?:[a-z]+ ){0,2}?"
    r"(?:se|como|a possibilidade)\b"
    r"|(?:propor|planejar|pretender|oferecer-se a|preparar-se para)\b"
    r")[^.;:]*$",
    re.IGNORECASE,
)
_AGAIN = re.compile(
    rf"(?:\band|\bor|,|\be|\bou) (?:(?:it|they|each|then|also) )*{_MODAL}(?= )", re.IGNORECASE
)
_NOUN = Guarded(
    r"\b(?:the|its|their|any|an?|such|this|that|o|a|um|uma|seu|sua) (?:[a-z]+ )?"
    r"(?:requests?|decisions?|proposals?|plans?|intentions?|time|questions?|possibility|pedido"
    r"|decisao|proposta|intencao) (?:(?:as )?to|of|de) (?:[a-z]+ly )?$",
    re.IGNORECASE,
)


def is_weighed(before: str, verb: str) -> bool:
    """True where the words before a verb leave what it names to be considered, planned or asked.

    Both are readable text of one sentence. "Shall decide whether to" does, "shall consider" before
    a verb in -ing, and "the request to"; a promise of its own between them ("… and shall") ends it.
    """
    if _NOUN.search(before):
        return True
    found = _WEIGHED.search(f"{before}{verb}")
    return found is not None and _AGAIN.search(before, found.start() + 1) is None
