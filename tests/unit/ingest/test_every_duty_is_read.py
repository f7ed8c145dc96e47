"""What looks like contents or signatures hides no duty: it is read, and left out it is a gap."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.checking import check_chunk
from quotary.core.obligations.duty_words import find_duties
from quotary.core.obligations.registering import register_of
from quotary.core.playbook import ChunkSize
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading.clauses.split import split_clauses
from quotary.log.playbook_files import load_playbook

PLAYBOOK = load_playbook(Path(__file__).parents[3] / "playbooks" / "obligations.yaml").playbook
BODY = "1. Works\nThe Supplier shall repair the roof.\n\n2. Price\nThe price is EUR 9.\n\n"
LATE = "The Supplier shall deliver a bank guarantee of EUR 50,000."
TARDIO = "A CONTRATANTE deverá pagar um sinal."


def unlisted(text: str, size: ChunkSize) -> list[str]:
    """The words of duty that stand in no gap although no reply names any obligation."""
    document = Document(text, "en", clauses=split_clauses(text))
    index = DocumentIndex(document)
    units = [
        check_chunk(Proposal(()), index, PLAYBOOK, number, span)
        for number, span in enumerate(plan(document, "chunk", size), 1)
    ]
    gaps = register_of(units, PLAYBOOK).gaps
    told = {at for gap in gaps for at in gap.at} | {gap.place.span for gap in gaps}
    return [
        text[max(0, hit.span.start - 30) : hit.span.end + 30]
        for hit in find_duties(text)
        if not any(each.contains(hit.span) for each in told)
    ]


@pytest.mark.parametrize(
    "text",
    [
        f"{BODY}IN WITNESS WHEREOF the parties have signed. {LATE}\n\nBy: ____________\nName:\n",
        f"{BODY}IN WITNESS WHEREOF the parties sign.\n\nBy: ____________\n\n"
        f"Special conditions\n{LATE}\n",
        f"{BODY}Signed by:\n____________\n\n{LATE} The Customer must return it after a year.\n",
        f"1. Works\nThe roof.\n\n"
        f"Executed by its own staff, the works shall be finished by May.\n\n{LATE}\n",
        f"1. Changes\nNone.\nAgreed to by both sides, changes must be written down.\n{LATE}\n",
        f"{BODY}Signatures\n\n{LATE}\n\nANNEX A\nThe Supplier shall deliver 20 bags.\n",
        f"1. Fees\nHosting ........ 5\nSupport ........ 9\n{LATE}\n"
        f"Training ........ 7\n\n2. Law\nDutch law.\n",
        f"1. Fees\nHosting ..... 5\n"
        f"The Customer shall pay both monthly ..... 1\nTraining ..... 7\n{LATE}\n",
        f"CONTENTS\nFees ........ 5\nSupport ........ 9\n{LATE}\n"
        f"Training ........ 7\n\n1. Fees\nEUR 9.\n",
        f"1. Objeto\nO telhado.\n\nE, por estarem de acordo, assinam. {TARDIO}\n",
        f"1. Objeto\nO telhado.\n\nE, por estarem de acordo, assinam.\n\n"
        f"Disposições especiais\n{TARDIO}\n",
        f"1. Objeto\nO telhado.\n\nEm testemunho do que assinam.\n____________________\n{TARDIO}\n",
        f"SUMÁRIO\nObjeto ........ 1\nPreço ........ 2\n{TARDIO}\n"
        f"Foro ........ 3\n\n1. Objeto\nO telhado.\n",
    ],
)
def test_a_duty_among_contents_or_below_signatures_is_a_gap(text: str) -> None:
    assert find_duties(text)
    assert unlisted(text, PLAYBOOK.chunk) == []


LINES = st.sampled_from(
    [
        "1. Works",
        "2. Price",
        "ANNEX A",
        "CONTENTS",
        "Fees ........ 5",
        "Support ........ 9",
        "The Customer shall pay both monthly ........ 1",
        "IN WITNESS WHEREOF the parties have signed.",
        "Signed by both, the report shall be filed.",
        "By: ____________",
        "Agreed to by both sides, changes must be written down.",
        "E, por estarem de acordo, assinam.",
        LATE,
        TARDIO,
        "",
        "The roof is of slate.",
    ]
)


@given(st.lists(LINES, min_size=1, max_size=40), st.sampled_from([200, 300, 1_500]))
@settings(deadline=None, max_examples=150)
def test_every_word_of_duty_of_every_document_is_a_gap(lines: list[str], tokens: int) -> None:
    assert unlisted("\n".join(lines), ChunkSize(tokens, 40)) == []


def test_no_part_of_a_document_is_left_out() -> None:
    text = f"CONTENTS\nFees ..... 5\nLaw ..... 6\nTax ..... 7\n\n{BODY}\nBy: ____________\n"
    document = Document(text, "en", clauses=split_clauses(text))
    assert {each.kind for each in document.clauses} > {"contents", "signature"}
    assert plan(document, "chunk", PLAYBOOK.chunk) == (Span(0, len(text)),)
