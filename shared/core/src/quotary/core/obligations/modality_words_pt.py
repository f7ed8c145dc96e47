"""The words by which Portuguese says must, must not and may, over an unmasked text in one line."""

from __future__ import annotations

import re
from typing import Final

MORE: Final = re.compile(
    r"(?<!\w)(?:pod(?:e|em|era|erao)|poder-se-a|(?:permitid|facultad|autorizad|licit|admitid)[oa]s?"
    r"|(?:tem|tera|terao|possui) (?:o )?direito"
    r"|reserva(?:m)?-se,? (?:[a-z]+ ){0,3}?(?:direito|faculdade)"
    r"|se reserva(?:m)? (?:o direito|a faculdade)|assiste (?:[oa] [a-z]+ )?(?:o )?direito)(?!\w)"
)
NEVER: Final = (
    r"(?:(?:em|sob) nenhum[ao]?s? \w+"
    r"|(?:em|sob) (?:hipotese|caso|circunstancia|pretexto) algum[ao]?"
    r"|(?:hipotese|circunstancia) alguma|de (?:forma|modo|maneira) (?:algum[ao]?|nenhum[ao]?)"
    r"|jamais|nunca)"
)
BETWEEN: Final = (
    r"(?:se|lhes?|l?[oa]s?|me|nos|mais|tambem|ainda|sequer|e|sao|esta|estao|fica|ficam|ficara"
    r"|ficarao|sera|serao|estara|estarao|sendo|podera|ira|terminantemente|expressamente"
    r"|a contratad[ao]|[ao] contratante|as partes|a parte|de (?:forma|modo|maneira) alguma"
    r"|em hipotese alguma)"
)
DENIED: Final = re.compile(
    rf"(?<!\w)(?:nao|nunca|jamais|tampouco|nem)(?: ?,[^,;.:]{{1,160}},)?(?:,? {BETWEEN},?)* ?$"
)
FRONT: Final = re.compile(rf"(?<!\w)(?:nenhum[ao]?s?|ninguem|nada|nem|{NEVER})(?!\w)")
UNDER: Final = re.compile(
    r"(?<!\w)(?:se|caso|quando|que|desde|salvo|exceto|conforme|onde|cuj[oa]s?|sem|havendo|"
    r"inexistindo)(?!\w)"
)
CUT: Final = re.compile(
    r"(?<!\w)(?:que|se|caso|quando|onde|desde|salvo|exceto|conforme|cuj[oa]s?|enquanto)(?!\w)"
)
HARMLESS: Final = re.compile(
    r"nao (?:so|apenas|somente|inferior\w*|superior\w*|obstante|limitad\w+|menos|mais|se limit\w+)"
    r"|ou nao|mas nao se limit\w+"
)
COMPLEMENT: Final = re.compile(
    # "Em caminhão fechado e não a céu aberto", "e para nenhuma outra finalidade", "não incluídas":
    # what is denied is a place, a means or a thing of the same deed, and no deed.
    r"(?:(?<!\w)(?:e|mas|ou)|,) nao (?:(?:em|por|para|com|sob|sobre|entre|ante|perante|pel[oa]s?"
    r"|n[oa]s?|d[aeo]s?|ao|aos|atraves|antes|depois|apos|mediante)(?!\w)(?! [a-z]+[aei]r\b)"
    r"|a (?:ceu|prazo|granel|mao|credito|terceir[oa]s?|outr[oa]s?|quem|qualquer|tod[oa]s?)(?!\w)"
    r"|[oa]s? (?:decorrent|resultant|causad|provenient|oriund|ocasionad|havid|referent|relativ"
    r"|destinad|d[aeo]s? |que )"
    r"|(?:apenas|somente|so|meramente)(?!\w)"
    r"|(?:incluid|compreendid|abrangid|computad|considerad|sujeit|superior|inferior|excedent"
    r"|descontad)\w*"
    r"|(?:lhes? )?(?:cabendo|sendo devid[oa]s?|havendo|fazendo jus)(?!\w))"
    r"|(?:(?<!\w)(?:e|mas|ou)|,) (?:(?:para|por|em|com|a|de|d[aeo]|n[oa]|junto a|sob) )?"
    r"nenhum[ao]?s? outr[oa]s?(?!\w)"
)
LEFT: Final = re.compile(rf"(?<!\w)(?:nao|nem|nada|ninguem|nenhum[ao]?s?|{NEVER})(?!\w)")
POST: Final = re.compile(rf"(?<!\w){NEVER}(?!\w)")
THEN_NOT: Final = re.compile(r"^,? ?(?:a |de |em |por )?(?:[a-z]+mente )?nao(?!\w)")
ABSTAIN: Final = re.compile(r"^,? ?(?:a |de |em )?(?:[a-z]+mente )?(?:se )?abster")
TURNS: Final = re.compile(
    r"^,? ?(?:a |de |ser |se )*(?:deixar|eximir|furtar|abster|isentar|impedir|obrigad|exigid"
    r"|respons|necess|devid|impedid|vedad|proibid|considerad|interpretad|tid[oa]s? como"
    r"|prejudicad|constru)"
)
OWED: Final = re.compile(r"^,? ?(?:a |ser |se )*(?:obrigad|exigid|respons|necess|devid|compelid)")
NOTHING_DENIED: Final = re.compile(
    # "Nenhuma obrigação surgirá" forbids nobody anything.
    r"(?<!\w)nenhum[ao]?s? (?:\w+ )?(?:obrigac|responsab|dever|pagamento|onus|direito|multa|juro"
    r"|valor|custo|encargo|indeniza|tolerancia|renuncia)"
)
TURNING: Final = re.compile(
    r"^(?:deixar|eximir|furtar|abster|isentar|impedir|prejudicar|afastar|obstar|excluir|desobrigar"
    r"|dispensar|constituir|implicar|importar)"
)
NEXT: Final = re.compile(r"^,? ?(?:a |de |em |se )*$")
ONLY: Final = re.compile(r"(?<!\w)(?:somente|apenas|so|unicamente|exclusivamente)(?!\w)")
FEW: Final = 4
ONLY_THEN: Final = re.compile(r"(?<!\w)(?<!nao )(?:somente|apenas|so|unicamente)(?: se)? $")
FREED: Final = re.compile(
    r"^,? ?(?:a |de |ser |se |[ao] [a-z]+ )*(?:dispensad|isent|desobrigad|livre|liberad|exonerad)"
)
HALF_DENIED: Final = re.compile(r"(?<!\w)(?:raramente|dificilmente|quase nunca|nem sempre)(?!\w)")
LEADS_IN: Final = re.compile(
    # "deverá: a) entregar", as it stands or as a quote's parts are joined.
    r" ?:(?: ?\.\.\.)? ?(?:\(?(?:[a-z]|[ivx]{1,5}|[0-9]{1,2})[.)]|[\u2022\u00b7*-])? ?"
)
ASIDE: Final = re.compile(
    # What is denied in an aside is denied, but for conditions: "não havendo acordo".
    rf"^ ?,(?! (?:nao (?![a-z]+ndo\b|obstante\b)|nunca|jamais|nem)\b)"
    rf"(?![^,]*{NEVER})[^,;.:]{{1,200}},"
)
AND: Final = re.compile(r"(?<!\w)(?:e|mas|ou|nem)(?!\w)")
COPULA: Final = frozenset(["sera", "serao", "ficara", "ficarao"])
FORBIDS: Final = re.compile(r"^(?:vedad|proib|defeso|impedid|impossib|inadmi|veda|abst)")
CAN: Final = re.compile(r"^(?:pode|poder|podem|podera)")
PERMITS: Final = re.compile(
    r"^(?:permitid|facultad|autorizad|licit|admitid|(?:tem|tera|terao|possui) (?:o )?direito"
    r"|reserva|se reserva|assiste)"
)
OWES: Final = re.compile(
    r"^(?:precis|necessit|.*exigid|.*necessari|possu|obrigad|obrigat|obriga|compromet|respons|respond|cabe|compet"
    r"|incumb|exige|e |sao |tem |"
    r"tera|assum|garante|assegura|sujeit|por conta|as? cargo)"
)
PLAIN: Final = re.compile(
    r"^nao |^nunca |^jamais |^nem |^tampouco |^nenhum|^ninguem|^nada|^sob |^em "
    r"|^somente |^so |^apenas |^unicamente |^exclusivamente "
)
