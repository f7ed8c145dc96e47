"""What lawyers call the things of a contract, and the words that clauses use for them.

Plain text (small letters, no accents), English and Portuguese. Each topic is precise enough for a
clause that has `said` and not `unless` to be about it, whatever else a question must find in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_MONTHS: Final = (
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fev|abr|mai|ago|set|out|dez)[a-z]*"
)
DATE: Final = (
    rf"(?:the )?(?:[0-9]{{1,2}}(?:st|nd|rd|th|o|º)? (?:day )?(?:of |de )?{_MONTHS},?(?: de| of)? "
    rf"[0-9]{{4}}|{_MONTHS} [0-9]{{1,2}}(?:st|nd|rd|th)?,? [0-9]{{4}}"
    rf"|[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}"
    r"|[0-9]{1,2}[/·][0-9]{1,2}[/·][0-9]{2,4})"
)
THIS: Final = (
    r"(?:(?:initial |first )?term|agreement|contract|lease|licen[cs]e|engagement|contrato|acordo"
    r"|instrumento|vigencia|prazo|locacao)"
)
_RENEW: Final = r"(?:renew\w*|extend(?:s|ed)?|prorrog\w+|renova\w*)"
_END: Final = (
    r"(?:terminat|cancel|withdraw|end\b|rescind|resilir|rescindir|denunciar|extinguir"
    r"|encerrar)\w*"
)
_MAY: Final = (
    r"(?:may|can|entitled to|rights? to|option to|free to|pode\w*|facultad[oa]|direito de)"
)
_CAUSE: Final = (
    r"\b(?:if|where|when|whenever|in case|event of|breach\w*|default\w*|insolven\w+|bankrupt\w*"
    r"|fail"
    r"\w*|se|caso|inadimpl\w+|descumpr\w+|infracao|falencia)\b"
)


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing: `asked` is what a question calls it, which then counts as the one word `word`.

    Without `asked` the word is one that questions use anyway. A passage with `said` and not
    `unless` says the words.
    """

    word: str
    said: str
    asked: str = ""
    unless: str = ""


