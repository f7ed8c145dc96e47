"""What a report says of its own, in the languages of playbooks; the desk itself speaks English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quotary.api.desk.words import Sign

_EN: Final[Mapping[str, str]] = {
    "page": "page {n}",
    "clause": "clause {number}",
    "in_text": "in the text",
    "unit": "Unit {n}",
    "preamble": "Preamble",
    "signature": "Signature",
    "contents": "Table of contents",
    "exhibit": "Exhibit",
    "heading": "Heading",
    "remainder": "Remainder",
    "not_evaluated": "Not evaluated: nothing is known of this part, good or bad. Read it.",
    "missing": "Missing: this must be in the contract, and no clause for it was found.",
    "missing_yet": "Yet {where} speaks of it: read that before you insert anything.",
    "no_position": "The playbook does not address this clause; the alert says why it is shown.",
    "disputed": "No quote was proposed for it, yet the contract speaks of it: it may be there "
    "after all. Read the passage that the alert names.",
    "absent": "Not in the contract, as far as was read: no clause for it was proposed.",
    "refused": "A quote was refused: its words are not in the contract.",
    "review_of": "Contract review, run {run}",
    "route": "Route",
    "counterparty": "Counterparty",
    "unknown": "not known",
    "playbook": "Playbook",
    "own_route": "The system’s own route",
    "none": "none",
    "overridden": "overridden by people: {n}",
    "proposer": "Proposer",
    "calls": "model calls: {n}",
    "matter": "Matter",
    "made": "Report made",
    "reasons": "Reasons",
    "own_reasons": "The system’s own reasons, before people’s overrides",
    "document": "About the document as a whole",
    "findings": "Findings, most severe first",
    "no_findings": "None that is not accepted.",
    "accepted": "Accepted",
    "unread": "Not evaluated",
    "all_read": "Everything in the playbook was evaluated.",
    "unaddressed": "What the playbook does not address",
    "says_not": "What this report does not say",
    "nothing": "None.",
    "critical": "critical",
    "rule": "Rule",
    "alert": "Alert",
    "says": "{who} says {verdict}",
    "comment": "Drafted comment, from the {source}",
    "insert": "Text to insert, from the playbook",
    "model": "model",
    "units_unread": "{n} of {units} parts could not be evaluated.",
    "missing_unread": "Whether something is missing: not everything could be read.",
    "not_1": "It looks at the positions of the playbook alone. What the playbook does not address, "
    "it does not judge.",
    "not_2": "A quote in it was found word for word in the contract by code. Whether it is the "
    "clause that matters most, a person decides.",
    "not_3": "“Absent” means that no clause was proposed and that no cue word disputes it. It does "
    "not prove that the contract is silent.",
    "not_4": "A clause that is bad without any number, and in words that no cue knows, may have "
    "passed as accepted.",
}
_PT: Final[Mapping[str, str]] = {
    "page": "página {n}",
    "clause": "cláusula {number}",
    "in_text": "no texto",
    "unit": "Parte {n}",
    "preamble": "Preâmbulo",
    "signature": "Assinaturas",
    "contents": "Sumário",
    "exhibit": "Anexo",
    "heading": "Título",
    "remainder": "Restante",
    "not_evaluated": "Não avaliado: nada se sabe desta parte, nem de bom nem de ruim. Leia-a.",
    "missing": "Falta: isto tem de constar do contrato, e nenhuma cláusula a respeito foi "
    "encontrada.",
    "missing_yet": "Mas {where} fala disto: leia antes de inserir qualquer texto.",
    "no_position": "O playbook não trata desta cláusula; o alerta diz por que ela aparece aqui.",
    "disputed": "Nenhum trecho foi proposto, mas o contrato fala deste ponto: talvez conste, sim. "
    "Leia a passagem que o alerta aponta.",
    "absent": "Não consta do contrato, até onde foi lido: nenhuma cláusula foi proposta.",
    "refused": "Um trecho foi recusado: as suas palavras não constam do contrato.",
    "review_of": "Revisão de contrato, rodada {run}",
    "route": "Rota",
    "counterparty": "Contraparte",
    "unknown": "não conhecida",
    "playbook": "Playbook",
    "own_route": "A rota do próprio sistema",
    "none": "nenhuma",
    "overridden": "alterados por pessoas: {n}",
    "proposer": "Quem propôs",
    "calls": "chamadas ao modelo: {n}",
    "matter": "Processo",
    "made": "Relatório feito em",
    "reasons": "Motivos",
    "own_reasons": "Os motivos do próprio sistema, antes do que pessoas alteraram",
    "document": "Sobre o documento como um todo",
    "findings": "Achados, do mais grave ao menos grave",
    "no_findings": "Nenhum que não seja aceito.",
    "accepted": "Aceitos",
    "unread": "Não avaliado",
    "all_read": "Tudo o que o playbook pede foi avaliado.",
    "unaddressed": "O que o playbook não trata",
    "says_not": "O que este relatório não diz",
    "nothing": "Nada.",
    "critical": "crítico",
    "rule": "Regra",
    "alert": "Alerta",
    "says": "{who} diz {verdict}",
    "comment": "Comentário proposto, do {source}",
    "insert": "Texto a inserir, do playbook",
    "model": "modelo",
    "units_unread": "{n} de {units} partes não puderam ser avaliadas.",
    "missing_unread": "Se falta alguma coisa: nem tudo pôde ser lido.",
    "not_1": "Ele só olha os pontos do playbook. O que o playbook não trata, ele não julga.",
    "not_2": "Cada trecho citado foi encontrado por código, palavra por palavra, no contrato. Se é "
    "a cláusula que mais importa, decide uma pessoa.",
    "not_3": "“Não consta” quer dizer que nenhuma cláusula foi proposta e que nenhuma palavra-"
    "chave o contesta. Não prova que o contrato silencia.",
    "not_4": "Uma cláusula ruim sem número algum, e em palavras que nenhuma palavra-chave conhece, "
    "pode ter passado por aceita.",
}
PHRASES: Final[Mapping[str, Mapping[str, str]]] = {"en": _EN, "pt": _PT}
SIGNS_PT: Final[Mapping[str, str]] = {
    "Red": "Vermelho",
    "Yellow": "Amarelo",
    "Green": "Verde",
    "Out of playbook": "Fora do playbook",
    "Accept": "Aceito",
    "Fallback": "Negociável",
    "Reject": "Recusado",
    "Ungrounded": "Sem lastro",
    "Missing": "Falta",
    "Not evaluated": "Não avaliado",
    "Not addressed": "Não tratado",
    "None": "Nenhuma",
}
"""Every word of a route's or a verdict's sign; `Failed` and `Running` have no report."""


def phrase(key: str, language: str = "en", **values: object) -> str:
    """The phrase of that key; English where the language has none."""
    return PHRASES.get(language, _EN)[key].format(**values)


def sign_word(sign: Sign, language: str) -> str:
    """The word of a route or verdict."""
    return SIGNS_PT.get(sign.word, sign.word) if language == "pt" else sign.word
