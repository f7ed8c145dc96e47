"""What another paper, the past, a plan or another person says is no answer for the one asked."""

import re

import pytest

from quotary.core.indexing import DocumentIndex
from quotary.core.questions.answer import Answer
from quotary.core.questions.answering import answer
from quotary.core.questions.proposed import ProposedAnswer
from quotary.core.questions.subject import SubjectIndex
from support.registers import document

ENGLISH = """\
BOATYARD AGREEMENT
made on 2 April 2027 between Tern Marine Ltd (the "Yard") and Alder Sailing Club (the "Club").
1.1 Under the agreement of 3 May 2019, which lapsed in 2024, the Club was to pay a mooring fee of
GBP 700 to the Yard.
1.2 The Yard was bound by a letter of understanding to supply six buoys.
1.3 The Yard's lease with the Harbour Trust requires the Harbour Trust to dredge the basin every
two years.
1.4 The Yard shall repair the slipway within ten days after the Club notifies the defect.
1.5 The Yard shall lift each boat within two days from the date on which the Club washes the boat.
1.6 If the Club had cancelled in 2025, it would have had to pay GBP 450 for the cradle.
1.7 Had the storm sunk the pontoon, the Yard would have had to replace the pontoon within a week.
1.8 The Yard shall paint the hulls in June.
1.9 The Yard shall launch the boats in April and the Club shall inform the Yard of the tides, the
latter also fuelling the boats within three days.
1.10 The key is held by the harbour master, who returns the key after four hours.
1.11 The night watchman must lock the gate within one hour.
1.12 The Yard intends to buy three cranes.
1.13 Pursuant to its contract with Gale Ropes, the Yard must order nine ropes each year.
1.14 Whether the Club must insure the tender for GBP 900 is left to a later agreement.
1.15 Until 2025 the Club was required to hold a reserve of GBP 5,000.
1.16 It is the custom that clubs shall give a dinner for forty guests, which binds nobody.
1.17 The Club shall pay GBP 60 for each haul within 14 days of the invoice.
1.18 The Yard shall check the moorings twice a year.
1.19 The Club must report a leak within six hours after it finds the leak.
"""
PORTUGUESE = """\
CONTRATO DE PARCERIA RURAL
firmado em 2 de abril de 2027 entre Sítio Araucária Ltda. (a PARCEIRA) e Cooperativa Vale Verde (a
COOPERATIVA).
1.1 Pelo contrato de 3 de maio de 2019, já encerrado, a PARCEIRA devia pagar arrendamento de R$
700,00.
1.2 A PARCEIRA estava obrigada, por carta de intenções, a plantar seis hectares de milho.
1.3 O contrato da COOPERATIVA com a Usina Boa obriga esta a moer a cana em nove dias.
1.4 A COOPERATIVA consertará a cerca em dez dias contados de quando a PARCEIRA comunicar o rombo.
1.5 A PARCEIRA colherá a uva, cabendo à COOPERATIVA pesar a uva em duas horas.
1.6 A COOPERATIVA avisará a PARCEIRA da chuva, obrigando-se esta a cobrir o feno em três horas.
1.7 A PARCEIRA entregará o leite à COOPERATIVA, e aquela lavará os latões em quatro dias.
1.8 Se a PARCEIRA tivesse atrasado em 2025, teria de pagar multa de R$ 300,00 pelo silo.
1.9 A COOPERATIVA pretende comprar três tratores.
1.10 A chave fica com o vigia, que devolve a chave em cinco horas.
1.11 O veterinário deverá vacinar o gado em vinte dias.
1.12 Nos termos de seu financiamento com o Banco Sul, a COOPERATIVA deve manter reserva de R$
5.000,00.
1.13 A PARCEIRA pagará R$ 60,00 por saca em quatorze dias da nota.
1.14 A COOPERATIVA avisará a PARCEIRA do preço, devendo esta responder em oito dias.
"""
PRINTING = """\
PRINTING AGREEMENT
made on 2 April 2027 between Quill Press Ltd (the "Printer") and Lark Books Ltd (the "Publisher").
1.1 In the 2019 contract the Publisher paid a storage fee of GBP 70 a month.
1.2 Under the lease that preceded this agreement the Printer had to repaint the hall every four
years.
1.3 The Printer's bank obliges the Printer to hold a reserve of GBP 8,000.
1.4 The Printer shall print the sheets in May, it being for the Publisher to collect the sheets
within five days.
1.5 The Printer delivers the proofs, the Publisher having to correct the proofs within six days.
1.6 The Printer stores the plates, with the Publisher insuring the plates for GBP 4,000.
1.7 Were the Publisher to order a reprint, it would pay GBP 300 for new plates.
1.8 The Printer answers a complaint within forty minutes of the Publisher raising the complaint.
1.9 The Printer shall replace spoiled paper within nine days of being told by the Publisher.
1.10 The Publisher once had to lend the Printer two lorries.
1.11 The Printer might one day buy three folding machines.
1.12 Binding is done by the Printer and trimming by the Publisher within two days.
1.13 The Printer has promised its landlord to leave the hall within ten months.
1.14 The Printer shall return the negatives to the Publisher within eleven days.
1.15 The ink shall be bought by the Printer, who shall store it for a year.
1.16 A fee of GBP 55 for courier trips was payable until March 2026.
1.17 The Publisher would owe GBP 700 for glue if it had asked for glue.
1.18 By way of illustration: the Publisher pays GBP 45 for a spare roller.
1.19 For example, an order may read: "the Printer shall deliver six posters".
"""
IMPRESSAO = """\
CONTRATO DE IMPRESSÃO
firmado em 2 de abril de 2027 entre Gráfica Sabiá Ltda. (a GRÁFICA) e Livros Jatobá Ltda. (a
EDITORA).
1.1 No contrato de 2019 a EDITORA pagava armazenagem de R$ 70,00 por mês.
1.2 O banco da GRÁFICA exige que a GRÁFICA mantenha reserva de R$ 8.000,00.
1.3 A GRÁFICA imprimirá as folhas em maio, ficando a cargo da EDITORA retirar as folhas em cinco
dias.
1.4 A GRÁFICA entregará as provas, tendo a EDITORA de corrigir as provas em seis dias.
1.5 A GRÁFICA guarda as chapas e a EDITORA segura as chapas por R$ 4.000,00.
1.6 Caso houvesse reimpressão, a EDITORA pagaria R$ 300,00 por chapas novas.
1.7 A GRÁFICA responderá em quarenta minutos à reclamação que a EDITORA apresentar.
1.8 A GRÁFICA cogita comprar três dobradeiras.
1.9 A encadernação compete à GRÁFICA e o refile à EDITORA, em dois dias.
1.10 A GRÁFICA prometeu ao senhorio desocupar o galpão em dez meses.
1.11 A tinta será comprada pela GRÁFICA, que a guardará por um ano.
1.12 À EDITORA incumbe devolver os negativos em onze dias.
1.13 Tivesse havido greve, a GRÁFICA teria pago multa de R$ 900,00 por dia de greve.
1.14 A taxa de motoboy de R$ 55,00 vigorou até março de 2026.
1.15 A título de ilustração, um pedido pode dizer: "a EDITORA pagará R$ 45,00 por rolo avulso".
"""
ABSENT = [
    (PRINTING, "How much must the Publisher pay as a storage fee?"),
    (PRINTING, "How often must the Printer repaint the hall?"),
    (PRINTING, "How much must the Printer hold as a reserve?"),
    (PRINTING, "Within how many days must the Printer collect the sheets?"),
    (PRINTING, "Within how many days must the Printer correct the proofs?"),
    (PRINTING, "For how much must the Printer insure the plates?"),
    (PRINTING, "How much must the Publisher pay for new plates?"),
    (PRINTING, "Within how many minutes must the Publisher raise a complaint?"),
    (PRINTING, "How many lorries must the Publisher lend?"),
    (PRINTING, "How many folding machines must the Printer buy?"),
    (PRINTING, "Within how many months must the Printer leave the hall?"),
    (PRINTING, "Within how many days must the Publisher return the negatives?"),
    (PRINTING, "How long must the Publisher store the ink?"),
    (PRINTING, "How much is the fee for courier trips?"),
    (PRINTING, "How much does the Publisher owe for glue?"),
    (PRINTING, "How much does the Publisher pay for a spare roller?"),
    (PRINTING, "How many posters must the Printer deliver?"),
    (IMPRESSAO, "Quanto a EDITORA paga por rolo avulso?"),
    (IMPRESSAO, "Quanto a EDITORA deve pagar de armazenagem?"),
    (IMPRESSAO, "Quanto a GRÁFICA deve manter de reserva?"),
    (IMPRESSAO, "Em quantos dias a GRÁFICA deve retirar as folhas?"),
    (IMPRESSAO, "Em quantos dias a GRÁFICA deve corrigir as provas?"),
    (IMPRESSAO, "Por quanto a GRÁFICA deve segurar as chapas?"),
    (IMPRESSAO, "Quanto a EDITORA paga por chapas novas?"),
    (IMPRESSAO, "Em quantos minutos a EDITORA deve apresentar a reclamação?"),
    (IMPRESSAO, "Quantas dobradeiras a GRÁFICA deve comprar?"),
    (IMPRESSAO, "Em quantos meses a GRÁFICA deve desocupar o galpão?"),
    (IMPRESSAO, "Por quanto tempo a EDITORA deve guardar a tinta?"),
    (IMPRESSAO, "Em quantos dias a GRÁFICA deve devolver os negativos?"),
    (IMPRESSAO, "Qual é a multa da GRÁFICA por dia de greve?"),
    (IMPRESSAO, "Qual é a taxa de motoboy?"),
    (ENGLISH, "How much must the Club pay as a mooring fee under this agreement?"),
    (ENGLISH, "How many buoys must the Yard supply?"),
    (ENGLISH, "How often must the Harbour Trust dredge the basin?"),
    (ENGLISH, "Within how many days must the Club notify a defect?"),
    (ENGLISH, "Within how many days must the Club wash the boat?"),
    (ENGLISH, "How much must the Club pay for the cradle?"),
    (ENGLISH, "How soon must the Yard replace the pontoon?"),
    (ENGLISH, "Within how many hours must the Club return the key?"),
    (ENGLISH, "Within how many hours must the Yard lock the gate?"),
    (ENGLISH, "How many cranes must the Yard buy?"),
    (ENGLISH, "How many ropes must the Yard order each year?"),
    (ENGLISH, "For how much must the Club insure the tender?"),
    (ENGLISH, "How much must the Club hold as a reserve?"),
    (ENGLISH, "To how many guests must the Club give a dinner?"),
    (ENGLISH, "Who must dredge the basin under this agreement?"),
    (PORTUGUESE, "Quanto a PARCEIRA deve pagar de arrendamento por este contrato?"),
    (PORTUGUESE, "Quantos hectares de milho a PARCEIRA deve plantar?"),
    (PORTUGUESE, "Em quantos dias a COOPERATIVA deve moer a cana?"),
    (PORTUGUESE, "Em quantos dias a PARCEIRA deve comunicar o rombo?"),
    (PORTUGUESE, "Em quantas horas a PARCEIRA deve pesar a uva?"),
    (PORTUGUESE, "Em quantas horas a COOPERATIVA deve cobrir o feno?"),
    (PORTUGUESE, "Em quantos dias a COOPERATIVA deve lavar os latões?"),
    (PORTUGUESE, "Quanto a PARCEIRA deve pagar de multa pelo silo?"),
    (PORTUGUESE, "Quantos tratores a COOPERATIVA deve comprar?"),
    (PORTUGUESE, "Em quantas horas a PARCEIRA deve devolver a chave?"),
    (PORTUGUESE, "Em quantos dias a COOPERATIVA deve vacinar o gado?"),
    (PORTUGUESE, "Quanto a COOPERATIVA deve manter de reserva?"),
    (PORTUGUESE, "Em quantos dias a COOPERATIVA deve responder do preço?"),
]
PRESENT = [
    (PRINTING, "Within how many days must the Publisher collect the sheets?", "five days"),
    (PRINTING, "Within how many days must the Publisher correct the proofs?", "six days"),
    (PRINTING, "For how much must the Publisher insure the plates?", "GBP 4,000"),
    (PRINTING, "Within how many minutes must the Printer answer a complaint?", "forty minutes"),
    (PRINTING, "Within how many days must the Printer return the negatives?", "eleven days"),
    (PRINTING, "How long must the Printer store the ink?", "a year"),
    (PRINTING, "Within how many days must the Printer replace spoiled paper?", "nine days"),
    (IMPRESSAO, "Em quantos dias a EDITORA deve retirar as folhas?", "cinco dias"),
    (IMPRESSAO, "Em quantos dias a EDITORA deve corrigir as provas?", "seis dias"),
    (IMPRESSAO, "Em quantos dias a EDITORA deve devolver os negativos?", "onze dias"),
    (IMPRESSAO, "Por quanto tempo a GRÁFICA deve guardar a tinta?", "um ano"),
    (ENGLISH, "How much must the Club pay for each haul?", "GBP 60"),
    (ENGLISH, "Within how many days must the Yard repair the slipway?", "ten days"),
    (ENGLISH, "How often must the Yard check the moorings?", "twice a year"),
    (ENGLISH, "Within how many hours must the Club report a leak?", "six hours"),
    (ENGLISH, "Within how many days must the Yard lift each boat?", "two days"),
    (ENGLISH, "How many days does the Club have to pay?", "14 days"),
    (PORTUGUESE, "Quanto a PARCEIRA paga por saca?", "R$ 60,00"),
    (PORTUGUESE, "Em quantas horas a COOPERATIVA deve pesar a uva?", "duas horas"),
    (PORTUGUESE, "Em quantas horas a PARCEIRA deve cobrir o feno?", "três horas"),
    (PORTUGUESE, "Em quantos dias a PARCEIRA deve responder do preço?", "oito dias"),
    (PORTUGUESE, "Em quantos dias a COOPERATIVA consertará a cerca?", "dez dias"),
]


