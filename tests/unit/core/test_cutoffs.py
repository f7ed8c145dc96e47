"""Negations and exceptions that a quote was cut off from, in both languages."""

from __future__ import annotations

import pytest

from quotary.core.citation import locate, locate_one
from quotary.core.document import Document

BEFORE = [
    (
        "The Supplier shall not be liable for any indirect loss.",
        "be liable for any indirect loss",
    ),
    (
        "In no event shall the Supplier be liable for any indirect loss.",
        "shall the Supplier be liable for any indirect loss",
    ),
    (
        "In no event shall Supplier, its affiliates, officers, directors or "
        "employees be liable for lost profits.",
        "be liable for lost profits.",
    ),
    (
        "Under no circumstances whatsoever shall the Supplier be liable for indirect loss.",
        "the Supplier be liable for indirect loss.",
    ),
    (
        "Neither party shall be liable for any loss of profit.",
        "party shall be liable for any loss of profit.",
    ),
    (
        "Neither party nor its affiliates shall be liable for any loss of profit.",
        "shall be liable for any loss of profit.",
    ),
    (
        "No party may assign this Agreement to a third party.",
        "party may assign this Agreement to a third party.",
    ),
    (
        "No officer, director or employee shall be personally liable under this Agreement.",
        "shall be personally liable under this Agreement.",
    ),
    (
        "Nothing in this Agreement shall limit the liability of either party for fraud.",
        "shall limit the liability of either party for fraud.",
    ),
    (
        "Except as expressly set out in clause 5, the Customer may terminate at any time.",
        "the Customer may terminate at any time.",
    ),
    (
        "Unless the Supplier consents in writing, the Customer may assign this Agreement.",
        "the Customer may assign this Agreement.",
    ),
    (
        "The Recipient is prohibited from disclosing Confidential Information to third parties.",
        "disclosing Confidential Information to third parties.",
    ),
    (
        "The Recipient shall not, without prior written consent, disclose the "
        "Confidential Information to anyone.",
        "disclose the Confidential Information to anyone.",
    ),
    (
        "The Recipient shall not, directly or indirectly, disclose the "
        "Confidential Information to anyone.",
        "disclose the Confidential Information to anyone.",
    ),
    (
        "The Recipient shall not disclose or use the Confidential Information for its own benefit.",
        "use the Confidential Information for its own benefit.",
    ),
    (
        "The Recipient shall not:\n(a) copy the Confidential Information; "
        "or\n(b) disclose the Confidential Information to anyone.",
        "disclose the Confidential Information to anyone.",
    ),
    (
        "The Recipient shall not:\n(a) copy the Confidential Information.\n(b) "
        "disclose the Confidential Information to anyone.",
        "(b) disclose the Confidential Information to anyone.",
    ),
    (
        "The Recipient shall not (i) copy the materials, (ii) disclose the "
        "Confidential Information to anyone or (iii) sell it.",
        "disclose the Confidential Information to anyone",
    ),
    (
        "The Recipient doesn’t have the right to disclose Confidential Information.",
        "have the right to disclose Confidential Information.",
    ),
    (
        "The Recipient cannot disclose Confidential Information to its advisers.",
        "disclose Confidential Information to its advisers.",
    ),
    (
        "Supplier does not warrant that the Software is free of errors and defects.",
        "the Software is free of errors and defects.",
    ),
    (
        "This is a non-exclusive licence to use the Software in the Territory.",
        "exclusive licence to use the Software in the Territory.",
    ),
    (
        "The Customer shall refrain from soliciting employees of the Supplier.",
        "soliciting employees of the Supplier.",
    ),
    (
        "A Contratada não será responsável por danos indiretos.",
        "será responsável por danos indiretos.",
    ),
    (
        "Em nenhuma hipótese a Contratada será responsável por lucros cessantes.",
        "a Contratada será responsável por lucros cessantes.",
    ),
    (
        "É vedado à Contratada ceder este Contrato a terceiros.",
        "ceder este Contrato a terceiros.",
    ),
    (
        "Salvo disposição em contrário na cláusula 5, o Cliente poderá rescindir a qualquer tempo.",
        "o Cliente poderá rescindir a qualquer tempo.",
    ),
    (
        "A Receptora não poderá:\na) copiar as Informações; ou\nb) divulgar as "
        "Informações Confidenciais a terceiros.",
        "divulgar as Informações Confidenciais a terceiros.",
    ),
    (
        "Exceto se houver consentimento, a Receptora poderá divulgar as Informações Confidenciais.",
        "a Receptora poderá divulgar as Informações Confidenciais.",
    ),
    (
        "Nenhuma das partes poderá ceder o presente Contrato a terceiros.",
        "poderá ceder o presente Contrato a terceiros.",
    ),
    (
        "THE SUPPLIER SHALL NOT\nBE LIABLE FOR ANY\nINDIRECT LOSS WHATSOEVER",
        "BE LIABLE FOR ANY\nINDIRECT LOSS WHATSOEVER",
    ),
    (
        "The Customer agrees that it will not, and will not permit others to, "
        "reverse engineer the Software.",
        "reverse engineer the Software.",
    ),
    (
        "Licensee shall have no right to sublicense the Software to its affiliates.",
        "right to sublicense the Software to its affiliates.",
    ),
    (
        "The Company is not obligated to pay any termination fee to the Supplier.",
        "obligated to pay any termination fee to the Supplier.",
    ),
    (
        "The Parties do not intend this Agreement to create a joint venture between them.",
        "intend this Agreement to create a joint venture between them.",
    ),
    (
        "The term shall never exceed five years from the Effective Date.",
        "exceed five years from the Effective Date.",
    ),
    (
        "Without the prior written consent of the Discloser, the Recipient may "
        "disclose the Confidential Information.",
        "the Recipient may disclose the Confidential Information.",
    ),
    (
        "Except with the prior written consent of BKC, the Franchisee may sell "
        "its interests in the Restaurant.",
        "the Franchisee may sell its interests in the Restaurant.",
    ),
    (
        "The Supplier's liability, other than for fraud, is limited to the fees paid.",
        "is limited to the fees paid.",
    ),
    (
        "Confidential Information does not include information that is or "
        "becomes publicly available.",
        "is or becomes publicly available.",
    ),
]
AFTER = [
    (
        "The Customer may terminate at any time unless fees are outstanding.",
        "The Customer may terminate at any time",
    ),
    (
        "The Customer may terminate at any time, except during the initial term.",
        "The Customer may terminate at any time",
    ),
    (
        "The Customer may terminate this Agreement at any time upon thirty "
        "days' notice, unless fees are outstanding.",
        "The Customer may terminate this Agreement at any time",
    ),
    (
        "The Recipient may disclose Confidential Information; provided that it gives prior notice.",
        "The Recipient may disclose Confidential Information",
    ),
    (
        "The Recipient may disclose Confidential Information, provided, "
        "however, that it gives prior notice.",
        "The Recipient may disclose Confidential Information",
    ),
    (
        "The Supplier and its affiliates shall not be liable for loss.",
        "The Supplier and its affiliates shall",
    ),
    (
        "The Supplier may assign this Agreement only with the Customer's consent.",
        "The Supplier may assign this Agreement",
    ),
    (
        "The Licensee may use the Software for any purpose other than commercial resale.",
        "The Licensee may use the Software for any purpose",
    ),
    (
        "The Recipient may not assign this Agreement without the prior consent of the Discloser.",
        "The Recipient may not assign this Agreement",
    ),
    (
        "O Cliente poderá rescindir a qualquer tempo, salvo durante o prazo inicial.",
        "O Cliente poderá rescindir a qualquer tempo",
    ),
    (
        "A Receptora poderá divulgar as Informações, desde que notifique "
        "previamente a Divulgadora.",
        "A Receptora poderá divulgar as Informações",
    ),
    (
        "A Contratada poderá ceder este Contrato, exceto a concorrentes.",
        "A Contratada poderá ceder este Contrato",
    ),
    (
        "O Contrato poderá ser rescindido a qualquer tempo, a menos que haja débitos.",
        "O Contrato poderá ser rescindido a qualquer tempo",
    ),
    (
        "All information is confidential save for information in the public domain.",
        "All information is confidential",
    ),
    (
        "The Supplier is liable for all losses, but not for loss of profit.",
        "The Supplier is liable for all losses",
    ),
    (
        "Confidential Information means all information of the Discloser, "
        "excluding information already known.",
        "Confidential Information means all information of the Discloser",
    ),
    (
        "Subject to clause 9, the liability is unlimited subject to the cap in Schedule 2.",
        "the liability is unlimited",
    ),
]
NEITHER = [
    (
        "The Supplier shall not be liable for any indirect loss.",
        "The Supplier shall not be liable for any indirect loss.",
    ),
    (
        "The Recipient shall not disclose the Confidential Information and "
        "shall return all copies upon request.",
        "shall return all copies upon request.",
    ),
    (
        "The Recipient shall not disclose it; the Discloser may terminate this "
        "Agreement at any time.",
        "the Discloser may terminate this Agreement at any time.",
    ),
    (
        "If the Supplier does not pay the fees, the Customer may terminate this Agreement.",
        "the Customer may terminate this Agreement.",
    ),
    (
        "The fees are due within thirty days. No refund is made. The Customer "
        "may terminate at any time.",
        "The Customer may terminate at any time.",
    ),
    (
        "The term is not less than three years from the Effective Date.",
        "three years from the Effective Date.",
    ),
    (
        "The Supplier shall deliver the goods, including without limitation "
        "spare parts, to the Customer's warehouse.",
        "spare parts, to the Customer's warehouse.",
    ),
    (
        "This Agreement is governed by the laws of Delaware, without regard to "
        "its conflict of laws principles.",
        "This Agreement is governed by the laws of Delaware",
    ),
    (
        "This Agreement is governed by the laws of Delaware, excluding its choice of law rules.",
        "This Agreement is governed by the laws of Delaware",
    ),
    (
        "The Supplier shall provide notice no later than thirty days after the event.",
        "The Supplier shall provide notice",
    ),
    (
        "O pagamento será feito no prazo de trinta dias após a entrega.",
        "prazo de trinta dias após a entrega.",
    ),
    (
        "No prazo de trinta dias, a Contratada deverá devolver os documentos.",
        "a Contratada deverá devolver os documentos.",
    ),
    (
        "A Receptora não divulgará as Informações e deverá devolver todas as cópias.",
        "deverá devolver todas as cópias.",
    ),
    (
        "O Contrato abrange, mas não se limita a, os serviços de consultoria técnica.",
        "os serviços de consultoria técnica.",
    ),
    (
        "The Recipient shall pay the fees within thirty days and shall not withhold any amount.",
        "The Recipient shall pay the fees within thirty days",
    ),
    (
        "10. No Waiver. The failure of a party to act shall be no waiver of its rights.",
        "The failure of a party to act shall be no waiver of its rights.",
    ),
    (
        "No Waiver\nThe failure of a party to act is of no effect.",
        "The failure of a party to act is of no effect.",
    ),
    (
        "Customer (but not its affiliates) shall pay all fees when due.",
        "shall pay all fees when due.",
    ),
    (
        "The Recipient may not copy the materials, and the Discloser may inspect the premises.",
        "the Discloser may inspect the premises.",
    ),
    (
        "The Recipient shall:\n(a) not copy the Confidential Information;\n(b) "
        "return the Confidential Information on request.",
        "(b) return the Confidential Information on request.",
    ),
    (
        "A Contratada responde por danos, sem prejuízo das demais sanções previstas.",
        "A Contratada responde por danos",
    ),
    (
        "Confidential Information does not include information that:\n(a) is "
        "public; or\n(b) is independently developed by the Recipient.",
        "(b) is independently developed by the Recipient.",
    ),
    (
        "In this Agreement, unless the context otherwise requires, the Company "
        "means Acme Industries.",
        "the Company means Acme Industries.",
    ),
]


