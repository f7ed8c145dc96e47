"""What kind of value a question wants, and which sentences state one."""

import pytest

from quotary.core.questions.asked import QuestionInvalid, asked, question_digest
from quotary.core.questions.content_words import topics_of
from quotary.core.questions.kinds import kind_of
from quotary.core.questions.stemming import stem, words_of
from quotary.core.questions.values import has_value


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("How long does it last?", "how_long"),
        ("Within how many business days must it be reported?", "how_long"),
        ("How much notice is needed?", "how_long"),
        ("What is the notice period?", "how_long"),
        ("Por quanto tempo subsiste o sigilo?", "how_long"),
        ("Qual é o prazo de pagamento?", "how_long"),
        ("How often are audits held?", "how_often"),
        ("When is the fee due?", "when"),
        ("Quando vence a primeira parcela?", "when"),
        ("What must be done when a key is lost?", "open"),
        ("Where are the servers?", "where"),
        ("How much is the fee?", "how_much"),
        ("Qual é o preço total?", "how_much"),
        ("What is the cap on liability?", "limit"),
        ("What percentage is withheld?", "percent"),
        ("How many users are included?", "count"),
        ("Who pays for an audit?", "who"),
        ("Quem responde pelos danos?", "who"),
        ("Which law governs the agreement?", "law"),
        ("Is there an arbitration clause?", "yes_no"),
        ("A contratada pode subcontratar?", "open"),
        ("Há cláusula de exclusividade?", "yes_no"),
    ],
)
def test_the_form_of_a_question_says_what_it_wants(question: str, kind: str) -> None:
    assert kind_of(question) == kind


@pytest.mark.parametrize(
    ("question", "states", "silent"),
    [
        ("How long?", "for three (3) years", "for as long as may be agreed"),
        ("How long?", "in perpetuity", "in confidence"),
        ("When?", "promptly upon receipt", "with reasonable care"),
        ("How much is it?", "a fee of USD 900", "a fee to be agreed"),
        ("How much is it?", "interest of 1% a month", "interest"),
        ("What is the limit?", "limited to the fees paid in a year", "liability is limited"),
        ("How often?", "every business day", "from time to time"),
        ("Where is it?", "the site in Dallas", "the site named above"),
        ("How many are there?", "twelve engineers", "all engineers"),
        ("Who?", "the Supplier shall", "shall be secret"),
        ("Which law governs?", "governed by the laws of the State of New York", "as law allows"),
    ],
)
def test_a_value_is_stated_or_it_is_not(question: str, states: str, silent: str) -> None:
    kind = kind_of(question)
    assert has_value(kind, states, "en")
    assert not has_value(kind, silent, "en")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("governs", "governed"), ("liability", "liable"), ("payment", "paid"),
        ("transferred", "assign"), ("terminate", "termination"), ("certify", "certification"),
        ("disclosure", "disclose"), ("subcontratar", "subcontratação"), ("rescindir", "rescisão"),
        ("encrypted", "encrypt"), ("materials", "material"), ("sigilo", "confidentiality"),
    ],
)  # fmt: skip
def test_words_for_the_same_meet(one: str, other: str) -> None:
    assert stem(*words_of(one)) == stem(*words_of(other))


@pytest.mark.parametrize(("one", "other"), [("law", "late"), ("notice", "note"), ("fee", "feed")])
def test_words_for_other_things_do_not(one: str, other: str) -> None:
    assert stem(one) != stem(other)


def test_a_questions_subject_is_what_is_left_of_it() -> None:
    assert topics_of("How many days does the recipient have to return samples?") == (
        "recipient",
        "return",
        "samples",
    )
    assert topics_of("Is there a non-solicitation clause in this agreement?") == ("solicitation",)
    assert topics_of("What does the contract say?") == ()


def test_a_recording_is_found_whatever_case_and_spacing() -> None:
    assert question_digest("Which law  governs?") == question_digest("which LAW governs ??")
    assert question_digest("Which law governs?") != question_digest("Which laws govern?")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("  \n ", "The question is empty"),
        ("x " * 600, "The question has 1,199 characters; at most 1,000 are read."),
        ("who\u202eruns", "invisible control characters"),
    ],
)
def test_what_is_no_question_says_why(text: str, says: str) -> None:
    with pytest.raises(QuestionInvalid, match=says):
        asked(text)
