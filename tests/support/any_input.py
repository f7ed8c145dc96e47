"""Hypothesis strategies: any well-typed input of a decision, however absurd."""

from __future__ import annotations

import math

from hypothesis import strategies as st

from quotary.core.citation import Citation
from quotary.core.decision import DecisionInput
from quotary.core.finding import Alert, FieldCheck, Finding, GatedUnit, Scalar, TypeClaim
from quotary.core.playbook import FieldSpec, Playbook, Position
from quotary.core.span import Span
from quotary.core.verdict import Verdict

ODD: tuple[Scalar, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    3,
    5,
    7,
    2.5,
    10**400,
    -(10**400),
    math.nan,
    math.inf,
    -math.inf,
    1e308,
    "true",
    "3",
    "",
    "\ud800",
    "US-DE",
    "us",
    "both",
    "Baja California",
    "a\u202eb\x00c",
    "x" * 5000,
)

scalars = st.one_of(st.sampled_from(ODD), st.integers(), st.floats(), st.text(max_size=12))
alerts = st.lists(
    st.builds(Alert, st.sampled_from(["injection", "off_topic", "\x00"]), st.text(max_size=20)),
    max_size=2,
).map(tuple)
statuses = st.sampled_from(["value", "none", "ambiguous", "conflict", "unread", "odd"])
VERIFIED = Citation("q", "verified", spans=(Span(0, 1),))
citations = st.sampled_from(
    [(), (VERIFIED,), (Citation("q", "ungrounded", reason="not_found"), VERIFIED)]
)
suggestions = st.sampled_from([None, *Verdict, Verdict.ACCEPT, Verdict.ACCEPT])


GOOD: dict[str, list[Scalar]] = {
    "years": [2, 2.5, 3],
    "perpetual": [False],
    "trade_secret_only": [False],
    "residuals": [False],
    "jurisdiction": ["US-DE", "US-NY"],
    "excluded": [True],
    "dpa_first": [True, False],
}
"""Values with which the positions of the narrow playbook are accepted."""


def likely(spec: FieldSpec) -> st.SearchStrategy[Scalar]:
    """Values of the field's type, so that tables are really reached."""
    if spec.type == "boolean":
        return st.booleans()
    if spec.type == "number":
        return st.sampled_from([1, 1.5, 2, 2.5, 3, 4, 5, 6])
    return st.sampled_from([*spec.values, "US-DE", "US-TX", "GB-EAW"])


@st.composite
def checks(draw: st.DrawFn, spec: FieldSpec, *, honest: bool) -> FieldCheck:
    """A field check: an honest one is confirmed by code, another may be mistaken or absurd."""
    good = st.sampled_from(GOOD[spec.name]) if spec.name in GOOD else likely(spec)
    value = draw(good if honest else st.one_of(good, likely(spec), scalars))
    if honest:
        return FieldCheck(spec.name, value, value, "value", agrees=True)
    return FieldCheck(
        spec.name,
        value,
        draw(st.one_of(good, likely(spec), scalars)),
        draw(statuses),
        draw(st.sampled_from([None, True, False])),
    )


@st.composite
def findings(draw: st.DrawFn, position: Position) -> Finding:
    """A finding for the position; most of them clean enough to be accepted."""
    clean = draw(st.sampled_from([True, True, True, True, False]))
    return Finding(
        position=position.id,
        present=True if clean else draw(st.sampled_from([True, True, False, None])),
        grounded=clean or draw(st.booleans()),
        citations=(VERIFIED,) if clean else draw(citations),
        fields=tuple(draw(checks(spec, honest=clean)) for spec in position.fields),
        alerts=() if clean else draw(alerts),
        suggested=draw(suggestions),
    )


@st.composite
def units(draw: st.DrawFn, playbook: Playbook, number: int) -> GatedUnit:
    """A unit with any findings: some positions left out, some twice, some unknown."""
    found: list[Finding] = []
    for position in playbook.positions:
        count = draw(st.sampled_from([1] * 14 + [0, 2]))
        found.extend(draw(findings(position)) for _ in range(count))
    if draw(st.integers(0, 19)) == 0:
        found.append(Finding("nobody\ud800", present=True, grounded=True))
    claim = st.builds(
        TypeClaim,
        st.sampled_from([playbook.document_type, playbook.document_type, "other", ""]),
        st.sampled_from([False, False, False, True]),
    )
    return GatedUnit(
        unit=number,
        evaluated=draw(st.sampled_from([True, True, True, True, False])),
        findings=tuple(found),
        document_type=draw(st.one_of(claim, claim, claim, st.none())),
        alerts=draw(st.one_of(st.just(()), alerts)),
        failure=draw(st.sampled_from(["", "The model was away."])),
    )


@st.composite
def inputs(draw: st.DrawFn, playbook: Playbook, most: int = 3) -> DecisionInput:
    """Any input for the playbook, up to `most` units."""
    count = draw(st.integers(0, most))
    return DecisionInput(
        playbook=playbook.id,
        language=draw(st.sampled_from(["en", "pt", "", "xx"])),
        units=tuple(draw(units(playbook, number)) for number in range(1, count + 1)),
        alerts=draw(st.one_of(st.just(()), alerts)),
        capped=draw(st.sampled_from([False, False, True])),
    )
