"""What is only expected, planned, hoped or believed settles no field, in either direction."""

import pytest

from quotary.core.readers import read

EXPECTED_OUT = [
    "The parties do not anticipate sharing personal data.",
    "It is not envisaged that any personal data will be transferred.",
    "The parties have no wish to transfer personal data to each other.",
    "No personal data is foreseen to be supplied under this Agreement.",
    "The disclosure of personal data is not planned.",
    "The parties aspire to exclude personal data from every sample.",
    "Each side trusts that no personal data will be handed over.",
    "The parties confirm that they do not mean to disclose personal data to each other.",
    "It is hoped that the parties will meet often and will not exchange personal data.",
    "The Trial does not require personal data.",
    "The parties see no need to exchange personal data.",
    "Neither party has any wish to disclose personal data to the other.",
    "No personal data is necessary for the Trial.",
    "The parties do not presently exchange personal data.",
    "Personal data should never be disclosed under this Agreement.",
    "It is the aim of both sides that no personal data shall be exchanged.",
    "The parties doubt that they will, and in all likelihood will not, exchange personal data.",
    "The parties do not foresee an exchange of personal data, and shall keep each other informed.",
    "As partes não tencionam trocar dados pessoais.",
    "As partes não têm a intenção de compartilhar dados pessoais.",
    "As partes confiam que não fornecerão dados pessoais.",
    "Não é provável que as partes venham a não compartilhar dados pessoais.",
    "A avaliação não envolve dados pessoais.",
]
PROMISED_OUT = [
    "The parties do not anticipate sharing personal data, and neither party shall supply any.",
    "The parties have no wish to exchange personal data, and neither of them shall do so.",
    "Personal data is not necessary for the Trial, and none shall be supplied.",
    "No personal data is foreseen to be needed; neither party shall disclose personal data.",
    "The Provider shall make sure that its documents do not include personal data.",
    "The parties look forward to the Trial; neither of them shall disclose personal data.",
    "Since the parties want to keep this simple, neither party shall share personal data.",
    "The parties do not foresee a use of personal data and shall not exchange any personal data.",
]


@pytest.mark.parametrize("said", EXPECTED_OUT)
def test_an_expectation_keeps_no_personal_data_out(said: str) -> None:
    assert read("data.excluded", said).value is None


@pytest.mark.parametrize("said", PROMISED_OUT)
def test_a_promise_beside_an_expectation_keeps_it_out(said: str) -> None:
    assert read("data.excluded", said).value is True


@pytest.mark.parametrize(
    "condition",
    [
        "Neither party shall provide personal data to the other unless the parties have first"
        " signed a data processing agreement.",
        "If the Trial should call for it, none shall be supplied until the parties have signed a"
        " data processing agreement.",
    ],
)
def test_a_forecast_beside_a_condition_leaves_the_condition(condition: str) -> None:
    said = f"The parties do not plan to exchange personal data. {condition}"
    assert read("data.excluded", said).status == "none"
    assert read("data.agreement_first", said).value is True


_RETURN = {"yes": ["return or destroy", "devolver ou destruir"]}
_TRAIN = {"yes": ["train", "treinar"]}


@pytest.mark.parametrize(
    ("derive", "said", "options"),
    [
        ("data.agreement_first", "The parties plan to sign a data processing agreement before any "
         "personal data is exchanged.", None),
        ("data.agreement_first", "It is intended that no personal data be exchanged until a data "
         "processing agreement has been signed.", None),
        ("duration.years", "The parties hope that the obligations will last two years.", None),
        ("duration.years", "The duties are thought to end two years after the date hereof.", None),
        ("duration.months", "It is planned that the duties continue for eighteen months.", None),
        ("jurisdiction", "It is assumed that this Agreement is governed by the laws of the State "
         "of Delaware.", None),
        ("notice.required", "If a court orders disclosure, the Recipient wishes to notify the "
         "Discloser in writing before disclosing.", None),
        ("duty.bound", "It is hoped that each party will keep the other's Confidential "
         "Information secret.", None),
        ("yes_no", "The Recipient hopes to return or destroy it.", _RETURN),
        ("yes_no", "The parties believe that the Recipient will return or destroy it.", _RETURN),
        ("yes_no", "The Recipient does not intend to train models with it.", _TRAIN),
        ("yes_no", "As partes pretendem devolver ou destruir as informações.", _RETURN),
        ("yes_no", "A Receptora não planeja treinar modelos com as informações.", _TRAIN),
    ],
)  # fmt: skip
def test_an_expectation_settles_no_field(
    derive: str, said: str, options: dict[str, object] | None
) -> None:
    assert read(derive, said, "pt" if "partes" in said else "en", options).value is None


@pytest.mark.parametrize(
    ("derive", "said", "options", "value"),
    [
        ("data.agreement_first", "If the parties expect to exchange personal data, they shall "
         "first sign a data processing agreement.", None, True),
        ("duration.years", "The duties last two years, which the parties believe is enough.",
         None, 2),
        ("jurisdiction", "This Agreement, which the parties intend to be binding, is governed by "
         "the laws of the State of Delaware.", None, "US-DE"),
        ("notice.required", "If the Recipient believes that it is required by law to disclose, it "
         "shall give the Discloser prior written notice.", None, True),
        ("yes_no", "If the Discloser wants it, the Recipient shall return or destroy it.",
         _RETURN, True),
        ("yes_no", "The parties expect a long partnership, and the Recipient shall return or "
         "destroy it.", _RETURN, True),
        ("yes_no", "Quando a Divulgadora desejar, a Receptora deverá devolver ou destruir as "
         "informações.", _RETURN, True),
        # Terms without end are refused, so that they are merely expected makes them no milder.
        ("duration.perpetual", "The parties expect the duties to be perpetual.", None, True),
    ],
)  # fmt: skip
def test_a_promise_is_read_beside_an_expectation(
    derive: str, said: str, options: dict[str, object] | None, value: object
) -> None:
    assert read(derive, said, "en", options).value == value
