"""What a contract says beside its positions is looked at unless the playbook knows it as usual."""

from dataclasses import replace

import pytest

from quotary.core.parties import party_names
from quotary.core.playbook import Playbook
from support.gated import nda, present, unit_of
from support.small_playbook import SMALL

USUAL = (
    "may terminate this",
    "may be executed",
    "may disclose ... employees",
    "if requested",
    "notwithstanding termination",
)
BOOK: Playbook = replace(SMALL, usual=USUAL)


def kinds(*sentences: str, book: Playbook = BOOK) -> list[str]:
    unit = unit_of(nda(*sentences), playbook=book)
    return [one.kind for one in unit.alerts if one.kind in {"opens", "set_aside", "one_sided"}]


@pytest.mark.parametrize(
    "sentence",
    [
        "The Recipient may feed the information to its parrots.",
        "The Recipient is free to hum what it heard.",
        "The Recipient can resell it.",
        "The Recipient shall be entitled to keep a diary of it.",
        "Nothing in this Agreement prevents the Recipient from publishing it.",
        "The Recipient has the right to make use of what it learns.",
        "The Recipient acts at its sole discretion.",
        "The Recipient need not keep records.",
        "The Recipient does as it pleases.",
        "No fee is due and the Recipient may sell the information.",
        "Publication is not a breach of this Agreement.",
    ],
)
def test_a_right_that_nobody_expects_is_shown(sentence: str) -> None:
    assert kinds(sentence) == ["opens"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Clause 2 does not apply to drawings.",
        "The Schedule prevails over this Agreement.",
        "Notwithstanding clause 2 the Recipient shall publish the drawings.",
        "This Agreement is not binding.",
        "Clauses 1 to 3 are suspended until the spring.",
        "The figure in clause 4 is hereby replaced by ten.",
        "This Agreement has been superseded.",
        "This text is a proposal.",
        "This Agreement ranks last.",
    ],
)
def test_what_puts_a_clause_aside_is_shown(sentence: str) -> None:
    assert "set_aside" in kinds(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Vendor Inc. shall keep the minutes.",
        "The list shall be supplied by Acme.",
        "Acme's obligations arise on signature.",
        "What Acme sends enters the corpus.",
        "The duty of secrecy rests on Acme and on Others.",
        "Signature: Name: Title: Acme shall keep it secret.",
    ],
)
def test_a_sentence_about_one_named_party_is_shown(sentence: str) -> None:
    duty = "Each party shall keep the other's information in confidence."
    assert kinds(duty) == []
    assert "one_sided" in kinds(duty, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Either party may terminate this Agreement on thirty days' notice.",
        "This Agreement may be executed in counterparts.",
        "The Recipient may disclose it to its employees.",
        "Neither party may assign this Agreement.",
        "No copy may be kept.",
        "The Recipient may not sell it.",
        "Acme and Vendor shall meet each month.",
        "The duty of secrecy rests on Acme and on Vendor.",
        "Acme Inc. Vendor Inc. Signature: Name: Contact for notices: in full below",
        "Neither Acme nor Vendor shall assign this Agreement.",
        "The information was disclosed on 4 May 2025.",
        "The Recipient shall keep it secret, notwithstanding termination.",
    ],
)
def test_what_is_usual_or_forbidden_is_not(sentence: str) -> None:
    assert kinds(sentence) == []


def test_a_playbook_without_usual_words_asks_for_no_such_check() -> None:
    assert kinds("The Recipient may feed it to its parrots.", book=SMALL) == []


@pytest.mark.parametrize(
    ("tail", "kind"),
    [
        (" where the stars permit", "conditional"),
        (" unless it rains", "conditional"),
        (", save on Sundays", "conditional"),
        (" if requested", ""),
        ("", ""),
    ],
)
def test_a_condition_in_a_quoted_sentence_is_shown(tail: str, kind: str) -> None:
    sentence = f"The duty of confidentiality survives for three years{tail}."
    quote = "The duty of confidentiality survives for three years"
    unit = unit_of(nda(sentence), present("term", quote, years=3), playbook=BOOK)
    found = {alert.kind for alert in unit.findings[0].alerts}
    assert found & {"conditional", "reported"} == ({kind} if kind else set())


def test_reported_wording_is_no_agreement() -> None:
    said = "The duty of confidentiality survives for three years"
    sentence = f'The parties rejected the wording "{said}."'
    unit = unit_of(nda(sentence), present("term", said, years=3), playbook=BOOK)
    assert "reported" in {alert.kind for alert in unit.findings[0].alerts}


@pytest.mark.parametrize(
    ("opening", "names"),
    [
        (
            'between Acme Industries and Holt Consulting, Inc. ("Vendor")',
            {"Acme", "Holt", "Vendor"},
        ),
        (
            "by Acme Industries, a Delaware corporation, and Northgate Tooling Corp.",
            {"Acme", "Northgate"},
        ),
        (
            'Acme and Tern Analytics, Inc. want to talk about a pilot (the "Pilot").',
            {"Acme", "Tern"},
        ),
        ('Global Widgets Ltd (the "Recipient")', {"Acme", "Global Widgets"}),
    ],
)
def test_the_names_of_parties_are_found_in_the_opening(opening: str, names: set[str]) -> None:
    assert set(party_names(opening, "Acme Industries")) == names


def test_a_word_with_a_meaning_of_its_own_is_shown() -> None:
    unit = unit_of(nda('"Year" means five hundred days.'), playbook=BOOK)
    assert "defines" in {alert.kind for alert in unit.alerts}
