"""Small PDFs written object by object, so that each oddity is exactly where a test wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

HELVETICA = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"


@dataclass
class PdfPage:
    """One page: its content stream, and what its dictionary says beside the usual."""

    content: str
    extra: str = ""
    resources: str = ""
    media_box: str = "0 0 595 842"
    annotations: Sequence[str] = ()


@dataclass
class PdfFile:
    """Pages and whatever else the file holds; `objects` are referred to by the names they have."""

    pages: Sequence[PdfPage]
    catalog: str = ""
    objects: Mapping[str, str | bytes] = field(default_factory=dict[str, "str | bytes"])

    def build(self) -> bytes:
        """The file's bytes; `{name}` in any object becomes the reference to that object."""
        bodies: dict[str, str | bytes] = {"catalog": "", "pages": "", "font": HELVETICA}
        bodies.update(self.objects)
        kids: list[str] = []
        for index, page in enumerate(self.pages):
            stream = page.content.encode("latin-1")
            bodies[f"content{index}"] = _stream("", stream)
            for number, annotation in enumerate(page.annotations):
                bodies[f"annotation{index}_{number}"] = annotation
            annotations = " ".join(
                f"{{annotation{index}_{number}}}" for number in range(len(page.annotations))
            )
            bodies[f"page{index}"] = (
                f"<< /Type /Page /Parent {{pages}} /MediaBox [{page.media_box}] "
                f"/Resources << /Font << /F1 {{font}} >> {page.resources} >> "
                f"/Contents {{content{index}}} /Annots [{annotations}] {page.extra} >>"
            )
            kids.append(f"{{page{index}}}")
        bodies["pages"] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
        bodies["catalog"] = f"<< /Type /Catalog /Pages {{pages}} {self.catalog} >>"
        return _write(bodies)


def _stream(dictionary: str, content: bytes) -> bytes:
    head = f"<< {dictionary} /Length {len(content)} >>\nstream\n".encode("latin-1")
    return head + content + b"\nendstream"


def stream(dictionary: str, content: bytes) -> bytes:
    """A stream object with entries of its own."""
    return _stream(dictionary, content)


def _write(bodies: Mapping[str, str | bytes]) -> bytes:
    numbers = {name: number for number, name in enumerate(bodies, 1)}
    output = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
    offsets: list[int] = []
    for name, body in bodies.items():
        data = body if isinstance(body, bytes) else body.encode("latin-1")
        for other, number in numbers.items():
            data = data.replace(b"{%s}" % other.encode(), b"%d 0 R" % number)
        offsets.append(len(output))
        output += b"%d 0 obj\n" % numbers[name] + data + b"\nendobj\n"
    start = len(output)
    output += b"xref\n0 %d\n0000000000 65535 f \n" % (len(bodies) + 1)
    for offset in offsets:
        output += b"%010d 00000 n \n" % offset
    output += b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (
        len(bodies) + 1,
        start,
    )
    return bytes(output)


def text(x: float, y: float, words: str, *, size: float = 11, before: str = "") -> str:
    """Operators that show one line at (x, y) in points from the lower left corner."""
    escaped = words.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
    return f"BT {before} /F1 {size:g} Tf 1 0 0 1 {x:g} {y:g} Tm ({escaped}) Tj ET\n"


def lines(x: float, y: float, words: Sequence[str], *, size: float = 11, lead: float = 14) -> str:
    """Operators that show lines under one another, the first at (x, y)."""
    return "".join(text(x, y - index * lead, line, size=size) for index, line in enumerate(words))
