"""The system's own sentences, in the languages of playbooks, as a lawyer reads them.

Everything else in a reason is the playbook's `because` or the sentence of an alert.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from quotary.core.playbook.problem import printable

_EN: Final[Mapping[str, str]] = {
    "unusable": "The proposal says nothing usable about this, so it is not decided.",
    "absent_accept": "The contract says nothing about this, which the playbook accepts.",
    "absent_fallback": "The contract says nothing about this, which the playbook takes as a "
    "fallback.",
    "absent_reject": "The contract says nothing about this, which the playbook rejects.",
    "absent_missing": "No clause of the contract covers this.",
    "absent_here": "This part does not deal with it.",
    "contradicted": "It is called absent, yet a quote or a value is given for it.",
    "ungrounded": "The quote given for it does not stand in the contract.",
    "no_quote": "It is said to be there, but no quote was given.",
    "no_row": "No row of the playbook's table covers these values.",
    "no_table": "The playbook leaves this to a person.",
    "unknown": "Whether “{name}” holds is not known, so it cannot be accepted.",
    "unproved": "The quote does not show “{name}” as {value}.",
    "disagrees": "For “{name}” the quote reads {read}, not {proposed}.",
    "unclear": "The quote gives more than one answer for “{name}”.",
    "suggested": "The proposal itself classes it as worse than the table does.",
    "twice": "It was answered more than once; the worst answer counts.",
    "not_read": "The part of the contract that would show this could not be evaluated.",
    "no_position": "The playbook does not address this clause.",
    "unit_failed": "This part could not be evaluated: {why}",
    "unit_failed_no_reason": "This part could not be evaluated.",
    "units_failed": "{count} of {units} parts of the contract could not be evaluated.",
    "all_failed": "No part of the contract could be evaluated.",
    "missing_withheld": "What is missing cannot be said, because not everything was evaluated.",
    "type_disputed": "The contract is called “{claimed}”, but its title and opening do not bear "
    "that out; it was reviewed as usual.",
    "type_hidden": "The title or opening reads like another type of document than {type}.",
    "type_unsaid": "The proposal does not say what type of document this is.",
    "other_type": "The document is “{claimed}”, and its title and opening bear that out; this "
    "playbook is for {type}.",
    "capped": "It was read without a model, and such a review never clears a contract.",
    "signed_by_person": "Obligations wait for a person's sign-off.",
    "register_obligations": "Obligations with a verified quote: {count}.",
    "register_review": "Of these a person has to read one by one: {count}.",
    "register_escalated": "Proposals dropped and escalated: {count}.",
    "register_gaps": "Sentences with a duty word that nothing covers: {count}.",
    "stray": "{count} findings belong to no position of the playbook.",
    "triage": "This is triage and not a legal opinion: a lawyer has to read what it points to.",
    "green": "Every position is accepted, and nothing speaks against it.",
    "more": "And {count} more of this kind.",
    "accept_by": "{title}: accepted by a person ({who}){before}: {note}",
    "fallback_by": "{title}: called a fallback by a person ({who}){before}: {note}",
    "reject_by": "{title}: rejected by a person ({who}){before}: {note}",
    "where_accept": ", where the system said accept",
    "where_fallback": ", where the system said fallback",
    "where_reject": ", where the system said reject",
    "where_ungrounded": ", where the system found no such quote",
    "rule_red": "A critical position that is rejected, or whose quote is not in the contract, "
    "makes the contract red.",
    "rule_yellow": "A fallback, an alert, or a rejection that is not critical makes the contract "
    "yellow.",
    "rule_not_evaluated": "A contract with a part that was not evaluated is never green.",
    "rule_capped": "A review without a model is at best yellow.",
    "rule_type": "A contract whose type is in doubt is at least yellow.",
    "rule_chunk": "What a register proposes counts once a person has signed it, so the contract is "
    "yellow until then.",
    "rule_green": "Every position accepted and no alert makes the contract green.",
    "rule_other_type": "A document of another type, claimed and confirmed, is outside this "
    "playbook.",
    "rule_none": "Where nothing could be evaluated there is no route.",
}

_PT: Final[Mapping[str, str]] = {
    "unusable": "A proposta nada diz de aproveitável sobre este ponto, que fica sem decisão.",
    "absent_accept": "O contrato nada diz sobre este ponto, o que o playbook aceita.",
    "absent_fallback": "O contrato nada diz sobre este ponto, o que o playbook trata como "
    "negociável.",
    "absent_reject": "O contrato nada diz sobre este ponto, o que o playbook rejeita.",
    "absent_missing": "Nenhuma cláusula do contrato trata deste ponto.",
    "absent_here": "Esta parte não trata deste ponto.",
    "contradicted": "Diz-se que não consta, mas há trecho ou valor indicado.",
    "ungrounded": "O trecho indicado não consta do contrato.",
    "no_quote": "Diz-se que consta, mas nenhum trecho foi indicado.",
    "no_row": "Nenhuma linha da tabela do playbook cobre estes valores.",
    "no_table": "O playbook deixa este ponto para uma pessoa.",
    "unknown": "Não se sabe se “{name}” se verifica; por isso não pode ser aceito.",
    "unproved": "O trecho não mostra “{name}” como {value}.",
    "disagrees": "Para “{name}” o trecho diz {read}, e não {proposed}.",
    "unclear": "O trecho dá mais de uma resposta para “{name}”.",
    "suggested": "A própria proposta o classifica como pior do que a tabela.",
    "twice": "Foi respondido mais de uma vez; vale a pior resposta.",
    "not_read": "A parte do contrato que mostraria este ponto não pôde ser avaliada.",
    "no_position": "O playbook não trata desta cláusula.",
    "unit_failed": "Esta parte não pôde ser avaliada: {why}",
    "unit_failed_no_reason": "Esta parte não pôde ser avaliada.",
    "units_failed": "{count} de {units} partes do contrato não puderam ser avaliadas.",
    "all_failed": "Nenhuma parte do contrato pôde ser avaliada.",
    "missing_withheld": "Não se pode dizer o que falta, porque nem tudo foi avaliado.",
    "type_disputed": "O contrato é chamado de “{claimed}”, mas o título e a abertura não o "
    "confirmam; foi revisado como de costume.",
    "type_hidden": "O título ou a abertura parecem de outro tipo de documento que {type}.",
    "type_unsaid": "A proposta não diz de que tipo é o documento.",
    "other_type": "O documento é “{claimed}”, e o título e a abertura o confirmam; este playbook "
    "é para {type}.",
    "capped": "Foi lido sem modelo, e uma revisão assim nunca libera um contrato.",
    "signed_by_person": "As obrigações aguardam a assinatura de uma pessoa.",
    "register_obligations": "Obrigações com trecho conferido: {count}.",
    "register_review": "Destas, uma pessoa tem de ler uma a uma: {count}.",
    "register_escalated": "Propostas descartadas e encaminhadas: {count}.",
    "register_gaps": "Frases com palavra de obrigação que nada cobre: {count}.",
    "stray": "{count} achados não pertencem a nenhum ponto do playbook.",
    "triage": "Isto é uma triagem, e não um parecer jurídico: o que ela aponta tem de ser lido por "
    "um advogado.",
    "green": "Todos os pontos são aceitos, e nada fala contra.",
    "more": "E mais {count} deste tipo.",
    "accept_by": "{title}: aceito por uma pessoa ({who}){before}: {note}",
    "fallback_by": "{title}: tratado como negociável por uma pessoa ({who}){before}: {note}",
    "reject_by": "{title}: rejeitado por uma pessoa ({who}){before}: {note}",
    "where_accept": ", onde o sistema disse aceito",
    "where_fallback": ", onde o sistema disse negociável",
    "where_reject": ", onde o sistema disse rejeitado",
    "where_ungrounded": ", onde o sistema não encontrou o trecho",
    "rule_red": "Um ponto crítico rejeitado, ou cujo trecho não consta do contrato, torna o "
    "contrato vermelho.",
    "rule_yellow": "Um ponto negociável, um alerta ou uma rejeição não crítica torna o contrato "
    "amarelo.",
    "rule_not_evaluated": "Um contrato com parte não avaliada nunca é verde.",
    "rule_capped": "Uma revisão sem modelo é no máximo amarela.",
    "rule_type": "Um contrato cujo tipo está em dúvida é no mínimo amarelo.",
    "rule_chunk": "O que um registro propõe só vale depois de assinado por uma pessoa; até lá o "
    "contrato é amarelo.",
    "rule_green": "Todos os pontos aceitos e nenhum alerta tornam o contrato verde.",
    "rule_other_type": "Um documento de outro tipo, alegado e confirmado, está fora deste "
    "playbook.",
    "rule_none": "Onde nada pôde ser avaliado não há rota.",
}

WORDING: Final[Mapping[str, Mapping[str, str]]] = {"en": _EN, "pt": _PT}

_FORMER: Final[Mapping[str, str]] = {
    "As obrigações são propostas por código e assinadas por uma pessoa; até lá o contrato é "
    "amarelo.": "pt",
}
"""Sentences of rules that stand in recorded decisions and are said otherwise today."""

_PLACE: Final = re.compile(r"\{([a-z]+)\}")

FOREIGN: Final = 300
"""Characters of a foreign value that a sentence of ours repeats at most."""


def language_of_rule(sentence: str) -> str:
    """The language in which this is the sentence of a rule; English where it is none of ours."""
    return next(
        (
            language
            for language, said in WORDING.items()
            if sentence and sentence in (said[key] for key in said if key.startswith("rule_"))
        ),
        _FORMER.get(sentence, "en"),
    )


def say(key: str, language: str, **values: object) -> str:
    """The sentence of that key in the language (English where it has none), values on one line."""
    sentence = WORDING.get(language, _EN)[key]
    return _PLACE.sub(lambda found: printable(str(values.get(found[1], "")), FOREIGN), sentence)
