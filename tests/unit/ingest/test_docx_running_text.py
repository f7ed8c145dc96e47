"""A DOCX's headers and footers are furniture, unless they say something of the contract."""

from __future__ import annotations

import pytest

from corpus.awkward.docx_file import docx, paragraph, part
from quotary.core.indexing import DocumentIndex
from quotary.ingest.reading import read_document


def _searched(header: str, footer: str = "Page") -> str:
    sections = (
        '<w:sectPr><w:headerReference w:type="default" r:id="rIdheader"/>'
        '<w:footerReference w:type="default" r:id="rIdfooter"/></w:sectPr>'
    )
    content = docx(
        paragraph("SERVICES AGREEMENT") + paragraph("1. The Supplier shall deliver.") + sections,
        {
            "header": part("hdr", paragraph(header)),
            "footer": part("ftr", paragraph(footer)),
        },
    )
    document = read_document(content, "contract.docx").document
    assert document is not None
    return DocumentIndex(document).text


@pytest.mark.parametrize(
    "words",
    [
        "The Customer shall pay in advance.",
        "Prices are exclusive of a surcharge of 12%",
        "Nothing on this page is binding before the board has approved it",
        "A CONTRATADA não poderá cobrar antes do aceite",
        "Este documento é regido pela lei de Portugal",
    ],
)
def test_what_a_header_or_footer_says_is_searched(words: str) -> None:
    assert words in _searched(words)
    assert words in _searched("Acme / Specimen", words)


@pytest.mark.parametrize("words", ["Services Agreement v3", "Acme / Specimen", "Página", "Draft 2"])
def test_what_only_names_the_paper_is_furniture(words: str) -> None:
    assert words not in _searched(words)
    assert words not in _searched("Acme / Specimen", words)
