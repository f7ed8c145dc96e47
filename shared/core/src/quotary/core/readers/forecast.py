"""What a text only expects, plans, hopes or believes: nobody owes that, whatever it speaks of.

"The parties do not expect to exchange personal data" forbids nothing, and "they plan to sign an
agreement first" puts nothing first. A reader that finds such words as plainly as in a promise has
read a forecast. So what a forecast governs is left out, and the rest is read again.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Final

_I = re.IGNORECASE
_ADVERBS: Final = (
    r"(?:(?:currently|presently|now|fully|reasonably|further|also|both|each|together|respectively"
    r"|jointly|at present|therefore|thus|hereby|[a-z]+ly|atualmente|tambem|ambas|somente) )*"
)
_THAT_OR_TO: Final = (
    r"(?= (?:not )?(?:to|that|any|no|an?|the|there|it|it[a-z]* |[a-z]+ing)\b| ?[,.;]|$)"
)
_VERBS: Final = (
    r"(?:expects?|intends?|anticipates?|envisages?|envisions?|foresees?|believes?|contemplates?"
    r"|assumes?|supposes?|presumes?|trusts?(?= that)|thinks?|imagines?|predicts?|desires?|prefers?"
    r"|hopes?|wish(?:es)?|wants?|means?(?= (?:not )?to)"
    r"|(?:plan|aim|propose|aspire)s?(?= (?:not )?to"
    r"| on\b| that\b| any\b| no\b)|(?:see|feel|ha[sv]e?|find)s? (?:no|any|an?|the"
    r"|little) (?:[a-z]+ )?(?:need|reason|cause|use"
    r"|occasion|call)|(?:find|consider|deem|think)s? it (?:[a-z]+ )?(?:un)?necessary"
    r"|looks? forward)"
)
_DONE: Final = (
    r"(?:expected|intended|anticipated|envisaged|envisioned|foreseen|believed|contemplated|planned"
    r"|hoped|assumed|supposed|presumed|thought|desired|preferred|wished|meant|likely|unlikely"
    r"|improbable|probable|doubtful)"
)
_NOUNS: Final = (
    r"(?:intentions?|intent|plans?|expectations?|hopes?|wish|desire|aims?|ambition|aspiration"
    r"|beliefs?|assumption|preference|prospect|likelihood)"
)
_VERBOS: Final = (
    r"(?:pretend(?:e|em|emos)|esper(?:a|am|amos)|tencion(?:a|am)|planej(?:a|am|amos)"
    r"|desej(?:a|am|amos)|almej(?:a|am)|acredit(?:a|am|amos)|sup(?:oe|oem)|imagin(?:a|am)"
    r"|presum(?:e|em)|cogit(?:a|am)|antev(?:e|eem)|(?<=nao )prev(?:e|eem)|(?<=nao se )preve"
    r"|estim(?:a|am)(?=-se que| que)|gostari(?:a|am|amos)|confi(?:a|am)(?= que| em que))(?:-se)?"
)
_NOMES: Final = (
    r"(?:intencao|intuito|proposito|plano|planos|expectativa|previsao|esperanca|desejo|pretensao)"
)
_FORECAST: Final = re.compile(
    # By verb: "do not expect to", "they believe that".
    rf"\b(?P<verb>{_VERBS}){_THAT_OR_TO}"
    # By what is expected, or by "it": "no data is expected to", "it is not intended that".
    rf"|\b(?P<done>(?:is|are|was|were|be|been|being|seems?) (?:not )?{_ADVERBS}(?:not )?{_DONE})\b"
    # By noun: "have no intention of", "the parties' hope is that".
    rf"|\b(?P<noun>{_NOUNS}) (?:of|to|that|(?:is|are|was) (?:not )?(?:to|that|for)\b)"
    rf"|\b(?P<verbo>{_VERBOS})(?= |[,.;]|$)"
    # "Plantas e planos de manutenção" joins two things; "é plano de ceder" would be a plan.
    r"|(?!\be (?:[a-z]+ ){0,2}?planos? de (?!que\b|(?:nao )?(?:se )?[a-z]+[aei]r\b))"
    rf"\b(?:tem|tenham|temos|ha|existe|haja|sem|e|sendo) (?:[a-z]+ ){{0,2}}?(?P<nome>{_NOMES})"
    r" (?:de|em|que|das? partes)"
    r"|\be (?:im)?provavel que\b|\bnao e (?:esperad|pretendid)[oa]\b",
    _I,
)
_MAY: Final = re.compile(
    r"\b(?:expect|intend|anticipat|envisag|envision|foresee|foreseen|believ|contemplat|assum|suppos"
    r"|presum|trusts?|think|thought|imagin|predict|desire|prefer|hope|wish|want|mean|plan|aim"
    r"|propos"
    r"|aspir|sees?|feels?|ha[sv]|find|consider|deem|look|likel|unlikel|probabl|improbabl|doubt"
    r"|intent|ambition|prospect|pretend"
    r"|espera|tencion|planej|desej|almej|acredit|imagin|cogit|antev|preve|estim|gostari|confia"
    r"|intencao|intuito|proposito|plano|expectativa|previsao|esperanca|pretensao|provavel"
    r"|supoe|pretendid|esperad)",
    _I,
)
# What is said to be so, and is no promise that it stays so: read of personal data alone.
_FACT: Final = re.compile(
    r"\b(?:does|do|did) not (?:[a-z]+ly )?(?:need|require|involve|call for|include|contain|comprise"
    r"|concern|entail|necessitate|feature|presuppose)\b"
    r"|\b(?:involve|contain|include|need|require|entail|concern)s? (?:neither|no)\b"
    r"|\b(?:is|are) (?:not )?(?:[a-z]+ly )?(?:needed|required|necessary|called for|involved"
    r"|relevant)"
    r"\b(?! to (?:keep|exclude|remove|delete|leave))"
    r"|\bno (?:present |current )?(?:need|necessity|reason|cause|occasion) (?:to|for|of)\b"
    r"|\b(?:currently|presently|at present|at the moment|normally|usually|generally|ordinarily"
    r"|typically|probably|rarely|seldom|hardly|scarcely|as a rule|in principle|in all likelihood"
    r"|as things stand|atualmente"
    r"|normalmente|geralmente|em regra|em principio)\b|\bshould (?:not|never)\b"
    r"|\bnao (?:envolve|exige|requer|inclui|contem|abrange|necessita|precisa|demanda)m?\b"
    r"|\bnao (?:e|sao|ha) necess\w+|\bnenhum\w* (?:[a-z]+ ){1,3}(?:e|sao) necess\w+",
    _I,
)
_ENSURED: Final = re.compile(
    r"\b(?:ensure|warrant|represent|undertake|see to it|make sure|procure|guarantee|covenant|agree"
    r"|garant|assegur|comprome|obrig|declar)\w*\b[^.;:]*$",
    _I,
)
# A forecast below another statement: "if it believes that …", "which the parties intend to".
_BELOW: Final = re.compile(
    r"\b(?:if|when|whenever|where|wherever|unless|until|while|whilst|whether|who|which|whom|whose"
    r"|what|whatever|because|since|after|before|should|than|se|quando|caso|onde|cuj[oa]s?"
    r"|enquanto|porque|conforme)\b"
    r"|\bas (?=(?:the|it|they|we|an?|each|either|both|such|this|that|may|is|are|of|well)\b)"
    r"|(?<!agree )(?<!agrees )(?<!agreed )(?<!acknowledge )(?<!acknowledges )(?<!confirm )"
    r"(?<!confirms )(?<!state )(?<!states )(?<!declare )(?<!declares )(?<!note )(?<!notes )"
    r"(?<!understood )(?<!record )(?<!recognise )(?<!recognize )(?<!understand )\bthat\b"
    r"|(?<!acordam )(?<!declaram )(?<!reconhecem )(?<!concordam )(?<!confirmam )\bque\b",
    _I,
)
_STOP: Final = r"[;:]|[.!?](?=\s|$)"
_BINDS: Final = (
    r"(?:shall|must|will|may not|cannot|is to|are to|agrees?|undertakes?|covenants?|warrants?"
    r"|promises?|devera?o?|ira|irao|obriga|comprome|nao podera"
    r"|(?:neither|none|no party|nobody)(?: [a-z]+){0,3}? (?:may|can))"
)
_AND: Final = r"(?:,|,? (?:and|but|nor|so|therefore|e|mas|nem|portanto))"
# "…, and neither party shall": here somebody promises again.
_PROMISE: Final = re.compile(rf"{_STOP}|{_AND} (?!that\b|que\b)(?:[a-z']+,? ){{0,7}}?{_BINDS}", _I)
_PROMISE_BEHIND_THAT: Final = re.compile(
    rf"{_STOP}|[,;] (?:and|but|nor|so|therefore|e|mas|nem|portanto) (?!that\b|que\b)"
    rf"(?:[a-z']+,? ){{0,7}}?{_BINDS}",
    _I,
)
_CLAUSE: Final = re.compile(rf"(?:{_STOP}|, (?:and|but|so|nor|e|mas)\b)", _I)
# "If a court orders it, the Recipient hopes": what stood below has ended.
_ABOVE: Final = re.compile(
    r", (?=(?:the|it|they|we|each|either|neither|both|no|this|such|as partes|a|o|ela|ele)\b)", _I
)
_REPORTS: Final = re.compile(r"\b(?:that|que)\b", _I)
_NEXT: Final = 12
_FAR: Final = 600


def binding(text: str, *, facts: bool = False, kept: Callable[[str], str] = lambda _: "") -> str:
    """The readable text without what it only forecasts, the same text where it forecasts nothing.

    `facts` also leaves out what is only said to be so at present ("no data is needed"). `kept`
    says what of a part that is left out stays, for a promise behind it to lead back to.
    """
    if not (facts or _MAY.search(text)):
        return text
    parts: list[str] = []
    done = 0
    for start, end in _foreseen(text, facts=facts):
        parts += [text[done : max(start, done)], kept(text[max(start, done) : end])]
        done = end
    return "".join([*parts, text[done:]]) if done else text


def _foreseen(text: str, *, facts: bool) -> Iterator[tuple[int, int]]:
    """Yields where each forecast begins and ends, in order of appearance, none inside another."""
    places = [(m, True) for m in _FORECAST.finditer(text)]
    if facts:
        places += [(m, False) for m in _FACT.finditer(text)]
    clauses = [m.end() for m in _CLAUSE.finditer(text)]
    above = [m.end() for m in _ABOVE.finditer(text)]
    done = 0
    for match, forecast in sorted(places, key=lambda place: place[0].start()):
        if match.start() < done:
            continue
        opened = max(_last(clauses, match.start()), _last(above, match.start()))
        before = text[max(opened, match.start() - _FAR) : match.start()]
        if _BELOW.search(before) or (not forecast and _ENSURED.search(before)):
            continue
        says = match.end()
        reports = _REPORTS.search(text, max(match.start(), says - 5), says + _NEXT)
        ends = (_PROMISE_BEHIND_THAT if reports else _PROMISE).search(text, says)
        done = ends.start() if ends else len(text)
        passive = forecast and match["done"] is not None
        yield opened if passive or not forecast else match.start(), done


def _last(ends: Sequence[int], before: int) -> int:
    """The last of the ends that is no further than `before`; 0 where there is none."""
    at = bisect_right(ends, before)
    return ends[at - 1] if at else 0
