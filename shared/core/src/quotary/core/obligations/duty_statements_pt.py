"""Portuguese statements that bind without a verb of duty: what is agreed, needed, owed or shut out.

Patterns over an unmasked text, as in `duty_words_pt`.
"""

from __future__ import annotations

from typing import Final

_FEW: Final = r"(?:[^\s.;:,!?]+ ){0,4}?"
_AWAY: Final = r"(?:,[^;.:]{1,160}?,)? ?"
_CONSENT: Final = (
    r"(?:anuencia|aprovacao|autorizacao|consentimento|concordancia|aviso|licenca|assinatura"
    r"|aceite)"
)
_LOSS: Final = (
    r"(?:multas?|penalidades?|sanc(?:ao|oes)|juros|rescisao|indenizac(?:ao|oes)|perdas|pagamento"
    r"|ressarcimento|suspensao|mora|responsabilidade)"
)
_PAID_BY: Final = (
    r"[a-z]+(?:ad|id|eit|ag|ost)[oa]s? (?:\w+mente )?pel[oa]s? (?:contratad|contratante|locatari"
    r"|locador|fornecedor|comprador|vendedor|partes?\b|empres|prestador|cliente|usuari|fiador"
    r"|cessionari|cedente|licenciad|franquead|comodatari|devedor|mutuari)[a-z]*"
)
_DUTY: Final = r"(?:dever|obrigac(?:ao|oes)|responsabilidade|encargo|onus|compromisso)"
_NOT_OWED: Final = (
    r"(?! (?:[^\s.;:,]+ ){0,4}?(?:direito|desobrigad|dispensad|isent|livre|autorizad|liberad"
    r"|permitid|facultad))"
)

STATEMENTS: Final = (
    rf"concordam?{_AWAY}(?:em|com|a|que)",
    rf"(?:tem|possui|possuem),[^;.:]{{1,160}}?, (?:o |a |como )?{_DUTY}",
    rf"(?P<accented>e)(?:,[^;.:]{{1,160}}?, (?:responsavel|obrigad[oa]|devid[oa]|{_DUTY})"
    rf"| (?:condicao|restrit[oa] a|limitad[oa] a|reservad[oa] a)| {_PAID_BY}"
    r"| (?:exclusiva|unica|estrita)mente)",
    rf"sao (?:{_PAID_BY}|(?:exclusiva|unica|estrita)mente)",
    r"(?:tem|tera|terao|possui|possuem) (?:[^\s.;:,]+ ){0,5}?(?:dias?|horas?|semanas?|mes|meses"
    r"|anos?)(?: \w+){0,3}? para",
    rf"(?<!nao )(?<!nem )(?:tera|terao|estara|estarao|havera|haverao){_NOT_OWED}",
    r"(?!(?:teriamos|seriamos|queremos|podemos|devemos)\b)[a-z]{2,}(?:aremos|eremos|iremos)"
    r"|far(?:emos|ei)|[a-z]{3,}(?:arei|erei|irei)",
    rf"(?:requer|requerem|exig(?:e|em)|necessit(?:a|am)(?: de)?|demanda|pressupoe|carecem? de)"
    rf" {_FEW}{_CONSENT}",
    rf"sujeit(?:a|am|o|os|as)(?:-se)? {_FEW}(?:a|ao|as|aos) (?:[^\s.;:,]+ )?(?:{_LOSS}"
    r"|fiscalizac(?:ao|oes)|auditoria|aprovacao|normas|regras)",
    rf"(?:acarreta|enseja|gera|implica|importa|ocasiona)(?:m|ra|rao)?"
    rf" (?:[^\s.;:,]+ ){{0,4}}?{_LOSS}",
    r"(?:fica|ficam|esta|estao) (?:[a-z]+mente )?(?:adstrit|vinculad|submetid|condicionad"
    r"|subordinad|limitad|restrit)[oa]s?",
    r"fica(?:m)? (?:[a-z]+mente )?(?:estipulad|estabelecid|fixad|convencionad|ajustad|acordad"
    r"|pactuad|determinad)[oa]s?|(?:fica|ficou|ficaram|ficam) de",
    r"nao (?:e|sao) (?:reembols|transfer|cess|negoci|admiss|aceit|devol)[a-z]+",
    r"incide(?:m|ra|rao)? (?:a |o |os |as )?(?:multa|juros|correcao)|multas? (?:[^\s.;:,]+ ){0,3}?"
    r"de (?:r\$ ?)?\d|(?:pagamento|entrega|vencimento|prazo)s? ?:|ninguem [a-z]+"
    r"|prazos? (?:[^\s.;:,]+ ){0,4}?(?:e|sera) de",
    r"vincula(?:m)?-se|submete(?:m)?-se|impoe(?:m)?-se|ha-de|hao-de|urge que|mister que",
    r"intransferive(?:l|is)|interdit[oa]s?|inegociave(?:l|is)|inalienave(?:l|is)"
    r"|intransmissive(?:l|is)|inadmissive(?:l|is)|incessive(?:l|is)",
    r"(?:limita|restringe|destina)(?:m)?-se"
    r" (?:exclusiva|unica|estrita)?m?e?n?t?e? ?(?:a|ao|as|aos)",
    r"nao se (?:exime|eximem|exonera|exoneram|isenta|desobriga)|devedor(?:a|es)? solidari[oa]s?"
    r"|fiador(?:a|es)? solidari[oa]s?|principal pagador",
    r"declaram? (?:ter )?(?:ciencia|estar ciente|que)|ciente de que",
    r"(?:somente|so|apenas|unicamente|exclusivamente) (?:[^\s.;:,]+ ){1,6}?pod(?:e|em|era|erao)",
    r"nao (?:tem|possui|possuem|detem|ha|dispoe de|dispoem de|goza de) (?:[oa]s? [a-z]+ )?(?:a "
    r"|o |qualquer )?"
    r"(?:permissao|autorizacao|competencia|poder(?:es)?|licenca|faculdade|direito)(?: (?:para|de"
    r"|a|d[oa]))?",
    r"(?:ao|aos|as?) [a-z]+ (?:cabe|cumpre|compete|incumbe)(?:m|ra|rao)? [a-z]+(?:[aei]r|por)",
    r"sem (?:a |o |previa |prever )*(?:[a-z]+ )?(?:anuencia|autorizacao|consentimento|aprovacao"
    r"|licenca)"
    r"[^.;:]{0,60}?, (?:[oa]s? )?[a-z]+ nao [a-z]+",
    # The cell of a table of payments.
    r"(?<=\| )(?:em ate|no prazo de|dentro de) \d+ (?:[^\s|]+ ){0,4}?(?:horas?|dias?|semanas?"
    r"|mes(?:es)?)(?=[^|.;]{0,80}\|)",
    r"(?:devid|pagave)[a-z]+ (?:ate|no prazo|em|mensal\w+|por)",
)
"""What is found wherever it stands, beside the patterns of `duty_words_pt`."""
