"""What stands beside a DOCX's body: notes, comments, headers and footers, macros, attachments."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from quotary.core.document import ReadingFlag
from quotary.core.span import Span
from quotary.ingest.reading.docx.body import BodyWalker
from quotary.ingest.reading.docx.package import Package
from quotary.ingest.reading.docx.xml import Element, R, W, attribute, children
from quotary.ingest.reading.flags import count_of, excerpt
from quotary.ingest.reading.saying import says

SEPARATORS = frozenset({"separator", "continuationSeparator", "continuationNotice"})


class Notes:
    """Foot- and endnotes, each written after the paragraph that refers to it."""

    def __init__(self, package: Package, main: str, walker: BodyWalker) -> None:
        self._walker = walker
        self._numbers = {"footnote": 0, "endnote": 0}
        self._notes: dict[tuple[str, str], Element] = {}
        for kind in self._numbers:
            part = package.related(main, kind + "s")
            root = package.xml(part) if part else None
            for note in children(root, kind):
                if attribute(note, "type") not in SEPARATORS:
                    self._notes[kind, attribute(note, "id")] = note

    def write_pending(self) -> None:
        """Writes the notes referred to since the last call, under generated labels."""
        pending, self._walker.notes = self._walker.notes, []
        writer = self._walker.writer
        for kind, identifier in pending:
            note = self._notes.pop((kind, identifier), None)
            if note is None:
                continue
            self._numbers[kind] += 1
            start = writer.next_position
            writer.write(f"[{kind} {self._numbers[kind]}] ")
            writer.mark("generated_numbering", f"label of a {kind}", start)
            self._walker.inner_depth += 1
            self._walker.walk(note)
            self._walker.inner_depth -= 1


def write_headers(package: Package, main: str, body: Element, walker: BodyWalker) -> list[Span]:
    """The spans of the running headers and footers, written once each after the body.

    One that says something of the contract is no furniture: it is read there.
    """
    spans: list[Span] = []
    seen: set[str] = set()
    for part in _header_parts(package, main, body):
        root = package.xml(part)
        if root is None:
            continue
        with walker.writer.dropping() as words:
            walker.walk(root)
        text = " ".join("".join(words).split())
        if text and text not in seen:
            seen.add(text)
            start = walker.writer.next_position
            walker.walk(root)
            walker.writer.end_line()
            if not says(text):
                spans.append(Span(start, walker.writer.position))
    return spans


def _header_parts(package: Package, main: str, body: Element) -> Generator[str]:
    """The header and footer parts that a section of the body really uses."""
    targets = {each.identifier: each.target for each in package.relationships(main)}
    references = body.iter(W + "headerReference", W + "footerReference")
    used = [reference.get(R + "id") for reference in references]
    for identifier in dict.fromkeys(used):
        if identifier in targets:
            yield targets[identifier]


def comment_flags(
    package: Package, main: str, anchors: Sequence[tuple[str, int]]
) -> list[ReadingFlag]:
    """A flag for each comment, at the place that it hangs on; its words are not the contract's."""
    part = package.related(main, "comments")
    root = package.xml(part) if part else None
    places = dict(anchors)
    flags: list[ReadingFlag] = []
    for comment in children(root, "comment"):
        author = excerpt(attribute(comment, "author")) or "an unnamed author"
        words = "".join(text.text or "" for text in comment.iter(W + "t"))
        place = places.get(attribute(comment, "id"))
        span = None if place is None else Span(place, place)
        flags.append(ReadingFlag("comments", f"by {author}: “{excerpt(words)}”", span))
    return flags


def package_flags(package: Package) -> list[ReadingFlag]:
    """Flags for macros and for files inside the file."""
    flags: list[ReadingFlag] = []
    names = package.names
    if any(name.lower().endswith("vbaproject.bin") for name in names):
        flags.append(ReadingFlag("macros", "the file carries macros, which were not run"))
    inside = [name for name in names if "/embeddings/" in name or "/afchunk" in name.lower()]
    if inside:
        detail = f"{count_of(len(inside), 'file')} inside the file, not read: {excerpt(inside[0])}"
        flags.append(ReadingFlag("attachments", detail))
    return flags
