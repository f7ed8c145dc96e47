"""Which line of a valid TOML document each value stands on; `tomllib` does not tell."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

Path = tuple[str | int, ...]

_TOKEN: Final = re.compile(
    r'(?P<skip>[ \t\r]+|#[^\n]*)|(?P<string>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}'
    r'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\')|(?P<mark>\[\[|\]\]|[\[\]{}=,.\n])|(?P<word>[^\s\[\]{}=,#.]+)',
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    line: int


def value_lines(text: str) -> dict[Path, int]:
    """The line of every key, table and list item, by its path from the top.

    For a valid document only; of an invalid one some paths are missing or wrong.
    """
    walk = _Walk(list(_tokens(text)))
    walk.document()
    return walk.lines


def _tokens(text: str) -> Iterator[_Token]:
    line = 1
    for found in _TOKEN.finditer(text):
        kind = found.lastgroup or ""
        if kind != "skip":
            yield _Token(kind, found[0], line)
        line += found[0].count("\n")


class _Walk:
    """Reads tokens from left to right and notes where each path begins."""

    def __init__(self, tokens: list[_Token]) -> None:
        self.lines: dict[Path, int] = {}
        self._tokens = tokens
        self._at = 0
        self._last: dict[Path, int] = {}

    def document(self) -> None:
        """Walk every table and every pair of the document."""
        table: Path = ()
        while token := self._next():
            if token.text in {"[", "[["} and token.kind == "mark":
                table = self._header(token)
            elif token.kind != "mark":
                self._at -= 1
                self._pair(table)

    def _next(self) -> _Token | None:
        if self._at >= len(self._tokens):
            return None
        self._at += 1
        return self._tokens[self._at - 1]

    def _header(self, opening: _Token) -> Path:
        keys = self._keys({"]", "]]", "\n"})
        path: Path = ()
        for number, key in enumerate(keys, start=1):
            path = (*path, key)
            if opening.text == "[[" and number == len(keys):
                self.lines.setdefault(path, opening.line)
                self._last[path] = self._last.get(path, -1) + 1
            if path in self._last:
                path = (*path, self._last[path])
            self.lines.setdefault(path, opening.line)
        return path

    def _pair(self, table: Path) -> None:
        line = self._tokens[self._at].line
        path = table
        for key in self._keys({"=", "\n"}):
            path = (*path, key)
            self.lines.setdefault(path, line)
        self._value(path)

    def _keys(self, ends: set[str]) -> list[str]:
        """The parts of a dotted key up to and with the mark that ends it."""
        keys: list[str] = []
        while token := self._next():
            if token.kind == "mark":
                if token.text in ends:
                    break
            else:
                keys.append(_key(token))
        return keys

    def _value(self, path: Path) -> None:
        token = self._skip_lines()
        if token is None:
            return
        self.lines.setdefault(path, token.line)
        if token.kind == "mark" and token.text in {"[", "[["}:
            self._items(path, nested=token.text == "[[")
        elif token.kind == "mark" and token.text == "{":
            self._inline(path)
        elif token.kind == "word":
            while self._at < len(self._tokens) and self._tokens[self._at].text not in _STOPS:
                self._at += 1

    def _items(self, path: Path, *, nested: bool) -> None:
        """The items of a list whose opening bracket has been read."""
        index = 0
        if nested:
            self.lines.setdefault((*path, 0), self._tokens[self._at - 1].line)
            self._items((*path, 0), nested=False)
            index = 1
        while token := self._skip_lines():
            if token.text in {"]", "]]"} and token.kind == "mark":
                self._reopen(token)
                return
            if token.text == "," and token.kind == "mark":
                continue
            self._at -= 1
            self._value((*path, index))
            index += 1

    def _reopen(self, token: _Token) -> None:
        """`]]` may close two lists: leave the second bracket to the one around."""
        if token.text == "]]":
            self._at -= 1
            self._tokens[self._at] = _Token("mark", "]", token.line)

    def _inline(self, path: Path) -> None:
        while token := self._skip_lines():
            if token.kind == "mark" and token.text == "}":
                return
            if token.kind != "mark":
                self._at -= 1
                self._pair(path)

    def _skip_lines(self) -> _Token | None:
        token = self._next()
        while token and token.kind == "mark" and token.text == "\n":
            token = self._next()
        return token


_STOPS: Final = frozenset({",", "]", "]]", "}", "\n"})


def _key(token: _Token) -> str:
    if token.text.startswith('"'):
        return str(json.loads(token.text))
    return token.text.strip("'") if token.kind == "string" else token.text
