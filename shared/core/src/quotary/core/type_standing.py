"""Whether the document is of the playbook's type: a claim by the model, a fact by its cues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quotary.core.finding import Alert, GatedUnit
from quotary.core.playbook.model import Playbook
from quotary.core.wording import say


@dataclass(frozen=True, slots=True)
class TypeStanding:
    """`other` is True where another type is claimed and confirmed; `doubt` is why it is unclear."""

    claimed: str = ""
    other: bool = False
    doubt: Alert | None = None


def type_standing(
    evaluated: Sequence[GatedUnit], playbook: Playbook, *, whole: bool
) -> TypeStanding:
    """The standing of the type over the evaluated units; `whole` where no unit failed.

    Another type stands only where every unit that claims a type claims another one and code
    agrees each time; whatever else speaks against the playbook's type is a doubt.
    """
    wanted = playbook.document_type
    claims = [unit.document_type for unit in evaluated if unit.document_type is not None]
    claims = [claim for claim in claims if claim.claimed]
    if not wanted:
        return TypeStanding(claims[0].claimed if claims else "")
    others = [claim for claim in claims if claim.claimed != wanted]
    claimed = others[0].claimed if others else claims[0].claimed if claims else ""
    if others:
        if whole and len(others) == len(claims) and all(claim.cues_agree for claim in claims):
            return TypeStanding(claimed, other=True)
        return _doubt(playbook, claimed, "type_disputed")
    if any(claim.cues_agree for claim in claims):
        return _doubt(playbook, claimed, "type_hidden")
    if not claims and playbook.scope == "document":
        return _doubt(playbook, claimed, "type_unsaid")
    return TypeStanding(claimed)


def _doubt(playbook: Playbook, claimed: str, kind: str) -> TypeStanding:
    words = {"claimed": claimed, "type": playbook.document_type}
    return TypeStanding(claimed, doubt=Alert(kind, say(kind, playbook.language, **words)))
