"""What a change of playbook changes: verdicts, and what the model would have to be asked again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from quotary.core.checking.boundary import ordered_fields
from quotary.core.checking.domain import samples, situations
from quotary.core.checking.folding_table import lines
from quotary.core.finding import Scalar
from quotary.core.playbook.evaluating import evaluate
from quotary.core.playbook.model import Playbook, Position
from quotary.core.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Change:
    """One change. `cells` are (field, label) pairs of the situation, () where it is no table's.

    `kind` is verdict, absence, critical, added or removed; `before` and `after` are words.
    """

    position: str
    kind: str
    before: str
    after: str
    cells: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """`compared` situations were decided under both playbooks, `unchanged` of them alike.

    `extraction` names positions whose findings are old under the new playbook: the model was
    asked something else. `checks` names positions whose cues, readers or proofs changed.
    """

    changes: tuple[Change, ...]
    compared: int
    unchanged: int
    extraction: tuple[str, ...]
    checks: tuple[str, ...]


def difference(before: Playbook, after: Playbook) -> Difference:
    """Every change of a verdict from one playbook to the other.

    Raises:
        TooManySituations: a position has too many combinations to compare.
    """
    pairs = [(old, new) for old in before.positions if (new := after.position(old.id))]
    same = [_alike(old, new) for old, new in pairs]
    return Difference(
        changes=(
            *(change for old, new in pairs for change in _changes(old, new)),
            *_only_in(before, after, "removed"),
            *_only_in(after, before, "added"),
        ),
        compared=sum(len(one) for one in same),
        unchanged=sum(sum(one) for one in same),
        extraction=tuple(old.id for old, new in pairs if _asked(old) != _asked(new)),
        checks=tuple(old.id for old, new in pairs if _checked(old) != _checked(new)),
    )


def _alike(old: Position, new: Position) -> list[bool]:
    """For each situation of either, whether both come to the same verdict."""
    return [
        _verdict(old, fields) is _verdict(new, fields) for fields in situations(samples([old, new]))
    ]


def _changes(old: Position, new: Position) -> Iterator[Change]:
    def both(fields: Mapping[str, Scalar]) -> tuple[Verdict, Verdict]:
        return _verdict(old, fields), _verdict(new, fields)

    for line in lines(samples([old, new]), both, ordered_fields(old, new)):
        was, now = line.outcome
        if was is not now:
            yield Change(old.id, "verdict", was, now, line.cells)
    if old.if_absent != new.if_absent:
        yield Change(old.id, "absence", old.if_absent, new.if_absent)
    if old.critical != new.critical:
        yield Change(old.id, "critical", _word(old.critical), _word(new.critical))


def _only_in(one: Playbook, other: Playbook, kind: str) -> Iterator[Change]:
    for position in one.positions:
        if other.position(position.id) is None:
            before, after = (position.title, "") if kind == "removed" else ("", position.title)
            yield Change(position.id, kind, before, after)


def _verdict(position: Position, fields: Mapping[str, Scalar]) -> Verdict:
    return evaluate(position, fields, "en").lifted


def _asked(position: Position) -> tuple[object, ...]:
    """What the model is told and has to fill in."""
    told = (position.requirement, position.acceptable, position.negotiable, position.unacceptable)
    fields = tuple(
        (spec.name, spec.type, spec.description, spec.values) for spec in position.fields
    )
    return (*told, fields)


def _checked(position: Position) -> tuple[object, ...]:
    """What the gate looks for."""
    fields = ((spec.name, spec.derive, spec.options, spec.prove_when) for spec in position.fields)
    words = (position.cues, position.adverse, position.plain, position.harmless, position.touches)
    return (*words, *fields)


def _word(flag: bool) -> str:  # noqa: FBT001 - the flag is what is put into words
    return "critical" if flag else "not critical"
