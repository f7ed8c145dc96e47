"""Tables in PDFs: read in the order in which the file writes them, nearly always by row."""

from collections.abc import Sequence

from quotary.ingest.reading import read_document

ROWS = (
    ("Kind of information", "Period"),
    ("General information", "three years"),
    ("Drawings", "ten years"),
)
Placed = tuple[int, int, str]


def pdf_of(cells: Sequence[Placed]) -> bytes:
    """A one-page PDF that writes the cells in this order at these places."""
    body = "BT /F1 11 Tf " + " ".join(f"1 0 0 1 {x} {y} Tm ({text}) Tj" for x, y, text in cells)
    body += " ET"
    objects = (
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R"
        "/Resources<</Font<</F1 5 0 R>>>>>>",
        f"<</Length {len(body)}>>stream\n{body}\nendstream",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    )
    out, offsets = "%PDF-1.4\n", list[int]()
    for number, each in enumerate(objects, start=1):
        offsets.append(len(out))
        out += f"{number} 0 obj{each}endobj\n"
    table = "".join(f"{offset:010d} 00000 n \n" for offset in offsets)
    start, size = len(out), len(objects) + 1
    out += f"xref\n0 {size}\n0000000000 65535 f \n{table}"
    return (out + f"trailer<</Size {size}/Root 1 0 R>>\nstartxref\n{start}\n%%EOF").encode()


def lines_of(cells: Sequence[Placed]) -> list[str]:
    document = read_document(pdf_of(cells), "table.pdf").document
    assert document is not None
    return [line.strip() for line in document.text.splitlines()]


def cell(row: int, column: int) -> Placed:
    return (72 + 220 * column, 700 - 20 * row, ROWS[row][column])


def test_a_table_written_by_rows_is_read_row_by_row() -> None:
    cells = [cell(row, column) for row in range(3) for column in range(2)]
    assert lines_of(cells) == [" ".join(row) for row in ROWS]


def test_a_table_written_by_columns_is_read_column_by_column_and_nothing_is_lost() -> None:
    cells = [cell(row, column) for column in range(2) for row in range(3)]
    assert lines_of(cells) == [row[column] for column in range(2) for row in ROWS]
