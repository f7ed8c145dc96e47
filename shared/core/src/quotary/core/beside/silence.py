"""Words by which saying nothing counts as consent, or a term renews itself, in flattened text."""

from __future__ import annotations

import re
from typing import Final

_ANSWER: Final = (
    r"(?:resposta|manifestacao|oposicao|objecao|impugnacao|contestacao|recusa|negativa|reclamacao"
    r"|pronunciamento|contrariedade|ressalva|divergencia|decisao|retorno|posicao|discordancia"
    r"|vedacao expressa|proibicao expressa|response|reply|objection|answer)s?"
)
_GIVEN: Final = (
    r"(?:dad[oa]|concedid[oa]|aceit[oa]|aprovad[oa]|autorizad[oa]|prestad[oa]|obtid[oa]|consentid[oa]"
    r"|outorgad[oa]|deferid[oa]|suprid[oa]|presumid[oa]|tacit\w+|havid[oa])s?"
)

SILENCE: Final = (
    r"\b(?:silencio|silente|calad[oa]s?|inerte|inercia|tacit\w+|omissao (?:vale|implica|importa)"
    rf"|(?:falta|ausencia) de (?:\w+ ){{0,2}}?{_ANSWER}"
    r"|(?:sem|nao (?:ha|havera?|houver|havendo|vindo|vier|chegando|chegar|sobrevindo|sobrevier|for"
    rf" dada|recebida?)) (?:\w+ ){{0,2}}?{_ANSWER}"
    r"|nao (?:se (?:manifest|opo|pronunci)\w+|(?:respond|recus|impugn|contest|objet)(?:er|ar|endo"
    r"|ando)|o (?:negar|recusar)|(?:opondo|manifestando|pronunciando) se)"
    r"|(?:se (?:considera|tem|da|entende|reputa|presume|havera|tera)\w*|(?:considera|havera|tera"
    rf"|tem|entende|reputa|presume)(?:r|ra|o|m|rao)?(?: se)?)(?: a| por| como)* {_GIVEN}"
    r"|nao respondid\w+|deemed (?:given|granted|accepted|approved)|silence)\b"
)
"""In a sentence on leave or consent: it is then given by nobody."""

RENEWAL: Final = (
    r"\b(?:(?:renov|prorrog|recondu|estend|prolong)\w*(?: se)?(?: \w+){0,4}? (?:automatica\w*"
    r"|por (?:igua(?:l|is)|identic\w+|novos?|sucessiv\w+|mais)|sucessivamente|tacit\w+"
    r"|de pleno direito|independente\w*|sem (?:\w+ ){0,2}?(?:aditivo|formalidade))"
    r"|(?:automatica\w*|tacita\w*|sucessivamente) (?:renov|prorrog|recondu)\w*|reconducao"
    r"|(?:renews?|renewed|extends?|extended) automatically|automatic renewal)\b"
)
"""In a sentence on how long something lasts: it then lasts until somebody stops it."""

BY_ITSELF: Final = re.compile(rf"{SILENCE}|{RENEWAL}")
