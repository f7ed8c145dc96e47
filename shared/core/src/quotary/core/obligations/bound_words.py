"""The closed classes of words by which a duty finds who it binds, in English and Portuguese."""

from __future__ import annotations

import re
from typing import Final

ARTICLE: Final = re.compile(
    r"^(?:the|each|either|neither|every|any|all|both|an?|no|o|a|os|as|[àa]s?|ao|aos|d[aeo]s?|cada"
    r"|qualquer|pel[ao]s?|n[ao]s?)\s+",
    re.IGNORECASE,
)
MODAL: Final = re.compile(
    r"\b(?:shall|must|will|may|can|cannot|should|dever[áã]o?|poder[áã]o?)$", re.IGNORECASE
)
MODAL_INSIDE: Final = re.compile(
    r"\b(?:shall|must|will|may|can|cannot|should|dever[áã]o?|poder[áã]o?)"
    r"(?:\s+(?:not\s+)?(?:be|have)\b[\w'\u2019 ]*)?$",
    re.IGNORECASE,
)
"""The same in a word of duty that begins with its subject: "neither party shall be entitled"."""

BINDING: Final = re.compile(r"(?:shall|must|dever[áã]o?|devem?)", re.IGNORECASE)

AFTER_NAME: Final = re.compile(
    # "The Supplier and its staff" is the Supplier, "Supplier personnel" is not.
    r"^\s*(?:$|[,(]|(?:and|or|nor|of|in|at|on|for|from|to|with|under|by|that|which|who|whose|as"
    r"|when|where|if|then|within|before|after|not|no|itself|themselves|alone|also|both|each"
    r"|concerned|receiving"
    r"|[a-z]+(?:ed|ing|ly)|not|e|ou|d[aeo]s?|n[ao]s?|em|que|quando|se|para|com|[a-z]+mente"
    r"|n[ãa]o)\b)",
    re.IGNORECASE,
)
BEFORE_NAME: Final = re.compile(
    r"(?:^|\b(?:and|or|nor|e|ou|nem|both|either|neither|each|every|any|all|of the|no|then|that"
    r"|cada|qualquer|nenhuma?|ambas|the|a|an|o|os|as|other|said|such|&)\s+|,\s*)$",
    re.IGNORECASE,
)
ONLY_ARTICLES: Final = re.compile(
    r"\W*(?:(?:the|a|an|o|os|as|each|every|any|all|both|other|said|such|no|neither|either|cada"
    r"|qualquer|nenhuma?|ambas)\s+)*",
    re.IGNORECASE,
)
SHARE_OF: Final = re.compile(
    r"(?:either|each|neither|any|one|both|all|none|qualquer|nenhuma?|cada|uma?|ambas)"
    r"\s+(?:of the|of|d[aeo]s?)\s+",
    re.IGNORECASE,
)
PREPOSITION: Final = re.compile(
    r"\b(?:of|to|by|with|from|for|on|in|under|between|against|upon|than|as|towards|into|per|de|da"
    r"|do|das|dos|à|ao|aos|às|pel[ao]s?|com|para|por|em|n[ao]s?|sobre|entre)\s*$",
    re.IGNORECASE,
)
EXCEPTED: Final = re.compile(
    r"\b(?:except(?:ing|ed)?|exclud(?:ing|ed)|excluindo|save|other than|rather than|instead of"
    r"|apart from|but|bar|barring|without|unless|not|exceto|excetuad\w+|salvo|menos|fora|que n[ãa]o"
    r"|n[ãa]o|em vez d[aeo]|ao inv[ée]s d[aeo]|sem)\s+(?:for\s+|by\s+)?"
    r"(?:(?:the|a|an|o|os|as|any|each|such|said)\s+)*$",
    re.IGNORECASE,
)
"""What takes a name out of those who are bound: "all Lenders except the Agent"."""

JOINED_OBJECT: Final = re.compile(
    r"\b(?:of|to|from|by|with|between|de|da|do|para|com|entre)\b[^,]*\b(?:and|or|e|ou)\s*$",
    re.IGNORECASE,
)

