"""The words by which a phrase of time or a condition shows where it begins and ends.

All patterns are for readable text: one line, no accents, any case.
"""

from __future__ import annotations

import re
from typing import Final

_NUMBER: Final = (
    r"[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty"
    r"|forty-five|forty-eight|sixty|ninety|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove"
    r"|dez|doze|quinze|vinte|trinta|quarenta|sessenta|noventa"
)
_ORDINAL: Final = (
    r"[0-9]+(?:st|nd|rd|th|o|a)|first|second|third|fourth|fifth|last|next|same|usual|primeir[oa]"
    r"|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|ultim[oa]|mesm[oa]|proxim[oa]"
)
_TO_BE: Final = r"giving|receiving|becoming|being|making|starting|ending"
_LEADS: Final = (
    r"within|(?:no|not) (?:later|more|less)|at least|on|at|in|by|before|after|upon|following"
    r"|prior to|until|during|together with|with|without|promptly|immediately|every|each|em|no|na"
    r"|nos|nas|dentro|ate|antes|apos|ao|aos|com|sem|mediante|contra|depois"
)
FRONT: Final = re.compile(
    rf"\b(?:{_LEADS})(?: (?:{_LEADS}|than|the|an?|any|such|each|every|of|o|os|a|as|de|d[ao]s?"
    rf"|period|prazo|maximo|aviso|day|days|date|end|dia|fim|undue|unreasonable|{_TO_BE}|{_ORDINAL}"
    rf"|(?:{_NUMBER})(?: \([^()]{{1,24}}\))?|\([^()]{{1,24}}\)))* $",
    re.IGNORECASE,
)
"""What a time begins with, right before words that were taken from it."""

BEGINS: Final = re.compile(
    r"\W*(?:within|(?:no|not) (?:later|more|less|earlier)|on|at|in|by|before|after|upon|following"
    r"|prior|until|during|together|with|without|promptly|immediately|forthwith|as soon|once|twice"
    r"|when(?:ever)?|where|if|should|from|for|daily|weekly|monthly|quarterly|annually|yearly|em"
    r"|no|na|nos|nas|dentro|ate|antes|apos|ao|aos|com|sem|mediante|contra|depois|quando|assim"
    r"|logo|tao|sempre|caso|se|imediat\w+|prontamente|mensal\w*|anual\w*|trimestral\w*|(?:a )?cada"
    r"|subject|pelo|por|durante|a partir|a contar)\b",
    re.IGNORECASE,
)
"""A word that a whole phrase of time begins with."""

DANGLES: Final = re.compile(
    r"\b(?:of|the|an?|to|that|which|who|whom|whose|is|are|be|been|being|was|were|after|before|with"
    r"|within|under|by|not|than|at|on|in|upon|from|for|into|any|each|every|such|its|their|his|her"
    r"|or|and|(?:have|has|had)|likely|able|unable|(?:no|not) (?:later|more|less)|undue|receiving"
    r"|giving|becoming|making|aware|capable|written|prior|business|working|calendar|clear"
    r"|[a-z]+'s|reasonably|de|d[ao]s?|em|n[ao]s?|os|as|um|uma|que|com|sem|por|para|pel[ao]s?|apos"
    r"|antes|ate|ao|aos|seu|sua|contad[oa]s?|cada|ser|for|forem|estiver|tenha)$",
    re.IGNORECASE,
)
"""A word that no whole phrase ends with; an "à" that lost its accent is not told from an "a"."""

CLAUSE: Final = re.compile(
    r"\W*(?:(?:even )?if|when(?:ever)?|where(?:ver)?|once|while|whilst|unless|should|as soon as"
    r"|(?:as|so) long as|(?:each|every) time|in case|in the event|provided|until|till"
    r"|to the extent|se|quando|caso|sempre que|na hipotese|no caso|assim que|logo que|tao logo"
    r"|desde que|contanto que|uma vez que|enquanto|a menos que)\b(?! (?:of|de|d[ao]s?)\b)",
    re.IGNORECASE,
)
"""What opens a phrase that has a verb of its own."""

NO_VERB_YET: Final = re.compile(
    rf"{CLAUSE.pattern}(?:\s*,[^,]*,?|(?: (?:the|an?|any|o|a|os|as|qualquer))?(?: [\w'-]+)?)\s*",
    re.IGNORECASE,
)
"""A clause's opening with nothing, an aside or a bare noun behind it."""

