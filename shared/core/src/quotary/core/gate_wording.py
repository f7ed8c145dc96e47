"""The gate's own sentences, one per kind of alert, in the languages of playbooks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from quotary.core.finding import Alert
from quotary.core.playbook.problem import printable
from quotary.core.span import Span

_FOREIGN: Final = 120
_PLACE: Final = re.compile(r"\{([a-z]+)\}")

_EN: Final[Mapping[str, str]] = {
    "position_unusable": "{why}",
    "field_unusable": "{why}",
    "outside_unit": "A quote stands outside the part of the contract that was read.",
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
    "adverse_language": "The contract has wording that speaks against a clean reading: “{cue}”.",
    "worse_elsewhere": "Another sentence of the contract reads worse for “{name}”.",
    "unclear_elsewhere": "Another sentence of the contract is not clear about “{name}”.",
    "type_unconfirmed": "Neither title nor opening shows that this is a document of type {type}.",
    "flag": "The quote is flagged: {kind}.",
}

_PT: Final[Mapping[str, str]] = {
    "position_unusable": "{why}",
    "field_unusable": "{why}",
    "outside_unit": "Um trecho está fora da parte do contrato que foi lida.",
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
    "adverse_language": "O contrato tem redação que fala contra uma leitura limpa: “{cue}”.",
    "worse_elsewhere": "Outra frase do contrato é pior para “{name}”.",
    "unclear_elsewhere": "Outra frase do contrato não é clara sobre “{name}”.",
    "type_unconfirmed": "Nem o título nem a abertura mostram que este documento é do tipo {type}.",
    "flag": "O trecho está sinalizado: {kind}.",
}

_WORDING: Final = {"en": _EN, "pt": _PT}


def raised(kind: str, language: str, span: Span | None = None, **values: object) -> Alert:
    """The alert of that kind with its sentence, foreign values printable and short."""
    sentences = _WORDING.get(language, _EN)
    sentence = sentences.get(kind, sentences["flag"])
    values.setdefault("kind", kind)
    said = _PLACE.sub(lambda at: printable(str(values.get(at[1], "")), _FOREIGN), sentence)
    return Alert(kind, said, span)