PASSIVE: Final = re.compile(
    r"^\W*(?:(?:not|n[ãa]o|also|only|always|[a-z]+ly|both|each)\s+)*(?:be|been|ser)\s+"
    r"(?:(?:[a-z]+ly|also|first|then|so)\s+)*(?P<verb>[a-zà-ú]+)\b",
    re.IGNORECASE,
)
FUTURE_PASSIVE: Final = re.compile(
    r"^\W*(?P<verb>[a-zà-ú]+(?:[aiu]d|eit|ag|crit|bert|post|gue)[oae]s?)\b", re.IGNORECASE
)
PARTICIPLE: Final = re.compile(
    r"(?:ed|en|made|paid|sent|held|kept|done|given|put|set|told|built|left|lost|met|read|sold"
    r"|borne|shown|brought|bought|taught|thought|found|cut|drawn|known|thrown|grown|worn|spent"
    r"|lent|ad[oa]s?|id[oa]s?|feit[oa]s?|pag[oa]s?|entregues?|escrit[oa]s?|abert[oa]s?|post[oa]s?"
    r"|aceit[oa]s?)$",
    re.IGNORECASE,
)
AGENT: Final = re.compile(r"\b(?:by|pel[ao]s?)\s+([^.;:]*)", re.IGNORECASE)
_ACTIVE_LIST: Final = (
    "required obliged obligated bound entitled permitted allowed prohibited precluded authorised "
    "authorized prepared committed deemed prevented barred restricted forbidden qualified insured "
    "licensed registered relieved expected obrigado obrigada obrigados obrigadas vedado"
)
NO_AGENT: Final = re.compile(
    # "Replaced by the date of the design": a time or a means, and nobody.
    r"(?:the |an? |o |a )?(?:dates?|end|time|day|close|means|way|virtue|reason|law|hand|post"
    r"|e-?mail|reference|default|agreement|[0-9]|january|february|march|april|may|june|july"
    r"|august|september"
    r"|october|november|december|noon|midnight|prazo|meio|for[çc]a|escrito|lei|correio)\b",
    re.IGNORECASE,
)
ABSOLUTE: Final = re.compile(
    r"\bwith\s+(?:the |each )?(?-i:[A-Z])\w+\s+(?:[a-z]+ing)\b[^.;:]*$", re.IGNORECASE
)
"""With the Lessee bearing the cost and being obliged to."""

ABSOLUTE_WORD: Final = re.compile(
    r"\bwith\s+(?P<who>(?:the |each )?(?-i:[A-Z])\w+)\s+(?:(?:solely|fully|wholly) )?(?:being "
    r"|remaining )?"
    r"(?:(?:solely|fully|wholly) )?(?:responsible|liable|obliged|obligated|bound|required"
    r"|accountable)"
    r"(?: \w+)?$"
    r"|(?:\bwith|\bcom)\s+(?P<whose>(?:the |each |[oa]s? )?(?-i:[A-Z\u00c0-\u00dd])[\w-]+"
    r"(?: (?-i:[A-Z\u00c0-\u00dd])[\w-]+){0,2})\s+(?:[a-z]+ly |also |itself )?[a-z]+(?:ing|ndo)$",
    re.IGNORECASE,
)
"""With the Lessee being obliged to, with the Lessee responsible for: the word of duty itself."""

HALF: Final = re.compile(
    r"\b(?:and|while|whereas|e|enquanto)\s+(?P<who>(?:(?:the|o|a|os|as)\s+)?"
    r"(?-i:[A-Z\u00c0-\u00dd])[\w-]+),?\s*$",
    re.IGNORECASE,
)
DONE: Final = re.compile(r"[a-zà-ú]+(?:ed|en|aid|ade|ent|ept|orne|ut|own|ad[oa]s?|id[oa]s?)")
DONE_BY: Final = re.compile(
    r"\s+(?:[^\s.;:,]+\s+){0,4}?(?:by|pel[oa]s?)\s+(?P<who>(?:(?:the|each)\s+)?"
    r"(?-i:[A-Z\u00c0-\u00dd])[\w-]+)",
    re.IGNORECASE,
)
"""“… and refilled by the Keeper”: a second thing that is done, and by whom."""
HALF_OPENS: Final = frozenset(("o", "a", "os", "as", "for"))
"""“… e a CONTRATANTE, a conferência”, "… and the Owner for the sand": a half without its verb."""
SAID_OF: Final = re.compile(r"\b(?:that|que)\s+(?:it|they|ele|ela|eles|elas)\s*$", re.IGNORECASE)
"""Announces that it will be changed."""

