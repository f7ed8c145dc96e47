"""Portuguese words that bind somebody, or forbid somebody, as patterns over an unmasked text.

The text has lost its accents. Where only an accent tells a word of duty from another ("é", "fará"),
the group `accented` holds the letters whose last must have carried one in the source.
"""

from __future__ import annotations

import re
from typing import Final

FEW: Final = r"(?:[^\s.;:,!?]+ ){0,4}?"
_DUTY_NOUN: Final = (
    r"(?:dever(?:es)?|obrigac(?:ao|oes)|responsabilidades?|encargos?|onus|atribuic(?:ao|oes)"
    r"|incumbencias?)"
)
_OR_NONE: Final = (
    r"(?:em (?:nenhum\w*|caso algum|hipotese alguma|tempo algum|momento algum)|sob (?:nenhum\w*"
    r"|hipotese alguma|pretexto algum)|de (?:forma|modo|maneira) (?:alguma|algum|nenhuma)"
    r"|(?:nenhuma|qualquer) hipotese|jamais|nunca|nao|nem|somente|apenas|unicamente"
    r"|exclusivamente|so)"
)
_CAN: Final = r"pod(?:e|em|era|erao|eria|eriam|er-se-a)"

PATTERNS: Final = (
    r"dev(?:e|em|era|erao|eria|eriam|eremos|endo|er-se-a)(?:-se)?",
    r"obrig(?:a|am|ou|aram|ando|ad[oa]s?)(?:-se)?",
    r"obrigatori(?:[oa]s?|amente)",
    r"(?:compromete(?:m|u|ram|ndo)?|comprometid[oa]s?)(?:-se)?",
    r"(?:vedad|proibid|impedid|impossibilitad|inadmitid)[oa]s?",
    r"(?:defeso|inadmissivel|inadmissiveis|vedam?-se|(?:proibe|exige)m?(?:-se)?)",
    r"respons(?:avel|aveis) (?:(?:exclusiv|unic|direta|solidaria)\w* )*(?:por|pel[oa]s?)",
    r"responsabiliz(?:a|am|ando)(?:-se)?",
    rf"respond(?:e|em|endo) {FEW}(?:por|pel[oa]s?|perante|solidaria\w*|integral\w*)",
    rf"(?:compet(?:e|em|indo)|cabe|cabem|cabendo|cumprem?),? {FEW}(?:a|ao|as|aos)",
    r"(?:cabe|cumpre|compete|incumbe)-lhes?",
    r"incumb(?:e|em|indo|id[oa]s?)(?:-se|-lhes?)?",
    r"(?:por conta|as? cargo|as? expensas|sob (?:a |sua |inteira |exclusiva )*responsabilidade)"
    r"(?: \w+){0,2}? d[aeo]s?",
    rf"(?P<accented>e) {FEW}(?:{_DUTY_NOUN}|necessari[oa]|imprescindivel|indispensavel|mister"
    r"|mandatori[oa]|devid[oa]|exigid[oa])",
    r"e (?:dever|obrigacao|responsabilidade) d[aeo]s?",
    rf"(?:sao|sera|serao|constitu(?:i|em)|configuram?|consiste\w*) {FEW}{_DUTY_NOUN}",
    rf"(?:tem|tera|terao|tenha|possui|possuem) {FEW}{_DUTY_NOUN}",
    r"(?:tem|tera|terao|tinha) (?:de|que) [a-z]+[aeio]r",
    rf"(?:tera|terao) {FEW}(?:prazo|ate|dias?|horas?|semanas?|mes|meses)",
    r"depend(?:e|em) d[aeo] (?:\w+ ){0,3}?(?:anuencia|acordo|aprovacao|autorizacao|consentimento)",
    rf"assum(?:e|em|indo) {FEW}(?:{_DUTY_NOUN}|compromissos?|riscos?|custos?|despesas?)",
    r"(?:ha|hao|havera|haverao) (?:de|que) [a-z]+[aeio]r|aceitam? [a-z]+[aei]r|carecem? de",
    r"nao (?:lhes? )?assist(?:e|em|ira)|impoe(?:m)?-se|suportad[oa]s? pel[oa]s?",
    rf"nao {FEW}(?:permitid|licit|admitid|facultad|autorizad|cabivel|possivel)[oa]?s?",
    r"nao se (?:permite|admite|autoriza|tolera)",
    rf"(?:nao|nunca|jamais|tampouco|nem) (?:[a-z-]+ ){{0,2}}?{_CAN}",
    rf"(?:nenhum[ao]?s?|ninguem|nada|em nenhum[ao]?|sob nenhum[ao]?|hipotese alguma"
    r"|em (?:caso|tempo|momento) algum"
    rf"|de (?:forma|modo|maneira) algum[ao]?)\b[^.;:]{{0,100}}?\b{_CAN}",
    rf"(?:somente|so|apenas|unicamente|exclusivamente)(?: se)? {_CAN}",
    rf"{_CAN}(?=[^.;:]{{0,120}}?\b{_OR_NONE}\b)",
    r"(?:garante|garantem|assegura|asseguram|indeniza|indenizam|ressarce|ressarcem)(?:-se)?",
    r"abst(?:em|enha|enham|er|endo)(?:-se)?",
    r"(?:sujeita|submete|sujeitam|submetem)-se",
    r"(?:encarregad|incumbid)[oa]s? d[aeo]s?",
    rf"{_DUTY_NOUN}\b[^.;:]{{0,100}}:(?! *\d)",
    r"(?:vedacoes|proibicoes)\b[^.;:]{0,100}:",
    r"sob pena d[aeo]",
    r"reca(?:i|em) sobre|(?:vai|vao) [a-z]+[aei]r|(?:arca|arcam) com|concordam? em",
    r"precisam? (?:ser|estar|[a-z]+[aei]r)",
    rf"(?:esta|estao|foi|for|sao|sera|serao) {FEW}exigid[oa]s?|faz(?:em)?-se necessari[oa]s?",
    # "far-se-á", "obrigar-se-á", "pagá-los-á": the future that takes its pronoun inside.
    r"(?!poder)[a-z]+-(?:se|lhes?|l?[oa]s?|me|nos)(?:-(?:lhes?|l?[oa]s?))?-(?:a|ao|emos)",
)
"""What is found wherever it stands."""

