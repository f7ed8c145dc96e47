"""The readers' cases: plain lines that a lawyer can read and add to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quotary.core.readers import derive, read

_FOLDER = Path(__file__).parent.parent / "unit" / "core" / "readers" / "cases"
NO_VALUE = frozenset({"none", "ambiguous", "conflict"})


@dataclass(frozen=True)
class Case:
    """What a reader should find in a text: a value as `expected`, or why there is none."""

    kind: str
    language: str
    expected: str
    text: str

    def found(self) -> str:
        """What the reader says, in the form of `expected`."""
        if self.kind in {"duration", "percent", "money", "governing_law", "date"}:
            derived = derive(self.kind, self.text, self.language)
            if derived.status != "value":
                return derived.status
            if isinstance(derived.value, str):
                return derived.value
            money = derived.value or {}
            return f"{money['amount']} {money['currency'] or '?'}"
        reading = read(self.kind, self.text, self.language)
        if reading.status != "value":
            return reading.status
        return str(reading.value).lower() if isinstance(reading.value, bool) else str(reading.value)


def cases(name: str) -> Iterator[Case]:
    """Yields every case of one file."""
    for line in (_FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        head, _, text = line.partition(" | ")
        words = head.split(" ")
        kind = words.pop(0) if name == "fields" else {"notice": "notice.required"}.get(name, name)
        language = words.pop(0).replace("--", "")
        yield Case(kind, language, " ".join(words), _unescaped(text))


def _unescaped(text: str) -> str:
    r"""The text with `\n`, `\u00ad` and `\u00a0` as the characters they stand for."""
    for escape, character in ((r"\n", "\n"), (r"\u00ad", "\u00ad"), (r"\u00a0", "\u00a0")):
        text = text.replace(escape, character)
    return text
