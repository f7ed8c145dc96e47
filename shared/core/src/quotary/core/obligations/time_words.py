"""The words by which a contract says when, in English and Portuguese, as closed classes.

All patterns are for readable text: one line, no accents, any case.
"""

from __future__ import annotations

import re
from typing import Final

_UNIT: Final = (
    r"seconds?|minutes?|hours?|days?|weeks?|fortnights?|months?|quarters?|years?|segundos?"
    r"|minutos?|horas?|dias?|semanas?|mes(?:es)?|trimestres?|semestres?|anos?"
)
_CALENDAR: Final = (
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may (?=[0-9])"
    r"|(?<=[0-9] )may|june|july|august|september|october|november|december|segunda-feira"
    r"|terca-feira|quarta-feira|quinta-feira|sexta-feira|sabado|domingo|janeiro|fevereiro|marco"
    r"|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro"
)
TIMES: Final = re.compile(
    rf"\b(?:{_UNIT}|{_CALENDAR}|dates?|deadlines?|noon|midnight|mornings?|evenings?|nights?|clock"
    r"|a\.?m\.?|p\.?m\.?|business|term|periods?|ends?|beginning|start|commencement|expir\w+"
    r"|terminat\w+|completion|anniversary|renewals?|times?|moment|hourly|daily|weekly|monthly"
    r"|quarterly|annual(?:ly)?|yearly|early|next|following|promptly|prompt|immediate(?:ly)?"
    r"|forthwith|delay|at once|as soon as|without hesitation|notice|once|twice|thrice|beforehand"
    r"|in advance|shifts?|milestones?|intervals?|lifetime|simultaneously|upon|when(?:ever)?"
    r"|after(?:wards)?|before|until|till|during|throughout|within|prior to|following|every|each"
    r"|datas?|prazos?|intervalos?|meio-dia|meia-noite|manha|noite|inicio|fim|final|termino"
    r"|vencimento|vigencia|rescisao|encerramento|aniversario|renovac\w+|diari\w+|semanal\w*|mensal\w*|mensais"
    r"|trimestra\w+|semestra\w+|anual\w*|anuais|imediat\w+|prontamente|demora|brevidade|aviso"
    r"|antecedencia|quando|apos|antes|ate|durante|juntamente|simultaneamente|cada|tempestiv\w+"
    r"|seguintes?|oportunamente|assim que|logo que|tao logo"
    r"|on (?:signature|signing|delivery|receipt|acceptance|demand|execution|closing|arrival"
    r"|collection|handover|dispatch|shipment|issue|request)"
    r"|(?:n[ao]|contra) (?:a )?(?:ato|assinatura|entrega|aceite|aceitacao|recebimento|retirada"
    r"|devolucao|quitacao|conclusao|emissao|apresentacao|embarque|chegada))\b"
    r"|\b(?:[0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4}|[12][0-9]{3}-[0-9]{2}-[0-9]{2})\b",
    re.IGNORECASE,
)
"""Any sign of a time; words without one say no time at all."""

DUE: Final = (
    r"(?:on or before|on or prior to|at the latest (?:by|on)|by (?:no |not )later than"
    r"|no later than|not later than|by|ate no maximo|ate|o mais tardar,? (?:em|no dia|ate)"
    r"|no maximo,? (?:em|ate))"
)
"""What makes a date that follows it the last day."""

_ON: Final = r"(?:on|no dia|em|na data de)"
_OF_DAY: Final = (
    r"(?:(?:as )?(?:noon|midnight|(?:the )?(?:close|end) of business|meio-dia|[0-9][0-9:.h ]{0,6}"
    r"(?:a\.?m\.?|p\.?m\.?|o'clock|horas?|h)?)(?: [a-z]+ time)?,? (?:on|of|de|do dia|em)\s+)?"
)
BY_DATE: Final = re.compile(rf"\b{DUE}\s+{_OF_DAY}(?:the |o dia |dia |o )*$", re.IGNORECASE)
ON_DATE: Final = re.compile(rf"\b{_ON}\s+{_OF_DAY}(?:the |o dia |dia |o )*$", re.IGNORECASE)

