"""Whether a statement gives the value of a key term of another thing: "the warranty's term".

The value is of the right kind and stands beside the right word, so the term's reader and its cues
are content. Patterns over plain words, English and Portuguese; what no pattern knows passes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from quotary.core.obligations.modality_doubt_en import OTHER_TEXT
from quotary.core.readers.readable import readable

_OTHER_DOCUMENT: Final = re.compile(
    rf"\b(?:under|by|in|of|pursuant to|in accordance with) (?:the |its |their |an? |any |each "
    rf"|that |our )?{OTHER_TEXT}\b|^\W*(?:[0-9.]+ )?(?:the |its |their |an? |our )?{OTHER_TEXT}\b"
    r"|\b(?:contrato|instrumento|acordo|locacao)s? (?:original|anterior|originari[oa]|antig[oa]"
    r"|primitiv[oa]|revogad[oa]|rescindid[oa]|extint[oa]|precedente)\b"
    r"|\b(?:antigo|anterior) (?:contrato|acordo|instrumento)\b"
)
_TAKES_OVER: Final = re.compile(
    r"\b(?:replaces?|supersedes?|substitui|amends?|renews?|aditam?)\b[^.;]*$"
)
_EXAMPLE: Final = re.compile(
    r"^\W*(?:\(?[0-9.]{1,6}[.)]? ?)?(?:for example|for instance|e\.g|(?:by way of |as an? "
    r"|worked )?"
    r"(?:illustration|example)|suppose|assuming|por exemplo|a titulo (?:de )?(?:exemplo|ilustra)"
    r"|exemplo)\b"
)
_THING: Final = (
    r"(?:warrant(?:y|ies)|guarantees?|(?:sub)?leases?|tenanc(?:y|ies)|polic(?:y|ies)|insurance"
    r"|bonds?"
    r"|statements? of work|sows?|(?:purchase |work |task |change )?orders?|subcontracts?"
    r"|subscriptions?|patents?|employment|mortgages?|escrow|options?|accounts?|individual services?"
    r"|garantias?|locac(?:ao|oes)|apolices?|seguros?|fiancas?|caucao|ordem de (?:servico|compra)"
    r"|ordens de (?:servico|compra)|pedidos?|subcontratos?|assinaturas?|patentes?|hipotecas?)"
)
_WHOLE: Final = re.compile(
    r"\b(?:this|these|hereof|(?:the|entire|whole|present) (?:agreement|contract|letter|deed"
    r"|addendum|facility)|agreement (?:and|or)|(?:este|esta|presente)|(?:o|do) contrato)\b"
)
_WITHIN: Final = re.compile(
    r"\b(?:under|pursuant to|in|of|nos termos d[eo]|sob) (?:this|the|est[ea]|o) "
    r"(?:agreement|contract|contrato|clause|clausula)\b|\b(?:deste|neste) (?:contrato"
    r"|instrumento)\b"
)
_VERB: Final = re.compile(
    r"\b(?:is|are|has|have|shall|will|must|may|can|runs?|lasts?|continues?|remains?|expires?|e|sao"
    r"|tem|tera|vigorara|vigora|dura|sera|rege-se|reger-se-a|regem-se|pode|podera|ficam?)\b"
)
_TIME_OF: Final = re.compile(
    rf"\b(?:term|period|duration|prazo|vigencia|duracao) (?:of|d[aeo]) (?:the |an? |any |each "
    rf"|its )?(?:[\w'-]+ )?{_THING}\b|\b{_THING} (?:term|period)\b"
)
_END: Final = re.compile(
    r"\b(?:terminate|cancel|end|rescind|withdraw from|rescindir|denunciar|encerrar|cancelar) "
    r"(?P<what>[^.;]*?)(?=\b(?:on|upon|by|with|giving|at any|for (?:any|its|convenience)|without"
    r"|mediante|com|a qualquer|sem)\b|[.;]|$)"
)
_ONE_OF: Final = re.compile(
    r"^\W*(?:an?|any|each|one|such|individual|single|part of|uma?|qualquer|cada|parte d[aeo])\b"
    rf"|\b{_THING}\b"
)
_WHOLE_NAMED: Final = re.compile(
    r"\b(?:this|agreements?|contracts?|est[ea]|contratos?|instrumento|letter|facility)\b"
)
_GENERAL: Final = (
    r"(?:general |direct |actual |such |other |proven |and |or |its |their |the |any |all "
    r"|every |each )*"
    r"(?:claims?|loss(?:es)?(?! of)|damages?(?! to)|breach(?:es)?(?: of (?:this|the agreement"
    r"|contract|its obligations))?(?! of)|negligence|liabilit|causes?|matters?|services|sums"
    r"|amounts|acts|anything|everything|whatever|[0-9]|twelve|period|year|default|non-?performance)"
)
_LIMIT: Final = (
    r"(?:limited|exceed|capped|cap|up to|maximum|no more than|limitad[ao]|exceder\w*|maximo)"
)
_ONE_LOSS: Final = re.compile(
    rf"\bliab\w*(?:(?!liab)[^.;])*?\b(?:for|in respect of) (?!{_GENERAL}\b)[a-z]"
    rf"(?:(?!liab)[^.;])*?\b{_LIMIT}\b"
    r"|\bresponsabilidade(?:(?!responsabilidade)[^.;])*?\b(?:por|pel[ao]s?) (?!(?:tod[ao]s? "
    r"|qualquer "
    r"|quaisquer |[oa]s |eventuais )*(?:perdas|danos(?! (?:materiais|morais|a|ao|aos))|prejuizos"
    r"|indenizac|descumprimento|inadimplemento|forca|este|evento))[a-z]"
    rf"(?:(?!responsabilidade)[^.;])*?\b{_LIMIT}\b"
    r"|\b(?:per|for (?:each|any (?:one|single)|every)|por(?: cada)?) (?:single |individual )?"
    r"(?:event|incident|occurrence|claim|shipment|consignment|order|item|accident|evento"
    r"|ocorrencia|sinistro|pedido|incidente|remessa)\b"
)
_PAID: Final = (
    r"(?:rebates?|refunds?|credits?|deposits?|tax(?:es)?|damages|subcontractors?|wages|salar(?:y"
    r"|ies)|penalt(?:y|ies)|interest|bonus(?:es)?|reembolsos?|multas?|tributos?|impostos?|salarios?"
    r"|bonus|caucao|subcontratad[oa]s?)"
)
_PRICE: Final = re.compile(
    r"\b(?:invoices?|fees?|prices?|charges?|sums?|amounts?|rent|instal\w+|faturas?|notas? fisca(?:l"
    r"|is)|preco|valor(?:es)?|remuneracao|aluguel)\b"
)
_PAY: Final = re.compile(
    r"\b(?:pay|pays|pagar|pagara|paga) (?P<what>[^.;]*?)(?=\b(?:within|in|after|by|not later"
    r"|no later"
    r"|no prazo|em ate|em|ate|dentro)\b|[.;]|$)"
)
_PAID_TO: Final = re.compile(
    rf"^(?P<what>[^.;]*?\b{_PAID}\b[^.;]*?)\b(?:shall|will|must|is|are|sera|serao|deve\w*)"
    r"\b[^.;]{0,20}\b(?:paid|payable|pag[oa]s?)\b"
)
_LATE: Final = re.compile(
    r"\b(?:late|later|overdue|due|unpaid|default\w*|delay\w*|arrears|outstanding|not paid|fail\w*"
    r"|delinquent|mora|moratori\w+|atras\w*|vencid\w+|vencimento|inadimpl\w+)\b"
)
_INTEREST: Final = re.compile(r"(?<!\bno )(?<!\bwithout )(?<!\bsem )\b(?:interest|juros)\b")
_AVAILABLE: Final = re.compile(
    r"\b(?:available|operational|disponive(?:l|is))\b(?: [a-z,]+){0,6} [0-9.,]+ ?(?:%|per ?cent"
    r"|por "
    r"cento) (?:of (?:the |all )?(?:time|each|every|any|hours|minutes|month|year|calendar)"
    r"|d(?:o tempo|as horas|os minutos|e cada|o mes|o ano))"
    r"|\b(?:ensure|achieve|maintain|guarantee|provide|assegurar|garantir"
    r"|manter)\w* (?:[\w']+ ){0,4}"
    r"(?:availability|disponibilidade) (?:of|de) (?:[a-z]+ ){0,3}[0-9.,]+ ?(?:%|per ?cent"
    r"|por cento)"
)


_OWN_NOUN: Final = (
    r"(?:agreements?|contracts?|terms?|conditions?|obligations?|duties|rights?|relationships?"
    r"|disputes?"
    r"|claims?|matters?|validity|interpretation|construction|performance|formation|enforcement"
    r"|laws?|services?|appointments?|engagements?|provisions?|clauses?|liabilit\w+|period"
    r"|duration|rest"
    r"|contratos?|instrumentos?|acordos?|obrigac\w+|direitos?|relac\w+|controversias?|disputas?"
    r"|litigios?"
    r"|interpretac\w+|validade|execucao|le(?:i|is)|legislacao|servicos?|prazos?|vigencia|duracao"
    r"|presente|clausulas?|demais|casos?)"
)
_OF_SOMEBODY: Final = re.compile(
    rf"(?:[a-z0-9&.]'s|[a-z]s'|\bits|\btheir|\bour|\byour) (?!(?:[\w-]+ )?{_OWN_NOUN}\b)[a-z]"
    rf"|^\W*(?:[0-9.]+ )?(?:the|an?|any|each|every|os?|as?|cada|uma?) (?!(?:[\w-]+ )?{_OWN_NOUN}\b)"
    r"[a-z][\w-]+ (?:[\w-]+ )?(?:of|with|from|between|d[aeo]s?|com|entre) [a-z]"
    r"|\bseus?\b|\bsuas?\b"
)
"""“Brightwater's licence of the map service”, “o estatuto da CONTRATADA”, before the verb."""

