"""Duties in the present tense: "The Supplier delivers the goods", "the Customer does not resell".

A party is a word in capitals that opens its clause; texts that "provide" something are none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.lookalikes import Skeleton

_VERBS: Final = (
    r"(?:pays|repays|reimburses|refunds|remits|delivers|supplies|furnishes|provides(?! that)"
    r"|performs|maintains|keeps|preserves|insures|notifies|informs|advises|reports|submits|returns"
    r"|destroys|deletes|obtains|appoints|replaces|repairs|remedies|defends|compensates|complies"
    r"|observes|follows|respects|protects|treats|uses only|cooperates|co-operates|assists|allows"
    r"|permits|grants access|trains|gives|sends|issues|ships|installs|signs|files|adheres|abides"
    r"|meets|ceases|discloses|bears|assumes|accepts responsibility|hands over|makes available"
    r"|guarantees|warrants|accepts|takes out|owes|never [a-z]+|at no time [a-z]+|in no event [a-z]+"
    r"|to (?!the\b|an?\b|this\b|all\b|any\b)[a-z]+"
    r"|(?:does|do)(?:n't| not) (?:[a-z]+ly )?[a-z]+"
    r"|(?<=s )(?:ensure|procure|warrant|guarantee|indemnify|represent|bear|pay|keep|comply)"
    r"|paga|reembolsa|entrega|fornece|mantem|presta|executa|emite|informa|comunica|notifica|devolve"
    r"|guarda|repara|substitui|cumpre|observa|apresenta|assegura|zela|contrata|nao [a-z]+"
    r"|guardam|pagam|cumprem|fornecem|entregam|informam|comunicam|observam|prestam|devolvem)"
)
_PRESENT: Final = re.compile(
    r"(?:^|[.;:,)\]\"] ?|\b(?:and|but|that) )(?:[a-z0-9]{1,3}[.)] )?"
    r"(?P<the>(?:the|each|either|every|both|all|any|a|o|as|os|cada) )?"
    r"(?P<subject>[a-z][\w&'-]*(?: [a-z][\w&'-]*){0,2}?),? "
    rf"(?:(?:hereby|also|further|always|then|each|[a-z]+ly) ){{0,2}}(?P<verb>{_VERBS})(?!\w)"
)
_TEXTS: Final = re.compile(
    r"\b(?:agreement|contract|section|clause|annex|schedule|exhibit|appendix|article|law|act|policy"
    r"|order|document|paragraph|regulation|directive|code|rules?|part|letter|deed)\b"
)
_NO_DEED: Final = re.compile(
    r"^(?:does|do)(?:n't| not) (?:[a-z]+ly )?(?:apply|include|mean|constitute|exist|limit|affect"
    r"|require|have|make|amend|waive|control|own|know|contain|exceed|become|occur|wish|intend"
    r"|believe|warrant|represent|guarantee|agree|relate|arise|create|confer|prevent|preclude"
    r"|prohibit|restrict|purport)"
    r"|^nao (?:e|esta|estao|fica|ficam|sao|tem|ha|se|existe|constitui|implica|abrange|inclui"
    r"|gera|afasta|prejudica|exclui|responde|respondem|responsabiliza|obriga|compete|cabe)\b"
)
"""What says how things are, or that nobody is bound, and forbids nothing."""

_ROLES: Final = re.compile(
    r"\b(?:we|you|part(?:y|ies)|\w+(?:er|or|ee|ant|ent)s?|banks?|company|sponsor|agency|members?)$"
)
"""Who is a party even where no article and no second word in capitals shows it: "Supplier"."""

_NAMED: Final = frozenset(("parties", "partes", "contratada", "contratante"))
_RECITAL: Final = re.compile(r"\bwhereas\b[^.;]*$|\b(?:if|when|where|unless|until|once)\b[^,.;:]*$")
_BEFORE: Final = 240


def present_duties(text: str, view: Skeleton) -> Iterator[tuple[int, int]]:
    """Where the view has the verb of a party that does, or does not do, something."""
    for match in _PRESENT.finditer(view.text):
        subject = match["subject"]
        last = view.offsets[match.end("subject") - len(subject.rpartition(" ")[2])]
        named = match["the"] or " " in subject or _ROLES.search(subject)
        capital = text[last].isupper() or subject in _NAMED
        if not named or not capital or _TEXTS.search(subject) is not None:
            continue
        before = view.text[max(0, match.start() - _BEFORE) : match.start("verb")]
        if _RECITAL.search(before) is None and _NO_DEED.search(match["verb"]) is None:
            yield match.span("verb")
