"""Whether a string occurs in a document by another road than the gate's: a padded word search.

Used only to tell mutations that changed nothing. It knows nothing of `quotary`: NFC, a table of
typographic signs, line-end hyphens kept or dropped, the text as a list of words and signs.
"""

from __future__ import annotations

import re
import unicodedata

_SIGNS = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛′ʼ`´‹›", "'"),
        **dict.fromkeys("“”„‟″«»", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff", None),
        "…": "...",
        "ﬁ": "fi",
        "ﬂ": "fl",
        "ﬀ": "ff",
        "ﬃ": "ffi",
        "ﬄ": "ffl",
    }
)
_TOKEN = re.compile(r"[^\W_]+|[^\w\s]|_+")
_LINE_END_HYPHEN = re.compile(r"(?<=\w) ?[-\u00ad\x02\ufffe]\s*\n\s*(?=\w)|[\x02\u00ad\ufffe]\s*")
_GLUED_NUMBER = re.compile(r"(?m)^([ \t]*[0-9]{1,3}(?:\.[0-9]{1,3})*\.?)(?=[A-Z])")


def _words(text: str) -> str:
    text = unicodedata.normalize("NFC", text).translate(_SIGNS).replace("''", '"')
    return f" {' '.join(_TOKEN.findall(text))} "


class Independent:
    """The readings of one document, each as its words and signs with single spaces."""

    def __init__(self, text: str, furniture: tuple[tuple[int, int], ...] = ()) -> None:
        self._readings = {
            _words(form)
            for reading in (text, self._without(text, furniture))
            for plain in (reading.replace("\r\n", "\n").replace("\xa0", " ").replace("\f", "\n"),)
            for glued in (plain, _GLUED_NUMBER.sub(r"\1 ", plain))
            for form in (
                _LINE_END_HYPHEN.sub("-", glued),
                _LINE_END_HYPHEN.sub("", glued),
                _LINE_END_HYPHEN.sub("- ", glued),
            )
        }

    def holds(self, quote: str) -> bool:
        """True where the words and signs of the quote stand in a row in some reading."""
        words = _words(quote.replace("\xa0", " "))
        outer = words.strip()
        forms = {words}
        if len(outer) > 2 and outer[0] == outer[-1] and outer[0] in "\"'":
            forms.add(f" {outer[1:-1].strip()} ")
        return any(form in reading for form in forms for reading in self._readings)

    @staticmethod
    def _without(text: str, furniture: tuple[tuple[int, int], ...]) -> str:
        for start, end in sorted(furniture, reverse=True):
            text = text[:start] + "\n" + text[end:]
        return text
