"""Compressed parts of a PDF that do not unpack whole, of which viewers show the beginning alone."""

from __future__ import annotations

import re
import zlib
from base64 import a85decode
from collections.abc import Iterator

from quotary.ingest.reading.limits import MAX_UNPACKED_BYTES, MEGABYTE

_START = re.compile(rb"\bstream(?:\r\n|\n)")
_FILTER = re.compile(rb"/Filter\s*(\[[^\]]*\]|/\w+)")
_NOT_TEXT = re.compile(rb"/Subtype\s*/Image\b|/Type\s*/EmbeddedFile\b")
_FLATE = (b"FlateDecode", b"Fl")
_ASCII85 = (b"ASCII85Decode", b"A85")
_DICTIONARY_BYTES = 4096
"""Looked at before a stream's data; what a longer dictionary says of its filter is not known."""


def damaged_streams(content: bytes) -> int:
    """The number of Flate streams in an unencrypted PDF that break off or fail their checksum.

    PDFium, like most viewers, keeps what it could unpack of a page and says nothing of the rest
    (ISO 32000-1, 7.4.4). Pictures and attached files hold no text of a page and are passed over.
    """
    left = MAX_UNPACKED_BYTES
    damaged = 0
    for packed in _flate_streams(content):
        if left <= 0:
            break
        whole, size = _unpacks(packed, left)
        damaged += not whole
        left -= size
    return damaged


def _flate_streams(content: bytes) -> Iterator[bytes]:
    at = 0
    while start := _START.search(content, at):
        end = content.find(b"endstream", start.end())
        if end < 0:
            return
        at = end
        dictionary = content[max(0, start.start() - _DICTIONARY_BYTES) : start.start()]
        packed = _packed(dictionary.rpartition(b"obj")[2], content[start.end() : end])
        if packed:
            yield packed


def _packed(dictionary: bytes, body: bytes) -> bytes:
    """What Flate unpacks; empty where something else packs it too, or it holds no text."""
    named = _FILTER.search(dictionary)
    if named is None or _NOT_TEXT.search(dictionary):
        return b""
    filters = re.findall(rb"/(\w+)", named[1])
    if len(filters) == 1 and filters[0] in _FLATE:
        return body if body.strip() else b""
    if len(filters) == 2 and filters[0] in _ASCII85 and filters[1] in _FLATE:
        try:
            return a85decode(body.strip().removesuffix(b"~>"))
        except ValueError:
            return b"\0"
    return b""


def _unpacks(packed: bytes, most: int) -> tuple[bool, int]:
    """Whether it unpacks to its end (or past `most` bytes), and how many bytes that took."""
    # Without zlib's frame: some writers leave its checksum out, and no reader misses it.
    machine = zlib.decompressobj(-zlib.MAX_WBITS)
    rest, checksum, size = packed[2:], 1, 0
    try:
        while not machine.eof and size <= most:
            piece = machine.decompress(rest, MEGABYTE)
            if not piece and not machine.eof:
                return False, size
            checksum, size = zlib.adler32(piece, checksum), size + len(piece)
            rest = machine.unconsumed_tail
    except zlib.error:
        return False, size
    stated = machine.unused_data[:4]
    return len(stated) < 4 or int.from_bytes(stated, "big") == checksum or size > most, size