NOT_DUE: Final = re.compile(
    r"^\W*(?:only |at least |up to |and |or |e |ou )*(?:for|during|throughout|until|till|from|since"
    r"|as (?:of|from|at)|with effect|effective|in effect|starting|beginning (?:on|from|with)"
    r"|commencing|dated|(?:not|never|nor) (?:before|earlier|until|till|by|sooner|on|within|after"
    r"|prior)|no (?:earlier|sooner|longer)|later than|earlier than|more than|over|in excess"
    r"|exceeding|(?:for )?(?:as|so) long as|while|whilst|at all (?:times|hours)|at any (?:time"
    r"|moment)|around the clock|always|up to|durante|por|pel[oa]s?|a partir|desde|datad[oa]s?"
    r"|com efeito|com vigencia|nao (?:antes|ate|em|no|depois|apos)|enquanto|a qualquer"
    r"|a todo (?:tempo|momento)|depois de decorrid\w+|de (?=[0-9])|com data de|expir\w+|lasting"
    r"|valid|in force|vigente|valid[oa])\b",
    re.IGNORECASE,
)
"""How long, from when, not before when: a time, but none by which something is due."""

STILL_DUE: Final = re.compile(
    r"\b(?:and|but|or|e|ou|mas)\b.{0,40}?\b(?:no(?:t)? later than|within|on or before"
    r"|at the latest|o mais tardar|no prazo|em ate)\b",
    re.IGNORECASE,
)
"""A due time joined to one that is none: "not earlier than … and not later than …"."""

BARE: Final = re.compile(
    rf"^\W*(?:at least|not less than|no less than|a minimum of|pelo menos|no minimo)?\W*"
    rf"[\w\s().,/-]{{0,40}}?\b(?:{_UNIT})\W*$",
    re.IGNORECASE,
)
"""A length of time and nothing that says what it runs from or up to."""

OPENS: Final = re.compile(
    r"^\W*(?:within|in|on|at|by|before|after|upon|following|prior|every|each|per|once|twice|no"
    r"|not|until|from|for|during|between|promptly|immediately|without|when|as|with|before|its"
    r"|em|no|na|dentro|ate|antes|apos|a cada|cada|quando|assim|juntamente|sem|mensal\w*|ao)\b",
    re.IGNORECASE,
)
"""A word that a whole expression of time may begin with."""

CLOCK: Final = re.compile(
    # "By 8 a.m.", "até as 17 horas", "at noon": an hour, of a day that is told beside it.
    r"(?:\b[0-9]{1,2}(?:[:.h][0-9]{2})? ?(?:a\.?m\.?|p\.?m\.?|o'clock|h)|\b(?:noon|midnight"
    r"|meio-dia|meia-noite)|\bas [0-9]{1,2}(?:[:h][0-9]{2})?(?: ?horas)?)\W*$",
    re.IGNORECASE,
)
OF_A_DAY: Final = re.compile(
    rf"^[\s,)]*(?:[a-z]+ time,? )?(?:(?:on|of|in) (?:the|an?|each|every|any|that|such|its|[0-9]"
    rf"|{_CALENDAR})|d[oa] dia|no dia|n?os dias|de [0-9]|d[oa]s? (?:[a-z-]+ )?(?:{_UNIT}"
    rf"|{_CALENDAR})|d[aeo]s? (?:{_CALENDAR}))\b",
    re.IGNORECASE,
)
COUNTED: Final = re.compile(
    rf"(?:[0-9)]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty"
    rf"|thirty|forty|sixty|ninety|hundred|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove"
    rf"|dez|doze|quinze|vinte|trinta|sessenta|noventa))[ -](?:(?:business|calendar|working"
    rf"|consecutive|clear) )?(?:{_UNIT})(?: uteis| corridos| consecutivos)?\W*$",
    re.IGNORECASE,
)
"""A counted length at the end: what follows may say from where it is counted."""

