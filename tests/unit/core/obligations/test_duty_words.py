"""Words of duty are found in whatever grammar and letters they are put; plain facts are not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.obligations.duty_words import MASKED, find_duties
from quotary.core.obligations.modality import read_modality

ENGLISH = (
    "The Supplier may never assign it.",
    "The Supplier may under no circumstances assign it.",
    "Nothing may be disclosed.",
    "Nothing in the report may be copied.",
    "The Supplier is not entitled to set off.",
    "The Supplier shan't sell it.",
    "The Supplier won’t sell it.",
    "The Supplier can't sell it.",
    "The Supplier mustn’t sell it.",
    "The Supplier is hereby required to pay.",
    "The Supplier is also obliged to pay.",
    "The Supplier is strictly prohibited from selling.",
    "The Supplier is solely responsible for taxes.",
    "The Supplier is under an obligation to pay.",
    "The Supplier is at all times under a strict duty to pay.",
    "The Supplier has the duty to pay.",
    "The Supplier has an obligation to pay.",
    "The goods are to be delivered on Monday.",
    "The Supplier is to deliver the goods.",
    "The Supplier covenants not to compete.",
    "The Supplier covenants with the Bank to pay.",
    "The Supplier binds itself to pay.",
    "The Supplier is forbidden from selling.",
    "The Supplier is barred from selling.",
    "The Supplier is precluded from selling.",
    "The Supplier is restricted from selling.",
    "The Supplier warrants that the goods are new.",
    "The Supplier represents and warrants that it is solvent.",
    "The Supplier guarantees the performance of it.",
    "The Supplier indemnifies the Customer.",
    "The Supplier holds the Customer harmless.",
    "The Supplier agrees to pay.",
    "The Supplier commits to pay.",
    "The Supplier ensures that it works.",
    "The Supplier should pay.",
    "It is the Supplier's responsibility to insure the goods.",
    "It is the sole responsibility of the Supplier to insure the goods.",
    "Responsibility for insurance rests with the Supplier.",
    "The obligations of the Supplier are: (a) delivery of goods; (b) insurance.",
    "The Supplier delivers the goods every Monday.",
    "The Customer does not resell the goods.",
    "Do not disclose the password.",
    "No disclosure is permitted.",
    "Smoking is strictly prohibited.",
    "Prior approval is required.",
    "The Supplier ought to pay.",
    "The Supplier needs to pay.",
    "At no time may the Supplier enter.",
    "The Supplier undertakes, at its cost, to pay.",
    "The Supplier has no right to enter.",
    "The Recipient may use it only with, and may not copy it.",
    "The Supplier may in no event assign.",
    "The Supplier promises to pay.",
    "The Supplier is duty-bound to pay.",
    "Under no circumstances can the Supplier assign.",
    "The Supplier bears all costs.",
    "Attendance is mandatory.",
    "No party may assign.",
    "The Parties ensure that records are kept.",
    "The Supplier pledges to pay.",
    "It is incumbent upon the Supplier to pay.",
    "It falls to the Supplier to insure the goods.",
    "The Supplier is charged with maintaining the site.",
    "The onus is on the Supplier to prove it.",
    "Payment is due within 30 days of the invoice.",
    "The fees are payable monthly in advance.",
    "No assignment without consent.",
    "It is for the Supplier to obtain the permits.",
    "The Supplier gives 30 days' notice.",
    "The Supplier acknowledges its duty to report.",
    "The Supplier has got to pay.",
    "Time is of the essence.",
    "The Supplier hereby irrevocably and unconditionally undertakes to pay.",
    "The Supplier, being a bank, covenants that it holds a licence.",
    "Each Borrower jointly and severally guarantees the debt.",
    "The Supplier is, at all times and at its own expense, bound to insure.",
    "On no account may the Supplier enter.",
    "The Supplier is not at liberty to sell.",
    "The Supplier is not free to sell.",
    "In no case may the data leave the site.",
    "The Supplier remains liable for its staff.",
    "The Supplier stands obliged to pay.",
    "The Supplier shall've paid.",
    "The Supplier is expected to attend.",
    "Never share the password.",
    "The data may not, save as agreed, be sold.",
    "The Supplier may in no way alter it.",
    "The data is not to be sold.",
    "The Supplier hasn't the right to sell.",
    "Neither the Supplier nor its staff may enter.",
    "The Supplier doesn't disclose the data.",
    "The report is required by 5 May.",
    "The Supplier will procure insurance.",
    "Supplier is required, before work begins, to obtain a permit.",
    "The Supplier is required both to insure and to report.",
    "It is the duty of the Supplier to report.",
    "The Supplier has a continuing obligation of confidence.",
    "It shall be incumbent on the Supplier to report.",
    "The Supplier has undertaken to insure it.",
    "It has been agreed that the Supplier pays.",
    "Payment falls due on 1 May.",
    "The Supplier accepts to pay.",
    "The Supplier submits to audits.",
    "All invoices are settled within 30 days.",
    "The Supplier takes out insurance.",
    "The Supplier hereby commits, at its cost, to insure it.",
    "The Supplier guarantees performance.",
    "The Supplier warrants good title.",
    "The Supplier owes the Customer a fee.",
    "The Supplier is answerable to the Bank.",
    "No one other than the Supplier may enter.",
    "It is prohibited to copy it.",
    "Copying is disallowed.",
    "The Supplier's duty is to insure it.",
    "The Supplier's obligation: deliver it.",
    "The Supplier is mandated to insure it.",
    "The Supplier is directed to insure it.",
    "The Supplier is instructed to insure it.",
    "We'll pay the fee.",
    "The Supplier'll pay the fee.",
    "The Supplier is duty bound to insure it.",
    "The Supplier ain't allowed to copy it.",
    "The Supplier was to insure it.",
    "The Supplier has committed itself to insure it.",
    "The Supplier has covenanted to insure it.",
    "The Supplier makes sure that it works.",
    "The Supplier sees to it that it works.",
    "The Supplier never sells it.",
    "The Supplier at no time sells it.",
    "Neither party sells it.",
    "The Supplier refrains from selling it.",
    "The Supplier will not.",
    "Supplier to insure the goods.",
    "The Supplier to pay all taxes.",
    "Deliver the goods by May.",
    "Keep it secret.",
    "The fee is paid monthly.",
    "The report is delivered monthly.",
    "Interest accrues daily and is paid monthly.",
    "It is a condition of this Agreement that the Supplier insures it.",
    "The Supplier is held to insure it.",
    "The Supplier is made responsible for it.",
    "The Supplier assumes full responsibility.",
    "The Supplier takes responsibility for it.",
    "The cost is borne by the Supplier.",
    "Taxes are for the account of the Supplier.",
    "The risk is with the Supplier.",
    "The risk passes to the Supplier.",
    "All costs are at the Supplier's expense.",
    "The parties agree on secrecy.",
    "Selling is off limits.",
)
PORTUGUESE = (
    "Fica a CONTRATADA obrigada a entregar.",
    "Ficam as partes proibidas de divulgar.",
    "É terminantemente vedado o uso.",
    "A CONTRATADA fará o relatório.",
    "A CONTRATADA dirá a verdade.",
    "A CONTRATADA porá à disposição os livros.",
    "A CONTRATADA manterá os livros.",
    "O pagamento far-se-á em 30 dias.",
    "A CONTRATADA obrigar-se-á a pagar.",
    "Não é permitido ceder o contrato.",
    "Não será permitida a cessão.",
    "Compete à CONTRATADA entregar.",
    "Cabe à CONTRATADA entregar.",
    "Cabem à CONTRATADA as despesas.",
    "É dever da CONTRATADA entregar.",
    "É obrigação da CONTRATADA entregar.",
    "São obrigações da CONTRATADA: a) entregar; b) pagar.",
    "A CONTRATADA há de entregar.",
    "Deve-se entregar o relatório.",
    "A CONTRATADA responde por danos.",
    "A CONTRATADA responde integralmente pelos danos.",
    "O uso de crachá é obrigatório.",
    "A CONTRATADA somente poderá ceder com anuência.",
    "Os tributos ficarão a cargo da CONTRATADA.",
    "As despesas ficam por conta da CONTRATADA.",
    "Incumbe à CONTRATADA entregar.",
    "Incumbe a CONTRATADA entregar.",
    "A CONTRATADA é responsável por danos.",
    "A CONTRATADA compromete-se a entregar.",
    "A CONTRATADA garante a qualidade.",
    "A CONTRATADA jamais poderá ceder.",
    "A CONTRATADA nunca poderá ceder.",
    "A CONTRATADA poderá, em nenhuma hipótese, ceder.",
    "Em hipótese alguma poderá a CONTRATADA ceder.",
    "Nenhuma das partes poderá ceder.",
    "A CONTRATADA não os divulgará.",
    "A CONTRATADA deverá, sempre, entregar.",
    "Constituem deveres da CONTRATADA a entrega e a guarda.",
    "É responsabilidade exclusiva da CONTRATADA a guarda.",
    "A CONTRATADA tem o dever de entregar.",
    "A CONTRATADA terá o prazo de 10 dias para corrigir.",
    "A CONTRATADA assume a responsabilidade pelos danos.",
    "Não se admite a cessão.",
    "É necessária a anuência da CONTRATANTE.",
    "A CONTRATADA abstém-se de divulgar.",
    "A contratada entregara o relatorio em dez dias.",
    "As partes manterao sigilo.",
    "A CONTRATADA arca com os tributos.",
    "A CONTRATADA entrega o relatório todo mês.",
    "A CONTRATADA não divulga os dados.",
    "A CONTRATADA concorda em pagar multa.",
    "É exigida a presença do preposto.",
    "O preposto precisa estar presente.",
    "Recai sobre a CONTRATADA o dever de guarda.",
    "A CONTRATADA está obrigada ao sigilo.",
    "A CONTRATADA permanecerá obrigada ao sigilo.",
    "Cumprirá à CONTRATADA entregar.",
    "Caberá exclusivamente à CONTRATADA entregar.",
    "A CONTRATADA irá entregar o relatório.",
    "A CONTRATADA vai entregar o relatório.",
    "As partes abster-se-ão de divulgar.",
    "Não pode a CONTRATADA ceder o contrato.",
    "Não se permite a cessão.",
    "A cessão é inadmissível.",
    "Responderá a CONTRATADA pelos danos.",
    "Em caso algum poderá a CONTRATADA ceder.",
    "Ninguém poderá entrar.",
    "É expressamente proibida a entrada.",
    "A entrada é proibida.",
    "O pagamento é devido em 30 dias.",
    "A CONTRATADA dará ciência do fato.",
    "A CONTRATADA trará os documentos.",
    "A CONTRATADA proporá um plano.",
    "Obrigam-se as partes ao sigilo.",
    "As partes ficam mutuamente obrigadas.",
    "O contratado terá que entregar.",
    "O contratado haverá de entregar.",
    "Há que entregar o relatório.",
    "É seu dever entregar.",
    "A CONTRATADA aceita pagar multa.",
    "Não lhe assiste o direito de ceder.",
    "A cessão carece de autorização.",
    "A CONTRATADA está impedida de ceder.",
    "É mister entregar o relatório.",
    "Impõe-se à CONTRATADA o sigilo.",
    "A obrigação de entregar é da CONTRATADA.",
    "A CONTRATADA obrigou-se a entregar.",
    "As despesas correm por conta da CONTRATADA.",
    "Os custos são suportados pela CONTRATADA.",
    "Os custos são da CONTRATADA.",
    "O risco é da CONTRATADA.",
    "A CONTRATADA nunca cede o contrato.",
    "Nenhuma das partes cede o contrato.",
    "A cessão depende de anuência.",
    "O pagamento é feito em 30 dias.",
    "O pagamento ocorre em 30 dias.",
    "A CONTRATADA paga em 30 dias.",
    "As partes guardam sigilo.",
    "As partes guardam-se de divulgar.",
    "O sigilo é obrigatório.",
    "Exige-se sigilo.",
    "A CONTRATADA tem por dever o sigilo.",
    "A CONTRATADA declara e garante ser solvente.",
    "Vedada a cessão.",
    "Proibida a entrada.",
    "Sendo vedada a cessão, aplica-se multa.",
    "A CONTRATADA, obrigando-se ao sigilo, recebe os dados.",
)
QUIET = (
    "The Customer may audit the books.",
    "Employment is at will.",
    "The goodwill belongs to the Licensor.",
    "A CONTRATANTE poderá auditar os livros.",
    "O padrão é o da norma.",
    "The marshall signed the shallow willow mustard order.",
    "The purpose of this clause is to protect data.",
    "References to clauses are to clauses of this Agreement.",
    "The Supplier is a company under the laws of England.",
    "The parties have discussed a project.",
    '"Fee" means the fee of Annex A.',
    "The Supplier is not obliged to pay.",
    "This Agreement is dated 1 May 2026.",
    "The Supplier is the owner of the warrants and guarantees of the Bank.",
    "O Estado do Pará é o foro.",
    "A CONTRATADA é uma sociedade empresária.",
    "A CONTRATADA não está obrigada a pagar.",
    "The meeting of 5 May was long.",
    "The company supplies no goods.",
    "Should the Supplier fail, the Customer may terminate.",
    "The Supplier is a bank.",
    "The office is in Lisbon.",
    "The Agreement is governed by English law.",
    "The Fees are set out in Annex A.",
    "The Customer may terminate on notice.",
    "The Supplier has offices in Porto.",
    "A CONTRATADA é uma empresa de limpeza.",
    "O foro é o de Lisboa.",
    "O preço é de 10 reais.",
    "A CONTRATANTE pode auditar.",
    'The word "day" means a calendar day.',
    "WHEREAS the Supplier supplies machines;",
)


@pytest.mark.parametrize("sentence", [*ENGLISH, *PORTUGUESE])
def test_a_sentence_that_binds_has_a_word_of_duty(sentence: str) -> None:
    assert find_duties(sentence)


@pytest.mark.parametrize("sentence", QUIET)
def test_a_sentence_that_binds_nobody_has_none(sentence: str) -> None:
    assert find_duties(sentence) == ()


DISGUISED = (
    "\u0455h\u0430ll",
    "sh\u0430ll",
    "\uff53\uff48\uff41\uff4c\uff4c",
    "s h a l l",
    "s.h.a.l.l",
    "sh all",
    "\ua731\u029c\u1d00\u029f\u029f",
    "\U0001d42c\U0001d421\U0001d41a\U0001d425\U0001d425",
    "shaII",
    "sha11",
    "5hall",
    "sh*ll",
    "sh\u200ball",
    "sh\u2060all",
    "sha\u00adll",
    "sha-\nll",
    "sha\u00ad\nll",
    "sha\x02ll",
    "sh\U000e0061all",
    "s\u0336h\u0336a\u0336l\u0336l\u0336",
    "sh\u3164all",
    "\U0001f1f8\U0001f1ed\U0001f1e6\U0001f1f1\U0001f1f1",
    "\U0001f182\U0001f177\U0001f170\U0001f17b\U0001f17b",
    "\u13da\u13bb\u13aa\u13de\u13de",
    "\u202ellahs\u202c",
    "rnust",
    "s - h - a - l - l",
    "s\nh\na\nl\nl",
    "sh&shy;all",
    "<b>sh</b>all",
    "_shall_",
    "shall\u00b9",
    "shall1",
    "1shall",
    "shall\u200b",
    "sh**all**",
    "\ua7a9hall",
    "\u0282h\u0251\u026d\u026d",
    "sh\u1d00\u029f\u029f",
    "m u s t",
    "\u039cUST",
    "MU5T",
    "vvill",
    "wi11",
    "is obli-\ngated to",
    "is ob\u00adliged to",
    "is requ\u200bired to",
    "may n0t",
)
DISGUISED_PORTUGUESE = (
    "d\u0435ver\u00e1",
    "d e v e r \u00e1",
    "deve-\nr\u00e1",
    "dever\u0061\u0301",
    "entregar\u0061\u0301",
    "\uff44\uff45\uff56\uff45",
    "obri\u00adga-se a",
    "n\u00e3o p\u043eder\u00e1",
    "n\u200b\u00e3o poder\u00e1",
)


@pytest.mark.parametrize("word", DISGUISED)
def test_a_disguised_word_is_found(word: str) -> None:
    text = f"The Supplier {word} deliver the goods."
    found = find_duties(text)
    assert found
    assert all(hit.span.of(text).strip() for hit in found)


@pytest.mark.parametrize("word", DISGUISED_PORTUGUESE)
def test_a_disguised_word_is_found_in_portuguese(word: str) -> None:
    assert find_duties(f"A CONTRATADA {word} entregar os bens.")


@pytest.mark.parametrize("word", ["\u0455h\u0430ll", "s h a l l", "sha-\nll", "shaII"])
def test_the_place_of_a_disguised_word_is_where_it_stands(word: str) -> None:
    text = f"Whoever it is, the Supplier {word} deliver."
    assert word in {hit.span.of(text) for hit in find_duties(text)}


@pytest.mark.parametrize(
    "text",
    [
        "The price is 11,000 EUR for 5 units of 10\u00b5m film by \u0391\u03b2\u03b3 SA.",
        "Payments\u037e Currency and Records\u037e Audits.",
        "\u682a\u5f0f\u4f1a\u793e is a company of \u65e5\u672c.",
        "\u041e\u041e\u041e \u0420\u043e\u043c\u0430\u0448\u043a\u0430 is a company.",
        "The M.U. Street office is S. H. Allan's.",
    ],
)
def test_letters_of_honest_names_hide_nothing(text: str) -> None:
    assert find_duties(text) == ()


def test_what_cannot_be_read_says_so() -> None:
    (found,) = find_duties("The Supplier \u202ellahs\u202c deliver.")
    assert found.cue == MASKED


def test_words_are_found_through_any_number_of_other_words() -> None:
    long = "The Supplier, " + "being a company of good standing, " * 30 + "shall deliver."
    assert [hit.cue for hit in find_duties(long)] == ["shall"]


PIECES = st.sampled_from(
    [
        "shall ",
        "s h a l l",
        "sha-\n",
        "ll ",
        "\u202e",
        "\u200b",
        "\u0430",
        "\u037e",
        "(a) ",
        "may ",
        "not ",
        "no ",
        "is ",
        "to ",
        ": ",
        ". ",
        "\n",
        "n\u00e3o ",
        "ser\u00e1 ",
        "\ufb01",
        "\u2026",
        "\ud800",
        "\x00",
        "The ",
    ]
)


@given(st.text(max_size=120) | st.lists(PIECES, max_size=40).map("".join))
@settings(deadline=None, max_examples=400)
def test_any_text_is_searched_and_places_lie_in_it(text: str) -> None:
    last = -1
    for hit in find_duties(text):
        assert last <= hit.span.start < hit.span.end <= len(text)
        last = hit.span.start
    read_modality(text)


@given(st.lists(PIECES, max_size=20).map("".join), st.lists(PIECES, max_size=20).map("".join))
@settings(deadline=None, max_examples=200)
def test_a_duty_is_found_whatever_stands_about_it(before: str, after: str) -> None:
    text = f"{before}\nThe Supplier shall deliver.\n{after}"
    at = len(before) + len("\nThe Supplier ")
    assert any(hit.span.start <= at < hit.span.end for hit in find_duties(text))


@pytest.mark.parametrize(
    "text",
    [
        "The Suppliershall deliver.",
        "The Supplier shalldeliver.",
        "TheSuppliershalldeliver.",
        "The Supplier mustdeliver.",
        "The Supplier maynot deliver.",
        "ACONTRATADAdeveráentregar.",
        "T h e S u p p l i e r s h a l l d e l i v e r .",
        "T h e  S u p p l i e r  s h a l l  d e l i v e r .",
    ],
)
def test_words_that_ran_together_are_found_and_never_read_as_another(
    text: str,
) -> None:
    assert find_duties(text)
    assert read_modality(text).stated in ((), ("must",))


@pytest.mark.parametrize(
    "word", ["marshall", "shallow", "shallots", "mustard", "muster", "mustang", "musty", "must-see"]
)
def test_words_that_hold_such_letters_are_left_alone(word: str) -> None:
    assert all(hit.cue != MASKED for hit in find_duties(f"The {word} is here."))
