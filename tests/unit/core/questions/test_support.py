"""A true sentence is an answer only if party, unit, event and document are those asked for."""

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.questions.answering import answer
from quotary.core.questions.proposed import ProposedAnswer
from quotary.core.questions.subject import SubjectIndex

ENGLISH = """\
AIRCRAFT LEASE AGREEMENT
between Norrsken Leasing AB (the "Lessor") and Pelican Air Ltd (the "Lessee").
The Lessor's aggregate liability shall not exceed EUR 2,000,000.
The Lessee shall pay rent of EUR 85,000 per month.
Maintenance reserves are payable by the Lessee at EUR 310 per flight hour.
The deposit shall be refunded to the Lessee by the Lessor within twelve business days of redelivery.
The Lessee must be told of any assignment at least twenty days beforehand.
In the event of a total loss the Lessee shall pay the agreed value within ninety days.
On expiry of the term the Lessee shall redeliver the aircraft at Arlanda.
If the Lessee defaults, the Lessor may ground the aircraft after five days.
The Lessee shall carry liability insurance of USD 750,000,000 and the Lessor shall be named in it.
The Lessor may inspect the aircraft once a year and shall bear the cost of that.
Records shall be kept by the Lessee for six years, and the Lessor may copy them within three days.
Late rent bears interest of 2 percent above the base rate.
The Lessor warrants to the Lessee that the engines have run fewer than 9,000 cycles.
Neither party may assign its rights without the other's consent.
The term is eight years.
Each party shall bear its own legal costs.
Norwegian law governs this agreement.
The Lessee's mechanics are trained at the expense of the Lessee.
The first payment of rent is due on 1 May 2030.
"""
PORTUGUESE = """\
CONTRATO DE FRANQUIA
entre Doce Rio Ltda. (a "Franqueadora") e Padaria Lua Ltda. (a "Franqueada").
A responsabilidade da Franqueadora fica limitada a R$ 80.000,00.
A Franqueada pagará royalties de 5% do faturamento por mês.
A taxa inicial será devolvida à Franqueada pela Franqueadora em dez dias úteis.
Em caso de falência da Franqueada, a Franqueadora poderá rescindir de imediato.
Havendo atraso, incide multa de 2%.
A Franqueadora treinará os empregados da Franqueada durante três semanas.
Os manuais serão devolvidos pela Franqueada em cinco dias, e a Franqueadora os conferirá em um mês.
A Franqueada manterá seguro de R$ 300.000,00.
O prazo do contrato é de seis anos.
Nenhuma das partes poderá ceder o contrato.
"""
PLAIN = """\
BRAMBLE APP TERMS
These terms are between you and Bramble Labs Ltd ("we", "us").
You can cancel your plan by telling us ten days ahead; we can end your plan on thirty days' notice.
Our total liability to you is limited to $200. You compensate us for misuse of the app.
We delete your photos sixty days after you close your account.
"""
SERVICES = """\
MASTER SERVICES AGREEMENT between Halyard Inc. ("Vendor") and Corbel GmbH ("Client").
Vendor may suspend the Services if Client fails to pay an invoice within fifteen days of a reminder.
Vendor shall return Client Data within thirty (30) days after termination.
Client shall indemnify Vendor against claims up to USD 750,000.
Client shall not solicit Vendor's customers for two years.
The initial term is three (3) years.
Vendor shall send two senior network engineers to the plant within 3 days of a call by the manager.
Licences for up to 250 users are included; number of administrators: 4.
"""
ENGLISH_INDEX = SubjectIndex(DocumentIndex(Document(ENGLISH, "en")))
PORTUGUESE_INDEX = SubjectIndex(DocumentIndex(Document(PORTUGUESE, "pt")))
INDEXES = (
    ENGLISH_INDEX,
    PORTUGUESE_INDEX,
    *(SubjectIndex(DocumentIndex(Document(text, "en"))) for text in (PLAIN, SERVICES)),
)


def reason(question: str, start: str) -> str:
    """Why the sentence with these first words is no answer; "" where it is one."""
    for index in INDEXES:
        text = index.index.text
        quote = next((line for line in text.splitlines() if line.startswith(start)), "")
        if quote:
            return answer(question, ProposedAnswer(found=True, quotes=(quote,)), index).reason
    raise AssertionError(start)


