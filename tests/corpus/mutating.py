"""Broken versions of files: bytes changed, cut, doubled and swapped, also inside ZIP parts."""

from __future__ import annotations

import random
import zipfile
import zlib
from io import BytesIO

from corpus.awkward.docx_file import archive

TOKENS = (
    b"\x00", b"\xff\xfe", b"%%EOF", b"endobj", b"stream\n", b"<<", b">>", b"[", b"]", b"-1",
    b"99999999999", b"/Length 0", b"/Kids [1 0 R]", b"PK\x03\x04", b"<w:p>", b"</w:p>", b"&a;",
    b"<!DOCTYPE x>", b"<w:tbl>", b"xref\n", b"BT", b"ET", b"Do", b"\xed\xa0\x80", b"\xe2\x80\xae",
)  # fmt: skip


def mutated(content: bytes, chance: random.Random) -> bytes:
    """`content` with a few changes, chosen by `chance`; the same choice for the same seed."""
    if content[:2] == b"PK" and chance.random() < 0.7:
        return _mutated_parts(content, chance)
    return _mutated_bytes(content, chance)


def _mutated_parts(content: bytes, chance: random.Random) -> bytes:
    try:
        with zipfile.ZipFile(BytesIO(content)) as container:
            parts: dict[str, str | bytes] = {
                name: container.read(name) for name in container.namelist()
            }
    except (zipfile.BadZipFile, zlib.error, ValueError):
        return _mutated_bytes(content, chance)
    name = chance.choice(sorted(parts))
    part = parts[name]
    parts[name] = _mutated_bytes(part if isinstance(part, bytes) else part.encode(), chance)
    if chance.random() < 0.1:
        del parts[chance.choice(sorted(parts))]
    return archive(parts)


def _mutated_bytes(content: bytes, chance: random.Random) -> bytes:
    data = bytearray(content)
    for _ in range(chance.randint(1, 8)):
        if not data:
            break
        at = chance.randrange(len(data))
        length = min(len(data) - at, chance.choice((1, 2, 8, 64, 512)))
        action = chance.randrange(6)
        if action == 0:
            data[at] = chance.randrange(256)
        elif action == 1:
            del data[at : at + length]
        elif action == 2:
            data[at:at] = chance.choice(TOKENS)
        elif action == 3:
            data[at : at + length] = data[at : at + length] * chance.randint(2, 20)
        elif action == 4:
            other = chance.randrange(len(data))
            data[at : at + length] = data[other : other + length]
        elif chance.random() < 0.3:
            del data[at:]
    return bytes(data)
