"""What a change of a playbook without positions changes: how duties are read, and key terms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quotary.core.playbook.chunk_model import KeyTermSpec, RiskRule
from quotary.core.playbook.model import Playbook


def register_difference(before: Playbook, after: Playbook) -> tuple[str, ...]:
    """A sentence for each change; () where registers are read alike under both."""
    old, new = before.obligations, after.obligations
    return (
        *_value("Proposed from a confidence of", old.accept, new.accept),
        *_value("Read one by one from a confidence of", old.review, new.review),
        *_words("Words of duty", old.duty_cues, new.duty_cues),
        *_words("Reasons to leave a sentence out", old.exclude, new.exclude),
        *_words("Risks", _risks(old.risk), _risks(new.risk)),
        *_value("Tokens in a chunk", before.chunk.tokens, after.chunk.tokens),
        *_value("Tokens that a chunk repeats", before.chunk.overlap, after.chunk.overlap),
        *_terms(before, after),
    )


def _value(what: str, before: float, after: float) -> Iterator[str]:
    if before != after:
        yield f"{what} {after:g}, not {before:g}."


def _words(what: str, before: Sequence[str], after: Sequence[str]) -> Iterator[str]:
    added = [f"“{each}”" for each in after if each not in before]
    gone = [f"“{each}”" for each in before if each not in after]
    if added:
        yield f"{what}: new are {', '.join(added)}."
    if gone:
        yield f"{what}: gone are {', '.join(gone)}."


def _risks(rules: Sequence[RiskRule]) -> list[str]:
    return [f"{cue}: at least {rule.at_least}" for rule in rules for cue in rule.cues]


def _terms(before: Playbook, after: Playbook) -> Iterator[str]:
    for old in before.terms:
        new = after.term(old.id)
        if new is None:
            yield f"The key term {old.title} is gone."
        elif changed := ", ".join(_changed(old, new)):
            yield f"The key term {new.title} has another {changed}."
    for new in after.terms:
        if before.term(new.id) is None:
            yield f"The key term {new.title} is new."


def _changed(old: KeyTermSpec, new: KeyTermSpec) -> Iterator[str]:
    for what, one, other in (
        ("title", old.title, new.title),
        ("description", old.description, new.description),
        ("reader", (old.derive, old.options), (new.derive, new.options)),
        ("set of cues", old.cues, new.cues),
    ):
        if one != other:
            yield what