@pytest.mark.parametrize(
    ("question", "start"),
    [
        ("What is the limit of the Lessor's aggregate liability?", "The Lessor's aggregate"),
        ("To what amount is the liability of the Lessor limited?", "The Lessor's aggregate"),
        ("How much rent does the Lessee pay per month?", "The Lessee shall pay rent"),
        ("How much is the monthly rent?", "The Lessee shall pay rent"),
        ("How much does the Lessee pay in maintenance reserves?", "Maintenance reserves"),
        ("How much per flight hour are the maintenance reserves?", "Maintenance reserves"),
        ("When must the Lessor refund the deposit?", "The deposit shall"),
        ("Within how many business days is the deposit refunded?", "The deposit shall"),
        ("Within how many days is the deposit refunded to the Lessee?", "The deposit shall"),
        ("How long beforehand must the Lessee be told of an assignment?", "The Lessee must be"),
        ("When must the agreed value be paid after a total loss?", "In the event"),
        ("Where must the aircraft be redelivered on expiry of the term?", "On expiry"),
        ("After how many days may the Lessor ground the aircraft?", "If the Lessee defaults"),
        ("What may the Lessor do if the Lessee defaults?", "If the Lessee defaults"),
        ("How much liability insurance must the Lessee carry?", "The Lessee shall carry"),
        ("How often may the Lessor inspect the aircraft?", "The Lessor may inspect"),
        ("Who bears the cost of inspecting the aircraft?", "The Lessor may inspect"),
        ("How long must the Lessee keep the records?", "Records shall be kept"),
        ("What interest does late rent bear?", "Late rent"),
        ("Does the Lessor warrant the cycles of the engines?", "The Lessor warrants"),
        ("May the Lessor assign its rights?", "Neither party"),
        ("Who bears the legal costs of the Lessee?", "Each party"),
        ("Which law governs the lease agreement?", "Norwegian law"),
        ("When is the first payment of rent due?", "The first payment"),
        ("Qual é o limite da responsabilidade da Franqueadora?", "A responsabilidade"),
        ("Quanto a Franqueada paga de royalties por mês?", "A Franqueada pagará"),
        ("Em quantos dias úteis a taxa inicial será devolvida à Franqueada?", "A taxa inicial"),
        ("O que a Franqueadora pode fazer em caso de falência da Franqueada?", "Em caso"),
        ("Por quanto tempo a Franqueadora treinará os empregados da Franqueada?",
         "A Franqueadora treinará"),
        ("Em quantos dias a Franqueada deve devolver os manuais?", "Os manuais"),
        ("Qual é o valor do seguro que a Franqueada manterá?", "A Franqueada manterá"),
        ("A Franqueada pode ceder o contrato?", "Nenhuma das partes"),
        ("What is the limit of Bramble's liability?", "Our total"),
        ("When do we delete your photos?", "We delete"),
        ("When are photos deleted?", "We delete"),
        ("Within how many days of a reminder must Client pay an invoice?", "Vendor may suspend"),
        ("When must Client Data be returned?", "Vendor shall return"),
        ("What is the cap on Client's indemnity?", "Client shall indemnify"),
        ("For how long is Client barred from soliciting Vendor's customers?",
         "Client shall not solicit"),
        ("How long is the initial term of the MSA?", "The initial term"),
        ("How many engineers does Vendor send to the plant?", "Vendor shall send"),
        ("How many users are included?", "Licences for"),
        ("How many administrators are there?", "Licences for"),
    ],
)  # fmt: skip
def test_the_sentence_that_says_it_is_the_answer(question: str, start: str) -> None:
    assert reason(question, start) == ""


