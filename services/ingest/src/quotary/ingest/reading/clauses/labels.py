"""Clause numbers at the start of a line, in English and Portuguese forms."""

from __future__ import annotations

import re
from dataclasses import dataclass

from quotary.ingest.reading.clauses.lines import Line
from quotary.ingest.reading.clauses.numerals import ORDINAL_WORDS, any_number

OPENING = r"[ \t\u00a0#*_>]*"
CAPITAL = r"[A-ZÀ-Ý“\"'‘(\[«*]"
DASH = r"[-–—.:)]"
OPENS_WITH_CAPITAL = re.compile(CAPITAL)
SMALL_LETTER = re.compile(r"[a-zà-ÿ]")

CLAUSE = re.compile(
    rf"{OPENING}(?P<label>CL[ÁA]USULA[ \t]+(?P<n>{ORDINAL_WORDS}|[0-9]+(?:\.[0-9]+)*[ªº°aA]?"
    rf"|[IVXL]+))(?=[ \t*]*(?:{DASH}|$|[ \t]{CAPITAL}))",
    re.IGNORECASE,
)
ARTICLE = re.compile(
    rf"{OPENING}(?P<label>(?:ARTICLE|ARTIGO|ART\.)[ \t]+"
    r"(?P<n>[IVXLivxl]+|[0-9]+|(?i:one|two|three|four|five|six|seven|eight|nine|ten|eleven"
    rf"|twelve))[ºo°]?)(?=[ \t*]*(?:{DASH}|$|[ \t]{CAPITAL}))",
    re.IGNORECASE,
)
SECTION = re.compile(
    rf"{OPENING}(?P<label>(?:SECTION|CLAUSE|SE[ÇC][ÃA]O|§)[ \t]*"
    r"(?P<n>[0-9]{1,4}(?:\.[0-9]{1,3}){0,4}|[IVX]+))(?=[.)]?[ \t*]*(?:$|[-–—:]|[ \t]\S))(?![º°])",
    re.IGNORECASE,
)
WORDED = re.compile(rf"{OPENING}(?:CL[ÁA]|ART|SE[ÇC]|§)", re.IGNORECASE)
"""How a line with a clause, article or section begins; most lines are told apart by this alone."""

DECIMAL = re.compile(
    rf"{OPENING}(?P<label>(?P<n>[0-9]{{1,4}}(?:\.[0-9]{{1,3}}){{0,5}}))\\?"
    r"(?P<sep>\.(?![0-9])|\)|[ \t]?[-–—:](?=[ \t]|$))?(?P<gap>[ \t\u00a0*_]*)(?P<rest>.?)"
)
ROMAN_TOP = re.compile(rf"{OPENING}(?P<label>(?P<n>[IVXL]{{1,6}}))\.[ \t*_]+(?={CAPITAL})")
EXHIBIT = re.compile(
    rf"{OPENING}(?P<label>(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX|ATTACHMENT|ADDENDUM|ANEXO"
    r"|AP[ÊE]NDICE)[ \t]+[“\"']?(?P<n>[A-Z](?:-?[0-9]+)?|[0-9]+(?:\.[0-9]+)*(?:-?[A-Z])?"
    r"|[IVXL]+|[ÚU]NICO)[”\"']?)(?=[ \t*]*(?:$|[-–—:.(]|[ \t]{2,}\S|[ \t][A-ZÀ-Ý]))",
    re.IGNORECASE,
)

ANNOUNCING = (
    "section sections subsection subsections clause clauses article articles paragraph paragraphs "
    "exhibit exhibits schedule schedules annex appendix cláusula cláusulas clausula clausulas "
    "artigo artigos art. item itens anexo anexos parágrafo parágrafos paragrafo paragrafos and or "
    "of in to the under with by e ou da do de na no à ao pela pelo a o"
)
CROSS_REFERENCE_BEFORE = frozenset(ANNOUNCING.split())
CROSS_REFERENCE_AFTER = re.compile(
    r"[ \t]*[.)]?[ \t]*(?:of|and|or|above|below|hereof|hereto|hereunder|herein|attached|to|through"
    r"|shall|is|are|may|will|days?|years?|months?|deste|desta|acima|abaixo|do|da|e|ou|dias?"
    r"|anos?|meses|mês|%|,|;)(?:\b|$)"
)


