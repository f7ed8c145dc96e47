"""The parts of a DOCX, unpacked within limits and only as they are asked for."""

from __future__ import annotations

import posixpath
import zipfile
from dataclasses import dataclass
from io import BytesIO

from quotary.ingest.reading import limits
from quotary.ingest.reading.docx.xml import Element, parse
from quotary.ingest.reading.result import CannotRead
from quotary.ingest.reading.sniff import BROKEN_ZIP

RELATIONSHIP = "{http://schemas.openxmlformats.org/package/2006/relationships}Relationship"


@dataclass(frozen=True, slots=True)
class Relationship:
    """One part's reference to another: its id, the last word of its type, the target's name."""

    identifier: str
    kind: str
    target: str


class Package:
    """An open DOCX: `names` of its parts, and each part as bytes or XML."""

    def __init__(self, content: bytes) -> None:
        try:
            self._archive = zipfile.ZipFile(BytesIO(content))
        except BROKEN_ZIP as error:
            raise _damaged() from error
        entries = self._archive.infolist()
        self._entries = {entry.filename.replace("\\", "/"): entry for entry in entries}
        self.names = tuple(self._entries)
        self._relationships: dict[str, tuple[Relationship, ...]] = {}
        self._unpacked = 0
        _check(entries, len(self._entries))

    def xml(self, name: str) -> Element | None:
        """The root of a part, None where the package has no such part."""
        return parse(self.read(name)) if name in self._entries else None

    def read(self, name: str) -> bytes:
        """The bytes of a part.

        Raises:
            CannotRead: `too_large` past a limit, `corrupt` where it cannot be unpacked.
        """
        allowed = min(limits.MAX_PART_BYTES, limits.MAX_UNPACKED_BYTES - self._unpacked)
        try:
            with self._archive.open(self._entries[name]) as part:
                content = part.read(allowed + 1)
        except BROKEN_ZIP as error:
            raise _damaged() from error
        if len(content) > allowed:
            raise _bomb()
        self._unpacked += len(content)
        return content

    def main_part(self) -> str:
        """The name of the document's main part, by the package's relationships."""
        target = self.related("", "officeDocument")
        if target is not None:
            return target
        if "word/document.xml" in self._entries:
            return "word/document.xml"
        raise CannotRead(
            "corrupt", "The DOCX has no document part; open it in Word, save it anew and send it."
        )

    def relationships(self, part: str) -> tuple[Relationship, ...]:
        """The relationships of `part` to parts inside the package."""
        if part not in self._relationships:
            folder, base = posixpath.split(part)
            root = self.xml(posixpath.join(folder, "_rels", base + ".rels"))
            found: list[Element] = [] if root is None else list(root.iter(RELATIONSHIP))
            self._relationships[part] = tuple(
                Relationship(each.get("Id") or "", _kind(each), _target(each, folder))
                for each in found
                if each.get("TargetMode") != "External"
            )
        return self._relationships[part]

    def related(self, part: str, kind: str) -> str | None:
        """The first part of a kind ("styles", "numbering", …) that `part` refers to."""
        targets = [each.target for each in self.relationships(part) if each.kind == kind]
        return next((target for target in targets if target in self._entries), None)


def _kind(relationship: Element) -> str:
    return (relationship.get("Type") or "").rsplit("/", 1)[-1]


def _target(relationship: Element, folder: str) -> str:
    target = (relationship.get("Target") or "").replace("\\", "/")
    if target.startswith("/"):
        return target.lstrip("/")
    return posixpath.normpath(posixpath.join(folder, target))


def _check(entries: list[zipfile.ZipInfo], names: int) -> None:
    if len(entries) > limits.MAX_PACKED_PARTS:
        raise _bomb()
    if names != len(entries):
        raise CannotRead(
            "corrupt",
            "The DOCX holds two parts of the same name, so that two programs can read two texts; "
            "save it anew in Word and send it.",
        )
    if any(entry.flag_bits & 1 for entry in entries):
        raise CannotRead(
            "encrypted", "The DOCX is encrypted; remove the password and send it again."
        )
    texts = [entry for entry in entries if entry.filename.endswith((".xml", ".rels"))]
    if sum(entry.file_size for entry in texts) > limits.MAX_UNPACKED_BYTES:
        raise _bomb()
    for entry in texts:
        if entry.file_size > limits.MEGABYTE and (
            entry.file_size > limits.MAX_PART_BYTES
            or entry.file_size > limits.MAX_RATIO * max(1, entry.compress_size)
        ):
            raise _bomb()


def _bomb() -> CannotRead:
    return CannotRead(
        "too_large",
        "The DOCX unpacks to far more than a contract holds (a ZIP bomb does that); "
        "save it anew in Word, or print it to a PDF, and send that.",
    )


def _damaged() -> CannotRead:
    return CannotRead(
        "corrupt",
        "The DOCX is damaged or cut off and cannot be unpacked; save it anew and send it again.",
    )
