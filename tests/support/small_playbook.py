"""A playbook of four positions, small enough to read beside a test."""

from __future__ import annotations

from quotary.core.playbook import (
    Condition,
    FieldSpec,
    OtherType,
    Playbook,
    Position,
    Row,
)
from quotary.core.playbook.unary import Equals, Interval, Missing, OneOf, parse_interval
from quotary.core.verdict import Verdict

ACCEPT, FALLBACK, REJECT = Verdict.ACCEPT, Verdict.FALLBACK, Verdict.REJECT
TRUE = Equals(value=True)


def _over(text: str) -> Interval:
    interval = parse_interval(text, "number")
    assert interval is not None
    return interval


TERM = Position(
    id="term",
    title="Confidentiality term",
    requirement="How long confidentiality survives: accept two or three years.",
    critical=True,
    if_absent="reject",
    fields=(
        FieldSpec("years", "number", derive="duration.years"),
        FieldSpec("perpetual", "boolean", derive="duration.perpetual"),
    ),
    rows=(
        Row((Condition("perpetual", TRUE),), REJECT, "It does not expire."),
        Row((Condition("years", Missing()),), REJECT, "No usable term."),
        Row((Condition("years", _over("> 5")),), REJECT, "{years} years is too long."),
        Row((Condition("years", _over("> 3")),), FALLBACK, "{years} years is long."),
        Row((Condition("years", _over(">= 2")),), ACCEPT, "{years} years is fine."),
        Row((), FALLBACK, "{years} years is short."),
    ),
    fallback_comment="Please set the survival period to three years from disclosure.",
    cues=("surviv*", "remain* in effect", "years after", "years from"),
    adverse=("perpetual*", "indefinite*", "in perpetuity"),
)
RESIDUALS = Position(
    id="residuals",
    title="Residuals",
    requirement="Whether a party may use what its people remember.",
    critical=True,
    if_absent="accept",
    fields=(
        FieldSpec(
            "residuals",
            "boolean",
            derive="yes_no",
            yes=("free to use ... residual*", "unaided memor*"),
            no=("no residual* ... may be used",),
        ),
    ),
    rows=(
        Row((Condition("residuals", TRUE),), REJECT, "There is a residuals clause."),
        Row((), ACCEPT, "No residuals."),
    ),
    fallback_comment="Please delete the residuals clause.",
    cues=("residual*", "unaided memor*"),
    adverse=("free to use ... residual*", "unaided memor*"),
)
PURPOSE = Position(
    id="purpose",
    title="Purpose",
    requirement="Whether use is limited to the stated purpose.",
    critical=True,
    if_absent="reject",
    fields=(
        FieldSpec(
            "limited",
            "boolean",
            derive="yes_no",
            prove_when="true",
            yes=("solely for the purpose", "only for the purpose", "for no other purpose"),
            no=("any purpose", "any lawful purpose", "its own business purposes"),
        ),
    ),
    rows=(
        Row((Condition("limited", TRUE),), ACCEPT, "Use is limited."),
        Row((), REJECT, "Use is not limited."),
    ),
    fallback_comment="Please limit use to the stated purpose.",
    cues=("purpose*", "use ... confidential information"),
    adverse=("any purpose", "any lawful purpose", "its own business purposes"),
)
LAW = Position(
    id="governing_law",
    title="Governing law",
    requirement="Which law governs.",
    if_absent="fallback",
    fields=(FieldSpec("jurisdiction", "string", derive="jurisdiction"),),
    rows=(
        Row((Condition("jurisdiction", OneOf(("US-DE", "US-CA", "US-NY"))),), ACCEPT, "On list."),
        Row((), REJECT, "{jurisdiction} is not on our list."),
    ),
    fallback_comment="Please choose the laws of Delaware.",
    cues=("governed by", "governing law", "laws of"),
)
SMALL = Playbook(
    id="small-nda",
    version="1",
    title="Small NDA",
    we_are="Acme Industries",
    language="en",
    scope="document",
    positions=(TERM, RESIDUALS, PURPOSE, LAW),
    document_type="nda",
    type_cues=("non-disclosure", "confidentiality agreement"),
    other_types=(
        OtherType("order_form", ("order form", "purchase order")),
        OtherType("employment", ("employment agreement", "employee handbook")),
    ),
)
