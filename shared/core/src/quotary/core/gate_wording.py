"""The gate's own sentences, one per kind of alert, in the languages of playbooks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from quotary.core.finding import Alert
from quotary.core.playbook.problem import printable
from quotary.core.span import Span

_FOREIGN: Final = 120
_WHOLE: Final = {"says_more": 600, "touches": 600, "definition": 600}
"""Kinds whose alerts show a sentence whole, or all of it that is not known, up to so much."""
_PLACE: Final = re.compile(r"\{([a-z]+)\}")
_ASIDE: Final = re.compile(r"\s*\(\{[a-z]+\}\)")

_EN: Final[Mapping[str, str]] = {
    "position_unusable": "{why}",
    "field_unusable": "{why}",
    "outside_unit": "A quote stands outside the part of the contract that was read.",
    "ungrounded": "The quote given for it does not stand in the contract.",
    "off_topic": "The quote does not speak of this position.",
    "ambiguous": "The quote stands in several places of the contract.",
    "elsewhere": "The quote stands outside the part of the contract that was read.",
    "too_short": "The quote is too short to rest anything on.",
    "negation_before": "A negation or exception just before the quote was left out of it.",
    "negation_after": "A negation or exception just after the quote was left out of it.",
    "ellipsis": "The quote leaves words out.",
    "control_chars": "Invisible characters stand in the quote.",
    "ocr": "The quote rests on text recognised from a picture.",
    "hidden": "The quote rests on text that a reader of the page does not see.",
    "field_contradicts_quote": "The proposal and the quote disagree about “{name}”.",
    "field_unsupported": "The quote states nothing of the kind that “{name}” claims.",
    "field_ambiguous": "The quote gives more than one answer for “{name}”.",
    "absence_disputed": "It is called absent, but the contract speaks of “{cue}”.",
    "left_out": "The reply leaves this out of the clause, and code reads it there.",
    "played_down": "The reply makes this milder than what code reads in the clause.",
    "adverse_language": "The contract has wording that speaks against a clean reading: “{cue}”.",
    "worse_elsewhere": "Another sentence of the contract reads worse for “{name}”.",
    "unclear_elsewhere": "Another sentence of the contract is not clear about “{name}”.",
    "opens": "A sentence gives a right or lifts a duty in words that the playbook does not know: "
    "“{cue}”.",
    "set_aside": "A sentence puts something aside or behind something else: “{cue}”.",
    "defines": "A word gets a meaning of its own: “{cue}”.",
    "one_sided": "A sentence speaks of one named party alone: “{cue}”.",
    "unread": "A sentence has a bearing on what is accepted ({why}): “{cue}”.",
    "unheard": "A sentence uses words that such agreements do not use: “{cue}”.",
    "exclusion": "An exclusion from what is protected is not the usual one ({why}): “{cue}”.",
    "recipients": "Somebody of another house may receive information: “{cue}”.",
    "unbound": "Nothing lays secrecy on those to whom information may pass: “{cue}”.",
    "ownership": "What is made out of information goes to another than its owner: “{cue}”.",
    "own_paper": "A paper of one side's own stands beside the contract: “{cue}”.",
    "protected": "What is protected is defined narrowly ({why}): “{cue}”.",
    "definition": "What stands behind “{name}” {why}: “{cue}”.",
    "conditional": "The quoted sentence holds only under a condition: “{cue}”.",
    "unfamiliar": "The quoted sentence has a word that the playbook does not list for this "
    "position: “{cue}”.",
    "says_more": "The clause says more: “{cue}”.",
    "touches": "A sentence may change “{name}”: “{cue}”.",
    "reported": "The quoted words stand in quotation marks: they report wording, they do not agree "
    "it.",
    "type_unconfirmed": "Neither title nor opening shows that this is a document of type {type}.",
    "injection_telltale": "A passage speaks to a machine in words that contracts do not use.",
    "injection_forget": "A passage orders its reader to ignore or forget something.",
    "injection_instructions": "A passage gives orders about the instructions of the reviewer.",
    "injection_asks": "A passage asks its reader a question.",
    "injection_machine": "A passage tells a reviewing machine what to do.",
    "injection_calls": "A passage calls on a reviewing machine.",
    "injection_judge": "A passage tells its reader how to judge.",
    "injection_rating": "A passage orders or states a rating of the contract.",
    "injection_format": "A passage imitates the messages or replies of a model.",
    "more_alike": "{count} more sentences are not listed of which the same can be said (“{like}”): "
    "read on from here.",
    "flag": "The quote is flagged: {kind}.",
}

_PT: Final[Mapping[str, str]] = {
    "position_unusable": "{why}",
    "field_unusable": "{why}",
    "outside_unit": "Um trecho está fora da parte do contrato que foi lida.",
    "ungrounded": "O trecho indicado não consta do contrato.",
    "off_topic": "O trecho não trata deste ponto.",
    "ambiguous": "O trecho aparece em vários lugares do contrato.",
    "elsewhere": "O trecho está fora da parte do contrato que foi lida.",
    "too_short": "O trecho é curto demais para sustentar algo.",
    "negation_before": "Uma negação ou exceção logo antes do trecho ficou de fora dele.",
    "negation_after": "Uma negação ou exceção logo depois do trecho ficou de fora dele.",
    "ellipsis": "O trecho omite palavras.",
    "control_chars": "Há caracteres invisíveis no trecho.",
    "ocr": "O trecho vem de texto reconhecido de uma imagem.",
    "hidden": "O trecho vem de texto que quem lê a página não vê.",
    "field_contradicts_quote": "A proposta e o trecho divergem sobre “{name}”.",
    "field_unsupported": "O trecho nada diz do que “{name}” afirma.",
    "field_ambiguous": "O trecho dá mais de uma resposta para “{name}”.",
    "absence_disputed": "Diz-se que não consta, mas o contrato fala de “{cue}”.",
    "left_out": "A resposta omite este ponto na cláusula, e o código o lê nela.",
    "played_down": "A resposta torna este ponto mais brando do que o código lê na cláusula.",
    "adverse_language": "O contrato tem redação que fala contra uma leitura limpa: “{cue}”.",
    "worse_elsewhere": "Outra frase do contrato é pior para “{name}”.",
    "unclear_elsewhere": "Outra frase do contrato não é clara sobre “{name}”.",
    "opens": "Uma frase concede um direito ou dispensa um dever em palavras que o playbook não "
    "conhece: “{cue}”.",
    "set_aside": "Uma frase afasta algo ou o põe atrás de outra coisa: “{cue}”.",
    "defines": "Uma palavra recebe um sentido próprio: “{cue}”.",
    "one_sided": "Uma frase fala de uma só das partes, pelo nome: “{cue}”.",
    "unread": "Uma frase pesa sobre o que se aceita ({why}): “{cue}”.",
    "unheard": "Uma frase usa palavras que contratos assim não usam: “{cue}”.",
    "exclusion": "Uma exclusão do que é protegido não é a usual ({why}): “{cue}”.",
    "recipients": "Alguém de fora da casa pode receber informações: “{cue}”.",
    "unbound": "Nada impõe sigilo a quem pode receber informações: “{cue}”.",
    "ownership": "O que se faz com as informações fica com outro que não o dono: “{cue}”.",
    "own_paper": "Um documento de uma só das partes vale ao lado do contrato: “{cue}”.",
    "protected": "O que é protegido está definido de modo estreito ({why}): “{cue}”.",
    "definition": "O que está por trás de “{name}” {why}: “{cue}”.",
    "conditional": "A frase citada vale apenas sob condição: “{cue}”.",
    "unfamiliar": "A frase citada tem uma palavra que o playbook não lista para este ponto: "
    "“{cue}”.",
    "says_more": "A cláusula diz mais: “{cue}”.",
    "touches": "Uma frase pode mudar “{name}”: “{cue}”.",
    "reported": "As palavras citadas estão entre aspas: relatam uma redação, e não a acordam.",
    "type_unconfirmed": "Nem o título nem a abertura mostram que este documento é do tipo {type}.",
    "injection_telltale": "Um trecho fala com uma máquina em palavras que contratos não usam.",
    "injection_forget": "Um trecho manda quem o lê ignorar ou esquecer algo.",
    "injection_instructions": "Um trecho dá ordens sobre as instruções de quem revisa.",
    "injection_asks": "Um trecho faz uma pergunta a quem o lê.",
    "injection_machine": "Um trecho diz a uma máquina revisora o que fazer.",
    "injection_calls": "Um trecho se dirige a uma máquina revisora.",
    "injection_judge": "Um trecho diz a quem o lê como julgar.",
    "injection_rating": "Um trecho ordena ou declara uma avaliação do contrato.",
    "injection_format": "Um trecho imita mensagens ou respostas de um modelo.",
    "more_alike": "Mais {count} frases de que se pode dizer o mesmo (“{like}”) não estão na lista: "
    "leia a partir daqui.",
    "flag": "O trecho está sinalizado: {kind}.",
}

WORDING: Final[Mapping[str, Mapping[str, str]]] = {"en": _EN, "pt": _PT}


def raised(kind: str, language: str, span: Span | None = None, **values: object) -> Alert:
    """The alert of that kind with its sentence, foreign values printable and short."""
    sentences = WORDING.get(language, _EN)
    sentence = sentences.get(kind, sentences["flag"])
    values.setdefault("kind", kind)
    most = _WHOLE.get(kind, _FOREIGN)
    said = _PLACE.sub(lambda at: printable(str(values.get(at[1], "")), most), sentence)
    return Alert(kind, said, span)


def first_of(alerts: Sequence[Alert], most: int, language: str) -> Iterator[Alert]:
    """Yields the first `most` alerts of one kind, then one that says how many were left out."""
    yield from alerts[:most]
    if rest := alerts[most:]:
        said, _, _ = WORDING.get(language, _EN)[rest[0].kind].partition(":")
        like = _ASIDE.sub("", said)
        yield raised("more_alike", language, rest[0].span, count=len(rest), like=like)
