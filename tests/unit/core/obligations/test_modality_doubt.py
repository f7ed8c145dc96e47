"""A sentence that reports, doubts, guesses, defines or leaves open a duty is never read as one."""

import pytest

from quotary.core.obligations.modality import read_modality

TOLD = (
    "The court held that the Seller shall repay the price.",
    "The arbitrator ruled that the Seller must repay the price.",
    "The Landlord proposed that the Tenant shall paint the flat, which the Tenant refused.",
    "The Landlord suggested that the Tenant should paint and must clean the flat.",
    "The Tenant believes that it must paint the flat.",
    "The parties believe that the Tenant must paint the flat.",
    "The Buyer alleges that the Seller shall repay the price.",
    "The Buyer claims that the Seller must repay the price.",
    "It is alleged that the Seller must repay the price.",
    "It has been argued that the Seller must repay the price.",
    "It is unclear whether the Seller must repay the price.",
    "It seems that the Seller must repay the price.",
    "It is doubtful that the Seller must repay the price.",
    "The parties disagree whether the Tenant shall paint the flat.",
    "Whether the Tenant must paint the flat is for the Landlord to decide.",
    "The Tenant asked whether it must paint the flat.",
    "In the Landlord's view the Tenant must paint the flat.",
    "According to the Landlord the Tenant must paint the flat.",
    "Under the old lease the Tenant must paint the flat.",
    "Must the Tenant paint the flat?",
    "The Tenant shall paint the flat, says the Landlord.",
    "The Tenant shall paint the flat, which the Tenant disputes.",
    "The Tenant shall paint the flat, but the Tenant did not agree.",
    "[The Tenant shall paint the flat.]",
    "[The Tenant shall paint the flat.] - deleted",
    "The Tenant shall paint the flat; the foregoing is deleted.",
    "The Tenant shall paint the flat: this clause is void.",
    "WHEREAS the Customer must comply with the rules of the exchange;",
    "(A) WHEREAS the Customer must comply with the rules of the exchange;",
    '"Fees" shall mean the amounts set out in Annex B.',
    "Terms in capitals shall have the meanings given in Annex B.",
    "References to days shall be construed as references to calendar days.",
    "O juiz decidiu que o Locatário deverá pintar a sala.",
    "O Locador sugeriu que o Locatário deverá pintar a sala.",
    "O Locatário acredita que deve pintar a sala.",
    "O Comprador alega que o Vendedor deve devolver o preço.",
    "Discute-se se o Locatário deverá pintar a sala.",
    "As partes divergem sobre se o Locatário deverá pintar a sala.",
    "É duvidoso que o Locatário deverá pintar a sala.",
    "É provável que o Locatário deverá pintar a sala.",
    "Na opinião do Locador, o Locatário deverá pintar a sala.",
    "Deverá o Locatário pintar a sala?",
    "O Locatário deverá pintar a sala; a cláusula foi revogada.",
    "CONSIDERANDO que a CONTRATADA deverá cumprir o edital;",
    "“Serviços” significará os serviços do Anexo I.",
)
PAST = (
    "The Tenant was to paint the flat in 2019.",
    "The goods were to be delivered in 2019.",
    "The Tenant must have received the keys in 2019.",
    "The Seller must have known of the defect.",
    "The Tenant will have painted the flat before it moved in.",
    "The Tenant shall have painted the flat or shall pay EUR 900.",
    "The Seller should have paid by now.",
    "O Locatário deve ter pintado a sala em 2019.",
    "O Vendedor deve ter recebido o preço.",
    "O Locatário obrigou-se a pintar a sala em 2019.",
)
GUESSED = (
    "The Tenant will probably paint the flat in spring.",
    "The Tenant will most likely paint the flat in spring.",
    "Presumably the Tenant shall paint the flat.",
    "Perhaps the Tenant must paint the flat.",
    "The Tenant must, presumably, paint the flat.",
    "The Tenant will usually paint the flat.",
    "The Tenant shall be deemed to have painted the flat.",
    "The notice shall be presumed received on the third day.",
    "The goods may arrive damaged.",
    "Delays may occur in winter.",
    "Prices may vary from season to season.",
    "The Supplier may fail.",
    "The service may be interrupted.",
    "O Locatário deverá provavelmente pintar a sala.",
    "Talvez o Locatário deva, e deverá, pintar a sala.",
    "Provavelmente o Locatário deverá pintar a sala.",
    "O aviso será considerado recebido no terceiro dia.",
    "Poderão ocorrer atrasos.",
    "Os preços podem variar.",
)
OPTIONAL = (
    "The Tenant shall, if it so wishes, paint the flat.",
    "If it so chooses, the Tenant shall paint the flat.",
    "The Tenant shall paint the flat if the Tenant sees fit.",
    "The Tenant shall paint the flat when it pleases.",
    "The Tenant shall at its option paint the flat.",
    "The Tenant must paint the flat at its sole and absolute discretion.",
    "The Tenant shall paint the flat at the Tenant's discretion.",
    "The Tenant will voluntarily paint the flat.",
    "The Tenant must paint the flat only if the Landlord asks for it.",
    "O Locatário deverá, se quiser, pintar a sala.",
    "O Locatário deverá pintar a sala, caso deseje.",
    "O Locatário deverá pintar a sala a seu exclusivo critério.",
    "O Locatário deverá facultativamente pintar a sala.",
    "O Locatário deverá pintar a sala somente se o Locador pedir.",
)


