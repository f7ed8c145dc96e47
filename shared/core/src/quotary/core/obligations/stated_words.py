"""The forms of times and conditions that code finds by itself where a reply gives none.

Closed classes in English and Portuguese, for readable text in one line, any case.
"""

from __future__ import annotations

import re
from typing import Final

_ORDINAL: Final = (
    r"[0-9]{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|next|same|usual"
)
_POINT: Final = (
    r"(?:day|days|date|end|beginning|start|close|expiry|expiration|termination|year|month|quarter"
    r"|week|anniversary|commencement|completion)"
)
_KIND: Final = r"(?:quarter|calendar|business|working|contract|financial|payment|interest)"
_MONTH: Final = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december)"
)
_EVENT: Final = (
    r"(?:demand|request|termination|expiry|expiration|completion|delivery|receipt|signature|signing"
    r"|execution|acceptance|handover|arrival|dispatch|closing)"
)
_EVENT_PT: Final = (
    r"(?:termino|fim|final|inicio|vencimento|encerramento|rescisao|entrega|assinatura|recebimento"
    r"|conclusao|ultimo dia|primeiro dia)"
)
TIME: Final = re.compile(
    # With what speed.
    r"(?:\b(?:promptly|immediately|forthwith|without (?:undue |unreasonable )?delay"
    r"|as soon as (?:reasonably |is )?(?:possible|practicable))(?: (?:upon|on|after|following)\b)?"
    rf"|\b(?:up)?on (?:(?:first|written|prior|its|their|the [a-z]+'s) ){{0,2}}{_EVENT}\b"
    r"(?: by (?:the )?[a-z-]+(?=[.,;]|$))?"
    # On what day.
    rf"|\b(?:on|at|by|before|in) the (?:(?:{_ORDINAL}|[0-9]{{1,2}}) )?(?:{_KIND} )?{_POINT}\b"
    r"|\bon (?:any|each|every) (?:[a-z]+ )?(?:day|date)\b"
    rf"|\b(?:no|not) later than (?:[0-9]{{1,2}} {_MONTH}|{_MONTH} [0-9]{{1,2}}|the)\b"
    rf"|\b(?:by|on or before|before) (?:[0-9]{{1,2}} {_MONTH}|{_MONTH} [0-9]{{1,2}})\b"
    # How often.
    r"|\b(?:once|twice) (?:per|an?|every|each) (?:calendar |contract |financial )?"
    r"(?:year|month|quarter|week|day)\b"
    r"|(?<!its )(?<!the )(?<!a )(?<!and )(?<!, )\b(?:monthly|quarterly|annually|yearly|weekly"
    r"|daily)(?: in (?:advance|arrears?))?(?=[.;]|$|, (?!weekly|monthly|yearly|and\b))"
    # With how much notice, upon what.
    r"|\b(?:up)?on (?:giving [^,.;]{0,30}?)?(?:(?:not|no) less than |at least |[0-9]|one |two "
    r"|three |five |seven |ten |fourteen |thirty |sixty )[^,.;]{0,40}? notice\b"
    r"|\bwithin (?:a|such) reasonable (?:time|period)\b|\bin (?:good|due) time\b"
    r"|\b(?:before|prior to|(?:up)?on|after) (?:[a-z]{3,}ing)\b"
    r"|\btogether with (?:each|every)\b"
    r"|\b(?:as soon as|whenever) (?:it|the|an?|any)\b"
    # Portuguese.
    r"|\b(?:imediatamente|prontamente|de imediato|sem demora|tempestivamente|incontinenti)\b"
    r"|\b(?:mensal|trimestral|semestral|anual|semanal|diaria)mente\b"
    rf"|\b(?:ate o|no) (?:dia [0-9]{{1,2}}|[0-9]{{1,2}}o? dia|{_EVENT_PT})\b"
    rf"|\b(?:ao|no|na|ate (?:o|a)|quando d[ao]|apos (?:o|a)|antes d[ao]) {_EVENT_PT}\b"
    r"|\b(?:com|em|por|para|a) cada (?:[a-z]+)\b"
    r"|\bmediante aviso [^,.;]{1,60}? de antecedencia\b|\bcom [^,.;]{1,40}? de antecedencia\b"
    r"|\b(?:assim que|tao logo|logo que) \w+)",
    re.IGNORECASE,
)
BY_NOTICE: Final = re.compile(
    r"(?:up)?on (?!(?:giving [^,.;]{0,30}?)?(?:not|no) less than\b).*\bnotice", re.IGNORECASE
)
"""How a right is used, and no time by which anything is due: "on five days' notice"."""

NO_TIME: Final = re.compile(
    # "Immediately due", "promptly available": of a thing, and no time of a deed.
    r"(?:immediately|promptly|imediatamente) (?:due|payable|following|preceding|prior|before"
    r"|available|effective|adjacent|above|below|exigive\w+|anterior\w*|seguinte\w*)\b",
    re.IGNORECASE,
)
CONDITION: Final = re.compile(
    r"(?<![\w-])(?P<open>if(?!,? (?:any|so|not|applicable|necessary|required|possible)\b)"
    r"|in the event(?: that| of)?|in case(?: of)?|to the extent(?: that)?"
    r"|where|when|whenever|should|once|after an? (?:event|default|breach)|caso|(?:em|no) caso de"
    r"|na hipotese de|se|quando|sempre que)(?!\w)",
    re.IGNORECASE,
)
NO_CONDITION: Final = re.compile(
    r"(?:^|\W)(?:only|even|as|and|or|but|whether|not|except|unless|save|than|except|to|know|see|ask"
    r"|determine|decide|confirm|check|somente|apenas|mesmo|e|ou|salvo|exceto|nao|saber|verificar"
    r"|-)\s*$",
    re.IGNORECASE,
)
"""Before it the word opens none, or one that another turns round."""

PARTY_DOES: Final = re.compile(
    # "Where the Agent hires a crew": what a party does, and not what kind of thing it is about.
    r"(?:[Ww]here) (?:[Tt]he )?[A-Z][\w-]* (?!or\b|and\b)[a-z]+s\b"
)

OPENS_ONLY: Final = frozenset(("where", "whenever", "should", "se", "caso", "once"))
"""What opens a condition at the start of a sentence or behind a comma alone."""
