"""The sizes past which a document is refused rather than read in part."""

from __future__ import annotations

MEGABYTE = 1_048_576

MAX_BYTES = 100 * MEGABYTE
"""Of a file as received. A 300-page contract scanned at 300 dpi is about 60 MB."""

MAX_CHARACTERS = 20_000_000
"""Of canonical text: 40 times the longest contract in CUAD v1."""

MAX_PAGES = 5_000

MAX_UNPACKED_BYTES = 200 * MEGABYTE
"""Of all XML parts of a DOCX that are read, together."""

MAX_PART_BYTES = 100 * MEGABYTE

MAX_PACKED_PARTS = 10_000

MAX_RATIO = 300
"""Unpacked over packed size of one part past 1 MB; Word's own XML reaches about 40."""

MAX_DEPTH = 200
"""Nesting of XML elements; a table in a table in a text box is about 40 deep."""