_RULED: Final = re.compile(
    r"\b(?:governs?|rules?|controls?|applies to|apply to|rege|regem|aplica-se ao?s?"
    r"|aplicam-se ao?s?)"
    r" (?P<what>[^.;]*)"
)
_NOT_OURS: Final = re.compile(
    r"\b(?:third[- ]part(?:y|ies)|subcontractors?|sub-processors?|carriers?'|telecoms?"
    r"|terceir[oa]s?"
    r"|subcontratad[oa]s?|operadora de telefonia)\b"
)


def speaks_of(term: str, text: str) -> bool:
    """True where the words state the term in a form that no cue of the playbook may list."""
    line = _line(text)
    if term == "late_interest":
        return _INTEREST.search(line) is not None and _LATE.search(line) is not None
    return term == "sla_availability" and _AVAILABLE.search(line) is not None


def said_of_another(term: str, statement: str, around: str, title: str = "") -> str:
    """The words by which the statement speaks of another thing than the document; "" where none.

    `around` is what stands before it; what the document's `title` names is the document: "the
    lease" of a lease. Terms are known by the ids of the playbook of obligations;
    of a term of any other name only another document and an example are told.
    """
    line = _line(statement)
    for found in _OTHER_DOCUMENT.finditer(line):
        if _TAKES_OVER.search(line, 0, found.start()) is None:
            return found[0].strip()
    example = _EXAMPLE.search(line)
    if example is not None:
        return example[0].strip()
    check = _CHECKS.get(term)
    found = check(line, _line(around)).strip() if check else ""
    return "" if found and _is_whole(found, _line(title)) else found


