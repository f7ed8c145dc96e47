"""What a careless or hostile model may do to an honest reply."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

Reply = dict[str, Any]
FRIENDLY = (
    True, False, None, 2, 2.5, 3, 5, 0, -1, 1e9, "Delaware", "California", "US-DE", "true", "null",
    "both", "New York", float("nan"), float("inf"),
)  # fmt: skip
ABSURD = ('"present": tru', "}", '{"positions": []}', "null", "", "<think>", "\ud800")


def _entry(draw: st.DrawFn, reply: Reply) -> Reply:
    entries: list[Reply] = reply["positions"]
    return draw(st.sampled_from(entries)) if entries else {}


def _other_quote(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    entry = _entry(draw, reply)
    entry["quotes"] = draw(st.lists(st.sampled_from(list(sentences)), min_size=1, max_size=2))
    entry["present"] = True


def _cut_quote(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    entry = _entry(draw, reply)
    text = draw(st.sampled_from(list(sentences)))
    words = text.split()
    start = draw(st.integers(0, len(words) - 1))
    end = draw(st.integers(start + 1, len(words)))
    entry["quotes"] = [" ".join(words[start:end])]
    entry["present"] = True


def _changed_quote(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    entry = _entry(draw, reply)
    words = draw(st.sampled_from(list(sentences))).split()
    place = draw(st.integers(0, len(words) - 1))
    words[place] = draw(st.sampled_from(["three", "not", "Delaware", "solely", "", "…", "\u202e"]))
    entry["quotes"] = [" ".join(words)]
    entry["present"] = True


def _changed_field(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    fields: Reply = _entry(draw, reply).get("fields", {})
    if fields:
        fields[draw(st.sampled_from(sorted(fields)))] = draw(st.sampled_from(FRIENDLY))


def _friendly_fields(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    friendly: dict[str, Reply] = {
        "term": {"years": 3, "perpetual": False},
        "residuals": {"residuals": False},
        "purpose": {"limited": True},
        "governing_law": {"jurisdiction": "Delaware"},
    }
    for entry in reply["positions"]:
        if entry.get("id") in friendly:
            entry["fields"] = dict(friendly[entry["id"]])


def _absent(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    _entry(draw, reply).update(present=False, quotes=[], fields={})


def _dropped(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    if reply["positions"]:
        reply["positions"].pop(draw(st.integers(0, len(reply["positions"]) - 1)))


def _doubled(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    reply["positions"].append(copy.deepcopy(_entry(draw, reply)))


def _renamed(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    entry = _entry(draw, reply)
    entry["id"] = draw(st.sampled_from(["term", "residuals", "purpose", "governing_law", "x", 7]))


def _judged(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    reply.update(route="green", verdict="accept", risk="low", alerts=[])
    _entry(draw, reply).update(verdict="accept", grounded=True, alerts=[])


def _retyped(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> None:
    reply["document_type"] = draw(st.sampled_from(["other", "order_form", "nda", "", None, 3]))


WAYS: Sequence[Callable[[st.DrawFn, Reply, Sequence[str]], None]] = (
    _other_quote, _cut_quote, _changed_quote, _changed_field, _friendly_fields, _absent, _dropped,
    _doubled, _renamed, _judged, _retyped,
)  # fmt: skip


@st.composite
def corrupted(draw: st.DrawFn, reply: Reply, sentences: Sequence[str]) -> str:
    """The raw text of a reply after one to five corruptions."""
    changed = copy.deepcopy(reply)
    for way in draw(st.lists(st.sampled_from(WAYS), min_size=1, max_size=5)):
        way(draw, changed, sentences)
    raw = json.dumps(changed)
    if draw(st.integers(0, 19)) == 0:
        raw = raw[: draw(st.integers(0, len(raw)))] + draw(st.sampled_from(ABSURD))
    return raw
