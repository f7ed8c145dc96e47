"""Overrides are offered to a later run only where quote and fields are the same."""

from dataclasses import replace

from quotary.api.desk.matter.cards import cards
from quotary.api.desk.matter.kept_overrides import before, offers
from quotary.api.desk.matter.reading import ShownRun
from quotary.core.decision import DecisionInput
from quotary.core.finding import Finding
from quotary.core.gate import check_unit
from quotary.core.proposal import parse_reply
from quotary.core.route import decide
from quotary.core.verdict import Verdict
from quotary.log.matter_state import Override
from support.contratos import contrato
from support.desk_runs import decided_run

SAID = Override("foro", 15, Verdict.ACCEPT, "Ana", "Recife suits us.", 7)


def run_of(*, changed: bool = False, moved: bool = False) -> ShownRun:
    found = contrato("problemas.pdf")
    units = [
        check_unit(
            parse_reply(found.recorded(n), found.playbook), found.index, found.playbook, n, span
        )
        for n, span in enumerate(found.units, start=1)
    ]
    if changed:
        units[14] = replace(units[14], findings=tuple(map(_other, units[14].findings)))
    if moved:
        units[13], units[14] = (
            replace(units[13], findings=units[14].findings),
            replace(units[14], findings=()),
        )
    given = DecisionInput(found.playbook.id, "pt", tuple(units))
    decision = decide(given, found.playbook)
    return decided_run(found.index.document, found.playbook, decision, given, found.units)


def _other(finding: Finding) -> Finding:
    first = replace(finding.fields[0], proposed=True)
    return replace(finding, fields=(first, *finding.fields[1:]))


def overridden(shown: ShownRun, *said: Override) -> ShownRun:
    return replace(shown, run=replace(shown.run, overrides=said))


def test_an_unchanged_finding_is_offered_with_who_said_what_of_which_run() -> None:
    found = offers(overridden(run_of(), SAID), run_of())
    assert list(found) == [("foro", 15)]
    assert found["foro", 15].note == "Carried over from run r1 (Ana): Recife suits us."
    (card,) = [each for each in cards(run_of(), offered=found) if each.offer]
    assert card.position == "foro"


def test_a_finding_whose_fields_have_changed_is_not() -> None:
    assert not offers(overridden(run_of(), SAID), run_of(changed=True))


def test_a_clause_that_has_moved_is_the_same_clause() -> None:
    assert list(offers(overridden(run_of(), SAID), run_of(moved=True))) == [("foro", 14)]


def test_what_a_person_has_decided_anew_is_left_alone() -> None:
    anew = replace(SAID, verdict=Verdict.REJECT, seq=9)
    assert not offers(overridden(run_of(), SAID), overridden(run_of(), anew))


def test_only_the_run_that_counts_and_is_open_is_offered_anything() -> None:
    new = run_of()
    old = replace(new.run, overrides=(SAID,))
    later = replace(new.run, run="r2", first_seq=5)
    state = replace(new.state, runs={"r1": old, "r2": later}, current="r2")
    assert before(replace(new, state=state, run=later)) == "r1"
    assert before(replace(new, state=replace(state, current="r1"), run=later)) == ""
    assert before(replace(new, state=state, run=replace(later, closing="approved"))) == ""
    assert before(replace(new, state=state, run=old)) == ""
