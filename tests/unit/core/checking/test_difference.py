"""What a change of playbook changes."""

from dataclasses import replace

from quotary.core.checking.difference import Change, difference
from quotary.core.playbook import Playbook, Position
from quotary.core.playbook.unary import Bound, Interval
from quotary.core.verdict import Verdict
from support.policies import vendor_nda


def changed(id_: str, **changes: object) -> Playbook:
    nda = vendor_nda()
    positions = tuple(
        replace(one, **changes) if one.id == id_ else one  # pyright: ignore[reportArgumentType]
        for one in nda.positions
    )
    return replace(nda, positions=positions)


def position(id_: str) -> Position:
    found = vendor_nda().position(id_)
    assert found is not None
    return found


def test_nothing_changes_against_itself() -> None:
    found = difference(vendor_nda(), vendor_nda())
    assert found.changes == ()
    assert found.compared == found.unchanged > 100
    assert found.extraction == found.checks == ()


def test_four_years_a_reject_is_one_changed_line_per_value() -> None:
    rows = position("term").rows
    over = replace(rows[4].when[0], test=Interval(low=Bound(3.5, inclusive=False)))
    stricter = replace(rows[4], when=(over,), verdict=Verdict.REJECT)
    found = difference(vendor_nda(), changed("term", rows=(*rows[:4], stricter, *rows[5:])))
    changes = {(dict(one.cells)["years"], one.before, one.after) for one in found.changes}
    assert changes == {
        ("3.25", "fallback", "accept"),
        ("3.5", "fallback", "accept"),
        ("4.25", "fallback", "reject"),
        ("5", "fallback", "reject"),
    }
    assert found.extraction == ()


def test_absence_and_weight_are_changes_too() -> None:
    found = difference(vendor_nda(), changed("residuals", if_absent="reject", critical=False))
    assert found.changes == (
        Change("residuals", "absence", "accept", "reject"),
        Change("residuals", "critical", "critical", "not critical"),
    )


def test_positions_that_come_and_go_are_named() -> None:
    fewer = replace(vendor_nda(), positions=vendor_nda().positions[1:])
    assert difference(vendor_nda(), fewer).changes == (
        Change("mutuality", "removed", "Mutuality", ""),
    )
    assert difference(fewer, vendor_nda()).changes == (
        Change("mutuality", "added", "", "Mutuality"),
    )


def test_what_the_model_is_asked_and_what_the_gate_looks_for_are_told_apart() -> None:
    asked = difference(vendor_nda(), changed("term", requirement="Something else."))
    assert (asked.extraction, asked.checks, asked.changes) == (("term",), (), ())
    looked = difference(vendor_nda(), changed("term", cues=("term",)))
    assert (looked.extraction, looked.checks, looked.changes) == ((), ("term",), ())
