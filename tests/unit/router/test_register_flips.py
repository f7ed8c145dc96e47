"""A register decided again under another playbook, without a model."""

from dataclasses import replace
from typing import Any

from quotary.core.decision import Decision
from quotary.core.playbook import ChunkSize, Playbook, RiskRule
from quotary.core.proposal import Proposal
from quotary.core.route import decide
from quotary.log.facts.policy import PositionFlip
from quotary.router.domain.replaying import changed, flip, needs_model
from support.registers import BROAD, REPORTS, SECRETS, TEXT, duty, gated, given

DUE = "within 30 days after the end of each quarter"
GIVEN = given(
    gated(
        Proposal(
            (),
            obligations=(
                duty(REPORTS, 0.6, deadline=DUE, risk="low"),
                duty(SECRETS, 0.95, modality="must_not"),
            ),
        )
    )
)


def under(**policy: Any) -> Playbook:
    return replace(BROAD, obligations=replace(BROAD.obligations, **policy))


def flips(before: Decision, after: Decision) -> list[tuple[str, str, str]]:
    found = flip("m1", "r1", GIVEN, before, after, TEXT)
    assert (found.before, found.after) == ("yellow", "yellow")
    return [(one.before, one.after, one.quote) for one in found.positions]


BEFORE = decide(GIVEN, BROAD)


def test_the_same_playbook_changes_nothing() -> None:
    assert not changed(BEFORE, decide(GIVEN, BROAD))


def test_a_lower_threshold_proposes_more() -> None:
    after = decide(GIVEN, under(accept=0.5))
    assert changed(BEFORE, after)
    assert flips(BEFORE, after) == [("review", "proposed", REPORTS)]


def test_a_higher_least_escalates_and_leaves_a_gap() -> None:
    after = decide(GIVEN, under(review=0.7))
    assert flips(BEFORE, after) == [
        ("review", "escalated", REPORTS),
        ("covered", "gap", REPORTS),
    ]
    assert flips(after, BEFORE) == [
        ("escalated", "review", REPORTS),
        ("gap", "covered", REPORTS),
    ]


def test_a_risk_cue_shows_in_the_flip() -> None:
    after = decide(GIVEN, under(risk=(RiskRule(("report",), "high"),)))
    assert flips(BEFORE, after) == [("review, risk low", "review, risk high", REPORTS)]


def test_an_obligation_is_named_by_its_key() -> None:
    after = decide(GIVEN, under(accept=0.5))
    (one,) = flip("m1", "r1", GIVEN, BEFORE, after, TEXT).positions
    assert BEFORE.register is not None
    assert one == PositionFlip(
        id=BEFORE.register.obligations[0].key, before="review", after="proposed", quote=REPORTS
    )


def test_what_needs_the_document_or_a_model_again_is_named() -> None:
    assert needs_model(BROAD, under(accept=0.5, risk=())) == ()
    assert needs_model(BROAD, under(duty_cues=("is due",))) == ("duty_cues",)
    assert needs_model(under(exclude=("recital",)), BROAD) == ("exclude",)
    assert needs_model(BROAD, under(exclude=("recital",))) == ()
    assert needs_model(BROAD, replace(BROAD, chunk=ChunkSize(500, 50))) == ("chunk",)
    changed_term = replace(BROAD.terms[0], derive="percent", options=())
    other = replace(BROAD, terms=(changed_term, *BROAD.terms[1:]))
    assert needs_model(BROAD, other) == ("terms.liability_cap",)
