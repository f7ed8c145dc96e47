"""What rules must heed about a quote that does stand in the document."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from quotary.core.cutoffs import cut_off
from quotary.core.folding import controls_in
from quotary.core.indexing import DocumentIndex
from quotary.core.placing import Placed
from quotary.core.quoting import is_name
from quotary.core.span import Span
from quotary.core.statements import around, is_partial
from quotary.core.view import View, key_of

_COMPARED_PLACES = 4
_LEADERS = re.compile(r"\.{4,}|\u2026{2,}")


def flags_of(one: Placed, index: DocumentIndex, kept: Sequence[Span]) -> tuple[str, ...]:
    """The flags of a placed fragment; `kept` are the places of all fragments quoted with it."""
    span = one.spans[0]
    found = span.of(index.document.text)
    places = one.spans[:_COMPARED_PLACES]
    about = [around(index.text, place, index.sentences.at(place)) for place in places]
    others = [other for other in kept if other is not span]
    cuts = [
        cut_off(index.text, place, surroundings, others)
        for place, surroundings in zip(places, about, strict=True)
    ]
    assert one.sought is not None
    raised = {
        "ambiguous": _is_ambiguous(one),
        "negation_before": any(before for before, _ in cuts),
        "negation_after": any(after for _, after in cuts),
        "mid_sentence": is_partial(index.text, about[0]),
        "ellipsis": one.sought.elided and not _LEADERS.search(found),
        "control_chars": controls_in(one.quote) or (index.body.controls and controls_in(found)),
        "elsewhere": one.elsewhere,
    }
    flags = (flag for flag, is_raised in raised.items() if is_raised)
    return tuple(dict.fromkeys((*flags, *index.flags_at(span))))


def is_echo(folded: str, prompt: str) -> bool:
    """True where the folded quote stands in the prompt, whatever its case."""
    return key_of(folded).lower() in _prompt_key(prompt)


@lru_cache(maxsize=4)
def _prompt_key(prompt: str) -> str:
    return View(prompt).key.lower()


def _is_ambiguous(one: Placed) -> bool:
    """True where the quote has several places and it may matter which: all but names of things."""
    assert one.sought is not None
    return len(one.spans) > 1 and not is_name(one.sought.text)
