"""Words that multiply, add to or deny a value turn it into no value, whatever the value is."""

from hypothesis import given
from hypothesis import strategies as st

from quotary.core.readers import derive

MULTIPLIERS = (
    "twice {}",
    "thrice {}",
    "double the {}",
    "three times {}",
    "half of that {}",
    "a multiple of {}",
    "{} multiplied by two",
    "{} doubled",
    "o dobro de {}",
    "duas vezes {}",
)
DENIALS = (
    "no longer {}",
    "instead of {}",
    "rather than {}",
    "without any {}",
    "formerly {}",
    "the {} cap does not apply",
    "the {} limit shall not apply",
    "the {} is hereby waived",
)
VALUES = st.one_of(
    st.tuples(st.just("percent"), st.integers(1, 99).map("{}%".format)),
    st.tuples(st.just("money"), st.integers(2, 9_999).map("USD {}.00".format)),
    st.tuples(st.just("duration"), st.integers(2, 90).map("{} days".format)),
    st.tuples(st.just("duration"), st.integers(2, 20).map("{} years".format)),
)
RATES = ("prime", "the base rate", "LIBOR", "SELIC", "the CDI", "the reference rate", "o IPCA")


@given(VALUES, st.sampled_from(MULTIPLIERS + DENIALS))
def test_a_value_multiplied_or_denied_is_not_read(value: tuple[str, str], frame: str) -> None:
    kind, said = value
    assert derive(kind, said).status == "value"
    assert derive(kind, frame.format(said)).status != "value"


@given(st.integers(1, 20), st.sampled_from(RATES), st.sampled_from(("plus", "+", "minus", "mais")))
def test_a_margin_on_a_rate_is_no_rate(margin: int, rate: str, sign: str) -> None:
    assert derive("percent", f"{rate} {sign} {margin}%").status != "value"
    assert derive("percent", f"{margin}% above {rate}").status != "value"


@given(st.integers(2, 900), st.sampled_from(("thousand", "million", "hundred", "dozen", "mil")))
def test_one_scale_behind_another_is_not_read(count: int, scale: str) -> None:
    assert derive("money", f"USD {count} thousand {scale}").status != "value"


@given(st.integers(1, 60), st.sampled_from(("after", "before", "prior to", "following")))
def test_a_date_counted_from_another_is_not_that_other(days: int, side: str) -> None:
    assert derive("date", "on 5 March 2025").value == "2025-03-05"
    assert derive("date", f"{days} days {side} 5 March 2025").status == "ambiguous"