@pytest.mark.parametrize(
    ("question", "start"),
    [
        # A number that counts something else.
        ("How many managers does Vendor send to the plant?", "Vendor shall send"),
        ("How many licences are included?", "The initial term"),
        # The other party.
        ("What is the limit of the Lessee's aggregate liability?", "The Lessor's aggregate"),
        ("How much rent does the Lessor pay per month?", "The Lessee shall pay rent"),
        ("How much does the Lessor pay in maintenance reserves?", "Maintenance reserves"),
        ("When must the Lessee refund the deposit?", "The deposit shall"),
        ("When is the deposit refunded to the Lessor?", "The deposit shall"),
        ("How long beforehand must the Lessor be told of an assignment?", "The Lessee must be"),
        ("How long beforehand must the Lessee tell of an assignment?", "The Lessee must be"),
        ("After how many days may the Lessee ground the aircraft?", "If the Lessee defaults"),
        ("What may the Lessee do if the Lessor defaults?", "If the Lessee defaults"),
        ("What happens if the Lessor defaults?", "If the Lessee defaults"),
        ("How much liability insurance must the Lessor carry?", "The Lessee shall carry"),
        ("How often may the Lessee inspect the aircraft?", "The Lessor may inspect"),
        ("How long must the Lessor keep the records?", "Records shall be kept"),
        ("Does the Lessee warrant the cycles of the engines?", "The Lessor warrants"),
        ("Who trains the Lessor's mechanics?", "The Lessee's mechanics"),
        ("Qual é o limite da responsabilidade da Franqueada?", "A responsabilidade"),
        ("Quanto a Franqueadora paga de royalties por mês?", "A Franqueada pagará"),
        ("Em quantos dias úteis a taxa inicial será devolvida à Franqueadora?", "A taxa inicial"),
        ("O que ocorre em caso de falência da Franqueadora?", "Em caso"),
        ("Por quanto tempo a Franqueada treinará os empregados da Franqueadora?",
         "A Franqueadora treinará"),
        ("Em quantos dias a Franqueadora deve devolver os manuais?", "Os manuais"),
        ("What is the limit of your liability to us?", "Our total"),
        ("When must you delete your photos?", "We delete"),
        ("Within how many days of a reminder may Client suspend the Services?",
         "Vendor may suspend"),
        ("When must Vendor's data be returned?", "Vendor shall return"),
        ("What is the cap on Vendor's indemnity?", "Client shall indemnify"),
        ("For how long is Vendor barred from soliciting Client's customers?",
         "Client shall not solicit"),
        # Another unit.
        ("How much is the annual rent?", "The Lessee shall pay rent"),
        ("How much rent is due per flight hour?", "The Lessee shall pay rent"),
        ("How many dollars is the rent?", "The Lessee shall pay rent"),
        ("Within how many weeks is the deposit refunded?", "The deposit shall"),
        ("Within how many calendar days is the deposit refunded?", "The deposit shall"),
        ("In how many business days must the agreed value be paid after a total loss?",
         "In the event"),
        ("What amount of liability insurance in euros must the Lessee carry?",
         "The Lessee shall carry"),
        ("How many times a month may the Lessor inspect the aircraft?", "The Lessor may inspect"),
        ("Quanto a Franqueada paga de royalties por ano?", "A Franqueada pagará"),
        ("Em quantos dias corridos a taxa inicial será devolvida?", "A taxa inicial"),
        ("Por quantos meses a Franqueadora treinará os empregados?", "A Franqueadora treinará"),
        ("Qual é o valor da multa em reais?", "Havendo atraso"),
        # Another event, thing or document; the value of something else in the sentence.
        ("When must the agreed value be paid after an engine failure?", "In the event"),
        ("Where must the aircraft be redelivered on a total loss?", "On expiry"),
        ("After how many days may the Lessor ground the aircraft for a strike?",
         "If the Lessee defaults"),
        ("How much hull insurance must the Lessee carry?", "The Lessee shall carry"),
        ("Within how many days must the Lessee keep the records?", "Records shall be kept"),
        ("What is the term of the sublease agreement?", "The term"),
        ("Which law governs the deposit agreement?", "Norwegian law"),
        ("How long is the initial term of the NDA?", "The initial term"),
        ("When is the second payment of rent due?", "The first payment"),
        ("What interest does a late deposit bear?", "Late rent"),
        ("Qual multa incide por rescisão?", "Havendo atraso"),
        ("Qual é o prazo do contrato de locação?", "O prazo"),
        ("Em quanto tempo a Franqueada deve conferir os manuais?", "Os manuais"),
        ("Por quanto tempo a Franqueadora treinará os gerentes da Franqueada?",
         "A Franqueadora treinará"),
    ],
)  # fmt: skip
def test_a_sentence_on_something_else_is_declined(question: str, start: str) -> None:
    assert reason(question, start) != ""
