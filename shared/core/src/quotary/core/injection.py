"""Text in a document that is addressed to the machine which reviews it.

A contract speaks of parties in the third person. Text that gives orders about the review itself
(classify, approve, ignore, reveal) speaks to a reader, and its grammar shows: an order without
a party who owes it, a machine that is called on, or things that only a reviewer has. Every word
of a sentence becomes one letter (`injection_words.CLASSES`), and each rule is a pattern of
letters, so that a rule catches what an attacker says in words that nobody listed side by side.

A heuristic: `tests/unit/core/gate/test_injection_corpus.py` prints what it catches and misses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from quotary.core.finding import Alert
from quotary.core.gate_wording import raised
from quotary.core.guarded import Guarded
from quotary.core.injection_tokens import Token, tokens_of
from quotary.core.lookalikes import Skeleton, skeleton
from quotary.core.second_person import speaks_to_a_party
from quotary.core.span import Span

KIND: Final = "injection"
MOST: Final = 20
"""Alerts per text at most; one is enough to keep a contract from being green."""

_SENTENCE_END: Final = re.compile(r"[.!?](?=[\s\"')\]]|$)")
_REPLY_FORMAT: Final = Guarded(
    r"\[/?inst\]|<\|[^|>]{1,30}\|>|</?(?:system|user|assistant|instructions?|prompt)>"
    r"|#{2,} ?(?:instruc|respon|respos|system|sistema|user|assistant)"
    r'|"(?:positions|present|verdict|document_type|quotes|route)" ?:'
    r"|^ ?(?:end of|fim d[oe]) (?:the |o )?(?:contract|document|data|input|contrato|documento)[.:]"
)

_RULES: Final[tuple[tuple[str, str], ...]] = (
    ("telltale", r"J"),
    ("forget", r"^[cx]*[Dn]?X"),
    ("instructions", r"(?:^|[cDNnYAwG])[XZU][^PM]{0,4}I|(?:^|[cD])VI"),
    ("instructions", r"(?:^|c)(?:Dw?)?[XZ].{0,14}I"),
    ("instructions", r"[Nn][VXZU].{0,3}I"),
    ("instructions", r"^w?I.{0,3}[DVU]|I.{0,6}c.{0,8}[VXZRU]"),
    ("asks", r"I.{0,2}q"),
    ("machine", r"M[^P]{0,16}[VXZU].{0,18}[TRIi]"),
    (
        "machine",
        r"M[^P]{0,6}(?:D[Nn]?|[Nn]D?).{0,1}[VXZU]|M[^P]{0,3}N.{0,4}[TRIi]",
    ),
    (
        "calls",
        r"(?:^|c)(?:Ac?)?[wTG]{0,2}M+[^P]{0,5}c.{0,14}(?:[VXZU]|[Nn].[VUXZ]|[RI])",
    ),
    ("calls", r"[VXZU].{0,18}[TRIi].{0,18}c[Aw]?[Mm]c?w?$"),
    ("calls", r"(?:^|c)(?:Aw?w?)?m+c.{0,8}[VXZU].{0,18}[TRIi]"),
    ("calls", r"(?:^|c)Ac?w?m[^P]{0,5}c.{0,10}(?:[VXZU]|T.{0,4}R)|^c*m+c[^P]{0,14}R"),
    (
        "calls",
        r"^.{0,5}m.{0,5}c.{0,6}(?:[VXZU].{0,14}[TRIi]|n.{0,2}[TVXZU]|.{0,6}I)"
        r"|^.{0,5}m[^P]{0,4}c[VXZU](?:G|w?$)",
    ),
    ("calls", r"^c*A[^P]{0,6}c.{0,10}[VXZU].{0,14}[TRIi]"),
    ("calls", r"A[^P]{0,2}[mM].{0,8}c.{0,4}[VXZUn]"),
    (
        "judge",
        r"(?:^|[cwG])m[^P]{0,6}D(?:.{0,3}[VXZU].{0,10}(?:T.{0,6}R|R.{0,6}T|I)|.{0,2}[VXZU].{0,2}T)",
    ),
    ("judge", r"Y[^P]{0,8}[VXZU].{0,12}I|[XVZU].{0,8}Y.{0,8}I"),
    (
        "judge",
        r"YD(?:[VXZU].{0,6}(?:TR|RT)|.{0,2}T.{0,3}R)|I.{0,6}[RYM]|[YM][^c]{0,6}I|Y.{0,2}M|MYD",
    ),
    (
        "rating",
        r"^[cx]*[Dn]*[VXZUE][^P]{0,10}(?:T.{0,8}R|R.{0,8}T|I)|c[UV][^P]{0,3}R[cw]?$",
    ),
    ("rating", r"^[cx]*[Dn]?[XV]T|^[cx]*D?V[wG]?[iI]|^[cx]*D?[VE]Gn?.{0,2}i"),
    ("rating", r"^[cx]*[Dn]*U[wr]?[GTRIi]|^[cx]*D?nw?[VXZUE]"),
    ("rating", r"^[cx]*[Dn]?[EZ][^P]{0,6}[IiYMm]|^[cx]*DVG.{0,4}[iR]"),
    ("machine", r"^[^P]*T[^P]{0,8}M|^[^P]*M[^P]{0,8}T"),
    ("instructions", r"I.{0,5}S"),
    ("rating", r"(?:^|c)w?[LI].?cw?[RV]|^G?I.{0,6}R"),
    ("asks", r"Y.{0,8}q"),
    ("judge", r"^G?m[^P]{0,3}D.{0,3}T.{0,3}R|^[cx]*D?[VE]T.{0,12}cA?[mM]w?$"),
)
_WORTH_A_LOOK: Final = re.compile(r"[JKXIMmLSqYA]|^[cx]*[DnVXZUE]|c[UV]")
"""Every rule needs one of these; most sentences of a contract have none."""

_COMPILED: Final = tuple((what, re.compile(pattern)) for what, pattern in _RULES)


def injection_alerts(
    text: str, within: Span | None = None, language: str = "en"
) -> tuple[Alert, ...]:
    """One alert per sentence of `text` that is addressed to the reviewer, with its span in `text`.

    `within` limits the search to a part of the text; `language` is that of the alerts' sentences.
    """
    part = within or Span(0, len(text))
    view = skeleton(part.of(text))
    alerts: list[Alert] = []
    for start, end in _sentences(view.text):
        found = _finding(view, start, end)
        if found:
            what, span = found
            where = Span(span.start + part.start, span.end + part.start)
            if speaks_to_a_party(text, where, view.text[start:end]):
                continue
            alerts.append(replace(raised(f"{KIND}_{what}", language, where), kind=KIND))
            if len(alerts) == MOST:
                break
    return tuple(alerts)


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    """Start and end of each sentence; line breaks end none, because attackers break lines."""
    start = 0
    for match in _SENTENCE_END.finditer(text):
        yield start, match.end()
        start = match.end()
    if start < len(text):
        yield start, len(text)


def _finding(view: Skeleton, start: int, end: int) -> tuple[str, Span] | None:
    """What the sentence does that a contract does not, and where; None for an honest one."""
    sentence = view.text[start:end]
    # Contracts share most of their sentences; a giant without an end is not worth keeping.
    found = _known(sentence) if end - start < _KEPT_CHARACTERS else _what(sentence)
    if found is None:
        return None
    what, first, last = found
    return what, view.span(start + first, start + last)


def _what(sentence: str) -> tuple[str, int, int] | None:
    """What the sentence does, and from where to where in it."""
    marked = _REPLY_FORMAT.search(sentence)
    if marked:
        return "format", marked.start(), marked.end()
    parts = tuple(tokens_of(sentence))
    code = "".join([letter for letter, _, _ in parts])
    if not _WORTH_A_LOOK.search(code):
        return None
    tokens = [Token(*part) for part in parts]
    if "K" in code and not _is_owed(sentence, tokens, code):
        told = tokens[code.index("K")]
        return "telltale", told.start, told.end
    for what, rule in _COMPILED:
        match = rule.search(code)
        if match and not _lets_nobody(sentence, tokens, code, match):
            return what, tokens[match.start()].start, tokens[match.end() - 1].end
    return None


def _lets_nobody(sentence: str, tokens: Sequence[Token], code: str, match: re.Match[str]) -> bool:
    """True where a party promises to keep something from a machine, and to let nobody else do it.

    "The Recipient shall not use it to train any AI model, and shall not permit others to do so":
    the one who shall not permit is the party that the sentence begins with, and no machine.
    """
    last = tokens[match.end() - 1]
    return (
        _LETS.fullmatch(sentence[last.start : last.end]) is not None
        and re.search(r"[Mm][^P]{0,6}cw?D[Nn].?$", code[match.start() : match.end() - 1])
        is not None
        and re.match(r"[^MmYAIJK]*PD[Nn]", code) is not None
        and re.search(r"[TRIiYA]", code[match.end() :]) is None
    )


_LETS: Final = re.compile(r"permit|let|allow|authori[sz]e|enable|cause|grant|give")


def _is_owed(sentence: str, tokens: Sequence[Token], code: str) -> bool:
    """True where a party owes it: "the Supplier shall tell the user the number of the ticket".

    Nobody is called on or addressed, the one who owes it is no machine, and the user is told
    nothing of the document or of a review.
    """
    at = code.index("K")
    if re.search(r"[MmYAIJ]", code) or _OF_REVIEW.search(code[at + 1 :]):
        return False
    ends = [
        place
        for place in range(at)
        if code[place] == "D" and _OWES.fullmatch(sentence[tokens[place].start : tokens[place].end])
    ]
    if not ends and _PROMISES.search(sentence[: tokens[at].start]):
        ends = [at]
    who = re.split("c", code[: ends[-1]].rstrip("nN"))[-1] if ends else ""
    return re.search(r"[wP]$", who) is not None and re.search(r"[UVXZTRiL]", who) is None


_OWES: Final = re.compile(
    r"must|shall|will|(?:has|have|needs?|is|are|required) to|deve(?:m|ra|rao)?|tem que"
)
_PROMISES: Final = re.compile(
    r"\b(?:agrees?|undertakes?|duty|obligation|obliged|bound|in order|able) to (?:[a-z]+ly )?$"
)
_OF_REVIEW: Final = re.compile(r"T.*R|R.*T|i")
_KEPT_CHARACTERS: Final = 1_500
_known = lru_cache(maxsize=16_384)(_what)
