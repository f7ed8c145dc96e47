"""Whether a statement says the asked words of another thing than the question does.

"Under the previous agreement" is another contract, an example no rule, "30% on order" nothing of
what is due on delivery, and who delivers "audited accounts" need not be who audits.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.obligations.term_of_another import said_of_another
from quotary.core.questions.content_words import topics_of
from quotary.core.questions.stemming import plain, stem, words_of

_ASKS_OF_IT: Final = re.compile(
    r"\b(?:previous|prior|former|earlier|old|original|head|example|illustration|anterior|antig[oa]"
    r"|original|exemplo)\b"
)
_COMPOUND: Final = re.compile(
    r"\b(?P<first>[a-z]{3,})-(?P<last>up|off|in|out|on|down|over|through|by)s?\b"
)
_CUT: Final = re.compile(r";|, (?:and|but|while|whereas|e|mas|enquanto|sendo que) ")
_FIGURE: Final = re.compile(r"[0-9][0-9.,]*(?<![.,])")
_MOMENT: Final = r"(?:on|upon|at|na|no) (?:the |its )?(?P<moment>[a-z]{4,})"
_ASKED_MOMENT: Final = re.compile(rf"\b{_MOMENT}\W*$")
_SHARE: Final = re.compile(
    rf"[0-9] ?(?:%|per ?cent|por cento)(?: (?:of|d[aeo]) [\w ]{{1,30}}?)? {_MOMENT}"
)
_WHO: Final = re.compile(
    r"^(?:who|quem)(?: (?:shall|must|will|may|deve|pode))? (?P<verb>[a-z]{4,})\b"
)
_PARTICIPLE: Final = re.compile(r"(?:ed|[ai]d[oa]s?)$")
_PASSIVE: Final = (
    "is are be been being was were has have had e sao ser sera serao foi foram seja sejam"
)
_PASSIVES: Final = frozenset(_PASSIVE.split())


def crosses(question: str, statement: str) -> bool:
    """True where the asked words stand in the statement, but are said of another thing."""
    asked, said = _line(question), _line(statement)
    if not _ASKS_OF_IT.search(asked) and said_of_another("", statement, ""):
        return True
    if any(not _says_compound(each, said) for each in _COMPOUND.finditer(asked)):
        return True
    return _by_figure(question, said) or _by_moment(asked, said) or _by_participle(asked, said)


def _says_compound(asked: re.Match[str], said: str) -> bool:
    """True where a word such as "set-up", of which no part tells anything, is said in some form."""
    form = rf"\b{re.escape(asked['first'])}\w{{0,4}}[ -]?(?:\w+ ){{0,3}}?{asked['last']}s?\b"
    return re.search(form, said) is not None


def _by_figure(question: str, said: str) -> bool:
    """True where a word of the question stands only beside another figure than the question's."""
    figures = set(_FIGURE.findall(plain(question)))
    parts = [(set(_FIGURE.findall(part)), part) for part in _CUT.split(said)]
    if not figures or len(parts) < 2 or any(not own for own, _ in parts):
        return False
    near = {stem(word) for own, part in parts if own & figures for word in words_of(part)}
    far = {stem(word) for own, part in parts if not own & figures for word in words_of(part)}
    wanted = {stem(word) for word in topics_of(question) if not word[0].isdigit()}
    return bool(near) and bool(wanted & far - near)


def _by_moment(asked: str, said: str) -> bool:
    """True where shares are due at moments, and the one that is asked about is none of them."""
    wanted = _ASKED_MOMENT.search(asked)
    stated = {stem(each["moment"]) for each in _SHARE.finditer(said)}
    return wanted is not None and bool(stated) and stem(wanted["moment"]) not in stated


def _by_participle(asked: str, said: str) -> bool:
    """True where the act whose doer is asked is said only as what was done to a thing."""
    who = _WHO.search(asked)
    if who is None or _PARTICIPLE.search(who["verb"]):
        return False
    words = words_of(said)
    places = [at for at, word in enumerate(words) if stem(word) == stem(who["verb"])]
    return bool(places) and all(_is_attribute(words, at) for at in places)


def _is_attribute(words: tuple[str, ...], at: int) -> bool:
    """True for "audited accounts", not for "is audited" and "accounts audited by"."""
    if not _PARTICIPLE.search(words[at]) or _PASSIVES & set(words[max(0, at - 3) : at]):
        return False
    return not {"by", "por", "pelo", "pela", "pelos", "pelas"} & set(words[at + 1 : at + 3])


def _line(text: str) -> str:
    return " ".join(plain(text.replace("’", "'")).split())