ENTRY_ENDS = tuple("0123456789ivxl.…")
"""What a line ends with that closes with a page number or with leaders."""

LEADERS = ("..", ". .", "\t", "   ", "…")
"""What stands between an entry of a table of contents and its page number."""


def announces_reference(line: str) -> bool:
    """True where a line ends as one that goes on with a number does: "as set out in Section"."""
    last = line[line.rfind(" ") + 1 :].lower()
    return last in CROSS_REFERENCE_BEFORE or last.endswith((",", "(", "§", "&"))


@dataclass(frozen=True, slots=True)
class Label:
    """A number at a line's start: its `key` as whole numbers, and how surely it is one (0 to 1)."""

    line: Line
    kind: str
    label: str
    key: tuple[int, ...]
    end: int
    weight: float = 1.0

    @property
    def start(self) -> int:
        """Where the line with the label starts."""
        return self.line.start


def is_contents_line(text: str) -> bool:
    """True for a line of a table of contents: leaders or wide space, then at most a page number."""
    tail = text.rstrip()
    if not tail.endswith(ENTRY_ENDS):
        return False
    body = tail.rstrip("0123456789")
    if body == tail:
        body = tail.rstrip("ivxl")
    entry = body.rstrip(" \t.…")
    gap = body[len(entry) :]
    if len(entry.strip()) < 3:
        return False
    leads = gap.count(".") >= 4 or "…" in gap
    return leads or (body != tail and ("\t" in gap or "   " in gap))


def named_label(line: Line) -> Label | None:
    """A label that begins with a word: clause, article, section, exhibit."""
    if WORDED.match(line.text):
        for kind, pattern in (("clause", CLAUSE), ("article", ARTICLE), ("section", SECTION)):
            match = pattern.match(line.text)
            if match:
                return _named(line, kind, match)
    match = EXHIBIT.match(line.text)
    if match and _is_exhibit_heading(line, match):
        return Label(line, "exhibit", match["label"], (), match.end())
    return None


def decimal_label(line: Line) -> Label | None:
    """A label of digits and points, such as 4, 4.1 or 4.1.2."""
    match = DECIMAL.match(line.text)
    if match is None or not _is_decimal(line, match):
        return None
    key = tuple(int(part) for part in match["n"].split("."))
    rest, weight = match["rest"], 1.0
    if not match["sep"] and len(key) == 1:
        weight = 0.5
    if rest and SMALL_LETTER.match(rest):
        weight *= 0.5
    return Label(line, "decimal", match["label"], key, match.end("gap"), weight)


def roman_label(line: Line) -> Label | None:
    """A Roman numeral in capitals with a full stop, as English agreements number their parts."""
    match = ROMAN_TOP.match(line.text)
    value = any_number(match["n"]) if match else None
    if match is None or value is None:
        return None
    return Label(line, "roman", match["label"], (value,), match.end(), 0.8)


def _named(line: Line, kind: str, match: re.Match[str]) -> Label | None:
    first = match["label"][0]
    if first.islower() or announces_reference(line.before):
        return None
    if CROSS_REFERENCE_AFTER.match(line.text, match.end()):
        return None
    parts = match["n"].split(".") if match["n"][0].isdigit() else [match["n"]]
    key = tuple(any_number(part) or 0 for part in parts)
    return Label(line, kind, match["label"], key, match.end()) if all(key) else None


def _is_decimal(line: Line, match: re.Match[str]) -> bool:
    rest, gap, separator = match["rest"], match["gap"], match["sep"]
    several = "." in match["n"]
    if announces_reference(line.before) and not separator:
        return False
    if not rest:
        return bool(separator) or several
    if not gap:
        return bool(separator) and separator.strip() == "." and bool(OPENS_WITH_CAPITAL.match(rest))
    if OPENS_WITH_CAPITAL.match(rest):
        return True
    if CROSS_REFERENCE_AFTER.match(line.text, match.end("label")):
        return False
    return rest.isalpha() and (several or bool(separator))


def _is_exhibit_heading(line: Line, match: re.Match[str]) -> bool:
    rest = line.text[match.end() :].strip()
    if len(rest) > 90 or announces_reference(line.before):
        return False
    if match["label"][0].islower():
        return False
    return not CROSS_REFERENCE_AFTER.match(line.text, match.end()) and not rest.endswith((";", ","))
