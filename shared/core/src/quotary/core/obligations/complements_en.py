"""What follows an English verb that binds or frees, and what its complement makes of it."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

from quotary.core.obligations import modality_words_en as words
from quotary.core.obligations.proposed import Modality

UNCLEAR: Final = "unclear"
NOTHING: Final = "nothing"
Said = Modality | Literal["unclear", "nothing"]
"""`nothing` is said of a duty that is denied: "is not obliged to"."""


class After(NamedTuple):
    """What follows a head: how often it is denied, after which auxiliary, and the words left."""

    denials: int
    auxiliary: str
    rest: str


def after_head(text: str) -> After:
    """The words after a head without the adverbs and asides that may part it from its verb."""
    rest, denials, auxiliary = text.lstrip(), 0, ""
    while rest:
        aside = words.SKIP.match(rest) or words.ASIDE.match(rest)
        if aside is not None:
            rest = rest[aside.end() :].lstrip()
            continue
        rest = rest.lstrip(" ,")
        found = words.NOT.match(rest) or words.AUXILIARY.match(rest)
        if found is None:
            if (no := words.NO.match(rest)) is not None:
                return After(denials + 1, auxiliary, (no["under"] or "") + rest[no.end() :])
            break
        if found.re is words.NOT:
            denials += 1
        else:
            auxiliary = found[0]
        rest = rest[found.end() :].lstrip(" ")
    return After(denials, auxiliary, rest)


def by_complement(kind: str, after: After) -> tuple[Said, Said] | None:
    """What the head says with its complement, and what it says where it is denied."""
    rest = after.rest
    if kind in ("be", "have", "need", "agree", "keep"):
        return of_verb(kind, after)
    permits = kind in ("may", "cannot")
    if re.match(words.QUANTITY, rest) and after.denials:
        return ("must", UNCLEAR if permits else "must")
    if re.match(words.FREED, rest):
        return ("may" if permits else UNCLEAR, UNCLEAR)
    if permits and words.PERHAPS.match(rest) is not None:
        return (UNCLEAR, UNCLEAR)
    if after.denials and re.match(words.OWNS_DUTY, rest):
        return (UNCLEAR, NOTHING)
    if _binds(after):
        return (UNCLEAR if permits else "must", NOTHING)
    if _frees(after):
        return ("may", "must_not")
    if re.match(words.FORBIDS, rest):
        return (UNCLEAR if permits else "must_not", UNCLEAR)
    positive: Said = "may" if permits else "must"
    if re.match(words.DOUBLE, rest) or re.match(words.EFFECT, rest):
        return (positive, UNCLEAR)
    return (positive, "must_not")


def of_verb(kind: str, after: After) -> tuple[Said, Said] | None:
    """The same for "is", "has" and "agrees", which bind only with some complements."""
    rest = after.rest
    if kind == "agree":
        if rest.startswith(("that", "with")):
            # What is agreed has a verb of its own, unless nothing of the kind follows.
            return None
        return ("must_not", UNCLEAR) if re.match(words.FORBIDS, rest) else ("must", "must_not")
    if kind == "need":
        return ("must", NOTHING) if after.auxiliary == "to" or after.denials else None
    if kind == "keep":
        return ("may", "must_not") if re.match(words.KEPT_RIGHT, rest) else None
    return _of_have(after) if kind == "have" else _of_be(after)


def _of_have(after: After) -> tuple[Said, Said] | None:
    if after.auxiliary == "to" or re.match(words.OWNS_DUTY, after.rest):
        return ("must", NOTHING)
    return ("may", "must_not") if re.match(words.OWNS_RIGHT, after.rest) else None


def _of_be(after: After) -> tuple[Said, Said] | None:
    rest = after.rest
    if re.match(words.FORBIDS, rest):
        return ("must_not", UNCLEAR)
    if re.match(r"(?:free|licen[sc]ed|expected|committed)\b(?! (?:to|from))", rest):
        return None
    if re.match(words.OWES, rest):
        return ("must", NOTHING)
    if re.match(words.MAY, rest):
        return ("may", "must_not")
    return ("must", "must_not") if after.auxiliary == "to" else None


def _binds(after: After) -> bool:
    """True for "be obliged" and "have the duty"."""
    words_of = {"be": words.OWES, "have": words.OWNS_DUTY}.get(after.auxiliary)
    return words_of is not None and re.match(words_of, after.rest) is not None


def _frees(after: After) -> bool:
    """True for "be entitled" and "have the right"."""
    words_of = {"be": words.MAY, "have": words.OWNS_RIGHT}.get(after.auxiliary)
    return words_of is not None and re.match(words_of, after.rest) is not None