ALSO_THAT: Final = re.compile(
    r"\b(?:and|e)\s+(?:that|que)\s+(?:(?:the|each|o|a|os|as)\s+)?(?-i:[A-Z\u00c0-\u00dd])\w+\s*$",
    re.IGNORECASE,
)
"""Ensure that … and that the Lessee shall: a duty of the Lessee, or nobody can tell."""

ACTIVE: Final = frozenset(_ACTIVE_LIST.split())
"""Participles after "be" whose subject is the one who is bound or free, not what is acted upon."""

CONDITION_OF: Final = re.compile(
    r"\W*(?:caso|se|quando|sempre que|assim que|logo que|na hip[óo]tese de|uma vez que)\s+"
    r"(?:o|a|os|as)\s+(?P<name>(?-i:[A-Z\u00c0-\u00dd])[\w-]+)\s+(?-i:[a-z\u00df-\u00ff])",
    re.IGNORECASE,
)
CAPITALS: Final = re.compile(r"\b[A-Z\u00c0-\u00dd][\w-]+")
DEBT_PT: Final = re.compile(
    r"(?:dever|(?:comunicar|notificar|avisar|informar|pagar|devolver|restituir|entregar|indenizar"
    r"|ressarcir|reembolsar|responder|arcar|suportar|substituir|reparar|refar|refazer|corrigir"
    r"|apresentar|fornecer|enviar|providenciar|prestar|depositar|recolher|repor|manter|reter"
    r"|obrigar-se-))á(?:-se)?",
    re.IGNORECASE,
)
"""What somebody does of their own, in the singular: the verb may stand without its subject."""
INVERTED: Final = re.compile(
    r"(?:^|\b(?:nor|neither|event|circumstances?|case|account|time|only|then|so|hip[óo]tese|caso)"
    r"\s*,?\s*)$",
    re.IGNORECASE,
)
BINDS_ANOTHER: Final = re.compile(
    r"(?<!\w)(?:oblig|compel|forbid|prohibit|requir|incumb|rest|fall|lie|devolve|dut(?:y|ies)"
    r"|responsib"
    r"|burden|expect|direct|instruct|call|mandat|matter|\bfor\b|\bup to|permit|allow|entitl|free"
    r"|obrig|vedad|defes|sujeit|inadmiss|exig|imp[õo]e|cab|compet|cumpr|proib|respons|dever"
    r"|s[ãa]o|[ée]\b|fic)\w*",
    re.IGNORECASE,
)
BURDEN: Final = re.compile(
    r"\W*(?:por conta|a cargo|[àa]s expensas|(?:sob|de) (?:a )?responsabilidade"
    r"|responsabilidade)\b",
    re.IGNORECASE,
)
DEED: Final = re.compile(
    r"[\w-]+|(?:a ser|to|nao|n[ãa]o|(?:do|does) not|never) [\w-]+"
    r"|(?:is|are|[ée]|s[ãa]o) (?:[a-z]+ly )?[a-z]+(?:ed|en|[eo]ft|ent|aid|ade|ept|[ai]d[oa]s?)",
    re.IGNORECASE,
)
"""A verb of its own: who stands behind it is done something, and does nothing."""

LINKS: Final = (
    r"(?:por conta|a cargo|responsabilidade|[oô]nus|on|upon|with|to|of|[àa]s?|aos?|d[aeo]s?|o|os"
    r"|the|each|either|any|all)"
)
DUTY_NOUNS: Final = r"(?:dut|responsib|obligation|task|job|burden)"
OWN_VERB: Final = (
    r"(?:is|are|was|were|has|have|had|does|do|remains|retains|owns|é|s[ãa]o|tem|t[êe]m|foi|fica)"
)

