"""Sentences that name a clause by its number and change what it says of a position.

"A Cláusula 8 não vale para o Edifício" has no word of the position that clause 8 deals with. What
it changes is found behind the number. To point there ("nos termos da Cláusula 8") changes nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quotary.core.beside.clause_numbers import NUMBER, Number, number_of, numbers_in
from quotary.core.beside.phrases import is_made_of, tokens
from quotary.core.beside.turns import DISCRETION, EXCEPTED, LATER, MULTIPLIED
from quotary.core.cues import has_cue
from quotary.core.document import Clause
from quotary.core.finding import Alert
from quotary.core.flat_text import flatten
from quotary.core.gate_wording import raised
from quotary.core.indexing import DocumentIndex
from quotary.core.one_line import one_line
from quotary.core.playbook import Playbook, Position
from quotary.core.span import Span
from quotary.core.unit_view import UnitView, view_of

_KIND: Final = (
    r"(?:(?:sub ?)?clausulas?|(?:sub ?)?itens|(?:sub ?)?item|artigos?|arts?\.|secao|secoes"
    r"|capitulos?|(?:sub)?clauses?|sections?|articles?)"
)
# "Artigo 412 do Código Civil", "item 3 do edital": numbers of another paper.
_ELSEWHERE: Final = (
    r"(?! ?,? (?:d[aeo]s?|of the|of) (?:\w+ )?(?:codigo|lei|decreto|constituicao|clt|consolidacao"
    r"|edital|anexo|termo|proposta|resolucao|norma|instrucao|portaria|regulamento|estatuto|convencao"
    r"|nbr|lgpd|medida|code|act|law|statute|exhibit|schedule))"
)
_NAMED: Final = re.compile(
    rf"\b{_KIND} (?:n[.ºo°]{{1,2}} ?)?(?P<list>(?>{NUMBER}[ªºoa]?"
    rf"(?:(?:,| e| a| ate| ou| and| or| to)(?: a| as| o| os| da| do)?(?: {_KIND})?"
    rf" {NUMBER}[ªºoa]?)*))"
    rf"{_ELSEWHERE}"
)
_NEIGHBOUR: Final = re.compile(
    rf"\b{_KIND} (?:imediatamente )?(?P<way>anterior\w*|precedente\w*|acima|supra|seguinte\w*"
    r"|subsequente\w*|abaixo|preceding|previous|following)\b"
)
_MERELY: Final = re.compile(
    r"\b(?:nos termos|na forma|em conformidade|de acordo|conforme|segundo|consoante|observad[oa]s?"
    r"|respeitad[oa]s?|em cumprimento|sem prejuizo|pursuant to|in accordance with|under|subject to"
    r"|as set out in|as provided in)"
    r"(?: (?:com|o|a|os|as|ao|do|da|dos|das|no|na|nos|nas|de|em|que|disposto|previsto|estabelecido"
    r"|disposicoes|prazos?|condicoes|regras|trata\w*|the|provisions|of))* $"
)
_PIECE: Final = re.compile(r"[,;:](?=\s)|\.\s")
_WORSE: Final = re.compile("|".join((MULTIPLIED, DISCRETION, LATER, EXCEPTED)))
_MOST: Final = 6
"""Clauses named in one part of a sentence that are looked up."""


def numbered_alerts(view: UnitView, playbook: Playbook, part: Span) -> Iterator[Alert]:
    """Yields an alert per clause with a position that the part names by number and may change.

    What the part says of its own clause is beside that clause's quote, and judged there.
    """
    words = part.of(view.index.text)
    flat = flatten(words).text
    told: set[str] = set()
    for clause in _named(flat, view, part):
        if clause.overlaps(view.span):
            continue
        position = dealt_with(view.index, clause, playbook)
        if position is None or position.id in told:
            continue
        if is_made_of(words, (*position.harmless, *playbook.harmless)):
            continue
        told.add(position.id)
        cue = one_line(words)
        yield raised("touches", playbook.language, part, name=position.title, cue=cue)


def _named(flat: str, view: UnitView, part: Span) -> Iterator[Span]:
    """Yields the clauses that the words name otherwise than by way of mere reference."""
    for found in _NAMED.finditer(flat):
        if not _is_mere(flat, found.span()):
            for number in (*numbers_in(found["list"]),)[:_MOST]:
                if clause := _clause(view.index, number):
                    yield clause
    for found in _NEIGHBOUR.finditer(flat):
        back = found["way"].startswith(("ant", "pre", "ac", "su")) and found["way"][:3] != "sub"
        clause = _neighbour(view.index, part, back=back)
        if clause is not None and not _is_mere(flat, found.span()):
            yield clause


def _is_mere(flat: str, named: tuple[int, int]) -> bool:
    """True where the words only point there, and nothing in their piece turns what is said."""
    start, end = named
    cuts = [found.start() for found in _PIECE.finditer(flat)]
    first = max((cut + 1 for cut in cuts if cut < start), default=0)
    last = min((cut for cut in cuts if cut >= end), default=len(flat))
    if _MERELY.search(flat, first, start) is None:
        return False
    return _WORSE.search(tokens(flat[first:last])) is None


@lru_cache(maxsize=32)
def _numbered(index: DocumentIndex) -> dict[Number, Span]:
    """Each clause with a number, from its beginning to the end of what belongs to it."""
    found: dict[Number, Span] = {}
    clauses = [one for one in index.document.clauses if one.kind == "clause"]
    for at, clause in enumerate(clauses):
        number = number_of(flatten(clause.number).text)
        if number is not None and not clause.number.startswith(("(", "§")):
            found.setdefault(number, _whole(clauses, at))
    return found


def _whole(clauses: list[Clause], at: int) -> Span:
    end = clauses[at].span.end
    for clause in clauses[at + 1 :]:
        if clause.level <= clauses[at].level:
            break
        end = clause.span.end
    return Span(clauses[at].span.start, end)


def _clause(index: DocumentIndex, number: Number) -> Span | None:
    known = _numbered(index)
    while number:
        if number in known:
            return known[number]
        number = number[:-1]
    return None


def _neighbour(index: DocumentIndex, part: Span, *, back: bool) -> Span | None:
    """The outermost clause before or behind the one that holds the part."""
    outermost = sorted(span for number, span in _numbered(index).items() if len(number) == 1)
    at = next((at for at, span in enumerate(outermost) if span.overlaps(part)), None)
    if at is None:
        return None
    to = at - 1 if back else at + 1
    return outermost[to] if 0 <= to < len(outermost) else None


@lru_cache(maxsize=256)
def dealt_with(index: DocumentIndex, clause: Span, playbook: Playbook) -> Position | None:
    """The position that the clause deals with: by its heading, else the one with most cues in it.

    Of an item without cues, that of the clause it belongs to.
    """
    view = view_of(index, clause, playbook.language)
    title = next(
        (one.title for one in index.document.clauses if one.span.start == clause.start), ""
    )
    for position in playbook.positions:
        if title and has_cue(title, position.cues):
            return position
    counted = [(len(view.cues(position.cues)), position) for position in playbook.positions]
    most, position = max(counted, key=lambda each: each[0], default=(0, None))
    if most:
        return position
    above = [span for span in _numbered(index).values() if span != clause and span.contains(clause)]
    return dealt_with(index, min(above, key=len), playbook) if above else None
