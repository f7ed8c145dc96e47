"""How much of a duty is quoted: a row that shows a piece of a sentence stands for no more.

The clause of a word of duty reaches from where it begins, among the other clauses of its sentence
or item, to where the next one does. Heuristic, by signs and conjunctions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from quotary.core.obligations.joined_duties import GERUND
from quotary.core.obligations.labels import behind_label
from quotary.core.obligations.second_verbs import has_second_verb
from quotary.core.obligations.subjects import subject_before
from quotary.core.span import Span

SHARE: Final = 0.75
"""The share of a clause's letters that has to be quoted for a row to stand for its duty."""

_BORDER: Final = re.compile(
    r"(?:[,;]\s*)?\b(?:and|or|but|nor|e|ou|mas|nem)\b\s|[;:]\s", re.IGNORECASE
)
_OPENING: Final = re.compile(
    r"[\W\d_]*(?:[a-z]{1,3}[.)]\s+)?(?P<how>unless|except|save|if|only|provided|subject to|until"
    r"|without|where|when(?:ever)?|once|after|in case|in the (?:event|case)|to the extent"
    r"|so long as|as long as|upon|on (?!behalf)|during|throughout|following|before|prior to|within"
    r"|while|whilst|at the (?:\w+ )?(?:request|option|expense|cost|election)|as soon as|should"
    r"|in respect of|with respect to|for (?:a period|the (?:term|purposes?|duration)|so long)"
    r"|salvo|exceto|se|caso|desde que|somente|apenas|quando|ap[óo]s|sem|a menos que|mediante"
    r"|durante|enquanto|em caso|no caso|na hip[óo]tese|sempre que|uma vez|antes|ressalvad\w+)\b",
    re.IGNORECASE,
)
_NEXT: Final = 80
_SEMICOLON: Final = re.compile(r";\s+")
_COMMA: Final = re.compile(r",\s")
_LETTER: Final = re.compile(r"[^\W_]")
_FOR_SO_LONG: Final = (
    r"for (?:as long|so long|(?:a |the )?(?:(?:initial|whole|entire|further|full|same) )?(?:term"
    r"|period|duration|time|purposes?|remainder|life)\b"
    r"|(?:[\w()-]+ ){1,4}(?:hour|day|week|month|quarter|year|winter|summer|season|term)s?\b)"
    r"|por (?:[\w()]+ ){1,4}(?:horas?|dias?|semanas?|meses|m[êe]s|anos?)\b"
    r"|pelo (?:prazo|per[íi]odo)|durante|enquanto"
)
LIMITS: Final = re.compile(
    r"\b(?:unless|except|excepting|excluding|exclusive of|save|if|only|solely|merely|exclusively"
    r"|provided|providing|subject to|until|till|without|not|no|nor|never|nothing|neither"
    r"|other than|rather than|instead of|to the extent|as long as|so long as|insofar|in so far"
    r"|when|whenever|where|wherever|while|whilst|but|limited|restricted|up to|at most|at least"
    r"|maximum|minimum|not more|less than|more than|fewer|half|once|after|before|prior to"
    r"|following|upon|during|throughout|on condition|conditional\w*|contingent|against"
    r"|on (?:the )?(?:(?:written|first|reasonable|prior) )?(?:requests?|demand|notice|receipt"
    r"|payment|completion|termination|delivery|expiry)|on (?:the )?\w+(?:'s|\u2019s) \w+"
    r"|at (?:the )?(?:\w+(?:'s|\u2019s)? )?(?:request|option|election|discretion|expense|cost)"
    r"|at (?:its|his|her|their) (?:own |sole )*(?:request|option|election|discretion)"
    r"|(?:on|upon|with|by) (?:[^\s.;:,]+ ){0,6}?(?:notice|warning|approval|consent|leave)|less"
    r"|in (?:the |which |that )?(?:event|case)|in respect of|with respect to|as soon as|whichever"
    r"|partly|partially"
    r"|salvo|exceto|excetuad\w+|se|caso|desde que|somente|apenas|s[óo]|unicamente"
    r"|exclusivamente|at[ée]|sem|n[ãa]o|nem|nunca|nada|quando|ressalvad\w+|limitad\w+|sujeit\w+"
    r"|contanto|mas|na medida|no caso|em caso|na hip[óo]tese|ap[óo]s|antes|a menos que|mediante"
    r"|menos|metade|no m[íi]nimo|no m[áa]ximo|pelo menos|sempre que|uma vez|contra|a pedido"
    rf"|{GERUND}"
    r"|descontad\w+|(?:com|por|sob) (?:[^\s.;:,]+ ){0,4}?(?:aviso|anteced[êe]ncia|anu[êe]ncia"
    r"|autoriza[çc][ãa]o)"
    rf"|{_FOR_SO_LONG})\b",
    re.IGNORECASE,
)
"""What makes a duty less, or later, than it reads without."""

