"""A longer sentence must not hide what a part of it would show alone."""

from itertools import pairwise

import pytest

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span
from quotary.core.unit_view import view_of
from quotary.core.unread.main_clauses import clause_cuts
from quotary.core.unread.unheard import strange_words
from support.policies import vendor_nda

OPENING = "Made between two parties.\n\nEach Recipient shall keep it secret and not disclose it."
STRANGE = (
    "A notice is deemed to have been received when it is left at the kiosk.",
    "The seal on the envelope is broken by the courier.",
    "Whoever walks the corridors of the plant has a lanyard.",
    "The Recipient shall polish the lenses.",
)
TAILS = (
    ", and the Receiving Party shall give the Disclosing Party written notice of it within ten days"
    " of the date on which it was received by the other party",
    " and each party shall keep the information of the other party confidential under the terms of"
    " this agreement for the period that is stated in it",
    ", save that the parties may agree otherwise in a written document that is signed by both of"
    " them and that is delivered to each of them before the date",
    ", provided that the other party has given its prior written consent to it and that nothing in"
    " this agreement is amended or waived by it in any way",
)


def strange(sentence: str) -> list[str]:
    document = Document(f"{OPENING}\n\n{sentence}\n")
    view = view_of(DocumentIndex(document), Span(0, len(document.text)), "en")
    start = document.text.index(sentence)
    return list(strange_words(view, Span(start, start + len(sentence)), vendor_nda()))


@pytest.mark.parametrize("tail", TAILS)
@pytest.mark.parametrize("sentence", STRANGE)
def test_a_usual_tail_hides_no_strange_statement(sentence: str, tail: str) -> None:
    assert strange(sentence)
    assert strange(sentence.rstrip(".") + tail + ".")


def test_a_list_is_one_statement() -> None:
    said = "It binds the parties and their agents, heirs, successors and permitted assigns."
    assert clause_cuts(said) == [0, len(said)]


def test_each_statement_has_its_own_verb() -> None:
    said = "The notice goes to the address above, and the party that sends it shall keep a copy."
    assert [said[start:end] for start, end in pairwise(clause_cuts(said))] == [
        "The notice goes to the address above",
        ", and the party that sends it shall keep a copy.",
    ]


def test_a_sentence_without_verbs_is_read_in_time_that_grows_with_it() -> None:
    said = "copies and the " * 20_000
    assert clause_cuts(said) == [0, len(said)]
