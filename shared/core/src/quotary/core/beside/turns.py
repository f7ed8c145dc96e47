"""Words by which a sentence turns what another one says, in flattened Portuguese and English."""

from __future__ import annotations

import re
from typing import Final

from quotary.core.beside.silence import RENEWAL, SILENCE

_ORDINAL: Final = (
    r"(?:primeir[oa]s?|segund[oa]s?|terceir[oa]s?|quart[oa]s?|quint[oa]s?|sext[oa]s?|setim[oa]s?"
    r"|oitav[oa]s?|non[oa]s?|decim[oa]s?|ultim[oa]s?|first|second|third|fourth|fifth|last)"
)
_PERIOD: Final = (
    r"(?:anos?|meses|mes|semanas?|dias?|exercicios?|trimestres?|semestres?|years?|months?|weeks?"
    r"|days?)"
)
_WHO: Final = (
    r"(?:(?:o|a|os|as|pel[oa]s?|d[oa]s?) )?(?:contratantes?|contratad[oa]s?|controlador[a]?"
    r"|operador[a]?|fiscalizacao|diretoria|gestor[a]?|fiscal|tesouraria|uma d?as partes)"
)

_ALIKE: Final = r"(?:equivalentes?|correspondentes?)"

DEEMED: Final = (
    r"\b(?:considera\w*|entende\w*|reputa\w*|presume\w*|computa\w*|conta\w*|tem|ter|toma\w*|le|leem"
    r"|equipara\w*|trata\w*) se\b(?! refere)"
    r"|\bse (?:considera|entende|reputa|presume|computa|equipara)\w*"
    r"|\b(?:equival(?:e|em|era|erao|eria|eriam|endo|esse|essem|ha|ham)|significa\w*"
    r"|corresponde(?:m|ra|rao|ria|riam|ndo|sse|ssem)? (?:a|ao|aos|as)"
    r"|vale\w* (?:como|por|apos|depois|so|somente"
    r"|apenas|quando|a partir)|faz as vezes|como se (?:fosse|houvesse|estivesse))\b"
    # "Deveres equivalentes" and "multa equivalente a 10 %" state; "prazo equivalente ao do Anexo",
    # "30 dias ou equivalente" and "multa equivalente ao dobro" turn.
    rf"|(?<!\bmulta )\b{_ALIKE} (?:a|ao|aos|as)\b|\b{_ALIKE} (?:a|ao|aos|as) (?!# %)"
    r"|(?<!dever )(?<!deveres )(?<!obrigacao )(?<!obrigacoes )(?<!sigilo )(?<!confidencialidade )"
    r"(?<!protecao )\bequivalentes?\b(?! (?:a|ao|aos|as)\b)"
    r"|\b(?:means?|deemed|counts? as|treated as|regarded as|equals?)\b"
)
MULTIPLIED: Final = (
    r"\b(?:dobr(?:a|am|ara|arao|ad[oa]s?|ando|o)|duplic\w+|triplic\w+|quadruplic\w+|multiplic\w+"
    r"|elev(?:a|am|ara|a se|ad[oa]s?)|aument\w+|cresc\w+"
    r"|progressiv\w+|cumul\w+|soma\w* se|somad[oa]s?"
    r"|acresc\w+|igual (?:quantia|valor|montante|soma)|(?:quantia|valor|montante|soma)"
    r" igual|em dobro|triplo|quintuplo|metade|um (?:terco|quarto|quinto|decimo)(?! %)"
    r"|por (?:evento|ocorrencia|infracao|ato|fato|reclamacao|hora|item|unidade|fabrica|cada)"
    r"|e por (?:dia|hora)|doubles?|doubled|triples?|increases?)\b"
)
DISCRETION: Final = (
    r"\b(?:a (?:seu )?(?:exclusivo |livre |inteiro )?(?:criterio|juizo|talante|gosto)"
    r"|o que (?:entender|julgar|quiser|reputar|achar|decidir)"
    r"|(?:exclusivo|livre|inteiro|seu) (?:criterio|juizo|arbitrio)|discricion\w+|convenien\w+"
    rf"|(?:entender|julgar|quiser|preferir|reputar|achar|convier|decidir) {_WHO}"
    rf"|{_WHO} (?:entender|julgar|quiser|preferir|reputar|achar|decidir|escolher|permitir|aprovar)"
    r"|(?:de acordo|aval|aceite|aprovacao|concordancia|anuencia|liberacao|visto|autorizacao"
    rf"|consentimento) (?:\w+ ){{0,3}}?(?:d[aoe]s?|pel[ao]) {_WHO}"
    rf"|basta\w* (?:a {_WHO}|para tanto)|at (?:its|their) (?:sole )?discretion)\b"
)
LATER: Final = (
    rf"\b{_ORDINAL} {_PERIOD}\b"
    rf"|\b(?:no|na|ao|do|a partir do|pel[oa]) {_ORDINAL}\b"
    r"|\b(?:so (?:apos|depois|quando|se|a partir)|somente (?:apos|depois|quando|se|a partir)"
    r"|na vespera|(?:n[ao] |de )?(?:mesm[ao] (?:data|dia|ato)|imediato|pronto)|automatica\w*)\b"
)
EXCEPTED: Final = (
    r"\b(?:salvo|exceto|ressalvad\w+|excetuad\w+|a excecao|com excecao|nao se aplica\w*"
    r"|nao alcanca\w*|nao abrange\w*|nao inclu\w+|nao vale\w*|nao impede\w*|nao obriga\w*|afasta\w*"
    r"|independente\w* d[aeo]s?|ainda que|mesmo (?:que|se|quando)|seja qual\w* for"
    r"|qualquer que seja|venham? de onde|dispensa\w*|prevalec\w+|sem (?:limit\w+|teto)|a parte"
    r"|except|unless|notwithstanding|regardless|prevails?)\b"
)
UNBOUNDED: Final = (
    r"\b(?:tudo|tod[oa]s?|qualquer|quaisquer|integra\w*|inteir\w+|nenhum\w*|ninguem|nada|exclusiv\w*"
    r"|somente|apenas|so|unic[oa]s?|sempre|indefinid\w+|perpetu\w+|para sempre|all|any|every|only"
    r"|none|exclusive\w*)\b"
)
STATED: Final = (
    r"\b(?:nao|nem|jamais|nunca|(?<![aemr] )se|caso|quando|antes|depois|apos|ate|enquanto"
    r"|inici\w+ se|pode|podem|podera|poderao|deve|devem|devera|deverao|escolh\w+|reserva\w*"
    r"|aplica\w* se|conjunto|a partir d[aeo]s?|cada"
    r"|por (?:visita|chamado|ordem|peca|dia|mes|ano|semana)"
    r"|(?:e|sao|sera|serao|fica|ficam|ficara|ficarao) (?:\w+ )?\w+(?:ad|id|it|st|ag|rt)[oa]s?"
    r"|sai|saem|cessa\w*|deixa\w*|perde\w*|abst\w+ se|passa\w*|recai\w*|permanece\w*|autoriza\w*"
    rf"|(?:{_WHO}) (?:nao |lhe |se )?\w+(?:ara|era|ira|arao|erao|irao))\b"
)
AMOUNT: Final = re.compile(r"#|\b(?:um|uma) (?:dia|mes|ano|semana|quinto|quarto|terco|decimo)\b")

ALIKE_TO: Final = re.compile(rf"{_ALIKE} (?:a|ao|aos|as)(?: [^#].*)?")

_TURNED: Final = (DEEMED, MULTIPLIED, DISCRETION, LATER, SILENCE, RENEWAL)

TURNS: Final = re.compile("|".join(_TURNED))
"""In a sentence that states a value: it is then not the one that counts, or not yet."""

TOUCHES: Final = re.compile("|".join((*_TURNED, EXCEPTED, UNBOUNDED, STATED, AMOUNT.pattern)))
"""In a sentence on a topic, elsewhere than where the topic is dealt with."""

TERMS: Final = re.compile(
    # "Os dias mencionados neste contrato são …": what the contract's own words mean.
    r"\b(?:dias?|prazos?|meses|percentu\w+|multas?|valores|indices?|avisos?|comunicacoes|limites?)"
    r" (?:\w+ ){0,3}?(?:mencionad|referid|previst|estabelecid|indicad|citad|fixad|ajustad|aludid"
    r"|d?nest[ea]|d?est[ea])\w* (?:\w+ ){0,3}?(?:contrato|instrumento)\b"
)
