"""The ways in which a contract says what a word means, in English and Portuguese."""

from __future__ import annotations

import re
from typing import Final

_OPEN: Final = '"\u201c\u201d\u201e\u00ab\u2039'
_CLOSE: Final = '"\u201c\u201d\u00bb\u203a'
_NUMBER: Final = r"(?:\(?(?:[0-9]{1,3}(?:\.[0-9]{1,3})*[.)]?|[A-Za-z]{1,3}[.)])\s+)?"
_SIGNS: Final = r"[^\w\n]{0,40}"
"""Signs and blanks before a term; more of them are another place to begin at."""

_MARKS: Final = r"(?:\*{{1,2}}|_{{1,2}}|`)"
QUOTED: Final = (
    rf"(?:[{_OPEN}](?P<{{0}}a>[^{_OPEN}{_CLOSE}\n]{{{{1,80}}}})[{_CLOSE}]"
    rf"|(?<!\w)['\u2018](?P<{{0}}b>[^'\u2018\u2019\n]{{{{1,80}}}})['\u2019](?!\w)"
    rf"|{_MARKS}(?P<{{0}}c>[^*_\n]{{{{1,80}}}}){_MARKS})"
)
"""A term in quotation marks of any kind, or in the marks of bold type; format with a group name."""

STRONG: Final = (
    r"(?:(?:shall|will|must|do|does|hereby|herein|also|dever[áã]o?|ir[áã]o?)\s+)*"
    r"(?:means?(?!\s+of\b)|mean\s+and\s+include|denotes?|designates?|signif(?:y|ies)|stands?\s+for"
    r"|ha(?:s|ve)\s+the\s+(?:same\s+|following\s+|respective\s+)?meanings?"
    r"|(?:is|are|be)\s+(?:hereby\s+)?(?:defined|understood|taken|construed)\b"
    r"|(?:is|are)\s+to\s+(?:mean|be\s+(?:read|understood|construed))"
    r"|significa[rm]?|significar[áã]o?|designa[rm]?|denota[rm]?|corresponde[rm]?\s+a"
    r"|quer(?:em)?\s+dizer|refere[mn]?-se\s+a|ter[áã]?o?\s+o\s+(?:seguinte\s+)?significado|t[êe]m\s+o\s+significado"
    r"|(?:entende|considera|define|denomina)m?-se)"
)
"""A verb that can only say what a word means."""

_WEAK: Final = (
    r"(?:(?:shall|will|must|hereby|ser[áã]o?|dever[áã]o?)\s+)*(?:is|are|be|includes?|refers?\s+to"
    r"|comprises?|covers?|é|s[ãa]o|ser[áã]o?|inclu(?:i|em|ir)|abrange[mr]?)\b"
)
_AND_MORE: Final = r"(?:\s*(?:,|and|or|e|ou)\s*(?:and\s+|or\s+|the\s+)?{more}){{0,40}}"
_THING: Final = (
    QUOTED.format("x").replace("(?P<xa>", "(?:").replace("(?P<xb>", "(?:").replace("(?P<xc>", "(?:")
)
BY_VERB: Final = re.compile(
    QUOTED.format("t")
    + _AND_MORE.format(more=_THING)
    + r"\s{0,40}(?:\([^()]{0,200}\)\s{0,40})?,?\s{0,40}"
    rf"(?:{STRONG}|{_WEAK}|[:=]|[\u2013\u2014-]\s)",
    re.IGNORECASE,
)
"""“X” means, is, shall be, = …"""

FAR_VERB: Final = re.compile(
    QUOTED.format("t") + rf"(?:[^.;\n]|\n(?!\s*\n)){{1,200}}?\b{STRONG}(?!\w)", re.IGNORECASE
)
"""“X”, in relation to Y, means."""