def _is_whole(words: str, title: str) -> bool:
    """True for the bare name of what the title says that the document is."""
    bare = re.fullmatch(rf"(?:(?:the|a|o|as|os) )?(?P<thing>{_THING})", words)
    return bare is not None and re.search(rf"\b{bare['thing']}\b", title) is not None


def _thing_told(line: str, _: str) -> str:
    time = _TIME_OF.search(line)
    if time is not None and _WHOLE.search(line) is None:
        return time[0]
    verb = _VERB.search(line)
    subject = _WITHIN.sub(" ", line[: verb.start()]) if verb else ""
    thing = re.search(rf"\b{_THING}\b", subject)
    if _WHOLE.search(subject) is not None:
        return ""
    if thing is not None:
        return thing[0]
    return subject if subject and _OF_SOMEBODY.search(subject) else ""


def _law_of_another(line: str, around: str) -> str:
    ruled = _RULED.search(line)
    what = _WITHIN.sub(" ", ruled["what"]) if ruled else ""
    if what and _WHOLE.search(what) is None and _OF_SOMEBODY.search(what):
        return what
    return "" if ruled else _thing_told(line, around)


def _of_third_party(line: str, _: str) -> str:
    verb = _VERB.search(line)
    found = _NOT_OURS.search(line, 0, verb.start()) if verb else None
    return found[0] if found else ""


def _part_ended(line: str, around: str) -> str:
    for found in _END.finditer(line):
        what = _WITHIN.sub(" ", found["what"])
        if _ONE_OF.search(what) and _WHOLE_NAMED.search(what) is None:
            return what
    return _thing_told(line, around)


def _one_loss(line: str, _: str) -> str:
    found = _ONE_LOSS.search(line)
    return found[0] if found else ""


def _other_sum(line: str, _: str) -> str:
    for found in (*_PAY.finditer(line), *_PAID_TO.finditer(line)):
        other = re.search(rf"\b{_PAID}\b", found["what"])
        if other is not None and _PRICE.search(found["what"]) is None:
            return other[0]
    return ""


def _not_late(line: str, around: str) -> str:
    found = _INTEREST.search(line)
    return found[0] if found and not _LATE.search(f"{around} {line}") else ""


_CHECKS: Final[Mapping[str, Callable[[str, str], str]]] = {
    "term": _thing_told,
    "governing_law": _law_of_another,
    "sla_availability": _of_third_party,
    "notice_period": _part_ended,
    "liability_cap": _one_loss,
    "payment_term": _other_sum,
    "late_interest": _not_late,
}


def _line(text: str) -> str:
    """The words in one line, small, without accents."""
    return readable(text).lower()
