"""PDFs with awkward layouts: columns, rotation, crop boxes, hyphens and footers in sentences."""

from __future__ import annotations

from corpus.awkward.case import Case, kinds
from corpus.awkward.pdf_file import PdfFile, PdfPage, lines, text

LEFT = (
    "1. Confidentiality. The Receiving Party",
    "shall protect the Confidential Information",
    "with at least reasonable care and shall not",
    "disclose it to any third party.",
)
RIGHT = (
    "2. Term. This Agreement remains in force",
    "for three (3) years from the Effective Date",
    "and the duty of confidence survives it for",
    "a further period of two (2) years.",
)
LEFT_SENTENCE = "shall protect the Confidential Information with at least reasonable care"
RIGHT_SENTENCE = "remains in force for three (3) years from the Effective Date and the duty"


def two_columns() -> bytes:
    """Two columns, painted one after the other."""
    return PdfFile([PdfPage(lines(60, 760, LEFT) + lines(320, 760, RIGHT))]).build()


def interleaved_columns() -> bytes:
    """Two columns, painted line by line across both, as some programs do."""
    content = "".join(
        text(60, 760 - 14 * index, left) + text(320, 760 - 14 * index, right)
        for index, (left, right) in enumerate(zip(LEFT, RIGHT, strict=True))
    )
    return PdfFile([PdfPage(content)]).build()


def rotated(turn: int) -> bytes:
    """A page that is shown turned."""
    return PdfFile([PdfPage(lines(60, 700, LEFT), extra=f"/Rotate {turn}")]).build()


def cropped() -> bytes:
    """A page whose crop box leaves out a line of text."""
    content = lines(60, 700, LEFT) + text(60, 40, "The limit of liability is $1 in aggregate.")
    return PdfFile([PdfPage(content, extra="/CropBox [40 100 560 800]")]).build()


HEADER = "Mutual Non-Disclosure Agreement"


def _pages(bodies: tuple[tuple[str, ...], ...]) -> bytes:
    return PdfFile(
        [
            PdfPage(
                text(200, 810, HEADER)
                + lines(60, 760, body)
                + text(260, 30, f"Page {number} of {len(bodies)}")
            )
            for number, body in enumerate(bodies, 1)
        ]
    ).build()


def footers_in_sentences() -> bytes:
    """Sentences that run over page ends, so that footer and header fall inside them."""
    return _pages(
        (
            ("1. Purpose. The parties wish to explore a business", "opportunity and agree that"),
            ("all information disclosed for it stays secret for", "five (5) years after its"),
            ("disclosure, whatever happens to this Agreement.", "2. Law. The laws of"),
            ("the State of Delaware govern this Agreement.",),
        )
    )


def hyphens() -> bytes:
    """Words hyphenated at line ends and across a page end."""
    return _pages(
        (
            ("The Receiving Party shall keep the Confiden-", "tial Information secret and dis-"),
            ("close it to no one without a written con-", "sent of the Disclosing Party."),
        )
    )


CASES = (
    Case(
        "pdf-two-columns",
        two_columns,
        contains=(LEFT_SENTENCE, RIGHT_SENTENCE),
        pages=1,
        language="en",
    ),
    Case(
        "pdf-interleaved-columns",
        interleaved_columns,
        contains=(LEFT_SENTENCE, RIGHT_SENTENCE),
        pages=1,
    ),
    *(
        Case(
            f"pdf-rotated-{turn}",
            lambda turn=turn: rotated(turn),
            contains=(LEFT_SENTENCE,),
            flags=kinds("rotated"),
        )
        for turn in (90, 180, 270)
    ),
    Case(
        "pdf-cropped",
        cropped,
        contains=(LEFT_SENTENCE,),
        lacks=("$1",),
        flags=kinds("hidden_text"),
    ),
    Case(
        "pdf-footers-in-sentences",
        footers_in_sentences,
        contains=("business opportunity and agree that", "Page 4 of 4"),
        pages=4,
    ),
    Case(
        "pdf-hyphens",
        hyphens,
        contains=("keep the Confiden\xadtial Information", "a written con\xadsent of"),
        pages=2,
    ),
)
