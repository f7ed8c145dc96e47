"""Whether a summary is its quote's own words in the quote's order, with nothing of weight left out.

Anything freer might say the opposite in the same words; the quote is then shown in its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from quotary.core.obligations.extent import LIMITS
from quotary.core.obligations.second_verbs import second_verbs
from quotary.core.obligations.summary_words import is_number, is_sign, words_of

_MUST_LIST: Final = "shall must will should deve devem devera deverao dever"
_MUST: Final = frozenset(_MUST_LIST.split())
_MAY: Final = frozenset(["may", "can", "cannot", "pode", "podem", "podera", "poderao"])
_NOT: Final = frozenset(("not", "nao", "never", "nunca", "no"))
_BOUND_LIST: Final = (
    "required:to obliged:to obligated:to bound:to agrees:to agree:to undertakes:to undertake:to "
    "covenants:to has:to have:to is:to are:to obriga:a obrigam:a compromete:a comprometem:a "
    "obrigado:a obrigada:a obrigados:a obrigadas:a"
)
_BOUND: Final = {
    word: link for word, _, link in (pair.partition(":") for pair in _BOUND_LIST.split())
}
_FREE_LIST: Final = "entitled:to permitted:to allowed:to free:to"
_FREE: Final = {
    word: link for word, _, link in (pair.partition(":") for pair in _FREE_LIST.split())
}

_ARTICLES: Final = frozenset(["the", "a", "an", "o", "os", "as", "um", "uma"])
_DROPPED_LIST: Final = (
    "any all each every such said its their his her seu sua seus suas todo toda todos todas"
)
_DROPPED: Final = _ARTICLES | frozenset(_DROPPED_LIST.split())
"""Words without which a phrase says the same, or more generally the same."""

_ADVERB: Final = re.compile(r"(?!only|solely|merely|exclusively|early|partly|partially)[a-z]{4,}ly")
_ADVERB_PT: Final = re.compile(r"(?!somente|unicamente|exclusiva|parcial|meramente)[a-z]{3,}mente")
_ENDS_LIST: Final = (
    "of to in on at by for with from under within into against between through towards regarding "
    "concerning about over during before after upon following as and that which who whom including "
    "pursuant per via using promptly immediately de da do das dos em no na nos nas por pelo pela "
    "pelos pelas para com ao aos sobre sob conforme durante ate e que quem cujo mediante entre"
)
_ENDS: Final = frozenset(_ENDS_LIST.split()) | _ARTICLES
"""What may follow where a summary ends before its quote does: never the rest of a noun."""

_PART_ENDS: Final = re.compile(r"[\s,)]*(?:[.;:(]|$)")
_NEXT_MODAL: Final = re.compile(
    r"(?:and|but|e|mas)(?: the [a-z]+| [ao]s? [a-z]+)? (?:[a-z]+ly )?(?:shall|must|will|may"
    r"|deve\w*)\b"
)
"""Where what the summary says ends in its quote: anything else may narrow it."""

_ALTERNATIVES: Final = frozenset(("or", "ou", "nor", "nem", "and/or", "either", "neither"))
_ITEM: Final = re.compile(r"[a-z]|[ivx]{1,4}|[0-9]{1,2}")
_FUTURE: Final = re.compile(r"[a-z]+r(?:a|ao)")


@dataclass(frozen=True, slots=True)
class _Modal:
    """A word that binds or frees; `end` is where its verb may begin."""

    start: int
    end: int
    kind: Literal["must", "may"]
    denied: bool


def follows(summary: str, quote: str, apart: Sequence[str] = ()) -> bool:
    """True where the summary is the quote's words in its order and leaves out nothing that limits.

    `apart` are words of the quote that the row shows in fields of their own: its condition and
    its deadline.
    """
    said, own = words_of(summary), words_of(quote)
    while said and is_sign(said[-1]):
        said = said[:-1]
    if not said:
        return False
    if _bare(said) == _bare(own):
        return True
    first = next(_modals(said), None)
    body = said[first.end :] if first else said[1:] if said[0] in _NOT else said
    denied = first.denied if first else said[0] in _NOT
    body = tuple(word for word in body if not is_sign(word))
    if not body:
        return False
    return any(
        _agrees(modal, first, denied=denied) and _is_whole(own, modal, end, apart)
        for modal, at in _verbs(own)
        for end in _aligned(body, own, at, adverbs=not modal.denied)
    )


def _bare(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(word for word in words if not is_sign(word))


def _agrees(modal: _Modal, first: _Modal | None, *, denied: bool) -> bool:
    if first is None:
        return modal.denied or not denied
    return first.kind == modal.kind and denied == modal.denied


def _modals(words: Sequence[str]) -> Iterator[_Modal]:
    for at, word in enumerate(words):
        kind: Literal["must", "may"] | None = None
        end = at + 1
        if word in _MUST or word in _MAY:
            kind = "must" if word in _MUST else "may"
        elif word in _BOUND or word in _FREE:
            link = _BOUND.get(word) or _FREE[word]
            while words[end : end + 1] and words[end] in ("-", "se", *_NOT):
                end += 1
            if words[end : end + 1] == (link,) or list(words[end : end + 1]) == [link]:
                kind = "must" if word in _BOUND else "may"
                end += 1
        if kind is None:
            continue
        denied = word == "cannot" or any(near in _NOT for near in words[max(0, at - 1) : at])
        denied = denied or any(near in _NOT for near in words[at + 1 : end])
        while end < len(words) and words[end] in _NOT:
            denied = True
            end += 1
        fronted = at > 0 and words[at - 1] in _NOT
        yield _Modal(at - fronted, end, kind, denied)


def _verbs(own: Sequence[str]) -> Iterator[tuple[_Modal, int]]:
    """Each word that binds or frees, with where the verb right behind it stands."""
    for modal in _modals(own):
        at = modal.end
        while at < len(own) and (is_sign(own[at]) or _is_idle(own, at)):
            at += 1
        if at < len(own):
            yield modal, at
    for at, word in enumerate(own):
        if _FUTURE.fullmatch(word) and word not in _MUST and word not in _MAY:
            denied = at > 0 and own[at - 1] in _NOT
            yield _Modal(at - denied, at, "must", denied), at


def _is_idle(own: Sequence[str], at: int) -> bool:
    """True for an adverb, or the letter of an item."""
    if _is_adverb(own[at]):
        return True
    listed = at > 0 and at + 1 < len(own) and own[at - 1] in "(:;" and own[at + 1] in ").:"
    return listed and _ITEM.fullmatch(own[at]) is not None


def _is_adverb(word: str) -> bool:
    return bool(_ADVERB.fullmatch(word) or _ADVERB_PT.fullmatch(word))


def _aligned(body: Sequence[str], own: tuple[str, ...], at: int, *, adverbs: bool) -> Iterator[int]:
    """Where in the quote the summary ends, if its words follow the quote's from `at` on.

    `adverbs` may be passed over, but not under a denial ("not unreasonably withhold").
    """
    if not adverbs and at > 0 and _is_adverb(own[at - 1]) and body[0] != own[at - 1]:
        return
    place = at
    for number, word in enumerate(body):
        counted = number > 0 and is_number(body[number - 1])
        while place < len(own) and not _same(word, own[place], verb=number == 0):
            said_inside = own[place] == "(" and own[place + 1 : place + 2] == (word,)
            skip = 1 if said_inside else _skipped(own, place, adverbs=adverbs)
            if number == 0 or counted or not skip:
                break
            place += skip
        if place < len(own) and _same(word, own[place], verb=number == 0):
            place += 1
        elif word not in _ARTICLES:
            return
    following = own[place] if place < len(own) else "."
    if is_number(body[-1]) and not is_sign(following) and following not in _ENDS:
        return
    yield place


def _skipped(own: Sequence[str], at: int, *, adverbs: bool) -> int:
    """How many words of the quote may be passed over here: one idle word, or an aside."""
    word = own[at]
    if word == "(":
        close = next((end for end in range(at, len(own)) if own[end] == ")"), None)
        if close is None or LIMITS.search(" ".join(own[at:close])):
            return 0
        return close - at + 1
    idle = word in _DROPPED or is_sign(word) or (adverbs and _is_adverb(word))
    return 1 if idle else 0


def _is_whole(own: Sequence[str], modal: _Modal, end: int, apart: Sequence[str]) -> bool:
    """True where what the summary leaves out before and behind does not limit what it says."""
    rest = own[end:]
    if rest and not is_sign(rest[0]) and rest[0] not in _ENDS and not _is_adverb(rest[0]):
        return False
    if any(word in _ALTERNATIVES for word in rest[:2]):
        return False
    before, behind = " ".join(own[: modal.start]), " ".join(rest)
    for words in apart:
        shown = " ".join(words_of(words))
        before, behind = before.replace(shown, " "), behind.replace(shown, " ")
    if _PART_ENDS.match(behind) is None and not _begins_verb(behind):
        return False
    return LIMITS.search(f"{before} | {behind}") is None


def _begins_verb(behind: str) -> bool:
    """True where the words go on with another verb of the same duty."""
    joined = re.sub(r"^[\s,]*", "", behind)
    return any(at == 0 for at in second_verbs(joined, portuguese=True)) or bool(
        _NEXT_MODAL.match(joined)
    )


def _same(word: str, other: str, *, verb: bool) -> bool:
    """True for the same word in the singular or the plural; of the verb in the future too."""
    if word == other:
        return True
    if is_number(word) or is_number(other):
        return False
    short, long = sorted((word, other), key=len)
    if len(short) < 3:
        return False
    if long in (f"{short}s", f"{short}es") or long == f"{short[:-1]}ies":
        return True
    return verb and long in (f"{short}a", f"{short}ao") and short[-1] == "r"
