"""Must, must not or may, as the English verbs of an unmasked sentence say it.

Each modal verb, and each "is", "has" or "agrees" that binds, is a head. What stands before it may
deny it ("neither party shall"), as may what follows ("shall, without consent, not"); and its
complement may turn it round ("shall not be required to" binds nobody). Where a "not" stands
elsewhere, or two of them meet, code does not guess: the answer is `UNCLEAR`.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from quotary.core.obligations import modality_words_en as words
from quotary.core.obligations.complements_en import (
    NOTHING,
    UNCLEAR,
    After,
    Said,
    after_head,
    by_complement,
    of_verb,
)
from quotary.core.obligations.second_verbs import has_second_verb

_CLAUSE: Final = 80
_NEAR: Final = 16
"""Characters before a head in which the word stands that makes a noun of it."""


class _Head(NamedTuple):
    start: int
    end: int
    kind: str


def said_in(line: str) -> Iterator[Said]:
    """What each head of the line says, in order; `line` has every "n't" written as "not"."""
    if words.HALF_DENIED.search(line) is not None:
        yield UNCLEAR
    ends = [found.start() for found in words.END.finditer(line)]
    heads = _heads(line, ends)
    front = False
    for at, head in enumerate(heads):
        ended = bisect_left(ends, head.start)
        first = ends[ended - 1] + 1 if ended else 0
        last = heads[at - 1].end if at else 0
        before = line[max(first, last) : head.start]
        denied = _fronted(before, behind=last > first)
        if last > first and words.SAME_SUBJECT.search(before) is not None:
            denied = UNCLEAR if front else False
        front = bool(denied)
        said = _said(head, _following(line, heads, at, ends), denied, before)
        if said is not None:
            yield said


def _heads(line: str, ends: Sequence[int]) -> list[_Head]:
    """The heads that bind or free somebody, each once: "shall have" is one, and most "is" none."""
    all_ = [_Head(*match.span(), match.lastgroup or "") for match in words.HEADS.finditer(line)]
    heads: list[_Head] = []
    for head in all_:
        held = heads[-1].kind in words.MODALS if heads else False
        if _is_noun(line, head) or _depends(line, head):
            continue
        if held and not after_head(line[heads[-1].end : head.start]).rest:
            continue
        heads.append(head)
    return [head for at, head in enumerate(heads) if _says(line, heads, at, ends)]


def _says(line: str, heads: Sequence[_Head], at: int, ends: Sequence[int]) -> bool:
    """True where the head binds or frees by itself: "agrees and covenants that" says nothing."""
    head = heads[at]
    if head.kind in words.MODALS:
        return True
    after = _following(line, heads, at, ends)
    while head.kind == "agree" and at + 1 < len(heads) and _joins(after):
        at += 1
        if heads[at].kind != head.kind:
            break
        after = _following(line, heads, at, ends)
    return of_verb(head.kind, after) is not None


def _joins(after: After) -> bool:
    """True where nothing but a conjunction follows up to the next head."""
    return re.fullmatch(r"[ ,]*(?:and|or|and/or|nor)?[ ,]*", after.rest) is not None


def _following(line: str, heads: Sequence[_Head], at: int, ends: Sequence[int]) -> After:
    """What follows the head up to the next, or to the end of its clause."""
    end = heads[at].end
    ended = bisect_left(ends, end)
    until = ends[ended] if ended < len(ends) else len(line)
    if at + 1 < len(heads):
        until = min(until, heads[at + 1].start)
    after = line[end:until]
    return after_head(words.WITH.sub("", after, count=1) if heads[at].kind == "agree" else after)


def _is_noun(line: str, head: _Head) -> bool:
    """True for "at will", and for the month."""
    before = line[max(0, head.start - _NEAR) : head.start]
    if line[head.start : head.end] == "will":
        return words.WILL_NOUN.search(before) is not None
    return head.kind == "may" and words.OF_A_MONTH.search(before) is not None


def _depends(line: str, head: _Head) -> bool:
    """True for a condition ("should it fail"), and for what another may wish ("as it may ask")."""
    if head.kind == "should":
        turned = words.SHOULD_IF.match(line, head.start) is not None
        return (
            turned or words.OPENS.search(line[max(0, head.start - _NEAR) : head.start]) is not None
        )
    if head.kind != "may":
        return False
    before = line[max(0, head.start - _CLAUSE) : head.start]
    if words.WISHED.match(line, head.start) is not None:
        return words.WISHED_OF.search(before) is not None
    return words.NEEDED.match(line, head.start) is not None and (
        words.NEEDED_OF.search(before) is not None
    )


def _fronted(before: str, *, behind: bool) -> bool | str:
    """Whether the words before a head deny it; `UNCLEAR` where they may."""
    if words.NOTHING_DENIED.search(before) is not None:
        return UNCLEAR
    if (subject := words.NO_PARTY.search(before)) is not None:
        return UNCLEAR if subject["if"] else True
    *asides, subject_part = before.split(",")
    told = [aside for aside in asides if words.FRONTS.search(aside) or not _is_aside(aside)]
    parts = [part for aside in (*told, subject_part) for part in words.AND.split(aside)]
    if behind and len(parts) > 1:
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


def _said(head: _Head, after: After, denied: bool | str, before: str) -> Said | None:  # noqa: FBT001
    """What the head says; None where it binds nobody and frees nobody, as most "is" and "has"."""
    said = by_complement(head.kind, after)
    if said is None:
        return None
    if _joins(after) and not after.denials:
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


def _is_doubtful(answer: Said, rest: str, before: str) -> bool:
    """True where a "not" further on, or the "only" of a right, may turn round what is said."""
    if answer not in ("must", "may"):
        return False
    near = _near(rest)
    if answer == "must" and words.STATES.match(rest) is None:
        near = _without_complement(near)
    if words.LEFT.search(near) is not None:
        return True
    only = words.ONLY.search(near) is not None or words.ONLY.search(before) is not None
    return answer == "may" and only


def _without_complement(near: str) -> str:
    """Without the place, means or thing that is denied at the end, where no verb follows it."""
    found = words.COMPLEMENT.search(near)
    if found is None or has_second_verb(near[found.end() :]):
        return near
    return near[: found.start()]


def _near(rest: str) -> str:
    """The words up to the next clause that has a verb of its own, harmless denials left out."""
    cut = words.CUT.search(rest)
    return words.HARMLESS.sub("", rest[: cut.start()] if cut else rest)
