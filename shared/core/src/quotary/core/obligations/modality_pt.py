"""Must, must not or may, as the Portuguese verbs of an unmasked sentence say it.

A verb is denied by the "não", "nunca" or "nem" right before it, by a subject such as "nenhuma das
partes", or by "em hipótese alguma" on either side; several of them deny once. Where a denial stands
elsewhere, or meets a verb that denies itself ("não deixará de"), the answer is `UNCLEAR`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from quotary.core.obligations.modality_en import NOTHING, UNCLEAR, Said

_MORE: Final = re.compile(
    r"(?<!\w)(?:pod(?:e|em|era|erao)|poder-se-a|(?:permitid|facultad|autorizad|licit|admitid)[oa]s?"
    r"|(?:tem|tera|terao|possui) (?:o )?direito)(?!\w)"
)
_NEVER: Final = (
    r"(?:(?:em|sob) nenhum[ao]?s? \w+"
    r"|(?:em|sob) (?:hipotese|caso|circunstancia|pretexto) algum[ao]?"
    r"|(?:hipotese|circunstancia) alguma|de (?:forma|modo|maneira) (?:algum[ao]?|nenhum[ao]?)"
    r"|jamais|nunca)"
)
_BETWEEN: Final = (
    r"(?:se|lhes?|l?[oa]s?|me|nos|mais|tambem|ainda|sequer|e|sao|esta|estao|fica|ficam|ficara"
    r"|ficarao|sera|serao|estara|estarao|sendo|podera|ira|terminantemente|expressamente"
    r"|a contratad[ao]|[ao] contratante|as partes|a parte|de (?:forma|modo|maneira) alguma"
    r"|em hipotese alguma)"
)
_DENIED: Final = re.compile(
    rf"(?<!\w)(?:nao|nunca|jamais|tampouco|nem)(?: ?,[^,;.:]{{1,160}},)?(?:,? {_BETWEEN},?)* ?$"
)
_FRONT: Final = re.compile(rf"(?<!\w)(?:nenhum[ao]?s?|ninguem|nada|nem|{_NEVER})(?!\w)")
_UNDER: Final = re.compile(
    r"(?<!\w)(?:se|caso|quando|que|desde|salvo|exceto|conforme|onde|cuj[oa]s?|sem|havendo|"
    r"inexistindo)(?!\w)"
)
_CUT: Final = re.compile(
    r"(?<!\w)(?:que|se|caso|quando|onde|desde|salvo|exceto|conforme|cuj[oa]s?|enquanto)(?!\w)"
)
_HARMLESS: Final = re.compile(
    r"nao (?:so|apenas|somente|inferior\w*|superior\w*|obstante|limitad\w+|menos|mais|se limit\w+)"
    r"|ou nao|mas nao se limit\w+"
)
_LEFT: Final = re.compile(rf"(?<!\w)(?:nao|nem|nada|ninguem|nenhum[ao]?s?|{_NEVER})(?!\w)")
_POST: Final = re.compile(rf"(?<!\w){_NEVER}(?!\w)")
_THEN_NOT: Final = re.compile(r"^,? ?(?:a |de |em |por )?(?:[a-z]+mente )?nao(?!\w)")
_ABSTAIN: Final = re.compile(r"^,? ?(?:a |de |em )?(?:[a-z]+mente )?(?:se )?abster")
_TURNS: Final = re.compile(
    r"^,? ?(?:a |de |ser |se )*(?:deixar|eximir|furtar|abster|isentar|impedir|obrigad|exigid"
    r"|respons|necess|devid|impedid|vedad|proibid|considerad|interpretad|tid[oa]s? como"
    r"|prejudicad|constru)"
)
_OWED: Final = re.compile(r"^,? ?(?:a |ser |se )*(?:obrigad|exigid|respons|necess|devid|compelid)")
_NOTHING_DENIED: Final = re.compile(
    # "Nenhuma obrigação surgirá" forbids nobody anything.
    r"(?<!\w)nenhum[ao]?s? (?:\w+ )?(?:obrigac|responsab|dever|pagamento|onus|direito|multa|juro"
    r"|valor|custo|encargo|indeniza|tolerancia|renuncia)"
)
_TURNING: Final = re.compile(
    r"^(?:deixar|eximir|furtar|abster|isentar|impedir|prejudicar|afastar|obstar|excluir|desobrigar"
    r"|dispensar|constituir|implicar|importar)"
)
_NEXT: Final = re.compile(r"^,? ?(?:a |de |em |se )*$")
_ONLY: Final = re.compile(r"(?<!\w)(?:somente|apenas|so|unicamente|exclusivamente)(?!\w)")
_FEW: Final = 4
_ONLY_THEN: Final = re.compile(r"(?<!\w)(?<!nao )(?:somente|apenas|so|unicamente)(?: se)? $")
_FREED: Final = re.compile(
    r"^,? ?(?:a |de |ser |se |[ao] [a-z]+ )*(?:dispensad|isent|desobrigad|livre|liberad|exonerad)"
)
_HALF_DENIED: Final = re.compile(r"(?<!\w)(?:raramente|dificilmente|quase nunca|nem sempre)(?!\w)")
_COPULA: Final = frozenset(["sera", "serao", "ficara", "ficarao"])
_FORBIDS: Final = re.compile(r"^(?:vedad|proib|defeso|impedid|impossib|inadmi|veda|abst)")
_CAN: Final = re.compile(r"^(?:pode|poder|podem|podera)")
_PERMITS: Final = re.compile(r"^(?:permitid|facultad|autorizad|licit|admitid|tem |tera|possui)")
_OWES: Final = re.compile(
    r"^(?:.*exigid|.*necessari|possu|obrigad|obrigat|obriga|compromet|respons|respond|cabe|compet"
    r"|incumb|exige|e |sao |tem |"
    r"tera|assum|garante|assegura|sujeit|por conta|as? cargo)"
)
_PLAIN: Final = re.compile(
    r"^nao |^nunca |^jamais |^nem |^tampouco |^nenhum|^ninguem|^nada|^sob |^em "
    r"|^somente |^so |^apenas |^unicamente |^exclusivamente "
)


def said_in(line: str, places: Sequence[tuple[int, int]]) -> Iterator[Said]:
    """What each verb of the line says, in order; `places` are its Portuguese words of duty."""
    heads = _heads(line, places)
    for at, (start, end) in enumerate(heads):
        first = max(line.rfind(sign, 0, start) for sign in ".;:!?") + 1
        last = heads[at - 1][1] if at else 0
        ends = [found for sign in ".;:!?" if (found := line.find(sign, end)) >= 0]
        if at + 1 < len(heads):
            ends.append(heads[at + 1][0])
        yield _said(
            line[start:end],
            line[max(first, last) : start],
            line[end : min(ends, default=len(line))],
        )


def _heads(line: str, places: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The verbs alone, "não" and the like left before them, each once."""
    more = [match.span() for match in _MORE.finditer(line)]
    trimmed = [_verb(line, start, end) for start, end in places]
    found = sorted({*trimmed, *more}, key=lambda span: (span[0], -span[1]))
    kept: list[tuple[int, int]] = []
    for start, end in found:
        if kept and start < kept[-1][1]:
            continue
        if kept and line.startswith("abst", start) and _NEXT.match(line[kept[-1][1] : start]):
            continue
        # "será … obrigada": the participle says it.
        if kept and _is_participle(line[start:end]) and _is_copula(line, kept[-1], start):
            kept.pop()
        kept.append((start, end))
    return kept