STATEMENTS: Final = (
    r"(?:custos?|riscos?|despesas?|tributos?|onus|encargos?|obrigac(?:ao|oes))"
    r" (?:[^\s.;:,]+ ){0,5}?(?:e|sao|correm|cabem|ficam) (?:exclusiv\w+ )?"
    r"(?:d[aeo]s?|com|pel[oa]s?|por)",
    r"(?:nunca|jamais) [a-z]+|nenhuma das partes",
    rf"(?P<accented>e|sao) {FEW}[a-z]+(?:ad|id|eit|ag)[oa]s? (?:em|ate|no prazo|mensal\w+|dentro)",
    r"(?:ocorre|vence|da-se|faz-se)m? (?:em|no|ate|mensal\w+|dentro)",
)
"""Statements that somebody owes, or that something is done by some time: no verb of duty."""

FUTURE: Final = r"(?P<future>[a-z]+r(?:a|ao))(?:-(?:se|lhes?|l?[oa]s?|me|nos))?"
"""In Portuguese the future tense binds: "entregará", "fará", "serão". It ends in an accent."""

NO_FUTURE: Final = frozenset(
    [
        "podera",
        "poderao",
        "havera",
        "haverao",
        "tera",
        "terao",
        "estara",
        "estarao",
        "para",
        "ceara",
        "guara",
        "sabara",
        "acara",
        "xara",
        "padrao",
        "patrao",
        "grao",
        "verao",
        "ladrao",
        "esporao",
        "cifrao",
        "alcorao",
    ]
)
"""Futures that bind nobody by themselves, and names and nouns that end alike."""

PRESENT: Final = re.compile(
    r"(?:eira|para|[dlmnvt]era|opera|supera|espera|gera|lara|tira|vira|gira|pira|cara|bara)$"
)
"""Ends that, in a text without any accent, are hardly a future: "considera", "terceira"."""

INFINITIVE: Final = (
    r"(?:(?<![\w.])(?:[a-z]|[ivx]{1,5}|[0-9]{1,2}(?:\.[0-9]{1,2}){0,4})[).]"
    r"|(?<![\w.])[0-9]{1,2}(?:\.[0-9]{1,2}){1,4}|[-\u2022\u00b7]) ?-? ?"
    r"(?!(?:qualquer|lugar|mulher|carater|titular|familiar|similar|particular|regular|escolar)\b)"
    r"(?P<infinitive>[a-z]{2,}(?:[aei]r|por)(?:-(?:se|lhes?|l[oa]s?))?)(?= )"
)
"""An item of a list that names what is to be done: "a) Entregar o relatório"."""

NO_DUTY: Final = re.compile(
    r"\bnao (?:(?:e|esta|estao|fica|ficam|ficara|sera|serao|sao|se|lhes?|mais|sendo) ){0,4}"
    r"(?:obrigad|obrigatori|respons|respond|comprometid|vedad|proibid|impedid|exige)[^.;:,]{0,40}$"
)
"""Of these words "não" leaves nobody bound: "não está obrigada"."""

BINDS_NOBODY: Final = re.compile(
    # "O presente contrato vigorará": how long it holds. "Por estarem justas, assinam": the close.
    r"\b(?:contrato|instrumento|acordo|convenio|locacao)(?: [a-z]+){0,2} (?:vigorara|vigera)$"
    r"|\bpor (?:assim )?(?:se )?(?:estarem|acharem|estar)\b[^.;:]{0,80}? (?:assinam|firmam"
    r"|celebram)$"
)
"""Words that end with a verb by which nobody has to do anything."""
