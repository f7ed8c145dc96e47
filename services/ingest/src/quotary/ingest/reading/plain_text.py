"""Plain text of any common encoding as characters, with a flag where the encoding was guessed."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, field

from quotary.core.document import ReadingFlag
from quotary.ingest.reading.result import CannotRead

BOMS: tuple[tuple[bytes, str], ...] = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""UTF-32's mark begins with UTF-16's, so it is looked for first."""

SAMPLE_BYTES = 65_536
CONTROLS = bytes(b for b in range(32) if b not in b"\t\n\v\f\r") + b"\x7f"
ORDINARY = bytes(range(32, 127)) + b"\t\n\v\f\r\x91\x92\x93\x94\x96\x97" + bytes(range(0xA0, 0x100))

CONTROL_SHARE = 0.05
"""Share of control bytes past which a file is no person's writing; random bytes have 11 %."""

NOT_TEXT = (
    "The file holds binary bytes, not text, and is no PDF or DOCX; "
    "save the contract as PDF, DOCX or plain text, and send that."
)


@dataclass(slots=True)
class Decoded:
    """Characters of a text file, and what had to be guessed or repaired to get them."""

    text: str
    flags: list[ReadingFlag] = field(default_factory=list[ReadingFlag])


def decode(content: bytes) -> Decoded:
    """The characters of `content`: by its byte order mark, as UTF-16 or UTF-8, else Windows-1252.

    Raises:
        CannotRead: `unsupported` where the bytes are no text in any of them.
    """
    for bom, encoding in BOMS:
        if content.startswith(bom):
            return _decode_marked(content[len(bom) :], encoding)
    sample = content[:SAMPLE_BYTES]
    wide = _wide_encoding(sample)
    if wide:
        decoded = _decode_marked(content, wide)
        decoded.flags.append(_guessed(wide.upper(), "no byte order mark, every other byte is zero"))
        return decoded
    if len(sample.translate(None, CONTROLS)) < len(sample) * (1 - CONTROL_SHARE):
        raise CannotRead("unsupported", NOT_TEXT)
    try:
        return Decoded(content.decode("utf-8"))
    except UnicodeDecodeError:
        return _decode_broken(content, sample)


def _decode_marked(content: bytes, encoding: str) -> Decoded:
    try:
        return Decoded(content.decode(encoding))
    except UnicodeDecodeError:
        text = content.decode(encoding, errors="replace")
    lost = text.count("�")
    if lost > max(8, len(text) * CONTROL_SHARE):
        raise CannotRead("unsupported", NOT_TEXT)
    return Decoded(text, [_damaged(encoding, lost)])


def _decode_broken(content: bytes, sample: bytes) -> Decoded:
    """Bytes that are not valid UTF-8: damaged where most of it is right, else Windows-1252."""
    text = content.decode("utf-8", errors="replace")
    lost = text.count("�")
    accented = len(re.findall(r"[^\x00-\x7f\ufffd]", text))
    if accented >= 4 * lost:
        return Decoded(text, [_damaged("UTF-8", lost)])
    if len(sample.translate(None, ORDINARY)) > len(sample) * 0.02:
        raise CannotRead("unsupported", NOT_TEXT)
    if len(re.findall(rb"[A-Za-z \n]", sample)) < len(sample) * 0.6:
        raise CannotRead("unsupported", NOT_TEXT)
    try:
        text = content.decode("cp1252")
    except UnicodeDecodeError:
        text = content.decode("latin-1")
    return Decoded(text, [_guessed("Windows-1252", "the bytes are not valid UTF-8")])


def _wide_encoding(sample: bytes) -> str:
    """UTF-16's byte order where zeros fill either the even or the odd places, else ""."""
    pairs = len(sample) // 2
    even, odd = sample[0::2].count(0), sample[1::2].count(0)
    if pairs >= 2 and odd > pairs * 0.4 and even < pairs * 0.05:
        return "utf-16-le"
    if pairs >= 2 and even > pairs * 0.4 and odd < pairs * 0.05:
        return "utf-16-be"
    return ""


def _guessed(encoding: str, why: str) -> ReadingFlag:
    return ReadingFlag("encoding_guessed", f"read as {encoding}: {why}")


def _damaged(encoding: str, lost: int) -> ReadingFlag:
    detail = f"{lost} sequences are not valid {encoding.upper()} and are shown as U+FFFD"
    return ReadingFlag("damaged", detail)
