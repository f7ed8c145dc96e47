"""Lines that begin a part without a number: contents, signatures, recitals, plain headings."""

from __future__ import annotations

import re
from collections.abc import Sequence

from quotary.ingest.reading.clauses.labels import LEADERS, is_contents_line
from quotary.ingest.reading.clauses.lines import Line

CONTENTS_HEADING = re.compile(
    r"[ \t#*_]*(?:TABLE OF CONTENTS|CONTENTS|INDEX|SUM[ÁA]RIO|[ÍI]NDICE)[ \t*_:.]*(?:page)?\s*$",
    re.IGNORECASE,
)
SIGNATURE = re.compile(
    r"[ \t#*_]*(?:IN WITNESS (?:WHEREOF|THEREOF)|IN TESTIMONY WHEREOF|AGREED (?:TO )?AND ACCEPTED"
    r"|ACCEPTED AND AGREED|SIGNATURES?[ \t*_:]*$|SIGNATURE PAGE|SIGNED (?:BY|FOR|AS A DEED|AND)\b"
    r"|EXECUTED (?:BY|AS A DEED|AS OF)\b|THE PARTIES HAVE (?:CAUSED|EXECUTED)"
    r"|AGREED TO (?:BY|AS OF)\b|E,? POR ESTAREM|POR ESTAREM|E,? ASSIM,? (?:POR ESTAREM|JUST[OA]S)"
    r"|EM TESTEMUNHO|ASSINATURAS?[ \t*_:]*$|(?:E,? )?ESTANDO (?:ASSIM|AS PARTES) (?:JUST|DE ACORDO)"
    r"|E,? POR (?:ASSIM ESTAREM|SE ACHAREM|HAVEREM ASSIM)"
    r"|(?:ASSIM,? )?JUST[OA]S E (?:CONTRATAD|ACORDAD)[OA]S,|E,? PARA FIRMEZA|DO QUE,? PARA CONSTAR"
    r"|(?:BY|POR|ASSINATURA|SIGNATURE)[ \t]*:[ \t]*(?:_|/s/|$)|_{12,}[ \t]*$)",
    re.IGNORECASE,
)
PART = re.compile(
    r"[ \t#*_]*(?:RECITALS?|BACKGROUND|PREAMBLE|W[ \t]?I[ \t]?T[ \t]?N[ \t]?E[ \t]?S[ \t]?S[ \t]?"
    r"E[ \t]?T[ \t]?H|WHEREAS|CONSIDERANDOS?|CONSIDERANDO QUE|PRE[ÂA]MBULO|DAS PARTES"
    r"|QUALIFICA[ÇC][ÃA]O DAS PARTES)[ \t*_:;,.]*$",
    re.IGNORECASE,
)
SENTENCE_END = re.compile(r"[.;:!?)”\"’\]_]\s*$")
LONGEST_HEADING = 80
MOST_WORDS = 10
SMALL_WORDS = (
    "a an and of or the to for in on by with as at from e o a os as de do da dos das em no na "
    "para por com ou ao à"
)


def is_contents_heading(line: Line) -> bool:
    """True for the heading of a table of contents."""
    return bool(CONTENTS_HEADING.match(line.text))


def contents_region(lines: Sequence[Line], text: str) -> tuple[int, int] | None:
    """(start, end) of the table of contents, from its heading or first entry to its last entry."""
    if not any(leader in text for leader in LEADERS):
        return None
    entries = [index for index, line in enumerate(lines) if is_contents_line(line.text)]
    heading = next((i for i, line in enumerate(lines) if is_contents_heading(line)), None)
    near = [index for index in entries if heading is None or 0 < index - heading < 400]
    if len(near) < 3:
        return None
    first = near[0] if heading is None else heading
    last = first
    for index in near:
        if index - last > 6:
            break
        last = index
    if last - first < 2:
        return None
    return lines[first].start, lines[last].end


def is_signature(line: Line) -> bool:
    """True for a line that opens the part where the parties sign."""
    return bool(SIGNATURE.match(line.text))


def is_part(line: Line) -> bool:
    """True for the heading of recitals and the like."""
    return bool(PART.match(line.text))


def is_plain_heading(line: Line, after: Line | None) -> bool:
    """True for a short line in capitals, or in title case after a full stop, over other text."""
    words = line.text.strip(" \t#*_:").split()
    text = " ".join(words)
    if not 1 <= len(words) <= MOST_WORDS or not 3 < len(text) <= LONGEST_HEADING:
        return False
    if text[-1] in ",;" or after is None or not any(c.isalpha() for c in text):
        return False
    if line.before and not SENTENCE_END.search(line.before[-4:]) and not line.before.isupper():
        return False
    if text.isupper():
        return not after.text.strip().isupper()
    if text[-1] in '.)”"' or any(c.isdigit() for c in text):
        return False
    great = [word for word in words if word.lower() not in SMALL_WORDS.split()]
    return bool(great) and all(word[0].isupper() for word in great) and len(after.text) > len(text)
