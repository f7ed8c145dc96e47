"""PDFs with text that does not show, in every way a page can hide it, and text that does show."""

from __future__ import annotations

from corpus.awkward.case import Case, kinds
from corpus.awkward.pdf_file import PdfFile, PdfPage, lines, stream, text

CLAUSE = (
    "9. Liability. The total liability of either party under this Agreement",
    "is limited to $1,000,000 and neither party is liable for loss of profit.",
)
SHOWN = "is limited to $1,000,000 and neither party is liable"
HIDDEN = "The limit of liability is $1 in aggregate"

GREY_IMAGE = stream(
    "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8",
    b"\x60\xc0\xc0\x60",
)


def _with(content: str, **page: str) -> bytes:
    return PdfFile([PdfPage(lines(60, 760, CLAUSE) + content, **page)]).build()


def invisible() -> bytes:
    """Text in rendering mode 3."""
    return _with(text(60, 600, HIDDEN, before="3 Tr") + "0 Tr ")


def invisible_amount() -> bytes:
    """An invisible "$1" between two shown words of one line."""
    first, second = "The cap is", "two million dollars."
    hidden = text(118, 600, "$1", before="3 Tr")
    return _with(text(60, 600, first) + hidden + text(136, 600, second, before="0 Tr"))


def white() -> bytes:
    """White text on white paper."""
    return _with("1 g " + text(60, 600, HIDDEN) + "0 g ")


def nearly_white() -> bytes:
    """Text that is hardly darker than the paper."""
    return _with("0.98 g " + text(60, 600, HIDDEN) + "0 g ")


def black_on_black() -> bytes:
    """Black text on a black bar, as a careless redaction leaves it."""
    return _with("0 g 55 590 300 25 re f " + text(60, 600, HIDDEN))


def covered() -> bytes:
    """Text under a white rectangle."""
    return _with(text(60, 600, HIDDEN) + "1 g 50 590 400 30 re f 0 g ")


def covered_by_image() -> bytes:
    """Text under an opaque image."""
    content = text(60, 600, HIDDEN) + "q 400 0 0 30 50 590 cm /X Do Q "
    page = PdfPage(lines(60, 760, CLAUSE) + content, resources="/XObject << /X {image} >>")
    return PdfFile([page], objects={"image": GREY_IMAGE}).build()


def white_under_black() -> bytes:
    """White text that lies under the letters of a shown line."""
    return _with("1 g " + text(60, 760, "is limited to $1 in aggregate") + "0 g ")


def tiny() -> bytes:
    """Text of half a point."""
    return _with(text(60, 600, HIDDEN, size=0.5))


def off_page() -> bytes:
    """Text left of the page."""
    return _with(text(-400, 600, HIDDEN))


def clipped() -> bytes:
    """Text outside the clipping path."""
    return _with("q 0 0 10 10 re W n " + text(60, 600, HIDDEN) + " Q ")


def transparent() -> bytes:
    """Text whose fill is fully transparent."""
    state = "/ExtGState << /G << /Type /ExtGState /ca 0 >> >>"
    return _with("q /G gs " + text(60, 600, HIDDEN) + " Q ", resources=state)


def switched_off_layer() -> bytes:
    """Text in an optional layer that is off."""
    content = "/OC /L BDC " + text(60, 600, HIDDEN) + " EMC "
    return PdfFile(
        [PdfPage(lines(60, 760, CLAUSE) + content, resources="/Properties << /L {layer} >>")],
        catalog="/OCProperties << /OCGs [{layer}] /D << /OFF [{layer}] >> >>",
        objects={"layer": "<< /Type /OCG /Name (notes) >>"},
    ).build()


def white_in_form() -> bytes:
    """White text inside a form that is moved and scaled."""
    form = stream(
        "/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << /Font << /F1 {font} >> >>",
        ("1 g " + text(10, 10, HIDDEN)).encode(),
    )
    content = "q 0.8 0 0 0.8 50 590 cm /X Do Q "
    page = PdfPage(lines(60, 760, CLAUSE) + content, resources="/XObject << /X {form} >>")
    return PdfFile([page], objects={"form": form}).build()


def other_words_stated() -> bytes:
    """Letters that show "five", with "three" stated as their text."""
    marked = "/Span << /ActualText (three) >> BDC " + text(60, 600, "five") + " EMC "
    return _with(marked + text(84, 600, "years after its disclosure."))


def shown_in_colours() -> bytes:
    """White on a dark bar, grey, red, on a shaded cell: all of it shows."""
    return _with(
        "0.2 g 50 590 420 30 re f 1 g "
        + text(60, 600, "White on a dark bar shows.")
        + "0.6 g "
        + text(60, 560, "Grey text shows.")
        + "1 0 0 rg "
        + text(60, 530, "Red text shows.")
        + "0.9 g 50 490 420 30 re f 0 g "
        + text(60, 500, "Text on a shaded cell shows.")
    )


def shown_in_form() -> bytes:
    """A whole page inside a form, as some printers wrap it."""
    form = stream(
        "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 {font} >> >>",
        ("1 g 0 0 595 842 re f 0 g " + lines(60, 760, CLAUSE)).encode(),
    )
    page = PdfPage("q 1 0 0 1 0 0 cm /X Do Q", resources="/XObject << /X {form} >>")
    return PdfFile([page], objects={"form": form}).build()


HIDING = (
    invisible, white, nearly_white, black_on_black, covered, covered_by_image, tiny, off_page,
    clipped, transparent, switched_off_layer, white_in_form,
)  # fmt: skip

CASES = (
    *(
        Case(
            f"pdf-{make.__name__.replace('_', '-')}",
            make,
            contains=(SHOWN,),
            lacks=("aggregate",),
            flags=kinds("hidden_text"),
        )
        for make in HIDING
    ),
    Case(
        "pdf-white-under-black",
        white_under_black,
        contains=("Liability. The total liability of either party",),
        lacks=("aggregate",),
        flags=kinds("hidden_text"),
    ),
    Case(
        "pdf-invisible-amount",
        invisible_amount,
        contains=("The cap is two million dollars.",),
        lacks=("$1 ",),
        flags=kinds("hidden_text"),
    ),
    Case(
        "pdf-other-words-stated",
        other_words_stated,
        contains=("five years after its disclosure",),
        lacks=("three",),
        flags=kinds("hidden_text"),
    ),
    Case(
        "pdf-shown-in-colours",
        shown_in_colours,
        contains=(
            "White on a dark bar shows.",
            "Grey text shows.",
            "Red text shows.",
            "Text on a shaded cell shows.",
        ),
    ),
    Case("pdf-shown-in-form", shown_in_form, contains=(SHOWN,)),
)
