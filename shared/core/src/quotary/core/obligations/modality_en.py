"""Must, must not or may, as the English verbs of an unmasked sentence say it.

Each modal verb, and each "is", "has" or "agrees" that binds, is a head. What stands before it may
deny it ("neither party shall"), as may what follows ("shall, without consent, not"); and its
complement may turn it round ("shall not be required to" binds nobody). Where a "not" stands
elsewhere, or two of them meet, code does not guess: the answer is `UNCLEAR`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from quotary.core.obligations import modality_words_en as words
from quotary.core.obligations.proposed import Modality

UNCLEAR: Final = "unclear"
NOTHING: Final = "nothing"
Said = Modality | Literal["unclear", "nothing"]
"""`nothing` is said of a duty that is denied: "is not obliged to"."""


class _Head(NamedTuple):
    start: int
    end: int
    kind: str


class _After(NamedTuple):
    """What follows a head: how often it is denied, after which auxiliary, and the words left."""

    denials: int
    auxiliary: str
    rest: str


def said_in(line: str) -> Iterator[Said]:
    """What each head of the line says, in order; `line` has every "n't" written as "not"."""
    if words.HALF_DENIED.search(line) is not None:
        yield UNCLEAR
    heads = _heads(line)
    front = False
    for at, head in enumerate(heads):
        first = max(line.rfind(sign, 0, head.start) for sign in words.ENDS) + 1
        last = heads[at - 1].end if at else 0
        before = line[max(first, last) : head.start]
        denied = _fronted(before, after_head=last > first)
        if last > first and words.SAME_SUBJECT.search(before) is not None:
            denied = UNCLEAR if front else False
        front = bool(denied)
        said = _said(head, _following(line, heads, at), denied, before)
        if said is not None:
            yield said


def _heads(line: str) -> list[_Head]:
    """The heads that bind or free somebody, each once: "shall have" is one, and most "is" none."""
    all_ = [_Head(*match.span(), match.lastgroup or "") for match in words.HEADS.finditer(line)]
    heads: list[_Head] = []
    for head in all_:
        held = heads[-1].kind in words.MODALS if heads else False
        if _is_noun(line, head) or (held and not _after(line[heads[-1].end : head.start]).rest):
            continue
        heads.append(head)
    return [
        head
        for at, head in enumerate(heads)
        if head.kind in words.MODALS or _of_verb(head.kind, _following(line, heads, at)) is not None
    ]


def _following(line: str, heads: Sequence[_Head], at: int) -> _After:
    """What follows the head up to the next, or to the end of its clause."""
    end = heads[at].end
    ends = [found for sign in words.ENDS if (found := line.find(sign, end)) >= 0]
    if at + 1 < len(heads):
        ends.append(heads[at + 1].start)
    after = line[end : min(ends, default=len(line))]
    return _after(words.WITH.sub("", after, count=1) if heads[at].kind == "agree" else after)


def _is_noun(line: str, head: _Head) -> bool:
    """True for "at will", and for the month."""
    if line[head.start : head.end] == "will":
        return words.WILL_NOUN.search(line[: head.start]) is not None
    return head.kind == "may" and words.OF_A_MONTH.search(line[: head.start]) is not None


def _fronted(before: str, *, after_head: bool) -> bool | str:
    """Whether the words before a head deny it; `UNCLEAR` where they may."""
    if words.NOTHING_DENIED.search(before) is not None:
        return UNCLEAR
    if (subject := words.NO_PARTY.search(before)) is not None:
        return UNCLEAR if subject["if"] else True
    *asides, subject_part = before.split(",")
    told = [aside for aside in asides if words.FRONTS.search(aside) or not _is_aside(aside)]
    parts = [part for aside in (*told, subject_part) for part in words.AND.split(aside)]
    if after_head and len(parts) > 1:
        # The first part belongs to the verb before, but for what it reports.
        parts[0] = parts[0].rpartition(" that ")[2] if " that " in parts[0] else ""
    denied = [part for part in parts if words.FRONT.search(part) is not None]
    if not denied:
        return False
    sure = any(words.FRONTS.search(said) for part in denied for said in (part, _reported(part)))
    return True if sure else UNCLEAR


def _is_aside(part: str) -> bool:
    """True for a condition and the like, whose "not" is of another verb: "if no report is due"."""
    return words.ASIDE_FRONT.search(part) is not None


def _reported(part: str) -> str:
    return part.rpartition(" that ")[2]


def _after(text: str) -> _After:
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
                return _After(denials + 1, auxiliary, (no["under"] or "") + rest[no.end() :])
            break
        if found.re is words.NOT:
            denials += 1
        else:
            auxiliary = found[0]
        rest = rest[found.end() :].lstrip(" ")
    return _After(denials, auxiliary, rest)


def _said(head: _Head, after: _After, denied: bool | str, before: str) -> Said | None:  # noqa: FBT001
    """What the head says; None where it binds nobody and frees nobody, as most "is" and "has"."""
    said = _by_complement(head, after)
    if said is None:
        return None
    if re.fullmatch(r"[ ,]*(?:and|or|and/or|nor)?[ ,]*", after.rest) and not after.denials:
        return None if not after.auxiliary else UNCLEAR
    count = after.denials + (denied is True) + (head.kind == "cannot")
    if head.kind in ("have", "need"):
        count += words.DO_NOT.search(before) is not None
    if denied == UNCLEAR or count > 1:
        return UNCLEAR
    if head.kind == "agree" and words.DO_NOT.search(before) is not None:
        return NOTHING
    positive, negative = said
    if denied is True and (late := words.INVERTED.search(after.rest)) is not None:
        # "In no event shall the Supplier be liable": the subject stands behind its verb.
        positive, negative = (
            ("must", NOTHING) if late["owes"] or late["owns"] else ("may", "must_not")
        )
    answer = negative if count else positive
    if count and words.DENIED_TWICE.search(_near(after.rest)) is not None:
        return UNCLEAR
    if not count and _is_doubtful(answer, after.rest, before):
        return UNCLEAR
    return UNCLEAR if head.kind == "should" and answer != NOTHING else answer


def _by_complement(head: _Head, after: _After) -> tuple[Said, Said] | None:
    """What the head says with its complement, and what it says where it is denied."""
    kind, rest = head.kind, after.rest
    if kind in ("be", "have", "need", "agree"):
        return _of_verb(kind, after)
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


def _of_verb(kind: str, after: _After) -> tuple[Said, Said] | None:
    rest = after.rest
    if kind == "agree":
        if rest.startswith(("that", "with")):
            # What is agreed has a verb of its own, unless nothing of the kind follows.
            return None
        return ("must_not", UNCLEAR) if re.match(words.FORBIDS, rest) else ("must", "must_not")
    if kind == "need":
        return ("must", NOTHING) if after.auxiliary == "to" or after.denials else None
    return _of_have(after) if kind == "have" else _of_be(after)


def _of_have(after: _After) -> tuple[Said, Said] | None:
    if after.auxiliary == "to" or re.match(words.OWNS_DUTY, after.rest):
        return ("must", NOTHING)
    return ("may", "must_not") if re.match(words.OWNS_RIGHT, after.rest) else None


def _of_be(after: _After) -> tuple[Said, Said] | None:
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


def _binds(after: _After) -> bool:
    """True for "be obliged" and "have the duty"."""
    words_of = {"be": words.OWES, "have": words.OWNS_DUTY}.get(after.auxiliary)
    return words_of is not None and re.match(words_of, after.rest) is not None


def _frees(after: _After) -> bool:
    """True for "be entitled" and "have the right"."""
    words_of = {"be": words.MAY, "have": words.OWNS_RIGHT}.get(after.auxiliary)
    return words_of is not None and re.match(words_of, after.rest) is not None


def _is_doubtful(answer: Said, rest: str, before: str) -> bool:
    """True where a "not" further on, or the "only" of a right, may turn round what is said."""
    if answer not in ("must", "may"):
        return False
    near = _near(rest)
    if words.LEFT.search(near) is not None:
        return True
    only = words.ONLY.search(near) is not None or words.ONLY.search(before) is not None
    return answer == "may" and only


def _near(rest: str) -> str:
    """The words up to the next clause that has a verb of its own, harmless denials left out."""
    cut = words.CUT.search(rest)
    return words.HARMLESS.sub("", rest[: cut.start()] if cut else rest)