_DUE: Final = re.compile(
    r"\b(?:within|by (?:the|[0-9])|no later|not later|every|promptly|immediately|forthwith"
    r"|dentro de"
    r"|no prazo|a cada|imediatamente|o mais tardar)\b",
    re.IGNORECASE,
)
"""When a duty is due: cut away, it reads as if no time were set."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The word of duty whose clause is not quoted whole: too little of it, or not its limits."""

    at: Span
    kind: Literal["cut_short", "limits_left_out"]


def clauses_of(text: str, sentence: Span, words: Sequence[Span]) -> tuple[Span, ...]:
    """The clauses of the sentence, each with at least one of its words of duty, in order."""
    inside = [at for at in words if sentence.contains(at)]
    borders = [sentence.start, *_borders(text, sentence, inside), sentence.end]
    return tuple(
        Span(*_without_others(text, Span(first, last), inside)) for first, last in pairwise(borders)
    )


def cuts(
    text: str, clauses: Sequence[Span], words: Sequence[Span], quoted: Sequence[Span]
) -> tuple[Cut, ...]:
    """What is cut, for each quoted word of duty of the clauses, in order.

    `words` are the words of duty, `quoted` the runs of text that are quoted.
    """
    found: list[Cut] = []
    for clause in clauses:
        own = [at for at in words if clause.start <= at.start < clause.end]
        held = [at for at in own if any(part.contains(at) for part in quoted)]
        if not held:
            continue
        left = _left(clause, quoted)
        whole = _letters(text, [clause])
        if whole and 1 - _letters(text, left) / whole < SHARE:
            found += [Cut(at, "cut_short") for at in held]
        elif any(has_second_verb(piece.of(text)) for piece in _behind(left, held)):
            found.append(Cut(held[-1], "cut_short"))
        elif any(_limits(piece.of(text)) for piece in left) or _opens_limited(
            text, clauses[0].start, quoted
        ):
            found.append(Cut(held[0], "limits_left_out"))
    return tuple(found)


def _behind(left: Sequence[Span], held: Sequence[Span]) -> list[Span]:
    return [piece for piece in left if piece.start >= held[0].end]


def _limits(words: str) -> bool:
    return LIMITS.search(words) is not None or _DUE.search(words) is not None


def _opens_limited(text: str, start: int, quoted: Sequence[Span]) -> bool:
    """True where the sentence opens with what limits all of it, and that is not quoted."""
    opening = _OPENING.match(text, behind_label(text, start))
    if opening is None:
        return False
    at = opening.start("how")
    return not any(part.start <= at < part.end for part in quoted)


def _borders(text: str, sentence: Span, words: Sequence[Span]) -> list[int]:
    """Where each clause but the first begins; one that depends on another belongs to it."""
    found: list[int] = []
    for before, at in pairwise(words):
        line = " ".join(text[sentence.start : at.start].split()) + " "
        floor = len(" ".join(text[sentence.start : before.end].split()))
        if subject_before(line, len(line), floor).inner:
            continue
        between = list(_BORDER.finditer(text, before.end, at.start))
        between = between or list(_COMMA.finditer(text, before.end, at.start))
        if between:
            found.append(between[-1].start())
    return found


def _without_others(text: str, clause: Span, words: Sequence[Span]) -> tuple[int, int]:
    """The clause between the semicolons about its words of duty; what limits it stays."""
    own = [at for at in words if clause.contains(at)]
    if not own:
        return clause.start, clause.end
    before = [mark.end() for mark in _SEMICOLON.finditer(text, clause.start, own[0].start)]
    after = _SEMICOLON.search(text, own[-1].end, clause.end)
    limits = after is not None and (
        LIMITS.match(text, after.end()) is not None
        or has_second_verb(f", {text[after.end() : clause.end]}"[:_NEXT])
    )
    end = clause.end if after is None or limits else after.start()
    return before[-1] if before else clause.start, end


def _left(clause: Span, quoted: Sequence[Span]) -> list[Span]:
    """The pieces of the clause that are not quoted."""
    at = clause.start
    left: list[Span] = []
    for part in sorted(quoted):
        if part.end <= at or part.start >= clause.end:
            continue
        if part.start > at:
            left.append(Span(at, part.start))
        at = max(at, part.end)
    if at < clause.end:
        left.append(Span(at, clause.end))
    return left


def _letters(text: str, spans: Sequence[Span]) -> int:
    return sum(len(_LETTER.findall(span.of(text))) for span in spans)