TOPICS: Final[tuple[Topic, ...]] = (
    Topic(
        "starting0",
        rf"\b{THIS}\b[^.;]{{0,90}}?\b(?:from|as of|with effect from|a partir de|desde|vigor\w* de"
        rf"|(?:commenc|beg[aiu]n|start|effective|inici)\w*(?: \w+){{0,2}}) (?:a partir de )?{DATE}"
        rf"|\b(?:effective|commencement|start) date\b[^.;]{{0,30}}{DATE}",
        rf"\b(?:this |the |o |a )?{THIS} (?:starts?|begins?|commences?|takes? effect"
        rf"|(?:comes?|enters?) into (?:force|effect)|becomes? effective|comeca|inicia"
        rf"|entra em vigor)\b|\b(?:comeca|inicia|entra em vigor|tem inicio) (?:est[ea] "
        rf"|[oa] )?{THIS}"
        r"\b|\b(?:start(?:ing)?|effective|commencement) date(?: of (?:the|this) (?:\w+))?\b"
        rf"|\bdata de inicio(?: d[oa] {THIS})?\b|\binicio d[oa] {THIS}\b",
    ),
    Topic(
        "automatically",
        rf"\b(?:{THIS}|it|periods?|periodos?)\b[^.;]{{0,90}}?\b(?:(?:is|are|be|shall|will|sera\w*"
        rf"|fica\w*)(?: then| further| tacitly)? {_RENEW}|renews)\b|\btacit\w*",
        unless=rf"\b(?:may|can|podera|pode)(?: be| ser)? {_RENEW}|\b(?:only|upon"
        rf"|by) (?:by )?(?:mutual"
        r"|written|agreement)|mediante aditivo",
    ),
    Topic(
        "nonrenewal0",
        r"\b(?:unless|except where|salvo|exceto)\b[^.;]{0,90}\b(?:notice|notif\w+|denuncia|aviso"
        rf"|manifesta\w*|comunica\w*)\b|\bnon-?(?:renewal|extension)\b|\bnot to {_RENEW}"
        rf"|\bnao {_RENEW}",
        r"\b(?:stop|prevent|avoid|exclude|oppose|opt out of|evitar|impedir) (?:the |an? |[oa] )?"
        r"(?:automatic )?(?:renewal|extension|renovacao|prorrogacao)\b|\bnon-?renewal\b"
        r"|\bnao[ -](?:renovacao|prorrogacao)\b",
    ),
    Topic(
        "paymentterm0",
        r"\b(?:invoices?|bills?|payments?|fees|charges|amounts|pays?|paid|payable|faturas?"
        r"|notas? fisca\w+|boletos?|pagamentos?|pag\w+)\b[^.;]{0,90}?\b(?:within|net|in|after"
        r"|em ate"
        r"|em|apos|contados|vence\w*|due)\b",
        r"\bpayment (?:terms?|periods?|deadlines?|days)\b|\b(?:terms?|period|deadline) (?:of|for) "
        r"payment\b|\bprazos? (?:de|para|do) (?:o )?pagamento\b",
        r"\b(?:interest|refund\w*|reimburs\w+|penalt\w+|juros|multa|devol\w+|reembols\w+"
        r"|overdue)\b",
    ),
    Topic(
        "jurisdiction0",
        r"\bcourts? (?:of|in|at|sitting|located|situated|seated|for)\b|\b[a-z]+ courts\b"
        r"|\bjurisdiction\b|\bforum\b|\bvenue\b|\bforo\b|\bcomarca\b|\btribuna(?:l|is) d",
        r"\b(?:(?:competent )?courts?|tribuna(?:l|is)) (?:has|have|had|tem) (?:(?:exclusive"
        r"|sole) )?"
        r"(?:jurisdiction|competencia)\b|\b(?:exclusive |place of )?(?:jurisdiction|forum"
        r"|venue) (?:for|over) (?:any |all |the )?disputes\b|\b(?:exclusive "
        r"|place of )?jurisdiction\b|\bforum\b"
        r"|\bvenue\b"
        r"|\bcompetent courts?\b|\bforo(?: competente| eleito| de eleicao)?\b",
        r"\bcourt order|\bordered by\b|\border of (?:a|any) court"
        r"|\bcourt of competent jurisdiction\b",
    ),
    Topic(
        "govern",
        r"\b(?:construed|interpreted|subject|regid[oa]|rege|reger|regera)\b[^.;]{0,60}"
        r"\b(?:laws?|lei|leis|legislacao)\b|\blaw (?:applies|shall apply)\b",
    ),
    Topic(
        "convenience0",
        r"\bfor (?:its |their )?(?:own )?convenience\b|\bwithout (?:\w+ ){0,2}(?:cause|reason)\b"
        r"|\bsem (?:justa )?(?:causa|motivo)\b|\bimotivad\w+",
        r"\b(?:for (?:its |their )?convenience|without (?:(?:giving|any|just|good) )*"
        r"(?:cause|reasons?)|at (?:any time|will)|sem (?:justa )?(?:causa|motivo)|imotivadamente"
        r"|por conveniencia|a qualquer tempo)\b",
    ),
    Topic(
        "convenience0",
        rf"\b{_MAY}\b[^.;]{{0,90}}?\b{_END}\b[^.;]{{0,90}}?\b(?:(?:on|upon|by|with|giving|com"
        r"|mediante)\b[^.;]{0,50}\b(?:notice|aviso|antecedencia)|at any time|a qualquer tempo"
        rf"|for any (?:or no )?reason)\b"
        rf"|\b{_MAY}\b[^.;]{{0,30}}\bat any time\b[^.;]{{0,60}}\b{_END}",
        unless=_CAUSE,
    ),
    Topic(
        "nontransferable",
        r"\bnot\b[^.;]{0,60}?\b(?:transfer|assign|sub-?licen)\w*",
    ),
    Topic(
        "cause0",
        r"\b(?:breach\w*|default\w*|for (?:just |good )?cause|fail\w*|insolven\w+|inadimpl\w+"
        r"|descumpr\w+|infracao|violacao|justa causa)\b",
        r"\b(?:for (?:good |just )?cause|(?<!sem )(?:por|com) justa causa)\b",
        r"\bwithout cause\b|\bsem justa causa\b",
    ),
    Topic(
        "noncompete0",
        r"\b(?:not|nao|no|neither|nor|vedad\w+|proibid\w+|refrain|abster\w*)\b[^.;]{0,120}?"
        r"\b(?:compet(?!en)\w+|concorr\w+)\b",
        r"\b(?:non-?|not? )compet(?:e|ition|ing)(?: (?:clause|covenant|obligation|undertaking))?\b"
        r"|\bnao[ -]concorrencia\b",
        r"\b(?:disclos|reveal|divulg|revel|competitive|competitor's)\w*",
    ),
    Topic(
        "subcontract",
        r"\b(?:engage|use|appoint|employ)\w* (?:any |a )?third part(?:y|ies) to\b"
        r"|\bterceiriz\w+|\bsub-contract\w*",
        r"\b(?:(?:use|using|engage|engaging|appoint|employ|usar|utilizar"
        r"|contratar) (?:of )?(?:any |a )"
        r"?)?(?:sub-?contractors?|subcontratad[oa]s?)\b",
    ),
    Topic(
        "audit",
        r"\b(?:examine|inspect|review|verif)\w*\b[^.;]{0,50}\b(?:books|records|accounts|livros"
        r"|registros|contas)\b",
        r"\baudit(?:ing|ed|s)?(?: of)? (?:the )?(?:books(?: and (?:records|accounts))?|records)\b",
    ),
    Topic("insurance", r"\b(?:liability|product|cyber|property) cover(?:age)?\b|\bapolice\b"),
    Topic("expire", rf"\b{THIS}\b[^.;]{{0,90}}?\b(?:until|through|to|ate|a) {DATE}"),
    Topic(
        "expire",
        r"\b(?:ends|ending|(?:at the|comes to an) end|end (?:on|of))\b|\bfim d|\btermina\b",
    ),
    Topic(
        "latepayment0",
        r"\b(?:pays?|paid|paying) late\b|\b(?:late|overdue|unpaid|outstanding) (?:payments?"
        r"|sums?|amounts?|invoices?|fees"
        r"|charges)\b"
        r"|\b(?:amounts?|sums?|invoices?|payments?|fees)\b[^.;]{0,60}?\b(?:overdue|late|unpaid"
        r"|not paid"
        r" (?:when|within|on|by)|(?:it |they )?(?:fell|falls?|became) due)\b"
        r"|\b(?:atraso|mora|inadimplemento)\b[^.;]{0,30}\b(?:pagamentos?|parcelas?|faturas?)\b",
        r"\b(?:late|overdue) (?:payments?|amounts?|sums?|invoices?)\b|\bpayments? made late\b"
        r"|\batraso (?:no|do|de) pagamento\b|\bpagamentos? (?:em atraso|atrasados?)\b",
    ),
    Topic("pay", r"\b(?:is|are|be|falls?|becomes?) due\b|\bvence(?:m|ra|rao)?\b"),
    Topic(
        "pay",
        r"\bat (?:the |its |their |[\w-]+(?:'s)? ){0,4}(?:expense|cost)\b|\bas expensas d|\bcustea",
    ),
    Topic(
        "bear", r"\bat (?:the |its |their |[\w-]+(?:'s)? ){0,4}(?:expense|cost)\b|\bas expensas d"
    ),
    Topic(
        "price",
        r"\bpa(?:y|ys|id|yable|ga|gara)\b(?: (?!of\b|de\b)[\w']+){0,4} (?:[a-z]{0,3}[$£€]|usd"
        r"|eur|gbp"
        r"|brl) ?[0-9]",
        unless=r"\b(?:penalt\w*|multa|fine|interest|juros|damages|deposit|sinal|caucao)\b",
    ),
    Topic(
        "contest",
        r"\b(?:not|never|nor|or|to) (?:dispute|attack) (?:the )?(?:\w+ ){0,2}(?:validity|title"
        r"|ownership)\b",
    ),
    Topic(
        "book",
        r"\b(?:accounting|financial|contabe\w+) records\b|\b(?:books|records) of account\b"
        r"|\bregistros contabeis\b",
    ),
    Topic(
        "availability",
        "",
        r"\b(?:guaranteed|committed|promised|agreed) (?:uptime|availability)\b"
        r"|\b(?:disponibilidade|uptime) (?:garantid|contratad|acordad)[oa]\b",
    ),
    Topic(
        "limit",
        r"\b(?:up to|at most|(?:no|not) (?:more than|exceed\w*)|ends at|no maximo)\b"
        r"|\bate (?=[a-z]{0,3}[$£€]|o (?:limite|valor|maximo)|[0-9.,·]+ ?%)",
    ),
    Topic(
        "minimum",
        r"\b(?:at least|(?:not|no) (?:less|fewer) than|ao menos|pelo menos|nao inferior)\b",
    ),
    Topic("intellectual property", "", r"\bip\b"),
    Topic(
        "exclude",
        r"\b(?:not|no|neither|nem|nao)\b[^.;]{0,40}?\b(?:liable|liability|responsave(?:l|is)"
        r"|respond(?:e|em|era))\b",
    ),
    Topic(
        "late",
        r"\b(?:after|from) (?:the )?(?:due date|(?:day|date) (?:after |on which )?(?:it "
        r"|they )?(?:fell"
        r"|falls?|became|was|is|were) due)\b|\bnot paid (?:when|within|on|by)\b|\bunpaid\b"
        r"|\bnao pag[oa]s? (?:no|ate|em)\b",
    ),
    Topic("credits", "", r"\bservice credits?\b"),
)