ENSURED: Final = re.compile(
    r"\b(?:ensur\w+|procur\w+|caus\w+|see to it|make sure|making sure|provides?|guarant\w+"
    r"|warrant\w*|agre\w+|confirm\w*|garant\w+|assegur\w+|zelar\w*|cuidar\w*) (?:to it )?"
    r"(?:that|que|para que)\b[^;:.]*$",
    re.IGNORECASE,
)
WARRANTED: Final = re.compile(
    r"\b(?:warrants?|represents?|guarantees?|garant\w+|declar\w+)\b[^;:.]*\b(?:that|que)\b"
    r"(?:(?!\b(?:and|e) (?:that|que)\b)[^;:.])*$",
    re.IGNORECASE,
)
STATE: Final = re.compile(
    # How a thing will be, which its seller answers for: no deed of anybody else.
    r"\s+(?:(?:not|always|[a-z]+ly|n[ãa]o)\s+){0,3}(?:conform|comply|operate|function|meet|correspond|last"
    r"|remain|contain|infringe|violate|include|match|satisfy|achieve|(?:perform|work)\s+(?:in|as"
    r"|materially|substantially|properly|without)|be\s+(?:[a-z]+ly\s+)?(?:free|fit|new|of|capable|in"
    r"|suitable|compatible|accurate|complete|safe|at|available|original|legal|valid))\b",
    re.IGNORECASE,
)
AGREES_THAT: Final = re.compile(
    r"^(?:agrees?|acknowledges?|understands?|accepts?|confirms?)\b.*\bthat$"
    r"|^(?:ajust|acord|concord|convencion|reconhec|pactu|estipul)\w+.*\bque$",
    re.IGNORECASE | re.DOTALL,
)
AGREED: Final = re.compile(
    r"\b(?:is|are|was|being|been) (?:hereby |further |also )?(?:agreed|understood|accepted"
    r"|acknowledged) that\b[^;:.]*$|\bfica (?:acordado|ajustado|convencionado|certo) que\b[^;:.]*$",
    re.IGNORECASE,
)
FOR_WHOM: Final = re.compile(
    r"(?:is|are|lies|falls|rests)\s+(?:for|up to|on|upon|to|with)\s+(?P<who>.+?)\s+to",
    re.IGNORECASE,
)
"""Is for the Agent to: who is bound stands inside the words that bind."""

OWN_SUBJECT: Final = re.compile(
    r"(?P<who>(?:neither|each|either|both|all)\s+(?:of\s+\w+|party|side))\s+(?!shall|must|will"
    r"|may|can)",
    re.IGNORECASE,
)
"""Neither of us passes: a word of duty that begins with its subject."""

DATIVE: Final = re.compile(
    r"\b(?:[àa]s?|aos?)\s+(?P<who>(?-i:[A-Z\u00c0-\u00dd])[\w-]+|partes?)\s+"
    r"(?:[a-zçãáéíóúêô]+mente\s+|tamb[ée]m\s+|ainda\s+)?(?:cab|incumb|compet|cumpr)\w+$",
    re.IGNORECASE,
)
"""À CONTRATANTE incumbe: who is bound stands before the verb."""

BEHIND: Final = re.compile(
    r"\b(?:cab\w+|incumb\w+|compet\w+|cumpr\w+|[ée] vedad\w+|fica\w* vedad\w+)(?:-lhes?)?\s+"
    r"(?:(?i:[àa]s?|aos?)\s+)?(?i:part\w+|qualquer\b|cada\b|(?-i:[A-Z\u00c0-\u00dd])\w+)"
    r"|\b(?:devend\w+|[a-zçãáéíóúêô]+r(?:á|ão)(?=\s+\w+\s+\w+\s+(?:o|a|os|as|seus?|suas?)\s))\s+"
    r"(?:o|a|os|as)\s+(?-i:[A-Z\u00c0-\u00dd])\w+"
    r"|\b(?:obliges?|requires?|compels?|forbids|prohibits)\s+(?:(?:the|each|any)\s+)?"
    r"(?-i:[A-Z\u00c0-\u00dd])\w+",
    re.IGNORECASE,
)
"""A word of duty that binds whoever stands behind it: "cabendo à CONTRATANTE pagar"."""

FALLS_ON: Final = re.compile(
    r"\W*(?:be\s+)?(?:for|up to|incumbent (?:on|upon)"
    r"|the (?:duty|responsibility|task|obligation) of)"
    r"\s+(?P<who>(?:the\s+|each\s+)?[A-Z\u00c0-\u00dd][\w&-]*)"
)
"""It shall be for the Customer to pay."""

OTHER_NAME: Final = re.compile(
    # What something is in, under or after is no one that acts: "under Applicable Law it shall".
    r"(?:\b(?P<place>in|under|after|before|within|during|than|per|on|at|[0-9]+)\s+"
    r"(?:the\s+|an?\s+|any\s+)?|(?<=[a-z,]\s))"
    r"(?P<name>[A-Z\u00c0-\u00dd][\w&-]*(?:\s[A-Z\u00c0-\u00dd][\w&-]*)*)(?!['’\w])"
)
