"""What a file really is, from its bytes; its name only decides between kinds of text."""

from __future__ import annotations

import codecs
import re
import zipfile
import zlib
from io import BytesIO

UNSUPPORTED_MAGIC: tuple[tuple[bytes, str], ...] = (
    (b"{\\rtf", "an RTF file"),
    (b"\x89PNG\r\n\x1a\n", "a PNG image"),
    (b"\xff\xd8\xff", "a JPEG image"),
    (b"II*\x00", "a TIFF image"),
    (b"MM\x00*", "a TIFF image"),
    (b"GIF87a", "a GIF image"),
    (b"GIF89a", "a GIF image"),
    (b"%!PS", "a PostScript file"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"BZh", "a bzip2 archive"),
    (b"\xfd7zXZ\x00", "an xz archive"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90\x00", "a program"),
    (b"SQLite format 3\x00", "a database"),
    (b"OggS", "a sound or film"),
    (b"ID3", "a sound"),
)

BROKEN_ZIP = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    OSError,
    RuntimeError,
    NotImplementedError,
    ValueError,
    KeyError,
)
"""What `zipfile` raises for containers that are damaged or made up."""

COMPOUND_FILE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
"""[MS-CFB] section 2.2: the header signature of Office's binary container."""

HTML = re.compile(
    rb"\s*(?:<!--.{0,500}?-->\s*)?<(?:!doctype\s+html|html)\b", re.IGNORECASE | re.DOTALL
)

PDF_REMAINS = (b"endobj", b"endstream")
"""No contract has these words; a file with both lost its beginning, or has it damaged."""

PDF_HEADER_WINDOW = 1024
"""ISO 32000-1 annex H, note 13: readers accept the header within the first 1,024 bytes."""

WHAT_TO_DO: dict[str, str] = {
    "image": "put the scanned pages into a PDF with a text layer (OCR), and send that",
    "other": "save it as PDF, DOCX or plain text, and send that",
}


def sniff(content: bytes) -> tuple[str, str]:
    """The kind of `content`, and a noun that names what was found.

    Kinds: empty, pdf, docx, text, corrupt, encrypted, unsupported.
    """
    if not content:
        return "empty", "an empty file"
    if b"%PDF-" in content[:PDF_HEADER_WINDOW]:
        return "pdf", "a PDF"
    if content.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return _sniff_zip(content)
    if content.startswith(COMPOUND_FILE):
        return _sniff_compound(content)
    for magic, noun in UNSUPPORTED_MAGIC:
        if content.startswith(magic):
            return "unsupported", noun
    return _sniff_boxed(content)


def _sniff_zip(content: bytes) -> tuple[str, str]:
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            names = set(archive.namelist())
            mimetype = _first_bytes(archive, "mimetype") if "mimetype" in names else b""
    except BROKEN_ZIP:
        return "corrupt", "a damaged or truncated ZIP container (DOCX is one)"
    if "word/document.xml" in names or "word/document2.xml" in names:
        return "docx", "a DOCX"
    if mimetype.startswith(b"application/vnd.oasis.opendocument.text"):
        return "unsupported", "an ODT file"
    for prefix, noun in (("xl/", "an Excel workbook"), ("ppt/", "a PowerPoint file")):
        if any(name.startswith(prefix) for name in names):
            return "unsupported", noun
    if "[Content_Types].xml" in names:
        return "docx", "an Office file"
    return "unsupported", "a ZIP archive"


def _first_bytes(archive: zipfile.ZipFile, name: str) -> bytes:
    with archive.open(name) as part:
        return part.read(80)


def _sniff_compound(content: bytes) -> tuple[str, str]:
    if "EncryptedPackage".encode("utf-16-le") in content:
        return "encrypted", "an Office file that is protected by a password"
    if "WordDocument".encode("utf-16-le") in content:
        return "unsupported", "a Word 97-2003 DOC file"
    return "unsupported", "an Office 97-2003 file"


def _sniff_boxed(content: bytes) -> tuple[str, str]:
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "unsupported", "a WebP image"
    if content[:2] == b"BM" and content[6:10] == b"\x00\x00\x00\x00":
        return "unsupported", "a BMP image"
    if content[4:8] == b"ftyp":
        return "unsupported", "a HEIC image or a film"
    if HTML.match(content[:PDF_HEADER_WINDOW].removeprefix(codecs.BOM_UTF8)):
        return "unsupported", "a web page (HTML)"
    if all(word in content for word in PDF_REMAINS):
        return "corrupt", "a part of a PDF, or a damaged one"
    return "text", "a text"


def advice(noun: str) -> str:
    """What the sender can do about a file of this kind."""
    return WHAT_TO_DO["image" if "image" in noun else "other"]
