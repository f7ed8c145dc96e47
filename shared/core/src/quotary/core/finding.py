"""What the gate hands to the rules: proposals whose quotes and fields have been checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from quotary.core.alert import Alert, FieldCheck, Scalar
from quotary.core.citation import Citation
from quotary.core.obligations.register import ChunkFindings
from quotary.core.verdict import Verdict

__all__ = ["Alert", "FieldCheck", "Finding", "GatedUnit", "Scalar", "TypeClaim"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One position after the gate.

    `present` is the model's claim; None where it said nothing usable, which is never an accept.
    `grounded` is True where the claim of presence rests on verified quotes alone.
    `suggested` is the class that the model proposes in clause scope: it can only make things worse.
    """

    position: str
    present: bool | None
    grounded: bool
    citations: tuple[Citation, ...] = ()
    fields: tuple[FieldCheck, ...] = ()
    alerts: tuple[Alert, ...] = ()
    suggested: Verdict | None = None

    def proposed_fields(self) -> Mapping[str, Scalar]:
        """The fields as the model gave them."""
        return {check.name: check.proposed for check in self.fields}

    def read_fields(self) -> Mapping[str, Scalar]:
        """The fields as code reads them: the reading where there is one, else the proposal."""
        return {
            check.name: check.read if check.status == "value" else check.proposed
            for check in self.fields
        }


@dataclass(frozen=True, slots=True)
class TypeClaim:
    """What the model called the document, and whether code agrees that it is of another type."""

    claimed: str
    cues_agree: bool = False
    cues: tuple[str, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class GatedUnit:
    """One unit after the gate: its findings, or why it could not be evaluated.

    `chunk` is set in chunk scope, also where the unit was not evaluated.
    """

    unit: int
    evaluated: bool
    findings: tuple[Finding, ...] = ()
    document_type: TypeClaim | None = None
    counterparty: str | None = None
    alerts: tuple[Alert, ...] = ()
    failure: str = ""
    chunk: ChunkFindings | None = None
