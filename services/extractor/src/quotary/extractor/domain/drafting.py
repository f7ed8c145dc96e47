"""Which positions of a decision want a comment, and which text each gets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from quotary.core.comments import check_comment
from quotary.core.decision import Decision, DecisionInput, PositionDecision
from quotary.core.playbook import Playbook, Position
from quotary.core.verdict import Verdict
from quotary.log.facts.commented import Comment
from quotary.log.facts.proposed import Usage

_LONGEST = 2_000


@dataclass(frozen=True, slots=True)
class Wanted:
    """One comment to be written: for which decision, under which position, about which quotes.

    `quotes` are verified fragments, as they stand in the contract.
    """

    decided: PositionDecision
    position: Position
    quotes: tuple[str, ...] = ()

    @property
    def ask(self) -> str:
        """What the playbook asks the other side for."""
        return self.position.fallback_comment.strip()

    def comment(self, draft: str | None, language: str) -> Comment:
        """The draft where it passes the checks, else the playbook's own text."""
        checked = check_comment(draft, self.position, language)
        source = "model" if checked.source == "model" else "playbook"
        text = checked.text.strip()[:_LONGEST]
        return Comment(position=self.position.id, unit=self.decided.unit, text=text, source=source)


@dataclass(frozen=True, slots=True)
class Drafts:
    """Unchecked drafts by the entry's number from 1; `note` says why there are none, if so."""

    texts: Mapping[int, str] = field(default_factory=dict[int, str])
    usage: Usage = field(default_factory=Usage)
    model: str = ""
    note: str = ""


def wanted(
    decision: Decision,
    playbook: Playbook,
    given: DecisionInput | None = None,
    text: str = "",
) -> tuple[Wanted, ...]:
    """One entry per position that is not accepted and for which the playbook has a text.

    `given` and the document's `text`, where given, say which sentences the entry is about.
    """
    quotes = _quotes(given, text)
    found: list[Wanted] = []
    for decided in decision.positions:
        position = playbook.position(decided.id)
        if decided.verdict is Verdict.ACCEPT or position is None:
            continue
        if position.fallback_comment.strip():
            quoted = quotes.get((decided.unit, decided.id), ())
            found.append(Wanted(decided, position, quoted))
    return tuple(found)


def comments(
    entries: Sequence[Wanted], drafts: Mapping[int, str], language: str
) -> tuple[Comment, ...]:
    """One comment per entry; `drafts` are unchecked, by the entry's number from 1."""
    return tuple(
        entry.comment(drafts.get(number), language) for number, entry in enumerate(entries, 1)
    )


def _quotes(given: DecisionInput | None, text: str) -> Mapping[tuple[int, str], tuple[str, ...]]:
    """Verified quotes by (unit, position), and by (0, position) for decisions on the whole."""
    found: dict[tuple[int, str], tuple[str, ...]] = {}
    for unit in given.units if given else ():
        for finding in unit.findings:
            spans = [each.spans[0] for each in finding.citations if each.verified and each.spans]
            quotes = tuple(text[span.start : span.end] for span in spans)
            for key in ((unit.unit, finding.position), (0, finding.position)):
                found[key] = found.get(key, ()) + quotes
    return found
