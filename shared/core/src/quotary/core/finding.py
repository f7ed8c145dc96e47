"""What the gate hands to the rules: proposals whose quotes and fields have been checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from quotary.core.citation import Citation
from quotary.core.span import Span
from quotary.core.verdict import Verdict

Scalar = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Alert:
    """A reason not to trust an accept. `kind` is a stable token, `detail` a sentence.

    `span` is the passage that raised it, where there is one.
    """

    kind: str
    detail: str
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class FieldCheck:
    """One field, proposed and read again from the verified quote.

    `proposed` is the model's value (None also where it was missing or of the wrong type).
    `status` of the reading is value, none, ambiguous, conflict, or unread (no reader is named).
    `agrees` is None where there was nothing to compare.
    """

    name: str
    proposed: Scalar
    read: Scalar = None
    status: str = "unread"
    agrees: bool | None = None


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
    """One unit after the gate: its findings, or why it could not be evaluated."""

    unit: int
    evaluated: bool
    findings: tuple[Finding, ...] = ()
    document_type: TypeClaim | None = None
    counterparty: str | None = None
    alerts: tuple[Alert, ...] = ()
    failure: str = ""
