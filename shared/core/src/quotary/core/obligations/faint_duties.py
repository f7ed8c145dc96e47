"""Forms that bind where no other word of their sentence does: how it is done, what it costs.

"After each visit a report is left", "only with the Owner's leave", "interest runs at five per
cent", *paga-se em dez dias*, *os juros são de 1% ao mês*. Beside a word of duty they say nothing
more than it, and are passed over.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final

from quotary.core.lookalikes import Skeleton
from quotary.core.obligations.accents import is_accented

_PARTICIPLE: Final = (
    r"[a-z]+(?:ed|aid|ent|ade|ept|eld|one|orn|own|ven|oken|aken|iven|eft|ut|et|ead|ed|ought|aught)"
)
_PARTICIPIO: Final = r"[a-z]+(?:ad|id|eit|ag|ost|gue|crit|bert)[oae]s?"
_FACT: Final = (
    r"(?!(?:dated|made|entered|located|defined|set|described|based|incorporated|registered|attached"
    r"|listed|stated|shown|included|contained|filed|known|called|situated|owned|governed|signed"
    r"|represented|composed|bound|held by|deemed|considered|understood|construed|interpreted|named"
    r"|referred|used in|limited|capped|fixed|closed|meant|read (?:as|with|in|together)|divided"
    r"|numbered|annexed|constituid|representad|regid|localizad"
    r"|situad|sediad|inscrit|denominad|considerad|entendid|definid|descrit|formad|compost|assinad"
    r"|anexad|intitulad|conhecid|chamad)[a-z]*\b)"
)
_MONEY: Final = (
    r"(?:interest|penalt(?:y|ies)|fines?|surcharges?|late fees?|default (?:rate|interest))"
)
_CARRIER: Final = (
    r"(?:couriers?|posts?|mail|freight|air|sea|road|rail|trucks?|lorr(?:y|ies)|vans?|ships?|hand"
    r"|carriers?|messengers?|train|barge|correio|correios|sedex|transportadora|caminhao|caminhoes"
    r"|portador|malote|mar|terra|ferrovia|aviao|navio|aerea|maritima|rodoviaria)"
)
_JUROS: Final = r"(?:juros|multas?|correcao|acrescimos?|encargos? moratori\w+|mora|taxa)"
_TIME: Final = (
    r"(?:after|before|on|upon|within|at (?:the )?(?:end|start|beginning|close)|every|each|once"
    r"|by (?:the )?(?:\d|end|noon)|during|between|from)"
)
_STATES: Final = re.compile(
    # "It applies only in winter": how things are, and no leave that is held back.
    r"\b(?:applies|apply|is|are|was|were|has|have|does|do|may|can|means?|e|sao|foi|tem|aplica\w*"
    r"|vale\w*|vigora\w*|pode\w*)\b"
)
_ONLY: Final = re.compile(
    r"(?<!\w)(?:only (?:with|on|upon|after|against|by|at|from|through|in)|(?:so|somente|apenas"
    r"|unicamente|exclusivamente) (?:com|mediante|apos|por|sob|contra|depois|ate|em|n[oa]s?"
    r"|entre)) [a-z]+"
)
_COSTS: Final = (
    r"(?:custos?|fretes?|despesas?|riscos?|tributos?|impostos?|taxas?|reparos?|transportes?"
    r"|seguros?"
    r"|emolumentos|consertos?|manutenc(?:ao|oes)|limpeza)"
)
_NO_SE: Final = (
    r"(?!(?:considera|entende|define|denomina|trata|rege|aplica|refere|encontra|inicia|encerra"
    r"|extingue|renova|prorroga|estende|chama|torna|reputa|presume|verifica|acha|situa|dedica"
    r"|constitui|forma|divide|compoe|declara|diz|sabe|chama|destina|consigna|qualifica|identifica"
    r"|obriga|compromete)m?-se\b)"
)
_FORMS: Final = re.compile(
    r"(?<!\w)(?:"
    rf"(?:is|are) (?:[a-z]+ly |also )?{_FACT}{_PARTICIPLE}(?: [a-z]+){{0,3}}? (?:only|solely) "
    r"(?:on|upon|with|after|if|when|where|by|at|in|for|from|to|against)"
    r"|(?:accrues?|bears?|carr(?:y|ies)|attracts?|incurs?|draws) (?:(?!no\b)[a-z]+ ){0,3}?"
    rf"{_MONEY}"
    r"|(?:is|are|remains?) (?:[a-z]+ly |made )?(?:contingent|conditional|conditioned|dependent)"
    r" (?:up)?on"
    # What things do of themselves is done by somebody: "parts go by courier".
    r"|(?:goes|go|travels?|ships?|moves?|leaves?|comes?|follows?) (?:out |back |only |always )?by"
    rf" (?:[a-z]+[ -]){{0,3}}?{_CARRIER}"
    r"|(?:segue|seguem|vai|vao|viaja|viajam|vem|sobe|sobem) (?:sempre |apenas )?(?:por|via|de|em)"
    rf" (?:[a-z]+ ){{0,3}}?{_CARRIER}"
    rf"|{_MONEY}\b[^.;:]{{0,60}}? (?:runs?|accrues?|is (?:charged|added|owed|due)|falls due|applies"
    r"|apply|are (?:charged|added|owed|due)"
    r")"
    rf"|{_MONEY} (?:on|for) [^.;:]{{1,60}}? (?:is|are|amounts? to) (?:[a-z]+ ){{0,3}}?"
    r"(?:[a-z]{0,3} ?[$\u20ac\u00a3]?\d|[a-z-]+ per ?cent)"
    rf"|{_JUROS}\b[^.;:]{{0,50}}? (?:e|sao|correm?|incidem?|vence|vencem)(?: de| a| sobre| desde)"
    rf"|{_NO_SE}[a-z]{{2,}}(?:a|e|i|am|em|oe|oem)-se"
    rf"|{_COSTS}\b[^.;:]{{0,40}}? (?:e|sao|ficam?|corre|correm) (?:d[oa]s?|com|pel[oa]s?"
    rf"|por) [a-z]+"
    rf"|(?:e|sao|corre|correm) (?:d[oa]s?|pel[oa]s?) [a-z]+ [oa]s? {_COSTS}"
    r"|ficam? com [oa]s? [a-z]+"
    r"|(?:pagamento|entrega|devolucao|restituicao|payment|delivery"
    r"|returns?)\b[^.;:]{0,40}? (?:em ate"
    r"|em|ate|within|in) (?:[0-9]+|[a-z]+) (?:dias|horas|semanas|meses|days|hours|weeks|months)"
    r"|depend(?:e|em|era|erao) (?:sempre |apenas )?d[aeo]s? [a-z]+"
    r"|a ser(?:em)? [a-z]+(?:ad|id|eit|ag|ost|gue)[oae]s?"
    r"|(?:is|are) (?:yours|ours|theirs|mine|hers|its|the [a-z]+'s|[a-z]+'s) to [a-z]+"
    r"|(?:gera|acarreta|enseja|implica|importa)(?:m)? (?:[^\s.;:]+ ){0,3}?(?:acrescim|adiciona"
    r"|cobranc|encargo|custo|taxa|desconto)\w*"
    r")(?!\w)"
)
_AGENT: Final = re.compile(
    rf"(?<!\w)(?P<be>is|are|e|sao) (?:[a-z]+ly |[a-z]+mente |also )?{_FACT}"
    rf"(?:{_PARTICIPLE}|{_PARTICIPIO}) (?:[^\s.;:,]+ ){{0,5}}?(?P<by>by|pel[oa]s?) (?:(?:the"
    rf"|each) )?"
    r"(?P<who>[a-z][\w-]*)"
)
_PASSIVE: Final = re.compile(rf"(?<!\w)(?:is|are) (?:[a-z]+ly |also )?{_FACT}{_PARTICIPLE}(?!\w)")
_SUBJECT: Final = re.compile(
    # "All parcels are weighed on arrival": a thing, what is done to it, and where or how.
    r"(?:\W|[0-9.)])*(?:(?:the|all|any|each|every|no|its|their|our|your) )?[a-z-]+(?: (?:of "
    r"|for )?[a-z-]+){0,2}"
)
_DONE: Final = re.compile(
    r" (?:at|on|in|with|to|for|against|after|before|until|free|once|twice"
    r"|daily|weekly)\b"
)
_IN_TIME: Final = re.compile(rf"{_TIME} ")
_SIGNS: Final = re.compile(r"[.;:!?)\u2022](?= )")
_LINE: Final = re.compile(r"\n\s*(?=[A-Z\u00c0-\u00dd])")
_REACH: Final = 200
_SHORT: Final = 3
_ENDS: Final = re.compile(r"[.;:!?](?= |$)")
_TEXTS: Final = re.compile(
    r"(?:agreement|contract|law|act|clause|section|schedule|lei|contrato|clausula|codigo|courts?"
    r"|estado|foro|decreto|instrument)"
)


def faint_duties(
    text: str, view: Skeleton, known: Sequence[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """Where the view has such a form in a sentence without any of the `known` words of duty."""
    for start, end in _places(text, view):
        first = max((found.end() for found in _ENDS.finditer(view.text, 0, start)), default=0)
        behind = _ENDS.search(view.text, start)
        last = behind.start() if behind else len(view.text)
        if not any(first <= at < last for at, _ in known):
            yield start, end


def _places(text: str, view: Skeleton) -> Iterator[tuple[int, int]]:
    for match in _FORMS.finditer(view.text):
        start, end = match.span()
        # Of a long form the first words are shown: what follows is the sentence's own matter.
        yield start, start + len(" ".join(view.text[start:end].split()[:3]))
    for match in _PASSIVE.finditer(view.text):
        head = _head(text, view, match.start())
        plain = _SUBJECT.fullmatch(head) and _DONE.match(view.text, match.end())
        if plain or _IN_TIME.match(head):
            yield match.span()
    for match in _ONLY.finditer(view.text):
        head = _head(text, view, match.start())
        if len(head) > _SHORT and _STATES.search(head) is None:
            yield match.span()
    for match in _AGENT.finditer(view.text):
        capital = text[view.offsets[match.start("who")]].isupper()
        is_be = match["be"] != "e" or is_accented(text, view, match.start("be"))
        by_role = match["by"] != "by"
        if (capital or by_role) and is_be and _TEXTS.match(match["who"]) is None:
            yield match.span("be")[0], match.start("who") - 1


def _head(text: str, view: Skeleton, at: int) -> str:
    """What stands before `at` in its sentence, or in its line where that begins in a capital."""
    first = max(0, at - _REACH)
    signs = [found.end() for found in _SIGNS.finditer(view.text, first, at)]
    start = max(signs, default=first)
    last = view.offsets[at]
    for found in _LINE.finditer(text, view.offsets[start], last):
        start = max(start, bisect_left(view.offsets, found.end()))
    return view.text[start:at].strip()
