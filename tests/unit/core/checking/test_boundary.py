"""The table at every boundary."""

from quotary.core.checking.boundary import boundary_table
from quotary.core.checking.domain import samples, situations
from quotary.core.playbook import Position
from quotary.core.playbook.evaluating import evaluate
from quotary.core.verdict import Verdict
from support.policies import vendor_nda


def position(id_: str) -> Position:
    found = vendor_nda().position(id_)
    assert found is not None
    return found


def test_numbers_get_every_bound_one_value_between_and_one_beyond() -> None:
    years = [sample.value for sample in samples([position("term")])["years"]]
    assert years == [1, 2, 2.5, 3, 4, 5, 6, None]


def test_the_term_without_unknowns_reads_as_counsel_expects() -> None:
    lines = boundary_table(position("term"), vendor_nda())
    plain = {
        dict(line.cells)["years"]: line.verdict
        for line in lines
        if not line.unknown and dict(line.cells).get("perpetual") == "false"
    }
    assert plain == {
        "1": Verdict.FALLBACK,
        "2": Verdict.ACCEPT,
        "2.5": Verdict.ACCEPT,
        "3": Verdict.ACCEPT,
        "4": Verdict.FALLBACK,
        "5": Verdict.FALLBACK,
        "6": Verdict.REJECT,
        "missing": Verdict.REJECT,
    }


def test_fields_that_make_no_difference_are_left_out_of_a_line() -> None:
    lines = boundary_table(position("term"), vendor_nda())
    forever = [line for line in lines if ("trade_secret_only", "false") in line.cells]
    assert [line.cells for line in forever] == [
        (("perpetual", "true"), ("trade_secret_only", "false"))
    ]


def test_the_last_line_is_absence() -> None:
    last = boundary_table(position("residuals"), vendor_nda())[-1]
    assert (last.rule, last.verdict) == ("residuals(absent) → ACCEPT", Verdict.ACCEPT)


def test_a_rule_is_shown_at_its_own_boundaries() -> None:
    lines = boundary_table(position("governing_law"), vendor_nda())
    assert [(dict(line.cells)["jurisdiction"], line.verdict) for line in lines[:-1]] == [
        ("US-DE", Verdict.ACCEPT),
        ("US-CA", Verdict.ACCEPT),
        ("US-NY", Verdict.ACCEPT),
        ("elsewhere in US", Verdict.FALLBACK),
        ("US as a whole", Verdict.FALLBACK),
        ("another country", Verdict.REJECT),
        ("a name without a code or missing", Verdict.FALLBACK),
    ]


def test_every_situation_falls_on_exactly_one_line_and_agrees_with_it() -> None:
    for one in vendor_nda().positions:
        found = samples([one])
        lines = boundary_table(one, vendor_nda())[:-1]
        for fields in situations(found):
            labels = {
                name: next(sample.label for sample in found[name] if sample.value is value)
                for name, value in fields.items()
            }
            hit = [
                line
                for line in lines
                if all(labels[name] in label.split(" or ") for name, label in line.cells)
            ]
            verdict = evaluate(one, fields, "en").lifted
            assert [line.verdict for line in hit] == [verdict]
