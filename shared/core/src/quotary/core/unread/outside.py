"""Who may see what is received, who owns what is made of it, and whose papers stand beside.

Read in every sentence of a document, quoted or not (decision 186).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, islice
from typing import Final

from quotary.core.alert import Alert
from quotary.core.flat_text import flatten
from quotary.core.gate_wording import first_of, raised
from quotary.core.parties import party_names
from quotary.core.playbook import Playbook
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.unread.circle import accepted_in, is_circle, strangers, widens
from quotary.core.unread.circle_duty import laid_on_people
from quotary.core.unread.contract_names import names_in
from quotary.core.unread.houses import beyond_house
from quotary.core.unread.limbs import in_usual_exclusions
from quotary.core.unread.made import made
from quotary.core.unread.own_papers import own_papers

MOST: Final = 12
"""Alerts of one kind that are raised; a person who has seen so many reads the contract anyway."""
SHOWN: Final = 4
"""Names that are shown of one sentence."""
CUE: Final = 80
"""Characters of a sentence that are shown where all of it is meant."""
_SEGMENT: Final = re.compile(r"(?:[^.;:]|(?<=\d)[.:](?=\d)|(?<=\b\w)\.)+")


def outside_alerts(view: UnitView, playbook: Playbook) -> tuple[Alert, ...]:
    """An alert per sentence and kind: `recipients`, `ownership`, `own_paper`.

    () where the playbook lists nothing as usual, and outside whole documents in English: it then
    has not asked for this check.
    """
    return _outside(view, playbook) if playbook.reads_unquoted else ()


@lru_cache(maxsize=32)
def _outside(view: UnitView, playbook: Playbook) -> tuple[Alert, ...]:
    sides, house = _sides(view, playbook), accepted_in(playbook.usual)
    names = names_in(view, playbook.we_are)
    found: dict[str, list[Alert]] = {"recipients": [], "ownership": [], "own_paper": []}
    flats = {sentence: view.flat(sentence).text for sentence in view.sentences}
    for sentence, flat in flats.items():
        places = chain(strangers(flat, house), beyond_house(flat, names))
        if shown := ", ".join(dict.fromkeys(flat[slice(*one)] for one in islice(places, SHOWN))):
            # All of them: a name more must not hide behind one that is known.
            alert = raised("recipients", playbook.language, sentence, cue=shown)
            found["recipients"].append(alert)
        listed = in_usual_exclusions(view, sentence)
        for kind, place, said in _of_parts(flat, sides):
            if listed and kind == "ownership":
                # Whence a third party has it, and who developed it, is what the limbs say.
                continue
            found[kind].append(_raised(kind, playbook, sentence, said, place))
    alerts = [alert for kind in found for alert in first_of(found[kind], MOST, playbook.language)]
    for sentence, cue in _unbound(flats):
        alerts.append(raised("unbound", playbook.language, sentence, cue=cue))
    return tuple(alerts)


def _of_parts(flat: str, sides: _Sides) -> Iterator[tuple[str, tuple[int, int], str]]:
    """Yields each kind that a flattened sentence says, once, with its place in a part of it."""
    seen: set[str] = set()
    for match in _SEGMENT.finditer(flat):
        said = match[0]
        for kind, places in (
            ("ownership", made(said, sides.ours)),
            ("own_paper", own_papers(said, sides.names)),
        ):
            place = next(places, None) if kind not in seen else None
            if place is not None:
                seen.add(kind)
                yield kind, place, said


def _raised(
    kind: str, playbook: Playbook, sentence: Span, said: str, place: tuple[int, int]
) -> Alert:
    return raised(kind, playbook.language, sentence, cue=said[slice(*place)])


def _unbound(flats: Mapping[Span, str]) -> Iterator[tuple[Span, str]]:
    """Yields the first sentence that widens the circle, where secrecy is laid on nobody in it."""
    said = list(flats.values())
    lists = [at for at, flat in enumerate(said) if is_circle(flat)]
    wide = next((at for at in lists if widens(said[at])), None)
    if wide is not None and not laid_on_people(said, lists):
        yield list(flats)[wide], said[wide][:CUE]


@dataclass(frozen=True, slots=True)
class _Sides:
    """The parties' names, and ours, as alternatives of a pattern over flattened text."""

    names: str
    ours: str


def _sides(view: UnitView, playbook: Playbook) -> _Sides:
    found = party_names(view.span.of(view.index.text), playbook.we_are)
    names = [re.escape(flatten(name).text) for name in found]
    return _Sides("|".join(names), rf"\b{names[0]}\b" if names else "")