@pytest.mark.parametrize("quote", [*TOLD, *PAST, *GUESSED, *OPTIONAL])
def test_what_may_bind_nobody_is_for_a_person(quote: str) -> None:
    assert read_modality(quote).unclear


BINDS = (
    "The Tenant shall, at the Landlord's option, repair or replace the door.",
    "If a court has held that a clause is void, the parties shall replace it.",
    "A party that believes that data was lost shall tell the other.",
    "All claims that the Customer makes shall be settled in Oslo.",
    "The Supplier acknowledges and agrees that it shall keep records.",
    "The Supplier shall find out whether the goods are damaged.",
    "Whether or not the goods are accepted, the Buyer shall pay.",
    "All taxes whether present or future shall be borne by the Buyer.",
    "If the Supplier wishes to renew, it shall tell the Customer.",
    "The Supplier shall have qualified staff.",
    "The Supplier shall have insurance.",
    "Once the price has been paid, the Seller shall deliver the goods.",
    "The Supplier shall report any defect that is likely to spread.",
    "The Supplier shall consider the request and shall answer it.",
    "Distributor shall immediately cease all use of the Trademarks.",
    "The Supplier shall cease using the name.",
    "The Licensor represents and warrants that it has the right to enter into this Agreement.",
    "Each party warrants that it is duly authorised to sign.",
    "A CONTRATADA, se solicitada, deverá pagar.",
    "Caso a CONTRATANTE decida que há defeito, a CONTRATADA deverá repará-lo.",
    "A CONTRATADA deverá ter seguro.",
    "A CONTRATADA deverá, a critério da CONTRATANTE, refazer a obra.",
    "A CONTRATADA deverá entregar o que se espera que sirva.",
)


@pytest.mark.parametrize("quote", BINDS)
def test_a_duty_in_force_is_read_as_one(quote: str) -> None:
    assert read_modality(quote).stated == ("must",)


@pytest.mark.parametrize(
    "quote",
    [
        "The Supplier may increase the fees once a year.",
        "The Customer may end this Agreement at any time.",
        "The Customer may at its sole discretion renew it.",
        "A CONTRATANTE poderá, a seu critério, prorrogar o prazo.",
    ],
)
def test_a_right_in_force_is_read_as_one(quote: str) -> None:
    assert read_modality(quote).stated == ("may",)