COUNTS_FROM: Final = re.compile(
    r"^[\s,)\]]*(?:of|from|since|upon|contad\w+|a contar|a partir|d[aeo]s?)\b", re.IGNORECASE
)
GOES_ON: Final = re.compile(
    r"^[\s,)\]]*(?:(?:uteis|corridos|consecutivos|business|working|clear|calendar)\b"
    r"|(?:calendar |business |working )?(?:days? |months? )?"
    r"(?:after|following|before|prior to|preceding|in advance of|thereafter|afterwards|ahead of"
    r"|contad\w+|a contar|apos|antes|depois|subsequent\w*|seguintes?)\b"
    r"|(?:and|or|e|ou)\s+(?:if (?:earlier|later)|after|before|upon|following|from|prior|until|apos"
    r"|antes|depois)\b"
    r"|(?:,|and|or|but|e|ou|mas|whichever|o que)[,\s][^.;]{0,30}?"
    r"\b(?:earlier|later|sooner|longer|primeiro|anterior|posterior)\b"
    # "At 9 a.m. every Tuesday", "até o dia 10 de cada mês": of which day, month or year it is said.
    r"|(?:of|in) (?:each|every|the (?:following|next|preceding|same)) (?:calendar )?"
    rf"(?:{_UNIT})\b|(?:de|em|a) cada (?:{_UNIT})\b|d[oe] (?:mes|ano|trimestre) (?:seguinte"
    r"|subsequente)\b"
    rf"|(?:on )?(?:every|each)(?: other| second)? (?:{_UNIT}|{_CALENDAR})\b"
    rf"|(?:and|or|to|until|e|ou|a|ate)\s+(?:{DUE}\s+)?(?:the )?[0-9]+[^.;,]{{0,12}}?\b(?:{_UNIT}"
    rf"|{_CALENDAR})\b)",
    re.IGNORECASE,
)
"""What shows that an expression of time goes on behind the words that were taken from it."""

CUT_FROM: Final = re.compile(
    r"(?:^|\s)(?:not|no|never|nor|neither|except|unless|than|least|most|until|till|from|since"
    r"|dated|other than|nao|exceto|salvo|senao|desde|datad[oa]|menos|mais)\s*$",
    re.IGNORECASE,
)
"""Words that turn the time which follows them, whatever it begins with."""

CUT_BARE: Final = re.compile(
    r"(?:^|\s)(?:by|on|in|at|of|for|to|within|before|after|during|between|and|or|every|each|about"
    r"|the|a|an|any|over|under|upon|following|effective|another|further|next|first|last|only"
    r"|em|no|na|de|do|da|a|ate|apos|antes|por|entre|e|ou|cada|dia|pelo|prazo|o)\s*$",
    re.IGNORECASE,
)
"""Words that belong to a time which begins without a word of its own."""

PARTICIPLE: Final = re.compile(
    r"\b(?P<be>(?:be|been|is|are|being|have|has|had|ser|sera|serao|sido|e|sao|ter|tera|terao"
    r"|tiver)\s+(?:\w+ly\s+)?)?"
    r"(?:[a-z]+ed|in force|in effect|valid|applicable|current|effective|prevailing|outstanding"
    r"|expir(?:es?|ing)|end(?:s|ing)?|start(?:s|ing)?|beg[iau]n(?:s|ning)?|fall(?:s|ing)?"
    r"|matur(?:es?|ing)|occur(?:s|ring)?|tak(?:es|ing) place"
    r"|made|given|sent|held|drawn|written|issued|set|laid|begun|known|taken|put|come"
    r"|fallen|sold|bought|paid|met|built|shown|[a-z]+(?:ad|id)[oa]s?|feit[oa]s?|escrit[oa]s?)\b"
    r"(?P<after>(?:\s[^\s,;.]+){0,4})\s*$",
    re.IGNORECASE,
)
"""What a date belongs to that tells when something else was done: "the list published on"."""

DURATIVE: Final = re.compile(
    r"\b(?:manter|mantera|mantendo|conservar\w*|guardar\w*|permanec\w+|vigorar\w*|vigera|preservar\w*"
    r"|continuar\w*|armazenar\w*|reter\w*|dura\w*|valer\w*|abster\w*|abstera\w*|vigente|valid[oa]s?"
    r"|prestar\w*|nao)\b",
    re.IGNORECASE,
)
"""With these "até" is how long, not by when."""
