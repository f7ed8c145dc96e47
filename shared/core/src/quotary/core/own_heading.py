"""Whether the heading of a clause names a position, so that a quote from it is on its topic."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.core.cues import has_cue
from quotary.core.playbook import Position
from quotary.core.span import Span
from quotary.core.unit_view import UnitView


def is_headed_by(position: Position, view: UnitView, quoted: Sequence[Span]) -> bool:
    """True where one of the quotes stands in a clause whose heading names the position.

    Of positions that are read clause by clause: there, a heading is the clause's subject. What the
    quote says of the position is read in its own words, whatever the heading says.
    """
    words = (*position.cues, *position.touches)
    if not position.harmless or not words:
        return False
    return any(has_cue(title, words) for span in quoted for title in _titles(view, span))


def _titles(view: UnitView, span: Span) -> list[str]:
    """The headings over the place: its own clause's, and those of the clauses that hold that."""
    titles: list[str] = []
    level = 0
    for clause in reversed(view.index.document.clauses):
        if clause.span.start > span.start or not view.span.overlaps(clause.span):
            continue
        if clause.span.contains(Span(span.start, span.start + 1)) or 0 < clause.level < level:
            level = clause.level
            titles.append(clause.title)
        if level == 1:
            break
    return [title for title in titles if title]
