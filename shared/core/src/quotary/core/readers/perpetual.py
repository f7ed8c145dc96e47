"""Phrases that give a duty no end, those that deny it, and those that end with the secret."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from quotary.core.guarded import Guarded


@dataclass(frozen=True, slots=True)
class Endless:
    """One phrase: `sense` is affirmed, denied or unsure; `secret` where trade secrets are meant."""

    start: int
    end: int
    sense: str
    secret: bool = False


_PLAIN = Guarded(
    r"\bperpetual(?:ly)?\b|\b(?:in|for|to) perpetuity\b|\bindefinitely\b|\bforever\b|\bfor ever\b"
    r"|\bfor all time\b|\beverlasting\b|\bat all times (?:here|there)after\b"
    r"|\bindefinite (?:period|term|duration|time)\b|\bindefinite in duration\b"
    r"|\b(?:of|for) (?:an )?(?:indefinite|unlimited) (?:period|term|duration|time)(?: of time)?\b"
    r"|\bunlimited (?:in|as to) (?:time|duration)\b|\bunlimited (?:period|duration|term)\b"
    r"|\bwithout (?:any )?(?:limit|limitation|restriction)s? (?:in|of|as to|on) (?:time"
    r"|duration)\b"
    r"|\bwithout (?:any )?(?:time limit(?:ation)?|temporal limit(?:ation)?|expiration|expiry"
    r"|end date)\b"
    r"|\bfor good\b(?= ?(?:[.;,)]|$))"
    r"|(?:[:|] ?|\b(?:has|have|with|having|there is|there shall be|subject to) )no (?:expiration"
    r"|expiry"
    r"|expiration date|expiry date|time limit"
    r"|end date|fixed end)\b"
    r"|\b(?:never|(?:shall|will|does|do|may) not|cannot) (?:expire|lapse)s?\b(?= ?(?:[.;,)]|$))"
    r"|\bnever (?:expires?|ends?|lapses?|ceases?|terminates?)\b"
    r"|\bperpetu[oa]s?\b|\bperpetuamente\b|\bperpetuidade\b|\bindeterminadamente\b"
    r"|\bindefinidamente\b"
    r"|\b(?:prazo|tempo|periodo|vigencia|duracao|carater|termo)(?: de (?:vigencia|duracao"
    r"|tempo))?"
    r" (?:sera |e |por tempo )?(?:indeterminad[oa]|indefinid[oa]|ilimitad[oa])s?\b"
    r"|\b(?:prazo|tempo) nao determinado\b|\bvitalici[oa]s?\b|\bpara sempre\b|\beternamente\b"
    r"|\bad (?:a?eternum|perpetuum"
    r"|infinitum)\b"
    r"|\bsem (?:limite|limitacao|restricao) (?:de prazo|de tempo|temporal|no tempo|de duracao)\b"
    r"|\bsem (?:prazo|data) (?:final|determinad[oa]|definid[oa]|certo|de termino|de expiracao"
    r"|para terminar)\b"
    r"|\bnao (?:expira|expirara|expirarao|caduca|caducara|prescreve|tem fim|tera fim"
    r"|tem prazo)\b(?= ?(?:[.;,)]|$))",
    re.IGNORECASE,
)
# As long as the information is secret: no end that anyone can name, "with care" where it is a
# trade secret, because such a tail beside a term is a position of its own.
_WHILE_SECRET = Guarded(
    r"\b(?:(?:for )?(?:as|so) long as|while|until(?: such time(?: as)?)?|for the (?:life"
    r"|duration) of)\b"
    r"(?P<en>[^.;]{0,160}?)\b(?:trade secrets?|secret\b|confidential\b(?! information)"
    r"|proprietary\b(?! information)"
    r"|(?:public|generally|publicly) (?:known|available)|public(?: domain| knowledge)?\b)"
    r"|\b(?:enquanto|ate que|ate o momento em que|pelo tempo em que)\b"
    r"(?P<pt>[^.;]{0,160}?)\b(?:segredos?|sigilos[oa]s?|confidencia(?:l|is)|secret[oa]s?"
    r"|dominio publico|publicas?|publicos?)\b",
    re.IGNORECASE,
)
_STATE = re.compile(
    r"\b(?:remain|continue|constitute|qualif|is\b|are\b|be\b|cease|no longer|longer|lose|lost"
    r"|become|enter|fall|life"
    r"|duration|retain|maintain|exist|permane|for\b|forem\b|mantiver|mantenh|conserv|continu"
    r"|constitu|deix|perc|torne"
    r"|tornem|cai|entr|seja|subsist)",
    re.IGNORECASE,
)
_SECRET = re.compile(
    r"\b(?:trade secrets?|segredos?(?: (?:comerciais?|industriais?|de negocio|empresaria))?)",
    re.IGNORECASE,
)
_SECRET_NEAR = 120

_SMALL_WORDS = (
    r"(?: (?:be|been|being|is|are|a|an|the|deemed|intended|to|as|survive|continue|last|extend"
    r"|remain|in|effect|force"
    r"|apply|run|persist|for|of|on|upon|ser|sera|serao|tera|terao|e|sao|um|uma|por|em|de|carater"
    r"|vigorara|vigorarao"
    r"|permanecera|perdurara|subsistira|tem|natureza|obrigacao|any|considerad[oa]s?)){0,6}"
)
_DENIED = re.compile(
    rf"\b(?:not|never|nor|non|nao|nunca|nem|jamais|cannot)\b-?{_SMALL_WORDS} ?$", re.IGNORECASE
)
_NO_ONE = re.compile(
    r"\b(?:no|none of the|nothing|nenhuma?)\b[^,.;:]{0,60}\b(?:be|is|are|sera|serao|survive"
    r"|continue)\b[^,.;:]{0,20}$",
    re.IGNORECASE,
)
_INSTEAD = re.compile(
    r"\b(?:rather than|instead of|as opposed to|em vez de|ao inves de)\b[^,.;:]{0,20}$",
    re.IGNORECASE,
)
_NOT_NEAR = re.compile(
    r"\b(?:not|never|nor|nao|nunca|nem)\b(?P<between>[^.;:]{0,80})$", re.IGNORECASE
)
_KEEPS_SECRET = re.compile(
    r"\b(?:disclos|divulg|reveal|revel|us(?:e|ed|ing)\b|utiliz|communicat|comunic|transmit"
    r"|publish|copy|solicit|compet"
    r"|transfer|expire|expir|terminat|release)",
    re.IGNORECASE,
)


def _sense(text: str, start: int) -> str:
    window = max(0, start - 110)
    for pattern in (_DENIED, _NO_ONE, _INSTEAD):
        if pattern.search(text, window, start):
            return "denied"
    nearby = _NOT_NEAR.search(text, window, start)
    # "shall not disclose it, in perpetuity": the not belongs to the disclosing.
    if (
        nearby is not None
        and not _KEEPS_SECRET.search(nearby["between"])
        and "," not in nearby["between"]
    ):
        return "unsure"
    return "affirmed"


def _near_secret(text: str, start: int, end: int) -> bool:
    sentence = max(text.rfind(mark, 0, start) for mark in (". ", "; "))
    window = max(0, start - _SECRET_NEAR, sentence)
    return _SECRET.search(text, window, end + 60) is not None


@lru_cache(maxsize=512)
def find_endless(text: str) -> tuple[Endless, ...]:
    """Every phrase of endless duration in readable text, in order of appearance."""
    found = [
        Endless(m.start(), m.end(), _sense(text, m.start()), _near_secret(text, m.start(), m.end()))
        for m in _PLAIN.finditer(text)
    ]
    for match in _WHILE_SECRET.finditer(text):
        if _STATE.search(match["en"] or match["pt"] or match.group()):
            secret = _SECRET.search(match.group()) is not None or _near_secret(text, *match.span())
            found.append(Endless(match.start(), match.end(), "affirmed", secret))
    return tuple(sorted(found, key=lambda phrase: phrase.start))
