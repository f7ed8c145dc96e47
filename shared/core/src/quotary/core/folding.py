"""Text as the gate compares it: typography evened out, nothing that carries meaning touched.

Canonical composition only, never compatibility composition: NFKC would read 30² as 302, ½ as 1⁄2
and fullwidth or circled digits as plain ones. Letters of other scripts that look alike stay
different, case stays, punctuation stays. Every folded character maps back to where it came from.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import lru_cache

from quotary.core.offsets import OffsetMap

SOFT = "\ufdd0"
"""A hyphen between letters at a line end: the word may be written with it or without."""

HARD = "\ufdd1"
"""A hyphen or dash at a line end beside a digit or sign: it is written, spaces are optional."""

MARKS = SOFT + HARD
_CLUSTER_LIMIT = 32
_INVISIBLES = 8
_HYPHENS = "-\u2010\u2011"
_DASHES = "\u2012\u2013\u2014\u2015\u2212"
# PDFium gives U+0002 or U+FFFE for the hyphen that ends a line, and drops the line break.
_INVISIBLE_HYPHENS = "\u00ad\x02\ufffe"
_LINE_BREAKS = "\r\x0b\x0c\x85\u2028\u2029"
_SPACES = "\t\x1c\x1d\x1e\x1f\u00a0\u1680\u202f\u205f\u3000" + "".join(
    map(chr, range(0x2000, 0x200B))
)
_BIDI = "\u061c\u200e\u200f" + "".join(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
_TAGS = "".join(map(chr, range(0xE0000, 0xE0080)))
_CONTROLS = "".join(
    chr(code)
    for code in (*range(0x20), *range(0x7F, 0xA0))
    if chr(code) not in "\t\n\r\x0b\x0c\x85\x1c\x1d\x1e\x1f\x02"
)
_DROPPED = frozenset(
    "\u200b\u200c\u200d\u2060\ufeff\u180e\ufffc"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + _BIDI
    + _TAGS
    + _CONTROLS
)
_CONTROLLING = frozenset(_BIDI + _TAGS + _CONTROLS)
_ASCII_CONTROL = re.compile(r"[\x00\x01\x03-\x08\x0e-\x1b\x7f]")
_ONE_TO_ONE = {
    **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u02bc\u2039\u203a\u00b4`\u1fef", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
    **dict.fromkeys(_LINE_BREAKS, "\n"),
    **dict.fromkeys(_SPACES, " "),
    **dict.fromkeys(MARKS, "\ufffd"),
    "\u037e": ";",
    "\u0387": "\u00b7",
}
_ASCII_ODD = re.compile(r"[\x00\x01\x03-\x08\x0e-\x1b\x7f\t\r\x0b\x0c\x1c-\x1f`]")
_ASCII_ANY = re.compile(r"[-\x00-\x1f\x7f`]|''|  ")
_LIGATURES = {
    "\u2026": "...",
    "\ufb00": "ff",
    "\ufb01": "fi",
    "\ufb02": "fl",
    "\ufb03": "ffi",
    "\ufb04": "ffl",
    "\ufb05": "st",
    "\ufb06": "st",
}
_CHANGING = frozenset(_DROPPED | _LIGATURES.keys())
_PLAIN = (
    rf"(?P<line_end> ?(?:[{_HYPHENS}]|[{_DASHES}{_INVISIBLE_HYPHENS}])[ ]*\n[ \n]*)"
    rf"|(?P<invisible>[{_INVISIBLE_HYPHENS}] *)"
    r"|(?P<spaced>- +)"
    r"|(?P<doubled>'')"
)
_ASCII = re.compile(_PLAIN + r"|(?P<blank>[ \n]{2,})")
# The Kelvin sign is canonically a K; it is kept apart as any other letter that looks like one.
_KEPT = frozenset("\u212a")


@dataclass(frozen=True, slots=True)
class Folded:
    """Folded `text` and the map from its offsets to those of its source.

    `controls` is True where the source held control characters.
    """

    text: str
    offsets: OffsetMap
    controls: bool


def fold(source: str) -> Folded:
    """The folded view of `source`; linear in its length."""
    present: set[str] = set()
    if not source.isascii():
        present = {char for char in set(source) if char > "\x7e"}
    present.update(_ASCII_ODD.findall(source))
    even = _one_to_one(source, present)
    pattern = _pattern(even, present)
    offsets = OffsetMap()
    pieces: list[str] = []
    done = 0
    for start, end, text in _single_blanks(even, _changes(pattern, even)):
        pieces += (even[done:start], text)
        offsets.add(start, end, len(text))
        done = end
    pieces.append(even[done:])
    text = "".join(pieces).replace("\n", " ")
    for dash in (*_HYPHENS[1:], *_DASHES):
        if dash in present:
            text = text.replace(dash, "-")
    return Folded(text, offsets, not _CONTROLLING.isdisjoint(present))


def fold_text(source: str) -> str:
    """The folded text alone, for strings whose offsets nobody asks for."""
    if source.isascii() and _ASCII_ANY.search(source) is None:
        return source
    return fold(source).text


def controls_in(text: str) -> bool:
    """True where `text` holds bidirectional controls, tag characters or control codes."""
    if text.isprintable():
        return False
    if text.isascii():
        return _ASCII_CONTROL.search(text) is not None
    return not _CONTROLLING.isdisjoint(text)


def _one_to_one(source: str, present: set[str]) -> str:
    even = source
    for char in present & _ONE_TO_ONE.keys():
        even = even.replace(char, _ONE_TO_ONE[char])
    return even


def _pattern(even: str, present: set[str]) -> re.Pattern[str]:
    """The pattern of everything in `even` whose folded length may differ from its own."""
    odd = present & _CHANGING
    if present and not unicodedata.is_normalized("NFC", even):
        odd |= {char for char in present if _composes(char)}
    return _compiled(frozenset(odd)) if odd else _ASCII


@lru_cache(maxsize=256)
def _compiled(odd: frozenset[str]) -> re.Pattern[str]:
    dropped = _class_of(odd & _DROPPED)
    blank = rf"(?P<blank>[ \n{dropped}]{{2,}}" + (rf"|[{dropped}])" if dropped else ")")
    parts = [_PLAIN, blank]
    if ligatures := _class_of(odd & _LIGATURES.keys()):
        parts.append(rf"(?P<ligature>[{ligatures}]+)")
    joining = _class_of(frozenset(char for char in odd - _DROPPED if _joins(char)))
    alone = _class_of(frozenset(char for char in odd if unicodedata.normalize("NFC", char) != char))
    clusters = [rf"[^ \n{joining}][{joining}]+"] if joining else []
    clusters += [rf"[{alone}]"] if alone else []
    if clusters:
        parts.append(rf"(?P<cluster>{'|'.join(clusters)})")
    return re.compile("|".join(parts))


def _class_of(chars: Set[str]) -> str:
    return re.escape("".join(sorted(chars)))


def _composes(char: str) -> bool:
    """True where canonical composition may change `char` or join it to the character before it."""
    return char not in _KEPT and (_joins(char) or unicodedata.normalize("NFC", char) != char)


def _joins(char: str) -> bool:
    """True where `char` may compose with the character before it."""
    return unicodedata.category(char)[0] == "M" or "\u1160" <= char <= "\u11ff"


def _changes(pattern: re.Pattern[str], even: str) -> Iterator[tuple[int, int, str]]:
    """(start, end, replacement) of every stretch whose folded form is not itself, in order."""
    for match in pattern.finditer(even):
        start, end = match.span()
        kind = match.lastgroup
        if kind == "blank":
            yield start, end, " " if any(char in " \n" for char in match[0]) else ""
        elif kind == "line_end" or kind == "invisible" or kind == "spaced":
            yield from _hyphen(even, start, end, kind)
        elif kind == "doubled":
            yield start, end, '"'
        elif kind == "ligature":
            yield start, end, "".join(_LIGATURES[char] for char in match[0])
        elif end - start <= _CLUSTER_LIMIT:
            yield start, end, unicodedata.normalize("NFC", match[0])


def _single_blanks(
    even: str, changes: Iterator[tuple[int, int, str]]
) -> Iterator[tuple[int, int, str]]:
    """The changes, and those that keep a blank from following what became one, in order.

    What is dropped can stand between blanks that no single change sees together.
    """
    done, blank = 0, False
    for start, end, text in changes:
        if start > done:
            if blank and even[done] in " \n":
                yield done, done + 1, ""
            blank = even[start - 1] in " \n"
        shown = text[1:] if blank and text.startswith(" ") else text
        blank = shown[-1] == " " if shown else blank
        yield start, end, shown
        done = end
    if blank and even[done : done + 1] in (" ", "\n"):
        yield done, done + 1, ""


def _hyphen(even: str, start: int, end: int, kind: str) -> Iterator[tuple[int, int, str]]:
    """What a hyphen with white space about it changes to; nothing where it is as it should be."""
    left, right = _shown_before(even, start), _shown_after(even, end)
    found = even[start:end]
    sign = found.lstrip(" ")[0]
    at = start + (found[0] == " ")
    letters = left.isalpha() and right.isalpha()
    if letters and (right.islower() if kind == "spaced" else sign not in _DASHES):
        yield start, end, SOFT
    elif sign == "\u00ad" and not (left.isalnum() and right.isalnum()):
        yield at, end, " " if end - at > 1 else ""
    elif kind != "spaced" and at == start and left.strip() and right.strip():
        yield start, end, HARD
    else:
        if sign in _INVISIBLE_HYPHENS:
            yield at, at + 1, "-"
        if end - at > 2:
            yield at + 1, end, " "


def _shown_before(even: str, at: int) -> str:
    """The character before `at` that is not dropped, "" at the start; looks back a few only."""
    for index in range(at - 1, max(-1, at - _INVISIBLES), -1):
        if even[index] not in _DROPPED:
            return even[index]
    return ""


def _shown_after(even: str, at: int) -> str:
    """The character from `at` on that is not dropped, "" at the end; looks ahead a few only."""
    for index in range(at, min(len(even), at + _INVISIBLES)):
        if even[index] not in _DROPPED:
            return even[index]
    return ""
