"""Must, must not or may, as the Portuguese verbs of an unmasked sentence say it.

A verb is denied by the "não", "nunca" or "nem" right before it, by a subject such as "nenhuma das
partes", or by "em hipótese alguma" on either side; several of them deny once. Where a denial stands
elsewhere, or meets a verb that denies itself ("não deixará de"), the answer is `UNCLEAR`.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from quotary.core.obligations import modality_words_pt as words
from quotary.core.obligations.complements_en import NOTHING, UNCLEAR, Said
from quotary.core.obligations.modality_words_en import END


def said_in(line: str, places: Sequence[tuple[int, int]]) -> Iterator[Said]:
    """What each verb of the line says, in order; `places` are its Portuguese words of duty."""
    heads = _heads(line, places)
    ends = [found.start() for found in END.finditer(line)]
    for at, (start, end) in enumerate(heads):
        ended = bisect_left(ends, start)
        first = ends[ended - 1] + 1 if ended else 0
        last = heads[at - 1][1] if at else 0
        lead = words.LEADS_IN.match(line, end)
        goes_on = lead.end() if lead is not None else end
        ended = bisect_left(ends, goes_on)
        until = [*ends[ended : ended + 1], *(one[0] for one in heads[at + 1 : at + 2])]
        after = line[goes_on : min(until, default=len(line))]
        yield _said(line[start:end], line[max(first, last) : start], after)


def _heads(line: str, places: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The verbs alone, "não" and the like left before them, each once."""
    more = [match.span() for match in words.MORE.finditer(line)]
    trimmed = [_verb(line, start, end) for start, end in places]
    found = sorted({*trimmed, *more}, key=lambda span: (span[0], -span[1]))
    kept: list[tuple[int, int]] = []
    for start, end in found:
        if kept and start < kept[-1][1]:
            continue
        if kept and line.startswith("abst", start) and words.NEXT.match(line[kept[-1][1] : start]):
            continue
        # "será … obrigada": the participle says it.
        if kept and _is_participle(line[start:end]) and _is_copula(line, kept[-1], start):
            kept.pop()
        kept.append((start, end))
    return kept


def _is_copula(line: str, verb: tuple[int, int], until: int) -> bool:
    """True for a "será" at `verb`, with few words and no sign up to `until`."""
    between = line[verb[1] : until]
    few = len(between.split()) <= words.FEW and re.search(r"[.;:]", between) is None
    return few and line[slice(*verb)] in words.COPULA


def _is_participle(word: str) -> bool:
    return (
        re.match(
            r"(?:vedad|proibid|impedid|permitid|facultad|autorizad|licit|admitid|obrigad"
            r"|respons|obrigat)",
            word,
        )
        is not None
    )


def _verb(line: str, start: int, end: int) -> tuple[int, int]:
    """The last words of a place that began with its denial: "não poderá" is "poderá"."""
    if words.PLAIN.search(line[start:end]) is None:
        return start, end
    found = list(re.finditer(r"[^\s,]+", line[start:end]))
    return start + found[-1].start(), end


def _said(word: str, before: str, after: str) -> Said:
    while (aside := words.ASIDE.match(after)) is not None:
        after = after[aside.end() :]
    if after.lstrip().startswith(",") and "," not in after.lstrip()[1:]:
        # An aside whose end does not show, as where a verb of its own stands in it.
        return UNCLEAR
    cut = words.CUT.search(after)
    near = words.HARMLESS.sub("", after[: cut.start()] if cut else after)
    never = words.POST.search(near)
    if never is not None and _denies_another(near, never):
        return UNCLEAR
    fronted = words.FRONT.search(before.rpartition(",")[2]) or words.FRONT.search(before)
    denied = words.DENIED.search(words.HARMLESS.sub("", before)) is not None
    then_not = (words.THEN_NOT.search(near) or never) is not None
    if not denied and fronted is not None:
        if words.UNDER.search(before[: fronted.start()]):
            return UNCLEAR
        denied = True
    doubtful = words.FREED.search(near) or words.HALF_DENIED.search(before + near)
    if doubtful or words.NOTHING_DENIED.search(before):
        return UNCLEAR
    twice = words.THEN_NOT.search(near) or words.TURNS.search(near) or words.TURNING.search(word)
    if denied and (twice or _abstains(near)):
        return NOTHING if words.OWED.search(near) else UNCLEAR
    return _by_kind(word, near, before, denied=denied, then_not=then_not)


def _denies_another(near: str, never: re.Match[str]) -> bool:
    """True where a "nunca" further on denies something else: "em dinheiro, nunca em títulos"."""
    before = near[: never.start()]
    if words.AND.search(before) is not None:
        return True
    return never[0] in ("nunca", "jamais") and len(before.split()) > 1


def _abstains(near: str) -> bool:
    return words.ABSTAIN.search(near) is not None


def _by_kind(word: str, near: str, before: str, *, denied: bool, then_not: bool) -> Said:
    if words.FORBIDS.search(word):
        return UNCLEAR if denied or then_not or words.LEFT.search(near) else "must_not"
    permits = words.CAN.search(word) or words.PERMITS.search(word)
    if permits:
        if denied or words.POST.search(near):
            return "must_not"
        only = words.ONLY.search(near) or words.ONLY.search(before[-30:])
        return UNCLEAR if only or words.LEFT.search(near) or words.TURNS.search(near) else "may"
    if denied:
        return NOTHING if words.OWES.search(word) else "must_not"
    if f"{word} {near}".find("deixar") >= 0 or words.ONLY_THEN.search(before):
        return UNCLEAR
    if then_not or _abstains(near):
        return "must_not"
    near = words.COMPLEMENT.sub("", near)
    return UNCLEAR if words.LEFT.search(near) else "must"