def flags(text: str, quote: str) -> tuple[str, ...]:
    document = Document(f"1. General terms apply here.\n{text}\nEnd of the clause follows below.")
    citation = locate_one(quote, document)
    assert citation.verified
    return citation.flags


@pytest.mark.parametrize(("text", "quote"), BEFORE)
def test_a_cue_before_is_an_alert(text: str, quote: str) -> None:
    assert "negation_before" in flags(text, quote)


@pytest.mark.parametrize(("text", "quote"), AFTER)
def test_a_cue_after_is_an_alert(text: str, quote: str) -> None:
    assert "negation_after" in flags(text, quote)


@pytest.mark.parametrize(("text", "quote"), NEITHER)
def test_what_governs_something_else_is_no_alert(text: str, quote: str) -> None:
    assert not {"negation_before", "negation_after"} & set(flags(text, quote))


def test_a_lead_in_quoted_along_is_not_cut_off() -> None:
    text = "The Recipient shall not:\n(a) copy the materials; or\n(b) sell the materials to anyone."
    lead_in, item = locate(
        ["The Recipient shall not:", "(b) sell the materials to anyone."], Document(text)
    )
    assert lead_in.verified
    assert item.alerts == ()


def test_several_places_are_flagged_if_any_is_cut_off() -> None:
    text = "The Supplier may sell the goods to anyone. No agent may sell the goods to anyone."
    assert "negation_before" in locate_one("may sell the goods to anyone.", Document(text)).flags