def _is_copula(line: str, verb: tuple[int, int], until: int) -> bool:
    """True for a "será" at `verb`, with few words and no sign up to `until`."""
    between = line[verb[1] : until]
    few = len(between.split()) <= _FEW and re.search(r"[.;:]", between) is None
    return few and line[slice(*verb)] in _COPULA


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
    if _PLAIN.search(line[start:end]) is None:
        return start, end
    found = list(re.finditer(r"[^\s,]+", line[start:end]))
    return start + found[-1].start(), end


def _said(word: str, before: str, after: str) -> Said:
    cut = _CUT.search(after)
    near = _HARMLESS.sub("", after[: cut.start()] if cut else after)
    fronted = _FRONT.search(before.rpartition(",")[2]) or _FRONT.search(before)
    denied = _DENIED.search(_HARMLESS.sub("", before)) is not None
    then_not = (_THEN_NOT.search(near) or _POST.search(near)) is not None
    if not denied and fronted is not None:
        if _UNDER.search(before[: fronted.start()]):
            return UNCLEAR
        denied = True
    doubtful = _FREED.search(near) or _HALF_DENIED.search(before + near)
    if doubtful or _NOTHING_DENIED.search(before):
        return UNCLEAR
    twice = _THEN_NOT.search(near) or _TURNS.search(near) or _TURNING.search(word)
    if denied and (twice or _abstains(near)):
        return NOTHING if _OWED.search(near) else UNCLEAR
    return _by_kind(word, near, before, denied=denied, then_not=then_not)


def _abstains(near: str) -> bool:
    return _ABSTAIN.search(near) is not None


def _by_kind(word: str, near: str, before: str, *, denied: bool, then_not: bool) -> Said:
    if _FORBIDS.search(word):
        return UNCLEAR if denied or then_not or _LEFT.search(near) else "must_not"
    permits = _CAN.search(word) or (_PERMITS.search(word) and not _is_duty_noun(word))
    if permits:
        if denied or _POST.search(near):
            return "must_not"
        only = _ONLY.search(near) or _ONLY.search(before[-30:])
        return UNCLEAR if only or _LEFT.search(near) or _TURNS.search(near) else "may"
    if denied:
        return NOTHING if _OWES.search(word) else "must_not"
    if f"{word} {near}".find("deixar") >= 0 or _ONLY_THEN.search(before):
        return UNCLEAR
    if then_not or _abstains(near):
        return "must_not"
    return UNCLEAR if _LEFT.search(near) else "must"


def _is_duty_noun(word: str) -> bool:
    return (
        re.search(r"(?:dever|obrigac|responsab|encargo|onus|incumb|prazo|ate)\w*$", word)
        is not None
    )