def asked(text: str, question: str) -> Answer:
    """What remains where a reply quotes every sentence of the text."""
    quotes = re.split(r"\n(?=1\.)", text.strip())[1:]
    sentences = tuple(quote.partition(" ")[2] for quote in quotes)
    return answer(
        question,
        ProposedAnswer(found=True, quotes=sentences),
        SubjectIndex(DocumentIndex(document(text))),
    )


@pytest.mark.parametrize(("text", "question"), ABSENT)
def test_a_sentence_of_another_matter_is_declined(text: str, question: str) -> None:
    assert asked(text, question).citations == ()


@pytest.mark.parametrize(("text", "question", "value"), PRESENT)
def test_the_sentence_of_this_matter_is_the_answer(text: str, question: str, value: str) -> None:
    assert [value in " ".join(each.quote.split()) for each in asked(text, question).citations] == [
        True
    ]


def test_what_is_owed_to_a_landlord_who_is_a_party_is_of_this_contract() -> None:
    text = (
        "LEASE\nbetween Marram Ltd (the Landlord) and Dune Club (the Tenant).\n"
        "1.1 The Landlord shall own the shed.\n"
        "1.2 The Tenant has undertaken to the Landlord to paint the shed within ten months.\n"
    )
    found = asked(text, "Within how many months must the Tenant paint the shed?")
    assert len(found.citations) == 1
