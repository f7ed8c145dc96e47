"""What a check says: alerts, and fields as proposed beside fields as code reads them."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.core.span import Span

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