BEFORE: Final = re.compile(
    r"\b(?:(?:entende|considera|define|denomina|chama)m?-se(?:\s+(?:por|como))?"
    r"|(?:d?o|a)s?\s+(?:termo|palavra|express[ãa]o|express[õo]es)s?|the\s+(?:defined\s+)?"
    r"(?:terms?|words?|expressions?)|doravante|denominad[oa]s?|designad[oa]s?|chamad[oa]s?"
    r"|hereinafter|hereafter|referred\s+to\s+(?:\w+\s+)?as|known\s+as|called|defined\s+as"
    r"|together,?|collectively,?|each,?\s+an?)\s"
    r"[^.;\n\"\u201c\u00ab']{0,60}?"
    rf"(?:{QUOTED.format('t')}|(?-i:(?P<td>[A-Z\u00c0-\u00dd][\w&-]*"
    r"(?:\s[A-Z\u00c0-\u00dd][\w&-]*){0,4})))",
    re.IGNORECASE,
)
"""Entende-se por “X”; hereinafter X."""

BARE: Final = re.compile(
    rf"(?:^|(?<=[.;:]\s)|(?<=\n)){_SIGNS}{_NUMBER}"
    r"(?:(?:in|under|for the purposes? of|para os fins d\w+|n[ea]st[ea])\s[^,;.\n]{1,60},\s+)?"
    r"(?:(?:the|an?|os?|as?)\s+)?(?:(?:term|word|expression|termo|express[ãa]o)s?\s+)?"
    rf"(?P<ta>[^\W\d_][\w'\u2019&/-]*(?:\s+[\w'\u2019&/-]+){{0,5}}?),?\s+{STRONG}(?!\w)",
    re.IGNORECASE | re.MULTILINE,
)
"""X means, with nothing about the X."""

BRACKETS: Final = re.compile(r"\((?:[^()]|\([^()]{0,200}\)){1,600}\)")
IN_BRACKETS: Final = re.compile(QUOTED.format("t"))
NAMED: Final = re.compile(
    r"\((?:(?:the|an?|each,?\s+an?|o|a|os|as)\s+(?P<ta>[A-Z\u00c0-\u00dd][\w&.-]*"
    r"(?:\s[A-Z\u00c0-\u00dd][\w&.-]*){0,3})|(?P<tb>[A-Z\u00c0-\u00dd]{2,}[\w&-]*))\)"
)
"""Acme Ltd. (the Supplier); International Accounting Standards (IAS)."""

LOOKS: Final = re.compile(
    rf"\b(?:{STRONG}|meanings?|defin(?:ed|es?|ing)|definitions? of|(?:the|this|that) definition"
    r"|references? to\b[^.;]{0,60}\b(?:is|are|shall|will|includes?)\b|deemed to (?:be|mean|include)"
    r"|(?:we|is|are|be|so) call(?:ed)?\b|called the\b|chama-se|denominad[oa]s?"
    r"|(?:shall|to) (?:be )?read\b(?! (?:and|by|out|to)\b)|reads\b|by the following|instead of"
    r"|(?:clause|section|annex|schedule|paragraph)s?\s+[\w.]+\s+(?:is|are|shall be)\s+"
    r"(?:hereby\s+)?(?:amended|replaced|deleted|substituted)"
    r"|passam? a (?:ter|vigorar|significar)|(?:alterad|substitu[íi]d)[oa]s? (?:por|para)"
    r"|defini[çc][ãa]o d\w+|definid[oa]s?|doravante|hereinafter|hereafter|significados?)(?!\w)",
    re.IGNORECASE,
)
"""Any sign that a clause says what something means."""

SIGNED: Final = re.compile(
    rf"^{_SIGNS}{_NUMBER}"
    r"(?P<ta>[A-Z\u00c0-\u00dd][\w&'\u2019-]*(?:\s[A-Z\u00c0-\u00dd][\w&'\u2019-]*){0,5})"
    r"[ \t]*(?:[:=|\t]|[-\u2013\u2014]{1,2}[ \t]|\.{3,}|(?:\. ){3,})[ \t]*\S",
    re.MULTILINE,
)
"""A line that opens with a name and a sign: Fees: …; Fees – …; | Fees | … |."""

