"""What another playbook changes in a register that was decided before; no model is asked."""

from __future__ import annotations

from quotary.core.obligations.register import Obligation, Register
from quotary.core.playbook import Playbook
from quotary.log.facts.policy import PositionFlip

QUOTE_CHARACTERS = 300
GONE = "escalated"
"""What becomes of an obligation whose confidence is below the least."""


def register_flips(before: Register | None, after: Register | None) -> tuple[PositionFlip, ...]:
    """Obligations whose bucket or risk changes, by key, and sentences that become gaps or cease to.

    () where either is no register.
    """
    if before is None or after is None:
        return ()
    old = {one.key: one for one in before.obligations}
    new = {one.key: one for one in after.obligations}
    flips = [
        PositionFlip(id=key, before=was, after=now, quote=_short(one.quote))
        for key, one in {**old, **new}.items()
        if (was := _standing(old.get(key), new.get(key)))
        != (now := _standing(new.get(key), old.get(key)))
    ]
    return (*flips, *_gaps(before, after))


def register_needs_model(before: Playbook, after: Playbook) -> tuple[str, ...]:
    """What of a chunk playbook is read again only with the document or a model at hand."""
    names: list[str] = []
    if before.chunk != after.chunk:
        names.append("chunk")
    if before.obligations.duty_cues != after.obligations.duty_cues:
        names.append("duty_cues")
    if set(after.obligations.exclude) - set(before.obligations.exclude):
        names.append("exclude")
    known = set(before.terms)
    return (*names, *(f"terms.{term.id}" for term in after.terms if term not in known))


def _standing(one: Obligation | None, other: Obligation | None) -> str:
    """The bucket, and the risk where it is not the other's."""
    if one is None:
        return GONE
    if other is None or one.risk == other.risk:
        return one.bucket
    return f"{one.bucket}, risk {one.risk or 'unknown'}"


def _gaps(before: Register, after: Register) -> list[PositionFlip]:
    old = {one.place.span: one for one in before.gaps}
    new = {one.place.span: one for one in after.gaps}
    words = {True: "gap", False: "covered"}
    return [
        PositionFlip(
            id="gap",
            before=words[span in old],
            after=words[span in new],
            quote=_short(one.sentence),
        )
        for span, one in sorted({**old, **new}.items())
        if (span in old) != (span in new)
    ]


def _short(words: str) -> str:
    flat = " ".join(words.split())
    return flat if len(flat) <= QUOTE_CHARACTERS else flat[: QUOTE_CHARACTERS - 1] + "…"
