"""Words of duty are found through disguises; letters of honest names hide none."""

import pytest

from quotary.core.obligations.duty_words import MASKED, find_duties

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
