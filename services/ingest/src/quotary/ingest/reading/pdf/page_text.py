"""A page's characters, one for each of PDFium's character indexes."""

from __future__ import annotations

from quotary.ingest.reading.pdf.library import Handle, library

SOFT_HYPHEN = "\xad"
REPLACEMENT = "\ufffd"

TRANSLATION: dict[int, str] = {
    **dict.fromkeys(range(32), REPLACEMENT),
    9: "\t",
    10: "\n",
    11: "\n",
    12: " ",
    13: " ",
    2: SOFT_HYPHEN,
    0x7F: REPLACEMENT,
    0xFFFE: SOFT_HYPHEN,
    0xFFFF: REPLACEMENT,
    **dict.fromkeys(range(0xD800, 0xE000), REPLACEMENT),
}
"""U+0002 and U+FFFE are PDFium's marks for a hyphen at a line's end. A carriage return always
stands before a line feed and becomes a space, so that lengths stay equal; a form feed would pass
for a page break."""


def page_characters(text_page: Handle) -> str:
    """The page's text; character i is the one that PDFium calls i."""
    read, count = library.FPDFText_GetUnicode, library.FPDFText_CountChars(text_page)
    text = "".join([chr(read(text_page, index)) for index in range(count)])
    return text.translate(TRANSLATION)