AMOUNTS: Final = re.compile(
    rf"(?:^|(?<=[.;:]\s)|(?<=\n)){_SIGNS}{_NUMBER}"
    r"(?:(?i:for the purposes? of|as used|in this|under this|herein|para (?:os )?fins|n?est[ea])"
    r"[^,;.\n]{0,60},\s+)?"
    r"(?:(?i:the|os?|as?)\s+)?(?P<ta>[A-Z\u00c0-\u00dd][\w&'\u2019-]*"
    r"(?:\s[A-Z\u00c0-\u00dd][\w&'\u2019-]*){0,5})\s+"
    r"(?i:(?:in|ex)cludes?\b|(?:(?:shall|will|must)\s+)?(?:amounts?\s+to|equals?|consists?\s+of|comprises?|totals?)\b"
    r"|(?:is|are|shall\s+be|will\s+be|é|s[ãa]o|ser[áã]o?)\s+(?:(?:the|an?)\s+"
    r"(?:sum|amount|rate|price|fee|charge|period|date|day|lesser|greater|higher|lower|total)s?\b"
    r"|those\b|[A-Z]{3}\s?[0-9]|[A-Z]{0,2}[$\u20ac\u00a3]|[0-9]))",
    re.MULTILINE,
)
"""The Fees are USD 5: what a name in capitals comes to."""

OF_ALL: Final = re.compile(
    rf"(?:^|(?<=[.;:]\s)|(?<=\n)){_SIGNS}{_NUMBER}"
    r"(?:(?:all|any|the|every|each|an?|os|as|tod[oa]s? [oa]s?|qualquer)\s+)?"
    r"(?:(?:(?:time|notice) )?(?:periods?|limits?|deadlines?|days?|weeks?|months?|prazos?"
    r"|dias?|meses)\b[^.;\n]{0,80}?\b(?:(?:are|is|be) (?:[a-z]+ly )?"
    r"(?:counted|calculated|computed|reckoned|measured)"
    r"|cont(?:am|a|ar)-se|(?:s[ãa]o|ser[ãa]o) (?:contad|computad|calculad)[oa]s?)"
    r"|(?:references?|refer[êe]ncias?) (?:to|a) (?:an? |the |um |uma )?"
    r"(?-i:[a-z\u00e0-\u00fc])[\w-]*(?: [a-z]+)? "
    r"(?:is|are|shall|means?|will|[ée]|s[ãa]o|ser[áã]o?|significa[m]?)\b)",
    re.IGNORECASE | re.MULTILINE,
)
"""How time is counted, and what words without a capital mean: it touches every quote."""

HEADED: Final = re.compile(
    r"\b(?:definitions?|defined terms|glossary|defini[çc][õo]es|gloss[áa]rio)\b", re.IGNORECASE
)
CAPITAL: Final = re.compile(
    r"(?<![\w.])[A-Z\u00c0-\u00dd][\w&-]*(?:\s(?:of|and|de|da|do|e)?\s?[A-Z\u00c0-\u00dd][\w&-]*){0,4}"
)
ENTRY: Final = re.compile(
    rf"^{_SIGNS}{_NUMBER}"
    r"(?P<ta>[A-Z\u00c0-\u00dd][\w&'\u2019-]*(?:\s[A-Z\u00c0-\u00dd][\w&'\u2019-]*){0,5})\W",
    re.MULTILINE,
)
"""What opens a line of a list of definitions."""

_NO_TERM_LIST: Final = (
    "the a an in on of if for this that these those it its any all each every no not such where "
    "when unless subject to and or under by as at from o a os as em no na se para este esta isto "
    "qualquer todos cada ao"
)
NO_TERM: Final = frozenset(_NO_TERM_LIST.split())