OF: Final = re.compile(r" (?:of|d[aeo]s?)\b", re.IGNORECASE)
ADVERB: Final = re.compile(
    r"(?:[a-z]+ly|[a-z]+mente|forthwith|once|delay|possible|practicable|demora|imediato)$",
    re.IGNORECASE,
)
COUNTED_UNIT: Final = re.compile(
    r"\b(?:hours?|days?|weeks?|months?|years?|horas?|dias?|semanas?|mes(?:es)?|anos?)$",
    re.IGNORECASE,
)
DONE: Final = re.compile(
    r"\b(?:[a-z]{3,}ed|made|given|sent|held|set|paid|taken|[a-z]{2,}(?:ad|id)[oa]s?)$",
    re.IGNORECASE,
)
RUNS: Final = re.compile(
    # "Within 7 days | after the certificate", "30 June | in each year".
    r" (?:after|following|of|from|before|prior to|in advance|contad[oa]s?|a contar|a partir|apos"
    r"|antes|de antecedencia|(?:of|in) (?:each|every|any)|de cada)\b",
    re.IGNORECASE,
)
A_TIME: Final = re.compile(
    r"\b(?:hours?|days?|weeks?|months?|years?|time|period|dates?|january|february|march|april|may"
    r"|june|july|august|september|october|november|december|horas?|dias?(?: uteis)?|semanas?"
    r"|mes(?:es)?|anos?|prazo)$",
    re.IGNORECASE,
)
UNDER: Final = re.compile(r" (?:under|pursuant to|by|nos termos|pel[ao]s?)\b", re.IGNORECASE)
DOING: Final = re.compile(r"\b(?:to|on|upon|before|after) [a-z]{3,}ing$", re.IGNORECASE)
AT_A_PLACE: Final = re.compile(r" (?:on|in|at) (?!the\b)\w+", re.IGNORECASE)
NO_SUBJECT: Final = re.compile(
    r" (?:after|following|of|from|before|prior|in|on|at|by|under|with|for|to|contad[oa]s?|a contar"
    r"|a partir|apos|antes|de|d[ao]s?|em|n[ao]s?|com|por)\b",
    re.IGNORECASE,
)
"""What no subject of a word of duty begins with."""

GOVERNED: Final = frozenset(("under", "by", "on", "in", "at"))
"""Behind a participle or a gerund these go on with it: "delivered under", "starting on site"."""

ABOUT: Final = ("in respect of", "with respect to", "in relation to", "em relacao a")
TAKES_OF: Final = re.compile(
    # "Notify the Bank promptly of any Default": "of" belongs to the verb.
    r"\b(?:notif\w+|inform\w*|advis\w+|appris\w+|warn\w*|remind\w*|evidence|proof|copy|copies"
    r"|details|notice|particulars|avis\w+|comunic\w+|cientific\w+|dispos\w+)\b",
    re.IGNORECASE,
)

MODAL: Final = re.compile(
    r"\b(?:shall|must|will|may|cannot|dev(?:e|em|era|erao)|pod(?:e|em|era|erao)|obriga(?:m)?-se"
    r"|compromete(?:m)?-se|[a-z]{3,}(?:ara|era|ira|arao|erao|irao)(?:-\w+)?)\b",
    re.IGNORECASE,
)
BEFORE_ITS_VERB: Final = re.compile(
    r"\b(?:shall|must|will|may|to|cannot|deve\w*|poder\w*|pode)(?: (?:not|nao|also|[a-z]+ly))* $",
    re.IGNORECASE,
)
"""That a phrase stands between a word of duty and its verb: "shall within 30 days deliver"."""

_SMALL_LIST: Final = (
    "and or but nor if unless except save provided whichever for to in on at by with from under "
    "within without into upon against between through towards about before after until during per "
    "the a an its their his her any all each every such this that these those no it they he she we "
    "you which who whom whose where when while shall must will may is are be was were has have e "
    "ou mas nem se salvo exceto para por pelo pela pelos pelas em no na nos nas com sem sob sobre "
    "entre ate apos antes o os as um uma seu sua seus suas este esta esse essa qualquer todo toda "
    "que quem quando caso ao aos mediante conforme sendo devendo ficando then also so not nao "
    "thereafter whereupon failing other than como using stating setting including"
)
SMALL: Final = frozenset(_SMALL_LIST.split())
"""Words that no noun goes on with."""

LINKS: Final = frozenset(("of", "de", "do", "da", "dos", "das"))
WANTS_VERB: Final = re.compile(
    r"(?:order|request|right|permission|intention|wish|likely|able|unable|required|obliged|pedido|direito"
    r"|ordem)$",
    re.IGNORECASE,
)
OBJECT: Final = re.compile(
    r" (?:the|an?|any|its|their|that|which|being|is|are|has|have|was|were|o|os|um|uma|seus?"
    r"|suas?|que)\b",
    re.IGNORECASE,
)
"""What a clause goes on with where its verb, or the object of it, is still to come."""

OF_A_LENGTH: Final = re.compile(r" (?:prior|written|notice|advance|uteis|corridos)\b", re.I)
STOPS: Final = re.compile(r"[,;:]|[.](?=\s|$)|\s\.\.\.|$")
CLAUSE_STOPS: Final = re.compile(
    r"[,;:]|[.](?=\s|$)|\s\.\.\."
    r"|\s(?:and|but|e|mas)(?= (?:shall|must|will|may|not|deve\w*|poder\w*)\b)|$",
    re.IGNORECASE,
)
