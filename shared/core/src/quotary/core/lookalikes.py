"""What a text says to a reader who is fooled by look-alike letters, with the way back to it.

Only for spotting text that is addressed to a machine. Citations never use this view: here
letters of other scripts become the Latin letters they resemble, on purpose.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from quotary.core.span import Span

_PAIRS: Final = (
    # Cyrillic
    "аa бb вb гr дd еe ёe жx зz иu кk лn мm нh оo пn рp сc тt уy фo хx цu чy шw щw ъb ьb эe яr "
    "ѕs іi їi јj ҝk қk ңh ҳx һh ԁd ԛq ԝw ӏl ѵv ѡw үy ұy ґr єe љlb њhb ћh ђh џu "
    # Greek
    "αa βb γy δd εe ζz ηn θo ιi κk λl μu νv ξe οo πn ρp σo ςc τt υu φo χx ψw ωw ϲc ϳj "
    # Armenian, and Latin letters of phonetic alphabets and of Northern Europe
    "աw գq եe զq ըn հh ոn սu տs օo քp ցg ɑa ɐa ᴀa ʙb ᴄc ᴅd ᴇe ɛe ꜰf ɡg ɢg ʜh ɪi ıi ɩi ᴊj ᴋk ʟl ᴍm "
    "ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ƅb ɗd ƒf ɦh ɨi ĸk łl øo ŧt ʋv ƴy ƶz ðd þp ßss æae œoe"
)
_LETTERED_SIGNS: Final = (0x1F150, 0x1F170, 0x1F1E6)
"""Where the alphabets in dark circles, in dark squares, and of flags begin."""

_LATIN: Final = {pair[0]: pair[1:] for pair in _PAIRS.split()} | {
    chr(first + at): chr(ord("a") + at) for first in _LETTERED_SIGNS for at in range(26)
}
_BREAK: Final = re.compile(r"(?<=[^\W\d_])[-\u00ad\u2010]\s*[\r\n\f]\s*(?=[^\W\d_])")
_SPELLED: Final = re.compile(r"(?<!\w)[a-z](?:[ ._*·~-]{1,4}[a-z](?!\w)){5,}")
_GAP: Final = re.compile(r"[ ._*·~-]+")
_SPACES: Final = re.compile(r" {2,}")
_RUNS: Final = re.compile(r"(?P<ascii>[\x00-\x7f]+)|[^\x00-\x7f]")
_PLAIN_ASCII: Final = {
    **{code: chr(code).lower() for code in range(0x41, 0x5B)},
    **{code: " " for code in range(0x80) if chr(code).isspace()},
}
_MIXED: Final = re.compile(r"(?<![a-z0-9@$])[a-z]*[0-9@$][a-z0-9@$]*")
_FOR_DIGITS: Final = str.maketrans("01345789@$", "oieastbgas")


@dataclass(frozen=True, slots=True)
class Skeleton:
    """Lower-case Latin text without accents or invisible characters, and where each came from."""

    text: str
    offsets: tuple[int, ...]

    def span(self, start: int, end: int) -> Span:
        """The characters of the source behind `text[start:end]`."""
        return Span(self.offsets[start], self.offsets[end - 1] + 1)


def skeleton(text: str) -> Skeleton:
    """The text as look-alikes make it read: words joined that were spaced, broken or disguised."""
    letters, offsets = _letters(text)
    if _SPELLED.search(letters):
        letters, offsets = _close_up(letters, offsets)
    letters, offsets = _squeeze(_MIXED.sub(_undisguise, letters), offsets)
    return Skeleton(letters, tuple(offsets))


def _letters(text: str) -> tuple[str, list[int]]:
    """Every character as plain Latin, words that a line end breaks joined."""
    letters: list[str] = []
    offsets: list[int] = []
    start = 0
    for end, resume in [*(match.span() for match in _BREAK.finditer(text)), (len(text), 0)]:
        for run in _RUNS.finditer(text, start, end):
            if run["ascii"]:
                letters.append(run["ascii"].translate(_PLAIN_ASCII))
                offsets.extend(range(*run.span()))
            else:
                plain = _plain(run.group())
                letters.append(plain)
                offsets.extend([run.start()] * len(plain))
        start = resume
    return "".join(letters), offsets


@lru_cache(maxsize=4096)
def _plain(char: str) -> str:
    """The Latin lower-case letters that the character resembles; "" where nothing is seen of it."""
    seen: list[str] = []
    for part in unicodedata.normalize("NFKD", char).lower():
        category = unicodedata.category(part)
        if part.isspace():
            seen.append(" ")
        elif category[0] != "M" and category not in {"Cf", "Cn", "Co"}:
            seen.append(_LATIN.get(part, part))
    return "".join(seen)


def _close_up(letters: str, offsets: list[int]) -> tuple[str, list[int]]:
    """Runs of lone letters ("i g n o r e") as words; the wider of their gaps part the words."""
    kept: list[str] = []
    kept_offsets: list[int] = []
    start = 0
    for match in _SPELLED.finditer(letters):
        narrow = min(len(gap) for gap in _GAP.findall(match.group()))
        for gap in _GAP.finditer(letters, *match.span()):
            kept.append(letters[start : gap.start()])
            kept_offsets.extend(offsets[start : gap.start()])
            if len(gap.group()) > narrow:
                kept.append(" ")
                kept_offsets.append(offsets[gap.start()])
            start = gap.end()
    kept.append(letters[start:])
    kept_offsets.extend(offsets[start:])
    return "".join(kept), kept_offsets


def _squeeze(letters: str, offsets: list[int]) -> tuple[str, list[int]]:
    """Every run of spaces as its first one."""
    kept: list[str] = []
    kept_offsets: list[int] = []
    start = 0
    for run in _SPACES.finditer(letters):
        kept.append(letters[start : run.start() + 1])
        kept_offsets.extend(offsets[start : run.start() + 1])
        start = run.end()
    kept.append(letters[start:])
    kept_offsets.extend(offsets[start:])
    return "".join(kept), kept_offsets


def _undisguise(match: re.Match[str]) -> str:
    """A word of at least three letters with digits for some of them, as letters throughout."""
    word = match.group()
    letters = sum(char.isalpha() for char in word)
    return word.translate(_FOR_DIGITS) if letters >= 3 else word
